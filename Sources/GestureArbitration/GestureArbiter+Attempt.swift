import UIKitShim

extension GestureArbiter {
  /// Describes a drag as values.
  ///
  /// - Returns: Nil if the controller is gone.
  func attempt(
    _ source: PopSource, phase: AttemptPhase, track: FingerTrack, over hitView: UIView?
  ) -> PopAttempt? {
    guard let navigationController, let container = navigationController.viewIfLoaded else {
      return nil
    }
    let direction = container.readingDirection
    return PopAttempt(
      phase: phase, source: source, start: track.start, translation: track.translation,
      velocity: track.velocity, time: track.time, container: container.bounds,
      readingDirection: direction, stackDepth: navigationController.viewControllers.count,
      transition: navigationController.transitionCoordinator == nil ? .idle : .running,
      isEnabled: isEnabled,
      isEditing: navigationController.topViewController?.isEditing ?? false,
      contents: contents(from: hitView, to: container, readIn: direction))
  }

  /// Whether a finger has gone from leading to trailing so many times more than up or down, and
  /// still does unless it rests.
  func movesTowardsTrailing(_ track: FingerTrack, dominance: CGFloat = 1) -> Bool {
    guard let container = navigationController?.viewIfLoaded else { return false }
    func isTrailing(_ vector: CGPoint) -> Bool {
      container.readingDirection.towardsTrailing(vector.x) > dominance * abs(vector.y)
    }
    let velocity = track.velocity
    let rests = hypot(velocity.x, velocity.y) < ArbitrationMetrics.restingSpeed
    return isTrailing(track.translation) && (rests || isTrailing(velocity))
  }

  /// The registered views from the one that was hit up to the container itself, innermost first.
  private func contents(
    from hitView: UIView?, to container: UIView, readIn direction: ReadingDirection
  ) -> [AttemptContent] {
    var found: [AttemptContent] = []
    var view = hitView
    while let current = view {
      if let content = current.attemptContent(readingIn: direction) { found.append(content) }
      view = current === container ? nil : current.superview
    }
    return found
  }
}

extension UIView {
  /// The reading direction of the view's content (C239).
  var readingDirection: ReadingDirection {
    effectiveUserInterfaceLayoutDirection == .rightToLeft ? .rightToLeft : .leftToRight
  }
}
