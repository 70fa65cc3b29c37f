import Foundation

/// A rectangle in a tree of layers: the place, size and order behind a view, or between views.
///
/// Every view has one as its backing ``UIView/layer``: the two are one rectangle seen twice, and
/// what is set on either shows in the other. There are no pixels, so what only draws is missing.
/// As in Core Animation the class belongs to no actor; the layers of views are used on the main one.
open class CALayer: NSObject {
  final var box = CGRect.zero
  final var place = CGPoint.zero
  final var anchor = CGPoint(x: 0.5, y: 0.5)
  /// The plane's part of the transform, its inverse, and whether it moves anything.
  final var plane = CGAffineTransform.identity
  final var inverse = CGAffineTransform.identity
  final var isTransformed = false
  /// The whole transform, where the plane's part is not all of it.
  final var space: CATransform3D?
  final var isInvisible = false
  final var opaqueness: Float = 1

  final var children: [CALayer] = []
  final weak var parent: CALayer?
  /// The view that the layer backs, and the subviews of that view from back to front.
  final weak var view: UIView?
  final var subviews: [UIView] = []
  final var backsSubview = false
  /// Whether the backed view is to be laid out.
  final var needsLayout = true

  /// The object that the layer belongs to: for a backing layer, its view; the engine asks it nothing.
  open weak var delegate: (any CALayerDelegate)?
  /// A name for the app's own use.
  open var name: String?
  /// How far in front of its siblings the layer is drawn; view hit-testing goes by order alone.
  open var zPosition: CGFloat = 0
  /// Whether what lies outside the bounds is cut off; of a view, ``UIView/clipsToBounds``.
  open var masksToBounds = false
  /// How opaque the shadow is, from 0 to 1; kept for the app, since a shadow is only drawn.
  open var shadowOpacity: Float = 0
  /// How far the shadow's edge is blurred, in pt; kept for the app, since a shadow is only drawn.
  open var shadowRadius: CGFloat = 3
  /// How far the shadow lies from the layer, in pt; kept for the app, since a shadow is only drawn.
  open var shadowOffset = CGSize(width: 0, height: -3)

  /// Makes a layer of no size.
  public required override init() { super.init() }

  /// Makes a layer with the values of another, but without its sublayers.
  public init(layer: Any) {
    super.init()
    guard let other = layer as? CALayer else { return }
    (box, place, anchor) = (other.box, other.place, other.anchor)
    (isInvisible, opaqueness, zPosition) = (other.isInvisible, other.opaqueness, other.zPosition)
    (name, masksToBounds) = (other.name, other.masksToBounds)
    (shadowOpacity, shadowRadius) = (other.shadowOpacity, other.shadowRadius)
    shadowOffset = other.shadowOffset
    transform = other.transform
  }

  /// Refuses: the engine reads no archives.
  public required init?(coder: NSCoder) { nil }

  /// The rectangle in the layer's own coordinates, in pt.
  open var bounds: CGRect {
    get { box }
    set {
      if newValue.size != box.size { needsLayout = true }
      box = newValue
    }
  }

  /// The place of the anchor point in the superlayer's coordinates, in pt; of a view, its center.
  open var position: CGPoint {
    get { place }
    set { place = newValue }
  }

  /// The point of the bounds that lies at the position and that transforms turn around, in parts of
  /// the size: (0.5, 0.5) is the middle.
  open var anchorPoint: CGPoint {
    get { anchor }
    set { anchor = newValue }
  }

  /// The transform applied around the anchor point; what leaves the plane is kept, not projected.
  open var transform: CATransform3D {
    get { space ?? CATransform3DMakeAffineTransform(plane) }
    set {
      setAffineTransform(CATransform3DGetAffineTransform(newValue))
      space = CATransform3DIsAffine(newValue) ? nil : newValue
    }
  }

  /// The part of the transform that stays in the plane.
  open func affineTransform() -> CGAffineTransform { plane }

  /// Makes the transform one that stays in the plane.
  open func setAffineTransform(_ transform: CGAffineTransform) {
    plane = transform
    isTransformed = !transform.isIdentity
    inverse = isTransformed ? transform.inverted() : .identity
    space = nil
  }

  /// The rectangle around the layer in its superlayer's coordinates, in pt.
  ///
  /// Setting it moves the layer and sizes its bounds so that, where the transform only scales, the
  /// layer fills the new rectangle; under a rotation the bounds become the box around the rectangle
  /// turned back, so a frame set to itself grows.
  open var frame: CGRect {
    get { relativeFrame.offsetBy(dx: place.x, dy: place.y) }
    set {
      let rectangle = newValue.standardized
      let size = CGRect(origin: .zero, size: rectangle.size)
      bounds = CGRect(
        origin: box.origin, size: isTransformed ? size.applying(inverse).size : size.size)
      let corner = relativeFrame.origin
      position = CGPoint(x: rectangle.minX - corner.x, y: rectangle.minY - corner.y)
    }
  }

