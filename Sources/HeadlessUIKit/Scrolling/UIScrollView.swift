#if HEADLESS
/// A view that scrolls and zooms content larger than itself.
///
/// The engine models no indicators, keyboard avoidance, scrolling to the top from the status bar,
/// or safe areas.
@preconcurrency @MainActor
open class UIScrollView: UIView {
  /// The rate at which scrolling decelerates after a drag.
  public struct DecelerationRate: RawRepresentable, Hashable, Sendable {
    /// The fraction of the velocity that remains after 1 ms (C142).
    public let rawValue: CGFloat
    /// Creates a rate from its value.
    public init(rawValue: CGFloat) { self.rawValue = rawValue }
    /// The rate of lists.
    public static let normal = DecelerationRate(rawValue: 0.998)
    /// The rate of pickers.
    public static let fast = DecelerationRate(rawValue: 0.99)
  }
  /// The control that a pull at the top triggers. It isn't a subview in the engine.
  public var refreshControl: UIRefreshControl?
  /// Whether the horizontal indicator shows while scrolling; stored only.
  public var showsHorizontalScrollIndicator = true
  /// Whether the vertical indicator shows while scrolling; stored only.
  public var showsVerticalScrollIndicator = true
  /// The color of the indicators; stored only.
  public var indicatorStyle: IndicatorStyle = .default
  /// The distances between the edges and the horizontal indicator, in pt; stored only.
  public var horizontalScrollIndicatorInsets: UIEdgeInsets = .zero
  /// The distances between the edges and the vertical indicator, in pt; stored only.
  public var verticalScrollIndicatorInsets: UIEdgeInsets = .zero
  /// Whether the safe area is added to the indicators' insets; stored only.
  public var automaticallyAdjustsScrollIndicatorInsets = true
  /// How the safe area changes the content inset; stored only.
  public var contentInsetAdjustmentBehavior: ContentInsetAdjustmentBehavior = .automatic
  /// How a drag hides the keyboard; stored only.
  public var keyboardDismissMode: KeyboardDismissMode = .none
  /// Whether a tap on the status bar scrolls to the top; stored only.
  public var scrollsToTop = true

  /// The delegate of the scroll view. The scroll view keeps it weakly.
  open weak var delegate: (any UIScrollViewDelegate)?
  /// The size of the content, in pt.
  open var contentSize: CGSize = .zero { didSet { if contentSize != oldValue { clampOffset() } } }
  /// The distances by which content may scroll beyond the edges of the view, in pt.
  open var contentInset: UIEdgeInsets = .zero {
    didSet { if contentInset != oldValue { clampOffset() } }
  }
  /// Whether scrolling stops on multiples of the view's size (C147).
  open var isPagingEnabled = false
  /// Whether content bounces at its horizontal ends (C150).
  open var bouncesHorizontally = true
  /// Whether content bounces at its vertical ends (C150).
  open var bouncesVertically = true
  /// Whether content that fits can be dragged horizontally (C149).
  open var alwaysBounceHorizontal = false
  /// Whether content that fits can be dragged vertically (C149).
  open var alwaysBounceVertical = false
  /// Whether a drag that begins along one axis scrolls along that axis only (C144).
  open var isDirectionalLockEnabled = false
  /// Whether a horizontal drag past an end goes to the enclosing scroll view (C156).
  open var transfersHorizontalScrollingToParent = true
  /// Whether a vertical drag past an end goes to the enclosing scroll view (C156).
  open var transfersVerticalScrollingToParent = true
  /// The rate at which scrolling decelerates after a drag.
  open var decelerationRate: DecelerationRate = .normal
  /// Whether subviews receive a touch only when it is unlikely to become a drag (C135).
  open var delaysContentTouches = true
  /// Whether a drag may cancel touches that subviews have received (C137).
  open var canCancelContentTouches = true
  /// Whether touches can drag the content (C166).
  open var isScrollEnabled = true {
    didSet { if isScrollEnabled != oldValue { panGestureRecognizer.isEnabled = isScrollEnabled } }
  }
  /// The smallest zoom scale. Zooming is enabled if it is less than the largest (C133).
  open var minimumZoomScale: CGFloat = 1 { didSet { updatePinch() } }
  /// The largest zoom scale.
  open var maximumZoomScale: CGFloat = 1 { didSet { updatePinch() } }
  /// Whether a pinch can zoom content beyond its largest and smallest scales.
  open var bouncesZoom = true
  /// Whether a touch is dragging the content (C134).
  open internal(set) var isDragging = false

