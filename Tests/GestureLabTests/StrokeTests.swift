#if HEADLESS
import Foundation
import GestureLab
import Testing

struct StrokeTests {
  @Test func `translation and duration are from the first sample to the last`() {
    let stroke = Stroke(through: [(10, 20), (50, 90), (110, 50)])

    #expect(stroke.netTranslation == CGPoint(x: 100, y: 30))
    #expect(stroke.duration == 0.02)
  }

  @Test func `a stroke without samples has no length and does not trap`() {
    let stroke = Stroke(through: [])

    #expect(stroke.duration == 0)
    #expect(stroke.netTranslation == .zero)
    #expect(stroke.straying == .infinity)
    #expect(stroke.placed(startingAt: .zero, within: .zero) == stroke)
  }

  @Test func `the deviation is the largest distance from the straight line per length`() {
    #expect(Stroke(through: [(0, 0), (50, 30), (60, -20), (100, 0)]).straying == 0.3)
    #expect(Stroke(through: [(0, 0), (100, 0)]).straying == 0)
    #expect(Stroke(through: [(0, 0), (100, 0), (0, 0)]).straying == .infinity)
  }

  @Test func `a stroke that loops is curved, not rightward`() {
    let loop = [(0.0, 0.0), (0, 170), (60, 170), (60, 20)]

    #expect(direction(of: loop, classes: ["h-right"]) == .curved)
    #expect(direction(of: loop, classes: []) == .curved)
  }

  @Test func `a stroke with exactly the maximum deviation is not curved`() {
    #expect(direction(of: [(0, 0), (50, 30), (100, 0)], classes: ["h-right"]) == .right)
    #expect(direction(of: [(0, 0), (50, 30.1), (100, 0)], classes: ["h-right"]) == .curved)
  }

  @Test func `only directions along an axis become curved`() {
    let loop = [(0.0, 0.0), (0, 170), (60, 170), (60, 20)]

    #expect(direction(of: loop, classes: ["diag-dr"]) == .diagonal)
    #expect(direction(of: loop, classes: ["short"]) == .short)
    #expect(direction(of: loop, classes: ["tap"]) == .tap)
  }

  @Test(
    arguments: [
      ("h-right", .right, (100, 0)), ("h-left", .left, (-100, 0)), ("v-up", .up, (0, -100)),
      ("v-down", .down, (0, 100)), ("diag-ur", .diagonal, (100, 0)), ("tap", .tap, (100, 0)),
      ("press", .press, (100, 0)), ("short", .short, (100, 0)),
    ] as [(String, StrokeDirection, (Double, Double))])
  func `a known class gives the direction`(
    recordedClass: String, expected: StrokeDirection, end: (Double, Double)
  ) {
    let straight = [(0.0, 0.0), end]

    #expect(direction(of: straight, classes: ["slow", recordedClass]) == expected)
  }

  @Test(arguments: [(29.0, StrokeDirection.right), (30, .curved)])
  func `a stroke that begins along the other axis for 30 pt is curved, not rightward`(
    down: Double, expected: StrokeDirection
  ) {
    let turning = [(0.0, 0.0), (0, down), (200, down)]

    #expect(direction(of: turning, classes: ["h-right"]) == expected)
  }

  @Test(
    arguments: [
      ([(0, 0), (100, 50)], .right), ([(0, 0), (-100, 50)], .left), ([(0, 0), (50, 100)], .down),
      ([(0, 0), (50, -100)], .up), ([(0, 0), (100, 51)], .diagonal), ([(0, 0), (39, 0)], .short),
      ([(0, 0), (12, 0), (1, 0)], .short), ([(0, 0), (9, 0)], .tap),
    ] as [([(Double, Double)], StrokeDirection)])
  func `without a known class the translation gives the direction`(
    points: [(Double, Double)], expected: StrokeDirection
  ) {
    #expect(direction(of: points, classes: ["slow", "edge-left"]) == expected)
  }

  @Test func `a touch that rests for 400 ms is a press`() {
    let samples = [
      StrokeSample(time: 0, location: .zero), StrokeSample(time: 0.4, location: .zero),
    ]

    #expect(StrokeDirection(classes: [], samples: samples) == .press)
  }

  @Test func `a mirror swaps right and left`() {
    var stroke = Stroke(through: [(10, 5), (110, 7)])
    stroke.intent = .right

    let mirrored = stroke.mirrored(inWidth: 390)

    #expect(mirrored.samples.map(\.location) == [CGPoint(x: 380, y: 5), CGPoint(x: 280, y: 7)])
    #expect(mirrored.direction == .left)
    #expect(mirrored.intent == .left)
    #expect(mirrored.mirrored(inWidth: 390) == stroke)
  }

  @Test func `a placed stroke keeps its size and ends at the border`() {
    let glass = CGRect(x: 0, y: 0, width: 390, height: 844)

    let placed = Stroke(through: [(10, 5), (60, 15), (210, 5)])
      .placed(startingAt: CGPoint(x: 300, y: 0), within: glass)

    #expect(
      placed.samples.map(\.location)
        == [CGPoint(x: 300, y: 0), CGPoint(x: 350, y: 10), CGPoint(x: 390, y: 0)])
  }

  @Test func `a stroke scales with its screen, and is unchanged without one`() {
    var stroke = Stroke(through: [(100, 100), (200, 100)])
    #expect(stroke.scaled(to: CGSize(width: 390, height: 844)) == stroke)

    stroke.screen = CGSize(width: 200, height: 400)
    let scaled = stroke.scaled(to: CGSize(width: 400, height: 100))

    #expect(scaled.samples.map(\.location) == [CGPoint(x: 200, y: 25), CGPoint(x: 400, y: 25)])
    #expect(scaled.screen == CGSize(width: 400, height: 100))
  }

  private func direction(
    of points: [(Double, Double)], classes: [String]
  ) -> StrokeDirection {
    StrokeDirection(classes: classes, samples: Stroke(through: points).samples)
  }
}

extension Stroke {
  /// A stroke to the right with a sample every 10 ms.
  fileprivate init(through points: [(Double, Double)]) {
    let samples = points.enumerated().map { index, point in
      StrokeSample(time: Double(index) / 100, location: CGPoint(x: point.0, y: point.1))
    }
    self.init(id: "s", source: "test", screen: nil, direction: .right, samples: samples)
  }
}
#endif
