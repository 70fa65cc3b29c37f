import UIKitShim

extension GestureArbiter {
  /// Describes the live screen, with names for the views that may own a drag.
  package func snapshot(naming contents: [GestureSnapshot.Name]?) -> GestureSnapshot {
    var capture = SnapshotCapture(of: self)
    return capture.snapshot(naming: contents)
  }

  /// A snapshot, with the indices of the live views and recognizers in it.
  package struct NumberedSnapshot {
    package let snapshot: GestureSnapshot
    package let views: [(object: UIView, index: Int)]
    package let recognizers: [(object: UIGestureRecognizer, index: Int)]
  }

  /// Describes the live screen, and returns the indices of its views and recognizers as well.
  package func numberedSnapshot() -> NumberedSnapshot {
    var capture = SnapshotCapture(of: self)
    let snapshot = capture.snapshot(naming: nil)
    return NumberedSnapshot(
      snapshot: snapshot, views: capture.numberedViews,
      recognizers: capture.numberedRecognizers)
  }
}
