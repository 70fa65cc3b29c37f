#if HEADLESS
/// A class of widths or heights.
public enum UIUserInterfaceSizeClass: Int, Sendable {
  /// Unknown.
  case unspecified = 0
  /// Little space.
  case compact = 1
  /// Much space.
  case regular = 2
}

/// A kind of device.
public enum UIUserInterfaceIdiom: Int, Sendable {
  /// Unknown.
  case unspecified = -1
  /// A phone.
  case phone = 0
  /// A tablet.
  case pad = 1
}

/// A light or dark appearance.
public enum UIUserInterfaceStyle: Int, Sendable {
  /// Unknown.
  case unspecified = 0
  /// Light.
  case light = 1
  /// Dark.
  case dark = 2
}

/// The traits of a screen, of which the engine knows the size classes only.
///
/// They come from the size of the window; where the classes change is chosen
/// (``EngineMetrics/regularLength``). Traits are neither inherited nor overridden, and nothing is
/// called when they change.
open class UITraitCollection: NSObject, @unchecked Sendable {
  /// The class of the width.
  open private(set) var horizontalSizeClass = UIUserInterfaceSizeClass.unspecified
  /// The class of the height.
  open private(set) var verticalSizeClass = UIUserInterfaceSizeClass.unspecified
  /// Unspecified, since the engine's device has no kind.
  open var userInterfaceIdiom: UIUserInterfaceIdiom { .unspecified }
  /// Light, since the engine has one appearance.
  open var userInterfaceStyle: UIUserInterfaceStyle { .light }
  /// The direction of the layout: always from left to right.
  open var layoutDirection: UITraitEnvironmentLayoutDirection { .leftToRight }
  /// The size of text that the user prefers: always the default one.
  open var preferredContentSizeCategory: UIContentSizeCategory { .large }
  /// Whether force touches are recognized: never.
  open var forceTouchCapability: UIForceTouchCapability { .unavailable }
  /// Traits that are unspecified, in place of those of what is being drawn.
  open class var current: UITraitCollection { UITraitCollection() }

  /// Returns false: the engine has one appearance.
  open func hasDifferentColorAppearance(comparedTo _: UITraitCollection?) -> Bool { false }

  /// The number of pixels per point of the screen.
  open var displayScale: CGFloat { EngineMetrics.screenScale }
  /// Creates traits that are unspecified.
  public override init() { super.init() }

  /// Creates traits with a class of the width.
  public convenience init(horizontalSizeClass: UIUserInterfaceSizeClass) {
    self.init()
    self.horizontalSizeClass = horizontalSizeClass
  }

  /// Creates traits with a class of the height.
  public convenience init(verticalSizeClass: UIUserInterfaceSizeClass) {
    self.init()
    self.verticalSizeClass = verticalSizeClass
  }

  convenience init(of size: CGSize) {
    self.init()
    horizontalSizeClass = size.width >= EngineMetrics.regularLength ? .regular : .compact
    verticalSizeClass = size.height >= EngineMetrics.regularLength ? .regular : .compact
  }
}

/// An object with traits.
@preconcurrency @MainActor
public protocol UITraitEnvironment: NSObjectProtocol {
  /// The traits of the object.
  var traitCollection: UITraitCollection { get }
}

extension UIView: UITraitEnvironment {
  /// The traits of the view's window; unspecified outside a window.
  public var traitCollection: UITraitCollection {
    window.map { UITraitCollection(of: $0.bounds.size) } ?? UITraitCollection()
  }
}

extension UIViewController: UITraitEnvironment {
  /// The traits of the view's window; unspecified while it is in none.
  public var traitCollection: UITraitCollection {
    viewIfLoaded?.traitCollection ?? UITraitCollection()
  }
}

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
