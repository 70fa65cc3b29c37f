#if HEADLESS
import Foundation
import GestureArbitration
import GestureLab
import HeadlessUIKit
import Testing

/// A driver's pan follows the finger that drags: a thumb that rests neither holds it, nor keeps or
/// starts anything after that finger.
@MainActor @Suite struct DriverBesideThumbTests {
  private let thumb = CGPoint(x: 300, y: 700)

  private func hasDriven(_ phone: Phone) -> Bool {
    phone.stage.timeline.winners.contains(where: \.isDriverRecognizer)
  }

  @Test(arguments: [0.05, 0.3])
  func `a driver pops beside a thumb that rests, and lets go with the finger`(
    pause: TimeInterval
  ) {
    everywhere([.v16, .v18]) { phone in
      phone.arbiter.driver = .arbiter
      phone.stage.rest()
      phone.stage.play(
        TouchScript().down(at: thumb, touch: 0).hold(for: pause)
          .down(at: CGPoint(x: 100, y: 300), touch: 1).hold(for: 0.3)
          .move(to: CGPoint(x: 380, y: 300), over: 0.3, touch: 1).up(touch: 1).hold(for: 1))
      #expect(phone.depth == 1, "\(phone.story)")
      #expect(phone.stage.navigation.transitionCoordinator == nil, "\(phone.story)")
      phone.stage.play(TouchScript().hold(for: 0.1).up(touch: 0))
      phone.stage.rest()
      #expect(phone.depth == 1, "\(phone.story)")
    }
  }

  @Test func `promise 5: a finger beside a thumb pops, also where UIKit's pop ignores it`() {
    everywhere([.v26], under: .each) { phone in
      phone.arbiter.driver = .arbiter
      phone.stage.play(
        TouchScript().down(at: thumb, touch: 0).hold(for: 0.3)
          .down(at: CGPoint(x: 100, y: 300), touch: 1).hold(for: 0.3)
          .move(to: CGPoint(x: 380, y: 300), over: 0.3, touch: 1).up(touch: 1).up(touch: 0))
      phone.stage.rest()
      #expect(phone.depth == 1, "\(phone.story)")
    }
  }

  @Test func `C201: two fingers pop nothing where an animator keeps UIKit's pop from beginning`() {
    everywhere([.v26]) { phone in
      phone.arbiter.driver = .arbiter
      UIKitRefusal.customAnimator.happen(on: phone)
      phone.stage.play(.joinedByAnother)
      phone.stage.rest()
      #expect(phone.depth == 2, "\(phone.story)")
    }
  }

  @Test func `a finger that is taken away returns its screen, though a thumb rests`() {
    everywhere([.v16, .v18]) { phone in
      phone.arbiter.driver = .arbiter
      phone.stage.play(
        TouchScript().down(at: thumb, touch: 0).hold(for: 0.3)
          .down(at: CGPoint(x: 100, y: 300), touch: 1)
          .move(to: CGPoint(x: 250, y: 300), over: 0.1, touch: 1).cancel(touch: 1).hold(for: 1))
      #expect(hasDriven(phone) && phone.depth == 2, "\(phone.story)")
      #expect(phone.stage.navigation.transitionCoordinator == nil, "\(phone.story)")
    }
  }

  @Test func `no pop begins with a thumb after the finger to which it was allowed`() {
    everywhere([.v16, .v18]) { phone in
      // Another pan may take the drag: the driver waits for the next event.
      phone.addPannedView().pan.minimumNumberOfTouches = 3
      phone.arbiter.driver = .arbiter
      let place = CGPoint(x: 100, y: 300)
      phone.stage.play(
        TouchScript().down(at: thumb, touch: 0).hold(for: 0.3).down(at: place, touch: 1)
          .move(to: CGPoint(x: 130, y: 300), over: 1.0 / 60, touch: 1).up(touch: 1)
          .move(to: CGPoint(x: 302, y: 700), over: 1.0 / 60, touch: 0).hold(for: 0.5).up(touch: 0))
      phone.stage.rest()
      #expect(!hasDriven(phone), "\(phone.story)")
    }
  }

  @Test func `a driven screen follows its finger, though a pop is switched off meanwhile`() {
    final class Switching: NSObject, UINavigationControllerDelegate {
      func navigationController(
        _ navigationController: UINavigationController, willShow viewController: UIViewController,
        animated: Bool
      ) { navigationController.interactivePopGestureRecognizer?.isEnabled = false }
    }
    everywhere([.v16, .v18]) { phone in
      let delegate = Switching()
      phone.stage.navigation.delegate = delegate
      phone.arbiter.driver = .arbiter
      phone.stage.play(
        TouchScript().down(at: CGPoint(x: 60, y: 700), touch: 0).hold(for: 0.3)
          .down(at: CGPoint(x: 100, y: 300), touch: 1)
          .move(to: CGPoint(x: 330, y: 300), over: 0.3, touch: 1).hold(for: 0.3)
          .move(to: CGPoint(x: 200, y: 700), over: 0.3, touch: 0).up(touch: 1).hold(for: 1))
      #expect(phone.depth == 1, "\(phone.story)")
      #expect(phone.stage.navigation.transitionCoordinator == nil, "\(phone.story)")
      withExtendedLifetime(delegate) {}
    }
  }

  @Test func `a screen that is pushed follows its finger, wherever a thumb drifts`() {
    everywhere { phone in
      let next = phone.bindNext()
      phone.stage.play(
        TouchScript().down(at: thumb, touch: 0).hold(for: 0.3)
          .down(at: CGPoint(x: 300, y: 300), touch: 1)
          .move(to: CGPoint(x: 60, y: 300), over: 0.2, touch: 1).hold(for: 0.1)
          .move(to: CGPoint(x: 330, y: 700), over: 0.1, touch: 0).up(touch: 1).hold(for: 1))
      #expect(phone.stage.navigation.topViewController === next, "\(phone.story)")
      #expect(phone.stage.navigation.transitionCoordinator == nil, "\(phone.story)")
    }
  }

  @Test func `what is turned or pinched keeps both fingers, though one rests`() {
    everywhere([.v16, .v18]) { phone in
      let photo = UIView(frame: StageMetrics.screen)
      photo.addGestureRecognizer(UIRotationGestureRecognizer())
      phone.screen.view.addSubview(photo)
      phone.arbiter.driver = .arbiter
      phone.stage.play(
        TouchScript().down(at: CGPoint(x: 100, y: 500), touch: 0).hold(for: 0.3)
          .down(at: CGPoint(x: 160, y: 500), touch: 1)
          .move(to: CGPoint(x: 300, y: 500), over: 0.2, touch: 1).up(touch: 1).up(touch: 0))
      phone.stage.rest()
      #expect(!hasDriven(phone), "\(phone.story)")
    }
  }

  @Test func `C047: a tap beside a thumb ends for its view at once`() {
    everywhere([.v16, .v18]) { phone in
      let key = TouchLog(frame: StageMetrics.screen)
      key.isMultipleTouchEnabled = true
      phone.screen.view.addSubview(key)
      phone.arbiter.driver = .arbiter
      phone.stage.play(
        TouchScript().down(at: thumb, touch: 0).hold(for: 0.3)
          .down(at: CGPoint(x: 100, y: 300), touch: 1).hold(for: 0.05).up(touch: 1)
          .hold(for: 0.1))
      #expect(key.numberOfEnds == 1, "\(phone.story)")
    }
  }
}

private final class TouchLog: UIView {
  private(set) var numberOfEnds = 0

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    numberOfEnds += touches.count
  }
}
#endif
