import GestureLab
import HeadlessUIKit
import Testing

/// Who owns the strokes that people made, once the arbiter decides.
@MainActor @Suite(.enabled(if: SharedData.exists(SharedData.strokes)))
struct RecordedStrokeOwnerTests {
  @Test func `no vertical stroke pops any screen`() throws {
    let strokes = try Self.strokes(.up) + Self.strokes(.down)
    #expect(strokes.count > 200)

    for (index, stroke) in strokes.enumerated() where index.isMultiple(of: 3) {
      let direction: SwipeDirection = stroke.direction == .up ? .up : .down
      for screen in LabScreen.all {
        for place in StrokePlace.allCases {
          Self.expect(stroke, direction, from: place, on: screen) { $0 != .pop }
        }
      }
    }
  }

  @Test func `every rightward stroke pops a plain screen and a pager on its first page`() throws {
    for stroke in try Self.strokes(.right) {
      for screen in [LabScreen.plain, .pagerFirstPage] {
        for place in StrokePlace.allCases {
          Self.expect(stroke, .right, from: place, on: screen) { $0 == .pop }
        }
      }
    }
  }

  @Test func `every rightward stroke pops a screen that promises a pop, and no other`() throws {
    for screen in LabScreen.all {
      for stroke in try Self.strokes(.right) {
        for place in StrokePlace.allCases {
          let promise = screen.promise(.right, from: place, on: .iOS26)
          Self.expect(stroke, .right, from: place, on: screen) {
            ($0 == .pop) == (promise == .pop)
          }
        }
      }
    }
  }

  @Test func `no rightward stroke pops a pager in the middle or the root`() throws {
    for stroke in try Self.strokes(.right) {
      for place in StrokePlace.allCases {
        Self.expect(stroke, .right, from: place, on: .pagerMiddlePage) { $0 == .content("pager") }
        Self.expect(stroke, .right, from: place, on: .root) { $0 == .nobody }
      }
    }
  }

  @Test func `no rightward stroke in the middle of a map or a carousel takes it away`() throws {
    for stroke in try Self.strokes(.right) {
      Self.expect(stroke, .right, from: .middle, on: .map) { $0 == .content("map") }
      Self.expect(stroke, .right, from: .middle, on: .carousel) { $0 == .content("carousel") }
    }
  }

  @Test func `next to no stroke loses its owner to the arbiter`() throws {
    let strokes = try Self.strokes(.down) + Self.strokes(.right) + Self.strokes(.left)

    let comparison = Comparison(
      strokes, on: [.pagerFirstPage, .carousel, .list, .rightToLeftPager])

    // One fast stroke at 45° on the right-to-left pager, from either place.
    #expect(comparison.orphans.count <= 2, "\(comparison.orphans)")
  }

  private static func strokes(_ direction: StrokeDirection) throws -> [Stroke] {
    let strokes = try StrokeFile.read(path: SharedData.strokes).strokes
      .filter { $0.direction == direction }
    try #require(!strokes.isEmpty)
    return strokes
  }

  private static func expect(
    _ stroke: Stroke, _ direction: SwipeDirection, from place: StrokePlace, on screen: LabScreen,
    sourceLocation: SourceLocation = #_sourceLocation, _ isFine: (Owner) -> Bool
  ) {
    let start = place.start(
      for: direction, height: screen.strokeHeight, reading: screen.reading)
    let script = TouchScript(stroke.placed(startingAt: start, within: StageMetrics.screen))
    let trial = Trial(script, on: screen, withArbiter: true)
    if !isFine(trial.owner) {
      Issue.record(
        """
        \(stroke.id), \(direction) from \(place) on \(screen.name): got \(trial.owner)

        \(trial.timeline.lines.joined(separator: "\n"))
        """, sourceLocation: sourceLocation)
    }
  }
}
