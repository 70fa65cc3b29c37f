#if HEADLESS
import Foundation
import GestureLab
import Testing

@MainActor
struct EvaluationTests {
  @Test func `every rule set is evaluated on every screen, at every rate, with every stroke`()
    throws
  {
    let evaluation = Evaluation(Self.strokes(2))

    for cell in evaluation.cells where cell.strokes != .diagonal {
      #expect(cell.popped.total > 0, "\(cell)")
    }
    #expect(
      evaluation.cells.count
        == Evaluation.rates.count * EvaluationScreen.allCases.count * RuleSet.allCases.count
        * StrokeClass.allCases.count)
  }

  @Test func `a straight flick from the edge pops under each rule set but one`() throws {
    let flick = line(to: CGPoint(x: 200, y: 4), over: 0.15)
    let evaluation = Evaluation([flick])

    for rules in RuleSet.allCases {
      let cell = try #require(evaluation.cell(rules, .flick))
      // It has a part downwards.
      #expect((cell.popped.count == 1) == (rules != .flatSign), "\(rules)")
      #expect(cell.wrongStrokes == (cell.popped.count == 1 ? [] : ["line"]))
    }
  }

  @Test func `the sign alone pops on a scroll that leans to the right, but too late on a list`()
    throws
  {
    let scroll = line(to: CGPoint(x: 20, y: -200), over: 0.3)
    let evaluation = Evaluation([scroll])

    for rules in RuleSet.allCases {
      let popped = try #require(evaluation.cell(rules, .vertical)).popped.count
      #expect((popped == 1) == [.sign, .strip].contains(rules), "\(rules)")
    }
    #expect(evaluation.cell(.sign, .vertical, on: .list)?.popped.count == 0)
  }

  @Test func `the result of a stroke does not depend on earlier strokes`() async {
    // Another process leaves the main actor to the other tests.
    await #expect(processExitsWith: .success) { @MainActor in
      // With a screen: the start of a stroke without one depends on the other strokes.
      let strokes = Self.strokes(2).map { stroke in
        var placed = stroke.placed(startingAt: CGPoint(x: 100, y: 400), within: .infinite)
        placed.screen = StageMetrics.screen.size
        return placed
      }
      let together = Evaluation(strokes)

      for stroke in strokes {
        let alone = Evaluation([stroke])
        for cell in alone.cells where cell.popped.total > 0 {
          let among = together.cell(cell.rules, cell.strokes, on: cell.screen, at: cell.rate)
          #expect(
            among?.wrongStrokes.contains(stroke.id) == (cell.wrong.count == 1),
            "\(stroke.id), \(cell.rules), \(cell.screen), \(cell.rate ?? 0)")
        }
      }
    }
  }

  /// The purpose of the rule, on generated strokes: compared with every rival that tests the axis,
  /// it loses at most half as many aimed drags, and no more flicks.
  @Test func `the arbiter loses at most half as many aimed drags as rivals, and no more flicks`()
    throws
  {
    let evaluation = Self.aimed

    for rate in Self.rates {
      func wrong(_ rules: RuleSet, _ strokes: StrokeClass) throws -> Int {
        try #require(evaluation.cell(rules, strokes, at: rate)).wrong.count
      }
      for rules in [RuleSet.velocity, .twoToOne, .dominantVelocity] {
        #expect(try wrong(.arbiter, .aimed) * 2 <= wrong(rules, .aimed), "\(rules)")
        #expect(try wrong(.arbiter, .flick) <= wrong(rules, .flick), "\(rules)")
      }
      #expect(try wrong(.arbiter, .vertical) <= wrong(.velocity, .vertical) + 1)
    }
  }

  @Test func `a match compares the travel of the strokes that pop under both`() throws {
    let evaluation = Self.aimed

    for rate in Self.rates {
      let match = try #require(evaluation.match(on: .still, at: rate))
      let travel = try #require(match.commonTravel)

      #expect(travel.arbiter > GestureMetrics.decisionTravel)
      #expect(travel.arbiter <= travel.rival + 2)
    }
  }

  @Test(.needs(SharedData.strokes))
  func `of recorded strokes no rule with an axis loses fewer, or steals fewer than by velocity`()
    async
  {
    // Another process leaves the main actor to the other tests.
    await #expect(processExitsWith: .success) { @MainActor in
      let rates: [Double?] = [nil]
      let evaluation = Evaluation(
        try StrokeFile.read(path: SharedData.strokes).strokes, on: [.still, .pager], at: rates)

      for screen in [EvaluationScreen.still, .pager] {
        for rate in rates {
          let own = try #require(evaluation.cell(.arbiter, .vertical, on: screen, at: rate))
          let flicks = try #require(evaluation.cell(.arbiter, .flick, on: screen, at: rate))
          let aimed = try #require(evaluation.cell(.arbiter, .aimed, on: screen, at: rate))
          let stolen = try #require(evaluation.cell(.velocity, .vertical, on: screen, at: rate))
          #expect(own.popped.count <= stolen.popped.count, "\(own)")
          for rules in [RuleSet.velocity, .twoToOne, .dominantVelocity] {
            let lost = try #require(evaluation.cell(rules, .flick, on: screen, at: rate))
            #expect(flicks.wrong.count <= lost.wrong.count, "\(rules)")
            let slow = try #require(evaluation.cell(rules, .aimed, on: screen, at: rate))
            #expect(aimed.wrong.count <= slow.wrong.count, "\(rules)")
          }
        }
      }
    }
  }

  @Test func `the table has a line for each rule set, and the JSON has the same counts`() throws {
    let evaluation = Evaluation(Self.strokes(1))
    let lines = EvaluationTable(evaluation).lines
    struct Report: Decodable {
      struct Row: Decodable {
        let ruleSet: String
        let popped: Int
        let count: Int
      }
      let cells: [Row]
    }
    let json = Data(EvaluationReport(evaluation, of: "the generator").json.utf8)
    let rows = try JSONDecoder().decode(Report.self, from: json).cells

    for rules in RuleSet.allCases {
      let count = lines.count { $0.hasPrefix("  \(rules.title)  ") }
      #expect(count == Evaluation.rates.count * EvaluationScreen.allCases.count, "\(rules)")
    }
    #expect(rows.count == evaluation.cells.count)
    for (row, cell) in zip(rows, evaluation.cells) {
      #expect(row.ruleSet == cell.rules.rawValue)
      #expect(row.popped == cell.popped.count)
      #expect(row.count == cell.popped.total)
    }
  }

  private static let rates: [Double?] = [60, 120]
  /// Generated strokes at two rates, evaluated once.
  private static let aimed = Evaluation(strokes(60, seed: 11), on: [.still], at: rates)

  private static func strokes(_ count: Int, seed: UInt64 = 1) -> [Stroke] {
    var generator = StrokeGenerator(seed: seed, extent: .whole)
    return (0..<count).flatMap { _ in
      [generator.nextAimed()] + SwipeDirection.allCases.map { generator.next($0) }
    }
  }

  private func line(to end: CGPoint, over duration: TimeInterval) -> Stroke {
    let samples = (0...12).map {
      let part = Double($0) / 12
      return StrokeSample(
        time: part * duration, location: CGPoint(x: end.x * part, y: end.y * part))
    }
    return Stroke(
      id: "line", source: "", screen: nil,
      direction: StrokeDirection(classes: [], samples: samples), samples: samples)
  }
}
#endif
