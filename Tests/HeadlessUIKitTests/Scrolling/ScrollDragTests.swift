#if HEADLESS
import Foundation
import HeadlessUIKit
import Testing

/// Drags of scroll views: directional lock, caught content and layout direction.
@MainActor @Suite struct ScrollDragTests {
  @Test(arguments: [(0.0, -12.0), (-4, -12), (4, 12)])
  func `C144: a drag that begins along an axis stays on that axis`(dx: CGFloat, dy: CGFloat) {
    let stage = lockedStage()

    stage.screen.touch.down(200, 400).move(dx, dy).drag(-100, 0)

    #expect(stage.scrollView.contentOffset.x == 400, stage.screen.log)
  }

  @Test func `C144: a diagonal start locks no axis`() {
    let stage = lockedStage()

    stage.screen.touch.down(200, 400).move(-10, -10).drag(-100, 0)

    #expect(abs(stage.scrollView.contentOffset.x - 400 - 102.93) < 0.2, stage.screen.log)
    #expect(abs(stage.scrollView.contentOffset.y - 800 - 2.93) < 0.2)
  }

  @Test func `C144: the directional lock lasts for one drag`() {
    let stage = lockedStage()

    stage.screen.touch.down(200, 400).move(0, -20).drag(0, 0).up().hold(5)
    stage.screen.touch.down(200, 400).move(-20, 0).drag(0, -100)

    #expect(abs(stage.scrollView.contentOffset.x - 410) < 0.2, stage.screen.log)
    #expect(abs(stage.scrollView.contentOffset.y - 810) < 0.2, stage.screen.log)
  }

  @Test func `C144: a locked axis has no velocity at the lift`() {
    let stage = lockedStage()

    stage.screen.touch.down(300, 400).move(0, -12).move(-30, -30).move(-30, -30).up()

    #expect(stage.endVelocity?.x == 0)
    #expect((stage.endVelocity?.y ?? 0) > 1)
  }

  @Test(arguments: [
    (UIKitBehavior.DirectionalLock.wideCone, true), (.narrowCone, false),
  ])
  func `C145: the behavior decides how diagonal a locked start may be`(
    answer: UIKitBehavior.DirectionalLock, locks: Bool
  ) {
    let stage = lockedStage(Screen(\.directionalLock, answer))

    stage.screen.touch.down(200, 400).move(-5, -12).drag(-100, 0)

    #expect((stage.scrollView.contentOffset.x == 400) == locks, stage.screen.log)
  }

  @Test func `C146: the directional lock does not affect recognition`() {
    let stage = lockedStage()

    stage.screen.touch.down(200, 400).move(0, -12).drag(-100, 0).up()

    #expect(stage.screen.timeline[.action].filter { $0 == "scroll changed" }.count == 10)
  }

  @Test func `C170: content caught beyond its end returns when the touch lifts`() {
    let (screen, view) = scrollView(isPaging: false)

    screen.touch.down(100, 400).drag(250, 0).up().hold(0.05)
    screen.touch.down(200, 400)
    let offsetWhenCaught = view.contentOffset.x
    screen.touch.up().hold(3)

    #expect(offsetWhenCaught < 0, screen.log)
    #expect(view.contentOffset.x == 0, screen.log)
  }

  @Test func `C147: paging content caught between pages comes to rest on a page`() {
    let (screen, view) = scrollView(isPaging: true)

    screen.touch.down(350, 400).drag(-250, 0).up().hold(0.05)
    screen.touch.down(200, 400)
    let offsetWhenCaught = view.contentOffset.x
    screen.touch.up().hold(3)

    #expect(offsetWhenCaught.truncatingRemainder(dividingBy: 400) != 0, screen.log)
    #expect(view.contentOffset.x.truncatingRemainder(dividingBy: 400) == 0, screen.log)
  }

  @Test
  func `C166: content returns from beyond its end after scrolling was disabled during the drag`() {
    let (screen, view) = scrollView(isPaging: false)

    screen.touch.down(100, 400).drag(250, 0)
    view.isScrollEnabled = false
    screen.touch.up().hold(0.05)
    screen.touch.down(200, 400).up().hold(3)

    #expect(view.contentOffset.x == 0, screen.log)
  }

  @Test func `C242: offset 0 is the left end in right-to-left layout too`() {
    let (screen, view) = scrollView(isPaging: false)
    view.semanticContentAttribute = .forceRightToLeft
    let initialOffset = view.contentOffset

    screen.touch.down(300, 400).drag(-110, 0).hold(1).up()

    #expect(initialOffset == .zero)
    #expect(abs(view.contentOffset.x - 100) <= 11)
    #expect(view.contentOffset.x > 0)
  }

  /// Makes a locked scroll view in the middle of content larger than its bounds on both axes.
  private func lockedStage(_ screen: Screen = Screen()) -> ScrollStage {
    let stage = ScrollStage(screen, content: CGSize(width: 2000, height: 4000))
    stage.scrollView.isDirectionalLockEnabled = true
    stage.scrollView.contentOffset = CGPoint(x: 400, y: 800)
    return stage
  }

  /// Makes a scroll view with four pages of content side by side.
  private func scrollView(isPaging: Bool) -> (Screen, UIScrollView) {
    let screen = Screen()
    let view = UIScrollView(frame: CGRect(x: 0, y: 0, width: 400, height: 800))
    view.contentSize = CGSize(width: 1600, height: 800)
    view.isPagingEnabled = isPaging
    screen.window.addSubview(view)
    return (screen, view)
  }
}
#endif
