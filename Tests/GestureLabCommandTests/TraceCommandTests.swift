#if HEADLESS
import Foundation
import GestureLab
import Testing
import gesture_lab

/// `gesture-lab play trace` and `gesture-lab read explain`.
@MainActor @Suite
struct TraceCommandTests {
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  @Test func `a stroke's trace is printed in columns`() {
    let outcome = CommandOutcome("play", "trace", "pager-middle", "right")

    #expect(outcome.status == .fine)
    #expect(outcome.errors == [])
    #expect(outcome.output.first?.hasPrefix("policy 1: PopPolicy(start: .anywhere") == true)
    #expect(
      outcome.output.contains(
        "     0 ms  #1  touch                                began at (195, 422)"))
    #expect(
      outcome.output.contains {
        $0.hasSuffix("refused by contentAtLeadingEdge: pager rests 780 pt past its leading edge")
      })
    #expect(outcome.output.allSatisfy { $0.count <= 100 })
  }

  @Test func `a trace written as JSON can be read and explained`() throws {
    let json = CommandOutcome("play", "trace", "pager-middle", "right", "--json", "--seed", "3")
      .output
    let path = try folder.file("trace.json", json.joined(separator: "\n"))

    let outcome = CommandOutcome("read", "explain", path)

    #expect(outcome.status == .fine)
    #expect(outcome.errors == [])
    #expect(
      outcome.output.first?.hasPrefix("At 0 ms a touch began at (195, 422), 195 pt from") == true)
    #expect(outcome.output.contains("pager.pan recognized the drag."))
    #expect(outcome.output.last == "The rules of today say the same of all 2 judgements.")
  }

  @Test func `decisions that differ are printed, with status 1`() throws {
    let json = CommandOutcome("play", "trace", "plain", "right", "--json").output.joined(
      separator: "\n")
    // As if the touch had begun elsewhere.
    let path = try folder.file(
      "old.json",
      json.replacingOccurrences(of: #""start":[195,422]"#, with: #""start":["nan",422]"#))

    let outcome = CommandOutcome("read", "explain", path)

    #expect(outcome.status == .findings)
    #expect(outcome.output.count { $0.hasPrefix("Event ") } == 3)
    let text = outcome.output.joined(separator: " ")
    #expect(
      text.components(separatedBy: #"and now it is "refused by startsInsideArea"#).count == 1 + 3)
    #expect(outcome.output.last == "The rules of today differ in 3 of 3 judgements.")
  }

  @Test func `one of several gestures is chosen by its time`() throws {
    let first = try #require(trace("pager-middle", "right"))
    let second = try #require(trace("pager-first", "right"))
    var both = first
    both.events += second.events.map { event in
      var later = event
      later.time += 10
      later.gesture = 2
      return later
    }
    let path = try folder.file("two.json", both.json)

    let last = CommandOutcome("read", "explain", path)
    let chosen = CommandOutcome("read", "explain", path, "--at", "20")

    #expect(
      last.output.first
        == "This is gesture #2; --gesture chooses another. There are #1 at 0 ms, #2 at 10000 ms.")
    #expect(
      chosen.output.first
        == "This is gesture #1; --gesture chooses another. There are #1 at 0 ms, #2 at 10000 ms.")
    #expect(CommandOutcome("read", "explain", path, "--gesture", "1").output == chosen.output)
    let unknown = CommandOutcome("read", "explain", path, "--gesture", "3")
    #expect(unknown.status == .badData)
    #expect(unknown.errors.first?.contains("there is no gesture #3. It has #1") == true)
    let single = CommandOutcome(
      "read", "explain", try folder.file("one.json", first.json), "--gesture", "5")
    #expect(single.status == .badData)
    #expect(single.errors.first?.hasSuffix("there is no gesture #5. It has #1 at 0 ms.") == true)
    #expect(last.output.contains("UINavigationController.contentSwipe recognized the drag."))
    #expect(chosen.output.contains("pager.pan recognized the drag."))
  }

  @Test func `an app's own rules are omitted and named`() throws {
    let trace = GestureTrace.withOwnRule
    let path = try folder.file("own.json", trace.json)

    let outcome = CommandOutcome("read", "explain", path)

    #expect(outcome.status == .fine)
    #expect(
      outcome.output.suffix(2) == [
        #"Left out: 1 of policies with .refuse("editing"), an app's own or of another version. Compare them in"#,
        "a test: GestureTrace.differences(under:).",
      ])
    #expect(outcome.output.contains("No judgement could be made again."))
  }

  @Test func `a bad file is refused with line and reason`() throws {
    let json = CommandOutcome("play", "trace", "plain", "right", "--json").output
    let newer = json.map { $0.replacingOccurrences(of: #""version":1"#, with: #""version":9"#) }
    let cut = json.dropLast(3)

    let refused = [newer, Array(cut), [], ["{"]].map { lines -> CommandOutcome? in
      let path = try? folder.file("bad.json", lines.joined(separator: "\n"))
      return path.map { CommandOutcome("read", "explain", $0) }
    }

    let path = "gesture-lab: \(folder.path)/bad.json"
    #expect(refused.allSatisfy { $0?.status == .badData && $0?.output == [] })
    #expect(
      refused.map { $0?.errors } == [
        [
          "\(path): line 1: version is 9, which a newer version of the package wrote; update the "
            + "package"
        ],
        [
          "\(path): line \(cut.count): the text is not JSON (it ends in the middle); correct the syntax"
        ],
        [
          "\(path): whole file: is an empty file, not a trace or a recording; write one with gesture-lab play "
            + "trace, or in an app with arbiter.trace.json"
        ],
        ["\(path): line 1: the text is not JSON (it ends in the middle); correct the syntax"],
      ])
  }

  @Test func `an empty trace is bad data, and a missing file isn't an input`()
    throws
  {
    let empty = try folder.file("empty.json", GestureTrace().json)

    let outcome = CommandOutcome("read", "explain", empty)
    let absent = CommandOutcome("read", "explain", "\(folder.path)/absent.json")

    #expect(outcome.status == .badData)
    #expect(
      outcome.errors == [
        "gesture-lab: \(empty): it contains no event; no touch began in the navigation controller's "
          + "view, or traceCapacity was 0."
      ])
    #expect(absent.status == .noInput)
  }

  @Test(arguments: [
    (["play", "trace"], "play trace needs a screen, such as carousel, or "),
    (["play", "trace", "desk", "right"], #"There is no screen "desk"; gesture-lab help lists "#),
    (
      ["play", "trace", "plain", "right", "--json", "--recording"],
      "--json and --recording are two files; leave one out."
    ),
    (
      ["play", "trace", "plain"],
      "play trace needs a direction after the screen: right, left, up or down."
    ),
    (
      ["play", "trace", "plain", "right", "--text"],
      #"play trace has no option "--text"; it has --json, --recording, --output, "#
    ),
    (
      ["read", "explain"],
      "read explain needs a file: arbiter.trace.json of an app, or what gesture-lab"
    ),
    (
      ["read", "explain", "--at"],
      "read explain needs a file: arbiter.trace.json of an app, or what gesture-lab"
    ),
    (["read", "explain", "a.json", "--at"], "--at needs a value."),
    (
      ["read", "explain", "a.json", "--at", "noon"],
      #"--at takes milliseconds from the first event, not "noon"."#
    ),
    (
      ["read", "explain", "a.json", "--at", "-1"],
      #"--at takes milliseconds from the first event, not "-1"."#
    ),
    (["read", "explain", "a.json", "b.json"], #""b.json" is one argument too many."#),
  ])
  func `wrong usage has a message`(
    words: [String], expected: String
  ) {
    let outcome = CommandOutcome(words)

    #expect(outcome.status == .usage)
    #expect(outcome.errors.count == 1)
    #expect(outcome.errors.first?.hasPrefix("gesture-lab: \(expected)") == true)
    #expect(outcome.output == [])
  }

  @Test func `the help contains both commands`() {
    let help = CommandOutcome("help", "all").output

    #expect(help.contains { $0.contains("gesture-lab play trace SCREEN") })
    #expect(help.contains { $0.contains("gesture-lab read explain FILE") })
  }

  private func trace(_ screen: String, _ direction: String) -> GestureTrace? {
    let json = CommandOutcome("play", "trace", screen, direction, "--json").output.joined(
      separator: "\n")
    return try? GestureTrace(json: json.utf8, named: screen)
  }
}

extension GestureTrace {
  /// A decision by a policy with an app's own rule.
  @MainActor fileprivate static var withOwnRule: GestureTrace {
    let policy = PopPolicy(rules: [.refuse("editing") { $0.isEditing }])
    let decision = policy.decision(on: PopAttempt(gesture: .contentPop, start: .zero))
    return GestureTrace(
      events: [TraceEvent(time: 1, gesture: 1, kind: .decided(decision, policy: 0))],
      policies: [StoredPolicy(policy)])
  }
}
#endif
