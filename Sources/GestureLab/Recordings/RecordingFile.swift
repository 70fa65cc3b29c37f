#if HEADLESS
import Foundation
import GestureArbitration

extension GestureTrace {
  /// Reads the trace or the recording in the file at a path.
  package static func read(path: String) throws(DataFileError) -> GestureTrace {
    let bytes = try DataFile.contents(path: path, limit: GestureMetrics.traceBytes)
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
    guard trace.screens.isEmpty else { return (takes, notes) }
    guard trace.events.isEmpty else {
      throw .malformed(
        name: path,
        problems: [
          DataFileProblem(
            file: path, place: "whole file",
            message: "has no screen with a gesture; record with GestureArbiter.isRecording")
        ])
    }
    return ([], ["\(name) is empty: no touch began in the navigation controller's view."])
  }
}
#endif
