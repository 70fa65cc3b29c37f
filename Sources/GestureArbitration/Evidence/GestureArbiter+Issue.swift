import UIKitShim

extension GestureArbiter {
  /// A misuse, which an app receives as its text.
  package struct Issue: Sendable, Equatable {
    /// What is wrong.
    package let fact: String
    /// What to do, with the exact symbol.
    package let remedy: String

    package init(fact: String, remedy: String) {
      self.fact = fact
      self.remedy = remedy
    }

    /// The fact, a blank line, the remedy.
    package var text: String { "\(fact)\n\n\(remedy)" }
  }
}

/// The issues that an arbiter reports while an app runs, in debug builds. A diagnosis finds some of
/// them too.
///
/// The issues that only a diagnosis finds are in the files of their subjects; ``DiagnosticContext``
/// says how to add one.
@MainActor
extension GestureArbiter.Issue {
  /// A role that needs a scroll view was given to another view.
  static func needsScrollView(_ view: UIView, _ role: PopGestureRole) -> Self {
    Self(
      fact: "A \(type(of: view)) cannot have the role \(role.name): it is not a scroll view.",
      remedy: """
        Give the role to its UIScrollView, or give the view .map to keep the drags that start in it.
        """)
  }

  /// A view was registered with a navigation controller that does not contain it.
  static func registeredElsewhere(_ name: String) -> Self {
    Self(
      fact: "The \(name) was registered with a navigation controller that does not contain it.",
      remedy: """
        Set UIView.popGestureRole, or register it with \
        viewController.navigationController?.gestureArbiter.
        """)
  }

  /// A recognizer that was added for a gesture that only the arbiter or UIKit performs.
  static func added(_ recognizer: UIGestureRecognizer, for gesture: NavigationGesture) -> Self {
    Self(
      fact: """
        \(recognizer.displayName) was added for a \(gesture), which only \
        \(gesture == .push ? "a driver" : "UIKit") performs.
        """,
      remedy: """
        Add it for .edgePop or .contentPop; \
        \(gesture == .push
          ? "for a push by drag set UIViewController.pushCandidate"
          : "for a zoom set its options' hook to GestureArbiter.zoomDismissal").
        """)
  }

  /// A recognizer of the whole content that was added for the edge pop.
  static func addedForEdgePop(_ recognizer: UIGestureRecognizer) -> Self {
    Self(
      fact: """
        \(recognizer.displayName) was added for an edge pop, and receives touches that don't \
        start at the screen edge.
        """,
      remedy: "Add it for .contentPop, or use a UIScreenEdgePanGestureRecognizer.")
  }

  /// An app-wide line that pops nothing, because UIKit's recognizers are disabled (Q14).
  static let yieldsToUIKit = Self(
    fact: """
      UIKit's pop is disabled on a screen without a back button, by the app or by UIKit; \
      GestureArbiter.defaults.popsWithoutBackButton does not pop it.
      """,
    remedy: "If the screen may be popped, set its popsWithoutBackButton, or its stack's.")

  /// Content that defers to a content pop where nothing performs one: before iOS 26, without a driver.
  package static func noContentPop(for content: String) -> Self {
    Self(
      fact: """
        This release has no content pop: of drags on the \(content) only an edge swipe pops.
        """,
      remedy: """
        Set allowsFullScreenPop of the screen, its stack or GestureArbiter.defaults if drags in \
        the content should pop as well.
        """)
  }

  /// Two dynamic frameworks that have linked the package statically.
  static let linkedTwice = Self(
    fact: """
      GestureArbitration is linked twice into the app: what is set by one copy, or asked of a screen, \
      does not exist for the other.
      """,
    remedy: "Link the product GestureArbitrationDynamic in the app and in every framework.")

  /// A screen that a push candidate has made and that cannot be pushed.
  static func unusableCandidate(_ candidate: UIViewController) -> Self {
    let isPresented = candidate.presentingViewController != nil
    let why =
      candidate.parent != nil ? "has a parent" : isPresented ? "is presented" : "is a container"
    return Self(
      fact: "The push candidate is not pushed: the \(type(of: candidate)) \(why).",
      remedy: """
        Make a screen in UIViewController.pushCandidate that isn't in use, and isn't a navigation or \
        split view controller.
        """)
  }

  /// A driver that the system does not support.
  static let systemTransitionUnavailable = Self(
    fact: "UIKit's own transition is unavailable on this system; the public one is used.",
    remedy: """
      Set GestureArbiter.driver to .arbiter here: it uses only what Apple has published.
      """)

  /// The delegate of one of UIKit's pop recognizers was replaced.
  package static func replacedDelegate(
    of gesture: NavigationGesture, by delegate: (any UIGestureRecognizerDelegate)?
  ) -> Self {
    let replacement = delegate.map { "a \(type(of: $0))" } ?? "nil"
    return Self(
      fact: "The delegate of UIKit's \(gesture) was replaced: it is \(replacement).",
      remedy: """
        UIKit's begin rules are lost with it (C203). Leave the delegate alone and set \
        UIViewController.popPolicy, or adopt PopIntercepting.
        """)
  }

  /// One of UIKit's pop recognizers is disabled where a pop could begin.
  package static func disabled(_ gesture: NavigationGesture) -> Self {
    Self(
      fact: "UIKit's \(gesture) is disabled, so no rules are evaluated for it.",
      remedy: """
        If your code has set isEnabled, leave it alone and call \
        GestureArbiter.suspend(_:for:because:), which ends with its owner.
        """)
  }
}

extension UIView {
  /// The view and every view in it, outermost first.
  package var withDescendants: [UIView] {
    var views = [self]
    for view in subviews { views += view.withDescendants }
    return views
  }
}
