#if HEADLESS
import Foundation
import GestureLab
import Testing
import gesture_lab

/// `play trace --recording`, `read reproduce`, `read calibrate` and `--behavior`.
@MainActor @Suite struct RecordingCommandTests {
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  /// The file of a recording, named after its screen.
  private func recording(_ arguments: String...) throws -> String {
    let outcome = CommandOutcome(["play", "trace"] + arguments + ["--recording"])
    #expect(outcome.status == .fine, "\(outcome)")
    return try folder.file("\(arguments[0]).json", outcome.output.joined(separator: "\n"))
  }

  @Test func `a recording is played again without differences`() throws {
    let outcome = CommandOutcome(["read", "reproduce", try recording("carousel", "right")])

    #expect(outcome.status == .fine, "\(outcome)")
    #expect(outcome.output.first?.hasPrefix("carousel.json, gesture #1: the same") == true)
  }

  @Test func `recordings of the same name in different folders are told apart`() throws {
    let file = try recording("carousel", "right")
    let paths = try ["monday", "friday"].map { day in
      let folder = "\(folder.path)/\(day)"
      try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: false)
      try FileManager.default.copyItem(atPath: file, toPath: "\(folder)/carousel.json")
      return "\(folder)/carousel.json"
    }

    let outcome = CommandOutcome(["read", "reproduce"] + paths)
    #expect(outcome.status == .fine, "\(outcome)")
    #expect(
      outcome.output.filter { $0.contains("gesture #1") }.map { $0.prefix { $0 != "," } }
        == ["monday/carousel.json", "friday/carousel.json"])

    // So are notes about them, such as on touches beside the screen.
    for path in paths {
      try String(contentsOfFile: recording("sheet", "right", "edge"), encoding: .utf8)
        .write(toFile: path, atomically: true, encoding: .utf8)
    }
    let noted = CommandOutcome(["read", "reproduce"] + paths)
    for day in ["monday", "friday"] {
      let count = noted.errors.count { $0.contains("In \(day)/carousel.json 1 gesture") }
      #expect(count == 1, "\(noted)")
    }
  }

  @Test func `a file of a guided drag that cannot be played again is left out`() throws {
    for name in ["scroll-shrinks.json", "scroll-shrinks 2.json"] {
      let path = "\(folder.path)/\(name)"
      try FileManager.default.moveItem(atPath: try recording("plain", "right"), toPath: path)
      let outcome = CommandOutcome(["read", "calibrate", path])

      #expect(outcome.errors.contains { $0.contains("guided drag scroll-shrinks") }, "\(outcome)")
      #expect(outcome.status == .badData)
      #expect(outcome.errors.contains { $0.contains("Nothing of these files can be played") })
    }
  }

  @Test func `a recording without a touch is left out beside others and named by itself`() throws {
    let empty = try folder.file("empty.json", GestureTrace(end: 9).json)
    let alone = CommandOutcome(["read", "reproduce", empty])
    #expect(alone.status == .badData)
    #expect(
      alone.errors.contains { $0.contains("no touch landed in the window") }, "\(alone)")

    let beside = CommandOutcome([
      "read", "calibrate", empty, try recording("plain", "right"),
    ])
    #expect(beside.status == .fine, "\(beside)")
    #expect(beside.errors.contains { $0.contains("no touch landed in the window") })
    #expect(beside.output.contains { $0.contains("1 part of recordings explained") })
  }

  @Test(
    arguments: [
      (nil, 0, "made while GestureArbiter.isRecording was off"),
      (9, 3, "the ring overwrote 3 events"),
      (9, 0, "each gesture began while content was scrolling or a transition was running"),
    ] as [(TimeInterval?, Int, String)])
  func `a file without a screen is refused with the reason`(
    end: TimeInterval?, lost: Int, reason: String
  ) throws {
    let trace = GestureTrace(
      events: [TraceEvent(time: 1, gesture: 1, kind: .touch(.began, number: 1, at: .zero))],
      lost: lost, end: end)
    let file = try folder.file("r.json", trace.json)
    for command in [["read", "reproduce", file], ["show", "diagnose", file]] {
      let outcome = CommandOutcome(command)
      #expect(outcome.status == .badData)
      #expect(outcome.errors.contains { $0.contains(reason) }, "\(outcome)")
    }
  }

  @Test func `a drag on a sheet is played again, and a note says what it landed on`() throws {
    let outcome = CommandOutcome(["read", "reproduce", try recording("sheet", "down")])
    #expect(outcome.status == .fine, "\(outcome)")
    #expect(outcome.output.first?.hasPrefix("sheet.json, gesture #1: the same") == true)
    #expect(
      outcome.errors.contains { $0.contains("1 gesture began outside") && $0.contains("a sheet") },
      "\(outcome)")
    let story = CommandOutcome(["read", "explain", try recording("sheet", "down")])
    #expect(
      story.output.contains {
        $0.hasPrefix("UISheetPresentationController.pan recognized the gesture, and no rule")
      }, "\(story)")
  }

  @Test func `the latest screen of a recording is written as a snapshot`() throws {
    let screen = try folder.file(
      "s.json",
      CommandOutcome(["show", "snapshot", try recording("pager-middle", "right")]).output
        .joined(separator: "\n"))
    #expect(CommandOutcome(["show", "diagnose", screen]).status == .fine)
    let timelines = [screen, "pager-middle"].map { screen in
      CommandOutcome(["play", "timeline", screen, "right"]).output.filter {
        !$0.contains("iOS 26:")
      }
    }
    #expect(timelines[0] == timelines[1])
  }

  @Test func `a drag that content without a role took is named with what to do`() throws {
    let file = CommandOutcome(["show", "snapshot", "carousel"]).output.joined(separator: "\n")
    let role = #""role":{"name":"carousel","role":{"carousel":{"stripWidth":44}}},"#
    #expect(file.contains(role))
    let screen = try folder.file("bug.json", file.replacingOccurrences(of: role, with: ""))
    let diagnosis = CommandOutcome(["show", "diagnose", screen, "--at", "8,400"])
    #expect(diagnosis.output.contains { $0.contains("What competes with the pops:") })
    #expect(
      diagnosis.output.contains { $0.contains("allowsPopGestureAtLeadingEdge = true") },
      "\(diagnosis)")

    let report = try folder.file(
      "report.json",
      CommandOutcome(["play", "trace", screen, "right", "edge", "--recording"]).output
        .joined(separator: "\n"))
    let story = CommandOutcome(["read", "explain", report])
    #expect(
      story.output.contains { $0.contains("Its scroll view has no role") }, "\(story)")
  }

  @Test func `on another release the first difference is printed`() throws {
    let file = try recording("plain", "right")
    let outcome = CommandOutcome(["read", "reproduce", file, "--ios", "18"])

    #expect(outcome.status == .findings, "\(outcome)")
    #expect(outcome.output.first == "plain.json, gesture #1: differs.")
  }

  @Test(.needsProgram) @WaitingActor
  func `calibration writes answers for other commands, and asks for drags not yet recorded`()
    async throws
  {
    let answers = "\(folder.path)/answers.json"
    // The probe names the file of a recording after the guided drag.
    let file = "\(folder.path)/bezel-0.json"
    try FileManager.default.moveItem(atPath: try await recording("plain", "right"), toPath: file)
    let lines = try LabProgram.output("read", "calibrate", file, "--output", answers)
    #expect(lines.contains("unmarkedTouch: fails"))
    let open = lines.drop { $0 != "Still open, with guided drags to record:" }
    #expect(
      open.contains { $0.hasPrefix("  edgeTravel: ") && $0.hasSuffix(" (bezel-slow)") }, "\(lines)")
    #expect(!open.contains { $0.contains("bezel-0") }, "\(lines)")

    for arguments in [
      ["play", "timeline", "plain", "right"], ["show", "diagnose", "plain"],
      ["check", "explore", "plain", "right", "--limit", "5"],
      ["show", "map", "plain", "--spacing", "100", "--json"],
    ] {
      _ = try LabProgram.output(arguments + ["--behavior", answers])
    }
    for options in [
      ["--behavior", answers, "--ios", "18"], ["--ios", "18", "--behavior", answers],
    ] {
      let other = await CommandOutcome(["play", "timeline", "plain", "right"] + options)
      #expect(other.status == .usage, "\(other)")
    }
    let promises = try LabProgram.output("check", "promises", "plain", "--behavior", answers)
    #expect(promises.first?.hasPrefix("answers.json has left") == true)
  }

  @Test func `a trace without screens cannot be played again`() throws {
    let trace = CommandOutcome(["play", "trace", "plain", "right", "--json"])
    let file = try folder.file("t.json", trace.output.joined(separator: "\n"))
    for command in ["reproduce", "calibrate"] {
      let outcome = CommandOutcome(["read", command, file])
      #expect(outcome.status == .badData, "\(outcome)")
      #expect(outcome.errors.first?.contains("isRecording") == true, "\(outcome)")
    }
  }

  @Test func `the latest screen of a recording is a screen`() throws {
    let file = try recording("pager-middle", "right")

    let outcome = CommandOutcome(["play", "timeline", file, "right"])

    #expect(outcome.status == .fine, "\(outcome)")
    #expect(outcome.output.last == "owner: pager, screens popped: 0")
    #expect(CommandOutcome(["check", "explore", file, "right", "--limit", "5"]).status == .fine)
  }

  @Test func `a trace without screens isn't a screen`() throws {
    let trace = CommandOutcome(["play", "trace", "plain", "right", "--json"])
    let file = try folder.file("t.json", trace.output.joined(separator: "\n"))

    let outcome = CommandOutcome(["show", "diagnose", file])

    #expect(outcome.status == .badData, "\(outcome)")
    #expect(outcome.errors.first?.contains("has no screen") == true, "\(outcome)")
  }

  @Test(arguments: [
    ["read", "reproduce"], ["read", "reproduce", "--ios"],
    ["read", "reproduce", "f.json", "--seed", "1"], ["read", "calibrate"],
    ["read", "calibrate", "f.json", "--what"], ["read", "calibrate", "f.json", "--seed", "1"],
  ])
  func `wrong usage names the accepted arguments`(arguments: [String]) {
    let outcome = CommandOutcome(arguments)
    #expect(outcome.status == .usage, "\(outcome)")
  }

  @Test(arguments: [["read", "reproduce", "none.json"], ["read", "calibrate", "none.json"]])
  func `a missing file is named`(arguments: [String]) {
    let outcome = CommandOutcome(arguments)
    #expect(outcome.status == .noInput, "\(outcome)")
    #expect(outcome.errors.first?.contains("none.json") == true)
  }
}
#endif
