#if HEADLESS
import Foundation
import GestureArbitration
import GestureLab
import HeadlessUIKit
import Testing

/// The line of the article.
@MainActor
private enum FortyLines {
  static func setUp(_ navigationController: UINavigationController) {
    navigationController.gestureArbiter.driver = .arbiter
  }
}

/// A full-screen pop in one line, and the faults of the usual forty.
@MainActor @Suite struct FieldSystemFortyLinesTests {
  // From iOS 26 on UIKit pops from anywhere by its own rules, which a driver leaves alone.

  @Test func `a drag towards trailing pops from anywhere, and no other direction does`() {
    everywhere([.v16, .v18]) { phone in
      FortyLines.setUp(phone.stage.navigation)

      phone.expectNoPop { phone.drag(from: CGPoint(x: 300, y: 422), by: CGPoint(x: -180, y: 4)) }
      phone.expectNoPop { phone.drag(from: CGPoint(x: 195, y: 600), by: CGPoint(x: 10, y: -300)) }
      phone.expectNoPop { phone.drag(from: CGPoint(x: 195, y: 200), by: CGPoint(x: 10, y: 300)) }
      phone.expectSwipePops(from: 195)
      #expect(phone.hasPopBegun == phone.hasContentPop, "\(phone.story)")
    }
  }

  @Test func `right-to-left layout mirrors the direction`() {
    everywhere(layoutDirection: .rightToLeft) { phone in
      FortyLines.setUp(phone.stage.navigation)

      phone.expectNoPop { phone.drag(from: CGPoint(x: 195, y: 422), by: CGPoint(x: 180, y: 4)) }
      phone.expectSwipePops(from: 195)
      // The direction counts that the view has when a touch lands.
      phone.stage.push(UIViewController())
      phone.stage.navigation.view.semanticContentAttribute = .forceLeftToRight
      phone.expectSwipePops(from: 195)
    }
  }

  @Test(arguments: [CGFloat(6), 195], [0.0, 0.1, 0.3])
  func `a drag during a transition pops only where that is completed, and never freezes`(
    x: CGFloat, pause: TimeInterval
  ) {
    everywhere { phone in
      FortyLines.setUp(phone.stage.navigation)
      phone.stage.navigation.pushViewController(UIViewController(), animated: true)
      phone.stage.engine.clock.advance(by: pause)

      if phone.completesSlides {
        phone.expectSwipePops(from: x, to: 2)
        phone.expectSwipePops(from: x, to: 1)
      } else {
        phone.expectSwipeStays(from: x, at: 3)
        phone.expectSwipePops(from: x, to: 2)
      }
    }
  }

  @Test func `at the root no pop begins, and the next push completes`() {
    everywhere(isPushed: false) { phone in
      FortyLines.setUp(phone.stage.navigation)
      phone.expectSwipeStays(from: 6, at: 1)
      phone.expectSwipeStays(from: 195, at: 1)

      phone.stage.navigation.pushViewController(phone.screen, animated: true)
      phone.stage.rest()

      phone.expectRest()
      phone.expectSwipePops(from: 195)
    }
  }

  @Test(arguments: SystemVersion.allCases)
  func `a slanting scroll pops under the usual rule and not under the arbiter's`(
    version: SystemVersion
  ) {
    let steep = TouchScript.drag(from: CGPoint(x: 150, y: 250), by: CGPoint(x: 110, y: 330))
    let usual = Stage(behavior: UIKitBehavior(version: version))
    let pop = RightwardPop(on: usual.navigation)
    usual.push(UIViewController())
    usual.play(steep)
    usual.rest()
    #expect(usual.timeline.winners.contains { $0 === pop.pan }, "\(usual.story)")
    #expect(usual.depth == 1, "\(usual.story)")

    let phone = Phone(UIKitBehavior(version: version))
    FortyLines.setUp(phone.stage.navigation)
    phone.expectNoPop { phone.stage.play(steep) }
  }

  @Test func `a slanting scroll does not pop under the arbiter`() {
    everywhere([.v16, .v18]) { phone in
      FortyLines.setUp(phone.stage.navigation)
      for lean in [-110, -30, 30, 110] as [CGFloat] {
        phone.expectNoPop {
          phone.drag(from: CGPoint(x: 195, y: 250), by: CGPoint(x: lean, y: 330))
        }
      }
    }
  }

  @Test(arguments: SystemVersion.allCases)
  func `a swipe at the root freezes the next push, unless the arbiter refuses it`(
    version: SystemVersion
  ) {
    for hasArbiter in [false, true] {
      let stage = Stage(behavior: UIKitBehavior(version: version))
      let delegate = PermissiveDelegate()
      stage.navigation.interactivePopGestureRecognizer?.delegate = delegate
      if hasArbiter { FortyLines.setUp(stage.navigation) }
      stage.swipeRight(from: 6)

      stage.navigation.pushViewController(UIViewController(), animated: true)
      stage.rest()

      #expect((stage.navigation.transitionCoordinator == nil) == hasArbiter, "\(stage.story)")
      // A frozen controller receives no touches.
      stage.swipeRight(from: 6)
      #expect((stage.depth == 1) == hasArbiter, "\(stage.story)")
    }
  }
}

/// The usual rule: a pan that begins when its translation points to the right.
@MainActor
private final class RightwardPop: NSObject, UIGestureRecognizerDelegate,
  UINavigationControllerDelegate
{
  let pan = UIPanGestureRecognizer()
  private weak var navigation: UINavigationController?
  private let animator = FadeAnimator()
  private var interaction: UIPercentDrivenInteractiveTransition?

  init(on navigation: UINavigationController) {
    self.navigation = navigation
    super.init()
    pan.name = "field.pan"
    pan.delegate = self
    pan.observeActions { [weak self] _ in self?.drag() }
    navigation.view.addGestureRecognizer(pan)
    navigation.delegate = self
  }

  func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    guard let navigation, navigation.viewControllers.count > 1 else { return false }
    return navigation.transitionCoordinator == nil && pan.translation(in: navigation.view).x > 0
  }

  func navigationController(
    _ navigationController: UINavigationController,
    animationControllerFor operation: UINavigationController.Operation,
    from fromVC: UIViewController, to toVC: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { interaction == nil ? nil : animator }

  func navigationController(
    _ navigationController: UINavigationController,
    interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? { interaction }

  private func drag() {
    guard let view = navigation?.view else { return }
    switch pan.state {
    case .began:
      interaction = UIPercentDrivenInteractiveTransition()
      navigation?.popViewController(animated: true)
    case .changed:
      interaction?.update(pan.translation(in: view).x / view.bounds.width)
    case .ended, .cancelled:
      pan.velocity(in: view).x > 0 ? interaction?.finish() : interaction?.cancel()
      interaction = nil
    default: break
    }
  }
}

/// A delegate as apps write it: it lets every gesture begin.
@MainActor
private final class PermissiveDelegate: NSObject, UIGestureRecognizerDelegate {}
#endif
