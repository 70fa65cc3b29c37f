import Foundation

/// The tap that presses what is on a bar; custom views keep their touches to themselves.
@MainActor
final class BarTapGestureRecognizer: UITapGestureRecognizer {
  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    let taken = touches.filter(isInCustomView)
    for touch in taken { ignore(touch, for: event) }
    let others = touches.subtracting(taken)
    if !others.isEmpty { super.touchesBegan(others, with: event) }
  }

  private func isInCustomView(_ touch: UITouch) -> Bool {
    guard let bar = view as? UINavigationBar, let view = touch.view else { return false }
    return bar.customViews.contains { view.isDescendant(of: $0) }
  }
}
