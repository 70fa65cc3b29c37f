#if HEADLESS
import Foundation
import GestureLab
import Testing

struct HumanOnsetTests {
  @Test(arguments: SwipeDirection.allCases)
  func `generated strokes have the distribution of recorded ones`(direction: SwipeDirection) {
    let onsets = HumanOnsets(direction)
    var generator = StrokeGenerator(seed: 2026, rate: 120)

    let strokes = (0..<2000).map { _ in generator.next(direction) }

    for percent in [25.0, 50, 75] {
      // Strokes are drawn from the central 90 %, whose quartiles are narrower.
      let share = 0.05 + 0.9 * percent / 100
      func check(_ table: PercentileTable, within tolerance: Double, of value: (Stroke) -> Double) {
        let sorted = strokes.map(value).sorted()
        let measured = sorted[Int(Double(sorted.count) * percent / 100)]
        #expect(abs(measured - table.value(at: share)) <= tolerance, "p\(percent)")
      }
      check(onsets.angleAt10Points, within: 2) { direction.angle(of: $0.translationAt10Points) }
      check(onsets.netAngle, within: 1.5) { direction.angle(of: $0.netTranslation) }
      check(onsets.netLength, within: 8) { hypot($0.netTranslation.x, $0.netTranslation.y) }
      check(onsets.duration, within: 40) { $0.duration * 1000 }
    }
  }

  /// The tolerance of a value: a share of the published one, and a constant in its unit.
  private struct Tolerance {
    let share: Double
    let absolute: Double

    func allows(_ value: Double, for published: Double) -> Bool {
      abs(value - published) <= share * abs(published) + absolute
    }
  }

  @Test(arguments: SwipeDirection.allCases)
  func `strokes of the whole distributions have the published percentiles`(
    direction: SwipeDirection
  ) {
    var generator = StrokeGenerator(seed: 5, extent: .whole)
    let strokes = (0..<4000).map { _ in generator.next(direction) }

    Self.check(strokes, direction, HumanOnsets(direction))
  }

  @Test func `aimed drags have the published percentiles, also those that set out off their axis`()
  {
    var generator = StrokeGenerator(seed: 5, extent: .whole)
    let strokes = (0..<4000).map { _ in generator.nextAimed() }

    Self.check(strokes, .right, .aimed)
  }

  @Test func `drags aimed by intent set out at the published angles, and turn`() {
    var generator = StrokeGenerator(seed: 5, extent: .whole)
    let strokes = (0..<4000).map { _ in generator.nextAimedByIntent() }
    func share(beyond degrees: Double, at distance: CGFloat) -> Double {
      let count = strokes.count { stroke in
        abs(SwipeDirection.right.angle(of: stroke.translation(at: distance))) > degrees
      }
      return Double(count) / Double(strokes.count)
    }

    // The shares that three ratios of the axes refuse of recorded drags with known intent.
    for (degrees, published) in [(18.4, 0.32), (26.6, 0.23), (33.7, 0.16), (45, 0.105)] {
      #expect(abs(share(beyond: degrees, at: 10) - published) < 0.02, "\(degrees)°")
    }
    #expect(abs(share(beyond: 45, at: 30) - 0.063) < 0.025)
    #expect(abs(share(beyond: 33.7, at: 30) - 0.104) < 0.025)
    #expect(strokes.allSatisfy { $0.netTranslation.x > 0 && $0.intent == .right })
  }

