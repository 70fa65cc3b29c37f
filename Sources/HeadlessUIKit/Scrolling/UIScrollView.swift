import Foundation

/// A view whose content is larger than itself and is dragged about in it.
///
/// Not modelled: indicators, the keyboard, scrolling to the top from the status bar, safe areas.
@preconcurrency @MainActor
open class UIScrollView: UIView {
  /// How fast a scroll view that was let go comes to rest.
  public struct DecelerationRate: RawRepresentable, Hashable, Sendable {
    /// The share of the speed that is left after a millisecond (C142).
    public let rawValue: CGFloat
    /// Makes a rate.
    public init(rawValue: CGFloat) { self.rawValue = rawValue }
    /// As lists have it.
    public static let normal = DecelerationRate(rawValue: 0.998)
    /// As pickers have it.
    public static let fast = DecelerationRate(rawValue: 0.99)
  }

  /// Is told what the scroll view does; kept weakly.
  open weak var delegate: (any UIScrollViewDelegate)?
  /// The size of the content, in pt.
  open var contentSize: CGSize = .zero {
    didSet { if contentSize != oldValue { keepInside() } }
  }
  /// Room around the content, in pt.
  open var contentInset: UIEdgeInsets = .zero {
    didSet { if contentInset != oldValue { keepInside() } }
  }
  /// Whether content stops on multiples of the view's size (C147).
  open var isPagingEnabled = false
  /// Whether content gives way beyond its ends horizontally (C150).
  open var bouncesHorizontally = true
  /// Whether content gives way beyond its ends vertically (C150).
  open var bouncesVertically = true
  /// Whether content that fits may still be dragged horizontally (C149).
  open var alwaysBounceHorizontal = false
  /// Whether content that fits may still be dragged vertically (C149).
  open var alwaysBounceVertical = false
  /// Whether a drag that begins along one axis stays on it (C144).
  open var isDirectionalLockEnabled = false
  /// Whether a drag beyond an end goes to the scroll view around this one (C156).
  open var transfersHorizontalScrollingToParent = true
  /// Whether a drag beyond an end goes to the scroll view around this one (C156).
  open var transfersVerticalScrollingToParent = true
  /// How fast content that was let go comes to rest.
  open var decelerationRate: DecelerationRate = .normal
  /// Whether content learns of a touch only when it is clear that it is no drag (C135).
  open var delaysContentTouches = true
  /// Whether a drag may take a touch from content that knows of it (C137).
  open var canCancelContentTouches = true
  /// Whether fingers drag the content at all (C166).
  open var isScrollEnabled = true {
    didSet { if isScrollEnabled != oldValue { panGestureRecognizer.isEnabled = isScrollEnabled } }
  }
  /// The smallest scale; zooming is on where it is less than the largest (C133).
  open var minimumZoomScale: CGFloat = 1 { didSet { updatePinch() } }
  /// The largest scale.
  open var maximumZoomScale: CGFloat = 1 { didSet { updatePinch() } }
  /// Whether content may be zoomed beyond its scales for as long as fingers pinch it.
  open var bouncesZoom = true
  /// Whether a finger drags the content (C134).
  open internal(set) var isDragging = false

  private let pan = ScrollPanGestureRecognizer()
  private let touchDelay = TouchDelayRecognizer()
  private var pinch: ScrollPinchGestureRecognizer?
  let gestureDelegate = ScrollGestureDelegate()
  /// Where the content would be without the translation of the present drag.
  var dragStart = CGPoint.zero
  /// The axis along which the present drag moves nothing (C144).
  var lockedAxis: ScrollAxis?
  /// Whether the fingers have landed on moving content and stopped it (C170).
  var isCaught = false
  /// Whether a finger has stopped content that was on its way, and has not dragged it since.
  var isInterrupted = false
  /// What moves the content by itself.
  var run: ScrollRun?
  /// What zooms the content by itself.
  var zoomRun: ZoomRun?
  var currentZoomScale: CGFloat = 1
  private var laidOutSize = CGSize.zero
  /// The scale at which the present pinch began.
  var pinchStart: CGFloat?

