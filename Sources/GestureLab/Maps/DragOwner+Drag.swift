#if HEADLESS
import GestureArbitration
import HeadlessUIKit

extension DragOwner {
  /// Makes the owner of a drag with which a recognizer begins: `.pop` or `.push` if it pops or
  /// pushes, otherwise nil. A zoom dismissal is a pop.
  @MainActor
  package init?(
    of recognizer: UIGestureRecognizer, in navigation: UINavigationController, withArbiter: Bool
  ) {
    if recognizer.dismissesHeadlessZoom {
      self = .pop
    } else if withArbiter {
      guard let gesture = navigation.gestureArbiter.pops().gesture(of: recognizer) else {
        return nil
      }
      self = gesture.isPop ? .pop : .push
    } else {
      let isPop = NavigationGesture.allCases.contains {
        navigation.systemRecognizer(for: $0) === recognizer
      }
      guard isPop else { return nil }
      self = .pop
    }
  }
}

extension [PopDecision] {
  /// Returns the decision that settled a drag: the one that allowed it, or the most relevant refusal.
  ///
  /// A refusal of the edge pop is more relevant than others.
  package func settling(_ owner: DragOwner) -> PopDecision? {
    if owner == .pop || owner == .push { return first(where: \.allows) }
    let refusals = filter { !$0.allows }
    return refusals.first { $0.attempt.gesture == .edgePop } ?? refusals.first
  }
}
#endif
