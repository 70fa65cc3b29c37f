import UIKitShim

final class ContextMenuGridViewController: UICollectionViewController,
  UIContextMenuInteractionDelegate
{
  override func viewDidLoad() {
    super.viewDidLoad()
    let badge = UIView(frame: CGRect(x: 0, y: 0, width: 44, height: 44))
    badge.addInteraction(UIContextMenuInteraction(delegate: self))
    view.addSubview(badge)
  }

  override func collectionView(
    _ collectionView: UICollectionView,
    contextMenuConfigurationForItemsAt indexPaths: [IndexPath], point: CGPoint
  ) -> UIContextMenuConfiguration? {
    UIContextMenuConfiguration(identifier: nil, previewProvider: nil) { _ in
      UIMenu(
        title: "Item",
        children: [UIAction(title: "Copy") { _ in UIPasteboard.general.string = "x" }])
    }
  }

  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
  ) -> UIContextMenuConfiguration? {
    UIContextMenuConfiguration(actionProvider: { _ in UIMenu(children: []) })
  }
}
