import Foundation

/// A rectangle on the screen that holds others, takes touches, and carries recognizers.
///
/// There are no pixels: a view has a place, a size and behaviour. Its place and size are those of
/// its backing ``layer``, so that what is set on either shows in the other.
@preconcurrency @MainActor
open class UIView: UIResponder, CALayerDelegate {
  /// Whether the view and everything in it can be hit (C005).
  open var isUserInteractionEnabled = true
  /// Whether the view's responder methods get more than one finger; recognizers always do (C015).
  open var isMultipleTouchEnabled = false
  /// Whether the view's touches and those of the other views of its window keep each other from the
  /// responder methods; recognizers get theirs regardless (C016).
  open var isExclusiveTouch = false
  /// A number for the app's own use.
  open var tag = 0
  /// How the view is mirrored; it does not propagate to subviews (C240).
  open var semanticContentAttribute: UISemanticContentAttribute = .unspecified
  /// How the view follows its superview's size.
  open var autoresizingMask: AutoresizingMask = []
  /// Whether subviews follow this view's size, each by its ``autoresizingMask``.
  open var autoresizesSubviews = true
  /// The colour behind the view's content; nil for none. Kept for the app: nothing is drawn, and
  /// animations leave it alone.
  open var backgroundColor: UIColor?
  private var ownTintColor: UIColor?

  /// The view that this one lies in.
  open internal(set) weak var superview: UIView?

  final let backing: CALayer
  /// The animations of the view, and how many of them keep touches from it (C012).
  final var animations: [ViewAnimation] = []
  final var animationLocks = 0
  final var attachedRecognizers: [UIGestureRecognizer] = []
  final var attachedInteractions: [any UIInteraction] = []
  final weak var viewController: UIViewController?
  /// When the view was first touched, counted from 1 (C075).
  final var touchOrder = 0
  /// Whether the view's class comes with the engine.
  private(set) final lazy var comesWithEngine = Self.comesWithEngine(type(of: self))

  /// Makes a view with a frame in its superview's coordinates, in pt.
  public init(frame: CGRect) {
    backing = (type(of: self).layerClass as? CALayer.Type)?.init() ?? CALayer()
    super.init()
    backing.view = self
    backing.delegate = self
    backing.frame = frame
  }

  /// Refuses: the engine reads no archives.
  public required init?(coder: NSCoder) { nil }

  /// Makes a view of no size.
  public convenience override init() { self.init(frame: .zero) }

  /// The class of the backing layer; what is no kind of layer counts as ``CALayer``.
  open class var layerClass: AnyClass { CALayer.self }

  /// The layer that holds the view's place, size and order.
  open var layer: CALayer { backing }

  /// The views that lie in this one, from back to front.
  open var subviews: [UIView] { backing.subviews }

  /// The rectangle in the view's own coordinates, in pt; its origin is a scroll view's offset.
  open var bounds: CGRect {
    get { backing.box }
    set { resize { backing.bounds = newValue } }
  }

  /// The place of the layer's anchor point, which is the middle at first, in the superview's
  /// coordinates, in pt.
  open var center: CGPoint {
    get { backing.place }
    set {
      if newValue != backing.place { noteChange() }
      backing.position = newValue
    }
  }

  /// The transform applied around the layer's anchor point.
  open var transform: CGAffineTransform {
    get { backing.plane }
    set {
      if newValue != backing.plane { noteChange() }
      backing.setAffineTransform(newValue)
    }
  }

  /// The transform of the layer; what leaves the plane is kept, not projected.
  open var transform3D: CATransform3D {
    get { backing.transform }
    set {
      if newValue != backing.transform { noteChange() }
      backing.transform = newValue
    }
  }

  /// The rectangle around the view in its superview's coordinates, in pt.
  ///
  /// Setting it places and sizes the view as ``CALayer/frame`` says, also under a transform.
  open var frame: CGRect {
    get { backing.frame }
    set { resize { backing.frame = newValue } }
  }

  /// Whether the view and everything in it is invisible and cannot be hit (C005).
  open var isHidden: Bool {
    get { backing.isInvisible }
    set { backing.isHidden = newValue }
  }

  /// How opaque the view is; below 0.01 it cannot be hit (C005). Kept in single precision.
  open var alpha: CGFloat {
    get { CGFloat(backing.opaqueness) }
    set {
      if Float(newValue) != backing.opaqueness { noteChange() }
      backing.opacity = Float(newValue)
    }
  }

  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  /// The colour of what can be used: the view's own, or else that of the nearest view around it that
  /// has one, or else the system's blue; nil gives the view's own up. Nothing is drawn.
  open var tintColor: UIColor! {
    get { ownTintColor ?? superview?.tintColor ?? .systemBlue }
    set { ownTintColor = newValue }
  }

