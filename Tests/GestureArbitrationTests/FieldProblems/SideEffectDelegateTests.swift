#if HEADLESS
import Foundation
import GestureArbitration
import GestureLab
import HeadlessUIKit
import Testing

/// A stack whose delegate acts when it is asked, as react-native-screens does: it takes the place of
/// UIKit's delegates, and cancels the touches of its surface before it agrees to a pop (C275).
@MainActor @Suite struct SideEffectDelegateTests {
  /// The stack's view, on which React Native's gestures are.
  private final class ScreenStack: NSObject, UIGestureRecognizerDelegate {
    var allowsPops = true
    private(set) var cancellations = 0
    private let surface: TouchHandler
    private weak var stack: UINavigationController?

    init(_ stack: UINavigationController, _ surface: TouchHandler) {
      (self.stack, self.surface) = (stack, surface)
    }

    func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
      guard allowsPops, stack?.viewControllers.count ?? 0 > 1 else { return false }
      cancellations += 1
      surface.isEnabled = false
      surface.isEnabled = true
      return true
    }

    func gestureRecognizer(
      _ gestureRecognizer: UIGestureRecognizer,
      shouldBeRequiredToFailBy otherGestureRecognizer: UIGestureRecognizer
    ) -> Bool { otherGestureRecognizer.view is UIScrollView }
  }

  /// What a user does.
  enum Gesture: CaseIterable {
    case tap, scroll, swipeLeft, edgeSwipe, swipe

    var script: TouchScript {
      let middle = CGPoint(x: 195, y: 422)
      return switch self {
      case .tap: TouchScript().down(at: middle).up()
      case .scroll: .drag(from: middle, by: CGPoint(x: 4, y: -200))
      case .swipeLeft: .drag(from: middle, by: CGPoint(x: -180, y: 4))
      case .edgeSwipe: .drag(from: CGPoint(x: 6, y: 422), by: CGPoint(x: 180, y: 4))
      case .swipe: .drag(from: middle, by: CGPoint(x: 180, y: 4))
      }
    }
  }

  private typealias Outcome = (depth: Int, cancellations: Int, phases: [String])

  private func play(_ gesture: Gesture, allowsPops: Bool, on stage: Stage) -> Outcome {
    let screen = UIViewController()
    stage.push(screen)
    let surface = TouchHandler.add(to: screen)
    let delegate = ScreenStack(stage.navigation, surface)
    delegate.allowsPops = allowsPops
    stage.navigation.interactivePopGestureRecognizer?.delegate = delegate
    stage.navigation.interactiveContentPopGestureRecognizer?.delegate = delegate
    stage.play(gesture.script)
    stage.rest()
    return (stage.depth, delegate.cancellations, surface.phases)
  }

  @Test(arguments: Gesture.allCases, [true, false])
  func `C275: a delegate that cancels touches acts for what pops, and for nothing else`(
    gesture: Gesture, allowsPops: Bool
  ) {
    everywhereWithoutArbiter { stage in
      let plain = play(gesture, allowsPops: allowsPops, on: Stage(behavior: stage.engine.behavior))
      GestureArbiter.defaults.allowsFullScreenPop = true
      defer { GestureArbiter.defaults = GestureArbiter.Defaults() }
      let arbitrated = play(gesture, allowsPops: allowsPops, on: stage)

      // Below iOS 26 a driver pops from the middle, which UIKit does not.
      if gesture == .swipe, allowsPops, !stage.engine.behavior.version.hasContentPop {
        #expect(arbitrated.depth == 1 && arbitrated.cancellations == 1, "\(stage.story)")
      } else {
        #expect(arbitrated.depth == plain.depth, "\(stage.story)")
        #expect(arbitrated.cancellations == plain.cancellations, "\(stage.story)")
        #expect(arbitrated.phases == plain.phases, "\(stage.story)")
      }
    }
  }
}
#endif
