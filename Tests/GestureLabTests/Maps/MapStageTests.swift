#if HEADLESS
import Foundation
import GestureArbitration
import GestureLab
import HeadlessUIKit
import LabWorkshop
import Testing

/// A map's stage is reused, and every drag on it is like the first one.
@MainActor @Suite struct MapStageTests {
  /// A screen with or without the arbiter.
  struct Setting: Sendable, CustomTestStringConvertible {
    let screen: LabScreen
    let name: String
    let withArbiter: Bool
    let version: SystemVersion

    var testDescription: String {
      "\(name), \(withArbiter ? "with" : "without") the arbiter, \(version)"
    }
  }

  /// Each screen on two of three releases, by turns.
  static let settings: [Setting] = LabScreen.all.enumerated().flatMap { index, screen in
    [false, true].map { withArbiter in
      let version = SystemVersion.allCases[(index + (withArbiter ? 1 : 0)) % 3]
      return Setting(
        screen: screen, name: screen.name, withArbiter: withArbiter, version: version)
    }
  }

  @Test(arguments: await settings)
  func `a drag has the same owner as on a new stage, in any order of drags`(
    setting: Setting
  ) {
    var generator = SeededGenerator(seed: setting.name.utf8.reduce(7) { $0 &* 31 &+ UInt64($1) })
    let behavior = UIKitBehavior(version: setting.version)
    let stage = MapStage(setting.screen, withArbiter: setting.withArbiter, behavior: behavior)
    let drags = Self.drags.shuffled(using: &generator).prefix(4)

    for (index, drag) in drags.enumerated() {
      let script = TouchScript(mapDragFrom: drag.start, drag.direction)
      let cell = stage.play(script)

      let trial = Trial(
        script, on: setting.screen, withArbiter: setting.withArbiter, until: .lift,
        behavior: behavior)
      let place = "\(drag.direction) from \(drag.start), drag \(index)"
      #expect(cell.owner == trial.owner, "\(place): \(cell.reason)")
    }
  }

  /// Drags in every direction from corners, borders, the center, the content and random locations.
  private static let drags: [(start: CGPoint, direction: MapDirection)] = {
    var generator = SeededGenerator(seed: 3)
    let size = StageMetrics.screen.size
    let places = [5, 25, 70, 195, 285, 385].flatMap { x in
      [5, 60, 295, 400, 422, 820].map { y in CGPoint(x: x, y: y) }
    }
    return places.flatMap { place in
      MapDirection.allCases.flatMap { direction in
        let other = CGPoint(
          x: size.width * generator.unitInterval(), y: size.height * generator.unitInterval())
        return [(place, direction), (other, direction)]
      }
    }
  }()
}
#endif
