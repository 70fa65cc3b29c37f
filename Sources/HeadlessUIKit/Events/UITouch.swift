#if HEADLESS
/// A touch on the screen, bound at touch-down to one window and one view for its lifetime (C003).
@preconcurrency @MainActor
open class UITouch: NSObject, Anchored {
  package nonisolated final let referenceAnchor = Anchor()
  /// The phase of a touch.
  public enum Phase: Int, Sendable {
    /// The touch landed.
    case began = 0
    /// The touch moved.
    case moved = 1
    /// The touch has not moved since the last event.
    case stationary = 2
    /// The touch was lifted.
    case ended = 3
    /// The system cancelled the touch.
    case cancelled = 4
    /// A pointer entered the window; the engine creates none.
    case regionEntered = 5
    /// A pointer moved in the window; the engine creates none.
    case regionMoved = 6
    /// A pointer left the window; the engine creates none.
    case regionExited = 7
  }

  /// The type of a touch.
  public enum TouchType: Int, Sendable {
    /// A finger.
    case direct = 0
    /// A remote surface.
    case indirect = 1
    /// A pencil.
    case pencil = 2
    /// A pointer.
    case indirectPointer = 3
  }

  /// The phase of the touch in the current event (C017).
  public var phase: Phase { reportedPhase ?? sample.phase }
  /// The time of the sample, not of its delivery (C018); in s of the engine's clock.
  public var timestamp: TimeInterval { sample.time }
  /// The number of taps at this place, including this touch.
  ///
  /// The distance and interval that UIKit permits are unpublished (C125).
  public var tapCount: Int { numberOfTaps }
  /// The type of the touch, from the sample of the touch-down.
  public var type: TouchType { kind }
  /// The view that was hit at touch-down.
  public var view: UIView? { hitView.object }
  /// The window that was hit at touch-down.
  public var window: UIWindow? { hitWindow.object }

  /// The edges that the system marked the touch as coming from (C117).
  ///
  /// Not part of UIKit, where the mark is internal. The engine takes it from the sample, or derives
  /// it from the location of the touch (``EngineMetrics/edgeMarkWidth``).
  public var headlessEdges: UIRectEdge { markedEdges }

  var kind = TouchType.direct
  var numberOfTaps = 1
  var markedEdges: UIRectEdge = []
  /// The phase that the view receives, if it is late or caused by a recognizer.
  var reportedPhase: Phase?
  /// One sample of the touch, in the window's coordinates.
  struct Sample {
    var phase: Phase
    var time: TimeInterval
    var point: CGPoint
    var previousPoint: CGPoint
  }

  /// The number of the sample that began the touch.
  let number: Int
  let bit: UInt64
  var sample: Sample
  /// What was hit; the touch sequence owns both until the view has received the end.
  private let hitView: BackReference<UIView>
  private let hitWindow: BackReference<UIWindow>
  var delivery: TouchDelivery

  init(
    number: Int, bit: UInt64, point: CGPoint, time: TimeInterval, window: UIWindow?, view: UIView?
  ) {
    hitWindow = BackReference(window)
    hitView = BackReference(view)
    self.number = number
    self.bit = bit
    sample = Sample(phase: .began, time: time, point: point, previousPoint: point)
    delivery = TouchDelivery(landing: sample)
    super.init()
    referenceAnchor.object = self
  }

  deinit { referenceAnchor.object = nil }

  /// A hash that costs less than the object's identity; two touches are never equal.
  public nonisolated override var hash: Int { number }
  /// The recognizers that receive the touch (C021).
  public var gestureRecognizers: [UIGestureRecognizer]? { recognizers }

  /// Returns the location in a view's coordinates, or the window's for nil; in pt.
  public func location(in view: UIView?) -> CGPoint { view?.convertFromWindow(point) ?? point }

  /// Returns the location of the previous sample in a view's coordinates; in pt.
  public func previousLocation(in view: UIView?) -> CGPoint {
    view?.convertFromWindow(previousPoint) ?? previousPoint
  }

  /// Returns the location at the resolution of the digitizer: here ``location(in:)``.
  public func preciseLocation(in view: UIView?) -> CGPoint { location(in: view) }

  /// The recognizers that follow the touch.
  var recognizers: [UIGestureRecognizer] {
    guard let sequence = window?.headlessEngine?.gestures.sequence else { return [] }
    let participants = sequence.participants
    var followers: [UIGestureRecognizer] = []
    followers.reserveCapacity(participants.count)
    for recognizer in participants where recognizer.follows(self) { followers.append(recognizer) }
    return followers
  }

  var isDown: Bool { sample.phase != .ended && sample.phase != .cancelled }
  var point: CGPoint { sample.point }
  var previousPoint: CGPoint { sample.previousPoint }
}

extension Set<UITouch> {
  /// The touch that a recognizer or control of one touch follows: the same every time, unlike a
  /// set's first element.
  @MainActor var foremost: UITouch? { self.min { $0.bit < $1.bit } }
}
#endif
