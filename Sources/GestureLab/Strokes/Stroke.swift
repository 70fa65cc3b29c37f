#if HEADLESS
import Foundation

/// The path of one touch, from touch-down to lift.
public struct Stroke: Equatable, Sendable {
  /// The id, unique within its file.
  public var id: String

  /// The origin of the recording; empty if unknown.
  public var source: String

  /// The size of the recording's screen, in pt; nil if unknown.
  public var screen: CGSize?

  /// The kind of the stroke.
  public var direction: StrokeDirection

  /// The direction that the recording states the person meant; nil if it states none.
  public var intent: SwipeDirection?

  /// The samples ordered by time: the first at touch-down, the last at lift.
  public var samples: [StrokeSample]

  /// Makes a stroke of samples that are ordered by time.
  public init(
    id: String, source: String, screen: CGSize?, direction: StrokeDirection,
    intent: SwipeDirection? = nil, samples: [StrokeSample]
  ) {
    self.id = id
    self.source = source
    self.screen = screen
    self.direction = direction
    self.intent = intent
    self.samples = samples
  }

  /// Seconds from touch-down to lift.
  public var duration: TimeInterval { samples.duration }

  /// The translation from touch-down to lift, in pt.
  public var netTranslation: CGPoint { samples.netTranslation }

  /// The largest distance of a sample from the line between touch-down and lift, divided by the
  /// length of the line; infinite if the touch ends where it began.
  public var straying: CGFloat { samples.straying }
}

/// The location of a touch at one time of a stroke.
public struct StrokeSample: Equatable, Sendable {
  /// Seconds since touch-down.
  public var time: TimeInterval

  /// The location in pt, y downwards.
  public var location: CGPoint

  /// Makes a sample from seconds and pt.
  public init(time: TimeInterval, location: CGPoint) {
    self.time = time
    self.location = location
  }
}
#endif
