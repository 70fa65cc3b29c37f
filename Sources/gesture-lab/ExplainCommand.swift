#if HEADLESS
import GestureLab
import LabWorkshop

/// Explains one gesture of a trace, and compares its decisions: `gesture-lab read explain FILE`.
struct ExplainCommand: Command {
  static let verb: Verb? = .read
  static let topic = "explain"
  static let summary = "one gesture of a trace, in sentences"
  static let example = ["read", "explain", "trace.json", "--gesture", "1"]
  static let help = [
    CommandHelp(
      arguments: ["FILE [--gesture N | --at TIME]"],
      text: """
        Describes one gesture of a trace in sentences, and compares the recorded decisions with \
        those of the present rules. The file is arbiter.trace.json of an app, or what gesture-lab \
        play trace SCREEN right --json writes.
        """,
      findings: "a decision differs",
      options: [
        .init("--gesture N", "the gesture with a number (the last)"),
        .init(
          "--at TIME", "the gesture in progress at a time, in ms from the first event"),
      ])
  ]
  static let reasonAgainstBehavior: String? =
    "\(name) plays nothing, so it takes no --behavior: it asks the rules, and not UIKit."

  private let file: String
  private var milliseconds: Double?
  private var gesture: Int?

  init(_ arguments: inout Arguments) throws(CommandFailure) {
    guard let file = arguments.next(), !file.hasPrefix("-") else {
      throw .usage(
        "\(Self.name) needs a file: arbiter.trace.json of an app, or what gesture-lab play trace "
          + "SCREEN right --json writes.")
    }
    self.file = file
    while let word = arguments.next() {
      if word == "--gesture" {
        gesture = try arguments.number(of: word, in: 1...Int.max)
        continue
      }
      guard word == "--at" else { throw Self.unknown(word) }
      let text = try arguments.value(of: word)
      guard let time = Double(text), time.isFinite, time >= 0 else {
        throw .usage("--at takes milliseconds from the first event, not \"\(text)\".")
      }
      milliseconds = time
    }
    if gesture != nil, milliseconds != nil {
      throw .usage("--gesture and --at contradict each other; leave one out.")
    }
  }

  func run(_ console: Console) throws(CommandFailure) -> ExitStatus {
    let trace = try FileKind.read(file, as: .trace, with: GestureTrace.read)
    guard let list = trace.gestureList, let latest = TraceStory(of: trace, at: milliseconds) else {
      throw .badData(
        "\(file): it contains no event; no touch began in the navigation controller's view, or "
          + "traceCapacity was 0.")
    }
    let chosen = gesture.map { TraceStory(of: trace, gesture: $0) } ?? latest
    guard let story = chosen else {
      throw .badData("\(file): there is no gesture #\(gesture ?? 0). It has \(list).")
    }
    if let milliseconds, let last = trace.events.last, milliseconds > trace.milliseconds(of: last) {
      console.errors(
        "note: \(file) ends at \(rounded(trace.milliseconds(of: last))) ms, before --at; this is its "
          + "last gesture.")
    }
    if trace.events.contains(where: { $0.gesture != story.gesture }) {
      console.output(
        "This is gesture #\(story.gesture); --gesture chooses another. There are \(list).")
      console.output("")
    }
    console.show(story.lines)
    console.output("")
    return report(trace.checkDecisions(), console)
  }

  private func report(_ check: GestureTrace.DecisionCheck, _ console: Console) -> ExitStatus {
    console.show(check.differences.map { "\($0)" })
    let checked = "\(check.checked) \(check.checked == 1 ? "judgement" : "judgements")"
    if check.checked == 0 {
      console.output("No judgement could be made again.")
    } else {
      let extent = check.leftOut > 0 ? "\(checked) that could be made again" : checked
      console.output(
        check.differences.isEmpty
          ? "The rules of today say the same of all \(extent)."
          : "The rules of today differ in \(check.differences.count) of \(extent).")
    }
    if check.leftOut > 0 {
      console.show([
        "Left out: \(check.leftOut) of policies with "
          + "\(check.missingRules.joined(separator: ", ").onOneLine), "
          + "an app's own or of another version. Compare them in a test: GestureTrace.differences(under:)."
      ])
    }
    return check.differences.isEmpty ? .fine : .findings
  }
}
#endif
