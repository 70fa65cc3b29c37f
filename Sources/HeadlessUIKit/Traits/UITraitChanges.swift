#if HEADLESS
import Foundation

/// A trait, by its type.
public protocol UITraitDefinition {}
/// A trait, by its type.
public typealias UITrait = any UITraitDefinition.Type

/// The light or dark appearance.
public enum UITraitUserInterfaceStyle: UITraitDefinition {}
/// The class of the width.
public enum UITraitHorizontalSizeClass: UITraitDefinition {}
/// The class of the height.
public enum UITraitVerticalSizeClass: UITraitDefinition {}
/// The direction of the layout.
public enum UITraitLayoutDirection: UITraitDefinition {}
/// The size of text that the user prefers.
public enum UITraitPreferredContentSizeCategory: UITraitDefinition {}
/// The number of pixels per point.
public enum UITraitDisplayScale: UITraitDefinition {}

/// A registration for changes of traits.
public protocol UITraitChangeRegistration: NSObjectProtocol {}

private final class NoTraitChanges: NSObject, UITraitChangeRegistration {}

/// Registrations for changes of traits. The closures are never called: the engine's traits do not
/// change.
extension UITraitEnvironment {
  /// Registers a closure that the engine never calls, since its traits do not change.
  @discardableResult
  public func registerForTraitChanges<Self1: UITraitEnvironment>(
    _ traits: [UITrait], handler: @escaping (_ traitEnvironment: Self1, UITraitCollection) -> Void
  ) -> any UITraitChangeRegistration { NoTraitChanges() }

  /// Ends a registration.
  public func unregisterForTraitChanges(_ registration: any UITraitChangeRegistration) {}
}
#endif
