#if HEADLESS
import Foundation
import HeadlessUIKit
import Testing

/// The headless map view and its recognizers.
@MainActor @Suite struct MapTests {
  private let screen = Screen()

  @Test func `C182: a map's recognizers are attached to an inner view`() {
    let map = add()

    #expect(map.gestureRecognizers == nil)
    #expect(map.subviews.count == 1)
    #expect(map.subviews.first?.gestureRecognizers?.count == 4)
  }

  @Test func `C183: two touches pan, pinch, rotate and tilt a map simultaneously`() {
    let map = add()
    let (one, other) = (screen.touch(0), screen.touch(1))
    one.down(150, 400)
    other.down(250, 400)

    for _ in 0..<6 { screen.send([one.movement(-10, -20), other.movement(20, -5)]) }
    let states = (map.subviews.first?.gestureRecognizers ?? []).map(\.state)
    one.up()
    other.up()

    #expect(states == [.changed, .changed, .changed, .changed], screen.log)
    #expect(map.displacement.x > 10 && map.displacement.y < -30)
    #expect(map.scale > 1.2)
    #expect(map.rotation > 0.1)
    #expect(map.tilt > 30)
  }

  @Test(arguments: [(60.0, 0.0), (0, -60), (40, 40)])
  func `C183: one touch pans a map along both axes`(dx: CGFloat, dy: CGFloat) {
    let map = add()

    screen.touch.down(200, 400).drag(dx, dy, steps: 6).up()

    let travel = hypot(dx, dy)
    let fraction = (travel - EngineMetrics.panHysteresis) / travel
    #expect(abs(map.displacement.x - dx * fraction) < 1e-9, screen.log)
    #expect(abs(map.displacement.y - dy * fraction) < 1e-9, screen.log)
    #expect(map.scale == 1 && map.rotation == 0 && map.tilt == 0)
  }

  @Test func `C183: a map's recognizers exclude other recognizers`() {
    let map = add()
    screen.add(UIPanGestureRecognizer(), "outer")

    screen.touch.down(200, 400).drag(60, 0).up()

    #expect(screen.timeline[.action] == [], screen.log)
    #expect(map.displacement.x == 50)
  }

  private func add() -> HeadlessMapView {
    let map = HeadlessMapView(frame: .zero)
    map.frame = CGRect(x: 0, y: 0, width: 400, height: 800)
    screen.window.addSubview(map)
    return map
  }
}
#endif
