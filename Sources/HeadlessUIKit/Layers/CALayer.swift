#if HEADLESS
/// A rectangle in a tree of layers, which backs a view or lies between views.
///
/// Every view has a backing ``UIView/layer``. View and layer describe the same rectangle: a change
/// of either shows in the other. The engine draws nothing, so it omits what affects drawing only.
/// As in Core Animation, the class is isolated to no actor; use the layers of views on the main
/// actor.
open class CALayer: NSObject, NSSecureCoding, Anchored {
  // The stored values of the open properties. The engine reads these, because a subclass may
  // override the properties.
  final var rawBounds = CGRect.zero
  final var rawPosition = CGPoint.zero
  final var rawAnchorPoint = CGPoint(x: 0.5, y: 0.5)
  /// The affine part of the transform, its inverse, and whether it differs from the identity.
  final var rawAffineTransform = CGAffineTransform.identity
  final var rawInverseTransform = CGAffineTransform.identity
  final var isTransformed = false
  /// The whole transform, or nil if it is affine.
  final var rawTransform3D: CATransform3D?
  final var rawIsHidden = false
  final var rawOpacity: Float = 1
  /// The color behind the contents; stored only.
  public var backgroundColor: CGColor?
  /// The radius of the corners, in pt; stored only. Hit-testing ignores it.
  public var cornerRadius: CGFloat = 0
  /// The corners that are round; stored only.
  public var maskedCorners = CACornerMask(rawValue: 0b1111)
  /// The curve of the corners; stored only.
  public var cornerCurve: CALayerCornerCurve = .circular
  /// The width of the border, in pt; stored only.
  public var borderWidth: CGFloat = 0
  /// The color of the border; stored only.
  public var borderColor: CGColor?
  /// The color of the shadow; stored only.
  public var shadowColor: CGColor?
  /// The outline of the shadow; stored only.
  public var shadowPath: CGPath?
  /// A layer whose opacity masks this layer; stored only. Hit-testing ignores it.
  public var mask: CALayer?
  /// What the layer shows; stored only.
  public var contents: Any?
  /// How the contents are placed; stored only.
  public var contentsGravity: CALayerContentsGravity = .resize
  /// The number of pixels per point of the contents; stored only.
  public var contentsScale: CGFloat = 1
  /// Whether the layer lets nothing show through; stored only.
  public var isOpaque = false
  /// Whether the layer is drawn once and then reused; stored only.
  public var shouldRasterize = false
  /// The number of pixels per point of a rasterized layer; stored only.
  public var rasterizationScale: CGFloat = 1
  /// Whether the opacity applies to the layer with its sublayers; stored only.
  public var allowsGroupOpacity = true
  /// Whether the edges are smooth; stored only.
  public var allowsEdgeAntialiasing = false
  /// The animations that were added and not removed, by key.
  final var addedAnimations: [String: CAAnimation] = [:]

  final var children: [CALayer] = []
  final var parent: CALayer? {
    get { container.object }
    set { container = BackReference(newValue) }
  }
  private final var container = BackReference<CALayer>(nil)
  private final var storedAnchor: Anchor?
  /// The view that the layer backs, and that view's subviews from back to front.
  final var view: UIView? {
    get { backed.object }
    set { backed = BackReference(newValue) }
  }
  private final var backed = BackReference<UIView>(nil)
  final var subviews: [UIView] = []
  final var backsSubview = false
  /// Whether the backed view needs layout.
  final var needsLayout = true {
    didSet { if needsLayout, !treeNeedsLayout { markTree() } }
  }
  /// Whether the backed view or a descendant of it may need layout.
  final var treeNeedsLayout = true
  /// Whether the layer is the root of a hierarchy that an engine shows.
  final var isRootOnScreen = false { didSet { updateVisibility() } }
  /// Whether the layer is visible: in the hierarchy of a visible window, and not hidden.
  final var isVisible = false

