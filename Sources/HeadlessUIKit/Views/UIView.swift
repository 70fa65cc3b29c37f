#if HEADLESS
/// A rectangle on the screen that contains subviews, receives touches and carries recognizers.
///
/// The engine draws nothing: a view has geometry and behavior. Its geometry is that of its backing
/// ``layer``, so a change of either shows in the other.
@preconcurrency @MainActor
open class UIView: UIResponder, CALayerDelegate, @MainActor NSCoding {
  /// Whether the view and its descendants can be hit (C005).
  open var isUserInteractionEnabled = true
  /// Whether the responder methods receive more than one touch. Recognizers always do (C015).
  open var isMultipleTouchEnabled = false
  /// Whether touches of this view and touches of other views of its window block each other.
  ///
  /// It limits the responder methods only; recognizers receive every touch (C016).
  open var isExclusiveTouch = false
  /// A number that identifies the view, for the app.
  open var tag = 0
  /// Whether the view is mirrored. The attribute does not apply to subviews (C240).
  open var semanticContentAttribute: UISemanticContentAttribute = .unspecified
  /// How the view resizes with its superview.
  open var autoresizingMask: AutoresizingMask = []
  /// Whether the view lies where its frame and ``autoresizingMask`` say, and not where constraints do.
  open var translatesAutoresizingMaskIntoConstraints = true
  /// The constraints that place the view.
  final var placements: [NSLayoutConstraint] = []
  /// The part of the view that no bar and no cut-out of the display covers.
  open private(set) lazy var safeAreaLayoutGuide = UILayoutGuide(of: self) {
    $0.bounds.inset(by: $0.safeAreaInsets)
  }
  /// Whether subviews resize with the view according to their ``autoresizingMask``.
  open var autoresizesSubviews = true
  /// The background color, or nil. The engine stores it but neither draws nor animates it.
  open var backgroundColor: UIColor?
  private var ownTintColor: UIColor?
  /// Whether the view has no tint color of its own.
  final var inheritsTintColor: Bool { ownTintColor == nil }
  /// How content adapts to the bounds; stored only.
  public var contentMode: ContentMode = .scaleToFill
  /// Whether the view lets nothing show through; stored only.
  public var isOpaque = true
  /// Whether the view is cleared before it is drawn; stored only.
  public var clearsContextBeforeDrawing = true
  /// The number of pixels per point in which the view is drawn; stored only.
  public var contentScaleFactor: CGFloat = EngineMetrics.screenScale
  /// A view whose opacity masks this view; stored only. Hit-testing ignores it.
  public var mask: UIView?
  /// Whether the tint color is dimmed; stored only.
  public var tintAdjustmentMode: TintAdjustmentMode = .automatic
  /// The appearance of the view and its subviews; stored only.
  public var overrideUserInterfaceStyle: UIUserInterfaceStyle = .unspecified
  /// Whether the margins of the superview apply too; stored only.
  public var preservesSuperviewLayoutMargins = false
  /// Whether the safe area is added to the margins; stored only.
  public var insetsLayoutMarginsFromSafeArea = true
  /// The distances from the edges that the app recommends for content, in pt.
  ///
  /// Stored only: the engine neither adds the safe area nor lays out anything along them.
  public var layoutMargins = UIEdgeInsets(top: 8, left: 8, bottom: 8, right: 8) {
    didSet { layoutMarginsDidChange() }
  }

  /// The view that this one lies in.
  open internal(set) var superview: UIView? {
    get { container.object }
    set { container = BackReference(newValue) }
  }

  private final var container = BackReference<UIView>(nil)
  final let backing: CALayer
  /// The animations of the view, and how many of them block its touches (C012).
  final var animations: [WeakAnimation] = []
  final var animationLocks = 0
  final var attachedRecognizers: [UIGestureRecognizer] = []
  final var attachedInteractions: [any UIInteraction] = []
  /// The view controller whose view this is.
  final var viewController: UIViewController? {
    get { controller.object }
    set { controller = BackReference(newValue) }
  }

  private final var controller = BackReference<UIViewController>(nil)
  /// Whether the view resizes or lays out its subviews, whose new sizes then request no layout of
  /// it.
  final var isLayingOutSubviews = false
  /// The order of the view among those touched, counted from 1 (C075).
  final var touchOrder = 0
  /// Whether the view's class is one of the engine's.
  private(set) final lazy var isEngineClass = Self.isEngineClass(type(of: self))

