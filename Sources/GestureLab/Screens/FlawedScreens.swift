#if HEADLESS
import Foundation
import GestureArbitration
import HeadlessUIKit

extension LabScreen {
  /// Screens that have one thing wrong each, for `gesture-lab check`; nothing is promised of them.
  package static let flawed: [LabScreen] =
    [
      flawed("flawed-arbiter", "arbiter that is disabled", prepare: { $0.isEnabled = false }),
      flawed(
        "flawed-gate", "arbiter whose gates were taken away",
        prepare: { arbiter in
          let view = arbiter.navigationController?.view
          let gates = view?.gestureRecognizers?.filter { $0.name == "GestureArbiter.edgeGate" }
          for gate in gates ?? [] { view?.removeGestureRecognizer(gate) }
        }),
      flawed(
        "flawed-pop", "edge pop that other code has disabled",
        prepare: { $0.navigationController?.interactivePopGestureRecognizer?.isEnabled = false }),
      flawed(
        "flawed-delegate", "edge pop without UIKit's delegate",
        prepare: { $0.navigationController?.interactivePopGestureRecognizer?.delegate = nil }),
      flawed(
        "flawed-hidden-bar", "screen without a bar, and no driver",
        prepare: { $0.navigationController?.isNavigationBarHidden = true }),
      flawed(
        "flawed-area", "content pop that may start nowhere",
        prepare: { $0.policy.start = .box(start: 400) }),
      flawed(
        "flawed-policy", "policy by which no pop begins",
        prepare: { $0.policy.rules.insert(.refuse("always") { _ in true }, at: 0) }),
      flawed(
        "flawed-rules", "rule that is never heard",
        prepare: {
          $0.policy.rules.append(.refuse("landing") { $0.phase == .began && $0.isEditing })
        }),
      flawed(
        "flawed-word", "screen that no rule asks", screen: WillingController(),
        prepare: { $0.policy.rules.removeAll { $0.name == PopRule.asksScreen.name } }),
      flawed(
        "flawed-transition", "transition of a screen's own, and no driver",
        prepare: { $0.navigationController?.topViewController?.popTransition = .sideBySide }),
      flawed(
        "flawed-candidate", "push candidate, and no driver",
        prepare: { arbiter in
          arbiter.navigationController?.topViewController?.pushCandidate = UIViewController()
        }),
    ] + filled

  private static func flawed(
    _ name: String, _ title: String,
    screen: @escaping @MainActor @autoclosure () -> UIViewController = UIViewController(),
    prepare: @escaping @MainActor (GestureArbiter) -> Void
  ) -> LabScreen {
    LabScreen(name, title: title, owner: { _ in .nobody }, prepare: prepare) { stage in
      stage.push(screen())
      return []
    }
  }
}

/// A screen that lets itself be popped, and would be asked.
@MainActor
private final class WillingController: UIViewController, PopIntercepting {
  func shouldPop(by trigger: PopTrigger) -> Bool { true }
}
#endif
