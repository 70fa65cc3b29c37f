#if HEADLESS
/// The root of a view hierarchy, through which an engine delivers touches.
///
/// Setting ``frame`` or ``bounds`` to another size simulates a device rotation or a resized window.
/// The engine models neither orientations nor the animation: the new size applies immediately.
@preconcurrency @MainActor
open class UIWindow: UIView {
  /// The position of a window along the z-axis.
  public struct Level: RawRepresentable, Hashable, Sendable {
    /// The value of the level; windows with a higher value lie in front.
    public let rawValue: CGFloat
    /// Creates a level from its value.
    public init(rawValue: CGFloat) { self.rawValue = rawValue }
    /// Creates a level from its value.
    public init(_ rawValue: CGFloat) { self.rawValue = rawValue }
    /// The level of app windows.
    public static let normal = Level(rawValue: 0)
    /// The level of alerts.
    public static let alert = Level(rawValue: 2000)
    /// The level of the status bar.
    public static let statusBar = Level(rawValue: 1000)
  }

  /// Posted when a window has become visible. The object is the window; there is no user info.
  ///
  /// A window is visible while an engine shows it and ``isHidden`` is false. The engine posts the
  /// notification before the root view controller's appearance callbacks; UIKit's order isn't
  /// published.
  nonisolated public static let didBecomeVisibleNotification = Notification.Name(
    "UIWindowDidBecomeVisibleNotification")
  /// Posted when a window has become hidden. The object is the window; there is no user info.
  nonisolated public static let didBecomeHiddenNotification = Notification.Name(
    "UIWindowDidBecomeHiddenNotification")

  /// The window's level.
  open var windowLevel: Level = .normal { didSet { headlessEngine?.orderWindows() } }

  /// The view controller whose view fills the window.
  open var rootViewController: UIViewController? {
    didSet {
      guard rootViewController !== oldValue else { return }
      oldValue?.leaveWindow()
      if let controller = rootViewController {
        controller.view.frame = bounds
        addSubview(controller.view)
        // Its `viewWillAppear` may have set another one, which is shown.
        guard rootViewController === controller else { return controller.leaveWindow() }
        controller.enterWindow()
      }
    }
  }

  /// The engine that shows the window, or nil while the window is off screen. Not part of UIKit.
  public internal(set) var headlessEngine: HeadlessEngine? {
    get { shownBy.object }
    set {
      shownBy = BackReference(newValue)
      layoutTimer?.cancel()
      layoutTimer = nil
      backing.isRootOnScreen = headlessEngine != nil
      guard headlessEngine != nil else { return }
      scheduleLayout()
    }
  }

  private final var shownBy = BackReference<HeadlessEngine>(nil)
  /// The responder that receives presses (C051).
  @BackReference final var firstResponder: UIResponder?
  // Weak, because all engines of a process share it.
  private static weak var current: UIWindow?
  /// The timer of the next layout pass.
  private var layoutTimer: HeadlessTimer?
  private var isLayingOut = false
  private var wasVisible = false
  /// Whether the window is in the list behind ``HeadlessEngine/windows``.
  final var isKnownToEngines = false

