import UIKitShim

extension GestureArbiter {
  /// Writes down the live screen, with names for what may own a drag.
  package func snapshot(
    includingClassNames: Bool, naming contents: [GestureSnapshot.Name]?
  ) -> GestureSnapshot {
    var capture = SnapshotCapture(of: self, includesClassNames: includingClassNames)
    return capture.snapshot(naming: contents)
  }

  /// A snapshot, and which view and which recognizer is which in it.
  package struct NumberedSnapshot {
    package let snapshot: GestureSnapshot
    package let views: [(object: UIView, index: Int)]
    package let recognizers: [(object: UIGestureRecognizer, index: Int)]
  }

  /// Writes down the live screen, and which view and which recognizer is which in it.
  package func numberedSnapshot() -> NumberedSnapshot {
    var capture = SnapshotCapture(of: self, includesClassNames: true)
    let snapshot = capture.snapshot(naming: nil)
    return NumberedSnapshot(
      snapshot: snapshot, views: capture.numberedViews,
      recognizers: capture.numberedRecognizers)
  }
}
