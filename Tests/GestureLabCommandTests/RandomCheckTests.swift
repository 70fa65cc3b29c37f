#if HEADLESS
import Foundation
import Testing

@MainActor @Suite
struct RandomCheckTests {
  @Test func `one case is played by its number and counted`() {
    let outcome = CommandOutcome("check", "stages", "--seed", "3", "--case", "8")

    #expect(outcome.errors == [])
    #expect(outcome.output.first?.hasPrefix("stages, seed 3: 1 stage, ") == true)
    #expect(outcome.output.contains("  1 a gesture began"))
    #expect(outcome.output.last == "no violation")
    #expect(outcome.status == .fine)
  }

  @Test(.needsProgram) @WaitingActor
  func `random stages end after the time limit`() throws {
    let output = try LabProgram.output("check", "stages", "--seconds", "1")

    #expect(output.first?.hasPrefix("stages, seed 1: ") == true)
  }

  @Test func `a life is played by its number and counted`() {
    let outcome = CommandOutcome("check", "lives", "--seed", "3", "--case", "7")

    #expect(outcome.errors == [])
    #expect(outcome.output.first?.hasPrefix("lives, seed 3: 1 life, ") == true)
    #expect(outcome.output.contains { $0.hasPrefix("  1 ") })
    #expect(outcome.output.last == "no violation")
    #expect(outcome.status == .fine)
  }

  @Test func `a life is written as a file, which plays it again`() throws {
    let folder = try TemporaryFolder()
    let file = "\(folder.path)/life.json"
    let written = CommandOutcome("check", "lives", "--case", "7", "--output", file)
    let (played, shown) = (CommandOutcome("check", file), CommandOutcome("play", file))

    #expect(written.status == .fine && played.status == .fine && shown.status == .fine)
    #expect(played.output.first == "no violation")
    #expect(played.output.contains("what happens"))
    #expect(shown.output.contains { $0.contains("ms  step ") })
    // Its last screen is one for every other command.
    let map = CommandOutcome("show", "map", file, "--spacing", "100", "--json")
    #expect(map.status == .fine && !map.output.isEmpty)
    #expect(
      map.errors.first
        == "note: It is the screen of the first stack, before the last touches of the case.")
    let drag = CommandOutcome("play", file, "right")
    #expect(drag.output.last?.hasPrefix("owner: ") == true, "\(drag)")
  }

  @Test func `nothing is wrong on the screen of a life without acts`() throws {
    let folder = try TemporaryFolder()
    let life = """
      {"version":1,"ios":26,
      "windows":[{"shows":{"stack":{"name":"A","screens":[{"name":"s1"},{"name":"s2"}]}}}],"steps":[]}
      """
    let path = try folder.file("life.json", life)

    let outcome = CommandOutcome("show", "diagnose", path)

    #expect(outcome.status == .fine, "\(outcome.output)")
    #expect(CommandOutcome("check", "drags", path).output.first == "no violation")
  }

  @Test func `without a violation no file is written, which is said`() throws {
    let folder = try TemporaryFolder()
    let file = "\(folder.path)/life.json"

    let outcome = CommandOutcome("check", "lives", "--seconds", "1", "--output", file)

    #expect(outcome.status == .fine)
    #expect(outcome.output.contains("nothing is written to \(file)"))
    #expect(!FileManager.default.fileExists(atPath: file))
  }

  @Test func `the given number of drags is played`() {
    let outcome = CommandOutcome("check", "drags", "20", "--seed", "3")

    #expect(outcome.errors == [])
    #expect(outcome.output.first?.hasPrefix("drags, seed 3: 20 drags, ") == true)
    #expect(outcome.output.contains { $0.hasSuffix(" a pop was allowed") })
    #expect(outcome.output.last == "no violation")
    #expect(outcome.status == .fine)
  }

  @Test(arguments: [
    (["check", "stages", "--plant", "singleTouch"], "viewTouches"),
    (["check", "drags", "--plant", "undeferred"], "deferral"),
  ])
  func `a planted fault has status 1, and the printed command finds it again`(
    words: [String], law: String
  ) throws {
    let outcome = CommandOutcome(words + ["--seconds", "60"])

    #expect(outcome.status == .findings)
    #expect(outcome.output.contains { $0.hasPrefix("violation of \(law): ") })
    let line = try #require(outcome.output.first { $0.hasPrefix("shrunk from ") })
    let command = try #require(line.components(separatedBy: "gesture-lab ").last)
    let replay = CommandOutcome(command.components(separatedBy: " "))
    #expect(replay.status == .findings)
    #expect(
      replay.output.drop { !$0.hasPrefix("violation") }
        == outcome.output.drop { !$0.hasPrefix("violation") })
  }

  @Test(arguments: [
    (["stages", "--seconds"], "--seconds needs a value."),
    (["lives", "--seconds", "0"], #"--seconds takes a whole number from 1 to 86400, not "0"."#),
    (["drags", "--case", "-1"], "--case takes a whole number from 0 to"),
    (["stages", "--seed", "x"], "--seed takes a whole number from 0 to"),
    (
      ["stages", "--plant", "tree"],
      "--plant takes one of excluded, endless, singleTouch, retaining, remnant, "
    ),
    (
      ["stages", "--plant", "leaping"],
      "check stages can plant one of excluded, endless, singleTouch, retaining, "
    ),
    (["lives", "--except", "murphy"], "--except takes one of exclusion, requirement, "),
    (
      ["stages", "--ios", "18"],
      #"check stages has no option "--ios"; it has --seconds, --seed, --case, --except, "#
    ),
    (["lives", "life.json", "now"], #""now" is one argument too many."#),
    (["stages", "--strokes", "file"], #"check stages has no option "--strokes"; "#),
    (
      ["drags", "5", "--plant", "singleTouch"],
      #"check drags can plant one of undeferred, late, leaping, ownerless, not "singleTouch"."#
    ),
    (["drags", "0"], #"check drags takes a whole number from 1 to 100000000, not "0"."#),
    (["drags", "many"], #"check drags takes a whole number from 1 to 100000000, not "many"."#),
    (
      ["drags", "5", "--seconds", "3"],
      "A number of drags and --seconds both end the test; leave one out."
    ),
    (
      ["drags", "5", "--case", "3"],
      "--case plays one of the drags; leave the number or --seconds out."
    ),
    (
      ["stages", "--case", "3", "--seconds", "9"],
      "--case plays one of the stages; leave the number or --seconds out."
    ),
    (
      ["lives", "life.json", "--seed", "3"],
      #""--seed" does not belong to this form of check lives."#
    ),
    (["drags", "--plant", "tree"], "--plant takes one of excluded, endless, singleTouch, "),
    (["lives", "--plant", "singleTouch"], #"check lives has no option "--plant"; "#),
  ])
  func `wrong usage has a message of one line`(words: [String], expected: String) {
    let outcome = CommandOutcome(["check"] + words)

    #expect(outcome.status == .usage)
    #expect(outcome.errors.count == 1)
    #expect(outcome.errors.first?.hasPrefix("gesture-lab: \(expected)") == true, "\(outcome)")
    #expect(outcome.output == [])
  }
}
#endif
