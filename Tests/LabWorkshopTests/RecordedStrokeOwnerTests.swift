#if HEADLESS
import GestureLab
import HeadlessUIKit
import LabWorkshop
import Testing

/// The owners of recorded strokes with the arbiter.
///
/// Every sixtieth stroke; `gesture-lab --all --strokes FILE` plays all of them.
@MainActor @Suite(.needs(SharedData.strokes))
struct RecordedStrokeOwnerTests {
  @Test func `no vertical stroke pops a screen that no zoom has shown`() async {
    // Another process leaves the main actor to the other tests.
    await #expect(processExitsWith: .success) { @MainActor in
      for version in SystemVersion.allCases { try Self.expectNoPop(on: version) }
    }
  }

  private static func expectNoPop(on version: SystemVersion) throws {
    let strokes = try strokes(.up) + strokes(.down)
    #expect(strokes.count > 3)

    for stroke in strokes {
      let direction: SwipeDirection = stroke.direction == .up ? .up : .down
      for screen in LabScreen.all {
        // Without a content pop, a stroke from the middle cannot pop.
        for place in version.hasContentPop ? StrokePlace.allCases : [.edge]
        where screen.promise(direction, from: place, on: version) != .pop {
          expect(stroke, direction, from: place, on: screen, version) { $0 != .pop }
        }
      }
    }
  }

  @Test(arguments: SystemVersion.allCases)
  func `every rightward stroke has the owner that its screen promises`(version: SystemVersion)
    throws
  {
    for stroke in try Self.strokes(.right) {
      for screen in LabScreen.all {
        for place in StrokePlace.allCases {
          let promise = screen.promise(.right, from: place, on: version)
          Self.expect(stroke, .right, from: place, on: screen, version) { $0 == promise }
        }
      }
    }
  }

  @Test func `almost no stroke loses its owner because of the arbiter`() throws {
    let strokes = try Self.strokes(.down) + Self.strokes(.right) + Self.strokes(.left)

    let comparison = Comparison(
      strokes, on: [.pagerFirstPage, .carousel, .list, .rightToLeftPager])

    // At most one fast stroke at 45° on the right-to-left pager, from both places.
    #expect(comparison.orphans.count <= 2, "\(comparison.orphans)")
  }

  private static func strokes(_ direction: StrokeDirection) throws -> [Stroke] {
    let strokes = try StrokeFile.read(path: SharedData.strokes).strokes
      .filter { $0.direction == direction }
    try #require(!strokes.isEmpty)
    return strokes.enumerated().filter { $0.offset.isMultiple(of: 60) }.map(\.element)
  }

  private static func expect(
    _ stroke: Stroke, _ direction: SwipeDirection, from place: StrokePlace, on screen: LabScreen,
    _ version: SystemVersion, sourceLocation: SourceLocation = #_sourceLocation,
    _ isFine: (DragOwner) -> Bool
  ) {
    let start = place.start(
      for: direction, height: screen.strokeHeight, layoutDirection: screen.layoutDirection)
    let script = TouchScript(stroke.placed(startingAt: start, within: StageMetrics.screen))
    let trial = Trial(
      script, on: screen, withArbiter: true, until: .lift,
      behavior: UIKitBehavior(version: version))
    if !isFine(trial.owner) {
      Issue.record(
        """
        \(stroke.id), \(direction) from \(place) on \(screen.name), \(version): got \(trial.owner)

        \(trial.timeline.lines.joined(separator: "\n"))
        """, sourceLocation: sourceLocation)
    }
  }
}
#endif
