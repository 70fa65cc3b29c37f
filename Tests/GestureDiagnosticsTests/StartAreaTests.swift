import Foundation
import GestureDiagnostics
import SampleAttempts
import Testing

@MainActor @Suite struct StartAreaTests {
  @Test(
    arguments: [
      (.edge, true), (.anywhere, true), (.leading(0), true), (.box(start: 400), true),
      (.box(start: 400 + step), false), (.box(top: 800), true), (.box(top: 800 + step), false),
      (.box(end: -1), false), (.box(start: 200, end: 100), false), (.leading(.nan), false),
      (.box(start: 390, end: 500, top: 700, bottom: 900), true),
    ] as [(PopStartArea, Bool)])
  func `an area reaches into a container if any point of it does`(
    area: PopStartArea, reaches: Bool
  ) {
    #expect(area.reaches(into: CGRect(x: 0, y: 0, width: 400, height: 800)) == reaches)
  }
}