  /// The layer's delegate: for a backing layer, its view. The engine asks it for actions only.
  open var delegate: (any CALayerDelegate)? {
    get { hasOwnDelegate ? ownDelegate : view }
    set {
      hasOwnDelegate = true
      ownDelegate = newValue
    }
  }
  private final weak var ownDelegate: (any CALayerDelegate)?
  /// Whether the delegate was set; a backing layer has its view by default.
  private final var hasOwnDelegate = false
  /// The name of the layer, for the app.
  open var name: String?
  /// The position along the z-axis. Hit-testing of views ignores it and uses the order of subviews.
  open var zPosition: CGFloat = 0
  /// Whether sublayers are clipped to the bounds; ``UIView/clipsToBounds`` of a view.
  open var masksToBounds = false
  /// The opacity of the shadow, from 0 to 1. The engine stores it but draws no shadow.
  open var shadowOpacity: Float = 0
  /// The blur radius of the shadow, in pt. The engine stores it but draws no shadow.
  open var shadowRadius: CGFloat = 3
  /// The actions by key, which apply where the delegate has none.
  open var actions: [String: any CAAction]?
  /// The offset of the shadow from the layer, in pt. The engine stores it but draws no shadow.
  open var shadowOffset = CGSize(width: 0, height: -3)

  /// Creates a layer of zero size.
  public required override init() { super.init() }

  deinit { storedAnchor?.object = nil }

  /// Made on first access: most layers have no sublayers.
  package final var referenceAnchor: Anchor {
    if let storedAnchor { return storedAnchor }
    let anchor = Anchor()
    anchor.object = self
    storedAnchor = anchor
    return anchor
  }

  /// Creates a layer with the properties of another layer, without its sublayers.
  public init(layer: Any) {
    super.init()
    guard let other = layer as? CALayer else { return }
    (rawBounds, rawPosition, rawAnchorPoint) = (
      other.rawBounds, other.rawPosition, other.rawAnchorPoint
    )
    (rawIsHidden, rawOpacity, zPosition) = (other.rawIsHidden, other.rawOpacity, other.zPosition)
    (name, masksToBounds) = (other.name, other.masksToBounds)
    (shadowOpacity, shadowRadius) = (other.shadowOpacity, other.shadowRadius)
    shadowOffset = other.shadowOffset
    transform = other.transform
    (backgroundColor, contents, mask) = (other.backgroundColor, other.contents, other.mask)
    (cornerRadius, cornerCurve, maskedCorners) = (
      other.cornerRadius, other.cornerCurve, other.maskedCorners
    )
    (borderWidth, borderColor) = (other.borderWidth, other.borderColor)
    (shadowColor, shadowPath) = (other.shadowColor, other.shadowPath)
    (contentsGravity, contentsScale) = (other.contentsGravity, other.contentsScale)
    (isOpaque, shouldRasterize, rasterizationScale) = (
      other.isOpaque, other.shouldRasterize, other.rasterizationScale
    )
    (allowsGroupOpacity, allowsEdgeAntialiasing) = (
      other.allowsGroupOpacity, other.allowsEdgeAntialiasing
    )
    addedAnimations = other.addedAnimations
  }

  /// Returns nil; the engine reads no archives.
  public required init?(coder: NSCoder) { nil }
  /// Does nothing; the engine writes no archives.
  open func encode(with coder: NSCoder) {}
  /// True, as in Core Animation.
  open class var supportsSecureCoding: Bool { true }

  /// The rectangle of the layer in its own coordinates, in pt.
  open var bounds: CGRect {
    get { rawBounds }
    set {
      if newValue != rawBounds { needsLayout = true }
      rawBounds = newValue
    }
  }

  /// The location of the anchor point in the superlayer's coordinates, in pt; the view's `center`.
  open var position: CGPoint {
    get { rawPosition }
    set { rawPosition = newValue }
  }

  /// The point of the bounds that lies at the position and about which transforms apply.
  ///
  /// In fractions of the size: (0.5, 0.5) is the center.
  open var anchorPoint: CGPoint {
    get { rawAnchorPoint }
    set { rawAnchorPoint = newValue }
  }