  let pan = ScrollPanGestureRecognizer()
  private let touchDelay = TouchDelayRecognizer()
  private var pinch: ScrollPinchGestureRecognizer?
  let gestureDelegate = ScrollGestureDelegate()
  /// The content offset before the translation of the current drag, without rubber band, in pt.
  var dragStart = CGPoint.zero
  /// The axis along which the current drag does not scroll (C144).
  var lockedAxis: ScrollAxis?
  /// The rectangle of the scroll view itself, in which what is pinned to it does not scroll.
  open private(set) lazy var frameLayoutGuide = UILayoutGuide(of: self) { $0.bounds }
  /// Whether the current touches have stopped decelerating content (C170).
  var isCaught = false
  /// Whether a touch has stopped moving content that has not been dragged since.
  var isInterrupted = false
  /// The running animation of the offset.
  var scrollAnimation: ScrollAnimation?
  /// The running animation of the scale.
  var zoomAnimation: ZoomAnimation?
  var currentZoomScale: CGFloat = 1
  private var laidOutSize = CGSize.zero
  /// The zoom scale at which the current pinch began.
  var pinchStart: CGFloat?

  /// Creates a scroll view with a frame in its superview's coordinates, in pt.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    laidOutSize = bounds.size
    clipsToBounds = true
    gestureDelegate.scrollView = self
    touchDelay.scrollView = self
    addGestureRecognizer(touchDelay)
    pan.scrollView = self
    pan.fixDelegate(gestureDelegate)
    pan.observeActions { [this = BackReference(self)] _ in this.object?.panDidChange() }
    addGestureRecognizer(pan)
  }

  /// Returns nil; the engine reads no archives.
  public required init?(coder: NSCoder) { nil }
  /// The pan that scrolls. Its delegate is the scroll view and cannot be replaced (C160).
  open var panGestureRecognizer: UIPanGestureRecognizer { pan }
  /// The pinch that zooms, or nil if zooming is disabled (C133).
  open var pinchGestureRecognizer: UIPinchGestureRecognizer? { pinch }

  /// The point of the content at the corner of the view, in pt. Never mirrored (C242).
  ///
  /// Setting it during a drag or a deceleration continues from the new offset. Values that are not
  /// finite are ignored.
  open var contentOffset: CGPoint {
    get { bounds.origin }
    set {
      guard newValue.x.isFinite, newValue.y.isFinite, newValue != bounds.origin else { return }
      let distance = newValue - bounds.origin
      bounds = CGRect(origin: newValue, size: bounds.size)
      rebase(by: distance)
      contentOffsetDidChange()
    }
  }

  /// The content inset with the system's additions.
  ///
  /// The engine adds none, because its scroll views ignore ``UIView/safeAreaInsets``.
  open var adjustedContentInset: UIEdgeInsets { contentInset }

  /// Never called: the engine's adjusted inset is the content inset.
  open func adjustedContentInsetDidChange() {}

  /// Whether content bounces along both axes. Setting it sets both axes (C150).
  open var bounces: Bool {
    get { bouncesHorizontally && bouncesVertically }
    set {
      bouncesHorizontally = newValue
      bouncesVertically = newValue
    }
  }

  /// Whether a touch is down that drags the content or may still do so (C134).
  open var isTracking: Bool { pan.isTracking }
  /// Whether content moves after a drag has ended.
  open var isDecelerating: Bool { scrollAnimation?.purpose == .deceleration }
  /// Whether content moves in an animation that the app has started (C169).
  open var isScrollAnimating: Bool { scrollAnimation?.purpose == .animation }

  /// Scrolls to an offset, in pt, and stops a running animation.
  ///
  /// Values that are not finite are ignored.
  open func setContentOffset(_ contentOffset: CGPoint, animated: Bool) {
    guard contentOffset.x.isFinite, contentOffset.y.isFinite else { return }
    stopScrolling()
    let here = self.contentOffset
    guard animated, window?.headlessEngine != nil, contentOffset != here else {
      self.contentOffset = contentOffset
      return
    }
    start(
      .animation, x: .ease(from: here.x, to: contentOffset.x),
      y: .ease(from: here.y, to: contentOffset.y))
  }

  /// Scrolls the shortest distance that makes a rectangle of the content visible, in pt.
  open func scrollRectToVisible(_ rect: CGRect, animated: Bool) {
    setContentOffset(offset(showing: rect), animated: animated)
  }

  /// Stops scroll and zoom animations at their current values (C169).
  open func stopScrollingAndZooming() {
    let wasDecelerating = isDecelerating
    stopScrolling()
    stopZooming()
    if wasDecelerating { delegate?.scrollViewDidEndDecelerating(self) }
  }

  /// The zoom scale of the content (C130).
  open var zoomScale: CGFloat {
    get { currentZoomScale }
    set { setZoomScale(newValue, animated: false) }
  }

  /// Whether a pinch is zooming the content.
  open var isZooming: Bool { pinchStart != nil }
  /// Whether content zoomed too far returns to its largest or smallest scale.
  open var isZoomBouncing: Bool { zoomAnimation?.purpose == .bounce }
  /// Whether content zooms in an animation that the app has started (C169).
  open var isZoomAnimating: Bool { zoomAnimation?.purpose == .animation }

  /// Zooms about the center of the view. The scale is clamped to the allowed range.
  open func setZoomScale(_ scale: CGFloat, animated: Bool) {
    guard scale.isFinite else { return }
    stopZooming()
    let middle = CGPoint(x: bounds.width / 2, y: bounds.height / 2)
    let goal = min(max(scale, minimumZoomScale), max(minimumZoomScale, maximumZoomScale))
    guard animated, window?.headlessEngine != nil else {
      zoom(to: goal, at: middle)
      return
    }
    startZooming(.animation, to: goal, at: middle)
  }

  /// Zooms until a rectangle in the zoomed view's coordinates fills the scroll view.
  ///
  /// An animated call animates the scale and sets the offset at the end.
  open func zoom(to rect: CGRect, animated: Bool) {
    guard rect.width > 0, rect.height > 0 else { return }
    let scale = min(bounds.width / rect.width, bounds.height / rect.height)
    setZoomScale(scale, animated: animated)
    let goal = zoomAnimation?.end ?? zoomScale
    let showMiddle: @MainActor () -> Void = { [weak self] in
      guard let self else { return }
      let middle = CGPoint(x: rect.midX * goal, y: rect.midY * goal)
      contentOffset = restingOffset(
        near: middle - CGPoint(x: bounds.width / 2, y: bounds.height / 2))
    }
    if let zoomAnimation { zoomAnimation.onEnd = showMiddle } else { showMiddle() }
  }

  /// Returns whether a subview may receive touches. Called before they are delivered (C136).
  open func touchesShouldBegin(_: Set<UITouch>, with _: UIEvent?, in _: UIView) -> Bool { true }

  /// Returns whether a drag may cancel a subview's touches; by default false for a control (C137).
  open func touchesShouldCancel(in view: UIView) -> Bool { !(view is UIControl) }

  /// Returns whether a recognizer may begin. The pan may not if it could move nothing (C151).
  open override func gestureRecognizerShouldBegin(
    _ gestureRecognizer: UIGestureRecognizer
  ) -> Bool {
    guard gestureRecognizer === panGestureRecognizer else {
      return super.gestureRecognizerShouldBegin(gestureRecognizer)
    }
    return panShouldBegin()
  }

  /// Returns the answer of ``touchesShouldBegin(_:with:in:)`` for a touch of a subview (C136).
  ///
  /// Subviews do not receive a touch that has stopped decelerating content (C170).
  override func shouldDeliver(_ touch: UITouch, to content: UIView, with event: UIEvent) -> Bool {
    !isCaught && touchesShouldBegin([touch], with: event, in: content)
  }

  /// Moves resting content back into its range after a change of size.
  open override func layoutSubviews() {
    super.layoutSubviews()
    guard bounds.size != laidOutSize else { return }
    laidOutSize = bounds.size
    clampOffset()
  }

  /// Ends scroll and zoom animations, whose frames come from the old window's engine.
  open override func willMove(toWindow newWindow: UIWindow?) {
    super.willMove(toWindow: newWindow)
    finishScrolling()
    finishZooming()
  }

  /// Returns the offset at which a layout lets content rest after a drag, before the delegate.
  ///
  /// The velocity is in pt/ms (C143).
  func layoutTarget(for proposed: CGPoint, velocity: CGPoint) -> CGPoint { proposed }

  /// Called after the content offset has changed.
  func contentOffsetDidChange() {
    delegate?.scrollViewDidScroll(self)
    updateRefreshControl()
  }

  /// Called when an animated scroll has ended or was stopped.
  func animationEnded() { delegate?.scrollViewDidEndScrollingAnimation(self) }

  private func updatePinch() {
    if canZoom, pinch == nil {
      let pinch = ScrollPinchGestureRecognizer()
      pinch.fixDelegate(gestureDelegate)
      pinch.observeActions { [this = BackReference(self)] _ in this.object?.pinchDidChange() }
      pinch.onReset = { [this = BackReference(self)] in this.object?.endPinch() }
      addGestureRecognizer(pinch)
      self.pinch = pinch
    } else if !canZoom, let pinch {
      self.pinch = nil
      pinch.view?.removeGestureRecognizer(pinch)
    }
  }
}

/// The properties of a scroll view about indicators, insets and the keyboard. All of them are
/// stored only, except for ``refreshControl``.
extension UIScrollView {
  /// The color of the indicators. Nothing is drawn.
  public enum IndicatorStyle: Int, Sendable {
    /// UIKit's values, which the engine does not distinguish.
    case `default`, black, white
  }

  /// How a drag hides the keyboard. The engine has no keyboard.
  public enum KeyboardDismissMode: Int, Sendable {
    /// UIKit's values, which the engine does not distinguish.
    case none, onDrag, interactive, onDragWithAccessory, interactiveWithAccessory
  }

  /// How the safe area changes the content inset. In the engine it does not.
  public enum ContentInsetAdjustmentBehavior: Int, Sendable {
    /// UIKit's values, which the engine does not distinguish.
    case automatic, scrollableAxes, never, always
  }

  /// The distances between the edges and both indicators, in pt; stored only.
  public var scrollIndicatorInsets: UIEdgeInsets {
    get { verticalScrollIndicatorInsets }
    set {
      horizontalScrollIndicatorInsets = newValue
      verticalScrollIndicatorInsets = newValue
    }
  }

  /// Has no effect: the engine has no indicators.
  public func flashScrollIndicators() {}
}
#endif