  /// Whether the layer and everything in it is invisible; of a view, ``UIView/isHidden``.
  open var isHidden: Bool {
    get { isInvisible }
    set { isInvisible = newValue }
  }

  /// How opaque the layer is; of a view, ``UIView/alpha``.
  open var opacity: Float {
    get { opaqueness }
    set { opaqueness = newValue }
  }

  /// The layer that this one lies in.
  open var superlayer: CALayer? { parent }

  /// The layers that lie in this one, from back to front, or nil if there are none.
  ///
  /// Of a backing layer: the layers of the subviews in their order, with the app's own between them.
  open var sublayers: [CALayer]? {
    get { children.isEmpty ? nil : children }
    set {
      for layer in children { layer.removeFromSuperlayer() }
      for layer in newValue ?? [] { addSublayer(layer) }
    }
  }

  /// Puts a layer in front of all others in this one, taking it from where it was.
  open func addSublayer(_ layer: CALayer) {
    put(layer) { $0.endIndex }
  }

  /// Puts a layer at a place among the sublayers; a place past the end is the front.
  open func insertSublayer(_ layer: CALayer, at idx: UInt32) {
    put(layer) { min(Int(idx), $0.endIndex) }
  }

  /// Puts a layer directly behind another, or in front of all if that is no sublayer.
  open func insertSublayer(_ layer: CALayer, below sibling: CALayer?) {
    put(layer) { layers in layers.firstIndex { $0 === sibling } ?? layers.endIndex }
  }

  /// Puts a layer directly in front of another, or in front of all if that is no sublayer.
  open func insertSublayer(_ layer: CALayer, above sibling: CALayer?) {
    put(layer) { layers in
      layers.firstIndex { $0 === sibling }.map { $0 + 1 } ?? layers.endIndex
    }
  }

  /// Puts a layer in the place of another, which leaves; does nothing if that is no sublayer.
  open func replaceSublayer(_ oldLayer: CALayer, with newLayer: CALayer) {
    guard oldLayer !== newLayer, oldLayer.parent === self else { return }
    insertSublayer(newLayer, above: oldLayer)
    guard newLayer.parent === self else { return }
    oldLayer.removeFromSuperlayer()
  }

  /// Takes the layer out of its superlayer. The view that it backs stays a subview.
  open func removeFromSuperlayer() {
    parent?.children.removeAll { $0 === self }
    parent = nil
  }

  /// A point of this layer's coordinates in another's, or the outermost layer's if that is nil; in
  /// pt.
  open func convert(_ p: CGPoint, to l: CALayer?) -> CGPoint {
    let base = pointInRoot(p)
    return l?.pointFromRoot(base) ?? base
  }

  /// A point of another layer's coordinates, or the outermost layer's if that is nil, in this one's;
  /// in pt.
  open func convert(_ p: CGPoint, from l: CALayer?) -> CGPoint {
    pointFromRoot(l?.pointInRoot(p) ?? p)
  }

  /// The rectangle around this layer's rectangle in another layer's coordinates; in pt.
  open func convert(_ r: CGRect, to l: CALayer?) -> CGRect {
    r.bounding { convert($0, to: l) }
  }

  /// The rectangle around another layer's rectangle in this layer's coordinates; in pt.
  open func convert(_ r: CGRect, from l: CALayer?) -> CGRect {
    r.bounding { convert($0, from: l) }
  }

  /// Whether a point of this layer's coordinates lies in the bounds.
  open func contains(_ p: CGPoint) -> Bool { box.contains(p) }

  /// The deepest visible layer at a point of the *superlayer's* coordinates, by `zPosition` and then
  /// by order; in pt.
  open func hitTest(_ p: CGPoint) -> CALayer? {
    guard !isInvisible else { return nil }
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

  /// The rectangle around the layer, seen from its position.
  private var relativeFrame: CGRect {
    let size = box.size
    let plain = CGRect(
      x: -anchor.x * size.width, y: -anchor.y * size.height, width: size.width, height: size.height)
    return isTransformed ? plain.applying(plane) : plain
  }
}

/// An object that a layer belongs to; every view is the delegate of its own layer.
///
/// Only the relation is modelled: drawing, implicit actions and layer layout are not asked for.
@preconcurrency @MainActor
public protocol CALayerDelegate: AnyObject {}
