#if HEADLESS
import GestureLab
import Testing

/// The README's example of a test without a device.
@MainActor @Suite struct ReadmeStageTests {
  @Test func aPagerPopsAtItsLeadingEdge() {
    let stage = Stage()
    let screen = UIViewController()
    let pager = UIScrollView(frame: stage.window.bounds)
    pager.contentSize = CGSize(width: 1950, height: 844)
    screen.view.addSubview(pager)
    stage.push(screen)
    stage.arbiter.register(pager, as: .pagingScrollView)

    stage.drag(.right, from: CGPoint(x: 195, y: 422))
    stage.rest()

    #expect(stage.navigation.viewControllers.count == 1)
    #expect(
      stage.timeline.lines.contains { $0.contains("content pop allowed at (195, 422)") })
  }

  @Test func `a touch at a location that is NaN is recorded`() {
    let stage = Stage()

    stage.play(TouchScript().down(at: CGPoint(x: CGFloat.nan, y: 1)).up())

    #expect(stage.timeline.lines.first?.contains("began at (nan, 1)") == true)
  }

  @Test(arguments: [Double.nan, .infinity, -1, 1e300])
  func `a script with absurd times is finite`(absurd: Double) {
    let script = TouchScript().down(at: .zero).move(to: .zero, over: absurd, rate: 0.001)
      .hold(for: absurd).move(to: .zero, over: 0.1, rate: absurd).up()

    #expect(script.time.isFinite)
    #expect(script.steps.last?.sample.phase == .ended)
  }
}
#endif
