import UIKitShim

/// An object that can veto the pop of a screen, whatever triggers it.
///
/// ```swift
/// final class EditorViewController: UIViewController, PopIntercepting {
///   override func viewDidLoad() {
///     super.viewDidLoad()
///     popInterceptor = self
///   }
///
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
/// Swipes ask through `PopRule.asksScreen`, and so do `GestureArbiter.pop` and
/// `GestureArbiter.performEscape`. The back button asks if
/// `UIViewController.interceptsBackButton` is true. A two-finger swipe on a trackpad neither asks
/// nor pops (C254). The back button's long-press menu pops without asking (C258).
@MainActor
public protocol PopIntercepting: AnyObject {
  /// Returns whether the screen may be popped.
  ///
  /// Called after all rules, when the pop would begin, and once per touch sequence however many
  /// gestures it might begin. If it pops the screen or pushes another one itself, that drag pops
  /// nothing more. While the back button, the escape gesture or code asks, a
  /// ``GestureArbiter/pop(to:confirmed:animated:)`` that is not confirmed has no effect.
  func shouldPop(by trigger: PopTrigger) -> Bool
}

extension UIViewController {
  /// What is asked before this screen is popped; nil if nothing is.
  ///
  /// It is not retained. Setting it, to `self` for instance, brings the arbiter along. A screen
  /// that adopts ``PopIntercepting`` and sets none is asked only where something else has brought
  /// one: nothing tells of a screen that adopts a protocol. Of several controllers in one screen,
  /// such as those of a nested stack, the innermost visible one that has an interceptor is asked
  /// (C260); a navigation controller's is asked about every screen that has none.
  public var popInterceptor: (any PopIntercepting)? {
    get { popSettings?.interceptor ?? self as? any PopIntercepting }
    set {
      changePopSettings(isSet: newValue != nil) {
        ($0.interceptor, $0.hasInterceptor) = (newValue, newValue != nil)
      }
      followBackAction()
    }
  }

  /// Whether a ``popInterceptor`` was set.
  package var hasPopInterceptor: Bool { popSettings?.hasInterceptor == true }
}

/// What is about to pop a screen.
public enum PopTrigger: Sendable, Hashable, CaseIterable {
  /// A drag that entered over the leading edge.
  case edgeSwipe
  /// A drag that started in the content, or the dismissal of a zoom.
  case contentSwipe
  /// The back button.
  case backButton
  /// VoiceOver's escape gesture, by `GestureArbiter.performEscape`.
  case escape
  /// `GestureArbiter.pop`.
  case code

  init(_ gesture: NavigationGesture) { self = gesture == .edgePop ? .edgeSwipe : .contentSwipe }
}
