#if HEADLESS
import Foundation
import GestureArbitration
import GestureLab
import HeadlessUIKit
import Testing

/// The numbers by which a driver begins, finishes and animates.
@MainActor @Suite struct DriverMetricsTests {
  private let phone = Phone(UIKitBehavior(version: .v16)) { arbiter, screen in
    arbiter.driver = .arbiter
    screen.popTransition = .system
  }
  /// The width of the screen, in pt.
  private let width: CGFloat = 390

  /// Moves at a speed, in pt/s, until the screen has reached a position, in pt.
  private func drag(at speed: CGFloat, until position: CGFloat) {
    phone.touch(.began, 40)
    var moves = 0
    while phone.screen.view.frame.minX < position, moves < 1000 {
      phone.touch(.moved, phone.touchX + speed / 120)
      moves += 1
    }
  }

  private func lift(at speed: CGFloat) {
    phone.touch(.ended, phone.touchX + speed / 120)
  }

  /// Whether the transition is running after a time, in s, from the latest event on.
  private func isRunning(after time: TimeInterval) -> Bool {
    phone.stage.engine.clock.advance(by: time)
    return phone.stage.navigation.transitionCoordinator != nil
  }

  @Test(arguments: [(CGFloat(290), 2), (310, 1)])
  func `a touch of 300 pt per second finishes a pop before the middle`(speed: CGFloat, depth: Int) {
    drag(at: speed, until: 100)
    lift(at: speed)
    phone.stage.rest()

    #expect(phone.depth == depth, "\(phone.story)")
  }

  @Test(arguments: [(CGFloat(-290), 1), (-310, 2)])
  func `a touch of 300 pt per second cancels a pop past the middle`(speed: CGFloat, depth: Int) {
    drag(at: 600, until: 300)
    for _ in 0..<10 { phone.touch(.moved, phone.touchX + speed / 120) }
    lift(at: speed)
    phone.stage.rest()

    #expect(phone.depth == depth, "\(phone.story)")
  }

  @Test(arguments: [(CGFloat(0.48), 2), (0.52, 1)])
  func `a slow touch finishes a pop from the middle on`(fraction: CGFloat, depth: Int) {
    drag(at: 120, until: fraction * width)
    lift(at: 120)
    phone.stage.rest()

    #expect(phone.depth == depth, "\(phone.story)")
  }

  @Test(arguments: SystemVersion.allCases, [true, false])
  func `a finger that comes back exactly to where it landed may still pop`(
    release: SystemVersion, isOnPager: Bool
  ) {
    let phone = Phone(UIKitBehavior(version: release))
    if !isOnPager || release != .v26 { phone.arbiter.driver = .arbiter }
    if isOnPager {
      let pager = phone.addScrollView(content: CGSize(width: 1170, height: 844))
      pager.isPagingEnabled = true
      pager.allowsPopGestureAtLeadingEdge = true
    }
    phone.touch(.began, 120)
    phone.touch(.moved, 120 + 1.0 / 3)
    phone.touch(.moved, 120)
    for x in stride(from: 130.0, through: 330, by: 10) { phone.touch(.moved, x) }
    phone.touch(.ended, 330)
    phone.stage.rest()
    #expect(phone.depth == 1, "\(phone.story)")
  }

  @Test func `a slide by code takes 0.35 s`() {
    phone.arbiter.pop()

    #expect(isRunning(after: 0.34))
    #expect(!isRunning(after: 0.02))
  }

  /// Speeds in pt/s, where the touch ends, and the speed of the slide, of which 1 is 390 pt in 0.35
  /// s.
  nonisolated static let releases: [(CGFloat, CGFloat, CGFloat)] = [
    (120, 0.55, 1), (2 * 390 / 0.35, 0.3, 2), (12_000, 0.1, 4),
  ]

