import UIKitShim

final class MapOverlayViewController: UIViewController {
  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    let places = PlaceListViewController()
    let navigation = UINavigationController(rootViewController: places)
    if let sheet = navigation.sheetPresentationController {
      sheet.detents = [
        .custom(identifier: .init("peek")) { context in context.maximumDetentValue * 0.2 },
        .medium(), .large(),
      ]
      sheet.selectedDetentIdentifier = .medium
      sheet.largestUndimmedDetentIdentifier = .medium
      sheet.prefersGrabberVisible = true
      sheet.prefersEdgeAttachedInCompactHeight = true
      sheet.prefersScrollingExpandsWhenScrolledToEdge = false
      sheet.preferredCornerRadius = 20
      sheet.delegate = places
    }
    navigation.isModalInPresentation = true
    present(navigation, animated: animated)
  }
}

final class PlaceListViewController: UITableViewController, UISheetPresentationControllerDelegate {
  func sheetPresentationControllerDidChangeSelectedDetentIdentifier(
    _ sheetPresentationController: UISheetPresentationController
  ) {
    tableView.isScrollEnabled = sheetPresentationController.selectedDetentIdentifier == .large
  }

  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    sheetPresentationController?.animateChanges {
      sheetPresentationController?.selectedDetentIdentifier = .large
    }
  }
}