  @Test func `a scroll that comes back passes near touch-down and continues`() throws {
    var generator = StrokeGenerator(seed: 5, extent: .whole)
    let scrolls = (0..<2000).map { _ in generator.next(.down) }
    let back = scrolls.filter { $0.translation(at: 10).y < 0 }

    #expect(back.count > 10)
    for scroll in back {
      let turn = try #require(
        scroll.samples.indices.min {
          scroll.samples[$0].location.y < scroll.samples[$1].location.y
        })
      let passing = scroll.samples[turn...].filter { abs($0.location.y) < 25 }
      #expect(passing.allSatisfy { abs($0.location.x) < 35 })
      #expect(scroll.netTranslation.y > 0)
    }
  }

  private static func check(
    _ strokes: [Stroke], _ direction: SwipeDirection, _ onsets: HumanOnsets
  ) {
    func check(
      _ name: String, _ table: PercentileTable, _ tolerance: Tolerance, at percents: [Double],
      of value: (Stroke) -> Double
    ) {
      let sorted = strokes.map(value).sorted()
      for percent in percents {
        let measured = sorted[Int(Double(sorted.count) * percent / 100)]
        let published = table.value(at: percent / 100)
        #expect(
          tolerance.allows(measured, for: published),
          "\(name), p\(percent): \(measured), published \(published)")
      }
    }
    // The outermost percentiles rest on few of the strokes.
    let (all, middle) = ([1.0, 5, 10, 25, 50, 75, 90, 95, 99], [10.0, 25, 50, 75, 90])
    let angle = Tolerance(share: 0.1, absolute: 3)
    let drawn = Tolerance(share: 0.15, absolute: 3)
    check("angle at 10 pt", onsets.angleAt10Points, angle, at: all) {
      direction.angle(of: $0.translation(at: 10))
    }
    check("net angle", onsets.netAngle, angle, at: all) { direction.angle(of: $0.netTranslation) }
    check("net length", onsets.netLength, drawn, at: all) {
      hypot($0.netTranslation.x, $0.netTranslation.y)
    }
    check("duration", onsets.duration, drawn, at: Array(all.prefix(7))) { $0.duration * 1000 }
    check("first distance", onsets.firstDistance, Tolerance(share: 0.1, absolute: 1), at: middle) {
      let first = $0.translation(at: 10)
      return hypot(first.x, first.y)
    }
    // A sample rate of 60 Hz has a sample each 17 ms.
    check("first time", onsets.firstTime, Tolerance(share: 0.1, absolute: 9), at: middle) {
      stroke in
      let first = stroke.samples.first { hypot($0.location.x, $0.location.y) >= 10 }
      return (first?.time ?? 0) * 1000
    }
    // Speed and deviation follow from the others.
    check("mean speed", onsets.meanSpeed, Tolerance(share: 0.25, absolute: 5), at: middle) {
      $0.samples.meanSpeed
    }
    check("deviation", onsets.deviation, Tolerance(share: 0.3, absolute: 0.02), at: middle) {
      $0.straying
    }
  }

  @Test(arguments: SwipeDirection.allCases)
  func `the two angles are correlated as published`(direction: SwipeDirection) {
    var generator = StrokeGenerator(seed: 9, rate: 120)
    let strokes = (0..<2000).map { _ in generator.next(direction) }

    let correlation = Self.correlation(
      strokes.map { direction.angle(of: $0.translationAt10Points) },
      strokes.map { direction.angle(of: $0.netTranslation) })

    #expect(abs(correlation - HumanOnsets(direction).angleCorrelation) < 0.1)
  }

  @Test func `quantiles are interpolated linearly between the percentiles`() {
    let table = PercentileTable([50: 10, 10: 0, 90: 50])

    #expect(table.value(at: 0.3) == 5)
    #expect(table.value(at: 0.5) == 10)
    #expect(table.value(at: 0.7) == 30)
    #expect(table.value(at: -1) == 0)
    #expect(table.value(at: 2) == 50)
  }

  @Test func `a table without a slope or without values does not trap`() {
    #expect(PercentileTable([:]).value(at: 0.5) == 0)
    #expect(PercentileTable([50: 1, 50: 2]).value(at: 0.5) == 1)
    #expect(PercentileTable([10: 1, 50: 2]).value(at: .nan) == 2)
  }

  @Test(.needs(SharedData.onsetModel))
  func `the numbers are those of the published model`() throws {
    let bytes = try DataFile.contents(path: SharedData.onsetModel)
    let groups = try JSONDecoder().decode(PublishedModel.self, from: bytes).groups
    let classes: [(HumanOnsets, group: String, key: String)] = [
      (HumanOnsets(.right), "phone-landscape", "h-right"),
      (HumanOnsets(.left), "phone-landscape", "h-left"),
      (HumanOnsets(.up), "phone-portrait", "v-up"),
      (HumanOnsets(.down), "phone-portrait", "v-down"),
      (.aimed, "phone-portrait", "h-right"),
    ]
    for (onsets, group, key) in classes {
      let published = try #require(groups.first { $0.key.hasPrefix(group) }?.value[key])
      #expect(published.n == onsets.strokes)
      #expect(published.users == onsets.users)
      #expect(published.angleCorrelation == onsets.angleCorrelation)
      let tables = [
        (published.angleAt10Points, onsets.angleAt10Points),
        (published.netAngle, onsets.netAngle),
        (published.netLength, onsets.netLength), (published.duration, onsets.duration),
        (published.firstDistance, onsets.firstDistance), (published.firstTime, onsets.firstTime),
        (published.meanSpeed, onsets.meanSpeed), (published.deviation, onsets.deviation),
      ]
      for (percentiles, table) in tables {
        for (percent, value) in percentiles {
          let share = try #require(Double(percent)) / 100
          #expect(abs(value - table.value(at: share)) < 1e-9)
        }
      }
    }
  }

  /// The shared percentiles, by group of phones and class of strokes.
  private struct PublishedModel: Decodable {
    struct Onsets: Decodable {
      let n: Int
      let users: Int
      let angleCorrelation: Double
      let angleAt10Points: [String: Double]
      let netAngle: [String: Double]
      let netLength: [String: Double]
      let duration: [String: Double]
      let firstDistance: [String: Double]
      let firstTime: [String: Double]
      let meanSpeed: [String: Double]
      let deviation: [String: Double]

      enum CodingKeys: String, CodingKey {
        case n, users
        case angleCorrelation = "corr_angle10_net"
        case angleAt10Points = "signed_angle_at_10pt_deg"
        case netAngle = "signed_angle_net_deg"
        case netLength = "net_length_pt"
        case duration = "duration_ms"
        case firstDistance = "dist_at_first_sample_past_10pt"
        case firstTime = "time_to_that_sample_ms"
        case meanSpeed = "mean_speed_pt_s"
        case deviation = "max_perp_dev_over_length"
      }
    }
    let groups: [String: [String: Onsets]]
  }

  private static func correlation(_ x: [Double], _ y: [Double]) -> Double {
    let (meanX, meanY) = (x.reduce(0, +) / Double(x.count), y.reduce(0, +) / Double(y.count))
    func product(_ a: [Double], _ meanA: Double, _ b: [Double], _ meanB: Double) -> Double {
      zip(a, b).reduce(0) { $0 + ($1.0 - meanA) * ($1.1 - meanB) }
    }
    return product(x, meanX, y, meanY)
      / (product(x, meanX, x, meanX) * product(y, meanY, y, meanY)).squareRoot()
  }
}

extension Stroke {
  /// The translation at the first sample 10 pt or more from touch-down.
  fileprivate var translationAt10Points: CGPoint { translation(at: 10) }

  /// The translation at the first sample at a distance from touch-down or farther, in pt.
  fileprivate func translation(at distance: CGFloat) -> CGPoint {
    samples.map(\.location).first { hypot($0.x, $0.y) >= distance } ?? netTranslation
  }
}
#endif
