import UIKitShim

/// What moves the screens where UIKit offers no pop, or refuses it.
///
/// ```swift
/// navigationController.gestureArbiter.driver = .arbiter
/// ```
///
/// The product SystemPopTransition has another one, which uses UIKit's own transition.
public struct PopDriver: Sendable, Hashable {
  /// Makes a pan drive a transition of its own; returns what ends that, or nil where it is
  /// impossible.
  package typealias Connection =
    @MainActor @Sendable (UINavigationController, UIPanGestureRecognizer) -> (
      @MainActor () -> Void
    )?

  /// The name under which a snapshot stores it, and which identifies it.
  package let name: String
  /// What drives pops in place of the public transition; nil if nothing does.
  let connect: Connection?

  /// Creates a driver; its pops may use another transition than the public one.
  package init(_ name: String, replacingTransition connect: Connection? = nil) {
    self.name = name
    self.connect = connect
  }

  /// Whether two drivers have the same name.
  public static func == (left: PopDriver, right: PopDriver) -> Bool { left.name == right.name }

  /// Hashes the name.
  public func hash(into hasher: inout Hasher) { hasher.combine(name) }

  /// UIKit's own recognizers only.
  public static let uikitOnly = PopDriver("uikitOnly")
  /// The arbiter's recognizers, which drive an interactive transition through the public API.
  ///
  /// UIKit's recognizers go first, by their own rules and at their own pace; a drag that one of them
  /// takes its time for is not the driver's. The driver adds the full-screen pop before
  /// iOS 26, pushes by drag, and every pop on a screen on which UIKit refuses (C200, C201): with a
  /// hidden bar, a hidden or custom back button, or a custom animator.
  public static let arbiter = PopDriver("arbiter")
}
