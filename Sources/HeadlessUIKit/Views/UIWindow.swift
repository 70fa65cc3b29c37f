import Foundation

/// The root of a view tree, through which an engine delivers touches.
///
/// Setting ``frame`` or ``bounds`` to another size stands for a turn of the device or a window that a
/// person resizes. Not modelled: orientations, and the animation of the turn: the new size is there at
/// once.
@preconcurrency @MainActor
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
  public internal(set) weak var headlessEngine: HeadlessEngine? {
    didSet {
      layout?.cancel()
      layout = nil
      guard headlessEngine != nil else { return }
      isHidden = false
      scheduleLayout()
    }
  }

  /// The responder that presses go to (C051).
  final weak var firstResponder: UIResponder?
  private static weak var key: UIWindow?
  /// The layout that is to come.
  private var layout: HeadlessTimer?
  private var isLayingOut = false

  /// Makes a window with a frame in the screen's coordinates, in pt; hidden until it is shown.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    backing.isHidden = true
  }

  /// Refuses: the engine reads no archives.
  public required init?(coder: NSCoder) { nil }

  /// Makes a window that fills the screen; hidden until it is shown.
  public convenience init() { self.init(frame: UIScreen.main.bounds) }

  /// The window's rectangle in the screen's coordinates, in pt; a new size is that of the root view,
  /// too, whose controller is told before.
  open override var frame: CGRect {
    get { super.frame }
    set { change(to: newValue.standardized.size) { super.frame = newValue } }
  }

  /// The rectangle in the window's own coordinates, in pt; for a new size see ``frame``.
  open override var bounds: CGRect {
    get { super.bounds }
    set { change(to: newValue.size) { super.bounds = newValue } }
  }

  /// The window itself.
  open override var window: UIWindow? { self }

  /// Whether the window is the one that was made key last.
  open var isKeyWindow: Bool { UIWindow.key === self }

  /// Makes this the key window instead of another, and tells both.
  open func makeKey() {
    guard UIWindow.key !== self else { return }
    let old = UIWindow.key
    UIWindow.key = self
    old?.resignKey()
    becomeKey()
  }

  /// Shows the window in front of the others of its level and makes it the key window (C014);
  /// touches reach it through the engine that it is attached to.
  open func makeKeyAndVisible() {
    isHidden = false
    headlessEngine?.bringToFront(self)
    makeKey()
  }

  /// Tells the window that it has become the key window.
  open func becomeKey() {}

  /// Tells the window that it is no longer the key window.
  open func resignKey() {}

  /// A point of this window's coordinates in another's, or the screen's if that is nil; in pt.
  open func convert(_ point: CGPoint, to window: UIWindow?) -> CGPoint {
    let base = backing.pointInSuperlayer(point)
    return window?.convertFromSuperview(base) ?? base
  }

  /// A point of another window's coordinates, or the screen's if that is nil, in this one's; in pt.
  open func convert(_ point: CGPoint, from window: UIWindow?) -> CGPoint {
    convertFromSuperview(window?.backing.pointInSuperlayer(point) ?? point)
  }

  /// The rectangle around this window's in another's coordinates, or the screen's if that is nil; in
  /// pt.
  open func convert(_ rect: CGRect, to window: UIWindow?) -> CGRect {
    rect.bounding { convert($0, to: window) }
  }

  /// The rectangle around another window's, or the screen's if that is nil, in this one's
  /// coordinates; in pt.
  open func convert(_ rect: CGRect, from window: UIWindow?) -> CGRect {
    rect.bounding { convert($0, from: window) }
  }

  /// Has what asked for layout laid out at the clock's next step; what asks while the window is laid
  /// out waits for the next frame, so that a view that always asks does not stop the clock.
  func scheduleLayout() {
    guard layout == nil, let headlessEngine else { return }
    let delay = isLayingOut ? EngineMetrics.frame : 0
    layout = headlessEngine.clock.schedule(after: delay) { [weak self] in self?.layOut() }
  }

  private func layOut() {
    layout = nil
    isLayingOut = true
    layoutTree()
    isLayingOut = false
  }
}
