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
    let classes: [(SwipeDirection, group: String, key: String)] = [
      (.right, "phone-landscape", "h-right"), (.left, "phone-landscape", "h-left"),
      (.up, "phone-portrait", "v-up"), (.down, "phone-portrait", "v-down"),
    ]
    for (direction, group, key) in classes {
      let onsets = HumanOnsets(direction)
      let published = try #require(groups.first { $0.key.hasPrefix(group) }?.value[key])
      #expect(published.n == onsets.strokes)
      #expect(published.users == onsets.users)
      #expect(published.angleCorrelation == onsets.angleCorrelation)
      let tables = [
        (published.angleAt10Points, onsets.angleAt10Points),
        (published.netAngle, onsets.netAngle),
        (published.netLength, onsets.netLength), (published.duration, onsets.duration),
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

      enum CodingKeys: String, CodingKey {
        case n, users
        case angleCorrelation = "corr_angle10_net"
        case angleAt10Points = "signed_angle_at_10pt_deg"
        case netAngle = "signed_angle_net_deg"
        case netLength = "net_length_pt"
        case duration = "duration_ms"
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
  fileprivate var translationAt10Points: CGPoint {
    samples.map(\.location).first { hypot($0.x, $0.y) >= 10 } ?? .zero
  }
}
#endif
