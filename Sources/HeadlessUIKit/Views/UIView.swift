import Foundation

/// A rectangle on the screen that holds others, takes touches, and carries recognizers.
///
/// There are no pixels: a view has a place, a size and behaviour.
@MainActor
open class UIView: UIResponder {
  /// The rectangle in the view's own coordinates, in pt; its origin is a scroll view's offset.
  open var bounds: CGRect {
    willSet { ViewChanges.recorder?.willChange(self) }
    didSet { if bounds.size != oldValue.size { layOutForController() } }
  }
  /// The middle of the view in its superview's coordinates, in pt.
  open var center: CGPoint { willSet { ViewChanges.recorder?.willChange(self) } }
  /// The transform applied around the middle.
  open var transform: CGAffineTransform = .identity {
    willSet { ViewChanges.recorder?.willChange(self) }
  }

  /// Whether the view and everything in it is invisible and cannot be hit (C005).
  open var isHidden = false
  /// How opaque the view is; below 0.01 it cannot be hit (C005).
  open var alpha: CGFloat = 1 { willSet { ViewChanges.recorder?.willChange(self) } }
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

  /// Refuses: the engine reads no archives.
  public required init?(coder: NSCoder) { nil }

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

  /// Puts a view in front of all others in this one, taking it from where it was.
  open func addSubview(_ view: UIView) {
    insert(view) { $0.endIndex }
  }

  /// Puts a view at a place among the subviews; a place past the end is the front.
  open func insertSubview(_ view: UIView, at index: Int) {
    insert(view) { min(max(0, index), $0.endIndex) }
  }

  /// Puts a view behind another subview, or in front of all if that is none.
  open func insertSubview(_ view: UIView, belowSubview sibling: UIView) {
    insert(view) { views in views.firstIndex { $0 === sibling } ?? views.endIndex }
  }

  /// Puts a view in front of another subview, or in front of all if that is none.
  open func insertSubview(_ view: UIView, aboveSubview sibling: UIView) {
    insert(view) { views in
      views.firstIndex { $0 === sibling }.map { $0 + 1 } ?? views.endIndex
    }
  }

  /// Takes the view out of its superview.
  open func removeFromSuperview() {
    guard superview != nil else { return }
    move(to: nil, at: { $0.endIndex })
  }

  /// Moves a subview in front of all others.
  open func bringSubviewToFront(_ view: UIView) {
    guard let index = subviews.firstIndex(where: { $0 === view }) else { return }
    subviews.append(subviews.remove(at: index))
  }

  /// Moves a subview behind all others.
  open func sendSubviewToBack(_ view: UIView) {
    guard let index = subviews.firstIndex(where: { $0 === view }) else { return }
    subviews.insert(subviews.remove(at: index), at: 0)
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
    let base = convertToWindow(point)
    return view?.convertFromWindow(base) ?? base
  }

  /// A point of another view's coordinates, or the window's if that is nil, in this view's; in pt.
  open func convert(_ point: CGPoint, from view: UIView?) -> CGPoint {
    convertFromWindow(view?.convertToWindow(point) ?? point)
  }

  /// The rectangle around this view's rectangle in another view's coordinates; in pt.
  open func convert(_ rect: CGRect, to view: UIView?) -> CGRect {
    rect.bounding { convert($0, to: view) }
  }

  /// The rectangle around another view's rectangle in this view's coordinates; in pt.
  open func convert(_ rect: CGRect, from view: UIView?) -> CGRect {
    rect.bounding { convert($0, from: view) }
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
    if gestureRecognizer.view === self { return }
    gestureRecognizer.view?.removeGestureRecognizer(gestureRecognizer)
    attachedRecognizers.append(gestureRecognizer)
    gestureRecognizer.view = self
  }

  /// Detaches a recognizer; in mid-gesture it is reset without a word (C068).
  open func removeGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) {
    guard let index = attachedRecognizers.firstIndex(where: { $0 === gestureRecognizer }) else {
      return
    }
    attachedRecognizers.remove(at: index)
    gestureRecognizer.system?.remove(gestureRecognizer)
    gestureRecognizer.view = nil
  }

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

  private var isHittable: Bool { !isHidden && isUserInteractionEnabled && alpha >= 0.01 }
}
