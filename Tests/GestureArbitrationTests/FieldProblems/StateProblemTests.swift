#if HEADLESS
import Foundation
import GestureArbitration
import GestureLab
import HeadlessUIKit
import Testing

/// Reported problems with stacks that freeze after a swipe.
@MainActor @Suite struct StateProblemTests {
  @Test(arguments: [false, true])
  func `31: swipes at the root do not freeze the stack, under any delegate`(isReplaced: Bool) {
    everywhere(isPushed: false) { phone in
      let navigation = phone.stage.navigation
      let permissive = PermissiveDelegate()
      if isReplaced {
        navigation.interactivePopGestureRecognizer?.delegate = permissive
        navigation.interactiveContentPopGestureRecognizer?.delegate = permissive
      }

      phone.swipeRight(from: 6)
      phone.swipeRight()
      phone.stage.rest()
      navigation.pushViewController(phone.screen, animated: true)
      phone.stage.rest()
      #expect(!phone.hasPopBegun, "\(phone.story)")
      #expect(phone.depth == 2 && navigation.transitionCoordinator == nil, "\(phone.story)")
      phone.swipeRight(from: 6)
      phone.stage.rest()
      #expect(phone.depth == 1, "\(phone.story)")
    }
  }

  @Test(arguments: [0.0, 0.1, 0.3])
  func `32: a swipe during a push never freezes, and from iOS 26 pops (C228)`(pause: TimeInterval) {
    everywhere { phone in
      phone.stage.navigation.pushViewController(UIViewController(), animated: true)
      phone.stage.engine.clock.advance(by: pause)

      phone.swipeRight(from: 6)
      phone.stage.rest()
      #expect(phone.hasPopBegun == phone.completesSlides, "\(phone.story)")
      #expect(phone.depth == (phone.completesSlides ? 2 : 3), "\(phone.story)")
      phone.swipeRight(from: 6)
      phone.stage.rest()
      #expect(phone.depth == (phone.completesSlides ? 1 : 2), "\(phone.story)")
    }
  }

  @Test func `32: the pop after a cancelled pop begins`() {
    everywhere { phone in
      phone.stage.play(.thereAndBack)
      phone.stage.rest()
      #expect(phone.hasPopBegun && phone.depth == 2, "\(phone.story)")

      phone.swipeRight(from: 6)
      phone.stage.rest()

      #expect(phone.depth == 1, "\(phone.story)")
    }
  }

  @Test(arguments: [0, 1, 2, 3, 5, 8, 12], Switch.allCases)
  func `33: a drag completes, whatever is switched off during it`(
    step: Int, setting: Switch
  ) {
    everywhere { phone in
      let pager = phone.addScrollView(content: CGSize(width: 1950, height: 844))
      pager.allowsPopGestureAtLeadingEdge = true

      phone.play(.drag(from: CGPoint(x: 6, y: 422), by: CGPoint(x: 180, y: 4))) {
        if $0 == step { setting.turnOff(on: phone, pager) }
      }
      phone.stage.rest()

      // A pop that has begun continues; the drag has one owner, or none if it was refused.
      let scrolled = phone.hasWon(pager.panGestureRecognizer)
      #expect(!(phone.hasPopBegun && scrolled), "\(phone.story)")
      #expect(phone.depth == (phone.hasPopBegun ? 1 : 2), "\(phone.story)")
      #expect(phone.stage.navigation.transitionCoordinator == nil, "\(phone.story)")
      if setting == .policy, step > 0 {
        #expect(phone.hasPopBegun, "a policy takes effect with the next touch\n\(phone.story)")
      }
    }
  }

  @Test(arguments: [false, true])
  func `34: appearance calls are those without an arbiter`(isCancelled: Bool) {
    everywhere { phone in
      let plain = Stage(behavior: phone.behavior)
      plain.push(UIViewController())
      let script =
        isCancelled
        ? TouchScript.thereAndBack
        : .drag(from: CGPoint(x: 6, y: 422), by: CGPoint(x: 180, y: 4))

      let calls = [phone.stage, plain].map { stage in
        let log = AppearanceLog()
        stage.push(LoggingScreen("below", log))
        stage.push(LoggingScreen("top", log))
        log.lines = []
        stage.play(script)
        stage.rest()
        return log.lines
      }

      #expect(calls[0] == calls[1], "\(phone.story)")
      #expect(calls[0].count == (isCancelled ? 6 : 4), "\(phone.story)")
    }
  }
}

/// What can be switched off during a drag.
enum Switch: CaseIterable {
  case arbiter, suspension, policy, property

  @MainActor
  fileprivate func turnOff(on phone: Phone, _ pager: UIScrollView) {
    switch self {
    case .arbiter: phone.arbiter.allowsPopGestures = false
    case .suspension: phone.arbiter.suspend(for: phone.screen, because: "test")
    case .policy: phone.arbiter.policy = .disabled
    case .property: pager.allowsPopGestureAtLeadingEdge = false
    }
  }
}

/// A delegate as libraries install it: it lets every recognizer begin.
@MainActor
private final class PermissiveDelegate: NSObject, UIGestureRecognizerDelegate {}

extension TouchScript {
  /// An edge swipe that returns before it ends.
  fileprivate static var thereAndBack: TouchScript {
    TouchScript().down(at: CGPoint(x: 6, y: 422)).move(to: CGPoint(x: 120, y: 424), over: 0.2)
      .move(to: CGPoint(x: 20, y: 424), over: 0.2).up()
  }
}
#endif
