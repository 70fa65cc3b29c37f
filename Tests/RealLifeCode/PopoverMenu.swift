import UIKitShim

final class ToolbarViewController: UIViewController, UIPopoverPresentationControllerDelegate {
  private let button = UIButton(type: .infoLight)

  override func viewDidLoad() {
    super.viewDidLoad()
    button.addAction(UIAction { [weak self] _ in self?.showInfo() }, for: .touchUpInside)
    view.addSubview(button)
  }

  private func showInfo() {
    let info = UIViewController()
    info.preferredContentSize = CGSize(width: 240, height: 160)
    info.modalPresentationStyle = .popover
    info.popoverPresentationController?.sourceView = button
    info.popoverPresentationController?.sourceRect = button.bounds
    info.popoverPresentationController?.permittedArrowDirections = [.up, .down]
    info.popoverPresentationController?.delegate = self
    present(info, animated: true)
  }

  func adaptivePresentationStyle(for controller: UIPresentationController)
    -> UIModalPresentationStyle
  { .none }
}
