#if HEADLESS
import Foundation
import GestureLab

/// Plays random cases, interleavings or drags, or reads damaged traces: `gesture-lab stress`.
struct StressCommand: Command {
  static let name: String? = "stress"
  static let help = [
    CommandHelp(
      arguments: ["[--seconds N] [--seed N] [--case K] [--plant FAULT] [--except LAW]"],
      text: """
        Plays random stages, behaviors and scripts until a law is broken or the time is up. Prints \
        the seed and number of a violation, and a script reduced to what still breaks the law.
        """,
      findings: "a law is broken",
      options: [
        .init("--seconds N", "the time limit (10)"),
        .init("--case K", "only the case with this number"),
        .init(
          "--plant FAULT",
          "plants a fault, to test that it is found: "
            + Self.names(of: Stress.faults)),
        .init("--except LAW", "ignores a law, by the name that a violation prints"),
      ]),
    CommandHelp(
      arguments: ["--interleavings [--seconds N] [--seed N] [--case K] [--plant FAULT]"],
      text: """
        Plays pushes, pops, drags, touches, presentations, rotations and removals of the arbiter \
        in random order until a law is broken or the time is up. The stack, the screens and the \
        recognizers must be consistent at rest, and nothing may outlive its stage.
        """,
      findings: "a law is broken",
      options: [
        .init("--plant FAULT", "one of \(Self.names(of: Interleavings.faults))"),
        .init("--except LAW", "as above"),
      ]),
    CommandHelp(
      arguments: ["--drags [N | --seconds N] [--seed N] [--case K] [--strokes FILE]"],
      text: """
        Plays N random drags over content that defers, on every release, with and without a driver \
        and a registered pan. Of a drag that is allowed to pop, content may get no point, the pop \
        must begin with the decision or one event later, and the screen may not jump.
        """,
      findings: "a law is broken",
      options: [
        .init("--plant FAULT", "one of \(Self.names(of: RandomDrags.faults))"),
        .init("--strokes FILE", "plays a recorded stroke in every second case"),
        .init("--except LAW", "as above"),
      ]),
    CommandHelp(
      arguments: ["--traces N [--seed N] [--case K]"],
      text: """
        Reads N damaged traces and ten times as many random bytes. Each must be refused with its \
        line and the reason, or be the same trace when it is written and read again.
        """,
      findings: "one is not"),
  ]

  private var options = LabOptions()
  private var seconds = 10
  private var number: Int?
  private var traces: Int?
  /// What the cases are.
  private enum Form { case stages, interleavings, drags }
  private var form = Form.stages
  private var drags: Int?
  private var strokes: String?
  private var isAboutCases = false
  private var trial = StressTrial()

  init(_ arguments: inout Arguments) throws(CommandFailure) {
    while let word = arguments.next() {
      isAboutCases =
        isAboutCases
        || ["--interleavings", "--drags", "--seconds", "--plant", "--except", "--strokes"]
          .contains(word)
      switch word {
      case "--seconds": seconds = try arguments.number(of: word, in: 1...86_400)
      case "--seed": _ = try options.take(word, from: &arguments)
      case "--case": number = try arguments.number(of: word, in: 0...Int.max)
      case "--plant": trial.fault = try Self.choice(of: word, from: &arguments)
      case "--except": trial.except.insert(try Self.choice(of: word, from: &arguments))
      case "--interleavings": form = .interleavings
      case "--drags":
        form = .drags
        drags = arguments.nextNumber(in: 1...100_000_000)
      case "--strokes": strokes = try arguments.value(of: word)
      case "--traces": traces = try arguments.number(of: word, in: 1...100_000_000)
      default:
        throw .usage(
          "stress takes --interleavings or --drags, --seconds, --seed, --case, --plant and "
            + "--except, or --traces, --seed and --case, not \"\(word)\".")
      }
    }
    if traces != nil, isAboutCases { throw .usage("--traces takes --seed and --case only.") }
    if strokes != nil, form != .drags { throw .usage("--strokes needs --drags.") }
    let (name, faults) =
      switch form {
      case .stages: ("stress", Stress.faults)
      case .interleavings: ("--interleavings", Interleavings.faults)
      case .drags: ("--drags", RandomDrags.faults)
      }
    if let fault = trial.fault, !faults.contains(fault) {
      throw .usage(
        "\(name) can plant one of \(Self.names(of: faults)), not \"\(fault.rawValue)\".")
    }
  }

