#if HEADLESS
import Foundation
import GestureArbitration
import HeadlessUIKit

extension Stage {
  /// Makes a stage with the screen of a snapshot, and its arbiter configured as it was.
  ///
  /// ```swift
  /// let stage = Stage(try GestureSnapshot(json: bytes, named: "feed"))
  /// ```
  ///
  /// ``notes`` lists the differences from the original screen.
  ///
  /// - Parameters:
  ///   - snapshot: The snapshot.
  ///   - behavior: The answers to UIKit's open questions; by default the likely ones of the release
  ///     that the screen was seen on.
  ///   - seed: The seed of the orders that UIKit leaves open.
  public convenience init(
    _ snapshot: GestureSnapshot, behavior: UIKitBehavior? = nil, seed: UInt64 = 1
  ) {
    let screen = LabScreen(snapshot, named: "snapshot")
    self.init(
      behavior: behavior ?? UIKitBehavior(version: snapshot.systemVersion),
      layoutDirection: screen.layoutDirection, size: screen.size, seed: seed)
    screen.show(on: self)
    notes = screen.notes
  }
}
#endif
