import Foundation

extension UIPageViewController {
  /// The pan and the tap that turn the leaf of a book (C173).
  ///
  /// There are no pixels to curl: a page is turned when the finger lifts.
  func curlRecognizers() -> [UIGestureRecognizer] {
    let pan = UIPanGestureRecognizer()
    pan.observeActions { [weak self, unowned pan] _ in self?.curlActed(pan) }
    let tap = UITapGestureRecognizer()
    tap.allowedPressTypes = []
    tap.observeActions { [weak self, unowned tap] _ in self?.curlTapped(tap) }
    return [pan, tap]
  }

  private func curlActed(_ pan: UIPanGestureRecognizer) {
    let movement = along(pan.translation(in: view))
    switch pan.state {
    // The first translation may be zero (C105); the finger moves all the same.
    case .began: beginTurn(to: along(pan.velocity(in: view)) < 0 ? 1 : -1)
    case .ended:
      guard let turn else { return }
      let turned = -movement * CGFloat(turn.side)
      let speed = -along(pan.velocityAtLift(in: view)) * CGFloat(turn.side)
      let isFlung = abs(speed) >= EngineMetrics.pageFlipSpeed
      finishTurn(isCompleted: isFlung ? speed > 0 : turned >= length / 2)
    case .cancelled: finishTurn(isCompleted: false)
    default: break
    }
  }

  private func curlTapped(_ tap: UITapGestureRecognizer) {
    let place = along(tap.location(in: view))
    let strip = EngineMetrics.curlTapStrip
    guard turn == nil, place <= strip || place >= length - strip else { return }
    beginTurn(to: place <= strip ? -1 : 1)
    if turn != nil { finishTurn(isCompleted: true) }
  }
}
