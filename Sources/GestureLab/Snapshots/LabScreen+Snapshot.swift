#if HEADLESS
import Foundation
import GestureArbitration
import HeadlessUIKit

extension LabScreen {
  /// Returns the screen that a snapshot holds, as far as the engine can build it.
  ///
  /// Its notes are those of the snapshot, and the differences that building it makes.
  ///
  /// - Parameter name: The name for maps and reports, such as that of the file.
  package init(_ snapshot: GestureSnapshot, named name: String) {
    let window = snapshot.window
    let layoutDirection = window.layoutDirection.direction
    var notes = snapshot.notes + SnapshotNotes.ofBuilding(snapshot)
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
    arbiter.driver == PopDriver.publicTransition.name ? .publicTransition : .uikitOnly
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

extension LabScreen {
  /// Reads the screen of a snapshot file, or the latest of a recording; its name is that of the
  /// file.
  package init(snapshotAt path: String) throws(DataFileError) {
    let name = URL(fileURLWithPath: path).lastPathComponent
    self = LabScreen(try Self.snapshot(at: path), named: name).read(from: path)
  }

  /// Returns the latest screen of a recording, or a snapshot, as the text of a snapshot's file.
  package static func snapshotJSON(at path: String) throws(DataFileError) -> String {
    try snapshot(at: path).json
  }

  private static func snapshot(at path: String) throws(DataFileError) -> GestureSnapshot {
    let isRecording = Self.isRecording(at: path)
    let bytes = try DataFile.contents(
      path: path, limit: isRecording ? GestureMetrics.traceBytes : GestureMetrics.snapshotBytes)
    let snapshot: GestureSnapshot?
    do throws(GestureFileError) {
      snapshot =
        isRecording
        ? try GestureTrace(json: bytes, named: path).screens.last?.snapshot
        : try GestureSnapshot(json: bytes, named: path)
    } catch {
      throw .malformed(
        name: path,
        problems: [
          DataFileProblem(file: path, place: "line \(error.line)", message: error.reason)
        ])
    }
    guard let snapshot else {
      throw .malformed(
        name: path,
        problems: [
          DataFileProblem(
            file: path, place: "whole file",
            message: "has no screen: nothing was recorded, or GestureArbiter.isRecording was off")
        ])
    }
    return snapshot
  }

  /// Whether a file begins as a snapshot or a recording does, so that it is not meant as something
  /// else.
  package static func isSnapshot(at path: String) -> Bool {
    begins(path, with: "snapshot") || isRecording(at: path)
  }

  private static func isRecording(at path: String) -> Bool { begins(path, with: "trace") }

  private static func begins(_ path: String, with key: String) -> Bool {
    guard let handle = FileHandle(forReadingAtPath: path),
      let start = try? handle.read(upToCount: 64)
    else { return false }
    return String(decoding: start, as: UTF8.self).contains("\"\(key)\"")
  }

  /// Takes a snapshot of the screen with the arbiter, with the names of its contents.
  ///
  /// - Parameter includingClassNames: Whether the names of classes are written down.
  package func snapshot(
    behavior: UIKitBehavior = UIKitBehavior(), includingClassNames: Bool = true
  ) -> GestureSnapshot {
    let stage = stage(behavior: behavior)
    let contents = show(on: stage)
    // What is pending on a new stage is done before any touch.
    stage.engine.clock.advance(by: MapMetrics.pause)
    // They keep what tells the rows of a table.
    var snapshot = withExtendedLifetime(contents) {
      stage.navigation.gestureArbiter.snapshot(
        includingClassNames: includingClassNames,
        naming: contents.map { ($0.name, $0.view, $0.drag) })
    }
    snapshot.strokeHeight = strokeHeight
    return snapshot
  }
}
#endif
