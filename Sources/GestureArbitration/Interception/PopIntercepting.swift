import UIKitShim

/// A view controller that can veto its own pop, whatever triggers it.
///
/// ```swift
/// extension EditorViewController: PopIntercepting {
///   func shouldPop(by trigger: PopTrigger) -> Bool {
///     guard hasChanges else { return true }
///     confirmDiscarding { [weak self] in
///       self?.navigationController?.gestureArbiter.pop(confirmed: true)
///     }
///     return false
///   }
/// }
/// ```
///
/// Swipes ask through ``PopRule/asksScreen``, and so does `GestureArbiter.pop`. The back button
/// asks if ``interceptsBackButton`` is set, or in the whole app if a subclass of
/// `UINavigationController` calls `GestureArbiter.shouldPop(_:)` from its bar delegate. Neither the
/// VoiceOver escape gesture nor the back button's long-press menu calls ``shouldPop(by:)``.
@MainActor
public protocol PopIntercepting: UIViewController {
  /// Returns whether the controller may be popped.
  ///
  /// Called on the top controller after all rules, once per touch sequence however many gestures it
  /// might begin.
  func shouldPop(by trigger: PopTrigger) -> Bool
}

extension PopIntercepting {
  /// Whether the back button calls ``shouldPop(by:)``; set it in `viewDidLoad`.
  ///
  /// It sets the public `UINavigationItem.backAction`: an action that the app has set there is
  /// replaced, and setting this to false removes only the arbiter's. At the root it shows a back
  /// button without effect (C237). Whether UIKit's swipes pop under such an action is unpublished
  /// (C237); with a ``GestureArbiter/driver`` the driver's do.
  public var interceptsBackButton: Bool {
    get { navigationItem.backAction?.identifier == .popIntercepting }
    set {
      if newValue {
        navigationItem.backAction = UIAction(identifier: .popIntercepting) { [weak self] _ in
          self?.navigationController?.gestureArbiter.programmaticPop.goBack()
        }
      } else if interceptsBackButton {
        navigationItem.backAction = nil
      }
    }
  }
}

extension UIAction.Identifier {
  /// The back action that asks the screen.
  fileprivate static let popIntercepting = UIAction.Identifier("GestureArbiter.popIntercepting")
}

/// What is about to pop a screen.
public enum PopTrigger: Sendable, Hashable, CaseIterable {
  /// A drag that entered over the leading edge.
  case edgeSwipe
  /// A drag that started in the content.
  case contentSwipe
  /// The back button.
  case backButton
  /// `GestureArbiter.pop`.
  case code

  init(_ gesture: NavigationGesture) { self = gesture == .edgePop ? .edgeSwipe : .contentSwipe }
}
