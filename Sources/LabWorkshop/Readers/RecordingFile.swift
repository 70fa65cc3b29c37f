#if HEADLESS
import Foundation
import GestureArbitration
import GestureLab

extension GestureTrace {
  /// Reads the trace or the recording in the file at a path.
  package static func read(path: String) throws(DataFileError) -> GestureTrace {
    let bytes = try DataFile.contents(path: path, limit: DiagnosticMetrics.traceBytes)
    do throws(GestureFileError) {
      return try GestureTrace(json: bytes, named: path)
    } catch {
      throw .malformed(
        name: path,
        problems: [
          DataFileProblem(file: path, place: "line \(error.line)", message: error.reason)
        ])
    }
  }
}

extension RecordedTake {
  /// Reads the takes of the recording at a path, and the parts that cannot be played, as sentences,
  /// which call it by a name.
  ///
  /// A recording without touches has no takes.
  package static func read(
    path: String, named name: String
  ) throws(DataFileError) -> (takes: [RecordedTake], notes: [String]) {
    let trace = try GestureTrace.read(path: path)
    let (takes, notes) = all(of: trace, named: name)
    guard let reason = trace.reasonForNoScreen else {
      return (takes, notes + (trace.outsideNote.map { ["In \(name) \($0)"] } ?? []))
    }
    guard trace.events.isEmpty, trace.end != nil else {
      throw .malformed(
        name: path,
        problems: [DataFileProblem(file: path, place: "whole file", message: reason)])
    }
    return ([], ["\(name) \(reason)."])
  }
}

extension GestureTrace {
  /// Why there is no screen that a gesture began on, as the rest of a sentence about the file; nil if
  /// there is one.
  package var reasonForNoScreen: String? {
    guard screens.isEmpty else { return nil }
    guard end != nil else {
      return
        "has no screens: it is a trace, made while GestureArbiter.isRecording was off; turn it on "
        + "before the gesture"
    }
    guard !events.isEmpty else {
      return "is empty: while it was recorded, no touch landed in the window of the navigation "
        + "controller; a keyboard and some alerts have windows of their own"
    }
    guard lost == 0 else {
      return
        "has lost its screens: the ring overwrote \(counted(lost, "event")), and with them the "
        + "start of every gesture on a known screen; set a larger GestureArbiter.traceCapacity"
    }
    return
      "has no screen: each gesture began while content was scrolling or a transition was running, "
      + "or before isRecording was on; record one that begins at rest"
  }
}
#endif
