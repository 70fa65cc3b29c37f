#if HEADLESS
import Foundation
import GestureArbitration
import GestureLab
import HeadlessUIKit

extension LabScreen {
  /// Screens with one flaw each, for `gesture-lab show diagnose`; no promise covers them.
  package static let flawed: [LabScreen] =
    [
      flawed(
        "flawed-arbiter", "arbiter that allows no gesture",
        prepare: { $0.allowsPopGestures = false }),
      flawed(
        "flawed-gate", "arbiter without its gates",
        prepare: { arbiter in
          let name = RecognizerNames.gate(of: .edgePop)
          for gate in arbiter.recognizers where gate.name == name {
            gate.view?.removeGestureRecognizer(gate)
          }
        }),
      flawed(
        "flawed-pop", "edge pop disabled by other code",
        spoil: { $0.interactivePopGestureRecognizer?.isEnabled = false }),
      flawed(
        "flawed-delegate", "edge pop without UIKit's delegate",
        spoil: { $0.interactivePopGestureRecognizer?.delegate = nil }),
      flawed(
        "flawed-hidden-bar", "screen without a bar, without a driver",
        spoil: { $0.isNavigationBarHidden = true }),
      flawed(
        "flawed-area", "content pop with an empty start area",
        prepare: { $0.policy.start = .box(start: 400) }),
      flawed(
        "flawed-policy", "policy that refuses every pop",
        prepare: { $0.policy.rules.insert(.refuse("always") { _ in true }, at: 0) }),
      flawed(
        "flawed-rules", "rule that never decides",
        prepare: {
          $0.policy.rules.append(
            .refuse("landing") {
              !$0.hasMoved && $0.isEditing && $0.gesture == .contentPop
            })
        }),
      flawed(
        "flawed-word", "screen whose allowsPop no rule calls", screen: WillingController(),
        prepare: { $0.policy.rules.removeAll { $0.name == PopRule.asksScreen.name } }),
    ] + filled

  private static func flawed(
    _ name: String, _ title: String,
    screen: @escaping @MainActor @autoclosure () -> UIViewController = UIViewController(),
    spoil: @escaping @MainActor (UINavigationController) -> Void = { _ in },
    prepare: @escaping @MainActor (GestureArbiter) -> Void = { _ in }
  ) -> LabScreen {
    LabScreen(name, title: title, owner: { _ in .unclaimed }, prepare: prepare) { stage in
      stage.push(screen())
      spoil(stage.navigation)
      return []
    }
  }
}

/// A screen that would allow its pop.
@MainActor
private final class WillingController: UIViewController, PopIntercepting {
  override func viewDidLoad() {
    super.viewDidLoad()
    popInterceptor = self
  }

  func allowsPop(by trigger: PopTrigger) -> Bool { true }
}
#endif
