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
      layoutDirection: direction, stackDepth: navigationController.viewControllers.count,
      transition: navigationController.transitionCoordinator == nil ? .idle : .running,
      isEnabled: isEnabled,
      isEditing: navigationController.topViewController?.isEditing ?? false,
      contents: contents(from: hitView, to: container, readIn: direction))
  }

  /// Whether a finger has gone from leading to trailing more than up or down, and still does.
  func movesTowardsTrailing(_ track: FingerTrack) -> Bool {
    guard let container = navigationController?.viewIfLoaded else { return false }
    let direction = container.readingDirection
    return [track.translation, track.velocity].allSatisfy { vector in
      direction.towardsTrailing(vector.x) > abs(vector.y)
    }
  }

  /// The registered views from the one that was hit up to the container itself, innermost first.
  private func contents(
    from hitView: UIView?, to container: UIView, readIn direction: LayoutDirection
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
  var readingDirection: LayoutDirection {
    effectiveUserInterfaceLayoutDirection == .rightToLeft ? .rightToLeft : .leftToRight
  }
}
