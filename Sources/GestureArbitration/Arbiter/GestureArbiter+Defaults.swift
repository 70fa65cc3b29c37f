import UIKitShim

extension GestureArbiter {
  /// What holds wherever an arbiter, a screen or a view says nothing else.
  ///
  /// ```swift
  /// GestureArbiter.defaults.allowsFullScreenPop = true
  /// GestureArbiter.defaults.scrollViewRole = .pagingScrollView
  /// ```
  public struct Defaults: Sendable {
    /// The rules of arbiters that have none of their own.
    public var policy = PopPolicy.standard { didSet { hasPolicy = !policy.isStandard } }
    /// Whether a drag from anywhere pops where UIKit has only the edge pop, wherever neither a
    /// screen nor its navigation controller says otherwise by
    /// `UIViewController.allowsFullScreenPop`.
    public var allowsFullScreenPop = false
    /// Whether a drag pops where UIKit offers no back button, wherever neither a screen nor its
    /// navigation controller says otherwise by `UIViewController.popsWithoutBackButton`.
    public var popsWithoutBackButton = false
    /// Whether any gesture may pop or push, in arbiters that do not say otherwise.
    public var allowsPopGestures = true
    /// The driver of arbiters that have none of their own.
    ///
    /// A driver other than ``PopDriver/uikitOnly`` implies ``allowsFullScreenPop``.
    public var driver = PopDriver.uikitOnly
    /// The role of every horizontally scrolling view that has none; nil for none.
    ///
    /// What scrolls in a page view controller, a date picker or a calendar rests in the middle (C175):
    /// UIKit decides about it as without the role, unless its insets say that it ends there. Give the
    /// view of a page view controller ``PopGestureRole/pageController(isAtFirstPage:isAtLastPage:)``,
    /// which depends on none of that.
    public var scrollViewRole: PopGestureRole?

    private var hasPolicy = false

    /// Whether they change nothing.
    var isStandard: Bool {
      !hasPolicy && !asksForPops && scrollViewRole == nil && allowsPopGestures
    }

    /// Whether pops beyond UIKit's are asked for.
    var asksForPops: Bool { fullScreenPop || popsWithoutBackButton }

    /// Whether a drag from anywhere pops.
    package var fullScreenPop: Bool { allowsFullScreenPop || driver != .uikitOnly }

    /// The defaults of an app that sets none.
    package init() {}
  }
}
