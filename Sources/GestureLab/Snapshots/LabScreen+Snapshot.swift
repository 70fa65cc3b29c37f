#if HEADLESS
import Foundation
import GestureArbitration
import HeadlessUIKit

extension LabScreen {
  /// Returns the screen that a snapshot holds, as far as the engine can build it.
  ///
  /// Its notes are those of the snapshot, and the differences that building it makes.
  ///
  /// - Parameters:
  ///   - name: The name for maps and reports, such as that of the file.
  ///   - note: What is to be said of the snapshot besides.
  package init(_ snapshot: GestureSnapshot, named name: String, note: String? = nil) {
    let window = snapshot.window
    let layoutDirection = window.layoutDirection.direction
    var notes = [note].compactMap(\.self) + snapshot.notes + SnapshotNotes.ofBuilding(snapshot)
    // Some differences are known only once the screen is built.
    let trial = Stage(
      behavior: UIKitBehavior(version: snapshot.systemVersion), layoutDirection: layoutDirection,
      size: window.size)
    _ = SnapshotBuilding(of: snapshot, on: trial).build { notes += $0 }
    self.init(
      name, title: "snapshot \(name)", layoutDirection: layoutDirection, size: window.size,
      strokeHeight: snapshot.strokeHeight ?? window.size.height / 2,
      driver: snapshot.driver, version: snapshot.systemVersion, notes: notes,
      owner: { _ in .unclaimed },
      prepare: { arbiter in
        let root = arbiter.navigationController?.viewControllers.first
        (root as? SnapshotController)?.building?.configure(arbiter)
      },
      build: { stage in SnapshotBuilding(of: snapshot, on: stage).build() })
  }
}

extension GestureSnapshot {
  /// The driver; UIKit's recognizers only where the engine knows no other by the name.
  fileprivate var driver: PopDriver {
    arbiter.driver == PopDriver.arbiter.name ? .arbiter : .uikitOnly
  }

  /// The release of the engine that stands in for the system: the newest that is not newer.
  package var systemVersion: SystemVersion {
    guard let number = system.release else { return .v26 }
    // The first visionOS has what iOS 17 has.
    let release = system.name == "visionOS" && number < 26 ? number + 16 : number
    let numbers = SystemVersion.allCases.map(\.rawValue).filter { $0 <= release }
    return numbers.max().flatMap(SystemVersion.init) ?? .v16
  }
}
#endif
