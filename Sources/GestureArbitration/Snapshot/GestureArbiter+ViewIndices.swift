import UIKitShim

extension GestureArbiter {
  /// Writes down the live screen, with the index of each of its views in the snapshot.
  package func snapshotWithViews() -> (snapshot: GestureSnapshot, indices: [ObjectIdentifier: Int])
  {
    var capture = SnapshotCapture(of: self, includesClassNames: true)
    let snapshot = capture.snapshot(naming: nil)
    return (snapshot, capture.viewIndices)
  }
}
