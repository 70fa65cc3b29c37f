import UIKitShim

/// Which policy judges a drag.
extension GestureArbiter {
  /// The rules for pops of the top screen: those of the innermost visible controller that has any.
  package var effectivePolicy: PopPolicy {
    navigationController?.visibleScreens.lazy.compactMap(\.policyInUse).first
      ?? navigationController?.policyInUse ?? policy
  }
}
