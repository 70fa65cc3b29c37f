import Foundation

/// A finger on the screen, bound at touch-down to one window and one view for its whole life (C003).
@preconcurrency @MainActor
open class UITouch: NSObject {
  /// What a touch did last.
  public enum Phase: Int, Sendable {
    /// It landed.
    case began = 0
    /// It moved.
    case moved = 1
    /// It rests.
    case stationary = 2
    /// It was lifted.
    case ended = 3
    /// The system took it away.
    case cancelled = 4
    /// A pointer came in; the engine makes none.
    case regionEntered = 5
    /// A pointer hovers; the engine makes none.
    case regionMoved = 6
    /// A pointer went away; the engine makes none.
    case regionExited = 7
  }

  /// What touches.
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

  /// What the touch did in the present event (C017).
  public var phase: Phase { told ?? sample.phase }
  /// The time of the sample, in s of the engine's clock; not of its delivery (C018).
  public var timestamp: TimeInterval { sample.time }
  /// How often fingers have tapped here, this touch included; how near and how soon is unpublished
  /// (C125).
  public internal(set) var tapCount = 1
  /// What touches: as the sample of the touch-down says.
  public var type: TouchType { kind }
  /// The view that was hit at touch-down.
  public var view: UIView? { hitView }
  /// The window that was hit at touch-down.
  public var window: UIWindow? { hitWindow }

  /// The borders that the system marked the touch as coming from (C117).
  ///
  /// Not UIKit's: on a device the mark is internal. The engine takes it from the sample, or derives
  /// it from the place of the touch (``EngineMetrics/edgeMarkWidth``).
  public internal(set) var headlessEdges: UIRectEdge = []

  var kind = TouchType.direct
  /// What the view is being told, where that is late or a recognizer's doing.
  var told: Phase?
  /// What the finger did last, where and when; in the window's coordinates.
  struct Sample {
    var phase: Phase
    var time: TimeInterval
    var point: CGPoint
    var previousPoint: CGPoint
  }

  let finger: Int
  let bit: UInt64
  var sample: Sample
  /// What was hit; kept by the gesture system until the view was told of the end.
  private weak var hitView: UIView?
  private weak var hitWindow: UIWindow?
  var systemHandle: Handle<GestureSystem>?
  var delivery: TouchDelivery

  init(
    finger: Int, bit: UInt64, point: CGPoint, time: TimeInterval, window: UIWindow?, view: UIView?
  ) {
    hitWindow = window
    hitView = view
    self.finger = finger
    self.bit = bit
    sample = Sample(phase: .began, time: time, point: point, previousPoint: point)
    delivery = TouchDelivery(landing: sample)
    super.init()
  }

  /// The recognizers that receive the touch at present (C021).
  public var gestureRecognizers: [UIGestureRecognizer]? { recognizers }

  /// Where the finger is, in a view's coordinates, or the window's if the view is nil; in pt.
  public func location(in view: UIView?) -> CGPoint {
    view?.convertFromWindow(point) ?? point
  }

  /// Where the finger was at the sample before, in a view's coordinates; in pt.
  public func previousLocation(in view: UIView?) -> CGPoint {
    view?.convertFromWindow(previousPoint) ?? previousPoint
  }

  /// Where the finger is, at the resolution of the digitizer: here the same as ``location(in:)``.
  public func preciseLocation(in view: UIView?) -> CGPoint { location(in: view) }

  /// The recognizers that follow the touch; they hold it, not the other way round.
  var recognizers: [UIGestureRecognizer] {
    systemHandle?.object?.live.filter { $0.follows(self) } ?? []
  }

  var isDown: Bool { sample.phase != .ended && sample.phase != .cancelled }
  var point: CGPoint { sample.point }
  var previousPoint: CGPoint { sample.previousPoint }
}
