import Foundation
import GestureArbitration
import GestureLab
import HeadlessUIKit
import Testing

/// The recipe, instead of forty lines.
@MainActor
private enum FortyLines {
  static func setUp(_ navigationController: UINavigationController) {
    navigationController.gestureArbiter.driver = .publicTransition
  }
}

/// The field's full-screen pop in forty lines, its faults, and the same without them.
@MainActor @Suite struct FieldSystemFortyLinesTests {
  @Test func `a drag from anywhere towards trailing pops, and no other direction does`() {
    everywhere { phone in
      FortyLines.setUp(phone.stage.navigation)

      phone.expectNoPop { phone.drag(from: CGPoint(x: 300, y: 422), by: CGPoint(x: -180, y: 4)) }
      phone.expectNoPop { phone.drag(from: CGPoint(x: 195, y: 600), by: CGPoint(x: 10, y: -300)) }
      phone.expectNoPop { phone.drag(from: CGPoint(x: 195, y: 200), by: CGPoint(x: 10, y: 300)) }
      phone.expectSwipePops(from: 195)
      #expect(phone.hasPopBegun == phone.hasContentPop, "\(phone.story)")
    }
  }

  @Test func `right to left the direction is mirrored`() {
    everywhere(reading: .rightToLeft) { phone in
      FortyLines.setUp(phone.stage.navigation)

      phone.expectNoPop { phone.drag(from: CGPoint(x: 195, y: 422), by: CGPoint(x: 180, y: 4)) }
      phone.expectSwipePops(from: 195)
    }
  }

  @Test(arguments: [CGFloat(6), 195], [0.0, 0.1, 0.3])
  func `a drag during a transition neither pops nor freezes`(x: CGFloat, pause: TimeInterval) {
    everywhere { phone in
      FortyLines.setUp(phone.stage.navigation)
      phone.stage.navigation.pushViewController(UIViewController(), animated: true)
      phone.stage.engine.clock.advance(by: pause)

      phone.expectSwipeStays(from: x, at: 3)
      phone.expectSwipePops(from: x, to: 2)
    }
  }

  @Test func `at the root nothing pops, and the next push is as ever`() {
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
  func `a vertical drag that leans pops under the field's rule, and not under ours`(
    version: SystemVersion
  ) {
    let steep = TouchScript.drag(from: CGPoint(x: 150, y: 250), by: CGPoint(x: 110, y: 330))
    let theirs = Stage(behavior: UIKitBehavior(version: version))
    let pop = RightwardPop(on: theirs.navigation)
    theirs.push(UIViewController())
    theirs.play(steep)
    theirs.rest()
    #expect(theirs.timeline.winners.contains { $0 === pop.pan }, "\(theirs.story)")
    #expect(theirs.depth == 1, "\(theirs.story)")

    let phone = Phone(UIKitBehavior(version: version))
    FortyLines.setUp(phone.stage.navigation)
    phone.expectNoPop { phone.stage.play(steep) }
  }

  @Test func `a vertical drag that leans pops in no case of ours`() {
    everywhere { phone in
      FortyLines.setUp(phone.stage.navigation)
      for lean in [-110, -30, 30, 110] as [CGFloat] {
        phone.expectNoPop {
          phone.drag(from: CGPoint(x: 195, y: 250), by: CGPoint(x: lean, y: 330))
        }
      }
    }
  }

  @Test(arguments: SystemVersion.allCases)
  func `a swipe at the root freezes the next push under the field's delegate, and not under ours`(
    version: SystemVersion
  ) {
    for isOurs in [false, true] {
      let stage = Stage(behavior: UIKitBehavior(version: version))
      let willing = Willing()
      stage.navigation.interactivePopGestureRecognizer?.delegate = willing
      if isOurs { FortyLines.setUp(stage.navigation) }
      stage.swipeRight(from: 6)

      stage.navigation.pushViewController(UIViewController(), animated: true)
      stage.rest()

      #expect((stage.navigation.transitionCoordinator == nil) == isOurs, "\(stage.story)")
      // A frozen controller takes no touches either.
      stage.swipeRight(from: 6)
      #expect((stage.depth == 1) == isOurs, "\(stage.story)")
    }
  }
}

/// The field's rule: a pan of one's own that begins whenever it has come to the right.
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

/// A delegate as found in the field: it lets everything begin.
@MainActor
private final class Willing: NSObject, UIGestureRecognizerDelegate {}