  /// Creates a view with a frame in its superview's coordinates, in pt.
  public init(frame: CGRect) {
    backing = (type(of: self).layerClass as? CALayer.Type)?.init() ?? CALayer()
    super.init()
    backing.view = self
    backing.frame = frame
  }

  /// Returns nil; the engine reads no archives.
  public required init?(coder: NSCoder) { nil }
  /// Does nothing; the engine writes no archives.
  open func encode(with coder: NSCoder) {}
  /// Creates a view of zero size.
  public convenience override init() { self.init(frame: .zero) }
  /// The class of the backing layer. A class that isn't a layer class counts as ``CALayer``.
  open class var layerClass: AnyClass { CALayer.self }
  /// The layer that stores the view's geometry and order.
  open var layer: CALayer { backing }

  /// Returns the action of the view's layer for a key: no action, as in UIKit outside animations.
  ///
  /// The engine asks for ``kCAOnOrderIn`` and ``kCAOnOrderOut`` only, and only views of an app's
  /// classes (C286).
  open func action(for layer: CALayer, forKey event: String) -> (any CAAction)? { NSNull() }

  /// The subviews from back to front.
  open var subviews: [UIView] { backing.subviews }

  /// The rectangle of the view in its own coordinates, in pt.
  ///
  /// The origin of a scroll view's bounds is its content offset.
  open var bounds: CGRect {
    get { backing.rawBounds }
    set { resize { backing.bounds = newValue } }
  }

  /// The location of the layer's anchor point in the superview's coordinates, in pt.
  ///
  /// By default the anchor point is the center.
  open var center: CGPoint {
    get { backing.rawPosition }
    set {
      if newValue != backing.rawPosition { recordChange() }
      backing.position = newValue
    }
  }

  /// The transform applied about the layer's anchor point.
  open var transform: CGAffineTransform {
    get { backing.rawAffineTransform }
    set {
      if newValue != backing.rawAffineTransform { recordChange() }
      backing.setAffineTransform(newValue)
    }
  }

  /// The layer's transform. Its nonaffine part is stored but has no effect.
  open var transform3D: CATransform3D {
    get { backing.transform }
    set {
      if newValue != backing.transform { recordChange() }
      backing.transform = newValue
    }
  }

  /// The smallest rectangle that contains the view, in its superview's coordinates, in pt.
  ///
  /// Setting it acts like setting ``CALayer/frame``, also under a transform.
  open var frame: CGRect {
    get { backing.frame }
    set { resize { backing.frame = newValue } }
  }

  /// Whether the view and its descendants are hidden, so that they cannot be hit (C005).
  open var isHidden: Bool {
    get { backing.rawIsHidden }
    set { backing.isHidden = newValue }
  }

  /// The opacity from 0 to 1, in single precision. Below 0.01 the view cannot be hit (C005).
  open var alpha: CGFloat {
    get { CGFloat(backing.rawOpacity) }
    set {
      if Float(newValue) != backing.rawOpacity { recordChange() }
      backing.opacity = Float(newValue)
    }
  }

  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  /// The tint color: the view's, or the nearest ancestor's that has one, or the system blue.
  ///
  /// Setting nil removes the view's color. The engine draws nothing with it.
  open var tintColor: UIColor! {
    get { ownTintColor ?? superview?.tintColor ?? .systemBlue }
    set {
      ownTintColor = newValue
      notifyTintColorDidChange()
    }
  }

  /// Whether subviews are clipped to the bounds. It does not affect hit-testing (C007).
  open var clipsToBounds: Bool {
    get { backing.masksToBounds }
    set { backing.masksToBounds = newValue }
  }

  /// The window that contains the view.
  open var window: UIWindow? { superview?.window }
  /// The view's controller, or else its superview.
  open override var next: UIResponder? { viewController ?? superview }
  /// Called after the view's tint color, or the one that it inherits, was set.
  open func tintColorDidChange() {}
  /// Draws the view. Never called: the engine draws nothing.
  open func draw(_ rect: CGRect) {}
  /// Has no effect: the engine draws nothing.
  open func setNeedsDisplay() {}
  /// Has no effect: the engine draws nothing.
  open func setNeedsDisplay(_ rect: CGRect) {}

