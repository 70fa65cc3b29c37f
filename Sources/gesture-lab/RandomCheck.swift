#if HEADLESS
import Foundation
import GestureLab
import HeadlessUIKit
import LabWorkshop

/// Plays random cases until a law is broken: what `check lives`, `check drags` and `check stages`
/// have in common.
@MainActor
struct RandomCheck {
  /// What a summary calls a case, and several.
  private let nouns: (one: String, many: String)
  private let command: any Command.Type
  let options: LabOptions
  private(set) var seconds: Int?
  private(set) var number: Int?
  private(set) var trial = RandomTrial()
  private var seed: UInt64 = 1
  private var output: OutputFile?
  private let faults: [PlantedFault]

  /// Throws unless the answers leave the likely one to each question of which the laws assume it.
  init(
    of command: any Command.Type, _ nouns: (one: String, many: String), _ arguments: Arguments,
    assuming assumed: [UIKitBehavior.Question] = [],
    planting faults: [PlantedFault] = []
  ) throws(CommandFailure) {
    (self.command, self.nouns, self.faults) = (command, nouns, faults)
    options = LabOptions(arguments)
    trial.answers = options.given?.file
    for question in assumed {
      guard let likely = UIKitBehavior().answers(to: question).first,
        !options.answers.allow(likely)
      else { continue }
      throw .usage("The laws of \(command.topic) assume \(likely), which the answers rule out.")
    }
  }

  /// Consumes an option if it is one of these; returns whether it is.
  mutating func take(
    _ option: String, from arguments: inout Arguments
  ) throws(CommandFailure) -> Bool {
    switch option {
    case "--seconds": seconds = try arguments.number(of: option, in: 1...86_400)
    case "--seed": seed = try arguments.number(of: option, in: 0...UInt64.max)
    case "--case": number = try arguments.number(of: option, in: 0...Int.max)
    case "--except": trial.except.insert(try arguments.choice(of: option))
    case "--plant" where !faults.isEmpty:
      let fault: PlantedFault = try arguments.choice(of: option)
      guard faults.contains(fault) else {
        throw .usage(
          "\(command.name) can plant one of \(Self.names(of: faults)), not \"\(fault.rawValue)\".")
      }
      trial.fault = fault
    case "--output":
      output = OutputFile(path: try arguments.value(of: option), format: .json)
      try output?.check()
    default: return false
    }
    return true
  }

  /// Plays cases, and prints what happened in them and the first that breaks a law, reduced.
  ///
  /// - Parameters:
  ///   - make: Makes the cases of a seed.
  ///   - most: The number of cases after which the test ends; nil for a time.
  ///   - words: Further words of a command line that plays a case again.
  func run(
    _ make: (_ seed: UInt64, RandomTrial) -> RandomCases, most: Int? = nil,
    covering items: [CaseCoverage], words: [String] = [],
    _ console: Console
  ) throws(CommandFailure) -> ExitStatus {
    if number != nil, most != nil || seconds != nil {
      throw .usage("--case plays one of the \(nouns.many); leave the number or --seconds out.")
    }
    let limit = TimeLimit(most == nil ? seconds ?? 10 : nil, console)
    var test = make(seed, trial)
    if let number {
      test.play(number)
    } else {
      test.run { limit.leavesTime(after: $0.cases) && $0.cases < most ?? .max }
    }
    console.output(
      "\(command.topic), seed \(seed): \(test.cases) \(test.cases == 1 ? nouns.one : nouns.many), "
        + "\(test.steps) steps in \(limit.elapsed) s; \(nouns.many) in which")
    for item in items {
      console.output("  \(test.coverage[item] ?? 0) \(item.rawValue)")
    }
    if let output, let path = output.path {
      if let written = test.finding?.shrunk ?? number.map(test.makeCase) {
        try output.write(written.json, console)
      } else {
        console.output("nothing is written to \(path.onOneLine)")
      }
    }
    guard let finding = test.finding else {
      console.output("no violation")
      return .fine
    }
    let again =
      words + ["--seed \(seed)", "--case \(finding.number)"]
      + [trial.fault.map { "--plant \($0.rawValue)" }].compactMap(\.self)
      + (options.given?.words ?? []) + trial.except.map { "--except \($0.rawValue)" }.sorted()
    console.output("violation of \(finding.violation)")
    console.output(
      "shrunk from \(finding.originalSteps) steps to \(finding.shrunk.steps.count); the whole again: "
        + "gesture-lab \(command.name) \(again.joined(separator: " "))")
    console.output(finding.shrunk.lines, happening: finding.timeline)
    return .findings
  }

  private static func names(of faults: [PlantedFault]) -> String {
    faults.map(\.rawValue).joined(separator: ", ")
  }

  /// The options, for the help.
  static func help(planting faults: [PlantedFault] = []) -> [CommandHelp.Option] {
    [
      .init("--seconds N", "the time limit (10)"),
      .init("--seed N", "seed of the cases (1)"),
      .init("--case K", "only the case with this number"),
      .init(
        "--except LAW", "ignores a law, by the name that a violation prints", isRepeatable: true),
      .init("--output FILE", "the reduced case, or that of --case, as a file"),
    ]
      + (faults.isEmpty
        ? []
        : [
          .init(
            "--plant FAULT", "plants a fault, to test that it is found: \(names(of: faults))")
        ])
  }

  /// What `--behavior` means, for the help.
  static var behavior: String {
    "random answers only among those that calibrate has left, on the release that they are of"
  }
}

extension Console {
  /// Prints a case and what happens in it.
  func output(_ lines: [String], happening timeline: [String]) {
    for line in lines + ["what happens"] + timeline.map({ "  \($0)" }) { output(line) }
  }
}

/// A time limit that reports the progress.
@MainActor
private struct TimeLimit {
  private let start = Date()
  /// When it is over; nil for no limit.
  private let end: Date?
  private let progress: Progress

  init(_ seconds: Int?, _ console: Console) {
    end = seconds.map { [start] in start.addingTimeInterval(TimeInterval($0)) }
    progress = Progress(console)
  }

  /// The time since the start, in whole s.
  var elapsed: Int { Int(Date().timeIntervalSince(start).rounded()) }

  /// Whether time is left; reports the number of cases so far.
  func leavesTime(after cases: Int) -> Bool {
    let now = Date()
    let left = end.map { ", \(max(0, Int($0.timeIntervalSince(now)))) s to go" } ?? ""
    progress.report("\(cases) cases\(left)")
    return end.map { now < $0 } ?? true
  }
}
#endif
