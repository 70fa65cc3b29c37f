#if HEADLESS
import Foundation
import GestureArbitration
import GestureLab
import HeadlessUIKit
import Testing

/// A stack in a sheet, and a stack in a pushed screen of another one.
@MainActor @Suite struct PublicReportStackTests {
  /// A stack with a pushed screen, of the direction of a setting.
  private func innerStack(_ setting: ReportSetting) -> UINavigationController {
    let stack = UINavigationController(rootViewController: UIViewController())
    stack.view.semanticContentAttribute =
      setting.isMirrored ? .forceRightToLeft : .forceLeftToRight
    stack.pushViewController(UIViewController(), animated: false)
    return stack
  }

  @Test(arguments: ReportSetting.all, DragPace.allCases)
  func `in a sheet the edge alone goes back with one line, and the sheet stays`(
    setting: ReportSetting, pace: DragPace
  ) {
    for leading in [CGFloat(2), 20, 60, 195] {
      let (stage, stack) = (setting.phone(isPushed: false).stage, innerStack(setting))
      let button = UIButton(frame: CGRect(x: 40, y: 200, width: 310, height: 60))
      stack.topViewController?.view.addSubview(button)
      stack.modalPresentationStyle = .pageSheet
      stage.navigation.present(stack, animated: false)
      stage.rest()
      stack.gestureArbiter.policy = .edgeOnly
      stage.play(setting.script(pace, from: leading, y: leading == 195 ? 240 : 500))
      stage.rest()
      #expect(
        stack.viewControllers.count == (leading <= 20 ? 1 : 2), "\(leading) \(stage.story)")
      #expect(stage.navigation.presentedViewController === stack)
    }
  }

  @Test(arguments: ReportSetting.withDriver, DragPace.allCases)
  func `of two stacks with drivers the inner one goes back first, then the outer one`(
    setting: ReportSetting, pace: DragPace
  ) {
    for leading in [CGFloat(3), 195] {
      let (phone, stack) = (setting.phone(), innerStack(setting))
      stack.gestureArbiter.driver = .arbiter
      phone.screen.addChild(stack)
      stack.view.frame = StageMetrics.screen
      phone.screen.view.addSubview(stack.view)
      stack.didMove(toParent: phone.screen)
      phone.stage.rest()
      for (inner, outer) in [(1, 2), (1, 1)] {
        phone.stage.play(setting.script(pace, from: leading))
        phone.stage.rest()
        #expect(
          stack.viewControllers.count == inner && phone.depth == outer,
          "\(leading) \(phone.story)")
      }
    }
  }
}
#endif