  /// Whether what lies outside the bounds is cut off; touches are never affected (C007).
  open var clipsToBounds: Bool {
    get { backing.masksToBounds }
    set { backing.masksToBounds = newValue }
  }

  /// The window that the view is in.
  open var window: UIWindow? { superview?.window }

  /// The view controller that manages the view, or else the superview.
  open override var next: UIResponder? { viewController ?? superview }

  /// Arranges subviews; called when the size changes and when layout was asked for. Does nothing by
  /// itself.
  open func layoutSubviews() {}

  /// Asks for layout, at the clock's next step if the view is in an engine's window; during a layout
  /// of that window, with the next frame.
  open func setNeedsLayout() {
    backing.needsLayout = true
    window?.scheduleLayout()
  }

  /// Lays out the view and everything in it now, as far as layout was asked for.
  open func layoutIfNeeded() { layoutTree() }

  /// The size that suits the view best in a size, in pt; by itself, the size that it has.
  open func sizeThatFits(_ size: CGSize) -> CGSize { backing.box.size }

  /// Takes the size that ``sizeThatFits(_:)`` answers; the frame's origin stays.
  open func sizeToFit() {
    let size = sizeThatFits(bounds.size)
    let origin = frame.origin
    bounds.size = size
    let moved = frame.origin
    center = CGPoint(x: center.x + origin.x - moved.x, y: center.y + origin.y - moved.y)
  }

  /// How far from the edges the view's content should stay, in pt: the sum of what the controllers
  /// add whose views are this one or lie around it.
  ///
  /// Not modelled: the notch, the home indicator and bars, which take nothing; nor does it matter
  /// where in those views this one lies.
  open var safeAreaInsets: UIEdgeInsets { sumOfAdditionalInsets }

  /// Tells the view that a controller around it has changed what it adds to its safe area; not, as
  /// in UIKit, that the view has come to lie elsewhere.
  open func safeAreaInsetsDidChange() {}

  /// Tells the view that its superview is about to change.
  open func willMove(toSuperview newSuperview: UIView?) {}
  /// Tells the view that its superview has changed.
  open func didMoveToSuperview() {}
  /// Tells the view that its window is about to change.
  open func willMove(toWindow newWindow: UIWindow?) {}
  /// Tells the view that its window has changed.
  open func didMoveToWindow() {}
  /// Tells the view that a subview was added.
  open func didAddSubview(_ subview: UIView) {}
  /// Tells the view that a subview is about to be removed.
  open func willRemoveSubview(_ subview: UIView) {}

