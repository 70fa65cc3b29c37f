import UIKitShim

/// A view controller that has a word in its own pop, whichever way it comes.
///
/// ```swift
/// extension EditorViewController: PopIntercepting {
///   func shouldPop(by way: WayBack) -> Bool {
///     guard hasChanges else { return true }
///     askWhetherToDiscard { [weak self] in self?.navigationController?.gestureArbiter.pop(.confirmed) }
///     return false
///   }
/// }
/// ```
///
/// Swipes ask by themselves, through ``PopRule/asksScreen``, and so does `GestureArbiter.pop`. The back
/// button asks where ``interceptsBackButton`` is set, or in the whole app where a subclass of
/// `UINavigationController` hands its bar's question on to `GestureArbiter.shouldPop(_:)`.
@MainActor
public protocol PopIntercepting: UIViewController {
  /// Whether the controller may be popped; asked of the one on top, behind all rules, and once in an
  /// attempt: in a drag however many pops it might begin.
  ///
  /// - Parameter way: Swipes and the button are treated alike by whoever does not look at it.
  func shouldPop(by way: WayBack) -> Bool
}

extension PopIntercepting {
  /// Whether the back button asks ``shouldPop(by:)``; set it in `viewDidLoad`.
  ///
  /// It is the public `UINavigationItem.backAction`: an action that the app has set there itself is
  /// replaced, and setting this to false removes the arbiter's own only. At the root it makes a back
  /// button that does nothing (C237). Whether UIKit's swipes pop under such an action is unpublished
  /// (C237); with a ``GestureArbiter/driver`` the arbiter's do.
  public var interceptsBackButton: Bool {
    get { navigationItem.backAction?.identifier == .askingBack }
    set {
      if newValue {
        navigationItem.backAction = UIAction(identifier: .askingBack) { [weak self] _ in
          self?.navigationController?.gestureArbiter.goBack()
        }
      } else if interceptsBackButton {
        navigationItem.backAction = nil
      }
    }
  }
}

extension UIAction.Identifier {
  /// The back action that asks the screen.
  fileprivate static let askingBack = UIAction.Identifier("GestureArbiter.askingBack")
}