  /// Creates a hidden window with a frame in screen coordinates, in pt.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    backing.isHidden = true
  }

  /// Returns nil; the engine reads no archives.
  public required init?(coder: NSCoder) { nil }
  /// Creates a hidden window that fills the screen.
  public convenience init() { self.init(frame: UIScreen.main.bounds) }

  /// The window's rectangle in screen coordinates, in pt.
  ///
  /// Setting another size calls `viewWillTransition(to:with:)` of the root view controller and then
  /// resizes its view.
  open override var frame: CGRect {
    get { super.frame }
    set { resize(to: newValue.standardized.size) { super.frame = newValue } }
  }

  /// The window's rectangle in its own coordinates, in pt. Setting another size acts like
  /// ``frame``.
  open override var bounds: CGRect {
    get { super.bounds }
    set { resize(to: newValue.size) { super.bounds = newValue } }
  }

  /// Whether the window is hidden, which it is at first.
  ///
  /// A change posts ``didBecomeVisibleNotification`` or ``didBecomeHiddenNotification``.
  open override var isHidden: Bool {
    get { super.isHidden }
    set {
      super.isHidden = newValue
      visibilityMayHaveChanged()
    }
  }

  /// The window itself.
  open override var window: UIWindow? { self }
  /// Whether the window is the key window.
  open var isKeyWindow: Bool { UIWindow.current === self }

  /// Makes the window the key window and calls `resignKey()` and `becomeKey()`.
  open func makeKey() {
    guard UIWindow.current !== self else { return }
    let old = UIWindow.current
    UIWindow.current = self
    old?.resignKey()
    becomeKey()
  }

  /// Shows the window in front of the others of its level and makes it the key window (C014).
  ///
  /// The window receives touches only while it is attached to an engine.
  open func makeKeyAndVisible() {
    isHidden = false
    headlessEngine?.bringToFront(self)
    makeKey()
  }

  /// Called when the window has become the key window.
  open func becomeKey() {}
  /// Called when the window is no longer the key window.
  open func resignKey() {}

  /// Delivers an event to recognizers and views (C001).
  ///
  /// The engine calls it once for every event of touches, presses or scrolling in the window. An
  /// override that does not call super keeps the event from everything. Has no effect at other
  /// times.
  open func sendEvent(_ event: UIEvent) { headlessEngine?.gestures.deliver(event, in: self) }

  /// Converts a point to another window's coordinates, or to screen coordinates if nil; in pt.
  open func convert(_ point: CGPoint, to window: UIWindow?) -> CGPoint {
    let base = backing.pointInSuperlayer(point)
    return window?.convertFromSuperview(base) ?? base
  }

  /// Converts a point from another window's coordinates, or from screen coordinates if nil; in pt.
  open func convert(_ point: CGPoint, from window: UIWindow?) -> CGPoint {
    convertFromSuperview(window?.backing.pointInSuperlayer(point) ?? point)
  }

  /// Converts a rectangle to another window's coordinates, or the screen's if nil; in pt.
  open func convert(_ rect: CGRect, to window: UIWindow?) -> CGRect {
    rect.bounding { convert($0, to: window) }
  }

  /// Converts a rectangle from another window's coordinates, or the screen's if nil; in pt.
  open func convert(_ rect: CGRect, from window: UIWindow?) -> CGRect {
    rect.bounding { convert($0, from: window) }
  }

  /// Schedules a layout pass at the next step of the clock.
  ///
  /// During a layout pass, schedules the next one in the next frame: a view that requests layout in
  /// every pass must not stop the clock.
  func scheduleLayout() {
    guard layoutTimer == nil, let headlessEngine else { return }
    let delay = isLayingOut ? EngineMetrics.frame : 0
    layoutTimer = headlessEngine.clock.schedule(after: delay) { [this = BackReference(self)] in
      this.object?.layOut()
    }
  }

  private func visibilityMayHaveChanged() {
    let isVisible = headlessEngine != nil && !backing.rawIsHidden
    guard isVisible != wasVisible else { return }
    wasVisible = isVisible
    NotificationCenter.default.post(
      name: isVisible ? Self.didBecomeVisibleNotification : Self.didBecomeHiddenNotification,
      object: self)
  }

  private func layOut() {
    layoutTimer = nil
    isLayingOut = true
    layoutTree()
    isLayingOut = false
  }
}

/// The only screen of the engine.
///
/// It has the size of the device from which the contract's measurements come (M03). A window may be
/// smaller than the screen.
@preconcurrency @MainActor
public final class UIScreen: NSObject {
  /// The screen of the device.
  public static let main = UIScreen()

  /// The rectangle of the screen, in pt.
  public let bounds = CGRect(origin: .zero, size: EngineMetrics.screenSize)
  /// The number of pixels per point along each axis (M07).
  public let scale: CGFloat = EngineMetrics.screenScale

  private override init() { super.init() }
}

extension UIWindow {
  /// Changes the window's frame or bounds and resizes the views that fill it.
  ///
  /// On screen, calls `viewWillTransition(to:with:)` of the root view controller first. The
  /// coordinator's animations start with the new size and complete after the duration of a
  /// transition.
  func resize(to size: CGSize, _ change: () -> Void) {
    guard size != bounds.size else {
      change()
      return
    }
    guard let engine = headlessEngine, let root = rootViewController,
      root.viewIfLoaded?.superview === self
    else {
      change()
      resizeFillingViews()
      return
    }
    let context = TransitionContext(from: root, to: root, in: self, isAnimated: true)
    let coordinator = TransitionCoordinator(context)
    coordinator.register(with: engine)
    root.viewWillTransition(to: size, with: coordinator)
    change()
    resizeFillingViews()
    context.start()
    guard !context.isOver else { return }
    context.timer = engine.clock.schedule(after: context.duration) { [weak context] in
      context?.completeTransition(true)
    }
  }

  /// Resizes the root view and the presentations that cover the window.
  private func resizeFillingViews() {
    for view in subviews where view === rootViewController?.viewIfLoaded || view.coversWindow {
      if view.transform.isIdentity { view.frame = bounds }
    }
  }
}

extension UIView {
  fileprivate var coversWindow: Bool { self is PresentationContainerView }
}
#endif
