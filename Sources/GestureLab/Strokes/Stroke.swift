import Foundation

/// One finger's way across the glass, from touch-down to lift.
public struct Stroke: Equatable, Sendable {
  /// The recording's name, unique within its file.
  public var id: String

  /// Where the recording comes from; empty if unknown.
  public var source: String

  /// The size in pt of the screen it was made on, or nil if unknown.
  public var screen: CGSize?

  /// What the stroke did.
  public var direction: StrokeDirection

  /// The samples in the order of time: the first at touch-down, the last at lift.
  public var samples: [StrokeSample]

  /// Makes a stroke of samples that are already in the order of time.
  public init(
    id: String, source: String, screen: CGSize?, direction: StrokeDirection,
    samples: [StrokeSample]
  ) {
    self.id = id
    self.source = source
    self.screen = screen
    self.direction = direction
    self.samples = samples
  }

  /// Seconds from touch-down to lift.
  public var duration: TimeInterval { samples.duration }

  /// The way from touch-down to lift in pt, as UIKit gives a translation.
  public var netTranslation: CGPoint { samples.netTranslation }

  /// The largest distance of a sample from the straight line between touch-down and lift, divided
  /// by that line's length; infinite if the finger lifts where it landed.
  public var straying: CGFloat { samples.straying }
}
