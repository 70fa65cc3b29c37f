import UIKitShim

/// Which policy judges a drag.
extension GestureArbiter {
  /// The rules for pops of the top screen: those of the innermost visible controller that has any.
  var effectivePolicy: PopPolicy {
    navigationController?.visibleScreens.lazy.compactMap(\.policyInUse).first
      ?? navigationController?.policyInUse ?? policy
  }

  /// Where ``effectivePolicy`` comes from, as code writes it.
  var nameOfPolicy: String {
    let controllers =
      (navigationController?.visibleScreens ?? [])
      + [navigationController].compactMap(\.self)
    if let controller = controllers.first(where: { $0.policyInUse != nil }) {
      return "the popPolicy of \(type(of: controller))"
    }
    return ownPolicy == nil ? "GestureArbiter.defaults.policy" : "GestureArbiter.policy"
  }
}
