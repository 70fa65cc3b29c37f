import UIKitShim

extension PopGestureClaim {
  /// A map: it is dragged in all directions, and the edge pop still begins.
  public static let map = allDrags.called("map")

  /// A slider, a scrubber, a knob.
  public static let slider = horizontalDrags.called("slider")

  /// A chart that is scrubbed, or a canvas that is drawn on; strokes from the edge pop.
  public static let canvas = allDrags.called("canvas")

  /// A web view with a history of its own: it keeps drags while it can go back, from the edge too,
  /// where `WKWebView.allowsBackForwardNavigationGestures` has recognizers of its own (C185).
  ///
  /// - Parameter canGoBack: Whether there is a page to go back to; `webView.canGoBack`.
  public static func webView(
    canGoBack: @escaping @MainActor @Sendable () -> Bool
  ) -> PopGestureClaim {
    drags(named: "web view", .contentAndEdge) { _ in canGoBack() }
  }

  /// Text in which a selection is extended by dragging: it keeps drags while something is selected.
  ///
  /// - Parameter isSelecting: Whether something is selected; `textView.selectedRange.length > 0`.
  public static func textSelection(
    isSelecting: @escaping @MainActor @Sendable () -> Bool
  ) -> PopGestureClaim {
    drags(named: "text", .content) { _ in isSelecting() }
  }

  /// A row, or a list of rows, with swipe actions: a drag towards trailing is its own where the row has
  /// leading actions, or where it is open and the drag would close it.
  ///
  /// Trailing actions are opened by drags towards leading, which never pop. Register the table, and
  /// look up the row by `drag.point`.
  public static func rowActions(
    areLeadingThere: @escaping @MainActor @Sendable (PopDrag) -> Bool = { _ in false },
    isOpen: @escaping @MainActor @Sendable (PopDrag) -> Bool
  ) -> PopGestureClaim {
    drags(named: "row", .content) { areLeadingThere($0) || isOpen($0) }
  }
}
