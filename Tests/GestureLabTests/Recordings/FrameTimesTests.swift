#if HEADLESS
import Foundation
import GestureLab
import Testing

struct FrameTimesTests {
  private func rounded(_ times: [TimeInterval]) -> [TimeInterval] {
    times.map { ($0 * 1000).rounded() / 1000 }
  }

  @Test(arguments: [60.0, 80, 120], [0, 0.0004, 12.3459])
  func `rounded times are those of the display's frames again`(rate: Double, start: Double) {
    // With frames that were missed.
    let frames = [0, 1, 2, 3, 5, 6, 7, 8, 11, 12, 40].map { start + Double($0) / rate }

    let found = FrameTimes(rounded(frames)).times

    for (found, frame) in zip(found, frames) { #expect(abs(found - frame) <= 0.0005) }
    for index in frames.indices.dropFirst() {
      let step = frames[index] - frames[index - 1]
      #expect(abs(found[index] - found[index - 1] - step) < 1e-9)
    }
  }

  @Test func `times that lie on no frames stay as they are`() {
    let uneven = [0.0, 0.003, 0.017, 0.021, 0.040]
    #expect(FrameTimes(uneven).times == uneven)
  }

  @Test func `a lift soon after a move keeps its time`() {
    let times = [0, 0.017, 0.033, 0.034]
    #expect(FrameTimes(times).times == times)
  }

  @Test func `times that are not rounded stay as they are`() {
    let exact = (0..<20).map { Double($0) / 120 + 0.00012 * Double($0 % 3) }
    #expect(FrameTimes(exact).times == exact)
  }

  @Test func `too few times for a rate stay as they are`() {
    for times in [[], [0.5], [0.5, 0.517]] { #expect(FrameTimes(times).times == times) }
  }
}
#endif
