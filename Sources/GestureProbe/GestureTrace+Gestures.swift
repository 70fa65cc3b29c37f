import Foundation
import GestureDiagnostics
import UIKitShim

extension GuidedDrag {
  /// The name of the file of a recording.
  package var fileName: String { "\(id).json" }
}

extension GestureTrace {
  /// Whether a touch landed on the screens, or a swipe of a trackpad began.
  package var hasGesture: Bool {
    let beside = gesturesBesideScreens
    return events.contains { event in
      guard !beside.contains(event.gesture) else { return false }
      return if case .touch = event.kind { true } else { event.isSwipe }
    }
  }

  /// The gestures that began beside the screens, such as on a button below them.
  package var gesturesBesideScreens: Set<Int> {
    var seen: Set<Int> = []
    return Set(
      events.filter { event in
        event.landing != nil && seen.insert(event.gesture).inserted && event.outside == .window
      }.map(\.gesture))
  }

  /// Returns the trace without its last gestures, if they began beside the screens; or else without
  /// its last gesture, if all touches of that one landed in a part of the navigation controller's
  /// view, such as the bar with its back button: it ends the drag, and is not part of it. An earlier
  /// touch there is part of what was done.
  package func before(landingIn area: CGRect) -> GestureTrace {
    let beside = gesturesBesideScreens
    let lastOnScreens = gestures.last { !beside.contains($0) } ?? 0
    if let first = gestures.first(where: { $0 > lastOnScreens }) { return before(first) }
    let landings = events.filter { $0.gesture == lastOnScreens && $0.landing != nil }
    let isOver = landings.allSatisfy { $0.landing.map(area.contains) == true }
    return landings.isEmpty || !isOver ? self : before(lastOnScreens)
  }

  private func before(_ gesture: Int) -> GestureTrace {
    var trace = self
    trace.end = events.first { $0.gesture >= gesture }?.time ?? end
    trace.events.removeAll { $0.gesture >= gesture }
    trace.screens.removeAll { $0.gesture >= gesture }
    return trace
  }
}

extension TraceEvent {
  /// Where a touch landed; nil for another event.
  fileprivate var landing: CGPoint? {
    if case .touch(.began, _, let place, _) = kind { place } else { nil }
  }
}
