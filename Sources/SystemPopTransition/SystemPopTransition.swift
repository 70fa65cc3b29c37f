import GestureArbitration
import UIKitShim

extension PopDriver {
  /// The arbiter's recognizers with UIKit's own transition, for its exact animation before iOS 26.
  ///
  /// ```swift
  /// import SystemPopTransition
  ///
  /// navigationController.gestureArbiter.driver = .systemTransition
  /// ```
  ///
  /// `UIViewController.popTransition` and interruption do not apply to it. Pushes use the public
  /// transition.
  ///
  /// > Warning: This product is the only place in the package that names something Apple has not
  /// > published: the method by which UIKit's edge pop drives its transition, which is looked up at
  /// > run time. It may stop working with any release of iOS, and App Review may reject it. Where it
  /// > is missing, and from iOS 26 on, `arbiter` takes its place, and an issue is reported.
  public static let systemTransition = PopDriver(
    "systemTransition", replacingTransition: connectSystemTransition)
}

#if os(iOS) || os(visionOS)
/// Makes a pan drive UIKit's transition; nil where there is none.
@MainActor
private func connectSystemTransition(
  of navigationController: UINavigationController, to pan: UIPanGestureRecognizer
) -> (@MainActor () -> Void)? {
  let action = Selector(("handleNavigationTransition:"))
  if #available(iOS 26, visionOS 26, *) { return nil }
  guard let target = navigationController.interactivePopGestureRecognizer?.delegate,
    target.responds(to: action)
  else { return nil }
  pan.addTarget(target, action: action)
  return { [weak pan, weak target] in
    if let target { pan?.removeTarget(target, action: action) }
  }
}
#else
/// Returns nil: the engine has no private transition.
@MainActor
private func connectSystemTransition(
  of navigationController: UINavigationController, to pan: UIPanGestureRecognizer
) -> (@MainActor () -> Void)? { nil }
#endif
