import UIKitShim

extension GestureArbiter {
  /// Describes the live screen: what the lab needs to build it again, from public API only.
  ///
  /// Take a snapshot while the screen is at rest, in a debug build. It evaluates the conditions of
  /// roles at a grid of places, asks delegates about recognizers that may share a touch with
  /// theirs, and asks the delegates of tables for the swipe actions of visible rows. All must
  /// answer without a touch. It asks no screen about a pop. ``GestureSnapshot/notes`` lists what
  /// cannot be seen.
  ///
  /// - Parameter includingClassNames: Whether the snapshot contains the names of classes. It
  ///   contains the names that the app gave to roles and recognizers in either case.
  public func snapshot(includingClassNames: Bool = true) -> GestureSnapshot {
    snapshot(includingClassNames: includingClassNames, naming: nil)
  }

  /// Describes the live screen, with names for the views that may own a drag.
  package func snapshot(
    includingClassNames: Bool, naming contents: [GestureSnapshot.Name]?
  ) -> GestureSnapshot {
    var capture = SnapshotCapture(of: self, includesClassNames: includingClassNames)
    return capture.snapshot(naming: contents)
  }

  /// A snapshot, with the indices of the live views and recognizers in it.
  package struct NumberedSnapshot {
    package let snapshot: GestureSnapshot
    package let views: [ObjectIdentifier: Int]
    package let recognizers: [ObjectIdentifier: Int]
  }

  /// Describes the live screen, and returns the indices of its views and recognizers as well.
  package func numberedSnapshot() -> NumberedSnapshot {
    var capture = SnapshotCapture(of: self, includesClassNames: true)
    let snapshot = capture.snapshot(naming: nil)
    return NumberedSnapshot(
      snapshot: snapshot, views: capture.viewIndices, recognizers: capture.recognizerIndices)
  }
}
