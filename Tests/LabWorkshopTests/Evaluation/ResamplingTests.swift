#if HEADLESS
import Foundation
import GestureLab
import LabWorkshop
import Testing

struct ResamplingTests {
  @Test(arguments: [60.0, 120])
  func `samples are at whole frames, from touch-down to lift`(rate: Double) throws {
    var generator = StrokeGenerator(seed: 4, rate: 250)

    for direction in SwipeDirection.allCases {
      let stroke = generator.next(direction)
      let resampled = stroke.resampled(at: rate)
      let times = resampled.samples.map(\.time)

      #expect(resampled.samples.first == stroke.samples.first)
      #expect(resampled.samples.last == stroke.samples.last)
      for (index, time) in times.dropLast().enumerated() {
        #expect(time == Double(index) / rate)
      }
      #expect(times == times.sorted() && Set(times).count == times.count)
    }
  }

  @Test func `a resampled stroke is interpolated linearly`() throws {
    let stroke = Stroke(
      id: "bend", source: "", screen: nil, direction: .right,
      samples: [(0, 0, 0), (0.05, 10, 0), (0.1, 10, 20)].map {
        StrokeSample(time: $0.0, location: CGPoint(x: $0.1, y: $0.2))
      })

    let places = stroke.resampled(at: 40).samples.map(\.location)

    let expected = [(0, 0), (5, 0), (10, 0), (10, 10), (10, 20)].map { CGPoint(x: $0.0, y: $0.1) }
    #expect(places.count == 5)
    for (place, corner) in zip(places, expected) {
      #expect(hypot(place.x - corner.x, place.y - corner.y) < 1e-9)
    }
  }

  @Test(arguments: [Double.nan, .infinity, 0, -60])
  func `an invalid rate does not change the stroke`(rate: Double) {
    var generator = StrokeGenerator(seed: 4)
    let stroke = generator.next(.up)

    #expect(stroke.resampled(at: rate) == stroke)
  }

  @Test func `a stroke with one sample or none is unchanged`() {
    for count in 0...1 {
      let samples = (0..<count).map { _ in StrokeSample(time: 0, location: .zero) }
      let stroke = Stroke(id: "tap", source: "", screen: nil, direction: .tap, samples: samples)

      #expect(stroke.resampled(at: 60) == stroke)
    }
  }
}
#endif
