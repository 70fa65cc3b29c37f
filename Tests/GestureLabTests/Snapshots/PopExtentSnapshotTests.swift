#if HEADLESS
import Foundation
import GestureArbitration
import GestureDiagnostics
import GestureLab
import HeadlessUIKit
import Testing

/// Pops beyond UIKit's, asked for by the app, a stack or a screen, on a screen built from a snapshot.
@MainActor @Suite struct PopExtentSnapshotTests {
  enum Level: CaseIterable { case app, stack, screen }

  @Test(arguments: Level.allCases, SystemVersion.allCases)
  func `a rebuilt screen is popped by the drags that pop the original`(
    level: Level, version: SystemVersion
  ) throws {
    defer { GestureArbiter.defaults = GestureArbiter.Defaults() }
    for isBare in [false, true] {
      for x in [CGFloat(6), 195] {
        let stage = Stage(iOS: version)
        let screen = UIViewController()
        screen.navigationItem.hidesBackButton = isBare
        let controller = level == .screen ? screen : stage.navigation
        if level == .app {
          GestureArbiter.defaults.allowsFullScreenPop = true
          GestureArbiter.defaults.popsWithoutBackButton = true
        } else {
          controller.allowsFullScreenPop = true
          controller.popsWithoutBackButton = true
        }
        stage.push(screen)
        let file = stage.arbiter.snapshot().json.utf8
        let rebuilt = Stage(try GestureSnapshot(json: file, named: "s.json"))
        GestureArbiter.defaults = GestureArbiter.Defaults()

        rebuilt.drag(.right, from: CGPoint(x: x, y: 422))
        rebuilt.rest()

        #expect(rebuilt.navigation.viewControllers.count == 1, "\(isBare) \(x)")
      }
    }
  }

  @Test func `a screen that leaves out what its stack asks for is rebuilt so`() throws {
    let stage = Stage(iOS: .v18)
    let screen = UIViewController()
    screen.allowsFullScreenPop = false
    stage.arbiter.driver = .arbiter
    stage.push(screen)
    let file = stage.arbiter.snapshot().json.utf8
    let rebuilt = Stage(try GestureSnapshot(json: file, named: "s.json"))
    for stage in [stage, rebuilt] {
      stage.drag(.right, from: CGPoint(x: 195, y: 422))
      stage.rest()
      #expect(stage.navigation.viewControllers.count == 2)
    }
  }
}
#endif
