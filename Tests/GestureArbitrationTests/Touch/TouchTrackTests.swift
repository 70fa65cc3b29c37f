#if HEADLESS
import Foundation
import GestureArbitration
import Testing

/// Where a touch landed and how it has moved, without a touch.
@Suite struct TouchTrackTests {
  private func track(_ samples: (time: TimeInterval, x: CGFloat, y: CGFloat)...) -> TouchTrack {
    var track = TouchTrack(
      start: CGPoint(x: 7, y: 8), location: CGPoint(x: 100, y: 200), time: 10)
    for sample in samples {
      track.move(to: CGPoint(x: 100 + sample.x, y: 200 + sample.y), at: 10 + sample.time)
    }
    return track
  }

  @Test func `samples whose times are too large to tell apart are kept`() {
    var track = TouchTrack(start: .zero, location: .zero, time: 1e18)

    for x in [10, 20, 30] as [CGFloat] { track.move(to: CGPoint(x: x, y: 0), at: 1e18) }

    #expect(track.translation == CGPoint(x: 30, y: 0) && track.velocity == .zero)
  }

  @Test func `a touch that has landed has not moved`() {
    let track = track()

    #expect(track.start == CGPoint(x: 7, y: 8))
    #expect(track.translation == .zero && track.previousTranslation == .zero)
    #expect(track.velocity == .zero && track.travel == 0 && track.time == 0)
  }

  @Test func `translation, travel and time are measured from the landing`() {
    let track = track((0.1, 50, 50), (1, 3, -4))

    #expect(track.translation == CGPoint(x: 3, y: -4))
    #expect(track.previousTranslation == CGPoint(x: 50, y: 50))
    #expect(track.travel == 5)
    #expect(abs(track.time - 1) < 1e-9)
  }

  @Test func `a sample that is delivered again changes nothing`() {
    var track = track((0.1, 1, 0), (0.2, 2, 0))
    let (velocity, previous) = (track.velocity, track.previousTranslation)

    let isNew = track.move(to: CGPoint(x: 102, y: 200), at: 10.2)

    #expect(!isNew)
    #expect(track.velocity == velocity && track.previousTranslation == previous)
  }

  @Test func `a sample with another time or location is new`() {
    var track = track((0.2, 2, 0))

    let isLater = track.move(to: CGPoint(x: 102, y: 200), at: 10.3)
    let isElsewhere = track.move(to: CGPoint(x: 103, y: 200), at: 10.3)

    #expect(isLater && isElsewhere)
  }

  @Test(arguments: [60.0, 80, 90, 100, 120, 240])
  func `at no usual rate a sample is as old as the window, where rounding would decide`(
    rate: Double
  ) {
    let frames = GestureMetrics.velocityWindow * rate
    #expect(abs(frames - frames.rounded()) / rate > 0.001)
  }

  @Test func `velocity is measured over 0.047 s`() {
    let track = track((0.045, 0, 0), (0.06, 10, -5), (0.08, 20, -10), (0.1, 20, -10))

    #expect(abs(track.velocity.x - 20 / 0.055) < 1e-6)
    #expect(abs(track.velocity.y + 10 / 0.055) < 1e-6)
  }

  @Test func `the samples of a velocity span the whole window`() {
    let track = track((0.04, 0, 0), (0.07, 12, 0), (0.1, 24, 0))

    // From 0.04 s on, the last sample before the window.
    #expect(abs(track.velocity.x - 400) < 1e-6)
  }

  @Test func `a sample as old as the window is the first that counts`() {
    let now = 10.1
    var track = track((0.01, 30, 0))
    track.move(to: CGPoint(x: 140, y: 200), at: now - GestureMetrics.velocityWindow)
    track.move(to: CGPoint(x: 160, y: 200), at: now)

    #expect(abs(track.velocity.x - 20 / GestureMetrics.velocityWindow) < 1e-6)
  }

  @Test func `samples of the same time have no velocity`() {
    #expect(track((0, 30, 0)).velocity == .zero)
  }

  @Test func `after a rest the last two samples count`() {
    let track = track((0.01, 5, 0), (2, 5, 0), (4, 25, 0))

    #expect(abs(track.velocity.x - 10) < 1e-6)
  }

  @Test(arguments: [(CGFloat(11), true), (10, false), (9, false), (-11, false)])
  func `a touch stops moving towards a side once its slope is too steep`(x: CGFloat, moves: Bool) {
    let track = track((1, x, 5))

    #expect(track.moves(rightwards: true, axisRatio: 2) == moves)
    #expect(track.moves(rightwards: false, axisRatio: 2) == (x < -10))
  }

  @Test(arguments: [(CGFloat(1), true), (1.8, true), (1.95, false), (5, false)])
  func
    `a touch that turns away no longer moves as expected, unless it is slower than 30 pt per second`(
      drop: CGFloat, moves: Bool
    )
  {
    // Between the last two samples 1.875 pt are 30 pt/s.
    let track = track((0.5, 40, 0), (0.5625, 40, drop))

    #expect(track.moves(rightwards: true, axisRatio: 1) == moves)
  }
}
#endif
