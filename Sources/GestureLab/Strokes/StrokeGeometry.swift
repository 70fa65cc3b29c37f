#if HEADLESS
import Foundation

extension Collection where Element == StrokeSample, Self: BidirectionalCollection {
  /// Seconds from the first sample to the last; 0 without samples.
  public var duration: TimeInterval {
    guard let first, let last else { return 0 }
    return last.time - first.time
  }

  /// The translation from the first sample to the last, in pt; zero without samples.
  public var netTranslation: CGPoint {
    guard let first, let last else { return .zero }
    return CGPoint(
      x: last.location.x - first.location.x, y: last.location.y - first.location.y)
  }

  /// The length of the path divided by the duration, in pt/s; 0 without a duration.
  public var meanSpeed: CGFloat {
    guard duration > 0 else { return 0 }
    let length = zip(self, dropFirst()).reduce(CGFloat(0)) { length, step in
      length + hypot(step.1.location.x - step.0.location.x, step.1.location.y - step.0.location.y)
    }
    return length / CGFloat(duration)
  }

  /// The largest distance of a sample from the first one, in pt.
  public var reach: CGFloat {
    guard let origin = first?.location else { return 0 }
    return reduce(0) { reach, sample in
      Swift.max(reach, hypot(sample.location.x - origin.x, sample.location.y - origin.y))
    }
  }

  /// The largest distance of a sample from the line through the first and the last one, divided by
  /// the distance between these two.
  ///
  /// Infinite if the last sample is at the location of the first.
  public var straying: CGFloat {
    let net = netTranslation
    let length = hypot(net.x, net.y)
    guard let origin = first?.location, length > 0 else { return .infinity }
    let distance = reduce(CGFloat(0)) { distance, sample in
      let x = sample.location.x - origin.x
      let y = sample.location.y - origin.y
      return Swift.max(distance, abs(x * net.y - y * net.x) / length)
    }
    return distance / length
  }
}
#endif
