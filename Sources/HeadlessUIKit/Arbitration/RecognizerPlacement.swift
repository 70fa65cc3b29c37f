#if HEADLESS
/// Where a recognizer is attached, and its place in a touch sequence.
///
/// Failure requirements between recognizers are weak (M08). They name this object and not the
/// recognizer, so they neither keep a recognizer alive nor slow down its reference counting.
@MainActor
final class RecognizerPlacement {
  /// The view the recognizer is attached to.
  var view: UIView? {
    get { attached.object }
    set { attached = BackReference(newValue) }
  }
  private var attached = BackReference<UIView>(nil)
  /// The number of the touch sequence the recognizer takes part in, or 0.
  var sequence = 0
  /// The recognizer's index among the participants of that sequence.
  var index = 0
}

extension UIGestureRecognizer {
  /// Adds a static requirement that another recognizer fails; returns whether it is new (M08).
  func addRequirement(on blocker: UIGestureRecognizer) -> Bool {
    if required.includes(blocker.placement) { return false }
    // Only the lists still refer to the placement of a recognizer that no longer exists.
    required.removeUnshared()
    blocker.requiredBy.removeUnshared()
    required.append(blocker.placement)
    blocker.requiredBy.append(placement)
    hasRelations = true
    blocker.hasRelations = true
    return true
  }
}
#endif
