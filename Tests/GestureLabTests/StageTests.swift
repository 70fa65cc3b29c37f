#if HEADLESS
import Foundation
import GestureArbitration
import GestureLab
import HeadlessUIKit
import Testing

@MainActor @Suite
struct StageTests {
  private let swipe = TouchScript()
    .down(at: CGPoint(x: 8, y: 400)).move(to: CGPoint(x: 300, y: 400), over: 0.2).up()

  @Test func `a stage starts with one screen in a window of the screen's size`() {
    let stage = Stage()

    #expect(stage.navigation.viewControllers.map(\.title) == ["root"])
    #expect(stage.navigation.view.window === stage.window)
    #expect(stage.navigation.view.frame == StageMetrics.screen)
    #expect(stage.engine.clock.now == 0)
  }

  @Test func `a pushed screen is on top immediately`() {
    let stage = Stage()
    let screen = UIViewController()

    stage.push(screen)

    #expect(stage.navigation.topViewController === screen)
    #expect(stage.navigation.transitionCoordinator == nil)
    #expect(stage.engine.clock.now == 0)
  }

  @Test func `a script is played from the present time to its end`() {
    let stage = Stage()
    stage.engine.clock.advance(by: 2)

    stage.play(swipe.hold(for: 0.5))

    let touches = stage.timeline.entries.filter { $0.subject == "touch" }
    #expect(touches.first?.time == 2)
    #expect(touches.last.map { ($0.time * 1000).rounded() } == 2200)
    #expect(abs(stage.engine.clock.now - 2.7) < 1e-9)
  }

  @Test func `the clock does not advance by itself`() {
    let stage = Stage()
    stage.push(UIViewController())

    stage.play(swipe)

    #expect(stage.engine.clock.now == swipe.time)
    #expect(stage.navigation.transitionCoordinator != nil)
  }

  @Test func `at rest a pop has ended`() {
    let stage = Stage()
    stage.push(UIViewController())
    stage.play(swipe)

    stage.rest()

    #expect(stage.navigation.transitionCoordinator == nil)
    #expect(stage.navigation.viewControllers.map(\.title) == ["root"])
    #expect(stage.engine.clock.isIdle)
  }

  @Test(arguments: PopAttempt.LayoutDirection.allCases)
  func `the edge pop starts at the leading edge of the layout direction`(
    layoutDirection: PopAttempt.LayoutDirection
  ) {
    let stage = Stage(layoutDirection: layoutDirection)
    stage.push(UIViewController())
    let mirrored = TouchScript()
      .down(at: CGPoint(x: 382, y: 400)).move(to: CGPoint(x: 90, y: 400), over: 0.2).up()

    stage.play(layoutDirection == .leftToRight ? mirrored : swipe)
    stage.rest()
    let afterTrailingEdge = stage.navigation.viewControllers.count
    stage.play(layoutDirection == .leftToRight ? swipe : mirrored)
    stage.rest()

    #expect(afterTrailingEdge == 2)
    #expect(stage.navigation.viewControllers.count == 1)
  }

  @Test func `the same script gives the same timeline`() {
    let lines = (0..<2).map { _ in
      let stage = Stage(seed: 7)
      stage.push(UIViewController())
      stage.play(swipe)
      stage.rest()
      return stage.timeline.lines
    }

    #expect(lines[0] == lines[1])
    #expect(lines[0].count > 2)
  }

  @Test func `a stage is deallocated with its last reference`() {
    weak var window: UIWindow?
    do {
      let stage = Stage()
      stage.push(UIViewController())
      stage.play(swipe)
      stage.rest()
      window = stage.window
    }

    #expect(window == nil)
  }
}
#endif
