#if canImport(SwiftUI)
import GestureArbitration
import SwiftUI

/// Of two modifiers of a kind the inner one counts, unless a modifier says otherwise. A modifier counts
/// while its view is on the screen, and leaves nothing behind. Inside a `NavigationStack` it applies to
/// the screen that contains its view. Around a `NavigationStack` it applies to every screen. In a Mac's
/// app, which has no pop gestures, the modifiers do nothing.
extension View {
  /// Keeps gestures from popping the screen; the back button and `dismiss` still do.
  ///
  /// ```swift
  /// EditorView().interactivePopDisabled(hasChanges)
  /// ```
  ///
  /// All drags are left to the content. It is the sibling of `interactiveDismissDisabled(_:)`.
  ///
  /// - Parameter isDisabled: Whether it does; false inside one that does lets gestures pop again.
  public func interactivePopDisabled(_ isDisabled: Bool = true) -> some View {
    modifier(ScreenModifier(setting: .interactivePopDisabled(isDisabled)))
  }

  /// Sets the rules for popping the screen; nil for those of a modifier further out, or of UIKit.
  ///
  /// It counts before `UIViewController.popPolicy` of the hosting controller, from the next touch
  /// on.
  public func popPolicy(_ policy: PopPolicy?) -> some View {
    modifier(ScreenModifier(setting: .policy(policy)))
  }

  /// Says what the view wants of drags that start in it.
  ///
  /// ```swift
  /// Chart(values).popGestureRole(.claims(.horizontalDrags))
  /// ```
  ///
  /// A touch belongs to the view if it lands in the view's rectangle: UIKit does not know what
  /// SwiftUI draws in front (C269). `PopGestureRole.Drag` has the location in pt of that rectangle,
  /// and a view without appearance. A role for a scroll view is given to the outermost scroll view
  /// in the rectangle. A `DragGesture` of the view still keeps a list around it from scrolling: nothing
  /// public tells a SwiftUI gesture of one view from that of another.
  ///
  /// - Parameters:
  ///   - role: The role; nil for none.
  ///   - name: The name that decisions print; that of the role if nil.
  public func popGestureRole(_ role: PopGestureRole?, named name: String? = nil) -> some View {
    modifier(RegionModifier(role: role, name: name, isExempt: false))
  }

  /// Lets a pop begin while the scroll view rests at its leading edge.
  ///
  /// ```swift
  /// ScrollView(.horizontal) { shelf }.allowsPopGestureAtLeadingEdge()
  /// TabView { pages }.tabViewStyle(.page).allowsPopGestureAtLeadingEdge()
  /// ```
  ///
  /// `UIScrollView.allowsPopGestureAtLeadingEdge` says what it does.
  ///
  /// - Parameter isAllowed: Whether it may; false exempts the scroll view from a modifier further
  ///   out, and from `GestureArbiter.Defaults.scrollViewRole`.
  public func allowsPopGestureAtLeadingEdge(_ isAllowed: Bool = true) -> some View {
    modifier(
      RegionModifier(role: isAllowed ? .pagingScrollView : nil, name: nil, isExempt: !isAllowed))
  }

  /// Keeps the screen from being popped while a condition holds, and performs an action when
  /// something tries to.
  ///
  /// ```swift
  /// .onPopAttempt(if: hasChanges) { _ in isConfirming = true }
  /// ```
  ///
  /// It applies to swipes, the back button, VoiceOver's escape gesture, and `GestureArbiter.pop`; see
  /// `PopIntercepting`. If a screen has several such modifiers, each has to allow the pop. `dismiss` and
  /// changes of a navigation path pop without calling it, so end a confirmation with `dismiss`.
  ///
  /// Put it on pushed screens. On the first screen of a stack, and around the stack, it takes
  /// VoiceOver's escape gesture from a sheet around it, which that gesture would dismiss. Before iOS 17
  /// the stack pops with that gesture before a modifier around it is asked.
  ///
  /// - Parameters:
  ///   - isRefused: Whether the screen may not be popped.
  ///   - triggers: What it may not be popped by; everything else may pop it.
  ///   - action: Performed once for each attempt, after it was refused.
  public func onPopAttempt(
    if isRefused: Bool, by triggers: Set<PopTrigger> = Set(PopTrigger.allCases),
    perform action: @escaping @MainActor (_ trigger: PopTrigger) -> Void
  ) -> some View {
    modifier(ScreenModifier(setting: .attempt(refusing: isRefused ? triggers : [], action)))
  }

  /// Lets a drag anywhere in the screen pop it, on every release, also with a hidden or custom back
  /// button.
  ///
  /// It is `UIViewController.allowsFullScreenPop` and `UIViewController.popsWithoutBackButton` of the
  /// screen in one line, and from iOS 26 on a driver pops where UIKit's own swipe doesn't begin. False
  /// keeps those of the stack and of the app from this screen. Before
  /// iOS 18 a drag on the content pops only with this line, and then also one that a gesture of the
  /// content's would follow; give that a role.
  public func fullScreenPop(_ isEnabled: Bool = true) -> some View {
    modifier(ScreenModifier(setting: .fullScreenPop(isEnabled)))
  }

  /// Receives every decision about a pop of the screen; those of all such modifiers do.
  ///
  /// It is for diagnosis: a gesture that is allowed may still not begin
  /// (`GestureArbiter.onDecision`).
  public func onPopDecision(
    perform action: @escaping @MainActor (_ decision: PopDecision) -> Void
  ) -> some View {
    modifier(ScreenModifier(setting: .decision(action)))
  }
}
#endif
