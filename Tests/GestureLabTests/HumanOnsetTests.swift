import Foundation
import GestureLab
import Testing

struct HumanOnsetTests {
  @Test(arguments: SwipeDirection.allCases)
  func `generated strokes are distributed like people's`(direction: SwipeDirection) {
    let onsets = HumanOnsets(direction)
    var generator = StrokeGenerator(seed: 2026, rate: 120)

    let strokes = (0..<2000).map { _ in generator.next(direction) }

    for percent in [25.0, 50, 75] {
      // The central 90 % are drawn from: the quartiles of those lie a little further in.
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

  @Test func `quantiles lie on straight lines between the percentiles, and nowhere beyond`() {
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

  @Test(.enabled(if: SharedData.exists(SharedData.onsetModel)))
  func `the numbers are those of the published model`() throws {
    let model = try JSONNode(parsing: DataFile.contents(path: SharedData.onsetModel))
    let groups = try model.required("groups").members()
    let classes: [(SwipeDirection, group: String, key: String)] = [
      (.right, "phone-landscape", "h-right"), (.left, "phone-landscape", "h-left"),
      (.up, "phone-portrait", "v-up"), (.down, "phone-portrait", "v-down"),
    ]
    for (direction, group, key) in classes {
      let onsets = HumanOnsets(direction)
      let published = try #require(groups.first { $0.key.hasPrefix(group) }).node.required(key)
      #expect(try published.required("n").integer() == onsets.strokes)
      #expect(try published.required("users").integer() == onsets.users)
      #expect(try published.required("corr_angle10_net").number() == onsets.angleCorrelation)
      let tables = [
        ("signed_angle_at_10pt_deg", onsets.angleAt10Points),
        ("signed_angle_net_deg", onsets.netAngle), ("net_length_pt", onsets.netLength),
        ("duration_ms", onsets.duration),
      ]
      for (name, table) in tables {
        for (percent, node) in try published.required(name).members() {
          let share = try #require(Double(percent)) / 100
          #expect(try abs(node.number() - table.value(at: share)) < 1e-9)
        }
      }
    }
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
