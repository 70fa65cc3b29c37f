#if HEADLESS
import Foundation
import GestureLab
import GestureWorkshop
import HeadlessUIKit

/// Plays random cases, lives or drags: `gesture-lab stress`.
struct StressCommand: Command {
  static let name = "stress"
  static let purpose = CommandPurpose.engine
  static let summary = "random stages, lives or drags until a law is broken"
  static let example = ["stress", "--seconds", "5", "--seed", "2"]
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
        .seedOfCases, .number,
        .init(
          "--plant FAULT",
          "plants a fault, to test that it is found: "
            + Self.names(of: StressCase.faults)),
        .init(
          "--except LAW", "ignores a law, by the name that a violation prints", isRepeatable: true),
      ],
      behavior: answersHelp),
    CommandHelp(
      arguments: ["--lives [--seconds N] [--seed N] [--case K] [--except LAW] [--output FILE]"],
      text: """
        Plays random lives: stacks, tabs, columns, splits and sheets in windows, settings at every \
        level and moment, removals, touches, and what other code does. A life is compared with \
        itself under plain UIKit, without one removal, without settings in callbacks, with its \
        settings given earlier, and with its containers there from the start.
        """,
      findings: "a law is broken",
      options: [
        .init("--lives", "instead of stages and scripts"),
        .init("--seconds N", "the time limit (10)"),
        .seedOfCases, .number,
        .init("--except LAW", "ignores a law", isRepeatable: true),
        .init("--output FILE", "the reduced life, or that of --case, as a file"),
      ],
      behavior: answersHelp),
    CommandHelp(
      arguments: ["FILE"],
      text: "Plays the life of a file again, and checks the laws.",
      findings: "a law is broken", behavior: nil),
    CommandHelp(
      arguments: ["--drags [N | --seconds N] [--seed N] [--case K] [--strokes FILE]"],
      text: """
        Plays N random drags over content that defers, on every release, with and without a driver \
        and a registered pan. Of a drag straight inwards that is allowed to pop, content may get no \
        point, and the pop must begin with the decision or one event later. No screen may jump, and \
        what scrolls without the arbiter has an owner with it.
        """,
      findings: "a law is broken",
      options: [
        .init("--drags [N]", "instead of stages and scripts; with N it ends after as many"),
        .init("--seconds N", "the time limit without N (10)"),
        .seedOfCases, .number,
        .init("--plant FAULT", "one of \(Self.names(of: RandomDragCase.faults))"),
        .init("--strokes FILE", "plays a recorded stroke in every second case"),
        .init("--except LAW", "ignores a law", isRepeatable: true),
      ],
      behavior: answersHelp),
  ]

  private static let answersHelp =
    "random answers only among those that calibrate has left, on the release that they are of"
  private static let mostCases = 100_000_000

  private var options: LabOptions
  private var seconds = 10
  private var hasLimit = false
  private var number: Int?
  /// A life that is played instead of random cases.
  private var life: LabCase?
  private var output: OutputFile?
  /// What the cases are, by the title of their summary.
  private enum Form: String {
    case stages = "stress"
    case lives, drags

    /// The option that selects the form; nil for the default.
    var option: String? { self == .stages ? nil : "--\(rawValue)" }
  }
  private var form = Form.stages
  private var drags: Int?
  private var strokes: String?
  private var trial = StressTrial()

  init(_ arguments: inout Arguments) throws(CommandFailure) {
    options = LabOptions(arguments)
    trial.answers = options.given?.file
    life = try arguments.life(of: Self.self)
    while let word = arguments.next() {
      switch word {
      case "--seconds":
        seconds = try arguments.number(of: word, in: 1...86_400)
        hasLimit = true
      case "--seed": _ = try options.take(word, from: &arguments)
      case "--case": number = try arguments.number(of: word, in: 0...Int.max)
      case "--plant": trial.fault = try arguments.choice(of: word)
      case "--except": trial.except.insert(try arguments.choice(of: word))
      case "--lives", "--drags":
        guard form == .stages else {
          throw .usage("--lives and --drags are two tests; leave one out.")
        }
        form = Form(rawValue: String(word.dropFirst(2))) ?? .stages
        if form == .drags {
          drags = try arguments.numberIfAny(of: word, in: 1...Self.mostCases)
        }
      case "--strokes": strokes = try arguments.value(of: word)
      case "--output": output = OutputFile(path: try arguments.value(of: word), format: .json)
      default: throw Self.unknown(word)
      }
    }
    if strokes != nil, form != .drags { throw .usage("--strokes needs --drags.") }
    if output != nil, form != .lives { throw .usage("--output needs --lives.") }
    try output?.check()
    if drags != nil, hasLimit {
      throw .usage("--drags with a number and --seconds both end the test; leave one out.")
    }
    let (faults, assumed) =
      switch form {
      case .stages: (StressCase.faults, StressCase.assumed)
      case .drags: (RandomDragCase.faults, RandomDragCase.assumed)
      case .lives: (LabCase.faults, LabCase.assumed)
      }
    try check(assumed)
    if let fault = trial.fault, form == .lives {
      throw .usage("--lives plants no fault; leave --plant \(fault.rawValue) out.")
    }
    if let fault = trial.fault, !faults.contains(fault) {
      throw .usage(
        "\(form.option ?? form.rawValue) can plant one of \(Self.names(of: faults)), "
          + "not \"\(fault.rawValue)\".")
    }
  }

  /// Throws unless the answers leave the likely one to each question of which the laws assume it.
  private func check(_ assumed: [UIKitBehavior.Question]) throws(CommandFailure) {
    for question in assumed {
      guard let likely = UIKitBehavior().answers(to: question).first,
        !options.answers.allow(likely)
      else { continue }
      throw .usage(
        "The laws of \(form.option ?? form.rawValue) assume \(likely), which the answers rule out.")
    }
  }

  var isHeavy: Bool { number == nil && life == nil }

  func run(_ console: Console) throws(CommandFailure) -> ExitStatus {
    if let life { return play(life, console) }
    switch form {
    case .stages:
      return try play(
        Stress(seed: options.seed, trial: trial),
        covering: "cases in which a gesture or the arbiter", console)
    case .lives:
      return try play(
        Lives(livesOf: options.seed, trial: trial), of: ("life", "lives"), counting: "steps",
        covering: "lives in which", writing: \.json, console)
    case .drags:
      return try play(
        RandomDrags(seed: options.seed, trial: trial, strokes: try recordedStrokes()),
        of: ("drag", "drags"), covering: "drags in which the arbiter", console)
    }
  }

  private func recordedStrokes() throws(CommandFailure) -> [Stroke] {
    guard let strokes else { return [] }
    return try FileKind.read(strokes, as: .strokes, with: StrokeFile.read).strokes
  }

  private func play<Case>(
    _ test: RandomCases<Case>, of nouns: (one: String, many: String) = ("case", "cases"),
    counting events: String = "events",
    covering coverage: String, writing text: (Case) -> String = { _ in "" }, _ console: Console
  ) throws(CommandFailure) -> ExitStatus {
    let limit = TimeLimit(drags == nil ? seconds : 86_400, console)
    var test = test
    if let number {
      test.play(number)
    } else {
      test.run { limit.leavesTime(after: $0.cases) && $0.cases < drags ?? .max }
    }
    console.output(
      "\(form.rawValue), seed \(options.seed): \(test.cases) \(test.cases == 1 ? nouns.one : nouns.many), "
        + "\(test.events) \(events) in \(limit.elapsed) s; \(coverage)")
    for item in Case.Run.Coverage.allCases {
      console.output("  \(test.coverage[item] ?? 0) \(item.rawValue)")
    }
    if let output, let path = output.path {
      if let written = test.finding?.shrunk ?? number.map(test.makeCase) {
        try output.write(text(written), console)
      } else {
        console.output("nothing is written to \(path.onOneLine)")
      }
    }
    guard let finding = test.finding else {
      console.output("no violation")
      return .fine
    }
    let words: [String?] = [
      form.option, strokes.map { "--strokes \($0)" }, "--seed \(options.seed)",
      "--case \(finding.number)", trial.fault.map { "--plant \($0.rawValue)" },
      options.given?.words.joined(separator: " "),
    ]
    let command =
      words.compactMap { $0 } + trial.except.map { "--except \($0.rawValue)" }.sorted()
    console.output("violation of \(finding.violation)")
    console.output(
      "shrunk from \(finding.originalSteps) steps to \(finding.shrunk.stepCount); the whole again: "
        + "gesture-lab stress \(command.joined(separator: " "))")
    show(finding.shrunk.lines, finding.timeline, console)
    return .findings
  }

  /// Plays a life of a file.
  private func play(_ life: LabCase, _ console: Console) -> ExitStatus {
    let run = LifeRun(life)
    console.output(run.violation.map { "violation of \($0)" } ?? "no violation")
    show(life.lines, run.timeline, console)
    return run.violation == nil ? .fine : .findings
  }

  private func show(_ lines: [String], _ timeline: [String], _ console: Console) {
    for line in lines { console.output(line) }
    console.output("what happens")
    for line in timeline { console.output("  \(line)") }
  }

  private static func names(of faults: [StressFault]) -> String {
    faults.map(\.rawValue).joined(separator: ", ")
  }
}

extension CommandHelp.Option {
  fileprivate static let seedOfCases = Self("--seed N", "seed of the cases (1)")
  fileprivate static let number = Self("--case K", "only the case with this number")
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
