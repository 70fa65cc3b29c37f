import UIKitShim

/// UIKit's own interactive pop, as a target for a pan.
///
/// > Warning: This is the only place in the package that names something Apple has not published:
/// > the method by which UIKit's edge pop drives its transition. It is used only if an app chooses
/// > ``PopDriver/systemTransition``. It may stop working with any release of iOS, and App Review
/// > may reject it.
@MainActor
struct SystemTransition {
  #if os(iOS) || os(visionOS)
  private let target: AnyObject
  private static let action = Selector(("handleNavigationTransition:"))

  /// Finds the transition of a navigation controller; nil from iOS 26 on, and where the method is
  /// missing.
  init?(_ navigationController: UINavigationController) {
    if #available(iOS 26, *) { return nil }
    guard let target = navigationController.interactivePopGestureRecognizer?.delegate,
      target.responds(to: Self.action)
    else { return nil }
    self.target = target
  }

  /// Makes a pan drive the transition.
  func addTarget(to pan: UIPanGestureRecognizer) {
    pan.addTarget(target, action: Self.action)
  }
  #else
  /// Returns nil: the engine has no private transition.
  init?(_ navigationController: UINavigationController) { nil }

  func addTarget(to pan: UIPanGestureRecognizer) {}
  #endif
}
