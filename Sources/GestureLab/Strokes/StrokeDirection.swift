#if HEADLESS
import Foundation

/// The kind of a stroke, by its path and not by its intention.
public enum StrokeDirection: String, CaseIterable, Hashable, Sendable, CustomStringConvertible {
  /// A net translation within 26.6° of the axis, on a straight path.
  case right, left, up, down

  /// A net translation more than 26.6° from both axes.
  case diagonal

  /// A net translation along an axis, on a path that deviates too far or begins along the other.
  case curved

  /// Always less than 10 pt from touch-down, for less than 400 ms.
  case tap

  /// Always less than 10 pt from touch-down, for 400 ms or more.
  case press

  /// A net translation of less than 40 pt.
  case short

  /// The name of the kind.
  public var description: String { rawValue }

  /// The mirrored direction: right and left are swapped.
  public var mirrored: StrokeDirection {
    switch self {
    case .right: .left
    case .left: .right
    case .up, .down, .diagonal, .curved, .tap, .press, .short: self
    }
  }
}

extension StrokeDirection {
  /// The largest deviation from the straight line with which a stroke keeps its direction, as a
  /// share of the length.
  ///
  /// A recording's class is derived from its net vector, which makes a loop of 170 pt down and 60
  /// pt right "rightward". A stroke that deviates by more than 0.3 is `curved`. Provenance: the
  /// 99th percentile of `max_perp_dev_over_length` is 0.29 for the 11,796 up-strokes of recordings
  /// in landscape orientation and 0.25 for the 4,131 in portrait.
  public static let maximumDeviation: CGFloat = 0.3

  /// The distance at which a stroke must have its final direction to keep it, in pt.
  ///
  /// A stroke that begins downwards and ends to the left is ambiguous. At 30 pt the jitter of
  /// touch-down is small; the authors of the recordings evaluated aimed drags there, besides 10 pt.
  public static let onsetDistance: CGFloat = 30

  /// Makes the direction of a recording: that of a known class, otherwise that of the samples.
  ///
  /// A direction along an axis requires a straight stroke that begins along this axis.
  public init(classes: [String], samples: [StrokeSample]) {
    let direction =
      classes.lazy.compactMap(StrokeDirection.init(recordedClass:)).first
      ?? StrokeDirection(net: samples)
    switch direction {
    case .right, .left, .up, .down:
      let isStraight =
        samples.straying <= Self.maximumDeviation
        && Self(onsetOf: samples).map { $0 == direction } ?? true
      self = isStraight ? direction : .curved
    case .diagonal, .curved, .tap, .press, .short:
      self = direction
    }
  }

  /// Makes the direction in which a stroke begins; nil if it is too short.
  private init?(onsetOf samples: [StrokeSample]) {
    guard let start = samples.first?.location else { return nil }
    let travels = samples.lazy.map {
      CGPoint(x: $0.location.x - start.x, y: $0.location.y - start.y)
    }
    guard let out = travels.first(where: { hypot($0.x, $0.y) >= Self.onsetDistance }) else {
      return nil
    }
    if abs(out.x) > abs(out.y) {
      self = out.x > 0 ? .right : .left
    } else {
      self = out.y > 0 ? .down : .up
    }
  }

  private init?(recordedClass: String) {
    switch recordedClass {
    case "h-right": self = .right
    case "h-left": self = .left
    case "v-up": self = .up
    case "v-down": self = .down
    case "tap": self = .tap
    case "press": self = .press
    case "short": self = .short
    case _ where recordedClass.hasPrefix("diag-"): self = .diagonal
    default: return nil  // "slow" and "edge-left" aren't directions.
    }
  }

  /// Makes the direction of samples by the rules of the recordings.
  ///
  /// These are 10 pt and 400 ms for a tap, 40 pt for a swipe, and a slope of 1 : 2 (26.6°) for an
  /// axis. A tap is defined by its largest distance from touch-down: a touch that moves out and
  /// back isn't a tap.
  package init(net samples: [StrokeSample]) {
    let net = samples.netTranslation
    if samples.reach < 10 {
      self = samples.duration < 0.4 ? .tap : .press
    } else if hypot(net.x, net.y) < 40 {
      self = .short
    } else if abs(net.y) <= abs(net.x) / 2 {
      self = net.x > 0 ? .right : .left
    } else if abs(net.x) <= abs(net.y) / 2 {
      self = net.y > 0 ? .down : .up
    } else {
      self = .diagonal
    }
  }
}
#endif
