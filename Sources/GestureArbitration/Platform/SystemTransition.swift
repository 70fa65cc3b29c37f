import UIKitShim

/// UIKit's own interactive pop, as something that a pan can be aimed at.
///
/// > Warning: This is the one place of the package that names something Apple has not published: the
/// > method by which UIKit's edge pop drives its transition. It is used only where an app has chosen
/// > ``PopDriver/systemTransition``. It may stop to work with any release of iOS, and App Review may
/// > object to it.
@MainActor
struct SystemTransition {
  #if os(iOS) || os(visionOS)
    private let target: AnyObject
    private static let action = Selector(("handleNavigationTransition:"))

    /// Finds the transition of a navigation controller; nil from iOS 26 on, and where it is not as it
    /// was.
    init?(_ navigationController: UINavigationController) {
      if #available(iOS 26, *) { return nil }
      guard let target = navigationController.interactivePopGestureRecognizer?.delegate,
        target.responds(to: Self.action)
      else { return nil }
      self.target = target
    }

    /// Lets a pan drive the transition.
    func take(_ pan: UIPanGestureRecognizer) {
      pan.addTarget(target, action: Self.action)
    }
  #else
    /// There is nothing of the kind here.
    init?(_ navigationController: UINavigationController) { nil }

    func take(_ pan: UIPanGestureRecognizer) {}
  #endif
}
