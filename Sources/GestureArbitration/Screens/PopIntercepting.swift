import UIKitShim

/// A view controller that has a word in its own pop.
///
/// ```swift
/// extension EditorViewController: PopIntercepting {
///   func shouldPop(by way: WayBack) -> Bool {
///     guard hasChanges else { return true }
///     askWhetherToDiscard()
///     return false
///   }
/// }
/// ```
@MainActor
public protocol PopIntercepting: UIViewController {
  /// Whether the controller may be popped; asked of the one on top, behind all rules, and once in a
  /// drag however many pops it might begin.
  func shouldPop(by way: WayBack) -> Bool
}
