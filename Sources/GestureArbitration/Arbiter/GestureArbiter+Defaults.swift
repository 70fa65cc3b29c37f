import UIKitShim

extension GestureArbiter {
  /// What holds wherever an arbiter, a screen or a view says nothing else.
  ///
  /// ```swift
  /// GestureArbiter.defaults.driver = .arbiter
  /// GestureArbiter.defaults.scrollViewRole = .pagingScrollView
  /// ```
  public struct Defaults: Sendable {
    /// The rules of arbiters that have none of their own.
    public var policy = PopPolicy.standard { didSet { hasPolicy = true } }
    /// The driver of arbiters that have none of their own.
    public var driver = PopDriver.uikitOnly
    /// Whether the back button asks the interceptor of every screen that has one and does not say
    /// otherwise by `UIViewController.interceptsBackButton`.
    public var interceptsBackButton = false
    /// The role of every horizontally scrolling view that has none; nil for none.
    public var scrollViewRole: PopGestureRole?

    private var hasPolicy = false

    /// Whether they change nothing.
    var isStandard: Bool {
      !hasPolicy && driver == .uikitOnly && !interceptsBackButton && scrollViewRole == nil
    }

    /// The defaults of an app that sets none.
    package init() {}
  }
}
