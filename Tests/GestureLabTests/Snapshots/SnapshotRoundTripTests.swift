#if HEADLESS
import Foundation
import GestureArbitration
import GestureLab
import HeadlessUIKit
import Testing

@MainActor
struct SnapshotRoundTripTests {
  private static let screens = LabScreen.all + LabScreen.flawed

  /// Writes a screen as a file, reads it, and builds it again.
  private func rebuilt(_ screen: LabScreen) throws -> LabScreen {
    try SnapshotRoundTrip(screen, on: .iOS26).copy
  }

  @Test func `what is written of a screen is read again`() throws {
    for screen in Self.screens {
      let snapshot = screen.snapshot()
      let read = try GestureSnapshot(json: snapshot.json.utf8, named: "screen.json")
      #expect(read == snapshot)
      #expect(read.json == snapshot.json)
    }
  }

  /// A sample; `gesture-lab snapshot --compare` plays whole maps on every release.
  @Test func `drags on the copy of a built-in screen have the same owners and reasons`() throws {
    let slice = try #require(MapSlice(5, of: 9))
    for (index, screen) in SnapshotRoundTrip.screens.enumerated() {
      let versions = SystemVersion.allCases
      let trip = try SnapshotRoundTrip(screen, on: versions[index % versions.count])
      let differences = trip.mapDifferences(
        grid: MapGrid(spacing: 97), slice: slice, directions: [.right, .left, .downRight])
      #expect(differences == [])
    }
  }

  /// A sample, too.
  @Test func `strokes on the copy of a built-in screen have the same timelines`() throws {
    for (index, screen) in SnapshotRoundTrip.screens.enumerated() {
      let trip = try SnapshotRoundTrip(screen, on: index.isMultiple(of: 2) ? .iOS26 : .iOS18)
      #expect(trip.timelineDifferences(seed: UInt64(index)) == [])
    }
  }

  @Test func `what a snapshot cannot hold is in its notes and in those of the screen`() throws {
    func notes(_ name: String) throws -> [String] {
      let screen = try #require(Self.screens.first { $0.name == name })
      return try rebuilt(screen).notes
    }
    #expect(try notes("refusing").contains { $0.contains("was not asked now") })
    #expect(try notes("flawed-policy").contains { $0.contains(#".refuse("always")"#) })
    #expect(try notes("flawed-rules").contains { $0.contains(#".refuse("landing")"#) })
    #expect(try notes("rows").contains { $0.contains("The condition of row was asked") })
    #expect(try notes("pages-first").contains { $0.contains("Where pages is among its pages") })
    #expect(try notes("flawed-circle").contains { $0.contains("The class of first.pan") })
    #expect(try notes("plain").count == 1)
  }

  @Test func `a screen without class names has the same owners`() throws {
    for screen in [LabScreen.nestedMiddlePage, .map, .slider, .rows] {
      let snapshot = screen.snapshot(includingClassNames: false)
      #expect(snapshot.views.allSatisfy { $0.type == nil })
      #expect(snapshot.recognizers.allSatisfy { $0.type == nil })
      #expect(!snapshot.json.contains("UIViewController"))
      let copy = LabScreen(snapshot, named: screen.name)
      let script = TouchScript().down(at: CGPoint(x: 195, y: screen.strokeHeight))
        .move(to: CGPoint(x: 320, y: screen.strokeHeight), over: 0.2).up()
      #expect(
        Trial(script, on: copy, withArbiter: true).owner
          == Trial(script, on: screen, withArbiter: true).owner)
    }
  }

  @Test func `the diagnosis of a screen is the same after a round trip`() throws {
    for screen in SnapshotRoundTrip.screens {
      let controllers = screen.snapshot().controllers
      let issues = [screen, try rebuilt(screen)].map { screen in
        let stage = screen.stage()
        screen.show(on: stage)
        return stage.navigation.gestureArbiter.diagnose().map { issue in
          // Classes of the app are not rebuilt.
          controllers.flatMap { [$0.type, $0.interceptor] }.compactMap { $0 }
            .reduce("\(issue)") { $0.replacingOccurrences(of: $1, with: "a class") }
            .replacingOccurrences(of: "SnapshotController", with: "a class")
            .replacingOccurrences(of: "AgreeingInterceptor", with: "a class")
        }
      }
      #expect(issues[0] == issues[1], "\(screen.name)")
    }
  }
}
#endif