  @Test(arguments: releases)
  func `a released screen finishes with the speed of the touch, from 1 to 4 times that of a slide`(
    speed: CGFloat, fraction: CGFloat, factor: CGFloat
  ) {
    drag(at: speed, until: fraction * width)
    let rest = 1 - phone.screen.view.frame.minX / width
    lift(at: speed)

    let time = TimeInterval(0.35 * rest / factor)
    #expect(isRunning(after: 0.9 * time), "\(phone.story)")
    #expect(!isRunning(after: 0.2 * time), "\(phone.story)")
    #expect(phone.depth == 1)
  }

  @Test func `a released screen slows down towards its end`() {
    drag(at: 120, until: 0.55 * width)
    let start = phone.screen.view.frame.minX
    lift(at: 120)

    let time = 0.35 * TimeInterval(1 - start / width)
    #expect(isRunning(after: time / 2), "\(phone.story)")
    #expect(phone.screen.view.frame.minX > (start + width) / 2 + 5, "\(phone.story)")
  }

  @Test(arguments: [(CGFloat(3.1), 1), (3.6, 2)])
  func `a touch that interrupts a pop drags from 10 pt on, and taps before`(
    step: CGFloat, depth: Int
  ) {
    drag(at: 1200, until: 150)
    lift(at: 1200)
    phone.stage.engine.clock.advance(by: 0.05)

    phone.touch(.began, 300)
    for _ in 0..<2 { phone.touch(.moved, phone.touchX - step) }
    phone.touch(.ended, phone.touchX - step)
    phone.stage.rest()

    #expect(phone.depth == depth, "\(phone.story)")
  }

  @Test func `the shadow of a slide has a radius of 8 pt`() {
    drag(at: 600, until: 100)

    let views = phone.screen.view.superview?.subviews ?? []
    #expect(views.map(\.layer.shadowRadius).contains(8))
    #expect(views.first { $0.layer.shadowOpacity > 0 }?.frame.width == 8)
  }
}

/// The head start of UIKit's recognizer before a driver's.
@MainActor @Suite struct HeadStartTests {
  private let phone = Phone(UIKitBehavior(version: .v26)) { arbiter, _ in
    arbiter.driver = .arbiter
    arbiter.policy.rules = [.allow("moved") { $0.hasMoved }]
  }

  private var hasDriverBegun: Bool {
    phone.stage.timeline.winners.contains { $0.isDriverRecognizer }
  }

  @Test func `UIKit's recognizer goes first as long as it needs to begin`() {
    phone.touch(.began, 100)
    // Allowed at 6 pt; the pan of UIKit begins at 10 pt (C104).
    for x in [106.0, 108, 109, 109.9, 110.5, 112] { phone.touch(.moved, x) }

    #expect(phone.hasPopBegun && !hasDriverBegun, "\(phone.story)")
  }

  @Test func `a content pop that the app has wait for its own recognizer is not the driver's`() {
    let never = UIGestureRecognizer()
    phone.screen.view.addGestureRecognizer(never)
    phone.stage.navigation.interactiveContentPopGestureRecognizer?.require(toFail: never)

    phone.touch(.began, 100)
    for x in [106, 110.9, 111.1, 200] { phone.touch(.moved, x) }
    #expect(!hasDriverBegun && !phone.hasPopBegun, "\(phone.story)")
    never.state = .failed
    phone.touch(.moved, 210)

    #expect(!hasDriverBegun && phone.hasPopBegun, "\(phone.story)")
  }

  @Test func `the driver begins in the event after the one in which an app's recognizer could`() {
    let (never, pan) = (UIGestureRecognizer(), UIPanGestureRecognizer())
    phone.screen.view.addGestureRecognizer(never)
    phone.stage.navigation.view.addGestureRecognizer(pan)
    pan.require(toFail: never)
    phone.stage.navigation.interactiveContentPopGestureRecognizer?.require(toFail: never)
    phone.arbiter.addPopRecognizer(pan, for: .contentPop)

    phone.touch(.began, 100)
    for x in [106, 110.9] { phone.touch(.moved, x) }
    #expect(!hasDriverBegun, "\(phone.story)")
    phone.touch(.moved, 111.1)

    #expect(hasDriverBegun && !phone.hasPopBegun, "\(phone.story)")
  }
}
#endif