  /// The transform applied about the anchor point. Its nonaffine part is stored but has no effect.
  open var transform: CATransform3D {
    get { rawTransform3D ?? CATransform3DMakeAffineTransform(rawAffineTransform) }
    set {
      setAffineTransform(CATransform3DGetAffineTransform(newValue))
      rawTransform3D = CATransform3DIsAffine(newValue) ? nil : newValue
    }
  }

  /// Returns the affine part of the transform.
  open func affineTransform() -> CGAffineTransform { rawAffineTransform }

  /// Sets the transform to an affine transform.
  open func setAffineTransform(_ transform: CGAffineTransform) {
    rawAffineTransform = transform
    isTransformed = !transform.isIdentity
    rawInverseTransform = isTransformed ? transform.inverted() : .identity
    rawTransform3D = nil
  }

  /// The smallest rectangle that contains the layer, in its superlayer's coordinates, in pt.
  ///
  /// Setting it changes the position and the bounds. If the transform only scales and translates,
  /// the layer then fills the new rectangle. Under a rotation the new bounds contain the rectangle
  /// rotated back, so setting a frame to its own value enlarges the layer.
  open var frame: CGRect {
    get { relativeFrame.offsetBy(dx: rawPosition.x, dy: rawPosition.y) }
    set {
      let rectangle = newValue.standardized
      let size = CGRect(origin: .zero, size: rectangle.size)
      bounds = CGRect(
        origin: rawBounds.origin,
        size: isTransformed ? size.applying(rawInverseTransform).size : size.size)
      let corner = relativeFrame.origin
      position = CGPoint(x: rectangle.minX - corner.x, y: rectangle.minY - corner.y)
    }
  }

  /// Whether the layer and its sublayers are hidden; ``UIView/isHidden`` of a view.
  open var isHidden: Bool {
    get { rawIsHidden }
    set {
      rawIsHidden = newValue
      updateVisibility()
    }
  }

  /// The opacity of the layer, from 0 to 1; ``UIView/alpha`` of a view.
  open var opacity: Float {
    get { rawOpacity }
    set { rawOpacity = newValue }
  }

  /// The layer that contains this layer.
  open var superlayer: CALayer? { parent }

  /// The sublayers from back to front, or nil if there are none.
  ///
  /// A backing layer contains the layers of the view's subviews in their order, with the app's own
  /// layers among them.
  open var sublayers: [CALayer]? {
    get { children.isEmpty ? nil : children }
    set {
      for layer in children { layer.removeFromSuperlayer() }
      for layer in newValue ?? [] { addSublayer(layer) }
    }
  }

  /// Adds a layer in front of the other sublayers, removing it from its superlayer first.
  open func addSublayer(_ layer: CALayer) { put(layer) { $0.endIndex } }

  /// Inserts a layer at an index of the sublayers, or in front of them if the index is too large.
  open func insertSublayer(_ layer: CALayer, at idx: UInt32) {
    put(layer) { min(Int(idx), $0.endIndex) }
  }

  /// Inserts a layer behind a sublayer, or in front of all sublayers if the sibling is none of
  /// them.
  open func insertSublayer(_ layer: CALayer, below sibling: CALayer?) {
    put(layer) { layers in layers.firstIndex { $0 === sibling } ?? layers.endIndex }
  }

  /// Inserts a layer in front of a sublayer, or of all sublayers if the sibling is none of them.
  open func insertSublayer(_ layer: CALayer, above sibling: CALayer?) {
    put(layer) { layers in
      layers.firstIndex { $0 === sibling }.map { $0 + 1 } ?? layers.endIndex
    }
  }

  /// Replaces a sublayer with another layer. Does nothing if the old layer is not a sublayer.
  open func replaceSublayer(_ oldLayer: CALayer, with newLayer: CALayer) {
    guard oldLayer !== newLayer, oldLayer.parent === self else { return }
    insertSublayer(newLayer, above: oldLayer)
    guard newLayer.parent === self else { return }
    oldLayer.removeFromSuperlayer()
  }