  /// The size of the content, in pt. The engine has no Auto Layout and never reads it.
  open var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: UIView.noIntrinsicMetric)
  }
  /// Has no effect: the engine has no Auto Layout.
  open func invalidateIntrinsicContentSize() {}
  /// The insets from the frame to the rectangle by which a bar places a custom view, in pt; read by
  /// nothing else in the engine.
  open var alignmentRectInsets: UIEdgeInsets { .zero }
  /// Never called: the engine's traits do not change.
  open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}
  /// Called after the layout margins were set. By default does nothing.
  open func layoutMarginsDidChange() {}

  /// Lays out subviews; does nothing by default.
  ///
  /// Called after a change of the size, and at the next step of the clock after a request, a change
  /// of the origin of the bounds, or a change of a subview's size (C263).
  open func layoutSubviews() {}

  /// Requests layout at the next step of the clock if the view is in an engine's window.
  ///
  /// A request during a layout pass of the window is served in the next frame.
  open func setNeedsLayout() { requestLayout() }

  /// Lays out the view and its descendants now if they need layout.
  open func layoutIfNeeded() { layoutTree() }
  /// Returns the size that constraints inside the view give it, in pt: zero, as of a view without any.
  open func systemLayoutSizeFitting(
    _ targetSize: CGSize, withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
    verticalFittingPriority: UILayoutPriority
  ) -> CGSize { .zero }

  /// Returns the size that fits a size best, in pt. By default returns the current size.
  open func sizeThatFits(_ size: CGSize) -> CGSize { backing.rawBounds.size }

  /// Resizes the view to the result of ``sizeThatFits(_:)`` and keeps the origin of the frame.
  open func sizeToFit() {
    let size = sizeThatFits(bounds.size)
    let origin = frame.origin
    bounds.size = size
    let moved = frame.origin
    center = CGPoint(x: center.x + origin.x - moved.x, y: center.y + origin.y - moved.y)
  }

  /// The distances from the edges at which the safe area begins, in pt.
  ///
  /// The sum of the additional insets of the controllers of this view and its ancestors, and of how
  /// far ``HeadlessEngine/safeAreaInsets`` and tab bars reach into the view. The engine models no
  /// insets of other bars, and for the additional ones ignores where the view lies.
  open var safeAreaInsets: UIEdgeInsets {
    let display = displaySafeAreaInsets
    var insets = totalAdditionalSafeAreaInsets
    insets.top += display.top
    insets.left += display.left
    insets.bottom += max(display.bottom, tabBarOverlap)
    insets.right += display.right
    return insets
  }

  /// Called when the safe area has changed: the view has entered a window in which it has insets, or
  /// a controller, a tab bar or the display changes them.
  ///
  /// Unlike in UIKit, not called when the view has moved within its window.
  open func safeAreaInsetsDidChange() {}

  /// Called before the superview changes.
  open func willMove(toSuperview newSuperview: UIView?) {}
  /// Called after the superview has changed.
  open func didMoveToSuperview() {}
  /// Called before the window changes.
  open func willMove(toWindow newWindow: UIWindow?) {}
  /// Called after the window has changed.
  open func didMoveToWindow() {}
  /// Called after a subview was added.
  open func didAddSubview(_ subview: UIView) {}
  /// Called before a subview is removed.
  open func willRemoveSubview(_ subview: UIView) {}

  /// Returns the deepest view at a point in the view's own coordinates (C004).
  open func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    guard isHittable, self.point(inside: point, with: event) else { return nil }
    for subview in backing.subviews.reversed() {
      let inner = subview.backing.pointFromSuperlayer(point)
      if let event, !subview.isEngineClass { event.asksApp = true }
      if let hit = subview.hitTest(inner, with: event) { return hit }
    }
    return self
  }

  /// Returns whether a point in the view's own coordinates lies in the bounds.
  ///
  /// The minimum edges belong to the bounds, the maximum edges do not (C006).
  open func point(inside point: CGPoint, with event: UIEvent?) -> Bool { bounds.contains(point) }

  /// Returns whether a recognizer that would cancel a touch of this view may begin (C083).
  open func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool { true }
  /// Returns whether a subview receives a touch. A scroll view may return false (C136).
  func shouldDeliver(_ touch: UITouch, to content: UIView, with event: UIEvent) -> Bool { true }

  /// Returns whether the view needs a drag that the content pop would take (C193, C208).
  func protectsFromContentPop(
    _ touch: UITouch, dragged direction: UISwipeGestureRecognizer.Direction
  ) -> Bool { false }

  /// Adds a subview in front of the others, removing it from its superview first.
  open func addSubview(_ view: UIView) { insert(view) { $0.endIndex } }

  /// Inserts a subview at an index, or in front of the others if the index is too large.
  ///
  /// Whether the index also counts an app's own layers between the subviews is an open question
  /// (``UIKitBehavior/subviewIndex``).
  open func insertSubview(_ view: UIView, at index: Int) {
    insert(view) { place(index, among: $0) }
  }

  /// Inserts a subview behind another, or in front of all if the sibling is not a subview.
  open func insertSubview(_ view: UIView, belowSubview siblingSubview: UIView) {
    insert(view) { layers in
      layers.firstIndex { $0 === siblingSubview.backing } ?? layers.endIndex
    }
  }

  /// Inserts a subview in front of another, or of all if the sibling is not a subview.
  open func insertSubview(_ view: UIView, aboveSubview siblingSubview: UIView) {
    insert(view) { layers in
      layers.firstIndex { $0 === siblingSubview.backing }.map { $0 + 1 } ?? layers.endIndex
    }
  }

  /// Removes the view from its superview.
  open func removeFromSuperview() {
    guard superview != nil else { return }
    leaveSuperview()
  }

  /// Moves a subview and its layer in front of the others. Calls no hooks.
  open func bringSubviewToFront(_ view: UIView) {
    guard view.superview === self else { return }
    backing.put(view.backing) { $0.endIndex }
  }

  /// Moves a subview and its layer behind the others. Calls no hooks.
  open func sendSubviewToBack(_ view: UIView) {
    guard view.superview === self else { return }
    backing.put(view.backing) { _ in 0 }
  }

  /// Converts a point to another view's coordinates, or to the window's if nil; in pt.
  open func convert(_ point: CGPoint, to view: UIView?) -> CGPoint {
    UIView.convert(point, from: self, to: view)
  }

  /// Converts a point from another view's coordinates, or from the window's if nil; in pt.
  open func convert(_ point: CGPoint, from view: UIView?) -> CGPoint {
    UIView.convert(point, from: view, to: self)
  }

  /// Converts a rectangle to another view's coordinates and returns its bounding box; in pt.
  open func convert(_ rect: CGRect, to view: UIView?) -> CGRect {
    UIView.convert(rect, from: self, to: view)
  }

  /// Converts a rectangle from another view's coordinates and returns its bounding box; in pt.
  open func convert(_ rect: CGRect, from view: UIView?) -> CGRect {
    UIView.convert(rect, from: view, to: self)
  }

  /// The attached recognizers, in the order in which they were added.
  open var gestureRecognizers: [UIGestureRecognizer]? {
    get { attachedRecognizers.isEmpty ? nil : attachedRecognizers }
    set {
      for recognizer in attachedRecognizers { removeGestureRecognizer(recognizer) }
      for recognizer in newValue ?? [] { addGestureRecognizer(recognizer) }
    }
  }

  /// Attaches a recognizer, removing it from its current view first (C038).
  open func addGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) {
    // The action sent by a removal may attach the recognizer to yet another view.
    while let view = gestureRecognizer.view {
      if view === self { return }
      view.removeGestureRecognizer(gestureRecognizer)
    }
    attachedRecognizers.append(gestureRecognizer)
    gestureRecognizer.view = self
    window?.headlessEngine?.gestures.bindLate(gestureRecognizer, to: self)
  }

  /// Detaches a recognizer. During a gesture it is reset without an action (C068).
  open func removeGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) {
    guard gestureRecognizer.view === self else { return }
    attachedRecognizers.removeAll { $0 === gestureRecognizer }
    gestureRecognizer.system?.remove(gestureRecognizer)
    if gestureRecognizer.view === self { gestureRecognizer.view = nil }
  }

  /// The layout direction of the view's content (C239).
  ///
  /// The engine's interface is left to right; only the view's own attribute affects the result
  /// (C240).
  open var effectiveUserInterfaceLayoutDirection: UIUserInterfaceLayoutDirection {
    UIView.userInterfaceLayoutDirection(for: semanticContentAttribute)
  }

  /// Returns the direction of an attribute in the engine's left-to-right interface.
  open class func userInterfaceLayoutDirection(
    for attribute: UISemanticContentAttribute
  ) -> UIUserInterfaceLayoutDirection {
    attribute == .forceRightToLeft ? .rightToLeft : .leftToRight
  }

  private var isHittable: Bool {
    !backing.rawIsHidden && isUserInteractionEnabled && backing.rawOpacity >= 0.01
      && animationLocks == 0
  }
}
#endif
