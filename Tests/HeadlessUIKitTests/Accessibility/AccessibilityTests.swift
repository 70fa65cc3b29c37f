#if HEADLESS
import Foundation
import HeadlessUIKit
import Testing

/// VoiceOver's escape gesture and the settings for motion.
@MainActor @Suite struct AccessibilityTests {
  private final class Label: UIView {
    var handlesEscape = false
    private(set) var escapes = 0

    override func accessibilityPerformEscape() -> Bool {
      escapes += 1
      return handlesEscape
    }
  }

  private final class Form: UIViewController {
    override func accessibilityPerformEscape() -> Bool { true }
  }

  @Test func `C257: the escape gesture pops a screen, and nothing at the root`() {
    let stage = NavigationStage(depth: 3)

    let isHandled = stage.page(at: 2)?.view.headlessPerformEscape()
    stage.screen.wait(1)
    let stack = stage.stack
    stage.page(at: 1)?.view.headlessPerformEscape()
    stage.screen.wait(1)
    let isHandledAtRoot = stage.page(at: 0)?.view.headlessPerformEscape()

    #expect(isHandled == true && stack == "AB")
    #expect(stage.stack == "A")
    #expect(isHandledAtRoot == false)
  }

  @Test func `C257: a view or screen that handles the escape gesture keeps its screen`() {
    let stage = NavigationStage()
    let label = Label()
    stage.page(at: 1)?.view.addSubview(label)

    label.handlesEscape = true
    let isHandled = label.headlessPerformEscape()
    stage.screen.wait(1)
    let stack = stage.stack
    label.handlesEscape = false
    label.headlessPerformEscape()
    stage.screen.wait(1)

    #expect(isHandled && stack == "AB")
    #expect(label.escapes == 2 && stage.stack == "A")

    stage.navigation.pushViewController(Form(), animated: false)
    stage.navigation.topViewController?.view.headlessPerformEscape()
    stage.screen.wait(1)

    #expect(stage.navigation.viewControllers.count == 2)
  }

  @Test(arguments: UIKitBehavior.PopAsksBar.allCases)
  func `C257: the escape gesture asks neither backAction nor the bar's delegate`(
    answer: UIKitBehavior.PopAsksBar
  ) {
    final class BarDelegate: NSObject, UINavigationBarDelegate {
      var questions = 0
      func navigationBar(_ navigationBar: UINavigationBar, shouldPop item: UINavigationItem) -> Bool
      {
        questions += 1
        return false
      }
    }
    let stage = NavigationStage(Screen(\.popAsksBar, answer))
    let delegate = BarDelegate()
    var backActions = 0
    stage.navigation.navigationBar.delegate = delegate
    stage.page(at: 1)?.navigationItem.backAction = UIAction { _ in backActions += 1 }

    stage.page(at: 1)?.view.headlessPerformEscape()
    stage.screen.wait(1)

    #expect(stage.stack == "A")
    #expect(delegate.questions == 0 && backActions == 0)
  }

  @Test func `the escape gesture of a responder outside a navigation controller is not handled`() {
    #expect(!UIView().headlessPerformEscape())
    #expect(!UIViewController().headlessPerformEscape())
    #expect(!UINavigationController().headlessPerformEscape())
  }

  @Test func `cross-fades are preferred only while motion is reduced`() {
    #expect(!UIAccessibility.isReduceMotionEnabled && !UIAccessibility.prefersCrossFadeTransitions)
    defer {
      UIAccessibility.headlessIsReduceMotionEnabled = false
      UIAccessibility.headlessPrefersCrossFadeTransitions = false
    }

    UIAccessibility.headlessPrefersCrossFadeTransitions = true
    let isPreferredAlone = UIAccessibility.prefersCrossFadeTransitions
    UIAccessibility.headlessIsReduceMotionEnabled = true

    #expect(!isPreferredAlone)
    #expect(UIAccessibility.isReduceMotionEnabled && UIAccessibility.prefersCrossFadeTransitions)
  }
}
#endif