  func run(_ console: Console) throws(CommandFailure) -> ExitStatus {
    if let traces { return read(traces, console) }
    switch form {
    case .stages: return playCases(console)
    case .interleavings: return playInterleavings(console)
    case .drags: return try playDrags(console)
    }
  }

  private func playCases(_ console: Console) -> ExitStatus {
    let limit = TimeLimit(seconds, console)
    var stress = Stress(seed: options.seed, trial: trial)
    if let number {
      stress.play(number)
    } else {
      stress.run { limit.leavesTime(after: $0.cases) }
    }
    console.output(
      "stress, seed \(options.seed): \(stress.cases) \(stress.cases == 1 ? "case" : "cases"), "
        + "\(stress.events) events in \(limit.elapsed) s; cases in which a gesture or the arbiter")
    for item in StressCoverage.allCases {
      console.output("  \(stress.coverage[item] ?? 0) \(item.rawValue)")
    }
    return report(
      stress.finding.map { finding in
        Report(
          number: finding.number, steps: finding.originalSteps,
          shrunkSteps: finding.shrunk.stepCount, violation: finding.violation,
          lines: finding.shrunk.lines, timeline: finding.timeline)
      }, console)
  }

  private func playInterleavings(_ console: Console) -> ExitStatus {
    let limit = TimeLimit(seconds, console)
    var play = Interleavings(seed: options.seed, trial: trial)
    if let number {
      play.play(number)
    } else {
      play.run { limit.leavesTime(after: $0.cases) }
    }
    console.output(
      "interleavings, seed \(options.seed): \(play.cases) \(play.cases == 1 ? "case" : "cases"), "
        + "\(play.steps) steps in \(limit.elapsed) s; cases with the step")
    for action in InterleavingCase.Action.allCases {
      console.output("  \(play.coverage[action] ?? 0) \(action.rawValue)")
    }
    return report(
      play.finding.map { finding in
        Report(
          number: finding.number, steps: finding.originalSteps,
          shrunkSteps: finding.shrunk.steps.count, violation: finding.violation,
          lines: finding.shrunk.lines, timeline: finding.timeline)
      }, console)
  }

  private func playDrags(_ console: Console) throws(CommandFailure) -> ExitStatus {
    var recorded: [Stroke] = []
    if let strokes {
      do throws(DataFileError) {
        recorded = try StrokeFile.read(path: strokes).strokes
      } catch {
        throw CommandFailure(error)
      }
    }
    let limit = TimeLimit(drags == nil ? seconds : 86_400, console)
    var play = RandomDrags(seed: options.seed, trial: trial, strokes: recorded)
    if let number {
      play.play(number)
    } else {
      play.run { limit.leavesTime(after: $0.cases) && $0.cases < drags ?? .max }
    }
    console.output(
      "drags, seed \(options.seed): \(play.cases) \(play.cases == 1 ? "drag" : "drags"), "
        + "\(play.events) events in \(limit.elapsed) s; drags in which the arbiter")
    for item in RandomDragCoverage.allCases {
      console.output("  \(play.coverage[item] ?? 0) \(item.rawValue)")
    }
    return report(
      play.finding.map { finding in
        Report(
          number: finding.number, steps: finding.originalSteps,
          shrunkSteps: finding.shrunk.stepCount, violation: finding.violation,
          lines: finding.shrunk.lines, timeline: finding.timeline)
      }, console)
  }

