import Foundation
import GestureArbitration
import UIKitShim

extension GuidedDrag {
  /// The name of the file of a recording.
  package var fileName: String { "\(id).json" }
}

/// Files of recordings.
enum RecordingFiles {
  /// Writes recordings as JSON, each under a name, and returns the URLs of the files.
  ///
  /// Replaces files of the same name. Leaves out recordings that cannot be written, such as on a
  /// full device.
  @discardableResult
  static func write(
    _ recordings: [(name: String, trace: GestureTrace)],
    to folder: URL = FileManager.default.temporaryDirectory
  ) -> [URL] {
    recordings.compactMap { recording in
      let url = folder.appendingPathComponent(recording.name)
      do {
        try recording.trace.json.write(to: url, atomically: true, encoding: .utf8)
        return url
      } catch {
        return nil
      }
    }
  }
}

extension GestureTrace {
  /// Whether a touch landed, or a swipe of a trackpad began.
  var hasGesture: Bool {
    events.contains { event in
      if case .touch = event.kind { true } else { event.isSwipe }
    }
  }

  /// Returns the trace without its last gesture, if all touches of that one landed in a part of the
  /// navigation controller's view, such as the bar with its back button: it ends the drag, and is
  /// not part of it. An earlier touch there is part of what was done.
  func before(landingIn area: CGRect) -> GestureTrace {
    let gesture = events.last?.gesture
    let landings = events.filter { $0.gesture == gesture && $0.landing != nil }
    guard let first = landings.first,
      landings.allSatisfy({ $0.landing.map(area.contains) == true })
    else { return self }
    var trace = self
    trace.events.removeAll { $0.gesture >= first.gesture }
    trace.screens.removeAll { $0.gesture >= first.gesture }
    trace.end = first.time
    return trace
  }
}

extension TraceEvent {
  /// Where a touch landed; nil for another event.
  fileprivate var landing: CGPoint? {
    if case .touch(.began, _, let place, _) = kind { place } else { nil }
  }
}
