#if HEADLESS
import Foundation
import GestureArbitration
import HeadlessUIKit

extension LabScreen {
  /// Reads the screen of a snapshot file; its name is the path.
  package init(snapshotAt path: String) throws(DataFileError) {
    let bytes = try DataFile.contents(path: path, limit: GestureMetrics.snapshotBytes)
    do throws(GestureFileError) {
      self.init(try GestureSnapshot(json: bytes, named: path), named: path)
    } catch {
      throw .malformed(
        name: path,
        problems: [
          DataFileProblem(file: path, place: "line \(error.line)", message: error.reason)
        ])
    }
  }

  /// Whether a file begins as a snapshot does, so that it is not meant as something else.
  package static func isSnapshot(at path: String) -> Bool {
    guard let handle = FileHandle(forReadingAtPath: path),
      let start = try? handle.read(upToCount: 64)
    else { return false }
    return String(decoding: start, as: UTF8.self).contains("\"snapshot\"")
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
    var snapshot = stage.navigation.gestureArbiter.snapshot(
      includingClassNames: includingClassNames,
      naming: contents.map { ($0.name, $0.view, $0.drag) })
    snapshot.strokeHeight = strokeHeight
    return snapshot
  }
}
#endif
