import UIKitShim

final class BlurHeaderViewController: UIViewController {
  private let blur = UIVisualEffectView(effect: UIBlurEffect(style: .systemThinMaterial))
  private let table = UITableView(frame: .zero, style: .plain)

  override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(table)
    let label = UILabel()
    label.text = "Today"
    label.attributedText = NSAttributedString(string: "Today")
    blur.contentView.addSubview(label)
    view.addSubview(blur)
    setContentScrollView(table, for: .top)
  }

  override func viewSafeAreaInsetsDidChange() {
    super.viewSafeAreaInsetsDidChange()
    view.setNeedsLayout()
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    blur.frame = CGRect(
      x: 0, y: 0, width: view.bounds.width, height: view.safeAreaInsets.top + 44)
    blur.contentView.subviews.first?.frame = blur.bounds.insetBy(dx: 16, dy: 0)
    table.frame = view.bounds
    table.contentInset.top = 44
  }
}
