#if HEADLESS
import Foundation
import GestureArbitration
import GestureLab
import HeadlessUIKit
import Testing
import gesture_lab

/// `--gesture` and `--from`: which screen of a recording, and where its strokes start.
@MainActor @Suite struct ChosenScreenTests {
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  /// A recording of a drag that pops a screen with a carousel, and of one on the screen below.
  private func recording() throws -> String {
    let stage = Stage()
    let screen = UIViewController()
    let carousel = UIScrollView(frame: CGRect(x: 0, y: 100, width: 390, height: 200))
    carousel.contentSize = CGSize(width: 3900, height: 200)
    carousel.contentOffset.x = 1950
    carousel.panGestureRecognizer.name = "carousel.pan"
    screen.view.addSubview(carousel)
    stage.push(screen)
    stage.arbiter.isRecording = true
    stage.drag(.right, from: CGPoint(x: 195, y: 600))
    stage.rest()
    stage.drag(.down, from: CGPoint(x: 195, y: 200))
    stage.rest()
    return try folder.file("two.json", stage.arbiter.trace.json)
  }

  @Test func `the screen of a gesture is chosen, and the latest one is named`() throws {
    let file = try recording()
    let latest = CommandOutcome(["show", "snapshot", file])
    let first = CommandOutcome(["show", "snapshot", file, "--gesture", "1"])

    #expect(!latest.output.joined().contains("carousel.pan"))
    #expect(latest.errors.contains { $0.contains("the screen of gesture 2") }, "\(latest)")
    #expect(first.output.joined().contains("carousel.pan"))
    #expect(first.errors.contains { $0.contains("the screen of gesture 1") }, "\(first)")
    let diagnosis = CommandOutcome(["show", "diagnose", file, "--gesture", "1", "--at", "195,200"])
    #expect(diagnosis.status == .fine)
    for command in ["map", "report"] {
      let spacing = ["--spacing", "100"]
      let page = CommandOutcome(["show", command, file, "--gesture", "1"] + spacing).output.joined()
      #expect(page.contains("carousel"), "\(command)")
    }
  }

  @Test(arguments: [
    ["--gesture", "7"], ["--gesture", "0"], ["--gesture", "two"], ["--gesture"],
  ])
  func `a gesture that does not exist is refused`(option: [String]) throws {
    let outcome = CommandOutcome(["show", "diagnose", try recording()] + option)

    #expect(outcome.status == .usage || outcome.status == .badData, "\(outcome)")
    #expect(outcome.errors.count == 1 && outcome.output.isEmpty, "\(outcome)")
  }

  @Test func `only a recording has gestures`() throws {
    let snapshot = try folder.file(
      "s.json", CommandOutcome(["show", "snapshot", "plain"]).output.joined(separator: "\n"))

    #expect(CommandOutcome(["show", "diagnose", "plain", "--gesture", "1"]).status == .usage)
    #expect(CommandOutcome(["show", "diagnose", snapshot, "--gesture", "1"]).status == .badData)
  }

  @Test func `strokes start at a point`() throws {
    let file = try recording()
    let screen = [file, "right", "--gesture", "1"]
    let beside = CommandOutcome(["play", "timeline"] + screen + ["--from", "195,600"])
    let on = CommandOutcome(["play", "timeline"] + screen + ["--from", "195,200"])

    #expect(!beside.output.joined().contains("carousel.pan"), "\(beside)")
    #expect(on.output.joined().contains("carousel.pan"), "\(on)")
    #expect(on.output.first?.contains("right from (195, 200)") == true, "\(on)")
    let explored = CommandOutcome(
      ["check", "explore"] + screen + ["--from", "195,200", "--limit", "5"])
    #expect(explored.output.first?.contains("right from (195, 200)") == true, "\(explored)")
  }

  @Test(arguments: [
    ["--from", "390,0"], ["--from", "1"], ["--from"], ["edge", "--from", "1,1"],
  ])
  func `a start that is none is refused`(option: [String]) {
    let outcome = CommandOutcome(["play", "timeline", "plain", "right"] + option)

    #expect(outcome.status == .usage, "\(outcome)")
    #expect(outcome.errors.count == 1 && outcome.output.isEmpty, "\(outcome)")
  }

  @Test func `the names of classes are left out of a recording's screen`() throws {
    let file = try recording()
    let outcome = CommandOutcome(["show", "snapshot", file, "--gesture", "1", "--without-classes"])

    #expect(outcome.status == .fine, "\(outcome)")
    #expect(!outcome.output.joined().contains(#""type""#))
    #expect(outcome.output.joined().contains("carousel.pan"))
  }

  @Test func `an exploration names the guided drags that bear on its outcome`() {
    let outcome = CommandOutcome([
      "check", "explore", "pager-first", "right", "--plain", "--limit", "20",
    ])

    #expect(
      outcome.output.contains("  guided drags of the probe that bear on it"), "\(outcome)")
    #expect(outcome.output.contains { $0.hasSuffix(" (pager-no-transfer)") }, "\(outcome)")
  }

  @Test func `promises says what holds the map of a file`() throws {
    let outcome = CommandOutcome(["check", "promises", try recording()])

    #expect(outcome.status == .usage)
    #expect(outcome.errors.first?.contains("DragPromise") == true, "\(outcome)")
  }

  @Test func `a time beyond the end of a trace is noted`() throws {
    let outcome = CommandOutcome(["read", "explain", try recording(), "--at", "999999"])

    #expect(
      outcome.errors.contains { $0.contains(" ms, before --at; this is its last gesture.") },
      "\(outcome)")
  }

  @Test func `recordings of releases that the engine does not tell apart are kept apart`() throws {
    let file = CommandOutcome(["play", "trace", "plain", "right", "--recording"]).output
      .joined(separator: "\n")
    let system = #""name":"HeadlessUIKit","version":"26""#
    #expect(file.contains(system))
    let (older, newer) = (
      try folder.file("a.json", file),
      try folder.file(
        "b.json", file.replacingOccurrences(of: system, with: #""name":"iOS","version":"27.1""#))
    )
    let outcome = CommandOutcome(["read", "calibrate", older, newer])

    #expect(outcome.status == .badData, "\(outcome)")
    #expect(outcome.errors.contains { $0.contains("calibrate each release by itself") })
  }
}
#endif
