import UIKitShim

extension GestureSnapshot.Sheet {
  /// The heights of a presented controller; nil if it is not presented as a sheet.
  @MainActor
  init?(of controller: UIViewController) {
    #if os(visionOS)
    // Sheets have no detents there.
    return nil
    #else
    guard let sheet = controller.sheetPresentationController else { return nil }
    let identifiers = sheet.detents.prefix(GestureMetrics.snapshotDetents).map(\.identifier)
    self.init(
      detents: identifiers.map { identifier in
        identifier == .medium ? .medium : identifier == .large ? .large : .custom
      })
    selected = sheet.selectedDetentIdentifier.flatMap { identifiers.firstIndex(of: $0) }
    undimmed = sheet.largestUndimmedDetentIdentifier.flatMap { identifiers.firstIndex(of: $0) }
    scrollsFirst = sheet.prefersScrollingExpandsWhenScrolledToEdge ? nil : true
    #endif
  }
}
