import UIKitShim

/// An object that can keep a screen from being popped, and is notified of attempts.
///
/// ```swift
/// final class EditorViewController: UIViewController, PopIntercepting {
///   override func viewDidLoad() {
///     super.viewDidLoad()
///     popInterceptor = self
///   }
///
///   func allowsPop(by trigger: PopTrigger) -> Bool { !hasChanges }
///
///   func didAttemptPop(by trigger: PopTrigger) {
///     confirmDiscarding { [weak self] in
///       self?.navigationController?.gestureArbiter.pop(confirmed: true)
///     }
///   }
/// }
/// ```
///
/// It holds for swipes, also on a trackpad, for the dismissal of a zoom, for the back button, from
/// iOS 17 on for VoiceOver's escape gesture, and for `GestureArbiter.pop`. Return true for a
/// trigger to leave it out. It does not cover the menu of a long press on the back button (C258), a
/// second tap on the selected tab, which pops to the root unless the tab bar controller's delegate
/// says no, UIKit's own `popViewController(animated:)`, and SwiftUI's `dismiss`.
@MainActor
public protocol PopIntercepting: AnyObject {
  /// Whether the screen may be popped now.
  ///
  /// Must have no side effects: it is called as often as the answer is needed, such as for every event
  /// of a touch and before the main run loop waits.
  func allowsPop(by trigger: PopTrigger) -> Bool

  /// Called after a pop was refused because ``allowsPop(by:)`` returned false.
  ///
  /// Called once for a drag, after the event in which it would have begun to pop; that drag pops
  /// nothing more. By default nothing happens.
  func didAttemptPop(by trigger: PopTrigger)
}

extension PopIntercepting {
  /// Does nothing.
  public func didAttemptPop(by trigger: PopTrigger) {}
}

extension UIViewController {
  /// What keeps this screen from being popped; nil if nothing does.
  ///
  /// It isn't retained. Setting it, to `self` for instance, is enough. Of several
  /// controllers in one screen, such as a child or those of a nested stack (C260), each visible one
  /// has to agree; the innermost that refuses is notified. A navigation controller's holds for all screens
  /// of its stack.
  ///
  /// While it refuses the back button, the public `UINavigationItem.backAction` of the screen is the
  /// arbiter's; one of the app's counts again afterwards. It is set before the main run loop waits,
  /// so setting this property asks nothing. On iOS 17 and later the view of the navigation controller
  /// gets an `accessibilityPerformEscapeBlock`, unless it has one; before that, see
  /// ``GestureArbiter/performEscape()``.
  public var popInterceptor: (any PopIntercepting)? {
    get { popSettings?.interceptor }
    set {
      changePopSettings(isSet: newValue != nil) {
        ($0.interceptor, $0.hasInterceptor) = (newValue, newValue != nil)
      }
      followInterceptor()
    }
  }

  /// Whether a ``popInterceptor`` was set.
  package var hasPopInterceptor: Bool { popSettings?.hasInterceptor == true }
}

/// What would pop a screen.
public enum PopTrigger: Sendable, Hashable, CaseIterable {
  /// A drag that entered over the leading edge.
  case edgeSwipe
  /// A drag that started in the content.
  case contentSwipe
  /// A swipe with two fingers on a trackpad.
  case trackpadSwipe
  /// The dismissal of a zoom.
  case zoom
  /// The back button, or a ``PopBackButton``.
  case backButton
  /// VoiceOver's escape gesture.
  case escape
  /// `GestureArbiter.pop`.
  case code

  init(_ gesture: NavigationGesture) {
    self =
      switch gesture {
      case .edgePop: .edgeSwipe
      case .contentPop, .push: .contentSwipe
      case .zoom: .zoom
      }
  }
}
