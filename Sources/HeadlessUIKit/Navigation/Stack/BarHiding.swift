#if HEADLESS
/// Hides and shows a navigation controller's bar for drags and taps.
@MainActor
final class BarHiding: NSObject, UIGestureRecognizerDelegate {
  let pan = UIPanGestureRecognizer(target: nil, action: nil)
  let tap = UITapGestureRecognizer(target: nil, action: nil)
  @BackReference private var navigation: UINavigationController?

  init(_ navigation: UINavigationController) {
    self.navigation = navigation
    super.init()
    pan.name = "UINavigationController.barHideOnSwipe"
    tap.name = "UINavigationController.barHideOnTap"
    for recognizer in [pan, tap] as [UIGestureRecognizer] {
      recognizer.cancelsTouchesInView = false
      recognizer.delegate = self
      recognizer.allowedPressTypes = []
    }
    pan.observeActions { [weak self] _ in self?.panStateDidChange() }
    tap.observeActions { [weak self] _ in self?.tapRecognized() }
  }

  var isSwipeEnabled = false { didSet { setRecognizer(pan, isEnabled: isSwipeEnabled) } }
  var isTapEnabled = false { didSet { setRecognizer(tap, isEnabled: isTapEnabled) } }

  /// The pan recognizes simultaneously with scroll views, so the bar moves while content scrolls.
  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool { gestureRecognizer === pan && otherGestureRecognizer.view is UIScrollView }

  func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    gestureRecognizer !== pan || abs(pan.travel.y) > abs(pan.travel.x)
  }

  /// The tap ignores touches in the bar itself.
  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch
  ) -> Bool {
    guard gestureRecognizer === tap, let bar = navigation?.navigationBar else { return true }
    return touch.view?.isDescendant(of: bar) != true
  }

  private func setRecognizer(_ recognizer: UIGestureRecognizer, isEnabled: Bool) {
    if isEnabled {
      navigation?.view.addGestureRecognizer(recognizer)
    } else {
      recognizer.view?.removeGestureRecognizer(recognizer)
    }
  }

  private func panStateDidChange() {
    guard pan.state == .ended, let navigation else { return }
    navigation.setNavigationBarHidden(pan.translation(in: nil).y < 0, animated: true)
  }

  private func tapRecognized() {
    guard let navigation else { return }
    navigation.setNavigationBarHidden(!navigation.isNavigationBarHidden, animated: true)
  }
}
#endif
