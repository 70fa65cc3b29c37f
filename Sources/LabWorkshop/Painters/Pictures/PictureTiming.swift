#if HEADLESS
import Foundation
import GestureLab

/// The rounds of a moving picture, as CSS keyframes.
///
/// Styles that do not move show the lift: so does a picture where motion is reduced.
struct PictureTiming {
  /// The rules for everyone.
  private(set) var still: [String] = []
  /// The rules for those who have not reduced motion.
  private(set) var moving: [String] = []
  private let phase: TimeInterval
  private var count = 0

  /// Makes the rounds of a picture that is first seen at a time of the drag, in s.
  init(startingAt time: TimeInterval = 0) {
    phase = Self.percent(time) / 100 * PictureMetrics.round
  }

  /// Returns the share of a round at which something of the drag happens, in percent.
  static func percent(_ time: TimeInterval) -> Double {
    let seconds = PictureMetrics.lead + PictureMetrics.slowness * time
    return min(seconds / PictureMetrics.round * 100, 100 - PictureMetrics.fade)
  }

  /// Adds a motion, and returns the name of its class.
  mutating func add(_ motion: PartMotion, still point: CGPoint) -> String {
    add(
      "transform:\(Self.translation(point))",
      keys: [(0, "transform:\(Self.translation(motion.first))")]
        + motion.keys.map { key in
          (
            Self.percent(key.time),
            "transform:\(Self.translation(key.point))"
              + (key.eases ? ";animation-timing-function:ease-out" : "")
          )
        })
  }

  /// Adds an opacity that is 1 in a part of the round, and returns the name of its class.
  ///
  /// - Parameter fade: How long it takes to appear and to vanish, in percent of a round.
  mutating func add(from start: Double, to end: Double, fade: Double = 2, still: Bool) -> String {
    var keys: [(Double, String)] = []
    if start > 0 { keys += [(0, "opacity:0"), (max(start - fade, 0), "opacity:0")] }
    keys += [(start, "opacity:1"), (end, "opacity:1")]
    if end < 100 { keys += [(min(end + fade, 100), "opacity:0"), (100, "opacity:0")] }
    return add("opacity:\(still ? 1 : 0)", keys: keys)
  }

  /// Adds any other property, by its values at shares of the round.
  mutating func add(_ still: String, keys: [(percent: Double, rule: String)]) -> String {
    let name = "m\(count)"
    count += 1
    self.still.append(".\(name){\(still)}")
    guard !keys.isEmpty else { return name }
    var rules: [(stop: String, rule: String)] = []
    // Without a last stop the still style would be the end.
    for (percent, rule) in keys + keys.suffix(1).map({ (100, $0.rule) }) {
      let hundredths = (percent * 100).rounded() / 100
      let stop = hundredths == hundredths.rounded() ? "\(Int(hundredths))" : "\(hundredths)"
      if rules.last?.stop == stop { rules.removeLast() }
      rules.append((stop, rule))
    }
    moving.append(
      "@keyframes \(name){\(rules.map { "\($0.stop)%{\($0.rule)}" }.joined())}")
    moving.append(
      ".\(name){animation:\(name) \(svgNumber(PictureMetrics.round))s linear "
        + "-\(svgNumber(phase))s infinite}")
    return name
  }

  private static func translation(_ point: CGPoint) -> String {
    "translate(\(svgNumber(point.x))px,\(svgNumber(point.y))px)"
  }
}
#endif