  /// Makes a scroll view with a frame in its superview's coordinates, in pt.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    laidOutSize = bounds.size
    clipsToBounds = true
    gestureDelegate.scrollView = self
    touchDelay.scrollView = self
    addGestureRecognizer(touchDelay)
    pan.scrollView = self
    pan.fixDelegate(gestureDelegate)
    pan.observeActions { [weak self] _ in self?.panActed() }
    addGestureRecognizer(pan)
  }

  /// Refuses: the engine reads no archives.
  public required init?(coder: NSCoder) { nil }

  /// The recognizer of drags; its delegate is the scroll view and may not be replaced (C160).
  open var panGestureRecognizer: UIPanGestureRecognizer { pan }

  /// The recognizer of pinches, or nil where zooming is off (C133).
  open var pinchGestureRecognizer: UIPinchGestureRecognizer? { pinch }

  /// The corner of the content that is at the corner of the view; never mirrored (C242), in pt.
  ///
  /// A drag or a deceleration goes on from an offset that is set meanwhile. One that is not finite is
  /// ignored.
  open var contentOffset: CGPoint {
    get { bounds.origin }
    set {
      guard newValue.x.isFinite, newValue.y.isFinite, newValue != bounds.origin else { return }
      let distance = newValue - bounds.origin
      bounds.origin = newValue
      rebase(by: distance)
      contentMoved()
    }
  }

  /// The room around the content with what the system adds: nothing here, since scroll views do not
  /// follow their ``UIView/safeAreaInsets``.
  open var adjustedContentInset: UIEdgeInsets { contentInset }

  /// Whether content gives way beyond its ends; setting it sets both axes (C150).
  open var bounces: Bool {
    get { bouncesHorizontally && bouncesVertically }
    set {
      bouncesHorizontally = newValue
      bouncesVertically = newValue
    }
  }

  /// Whether a finger is down that drags the content or still may (C134).
  open var isTracking: Bool { pan.isTracking }

  /// Whether content that was let go still moves.
  open var isDecelerating: Bool { run?.purpose == .deceleration }

  /// Whether content moves because it was told to, over a few frames (C169).
  open var isScrollAnimating: Bool { run?.purpose == .animation }

  /// Goes to an offset, in pt, at once or over a few frames; content that still moves is stopped.
  ///
  /// An offset that is not finite is ignored.
  open func setContentOffset(_ contentOffset: CGPoint, animated: Bool) {
    guard contentOffset.x.isFinite, contentOffset.y.isFinite else { return }
    stopRunning()
    let here = self.contentOffset
    guard animated, window?.headlessEngine != nil, contentOffset != here else {
      self.contentOffset = contentOffset
      return
    }
    start(
      .animation, x: .ease(from: here.x, to: contentOffset.x),
      y: .ease(from: here.y, to: contentOffset.y))
  }

  /// Scrolls as little as shows a rectangle of the content, in pt.
  open func scrollRectToVisible(_ rect: CGRect, animated: Bool) {
    setContentOffset(offset(showing: rect), animated: animated)
  }

  /// Stops content that moves or zooms by itself, where it is (C169).
  open func stopScrollingAndZooming() {
    let wasDecelerating = isDecelerating
    stopRunning()
    stopZooming()
    if wasDecelerating { delegate?.scrollViewDidEndDecelerating(self) }
  }

  /// The scale of the content (C130).
  open var zoomScale: CGFloat {
    get { currentZoomScale }
    set { setZoomScale(newValue, animated: false) }
  }

  /// Whether fingers pinch the content.
  open var isZooming: Bool { pinchStart != nil }

  /// Whether content that was pinched too far goes back to its largest or smallest scale.
  open var isZoomBouncing: Bool { zoomRun?.purpose == .bounce }

  /// Whether content is zoomed because it was told to, over a few frames (C169).
  open var isZoomAnimating: Bool { zoomRun?.purpose == .animation }

  /// Zooms around the middle of the view, at once or over a few frames; the scale is kept between
  /// the smallest and the largest.
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

  /// Zooms until a rectangle of the zoomed view, in its own coordinates, fills the scroll view.
  ///
  /// With animation the scale changes over a few frames and the offset follows at its end.
  open func zoom(to rect: CGRect, animated: Bool) {
    guard rect.width > 0, rect.height > 0 else { return }
    let scale = min(bounds.width / rect.width, bounds.height / rect.height)
    setZoomScale(scale, animated: animated)
    let goal = zoomRun?.end ?? zoomScale
    let showMiddle: @MainActor () -> Void = { [weak self] in
      guard let self else { return }
      let middle = CGPoint(x: rect.midX * goal, y: rect.midY * goal)
      contentOffset = restingOffset(
        near: middle - CGPoint(x: bounds.width / 2, y: bounds.height / 2))
    }
    if let zoomRun { zoomRun.then = showMiddle } else { showMiddle() }
  }

  /// Whether content may be given a touch of its own; asked before it is (C136).
  open func touchesShouldBegin(
    _ touches: Set<UITouch>, with event: UIEvent?, in view: UIView
  ) -> Bool { true }

  /// Whether a drag may take the touches from content that knows of them; by default not from a
  /// control (C137).
  open func touchesShouldCancel(in view: UIView) -> Bool { !(view is UIControl) }

  /// Whether a recognizer may begin over this view: the pan may not where nothing can move (C151).
  open override func gestureRecognizerShouldBegin(
    _ gestureRecognizer: UIGestureRecognizer
  ) -> Bool {
    guard gestureRecognizer === panGestureRecognizer else {
      return super.gestureRecognizerShouldBegin(gestureRecognizer)
    }
    return panShouldBegin()
  }

  /// Asks ``touchesShouldBegin(_:with:in:)`` about each touch of the content (C136); a finger that has
  /// stopped moving content does nothing else there (C170).
  override func admits(_ touch: UITouch, to content: UIView, with event: UIEvent) -> Bool {
    !isCaught && touchesShouldBegin([touch], with: event, in: content)
  }

  /// Keeps content that rests inside a new size.
  open override func layoutSubviews() {
    super.layoutSubviews()
    guard bounds.size != laidOutSize else { return }
    laidOutSize = bounds.size
    keepInside()
  }

  /// Takes content that moves by itself to where it is going: its frames were those of the window.
  open override func willMove(toWindow newWindow: UIWindow?) {
    super.willMove(toWindow: newWindow)
    finishRunning()
    finishZooming()
  }

  /// Tells whoever follows the content that its offset has changed.
  func contentMoved() { delegate?.scrollViewDidScroll(self) }

  /// Tells whoever has sent the content somewhere that it is there, or was stopped on the way.
  func animationEnded() { delegate?.scrollViewDidEndScrollingAnimation(self) }

  private func updatePinch() {
    if canZoom, pinch == nil {
      let pinch = ScrollPinchGestureRecognizer()
      pinch.fixDelegate(gestureDelegate)
      pinch.observeActions { [weak self] _ in self?.pinchActed() }
      pinch.onReset = { [weak self] in self?.endPinch() }
      addGestureRecognizer(pinch)
      self.pinch = pinch
    } else if !canZoom, let pinch {
      self.pinch = nil
      pinch.view?.removeGestureRecognizer(pinch)
    }
  }
}
