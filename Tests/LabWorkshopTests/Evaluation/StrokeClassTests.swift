#if HEADLESS
import Foundation
import GestureLab
import LabWorkshop
import Testing

struct StrokeClassTests {
  @Test(arguments: SwipeDirection.allCases)
  func `a straight fast stroke has the class of its direction`(direction: SwipeDirection) {
    let expected: StrokeClass =
      switch direction {
      case .right: .flick
      case .left: .left
      case .up, .down: .vertical
      }

    #expect(StrokeClass.classes(of: line(direction.vector(turnedBy: 0), over: 0.1)) == [expected])
  }

  @Test func `a rightward stroke below 250 pt/s is aimed`() {
    let right = CGPoint(x: 1, y: 0)

    #expect(StrokeClass.classes(of: line(right, over: 0.39)) == [.flick])
    #expect(StrokeClass.classes(of: line(right, over: 0.41)) == [.aimed, .straightAimed])
  }

  @Test func `a detour has the class of its translation, and is not straight`() {
    let detour = Stroke(
      id: "detour", source: "", screen: nil, direction: .curved,
      samples: [(0, 0), (0, 60), (80, 0)].enumerated().map {
        StrokeSample(time: Double($0), location: CGPoint(x: $1.0, y: $1.1))
      })

    #expect(StrokeClass.classes(of: detour) == [.aimed])
  }

  @Test func `a stroke with intent belongs to the classes that agree with it`() {
    var (right, up) = (line(CGPoint(x: 1, y: 0), over: 0.1), line(CGPoint(x: 0, y: -1), over: 0.1))
    (right.intent, up.intent) = (.right, .right)
    var short = line(CGPoint(x: 0.05, y: 0), over: 0.1)
    short.intent = .left

    #expect(StrokeClass.classes(of: right) == [.flick, .aimedRight])
    #expect(StrokeClass.classes(of: up) == [.aimedRight])
    #expect(StrokeClass.classes(of: short) == [.aimedElsewhere])
  }

  @Test func `a stroke that ends near its start has no class`() {
    #expect(StrokeClass.classes(of: line(CGPoint(x: 0.05, y: 0), over: 0.1)).isEmpty)
  }

  private func line(_ direction: CGPoint, over duration: TimeInterval) -> Stroke {
    let samples = (0...4).map {
      let part = Double($0) / 4
      return StrokeSample(
        time: part * duration,
        location: CGPoint(x: direction.x * 100 * part, y: direction.y * 100 * part))
    }
    return Stroke(
      id: "line", source: "", screen: nil,
      direction: StrokeDirection(classes: [], samples: samples), samples: samples)
  }
}
#endif
