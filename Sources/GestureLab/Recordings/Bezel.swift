#if HEADLESS
import Foundation
import GestureArbitration
import HeadlessUIKit

/// Determines which touches of a recording came from the bezel at the edge of the edge pop.
///
/// UIKit marks such touches, but publishes neither the mark nor the width of the border (C117). A
/// touch that UIKit's edge pop followed was marked. One that it did not follow may have landed
/// outside the border, if that is narrower than the engine's.
struct Bezel {
  /// The edge from which the edge pop is performed.
  let edge: UIRectEdge
  private let border: CGFloat
  private let inwards: CGFloat
  /// The gestures that the edge pop followed.
  private let followed: Set<Int>

  init(_ snapshot: GestureSnapshot, _ events: [TraceEvent]) {
    let isMirrored = snapshot.window.layoutDirection == .rightToLeft
    edge = isMirrored ? .right : .left
    border = isMirrored ? snapshot.window.size.width : 0
    inwards = isMirrored ? -1 : 1
    let pop = snapshot.recognizers.firstIndex { $0.pop == .edgePop }
    followed = Set(
      events.compactMap { event in
        guard case .recognizer(_, let state) = event.kind, event.index != nil, event.index == pop,
          state == .began || state == .changed
        else { return nil }
        return event.gesture
      })
  }

  /// Whether a touch of a gesture came from the bezel, although it landed outside the engine's
  /// border.
  func isMarked(_ sample: TouchSample, in gesture: Int) -> Bool {
    let distance = distance(of: sample)
    return sample.phase == .began && followed.contains(gesture)
      && distance > EngineMetrics.edgeMarkWidth && distance <= RecordingMetrics.widestBezel
  }

  /// Whether a touch of a gesture may not have come from the bezel, although it landed inside the
  /// engine's border.
  func isDoubtful(_ sample: TouchSample, in gesture: Int) -> Bool {
    sample.phase == .began && !followed.contains(gesture)
      && RecordingMetrics.narrowestBezel...EngineMetrics.edgeMarkWidth ~= distance(of: sample)
  }

  private func distance(of sample: TouchSample) -> CGFloat {
    (sample.location.x - border) * inwards
  }
}
#endif
