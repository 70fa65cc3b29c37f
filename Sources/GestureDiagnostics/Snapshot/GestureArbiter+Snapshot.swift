import GestureArbitration
import UIKitShim

extension GestureArbiter {
  /// Describes the live screen: what the lab needs to build it again, from public API only.
  ///
  /// Take a snapshot while the screen is at rest, in a debug build. It evaluates the conditions of
  /// roles at a grid of places, asks delegates about recognizers that may share a touch with
  /// theirs, and asks the delegates of tables for the swipe actions of visible rows. All must
  /// answer without a touch. It asks no screen about a pop. `GestureSnapshot.notes` lists what
  /// cannot be seen. `includesClassNames` leaves the names of classes out.
  public func snapshot() -> GestureSnapshot { snapshot(naming: nil) }

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
