#if HEADLESS
import Foundation
import GestureDiagnostics
import GestureProbe
import Testing

/// The gestures at the end of a recording that aren't part of a guided drag.
struct RecordingEndTests {
  private func trace(
    _ landings: [(gesture: Int, place: CGPoint)], beside: Set<Int> = []
  ) -> GestureTrace {
    GestureTrace(
      events: landings.enumerated().map { index, landing in
        TraceEvent(
          time: TimeInterval(index), gesture: landing.gesture,
          kind: .touch(.began, number: 1, at: landing.place),
          outside: beside.contains(landing.gesture) ? .window : nil)
      }, end: 9)
  }

  @Test func `only a last gesture that lies in the bar is cut off`() {
    let bar = CGRect(x: 0, y: 0, width: 390, height: 100)
    let (inside, below) = (CGPoint(x: 20, y: 50), CGPoint(x: 20, y: 400))

    #expect(trace([(1, below), (2, inside)]).before(landingIn: bar).gestures == [1])
    #expect(trace([(1, inside), (2, below)]).before(landingIn: bar).gestures == [1, 2])
    // A second finger in the bar ends no drag.
    #expect(trace([(1, below), (1, inside)]).before(landingIn: bar).gestures == [1])
    #expect(trace([(1, inside)]).before(landingIn: bar).gestures.isEmpty)
    #expect(trace([]).before(landingIn: bar).gestures.isEmpty)
  }

  @Test func `the last gestures that began beside the screens are cut off, and nothing more`() {
    let bar = CGRect(x: 0, y: 0, width: 390, height: 100)
    let (inside, below) = (CGPoint(x: 20, y: 50), CGPoint(x: 20, y: 400))
    let both = trace([(1, below), (2, below), (3, below)], beside: [2, 3])
    #expect(both.before(landingIn: bar).gestures == [1])
    #expect(both.before(landingIn: bar).end == 1)
    // A tap on the bar before it is part of what was done.
    let tapped = trace([(1, below), (2, inside), (3, below)], beside: [3])
    #expect(tapped.before(landingIn: bar).gestures == [1, 2])
    let earlier = trace([(1, below), (2, below)], beside: [1])
    #expect(earlier.before(landingIn: bar) == earlier)
    #expect(earlier.hasGesture && earlier.gesturesBesideScreens == [1])
    let none = trace([(1, below)], beside: [1])
    #expect(!none.hasGesture && none.before(landingIn: bar).gestures.isEmpty)
    // A second touch beside the screens does not take the gesture away.
    #expect(trace([(1, below), (1, below)]).gesturesBesideScreens.isEmpty)
  }
}
#endif