  /// Finds the deepest view at a point of this view's coordinates (C004).
  open func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    guard isHittable, self.point(inside: point, with: event) else { return nil }
    for subview in backing.subviews.reversed() {
      let inner = subview.backing.pointFromSuperlayer(point)
      if let event, !subview.comesWithEngine { event.asksApp = true }
      if let hit = subview.hitTest(inner, with: event) { return hit }
    }
    return self
  }

  /// Whether a point of this view's coordinates lies in the bounds, min edges in, max edges out
  /// (C006).
  open func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    bounds.contains(point)
  }

  /// Whether a recognizer that would cancel a touch of this view may begin (C083).
  open func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool { true }

  /// Whether content of this view learns of a touch; a scroll view may say no (C136).
  func admits(_ touch: UITouch, to content: UIView, with event: UIEvent) -> Bool { true }

  /// Whether the view wants a drag that the content pop would take (C193, C208); a view does not.
  func keepsFromContentPop(
    _ touch: UITouch, dragged direction: UISwipeGestureRecognizer.Direction
  ) -> Bool { false }

  /// Puts a view in front of all others in this one, taking it from where it was.
  open func addSubview(_ view: UIView) {
    insert(view) { $0.endIndex }
  }

  /// Puts a view at a place among the subviews; a place past the end is the front.
  ///
  /// Whether layers of the app's own between the subviews count too is open
  /// (``UIKitBehavior/subviewIndex``).
  open func insertSubview(_ view: UIView, at index: Int) {
    insert(view) { place(index, among: $0) }
  }

  /// Puts a view directly behind another subview, or in front of all if that is none.
  open func insertSubview(_ view: UIView, belowSubview siblingSubview: UIView) {
    insert(view) { layers in
      layers.firstIndex { $0 === siblingSubview.backing } ?? layers.endIndex
    }
  }

  /// Puts a view directly in front of another subview, or in front of all if that is none.
  open func insertSubview(_ view: UIView, aboveSubview siblingSubview: UIView) {
    insert(view) { layers in
      layers.firstIndex { $0 === siblingSubview.backing }.map { $0 + 1 } ?? layers.endIndex
    }
  }

  /// Takes the view out of its superview.
  open func removeFromSuperview() {
    guard superview != nil else { return }
    leaveSuperview()
  }

  /// Moves a subview, and its layer, in front of all others; nobody is told.
  open func bringSubviewToFront(_ view: UIView) {
    guard view.superview === self else { return }
    backing.put(view.backing) { $0.endIndex }
  }

  /// Moves a subview, and its layer, behind all others; nobody is told.
  open func sendSubviewToBack(_ view: UIView) {
    guard view.superview === self else { return }
    backing.put(view.backing) { _ in 0 }
  }

  /// Puts two subviews in each other's place; indices that name none are ignored, where UIKit raises.
  open func exchangeSubview(at index1: Int, withSubviewAt index2: Int) {
    let places = subviews.indices
    guard places.contains(index1), places.contains(index2) else { return }
    backing.exchange(subviews[index1].backing, with: subviews[index2].backing)
  }

  /// The nearest view with a tag, from this one downwards, each subview's tree before the next.
  open func viewWithTag(_ tag: Int) -> UIView? {
    if self.tag == tag { return self }
    for subview in backing.subviews {
      if let found = subview.viewWithTag(tag) { return found }
    }
    return nil
  }

  /// Whether the view is another one or lies in it at any depth.
  open func isDescendant(of view: UIView) -> Bool {
    var current: UIView? = self
    while let candidate = current {
      if candidate === view { return true }
      current = candidate.superview
    }
    return false
  }

  /// A point of this view's coordinates in another view's, or the window's if that is nil; in pt.
  open func convert(_ point: CGPoint, to view: UIView?) -> CGPoint {
    UIView.convert(point, from: self, to: view)
  }

  /// A point of another view's coordinates, or the window's if that is nil, in this view's; in pt.
  open func convert(_ point: CGPoint, from view: UIView?) -> CGPoint {
    UIView.convert(point, from: view, to: self)
  }

  /// The rectangle around this view's rectangle in another view's coordinates; in pt.
  open func convert(_ rect: CGRect, to view: UIView?) -> CGRect {
    UIView.convert(rect, from: self, to: view)
  }

  /// The rectangle around another view's rectangle in this view's coordinates; in pt.
  open func convert(_ rect: CGRect, from view: UIView?) -> CGRect {
    UIView.convert(rect, from: view, to: self)
  }

  /// The recognizers attached to the view, in the order in which they were added.
  open var gestureRecognizers: [UIGestureRecognizer]? {
    get { attachedRecognizers.isEmpty ? nil : attachedRecognizers }
    set {
      for recognizer in attachedRecognizers { removeGestureRecognizer(recognizer) }
      for recognizer in newValue ?? [] { addGestureRecognizer(recognizer) }
    }
  }

  /// Attaches a recognizer, taking it from the view it was attached to (C038).
  open func addGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) {
    // The action that tells of its removal may give it to yet another view.
    while let view = gestureRecognizer.view {
      if view === self { return }
      view.removeGestureRecognizer(gestureRecognizer)
    }
    attachedRecognizers.append(gestureRecognizer)
    gestureRecognizer.view = self
    window?.headlessEngine?.gestures.bindLate(gestureRecognizer, to: self)
  }

  /// Detaches a recognizer; in mid-gesture it is reset without a word (C068).
  open func removeGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) {
    guard gestureRecognizer.view === self else { return }
    attachedRecognizers.removeAll { $0 === gestureRecognizer }
    gestureRecognizer.system?.remove(gestureRecognizer)
    if gestureRecognizer.view === self { gestureRecognizer.view = nil }
  }

  /// The interactions of the view, in the order in which they were added.
  open var interactions: [any UIInteraction] {
    get { attachedInteractions }
    set {
      for interaction in attachedInteractions { removeInteraction(interaction) }
      for interaction in newValue { addInteraction(interaction) }
    }
  }

  /// Gives an interaction to the view, taking it from the one it belonged to.
  open func addInteraction(_ interaction: any UIInteraction) { attach(interaction) }

  /// Takes an interaction from the view.
  open func removeInteraction(_ interaction: any UIInteraction) { detach(interaction) }

  /// The direction in which the view's content is arranged (C239).
  ///
  /// The engine's interface is left-to-right; only the view's own attribute counts (C240).
  open var effectiveUserInterfaceLayoutDirection: UIUserInterfaceLayoutDirection {
    UIView.userInterfaceLayoutDirection(for: semanticContentAttribute)
  }

  /// The direction that an attribute stands for in the engine's left-to-right interface.
  open class func userInterfaceLayoutDirection(
    for attribute: UISemanticContentAttribute
  ) -> UIUserInterfaceLayoutDirection {
    attribute == .forceRightToLeft ? .rightToLeft : .leftToRight
  }

  private var isHittable: Bool {
    !backing.isInvisible && isUserInteractionEnabled && backing.opaqueness >= 0.01
      && animationLocks == 0
  }
}
