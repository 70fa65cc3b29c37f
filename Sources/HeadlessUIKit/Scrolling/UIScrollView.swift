import Foundation

/// A view whose content is larger than itself and is dragged about in it.
///
/// Not modelled yet: zooming, `delaysContentTouches`, directional lock, keyboard and indicators.
@MainActor
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
  open var contentSize: CGSize = .zero
  /// Room around the content, in pt.
  open var contentInset: UIEdgeInsets = .zero
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
  /// Whether a drag beyond an end goes to the scroll view around this one (C156).
  open var transfersHorizontalScrollingToParent = true
  /// Whether a drag beyond an end goes to the scroll view around this one (C156).
  open var transfersVerticalScrollingToParent = true
  /// How fast content that was let go comes to rest.
  open var decelerationRate: DecelerationRate = .normal
  /// Whether fingers drag the content at all (C166).
  open var isScrollEnabled = true {
    didSet { if isScrollEnabled != oldValue { panGestureRecognizer.isEnabled = isScrollEnabled } }
  }
  /// Whether a finger drags the content (C134).
  open internal(set) var isDragging = false
  /// Whether content that was let go still moves.
  open internal(set) var isDecelerating = false

  private let pan: UIPanGestureRecognizer
  let gestureDelegate = ScrollGestureDelegate()
  var dragStart = CGPoint.zero
  var settling: HeadlessTimer?

  /// Makes a scroll view with a frame in its superview's coordinates, in pt.
  public override init(frame: CGRect) {
    let pan = ScrollPanGestureRecognizer()
    self.pan = pan
    super.init(frame: frame)
    clipsToBounds = true
    gestureDelegate.scrollView = self
    pan.scrollView = self
    pan.fixDelegate(gestureDelegate)
    pan.observeActions { [weak self] _ in self?.panActed() }
    addGestureRecognizer(pan)
  }

  /// Refuses: the engine reads no archives.
  public required init?(coder: NSCoder) { nil }

  /// The recognizer of drags; its delegate is the scroll view and may not be replaced (C160).
  open var panGestureRecognizer: UIPanGestureRecognizer { pan }

  /// The corner of the content that is at the corner of the view; never mirrored (C242), in pt.
  open var contentOffset: CGPoint {
    get { bounds.origin }
    set {
      guard newValue != bounds.origin else { return }
      bounds.origin = newValue
      delegate?.scrollViewDidScroll(self)
    }
  }

  /// The room around the content with what the system adds; the engine has no safe area to add.
  open var adjustedContentInset: UIEdgeInsets { contentInset }

  /// Whether content gives way beyond its ends; setting it sets both axes (C150).
  open var bounces: Bool {
    get { bouncesHorizontally && bouncesVertically }
    set {
      bouncesHorizontally = newValue
      bouncesVertically = newValue
    }
  }

  /// Whether a finger is down that may drag the content (C134).
  open var isTracking: Bool { panGestureRecognizer.numberOfTouches > 0 }

  /// Goes to an offset, in pt, at once or over a few frames.
  open func setContentOffset(_ contentOffset: CGPoint, animated: Bool) {
    stopSettling()
    if animated, window?.headlessEngine != nil {
      settle(
        x: .spring(from: self.contentOffset.x, to: contentOffset.x, velocity: 0),
        y: .spring(from: self.contentOffset.y, to: contentOffset.y, velocity: 0), then: {})
    } else {
      self.contentOffset = contentOffset
    }
  }

  /// Whether a recognizer may begin over this view: the pan may not where nothing can move (C151).
  open override func gestureRecognizerShouldBegin(
    _ gestureRecognizer: UIGestureRecognizer
  ) -> Bool {
    guard gestureRecognizer === panGestureRecognizer else {
      return super.gestureRecognizerShouldBegin(gestureRecognizer)
    }
    return panShouldBegin()
  }
}
