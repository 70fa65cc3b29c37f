import Foundation
import HeadlessUIKit
import Testing

/// Drags that keep to an axis.
@MainActor @Suite struct DirectionalLockTests {
  @Test(arguments: [(0.0, -12.0), (-4, -12), (4, 12)])
  func `C144: a drag that begins along an axis stays on it`(dx: CGFloat, dy: CGFloat) {
    let stage = lockedStage()

    stage.screen.finger.down(200, 400).move(dx, dy).drag(-100, 0)

    #expect(stage.scrollView.contentOffset.x == 400, stage.screen.log)
  }

  @Test func `C144: a diagonal start locks no axis`() {
    let stage = lockedStage()

    stage.screen.finger.down(200, 400).move(-10, -10).drag(-100, 0)

    #expect(abs(stage.scrollView.contentOffset.x - 400 - 102.93) < 0.2, stage.screen.log)
    #expect(abs(stage.scrollView.contentOffset.y - 800 - 2.93) < 0.2)
  }

  @Test func `C144: the lock is for one drag`() {
    let stage = lockedStage()

    stage.screen.finger.down(200, 400).move(0, -20).drag(0, 0).up().hold(5)
    stage.screen.finger.down(200, 400).move(-20, 0).drag(0, -100)

    #expect(abs(stage.scrollView.contentOffset.x - 410) < 0.2, stage.screen.log)
    #expect(abs(stage.scrollView.contentOffset.y - 810) < 0.2, stage.screen.log)
  }

  @Test func `C144: a locked axis has no speed at the lift`() {
    let stage = lockedStage()

    stage.screen.finger.down(300, 400).move(0, -12).move(-30, -30).up()

    #expect(stage.endVelocity?.x == 0)
    #expect((stage.endVelocity?.y ?? 0) > 1)
  }

  @Test(arguments: [
    (UIKitBehavior.DirectionalLock.wideCone, true), (.narrowCone, false),
  ])
  func `C145: how diagonal a start may be is open`(
    answer: UIKitBehavior.DirectionalLock, locks: Bool
  ) {
    let stage = lockedStage(Screen(\.directionalLock, answer))

    stage.screen.finger.down(200, 400).move(-5, -12).drag(-100, 0)

    #expect((stage.scrollView.contentOffset.x == 400) == locks, stage.screen.log)
  }

  @Test func `C146: the lock concerns content, not recognition`() {
    let stage = lockedStage()

    stage.screen.finger.down(200, 400).move(0, -12).drag(-100, 0).up()

    #expect(stage.screen.timeline[.action].filter { $0 == "scroll changed" }.count == 10)
  }

  /// A scroll view in the middle of content that moves both ways.
  private func lockedStage(_ screen: Screen = Screen()) -> ScrollStage {
    let stage = ScrollStage(screen, content: CGSize(width: 2000, height: 4000))
    stage.scrollView.isDirectionalLockEnabled = true
    stage.scrollView.contentOffset = CGPoint(x: 400, y: 800)
    return stage
  }
}
