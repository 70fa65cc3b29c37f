/// The test by which a built-in rule lets an attempt pass; one that does not pass is explained by the
/// rule's function.
///
/// A policy asks ten rules in every event of a drag until it has decided, and nearly all of them have
/// nothing to say. Told apart by a case, such a rule costs a comparison instead of a call.
enum RuleTest: Sendable {
  case isEnabled
  case isNotSuspended
  case isNotAtRoot
  case isNotInTransition
  case isOfOneFinger
  case startsInsidePopArea
  case isOutsideExclusions
  case findsContentAtLeadingEdge
  case findsContentAtRest
  case isAgreedToByScreen
  case movesTowardsTrailing
  /// There is no test: the rule's function is asked about every attempt.
  case none

  /// Whether the rule has nothing to say of an attempt; `direction` is how it tells directions apart, if
  /// it does.
  @inline(__always)
  func passes(
    _ attempt: borrowing PopAttempt, by direction: @autoclosure () -> DirectionTest
  ) -> Bool {
    switch self {
    case .isEnabled: attempt.isEnabled
    case .isNotSuspended: attempt.isNotSuspended
    case .isNotAtRoot: attempt.isNotAtRoot
    case .isNotInTransition: attempt.isNotInTransition
    case .isOfOneFinger: attempt.isOfOneFinger
    case .startsInsidePopArea: attempt.startsInsidePopArea
    case .isOutsideExclusions: attempt.isOutsideExclusions
    case .findsContentAtLeadingEdge: attempt.findsContentAtLeadingEdge
    case .findsContentAtRest: attempt.findsContentAtRest
    case .isAgreedToByScreen: attempt.isAgreedToByScreen
    case .movesTowardsTrailing: attempt.movesTowardsTrailing(by: direction())
    case .none: false
    }
  }
}
