import Foundation

/// A rectangle on the screen that holds others, takes touches, and carries recognizers.
///
/// There are no pixels: a view has a place, a size and behaviour.
@MainActor
open class UIView: UIResponder {
  /// The rectangle in the view's own coordinates, in pt; its origin is a scroll view's offset.
  open var bounds: CGRect { didSet { if bounds.size != oldValue.size { layoutSubviews() } } }
  /// The middle of the view in its superview's coordinates, in pt.
  open var center: CGPoint
  /// The transform applied around the middle.
  open var transform: CGAffineTransform = .identity

  /// Whether the view and everything in it is invisible and cannot be hit (C005).
  open var isHidden = false
  /// How opaque the view is; below 0.01 it cannot be hit (C005).
  open var alpha: CGFloat = 1
  /// Whether the view and everything in it can be hit (C005).
  open var isUserInteractionEnabled = true
  /// Whether the view's responder methods get more than one finger; recognizers always do (C015).
  open var isMultipleTouchEnabled = false
  /// Whether what lies outside the bounds is cut off; touches are never affected (C007).
  open var clipsToBounds = false
  /// A number for the app's own use.
  open var tag = 0
  /// How the view is mirrored; it does not propagate to subviews (C240).
  open var semanticContentAttribute: UISemanticContentAttribute = .unspecified

  /// The view that this one lies in.
  open internal(set) weak var superview: UIView?
  /// The views that lie in this one, from back to front.
  open internal(set) var subviews: [UIView] = []

  var attachedRecognizers: [UIGestureRecognizer] = []
  weak var viewController: UIViewController?

  /// Makes a view with a frame in its superview's coordinates, in pt.
  public init(frame: CGRect) {
    bounds = CGRect(origin: .zero, size: frame.size)
    center = CGPoint(x: frame.midX, y: frame.midY)
    super.init()
  }

  /// Makes a view of no size.
  public convenience override init() { self.init(frame: .zero) }

  /// The rectangle around the view in its superview's coordinates, in pt.
  open var frame: CGRect {
    get {
      let size = CGRect(
        x: -bounds.width / 2, y: -bounds.height / 2, width: bounds.width, height: bounds.height)
      let placed = transform.isIdentity ? size : size.applying(transform)
      return placed.offsetBy(dx: center.x, dy: center.y)
    }
    set {
      center = CGPoint(x: newValue.midX, y: newValue.midY)
      // UIKit leaves the frame of a transformed view undefined; the size in bounds is its size
      // before the transform, so only an untransformed view takes it over.
      if transform.isIdentity { bounds.size = newValue.size }
    }
  }

  /// The window that the view is in.
  open var window: UIWindow? { superview?.window }

  /// The view controller that manages the view, or else the superview.
  open override var next: UIResponder? { viewController ?? superview }

  /// Arranges subviews; called when the size changes. Does nothing by itself.
  open func layoutSubviews() {}

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
    for subview in subviews.reversed() {
      if let hit = subview.hitTest(subview.convertFromSuperview(point), with: event) { return hit }
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

  private var isHittable: Bool { !isHidden && isUserInteractionEnabled && alpha >= 0.01 }
}
