import Foundation

/// The root of a view tree, through which an engine delivers touches.
@MainActor
open class UIWindow: UIView {
  /// How far in front a window lies.
  public struct Level: RawRepresentable, Hashable, Sendable {
    /// The height; windows with more lie in front.
    public let rawValue: CGFloat
    /// Makes a level from its height.
    public init(rawValue: CGFloat) { self.rawValue = rawValue }
    /// Makes a level from its height.
    public init(_ rawValue: CGFloat) { self.rawValue = rawValue }
    /// The level of an app's windows.
    public static let normal = Level(rawValue: 0)
    /// The level of alerts.
    public static let alert = Level(rawValue: 2000)
    /// The level of the status bar.
    public static let statusBar = Level(rawValue: 1000)
  }

  /// How far in front the window lies.
  open var windowLevel: Level = .normal { didSet { headlessEngine?.orderWindows() } }

  /// The controller whose view fills the window.
  open var rootViewController: UIViewController? {
    didSet {
      guard rootViewController !== oldValue else { return }
      oldValue?.leaveWindow()
      if let controller = rootViewController {
        controller.view.frame = bounds
        addSubview(controller.view)
        controller.enterWindow()
      }
    }
  }

  /// The engine that delivers touches to the window, or nil while it is off screen. Not UIKit's.
  public internal(set) weak var headlessEngine: HeadlessEngine?

  /// The window itself.
  open override var window: UIWindow? { self }
}
