#if HEADLESS
import Foundation
import HeadlessUIKit
import Testing

/// Property animators that the virtual clock runs or that the app scrubs.
@MainActor @Suite struct PropertyAnimatorTests {
  private let screen = Screen()

  @Test(arguments: [
    (UIView.AnimationCurve.linear, 0.5), (.easeInOut, 0.5), (.easeIn, 0.315), (.easeOut, 0.685),
  ])
  func `an animation follows its curve and ends at its exact target`(
    curve: UIView.AnimationCurve, expected: Double
  ) {
    let view = screen.addView()
    var completions: [UIViewAnimatingPosition] = []
    let animator = UIViewPropertyAnimator(duration: 1, curve: curve) { view.center.x = 1200 }
    animator.addCompletion { completions.append($0) }

    animator.startAnimation()
    screen.wait(0.5)
    let fraction = (Double(view.center.x) - 200) / 1000
    screen.wait(0.5 + 1e-9)

    #expect(abs(fraction - expected) < 0.02)
    #expect(view.center.x == 1200)
    #expect(completions == [.end])
    #expect(animator.state == .inactive && !animator.isRunning)
    #expect(screen.engine.clock.isIdle)
  }

  @Test func `center, bounds, transform and alpha are animated`() {
    let view = screen.addView()
    let animator = UIViewPropertyAnimator(duration: 1, curve: .linear) {
      view.center = .zero
      view.bounds = CGRect(x: 10, y: 20, width: 200, height: 400)
      view.transform = CGAffineTransform(scaleX: 3, y: 1)
      view.alpha = 0
    }

    animator.fractionComplete = 0.5

    #expect(view.center == CGPoint(x: 100, y: 200))
    #expect(view.bounds == CGRect(x: 5, y: 10, width: 300, height: 600))
    #expect(view.transform == CGAffineTransform(scaleX: 2, y: 1))
    #expect(view.alpha == 0.5)

    animator.fractionComplete = 0

    #expect(view.center == CGPoint(x: 200, y: 400) && view.transform.isIdentity)
    animator.stopAnimation(true)
  }

  @Test func `a spring is animated along easeInOut, and a curve keeps its type`() {
    let spring = UISpringTimingParameters(dampingRatio: 0.5)
    let curves: [any UITimingCurveProvider] = [
      UICubicTimingParameters(animationCurve: .easeIn), UICubicTimingParameters(), spring,
    ]

    let animator = UIViewPropertyAnimator(duration: 1, timingParameters: spring)

    #expect(curves.map(\.timingCurveType) == [.builtin, .cubic, .spring])
    #expect(curves.map { $0.cubicTimingParameters == nil } == [false, false, true])
    #expect(curves.map { $0.springTimingParameters == nil } == [true, true, false])
    #expect(animator.timingParameters === spring)
  }

  @Test func `a reversed animation returns to its start`() {
    let view = screen.addView()
    var completions: [UIViewAnimatingPosition] = []
    let animator = UIViewPropertyAnimator(duration: 1, curve: .linear) { view.alpha = 0 }
    animator.addCompletion { completions.append($0) }
    animator.startAnimation()
    screen.wait(0.5)

    animator.isReversed = true
    screen.wait(0.6)

    #expect(view.alpha == 1)
    #expect(completions == [.start])
  }

  @Test func `a paused animation stays in place and can continue with another duration`() {
    let view = screen.addView()
    let animator = UIViewPropertyAnimator(duration: 1, curve: .linear) { view.alpha = 0 }
    animator.fractionComplete = 0.5
    screen.wait(5)
    let paused = view.alpha

    animator.continueAnimation(withTimingParameters: nil, durationFactor: 0.1)
    screen.wait(0.05)
    let running = view.alpha
    screen.wait(0.06)

    #expect(paused == 0.5)
    #expect(running < 0.5 && running > 0)
    #expect(view.alpha == 0)
  }

  @Test(arguments: [
    (UIViewAnimatingPosition.end, 0.0), (.start, 1.0), (.current, 0.5),
  ])
  func `a stopped animation finishes at the given position`(
    position: UIViewAnimatingPosition, alpha: Double
  ) {
    let view = screen.addView()
    var completions: [UIViewAnimatingPosition] = []
    let animator = UIViewPropertyAnimator(duration: 1, curve: .linear) { view.alpha = 0 }
    animator.addCompletion { completions.append($0) }
    animator.fractionComplete = 0.5

    animator.finishAnimation(at: .end)
    animator.stopAnimation(false)
    let state = animator.state
    animator.finishAnimation(at: position)

    #expect(state == .stopped)
    #expect(view.alpha == CGFloat(alpha))
    #expect(completions == [position])
  }

  @Test func `stopping without finishing calls no completion`() {
    let view = screen.addView()
    var completions = 0
    let animator = UIViewPropertyAnimator(duration: 1, curve: .linear) { view.alpha = 0 }
    animator.addCompletion { _ in completions += 1 }
    animator.startAnimation()
    screen.wait(0.5)

    animator.stopAnimation(true)
    screen.wait(5)

    #expect(completions == 0)
    #expect(view.alpha > 0.4 && view.alpha < 0.6)
    #expect(animator.state == .inactive)
  }

  @Test func `an animation without a window or with zero duration ends at once`() {
    let (offScreen, onScreen) = (UIView(), screen.addView())
    var completions = 0
    let one = UIViewPropertyAnimator(duration: 1, curve: .linear) { offScreen.alpha = 0 }
    let other = UIViewPropertyAnimator(duration: 0, curve: .linear) { onScreen.alpha = 0 }
    for animator in [one, other] { animator.addCompletion { _ in completions += 1 } }

    one.startAnimation()
    other.startAnimation()

    #expect(completions == 2)
    #expect(offScreen.alpha == 0 && onScreen.alpha == 0)
  }

  @Test func `an animation whose remaining time is below clock precision ends at once`() {
    let view = screen.addView()
    screen.wait(1000)
    let animator = UIViewPropertyAnimator(duration: 1, curve: .linear) { view.alpha = 0 }
    animator.fractionComplete = 1

    animator.continueAnimation(withTimingParameters: nil, durationFactor: .ulpOfOne)

    #expect(animator.state == .inactive)
    #expect(view.alpha == 0)
  }

  @Test func `animations added later run from the current fraction`() {
    let view = screen.addView()
    let animator = UIViewPropertyAnimator(duration: 1, curve: .linear) { view.alpha = 0 }
    animator.fractionComplete = 0.5

    animator.addAnimations { view.center.x = 400 }
    let before = (view.alpha, view.center.x)
    animator.startAnimation(afterDelay: 0.5)
    screen.wait(0.4)
    let delayed = view.alpha
    screen.wait(1)

    #expect(before == (0.5, 300))
    #expect(delayed == 0.5)
    #expect(view.alpha == 0 && view.center.x == 400)
  }
}
#endif
