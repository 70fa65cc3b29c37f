import UIKitShim

extension UIView {
  /// The view as a rule sees it under a drag that begins at a point of a container; `direction` is the
  /// container's (C241).
  ///
  /// Nil where the view has nothing to say: one that goes along with any pop, a claim on other drags, or a
  /// scroll view that yields and cannot use the drag itself. Refusing the pop on its account would leave
  /// the drag to nobody.
  /// `arbiter` remembers what the conditions of claims said.
  func attemptContent(
    of passage: Passage, startingAt start: CGPoint, in container: UIView,
    read direction: ReadingDirection, for arbiter: GestureArbiter
  ) -> AttemptContent? {
    guard let content = registeredContent else { return nil }
    let scrollView = self as? UIScrollView
    func drag() -> PopDrag {
      PopDrag(
        view: self, point: container.convert(start, to: self),
        direction: passage.operation == .pop ? .towardsTrailing : .towardsLeading,
        source: passage.source)
    }
    let demand: AttemptContent.Demand
    switch content.role.demand {
    case .yieldsAtLeadingEdge:
      guard let scrollView, scrollView.scrollsSideways else { return nil }
      demand =
        passage == .push
        ? .yieldsAtTrailingEdge(
          beforeTrailingEdge: scrollView.distanceBeforeTrailingEdge(in: direction))
        : .yieldsAtLeadingEdge(
          pastLeadingEdge: scrollView.distancePastLeadingEdge(in: direction))
    case .yieldsInLeadingStrip(let width):
      guard let scrollView, scrollView.scrollsSideways else { return nil }
      demand =
        passage == .push
        ? .yieldsInTrailingStrip(width: width) : .yieldsInLeadingStrip(width: width)
    case .yieldsAtBoundary(let isFirst, let isLast):
      demand = .yieldsAtBoundary(isThere: passage == .push ? isLast() : isFirst())
    case .claims(let claim):
      guard arbiter.isOwn(drag(), by: claim) else { return nil }
      demand = .claims(claim.scope)
    case .excludes(let scope): demand = .excludes(scope)
    case .accompanies: return nil
    case .custom(let reasonToKeep):
      guard let reason = reasonToKeep(drag()) else { return nil }
      demand = .keeps(reason: reason)
    }
    return AttemptContent(
      name: content.name, demand: demand, motion: scrollView?.motion ?? .resting)
  }
}
