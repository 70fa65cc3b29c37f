#if HEADLESS
import Testing
import gesture_lab

@MainActor @Suite
struct UsageTests {
  @Test(
    arguments: [
      (["--verbose"], #"There is no option "--verbose"."#),
      (["-v"], #"There is no option "-v"."#),
      (["replayed"], #"There is no command "replayed"; did you mean replay?"#),
      (["compare"], #"There is no command "compare"."#),
      (
        ["timeline", "pager-frist", "right"],
        #"There is no screen "pager-frist"; did you mean pager-first?"#
      ),
      (
        ["map", "pager"],
        #"There is no screen "pager"; did you mean pager-first, pager-middle or pager-rtl?"#
      ),
      (
        ["check", "flawed-polcy"],
        #"There is no screen "flawed-polcy"; did you mean flawed-policy?"#
      ),
      (["explore", "plane"], #""plane" is neither a screen nor a file; did you mean plain?"#),
      (["promises", "Carousel"], #"There is no screen "Carousel"; did you mean carousel?"#),
      (
        ["snapshot", "--compare", "plan"], #"There is no screen "plan"; did you mean plain?"#
      ),
      (
        ["snapshot", "--compare", "refusing"],
        "refusing has a function that a file cannot hold: it cannot be compared."
      ),
      (
        ["timeline", "plain", "right", "--seed", "1", "--seed", "2"],
        "--seed is given more than once; leave one."
      ),
      (["map", "plain", "--json", "--json"], "--json is given more than once; leave one."),
      (["--behavior", "a", "--behavior", "a"], "--behavior is given more than once; leave one."),
      (["calibrate", "f.json", "--seed", "1"], "--seed belongs to calibrate --prove."),
      ([""], #"There is no command ""."#),
      (["--seed", "1", "more"], #"There is no option "more"."#),
      (["--seed"], "--seed needs a value."),
      (["--count"], "--count needs a value."),
      (["--ios"], "--ios needs a value."),
      (["--strokes"], "--strokes needs a value."),
      (["--strokes", "--seed", "1"], "--strokes needs a value."),
      (["--seed", "one"], #"--seed takes a whole number from 0 to \#(UInt64.max), not "one"."#),
      (["--seed", "-1"], #"--seed takes a whole number from 0 to \#(UInt64.max), not "-1"."#),
      (
        ["--seed", "18446744073709551616"],
        #"--seed takes a whole number from 0 to \#(UInt64.max), not "18446744073709551616"."#
      ),
      (["--count", "1.5"], #"--count takes a whole number from 1 to 1000, not "1.5"."#),
      (["--count", "-3"], #"--count takes a whole number from 1 to 1000, not "-3"."#),
      (["--count", "0"], #"--count takes a whole number from 1 to 1000, not "0"."#),
      (["--count", "1001"], #"--count takes a whole number from 1 to 1000, not "1001"."#),
      (["--count", ""], #"--count takes a whole number from 1 to 1000, not ""."#),
      (["--ios", "17"], #"--ios takes one of 16, 18, 26, not "17"."#),
      (["--ios", "iOS26"], #"--ios takes one of 16, 18, 26, not "iOS26"."#),
      (["conform"], "conform needs a file of scenarios."),
      (["conform", "--seed"], #"conform takes a file of scenarios and no option "--seed"."#),
      (
        ["--strokes", "a.jsonl", "--seed", "3"],
        "--strokes takes the strokes of its file, and neither --seed nor --count."
      ),
      (
        ["--count", "3", "--strokes", "a.jsonl"],
        "--strokes takes the strokes of its file, and neither --seed nor --count."
      ),
      (["conform", "a.json", "b.json"], #""b.json" is one argument too many."#),
      (
        ["timeline"],
        "timeline needs a screen: plain, root, pager-first, pager-middle, carousel, map, map-pan, "
          + "list, pager-rtl, pager-keeping, pages-first, pages-middle, canvas, canvas-edge, edge-only, "
          + "disabled, excluded, refusing, suspended, slider, rows, nested-first, "
          + "nested-middle, sheet, plain-rtl, map-rtl, edge-only-rtl, canvas-rtl, carousel-rtl, "
          + "slider-rtl, rows-rtl, plain-driven, root-driven, pager-first-driven, "
          + "pager-middle-driven, carousel-driven, map-driven, rows-driven, slider-driven, "
          + "hidden-bar, hidden-back, custom-back, back-action, own-transition, candidate, "
          + "candidate-pager, companion, plain-driven-rtl, candidate-rtl, or the file of a snapshot."
      ),
      (
        ["timeline", "desk", "right"],
        #"There is no screen "desk"; there are plain, root, pager-first, pager-middle, carousel, "#
          + "map, map-pan, list, pager-rtl, pager-keeping, pages-first, pages-middle, canvas, canvas-edge, edge-only, "
          + "disabled, excluded, refusing, suspended, slider, rows, nested-first, "
          + "nested-middle, sheet, plain-rtl, map-rtl, edge-only-rtl, canvas-rtl, carousel-rtl, "
          + "slider-rtl, rows-rtl, plain-driven, root-driven, pager-first-driven, "
          + "pager-middle-driven, carousel-driven, map-driven, rows-driven, slider-driven, "
          + "hidden-bar, hidden-back, custom-back, back-action, own-transition, candidate, "
          + "candidate-pager, companion, plain-driven-rtl, candidate-rtl."
      ),
      (
        ["timeline", "plain"],
        "timeline needs a direction after the screen: right, left, up or down."
      ),
      (
        ["timeline", "plain", "sideways"],
        "timeline needs a direction after the screen: right, left, up or down, not \"sideways\"."
      ),
      (
        ["timeline", "plain", "right", "corner"],
        #""corner" is neither a place, edge or middle, nor an option."#
      ),
      (
        ["timeline", "plain", "right", "edge", "more"],
        #""more" is neither a place, edge or middle, nor an option."#
      ),
      (
        ["timeline", "plain", "right", "edge", "middle"], #""middle" is one argument too many."#
      ),
      (["timeline", "plain", "right", "--seed"], "--seed needs a value."),
      (
        ["promises", "--x"],
        #"promises takes screens, --departures, --every-drag and --behavior, not "--x"."#
      ),
      (["promises", "--departures"], "--departures needs a value."),
      (
        ["promises", "--departures", "many"],
        #"--departures takes a whole number from 0 to 100, or "all", not "many"."#
      ),
      (
        ["map", "plain", "--direction", "sideways"],
        "--direction takes one of right, down-right, down, down-left, left, up-left, up, up-right, "
          + #"not "sideways"."#
      ),
      (["map", "plain", "--direction"], "--direction needs a value."),
      (
        ["map", "plain", "--spacing", "1"],
        #"--spacing takes a whole number from 2 to 100, not "1"."#
      ),
      (["map", "plain", "--jobs", "0"], #"--jobs takes a whole number from 1 to 64, not "0"."#),
      (["map", "plain", "--slice", "3/2"], #"--slice takes a part such as 1/2, not "3/2"."#),
      (["map", "plain", "--slice", "1"], #"--slice takes a part such as 1/2, not "1"."#),
      (["map", "plain", "--ios", "17"], #"--ios takes one of 16, 18, 26, not "17"."#),
      (["map", "plain", "--output"], "--output needs a value."),
      (
        ["map", "plain", "right"],
        "map takes --direction, --plain, --spacing, --jobs, --ios, --behavior, --json and "
          + #"--output, not "right"."#
      ),
      (
        ["report", "plain", "sideways"],
        #""sideways" is no direction; report takes right, left, up or down after a screen."#
      ),
      (
        ["report", "plain", "right", "corner"],
        #""corner" is no place; report takes edge or middle after a direction."#
      ),
      (["report", "plain", "up", "edge", "more"], #""more" is one argument too many."#),
      (
        ["report", "plain", "--plain"],
        #"report takes --spacing, --jobs, --ios, --behavior and --output, not "--plain"."#
      ),
      (["timeline", "map", "left", "--ios", "17"], #"--ios takes one of 16, 18, 26, not "17"."#),
      (
        ["timeline", "plain", "right", "--count", "3"],
        #""--count" is neither a place, edge or middle, nor an option."#
      ),
    ])
  func `wrong usage has a message of one line`(
    arguments: [String], expected: String
  ) {
    let outcome = CommandOutcome(arguments)

    #expect(outcome.status == .usage)
    #expect(outcome.errors == ["gesture-lab: \(expected) See gesture-lab --help."])
    #expect(outcome.output == [])
  }

  @Test(arguments: [["--help"], ["-h"], ["help"], ["--seed", "x", "-h"], ["help", "--seed"]])
  func `help is printed as a result`(arguments: [String]) {
    let outcome = CommandOutcome(arguments)

    #expect(outcome.status == .fine)
    #expect(outcome.errors == [])
    #expect(outcome.output.first?.hasPrefix("Shows who gets a drag") == true)
    for word in [
      "--strokes", "--seed", "--count", "--ios", "conform", "timeline", "explore", "stress",
      "promises", "map", "report",
    ] {
      #expect(outcome.output.contains { $0.contains(word) }, "\(word)")
    }
    #expect(
      outcome.output.joined(separator: " ").hasSuffix(
        "Exit status: 0 fine, 1 findings, 64 wrong usage, 65 bad data in a file, 66 a file cannot "
          + "be read, 74 the result could not be written."))
    #expect(outcome.output.allSatisfy { $0.count <= 96 })
  }

  @Test(arguments: [
    ["conform", "--help"], ["help", "conform"], ["conform", "a.json", "-h"],
  ])
  func `help on one command is printed without the others`(arguments: [String]) {
    let outcome = CommandOutcome(arguments)

    #expect(outcome.status == .fine)
    #expect(outcome.errors == [])
    #expect(
      outcome.output == [
        "gesture-lab conform FILE",
        "    Plays arbitration scenarios and prints the differences from their expectations. Status 1 if",
        "    a scenario differs.",
        "    --behavior FILE  the answers to open questions that calibrate has left, and their release",
        "",
        "Exit status: 0 fine, 1 findings, 64 wrong usage, 65 bad data in a file, 66 a file cannot be",
        "read, 74 the result could not be written.",
      ])
  }

  @Test func `an option that may be repeated says so and is`() {
    let help = CommandOutcome("help", "evaluate").output
    #expect(help.filter { $0.hasSuffix("; may be repeated") }.count == 2)

    let outcome = CommandOutcome("stress", "--except", "reset", "--except", "owner", "--case", "1")
    #expect(outcome.status == .fine, "\(outcome)")
  }

  @Test func `help on a command that does not exist says so`() {
    let outcome = CommandOutcome(["help", "confrom"])

    #expect(outcome.status == .usage)
    #expect(
      outcome.errors == [
        #"gesture-lab: There is no command "confrom"; did you mean conform? See gesture-lab --help."#
      ])
  }
}
#endif
