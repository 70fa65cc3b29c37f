import UIKitShim

final class ButtonsViewController: UIViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    var filled = UIButton.Configuration.filled()
    filled.title = "Download"
    filled.subtitle = "12 MB"
    filled.image = UIImage(systemName: "arrow.down")
    filled.imagePadding = 8
    filled.imagePlacement = .trailing
    filled.baseBackgroundColor = .systemMint
    filled.buttonSize = .large
    let download = UIButton(
      configuration: filled, primaryAction: UIAction { _ in print("download") })
    download.frame = CGRect(x: 20, y: 100, width: 200, height: 60)
    download.configurationUpdateHandler = { button in
      button.configuration?.showsActivityIndicator = button.isSelected
    }

    var tinted = UIButton.Configuration.tinted()
    tinted.contentInsets = NSDirectionalEdgeInsets(top: 8, leading: 16, bottom: 8, trailing: 16)
    let sort = UIButton(configuration: tinted)
    sort.setTitle("Sort", for: .normal)
    sort.setTitleColor(.systemRed, for: .highlighted)
    sort.menu = UIMenu(children: [
      UIAction(title: "Name", state: .on) { _ in }, UIAction(title: "Date") { _ in },
    ])
    sort.showsMenuAsPrimaryAction = true
    sort.changesSelectionAsPrimaryAction = true
    sort.frame = CGRect(x: 20, y: 180, width: 120, height: 44)

    let close = UIButton(type: .close)
    close.addAction(
      UIAction { [weak self] _ in self?.dismiss(animated: true) }, for: .touchUpInside)
    close.frame = CGRect(x: view.bounds.width - 50, y: 20, width: 30, height: 30)
    [download, sort, close].forEach(view.addSubview)
  }
}
