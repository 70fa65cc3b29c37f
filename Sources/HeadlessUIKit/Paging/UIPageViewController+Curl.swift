#if HEADLESS
extension UIPageViewController {
  /// Creates the pan and tap recognizers of the page curl style (C173).
  ///
  /// The curl is not drawn. A page is turned when the touch ends.
  func makeCurlRecognizers() -> [UIGestureRecognizer] {
    let pan = UIPanGestureRecognizer()
    pan.observeActions { [weak self, unowned pan] _ in self?.curlPanned(pan) }
    let tap = UITapGestureRecognizer()
    tap.allowedPressTypes = []
    tap.observeActions { [weak self, unowned tap] _ in self?.curlTapped(tap) }
    return [pan, tap]
  }

  private func curlPanned(_ pan: UIPanGestureRecognizer) {
    let movement = axisValue(of: pan.translation(in: view))
    switch pan.state {
    // The first translation may be zero (C105), so the velocity gives the direction.
    case .began: beginTurn(to: axisValue(of: pan.velocity(in: view)) < 0 ? 1 : -1)
    case .ended:
      guard let turn else { return }
      let progress = -movement * CGFloat(turn.side)
      let velocity = -axisValue(of: pan.velocityAtLift(in: view)) * CGFloat(turn.side)
      let isFlick = abs(velocity) >= EngineMetrics.pageFlipSpeed
      finishTurn(isCompleted: isFlick ? velocity > 0 : progress >= pageLength / 2)
    case .cancelled: finishTurn(isCompleted: false)
    default: break
    }
  }

  private func curlTapped(_ tap: UITapGestureRecognizer) {
    let position = axisValue(of: tap.location(in: view))
    let stripWidth = EngineMetrics.curlTapStrip
    guard turn == nil, position <= stripWidth || position >= pageLength - stripWidth else { return }
    beginTurn(to: position <= stripWidth ? -1 : 1)
    if turn != nil { finishTurn(isCompleted: true) }
  }
}
#endif
