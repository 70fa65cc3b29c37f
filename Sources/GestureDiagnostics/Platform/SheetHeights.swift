import GestureArbitration
import UIKitShim

// Sheets of visionOS have no heights.
extension UIViewController {
  /// The heights of the sheet that it is presented as; nil if it is not presented as one.
  var sheetHeights: GestureSnapshot.Sheet? {
    #if os(visionOS)
    return nil
    #else
    guard let sheet = sheetPresentationController else { return nil }
    let identifiers = sheet.detents.prefix(DiagnosticMetrics.snapshotDetents).map(\.identifier)
    var heights = GestureSnapshot.Sheet(
      detents: identifiers.map { $0 == .medium ? .medium : $0 == .large ? .large : .custom })
    heights.selected = sheet.selectedDetentIdentifier.flatMap(identifiers.firstIndex)
    heights.undimmed = sheet.largestUndimmedDetentIdentifier.flatMap(identifiers.firstIndex)
    heights.scrollsFirst = sheet.prefersScrollingExpandsWhenScrolledToEdge ? nil : true
    return heights
    #endif
  }

  /// Makes it a sheet of half the height, which leaves the rest of the screen usable.
  package func becomeHalfSheet() {
    modalPresentationStyle = .pageSheet
    #if !os(visionOS)
    sheetPresentationController?.detents = [.medium()]
    sheetPresentationController?.largestUndimmedDetentIdentifier = .medium
    #endif
  }
}
