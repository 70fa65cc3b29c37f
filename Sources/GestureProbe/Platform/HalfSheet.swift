import UIKitShim

extension UIViewController {
  /// Makes it a sheet of half the height, which leaves the rest of the screen usable.
  func becomeHalfSheet() {
    modalPresentationStyle = .pageSheet
    #if !os(visionOS)  // Sheets of visionOS have no heights.
    sheetPresentationController?.detents = [.medium()]
    sheetPresentationController?.largestUndimmedDetentIdentifier = .medium
    #endif
  }
}
