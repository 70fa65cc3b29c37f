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

  /// Returns the trace before the first gesture that lands in an area of the navigation
  /// controller's view.
  ///
  /// A touch in the bar, such as on the back button, ends a guided drag and is not part of it.
  func before(landingIn area: CGRect) -> GestureTrace {
    let landing = events.first {
      if case .touch(.began, _, let place, _) = $0.kind { area.contains(place) } else { false }
    }
    guard let landing else { return self }
    var trace = self
    trace.events.removeAll { $0.gesture >= landing.gesture }
    trace.screens.removeAll { $0.gesture >= landing.gesture }
    trace.end = landing.time
    return trace
  }
}
