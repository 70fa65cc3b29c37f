import Foundation

/// Hides and shows the bar of a navigation controller by drags and taps.
@MainActor
final class BarHiding: NSObject, UIGestureRecognizerDelegate {
  let pan = UIPanGestureRecognizer(target: nil, action: nil)
  let tap = UITapGestureRecognizer(target: nil, action: nil)
  private weak var navigation: UINavigationController?

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
    pan.observeActions { [weak self] _ in self?.panned() }
    tap.observeActions { [weak self] _ in self?.tapped() }
  }

  var isOnSwipe = false { didSet { attach(pan, isOn: isOnSwipe) } }
  var isOnTap = false { didSet { attach(tap, isOn: isOnTap) } }

  /// The bar comes and goes while the content scrolls.
  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool { gestureRecognizer === pan && otherGestureRecognizer.view is UIScrollView }

  func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    gestureRecognizer !== pan || abs(pan.travel.y) > abs(pan.travel.x)
  }

  /// A tap on the bar itself is the bar's own.
  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch
  ) -> Bool {
    guard gestureRecognizer === tap, let bar = navigation?.navigationBar else { return true }
    return touch.view?.isDescendant(of: bar) != true
  }

  private func attach(_ recognizer: UIGestureRecognizer, isOn: Bool) {
    if isOn {
      navigation?.view.addGestureRecognizer(recognizer)
    } else {
      recognizer.view?.removeGestureRecognizer(recognizer)
    }
  }

  private func panned() {
    guard pan.state == .ended, let navigation else { return }
    navigation.setNavigationBarHidden(pan.translation(in: nil).y < 0, animated: true)
  }

  private func tapped() {
    guard let navigation else { return }
    navigation.setNavigationBarHidden(!navigation.isNavigationBarHidden, animated: true)
  }
}
