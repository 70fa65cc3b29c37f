import UIKitShim

final class ThemedViewController: UIViewController {
  private let badge = UILabel()
  private let brand = UIColor { traits in
    traits.userInterfaceStyle == .dark ? .white : UIColor(red: 0.2, green: 0.3, blue: 0.6, alpha: 1)
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    badge.backgroundColor = brand
    badge.textColor = .systemBackground
    badge.text = "New"
    badge.layer.masksToBounds = true
    badge.minimumScaleFactor = 0.5
    badge.adjustsFontSizeToFitWidth = true
    view.addSubview(badge)
    overrideUserInterfaceStyle = .dark
    if #available(iOS 17.0, macOS 13, *) {
      registerForTraitChanges([UITraitUserInterfaceStyle.self]) {
        (self: ThemedViewController, _: UITraitCollection) in self.applyTheme()
      }
    }
    applyTheme()
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    let isCompact = traitCollection.horizontalSizeClass == .compact
    badge.frame = CGRect(x: isCompact ? 16 : 32, y: 100, width: 80, height: 28)
    badge.layer.cornerRadius = badge.bounds.height / 2
  }

  private func applyTheme() {
    badge.layer.borderColor = brand.resolvedColor(with: traitCollection).cgColor
  }
}
