#if HEADLESS
import Foundation
import GestureArbitration
import GestureLab
import HeadlessUIKit

extension LabScreen {
  /// Reads the screen of a snapshot file or a recording, or that at the end of a life; its name is
  /// that of the file.
  ///
  /// - Parameter gesture: The number of the gesture of a recording whose screen is read; nil for the
  ///   latest screen.
  package init(snapshotAt path: String, gesture: Int? = nil) throws(DataFileError) {
    let name = URL(fileURLWithPath: path).lastPathComponent
    let (snapshot, note) = try Self.snapshot(at: path, gesture: gesture)
    self = LabScreen(snapshot, named: name, note: note)
    (self.path, self.gesture) = (path, gesture)
  }

  /// Returns a snapshot, or the screen of a recording, as the text of a snapshot's file.
  package static func snapshotJSON(
    at path: String, gesture: Int? = nil, includingClassNames: Bool = true
  ) throws(DataFileError) -> String {
    let snapshot = try snapshot(at: path, gesture: gesture).snapshot
    return (includingClassNames ? snapshot : snapshot.withoutClassNames).json
  }

  /// Reads a snapshot, and what is to be said of the one that was chosen among several.
  private static func snapshot(
    at path: String, gesture: Int?
  ) throws(DataFileError) -> (snapshot: GestureSnapshot, note: String?) {
    func failure(_ place: String, _ message: String) -> DataFileError {
      .malformed(
        name: path, problems: [DataFileProblem(file: path, place: place, message: message)])
    }
    if FileKind(at: path) == .labCase, gesture == nil {
      guard let snapshot = Player.screen(of: try LabCase.read(path: path)) else {
        throw failure("whole file", "shows no stack, so that only play and check take it")
      }
      return (snapshot, "It is the screen of the first stack, before the last touches of the case.")
    }
    let isRecording = Self.isRecording(at: path)
    if gesture != nil, !isRecording {
      throw failure("whole file", "isn't a recording; leave --gesture out")
    }
    let bytes = try DataFile.contents(
      path: path,
      limit: isRecording ? DiagnosticMetrics.traceBytes : DiagnosticMetrics.snapshotBytes)
    let trace: GestureTrace
    do throws(GestureFileError) {
      guard isRecording else { return (try GestureSnapshot(json: bytes, named: path), nil) }
      trace = try GestureTrace(json: bytes, named: path)
    } catch {
      throw failure("line \(error.line)", error.reason)
    }
    guard let latest = trace.screens.last else {
      throw failure("whole file", trace.reasonForNoScreen ?? "has no screen")
    }
    let gestures = Set(trace.events.map(\.gesture))
    if let gesture, !gestures.contains(gesture) {
      let first = gestures.min() ?? gesture
      throw failure(
        "whole file",
        "has no gesture \(gesture); its gestures are \(first) to \(gestures.max() ?? first)")
    }
    guard let screen = trace.screens.last(where: { $0.gesture <= gesture ?? .max }) else {
      throw failure(
        "whole file", "has no screen for gesture \(gesture ?? latest.gesture); it is lost")
    }
    let number = gesture ?? screen.gesture
    return (
      snapshot: screen.snapshot,
      note: trace.screens.count > 1
        ? "It is the screen of gesture \(number); --gesture chooses another." : nil
    )
  }

  /// Whether a file begins as a snapshot or a recording does, so that it is not meant as something
  /// else.
  package static func isSnapshot(at path: String) -> Bool {
    begins(path, with: "snapshot") || isRecording(at: path) || FileKind(at: path) == .labCase
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
    stage.navigation.gestureArbiter.includesClassNames = includingClassNames
    // What is pending on a new stage is done before any touch.
    stage.engine.clock.advance(by: MapMetrics.pause)
    // They keep what tells the rows of a table.
    var snapshot = withExtendedLifetime(contents) {
      stage.navigation.gestureArbiter.snapshot(
        naming: contents.map { ($0.name, $0.view, $0.drag) })
    }
    snapshot.strokeHeight = strokeHeight
    return snapshot
  }
}
#endif
