#if HEADLESS
import Foundation
import GestureArbitration
import GestureLab
import HeadlessUIKit
import Testing

/// What a person meant as a swipe back pops, however it sets out, and a late refusal costs nobody a
/// drag.
@MainActor @Suite struct LateRefusalTests {
  enum Surface: CaseIterable, Sendable { case plain, pager }

  private func phone(_ surface: Surface, _ version: SystemVersion) -> Phone {
    let phone = Phone(UIKitBehavior(version: version))
    phone.arbiter.driver = .arbiter
    if surface == .pager {
      phone.addScrollView(content: CGSize(width: 1950, height: 844))
        .allowsPopGestureAtLeadingEdge = true
    }
    return phone
  }

  /// Each way is relative to the landing, and lasts some ms.
  private func play(_ ways: [(CGFloat, CGFloat, Double)], from x: CGFloat = 120, on phone: Phone) {
    var script = TouchScript().down(at: CGPoint(x: x, y: 400))
    for (dx, dy, time) in ways {
      script = script.move(to: CGPoint(x: x + dx, y: 400 + dy), over: time / 1000)
    }
    phone.stage.play(script.up())
    phone.stage.rest()
  }

  /// A pager begins with the slip, which leads to its next page.
  @Test(arguments: Surface.allCases, SystemVersion.allCases)
  func `a finger that slips back as it lands pops where nothing scrolls`(
    surface: Surface, version: SystemVersion
  ) {
    let phone = phone(surface, version)
    play([(-16, 1, 40), (200, 6, 250)], on: phone)
    #expect(phone.depth == (surface == .plain ? 1 : 2), "\(phone.story)")
  }

  @Test(arguments: SystemVersion.allCases)
  func `a fast dip that turns pops where nothing scrolls`(version: SystemVersion) {
    let phone = phone(.plain, version)
    play([(6, 62, 50), (230, 66, 250)], on: phone)
    #expect(phone.depth == 1, "\(phone.story)")
  }

  @Test(arguments: SystemVersion.allCases)
  func `a slow drag on a pager that trembles upwards for a while pops`(version: SystemVersion) {
    let phone = phone(.pager, version)
    play([(12, 0, 120), (13, 5, 60), (13, 0, 60), (220, 4, 300)], on: phone)
    #expect(phone.depth == 1, "\(phone.story)")
  }

  @Test(arguments: SystemVersion.allCases)
  func `a scroll along the bezel that hooks inwards pops nothing`(version: SystemVersion) {
    let phone = phone(.plain, version)
    play([(2, 130, 200), (60, 150, 100), (90, 150, 100)], from: 6, on: phone)
    #expect(phone.depth == 2 && !phone.hasPopBegun, "\(phone.story)")
  }

  @Test(arguments: [CGPoint(x: 4, y: -160), CGPoint(x: -160, y: 4), CGPoint(x: 60, y: 150)])
  func `what waits for UIKit's pop begins as early as without an arbiter`(way: CGPoint) {
    /// When a pan of the app's that requires UIKit's content pop to fail begins, in s.
    func beginning(configured: Bool) -> TimeInterval? {
      let stage = Stage(iOS: .v26)
      let (screen, pan) = (UIViewController(), UIPanGestureRecognizer())
      stage.push(screen)
      screen.view.addGestureRecognizer(pan)
      if let pop = stage.navigation.interactiveContentPopGestureRecognizer {
        pan.require(toFail: pop)
      }
      if configured { screen.popPolicy = .standard }
      let start = stage.engine.clock.now
      var begun: TimeInterval?
      pan.onAction { if $0.state == .began { begun = stage.engine.clock.now - start } }
      stage.play(.drag(from: CGPoint(x: 200, y: 400), by: way))
      return begun
    }
    #expect(beginning(configured: false) != nil)
    #expect(beginning(configured: true) == beginning(configured: false))
  }
}
#endif
