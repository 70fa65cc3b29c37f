import Foundation

extension StrokeDirection {
  /// How far a stroke may stray from its straight line, as a share of its length, and keep its
  /// direction.
  ///
  /// A recording's class comes from its net vector alone, which calls a loop of 170 pt down and
  /// then 60 pt right "rightward". Beyond 0.3 a stroke is `curved`; exactly 0.3 is not. Provenance:
  /// the 99th percentile of `max_perp_dev_over_length` is 0.29 for the 11,796 up-strokes of
  /// onset-model.json's landscape group and 0.25 for the 4,131 of its portrait group.
  public static let largestStraying: CGFloat = 0.3

  /// Travel after which a stroke has to go the way it goes in the end to keep its direction, in pt.
  ///
  /// A finger that sets out downwards and ends to the left meant one or the other, and a recording
  /// cannot say which. At 30 pt what is left of touch-down jitter is small: the recordings' authors
  /// judged aimed drags there as the alternative to 10 pt.
  public static let settingOutTravel: CGFloat = 30

  /// The direction of a recording: its own class if it has a known one, else that of its samples;
  /// a direction along an axis only if the stroke is straight enough and sets out that way.
  public init(classes: [String], samples: [StrokeSample]) {
    let direction =
      classes.lazy.compactMap(StrokeDirection.init(recordedClass:)).first
      ?? StrokeDirection(net: samples)
    switch direction {
    case .right, .left, .up, .down:
      let isStraight =
        samples.straying <= Self.largestStraying
        && Self(settingOutOf: samples).map { $0 == direction } ?? true
      self = isStraight ? direction : .curved
    case .diagonal, .curved, .tap, .press, .short:
      self = direction
    }
  }

  /// The axis and way along which a stroke sets out, or nil if it never gets that far.
  private init?(settingOutOf samples: [StrokeSample]) {
    guard let start = samples.first?.location else { return nil }
    let travels = samples.lazy.map {
      CGPoint(x: $0.location.x - start.x, y: $0.location.y - start.y)
    }
    guard let out = travels.first(where: { hypot($0.x, $0.y) >= Self.settingOutTravel }) else {
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
    default: return nil  // "slow" and "edge-left" say how and where, not which way.
    }
  }

  /// The rules by which the recordings were classed: 10 pt and 400 ms for a tap, 40 pt for a swipe,
  /// and a slope of one in two (26.6°) for an axis.
  ///
  /// A tap is judged by its largest distance from touch-down; by the net distance alone, a finger
  /// that goes out and comes back would be one.
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