  private func read(_ count: Int, _ console: Console) -> ExitStatus {
    var fuzz = TraceFuzz(seed: options.seed)
    let start = Date()
    let progress = Progress(console)
    if let number {
      fuzz.readTrace(number)
    } else {
      fuzz.readTraces(count) { progress.report("\($0) of \(count) damaged traces") }
    }
    report("damaged traces", fuzz, since: start, console)
    if number != nil || fuzz.finding != nil { return status(of: fuzz, of: "traces", console) }
    var pieces = TraceFuzz(seed: options.seed)
    let next = Date()
    pieces.readRandomBytes(10 * count)
    report("pieces of random bytes", pieces, since: next, console)
    return status(of: pieces, of: "pieces", console)
  }

  private func report(
    _ things: String, _ fuzz: TraceFuzz, since start: Date, _ console: Console
  ) {
    let time = String(format: "%.1f", Date().timeIntervalSince(start))
    console.output(
      "\(fuzz.refused + fuzz.survived) \(things), seed \(options.seed): \(fuzz.refused) refused with line and "
        + "reason, \(fuzz.survived) traces that read the same again; \(fuzz.bytes) bytes in \(time) s"
    )
  }

  private func status(of fuzz: TraceFuzz, of things: String, _ console: Console) -> ExitStatus {
    guard let finding = fuzz.finding else {
      console.output("no fault")
      return .fine
    }
    console.output("fault of \(things) number \(finding.number): \(finding.fault.onOneLine)")
    console.output("as base64: \(Data(finding.bytes).base64EncodedString())")
    return .findings
  }

  private static func choice<Choice: RawRepresentable<String> & CaseIterable>(
    of option: String, from arguments: inout Arguments
  ) throws(CommandFailure) -> Choice {
    let name = try arguments.value(of: option)
    guard let choice = Choice(rawValue: name) else {
      let known = Choice.allCases.map(\.rawValue).joined(separator: ", ")
      throw .usage("\(option) takes one of \(known), not \"\(name)\".")
    }
    return choice
  }

  private static func names(of faults: [StressFault]) -> String {
    faults.map(\.rawValue).joined(separator: ", ")
  }

  /// A violation with its reduced case.
  private struct Report {
    let number: Int
    let steps: Int
    let shrunkSteps: Int
    let violation: StressViolation
    let lines: [String]
    let timeline: [String]
  }

  private func report(_ finding: Report?, _ console: Console) -> ExitStatus {
    guard let finding else {
      console.output("no violation")
      return .fine
    }
    let form =
      switch form {
      case .stages: ""
      case .interleavings: " --interleavings"
      case .drags: " --drags" + (strokes.map { " --strokes \($0)" } ?? "")
      }
    let planted = trial.fault.map { " --plant \($0.rawValue)" } ?? ""
    let excepted = trial.except.map { " --except \($0.rawValue)" }.sorted().joined()
    console.output("violation of \(finding.violation)")
    console.output(
      "shrunk from \(finding.steps) steps to \(finding.shrunkSteps); the whole again: gesture-lab "
        + "stress\(form) --seed \(options.seed) --case \(finding.number)\(planted)\(excepted)")
    for line in finding.lines { console.output(line) }
    console.output("what happens")
    for line in finding.timeline { console.output("  \(line)") }
    return .findings
  }
}

/// A time limit that reports the progress.
@MainActor
private struct TimeLimit {
  private let start = Date()
  private let end: Date
  private let progress: Progress

  init(_ seconds: Int, _ console: Console) {
    end = start.addingTimeInterval(TimeInterval(seconds))
    progress = Progress(console)
  }

  /// The time since the start, in whole s.
  var elapsed: Int { Int(Date().timeIntervalSince(start).rounded()) }

  /// Whether time is left; reports the number of cases so far.
  func leavesTime(after cases: Int) -> Bool {
    let now = Date()
    progress.report("\(cases) cases, \(max(0, Int(end.timeIntervalSince(now)))) s to go")
    return now < end
  }
}
#endif
