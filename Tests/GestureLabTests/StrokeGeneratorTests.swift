#if HEADLESS
import Foundation
import GestureLab
import Testing

struct StrokeGeneratorTests {
  @Test func `the same seed gives the same strokes bit for bit`() {
    var (one, other, third) = (
      StrokeGenerator(seed: 3), StrokeGenerator(seed: 3), StrokeGenerator(seed: 4)
    )

    let strokes = one.strokes(perDirection: 50)

    #expect(strokes == other.strokes(perDirection: 50))
    #expect(strokes != third.strokes(perDirection: 50))
  }

  @Test func `a seed keeps its strokes`() {
    var generator = StrokeGenerator(seed: 1)

    let stroke = generator.next(.right)

    #expect(stroke.samples.last?.location == CGPoint(x: 118.18, y: 1.67))
  }

  @Test(arguments: [60.0, 120.0])
  func `every stroke has its direction and is nearly straight`(rate: Double) {
    var generator = StrokeGenerator(seed: 11, rate: rate)

    for stroke in generator.strokes(perDirection: 1000) {
      #expect(StrokeDirection(classes: [], samples: stroke.samples) == stroke.direction)
      #expect(stroke.straying <= StrokeDirection.maximumDeviation)
    }
  }

  @Test func `a stroke starts at the origin and ends at lift, its samples in order`() {
    var generator = StrokeGenerator(seed: 5)

    for stroke in generator.strokes(perDirection: 200) {
      let times = stroke.samples.map(\.time)
      #expect(stroke.samples.first == StrokeSample(time: 0, location: .zero))
      #expect(times.count >= 4)
      #expect(zip(times, times.dropFirst()).allSatisfy(<))
    }
  }

  @Test(arguments: [60.0, 120.0])
  func `samples have the given rate`(rate: Double) throws {
    var generator = StrokeGenerator(seed: 5, rate: rate)

    let times = generator.next(.down).samples.map(\.time)

    for (index, time) in times.dropLast().enumerated() {
      #expect(abs(time - Double(index) / rate) < 1e-12)
    }
  }

  @Test(arguments: [0, -60, .nan, .infinity, 1e300])
  func `an impossible rate is clamped`(rate: Double) {
    var generator = StrokeGenerator(seed: 5, rate: rate)

    #expect((1...1000).contains(generator.rate))
    #expect(generator.next(.up).samples.count >= 4)
  }

  @Test func `a negative number of strokes is 0`() {
    var generator = StrokeGenerator(seed: 5)

    #expect(generator.strokes(perDirection: -1).isEmpty)
  }

  @Test(arguments: SwipeDirection.allCases)
  func `the angle of a turned vector is the angle of the turn`(direction: SwipeDirection) {
    for degrees in [-150.0, -30, 0, 12.5, 90] {
      #expect(abs(direction.angle(of: direction.vector(turnedBy: degrees)) - degrees) < 1e-9)
    }
  }

  @Test func `positive angles are clockwise`() {
    #expect(SwipeDirection.right.vector(turnedBy: 30).y > 0)
    #expect(SwipeDirection.left.vector(turnedBy: 30).y < 0)
    #expect(SwipeDirection.up.vector(turnedBy: 30).x > 0)
    #expect(SwipeDirection.down.vector(turnedBy: 30).x < 0)
  }
}
#endif
