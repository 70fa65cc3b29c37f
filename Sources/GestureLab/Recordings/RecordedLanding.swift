#if HEADLESS
import Foundation
import GestureArbitration
import HeadlessUIKit

/// The place where a scroll view came to rest whose delegate chooses it (C143).
struct RecordedLanding {
  /// The time in s from the first event.
  let time: TimeInterval
  /// The pan of the scroll view, by its index in the snapshot.
  let pan: Int
  /// The offset, in pt.
  let offset: CGPoint
}

/// Sends the content of a rebuilt scroll view to where a recording has it at rest.
@MainActor
final class RebuiltLanding: NSObject, UIScrollViewDelegate {
  /// The offset at which it comes to rest next, in pt; nil to change nothing.
  var offset: CGPoint?

  func scrollViewWillEndDragging(
    _ scrollView: UIScrollView, withVelocity velocity: CGPoint,
    targetContentOffset: UnsafeMutablePointer<CGPoint>
  ) {
    if let offset { targetContentOffset.pointee = offset }
  }
}

extension GestureSnapshot {
  /// Whether a scroll view, by the index of its pan, has a delegate that may choose where it comes
  /// to rest. That of a paging one is not asked (C143).
  func choosesTarget(_ pan: Int) -> Bool {
    guard let scroll = views[recognizers[pan].view].scroll else { return false }
    return (scroll.choosesTarget ?? false) && !(scroll.isPaging ?? false)
  }

  /// The places where scroll views came to rest whose delegates choose them, in order.
  func landings(in events: [TraceEvent]) -> [RecordedLanding] {
    let start = events.first?.time ?? 0
    return events.compactMap { event in
      guard case .scroll(_, .resting, let offset) = event.kind, let pan = event.index,
        choosesTarget(pan)
      else { return nil }
      return RecordedLanding(time: event.time - start, pan: pan, offset: offset)
    }
  }

  /// The index of the first touch that landed while such a scroll view was decelerating; nil if
  /// there is none. The place where it was then is not in the recording.
  func caughtLanding(in events: [TraceEvent]) -> Int? {
    var decelerating: Set<Int> = []
    for (index, event) in events.enumerated() {
      switch event.kind {
      case .scroll(_, let motion, _):
        guard let pan = event.index, choosesTarget(pan) else { continue }
        if motion == .decelerating { decelerating.insert(pan) } else { decelerating.remove(pan) }
      case .touch(.began, _, _, _):
        if !decelerating.isEmpty { return index }
      default: break
      }
    }
    return nil
  }
}
#endif
