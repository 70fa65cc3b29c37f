#if HEADLESS
import Foundation
import Testing

@MainActor @Suite
struct TimelineCommandTests {
  @Test func `a drag is printed twice, without the arbiter and with it`() {
    let outcome = CommandOutcome("play", "timeline", "pager-first", "right")

    #expect(outcome.status == .fine)
    #expect(outcome.errors == [])
    #expect(
      outcome.output.first == "Plain UIKit rules, pager, first page, right from middle, iOS 26:")
    #expect(
      outcome.output.contains(
        "With the arbiter, pager, first page, right from middle, iOS 26:"))
    #expect(
      outcome.output.filter { $0.hasPrefix("owner: ") }
        == ["owner: pager, screens popped: 0", "owner: pop, screens popped: 1"])
    #expect(outcome.output.filter { $0.isEmpty }.count == 1)
  }

  @Test func `place, seed and release take effect`() {
    let words = ["play", "timeline", "map", "right", "edge", "--ios", "16"]

    let outcome = CommandOutcome(words + ["--seed", "3"])

    #expect(outcome.output.first == "Plain UIKit rules, map, right from edge, iOS 16:")
    #expect(outcome.output.contains { $0.hasSuffix("began at (8, 422)") })
    #expect(outcome.output.last == "owner: pop, screens popped: 1")
    #expect(outcome.output != CommandOutcome(words).output)
  }

  @Test func `a life that is played is written with what it expects`() throws {
    let folder = try TemporaryFolder()
    let (life, written) = (folder.path + "/life.json", folder.path + "/expecting.json")
    _ = CommandOutcome("check", "drags", "--case", "3", "--output", life)

    let played = CommandOutcome("play", life, "--output", written)

    #expect(played.status == .fine && played.errors == [])
    let again = CommandOutcome("check", written)
    #expect(again.output.first == "no violation")
    #expect(again.output.contains { $0.hasPrefix("  expects touch ") })
    #expect(CommandOutcome("play", life, "--output", folder.path).status != .fine)
  }

  @Test(arguments: ["pager-first", "carousel", "sheet", "nested-stack", "map"])
  func `a drag on a screen is written as a case, which expects what happens`(
    screen: String
  ) throws {
    let folder = try TemporaryFolder()
    let (written, recording) = (folder.path + "/case.json", folder.path + "/recording.json")

    let played = CommandOutcome("play", screen, "right", "--output", written)
    let traced = CommandOutcome(
      "play", "trace", screen, "right", "--recording", "--output", recording)
    let reproduced = CommandOutcome("read", "reproduce", recording, "--output", recording + ".json")

    #expect(played.status == .fine && traced.status == .fine)
    #expect(reproduced.status == .fine, "\(reproduced.output)")
    for file in [written, recording + ".json"] {
      let again = CommandOutcome("check", file)
      #expect(again.output.first == "no violation", "\(again.output)")
      #expect(again.output.contains { $0.hasPrefix("  expects touch ") })
      #expect(CommandOutcome("play", file, "right").status == .fine)
      #expect(CommandOutcome("show", "snapshot", file).output.count > 5)
    }
  }

  @Test func `the same command line has the same output`() {
    let first = CommandOutcome("play", "timeline", "carousel", "left")
    let second = CommandOutcome("play", "timeline", "carousel", "left")

    #expect(first.output == second.output)
  }
}
#endif
