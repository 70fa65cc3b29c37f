import UIKitShim

extension GestureArbiter {
  /// The rules of the screen on top.
  var policyInForce: PopPolicy { navigationController?.topViewController?.popPolicy ?? policy }

  /// Describes a drag as values.
  ///
  /// - Returns: Nil if the controller is gone.
  func attempt(
    _ passage: Passage, phase: AttemptPhase, track: FingerTrack, fingers: Int,
    over hitView: UIView?
  ) -> PopAttempt? {
    guard let navigationController, let container = navigationController.viewIfLoaded else {
      return nil
    }
    let direction = container.readingDirection
    let top = navigationController.topViewController
    return PopAttempt(
      phase: phase, source: passage.source, operation: passage.operation, start: track.start,
      translation: track.translation, velocity: track.velocity, time: track.time,
      container: container.bounds,
      readingDirection: direction, stackDepth: navigationController.viewControllers.count,
      transition: transition(of: navigationController), isEnabled: isEnabled,
      suspensions: activeSuspensions, fingers: fingers, isEditing: top?.isEditing ?? false,
      screenAnswer: top is any PopIntercepting ? screenAnswer : .agrees,
      contents: contents(of: passage, from: hitView, to: container, start: track.start, direction))
  }

  /// Whether a finger has gone the way of an operation so many times more than up or down, and still
  /// does unless it rests.
  func moves(
    _ track: FingerTrack, asFor operation: StackOperation, dominance: CGFloat = 1
  ) -> Bool {
    guard let container = navigationController?.viewIfLoaded else { return false }
    let direction = container.readingDirection
    func isOnTheWay(_ vector: CGPoint) -> Bool {
      direction.along(operation, vector.x) > dominance * abs(vector.y)
    }
    let velocity = track.velocity
    let rests = hypot(velocity.x, velocity.y) < RuleMetrics.restingSpeed
    return isOnTheWay(track.translation) && (rests || isOnTheWay(velocity))
  }

  /// The registered views from the one that was hit up to the container itself, innermost first.
  private func contents(
    of passage: Passage, from hitView: UIView?, to container: UIView, start: CGPoint,
    _ direction: ReadingDirection
  ) -> [AttemptContent] {
    var found: [AttemptContent] = []
    var view = hitView
    while let current = view {
      if var content = current.attemptContent(
        of: passage, startingAt: start, in: container, read: direction, for: self)
      {
        if let motion = motions[ObjectIdentifier(current)] { content.motion = motion }
        found.append(content)
      }
      view = current === container ? nil : current.superview
    }
    return found
  }

  /// What the controller is doing; if the screen was asked and refuses, what it did before: an alert that
  /// comes up meanwhile is the screen's answer, and no transition that was running.
  private func transition(of navigationController: UINavigationController) -> TransitionState {
    let now = navigationController.transitionState
    return screenAnswer == .refuses ? transitionWhenAsked ?? now : now
  }

  /// Asks the screen on top whether it may be popped, unless it was asked in this drag.
  func askScreen(_ source: PopSource) {
    guard screenAnswer == .notAsked else { return }
    transitionWhenAsked = navigationController?.transitionState
    let screen = navigationController?.topViewController as? any PopIntercepting
    screenAnswer = screen?.shouldPop(by: WayBack(source)) ?? true ? .agrees : .refuses
  }
}

extension UINavigationController {
  /// What the controller is doing, by what UIKit tells everyone (C230).
  fileprivate var transitionState: TransitionState {
    if let coordinator = transitionCoordinator {
      return coordinator.isCancelled ? .cancelling : .running
    }
    return presentedViewController == nil ? .idle : .underPresentation
  }
}

extension ReadingDirection {
  /// The part of a horizontal distance that points the way of an operation.
  func along(_ operation: StackOperation, _ x: CGFloat) -> CGFloat {
    operation == .pop ? towardsTrailing(x) : -towardsTrailing(x)
  }
}

extension UIView {
  /// The reading direction of the view's content (C239).
  var readingDirection: ReadingDirection {
    effectiveUserInterfaceLayoutDirection == .rightToLeft ? .rightToLeft : .leftToRight
  }
}
