#if HEADLESS
import Foundation
import GestureLab
import LabWorkshop
import Testing

@MainActor
struct EvaluationTests {
  @Test func `every rule set is evaluated on every screen, at every rate, with every stroke`()
    throws
  {
    let rates = Evaluation.screenRates
    let evaluation = Evaluation(Self.strokes(2), at: rates)

    for cell in evaluation.cells where ![.diagonal, .aimedElsewhere].contains(cell.strokes) {
      let isPlayed =
        !cell.strokes.isArbitersAlone || [.arbiter, .arbiterWithUIKit].contains(cell.rules)
      #expect((cell.popped.total > 0) == isPlayed, "\(cell)")
    }
    #expect(
      evaluation.cells.count
        == rates.count * EvaluationScreen.allCases.count * RuleSet.allCases.count
        * StrokeClass.allCases.count)
  }

  @Test func `a straight flick from the edge pops under each rule set but one`() throws {
    let flick = Self.line(to: CGPoint(x: 200, y: 4), over: 0.15)
    let evaluation = Evaluation([flick], on: [.still], at: [nil])

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
    let scroll = Self.line(to: CGPoint(x: 20, y: -200), over: 0.3)
    let evaluation = Evaluation([scroll], on: [.still, .list], at: [nil])

    for rules in RuleSet.allCases {
      let popped = try #require(evaluation.cell(rules, .vertical)).popped.count
      #expect((popped == 1) == [.sign, .strip].contains(rules), "\(rules)")
    }
    #expect(evaluation.cell(.sign, .vertical, on: .list)?.popped.count == 0)
  }

  @Test func `few scrolls wait on a registered list, and not for long`() async {
    // Another process leaves the main actor to the other tests.
    await #expect(processExitsWith: .success) { @MainActor in
      var generator = StrokeGenerator(seed: 4, extent: .whole)
      let scrolls = (0..<150).flatMap { _ in [generator.next(.up), generator.next(.down)] }
      var slanting = Self.line(to: CGPoint(x: 20, y: 200), over: 0.6)
      // By 51° for 25 pt, 4.2 pt in a frame, and then down.
      slanting.samples = (0...36).map { frame in
        let (slope, down) = (CGFloat(min(frame, 6)) * 4.2, CGFloat(max(frame - 6, 0)) * 6)
        return StrokeSample(
          time: Double(frame) / 60,
          location: CGPoint(x: slope * 0.63, y: slope * 0.78 + down))
      }

      let wait = try #require(
        Evaluation(scrolls, on: [.list, .registeredList], at: [60]).scrollWait(at: 60))
      let late = try #require(
        Evaluation([slanting], on: [.list, .registeredList], at: [60]).scrollWait(at: 60))

      #expect(wait.share.total > 260)
      #expect(wait.share.part < 0.05 && wait.ninetieth < 0.2, "\(wait)")
      // It would begin at 12.6 pt, and does when the finger heads down: four frames later.
      #expect(late.share.count == 1 && abs(late.median - 4.0 / 60) < 0.001, "\(late)")
      #expect(Evaluation([slanting], on: [.list], at: [60]).scrollWait(at: 60) == nil)
    }
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
      let rates = Evaluation.screenRates
      let together = Evaluation(strokes, at: rates)

      for stroke in strokes {
        let alone = Evaluation([stroke], at: rates)
        for cell in alone.cells where cell.popped.total > 0 {
          // The others say which strokes bow most, and whether an intent is stated.
          if cell.strokes.isArbitersAlone, cell.strokes != .otherHand, cell.strokes != .atBezel {
            continue
          }
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

    for rate in Evaluation.screenRates {
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

  @Test func `the rival has the best score of the rules that usually pop`() throws {
    let evaluation = Self.aimed

    for rate in Evaluation.screenRates {
      let match = try #require(evaluation.match(on: .still, at: rate))
      func score(_ rules: RuleSet) -> Double { evaluation.score(of: rules, at: rate) }

      #expect(match.score.arbiter == score(.arbiter))
      #expect(match.score.rival == score(match.rival))
      for rules in RuleSet.field where ![.flatSign, .strip].contains(rules) {
        #expect(match.score.rival <= score(rules), "\(rules)")
      }
      let travel = try #require(match.commonTravel)
      #expect(travel.arbiter > GestureMetrics.decisionTravel)
      #expect(travel.arbiter <= travel.rival + 6)
    }
  }

  @Test func `a match compares every class that has strokes`() throws {
    let match = try #require(Self.aimed.match(on: .still, at: 60))

    #expect(
      match.cells.map(\.strokes) == [.vertical, .flick, .aimed, .straightAimed, .aimedRight, .left])
  }

  @Test func `the score counts scrolls that pop 70 times as much as rightward strokes lost`() throws
  {
    // A scroll that leans to the right, and a flick to the left of it in time: dx > 0 takes both.
    let scroll = Self.line(to: CGPoint(x: 20, y: -200), over: 0.3)
    let flick = Self.line(to: CGPoint(x: 200, y: 4), over: 0.15)
    let drag = Self.line(to: CGPoint(x: 100, y: 4), over: 1)
    let evaluation = Evaluation([scroll, flick, drag], on: [.still], at: [nil])

    #expect(evaluation.score(of: .sign) == 7_000)
    #expect(evaluation.score(of: .flatSign) == 100)
    #expect(evaluation.score(of: .translation) == 0)
  }

  @Test func `a stroke that states its intent counts whatever its net vector`() throws {
    var short = Self.line(to: CGPoint(x: 30, y: 1), over: 0.3)
    short.intent = .right
    var detour = Self.line(to: CGPoint(x: 5, y: -200), over: 0.3)
    detour.intent = .right
    let evaluation = Evaluation([short, detour], on: [.still], at: [60])

    for rules in RuleSet.allCases where ![.flatSign, .strip].contains(rules) {
      let cell = try #require(evaluation.cell(rules, .aimedRight, at: 60))
      #expect(cell.wrong == Share(1, of: 2) || rules == .sign, "\(rules)")
    }
    #expect(!evaluation.has(.vertical))
  }

  @Test func `the table has no column for a class without strokes`() throws {
    let scroll = Self.line(to: CGPoint(x: 20, y: -200), over: 0.3)
    var drag = Self.line(to: CGPoint(x: 100, y: 4), over: 1)
    let without = EvaluationTable(Evaluation([scroll, drag], on: [.still], at: [60])).lines
    drag.intent = .right
    let with = EvaluationTable(Evaluation([scroll, drag], on: [.still], at: [60])).lines

    #expect(without[1].split(separator: " ").suffix(3) == ["vertical", "slow", "straight"])
    #expect(without[2].split(separator: " ") == ["strokes", "1", "1", "1"])
    #expect(with[1].hasSuffix("  straight  aimed"))
    #expect((with + without).allSatisfy { $0.count <= 100 })
  }

  @Test func `the sentence below a table compares the arbiter with one rival`() throws {
    let scroll = Self.line(to: CGPoint(x: 20, y: -200), over: 0.3)
    let drag = Self.line(to: CGPoint(x: 100, y: 4), over: 1)

    let lines = EvaluationTable(Evaluation([scroll, drag], on: [.still], at: [60])).lines

    let text = lines.joined(separator: " ").split(separator: " ").joined(separator: " ")
    #expect(
      text.contains(
        "the arbiter with a driver against dx > |dy|, the best score of the field: score 0.0 "
          + "against 0.0, vertical that pop 0 against 0, rightward, slow lost 0 against 0, "),
      "\(text)")
    #expect(text.contains("; median travel of those that pop under both "))
    #expect(
      text.contains("of the other hand that pop 0.0 % (0.0–79.3) of 1, from the bezel that pop"))
    #expect(text.contains("; moves the screen after slow "))
  }

  @Test func `a finger that comes back to exactly where it landed loses no drag that is straight`()
  {
    let drags = (0..<8).map { Self.line(to: CGPoint(x: 120 + 10 * $0, y: 6), over: 1) }
    let evaluation = Evaluation(drags, on: [.still], at: Evaluation.screenRates)
    for rate in evaluation.rates {
      let trembling = evaluation.cell(.arbiter, .trembling, at: rate)
      #expect(trembling?.popped.total == 8 && trembling?.wrong.count == 0, "\(rate ?? 0)")
      let slipped = evaluation.cell(.arbiter, .slipped, at: rate)
      #expect(slipped?.popped.total == 8 && slipped?.wrong.count == 0, "\(rate ?? 0)")
      #expect(evaluation.cell(.arbiter, .dipped, at: rate)?.popped.total == 8)
    }
  }

  @Test func `progress is the share of the strokes that have been played`() throws {
    let drag = Self.line(to: CGPoint(x: 100, y: 4), over: 1)
    var shares: [Double] = []

    _ = Evaluation([drag, drag], on: [.still], at: [60]) { share, _ in shares.append(share) }

    // By each of the arbiter's two the drags are also played from the bezel, with two fingers, and
    // after three beginnings; one of them bows most.
    let plays = 2 * RuleSet.allCases.count + 2 * (2 * 5 + 1)
    #expect(shares == (0..<plays).map { Double($0) / Double(plays) })
  }

  @Test(.needs(SharedData.strokes))
  func `no rival rule loses fewer recorded strokes, and the velocity rule pops no fewer scrolls`()
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
      #expect(count == Evaluation.screenRates.count * EvaluationScreen.allCases.count, "\(rules)")
    }
    let cells = evaluation.cells.filter { $0.popped.total > 0 }
    #expect(rows.count == cells.count)
    for (row, cell) in zip(rows, cells) {
      #expect(row.ruleSet == cell.rules.rawValue)
      #expect(row.popped == cell.popped.count)
      #expect(row.count == cell.popped.total)
    }
  }

  /// Generated strokes at two rates, evaluated once.
  private static let aimed = Evaluation(strokes(60, seed: 11), on: [.still])

  private static func strokes(_ count: Int, seed: UInt64 = 1) -> [Stroke] {
    var generator = StrokeGenerator(seed: seed, extent: .whole)
    return (0..<count).flatMap { _ in
      [generator.nextAimed(), generator.nextAimedByIntent()]
        + SwipeDirection.allCases.map { generator.next($0) }
    }
  }

  private static func line(to end: CGPoint, over duration: TimeInterval) -> Stroke {
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
