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

  /// A connection, which the name of its driver identifies.
  struct Replacement: Sendable, Hashable {
    let connect: Connection

    static func == (left: Self, right: Self) -> Bool { true }

    func hash(into hasher: inout Hasher) {}
  }

  /// The name under which a snapshot stores it.
  package let name: String
  /// What drives pops in place of the public transition; nil if nothing does.
  let replacement: Replacement?

  private init(_ name: String) {
    self.name = name
    replacement = nil
  }

  /// Creates a driver whose pops use another transition than the public one.
  package init(_ name: String, replacingTransition connect: @escaping Connection) {
    self.name = name
    replacement = Replacement(connect: connect)
  }

  /// UIKit's own recognizers only.
  public static let uikitOnly = PopDriver("uikitOnly")
  /// The arbiter's recognizers, which drive an interactive transition through the public API.
  ///
  /// UIKit's recognizers go first. The driver adds the full-screen pop before iOS 26, pushes by
  /// drag, and every pop on a screen on which UIKit refuses (C200, C201): with a hidden bar, a
  /// hidden or custom back button, or a custom animator.
  public static let arbiter = PopDriver("arbiter")
}