  /// Removes the layer from its superlayer. A view that it backs remains a subview.
  open func removeFromSuperlayer() {
    leaveSublayers()
    updateVisibility()
  }

  /// Returns the action for a key: the delegate's, or else one of ``actions``, or else the default
  /// one of the class (C286).
  ///
  /// The engine asks for the actions ``kCAOnOrderIn`` and ``kCAOnOrderOut`` only.
  open func action(forKey event: String) -> (any CAAction)? {
    delegateAction(forKey: event) ?? actions?[event] ?? Self.defaultAction(forKey: event)
  }

  /// Returns the default action for a key: none.
  open class func defaultAction(forKey event: String) -> (any CAAction)? { nil }

  /// Converts a point to another layer's coordinates, or the root layer's if nil; in pt.
  open func convert(_ p: CGPoint, to l: CALayer?) -> CGPoint {
    let base = pointInRoot(p)
    return l?.pointFromRoot(base) ?? base
  }

  /// Converts a point from another layer's coordinates, or the root layer's if nil; in pt.
  open func convert(_ p: CGPoint, from l: CALayer?) -> CGPoint {
    pointFromRoot(l?.pointInRoot(p) ?? p)
  }

  /// Converts a rectangle to another layer's coordinates and returns its bounding box; in pt.
  open func convert(_ r: CGRect, to l: CALayer?) -> CGRect { r.bounding { convert($0, to: l) } }

  /// Converts a rectangle from another layer's coordinates and returns its bounding box; in pt.
  open func convert(_ r: CGRect, from l: CALayer?) -> CGRect { r.bounding { convert($0, from: l) } }

  /// Never called: views lay out their own layers.
  open func layoutSublayers() {}
  /// Has no effect: the engine draws nothing.
  open func setNeedsDisplay() {}
  /// Has no effect: views lay out their own layers.
  open func setNeedsLayout() {}
  /// Has no effect: views lay out their own layers.
  open func layoutIfNeeded() {}

  /// Stores an animation, which changes nothing: the engine has no presentation layers.
  ///
  /// The animation ends with ``removeAnimation(forKey:)``; its delegate is never called.
  open func add(_ anim: CAAnimation, forKey key: String?) {
    addedAnimations[key ?? "\(ObjectIdentifier(anim))"] = anim
  }

  /// Returns whether a point in the layer's own coordinates lies in the bounds.
  open func contains(_ p: CGPoint) -> Bool { rawBounds.contains(p) }

  /// Returns the deepest visible layer at a point in the *superlayer's* coordinates, in pt.
  ///
  /// Searches sublayers by `zPosition` and then by order, from front to back.
  open func hitTest(_ p: CGPoint) -> CALayer? {
    guard !rawIsHidden else { return nil }
    let point = pointFromSuperlayer(p)
    let isInside = contains(point)
    if masksToBounds && !isInside { return nil }
    let frontToBack = children.enumerated().sorted {
      ($0.element.zPosition, $0.offset) > ($1.element.zPosition, $1.offset)
    }
    for (_, layer) in frontToBack {
      if let hit = layer.hitTest(point) { return hit }
    }
    return isInside ? self : nil
  }

  /// The smallest rectangle that contains the layer, relative to its position.
  private var relativeFrame: CGRect {
    let size = rawBounds.size
    let plain = CGRect(
      x: -rawAnchorPoint.x * size.width, y: -rawAnchorPoint.y * size.height, width: size.width,
      height: size.height)
    return isTransformed ? plain.applying(rawAffineTransform) : plain
  }
}

/// The delegate of a layer. Every view is the delegate of its backing layer.
///
/// The engine asks the delegate for actions only, not for drawing or layout.
@preconcurrency @MainActor
public protocol CALayerDelegate: AnyObject {
  /// Returns the action of a layer for a key, or nil for the layer's own; optional in UIKit.
  func action(for layer: CALayer, forKey event: String) -> (any CAAction)?
}

extension CALayerDelegate {
  /// Returns nil.
  public func action(for layer: CALayer, forKey event: String) -> (any CAAction)? { nil }
}
#endif
