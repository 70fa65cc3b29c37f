import UIKitShim

extension GestureArbiter {
  /// Writes down the live screen: what the lab needs to build it again, from public API only.
  ///
  /// It is meant for a moment at rest, in a debug build. The conditions of roles are asked at a
  /// grid of places, delegates about the recognizers that may share a touch with theirs, and those
  /// of tables for the swipe actions of visible rows: they must answer without a touch. No screen
  /// is asked about a pop. ``GestureSnapshot/notes`` lists what cannot be seen.
  ///
  /// - Parameter includingClassNames: Whether the names of classes are written down. Without them
  ///   the names that the app gave to roles and recognizers remain.
  public func snapshot(includingClassNames: Bool = true) -> GestureSnapshot {
    snapshot(includingClassNames: includingClassNames, naming: nil)
  }

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
    package let views: [ObjectIdentifier: Int]
    package let recognizers: [ObjectIdentifier: Int]
  }

  /// Writes down the live screen, and which view and which recognizer is which in it.
  package func numberedSnapshot() -> NumberedSnapshot {
    var capture = SnapshotCapture(of: self, includesClassNames: true)
    let snapshot = capture.snapshot(naming: nil)
    return NumberedSnapshot(
      snapshot: snapshot, views: capture.viewIndices, recognizers: capture.recognizerIndices)
  }
}
