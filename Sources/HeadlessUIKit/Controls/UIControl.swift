import Foundation

/// A view that a person operates, such as a button; scroll views leave its touches to it (C137).
///
/// Actions, states and tracking are not modelled.
@MainActor
open class UIControl: UIView {}
