#if HEADLESS
import Testing
import gesture_lab

@MainActor @Suite
struct UsageTests {
  @Test(
    arguments: [
      (["--verbose"], #"table has no option "--verbose"; \#(tableOptions)"#),
      (["-v"], #"table has no option "-v"; \#(tableOptions)"#),
      (["--verison"], #"table has no option "--verison"; did you mean --version?"#),
      (["table", "--sede", "3"], #"table has no option "--sede"; did you mean --seed?"#),
      (
        ["carousel"],
        #"There is no command "carousel"; for the screen write gesture-lab timeline carousel right."#
      ),
      (
        ["timeline", "plain", "right", "--form", "195,400"],
        #"timeline has no option "--form"; did you mean --from?"#
      ),
      (
        ["trace", "plain", "right", "--jsno"],
        #"trace has no option "--jsno"; did you mean --json?"#
      ),
      (
        ["report", "plain", "-output", "a"],
        #"report has no option "-output"; did you mean --output?"#
      ),
      (
        ["evaluate", "--screen", "lsit"],
        #"There is no screen "lsit" of evaluate; did you mean list?"#
      ),
      (
        ["stress", "--plnat", "singleTouch"],
        #"stress has no option "--plnat"; did you mean --plant?"#
      ),
      (["bench", "--latnecy"], #"bench has no option "--latnecy"; did you mean --latency?"#),
      (["promises", "--every"], #"promises has no option "--every"; did you mean --every-drag?"#),
      (["replayed"], #"There is no command "replayed"; did you mean replay?"#),
      (["draw"], #"There is no command "draw"; did you mean picture?"#),
      (
        ["timeline", "pager-frist", "right"],
        #"There is no screen "pager-frist"; did you mean pager-first?"#
      ),
      (
        ["map", "pager"],
        #"There is no screen "pager"; did you mean pager-first, pager-middle or pager-rtl?"#
      ),
      (
        ["diagnose", "flawed-polcy"],
        #"There is no screen "flawed-polcy"; did you mean flawed-policy?"#
      ),
      (["timeline", "plain", "rihgt"], #""rihgt" isn't a direction; did you mean right?"#),
      (["explore", "plane"], #""plane" is neither a screen nor a file; did you mean plain?"#),
      (["promises", "Carousel"], #"There is no screen "Carousel"; did you mean carousel?"#),
      (
        ["snapshot", "--compare", "plan"], #"There is no screen "plan"; did you mean plain?"#
      ),
      (
        ["snapshot", "--compare", "refusing"],
        "A file cannot hold all of refusing: it cannot be compared."
      ),
      (
        ["timeline", "plain", "right", "--seed", "1", "--seed", "2"],
        "--seed is given more than once; leave one."
      ),
      (["map", "plain", "--json", "--json"], "--json is given more than once; leave one."),
      (["--behavior", "a", "--behavior", "a"], "--behavior is given more than once; leave one."),
      (
        ["snapshot", "plain", "--spacing", "30"],
        "--spacing belongs to snapshot --compare [SCREEN ...]."
      ),
      (
        ["snapshot", "--compare", "--output", "a"],
        #"snapshot --compare takes --spacing and --behavior, not "--output"."#
      ),
      ([""], #"There is no command ""."#),
      (["--seed", "1", "more"], #""more" is one argument too many."#),
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
      (["conform", "--seed"], #"conform has no option "--seed"; it has --behavior."#),
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
        "timeline needs a screen, such as carousel, or the file of a snapshot; gesture-lab help lists "
          + "the screens."
      ),
      (
        ["timeline", "desk", "right"],
        #"There is no screen "desk"; gesture-lab help lists the screens."#
      ),
      (
        ["timeline", "--seed", "3", "plain", "right"],
        #"timeline takes its screen first, and "--seed" after it."#
      ),
      (["timeline", "--sede"], #"timeline has no option "--sede"; did you mean --seed?"#),
      (
        ["timeline", "plain"],
        "timeline needs a direction after the screen: right, left, up or down."
      ),
      (
        ["timeline", "plain", "sideways"],
        #""sideways" isn't a direction; timeline takes right, left, up or down after a screen."#
      ),
      (
        ["timeline", "plain", "right", "corner"],
        #""corner" isn't a place; timeline takes edge or middle after a direction."#
      ),
      (
        ["timeline", "plain", "right", "edge", "more"],
        #""more" is one argument too many."#
      ),
      (
        ["timeline", "plain", "right", "edge", "middle"], #""middle" is one argument too many."#
      ),
      (["timeline", "plain", "right", "--seed"], "--seed needs a value."),
      (
        ["promises", "--x"],
        #"promises has no option "--x"; it has --departures, --every-drag and --behavior."#
      ),
      (["promises", "--departures"], "--departures needs a value."),
      (
        ["promises", "--departures", "many"],
        #"--departures takes a whole number from 0 to 100, or "all", not "many"."#
      ),
      (
        ["map", "plain", "sideways"],
        #""sideways" isn't a direction; map takes one of right, down-right, down, down-left, left, "#
          + "up-left, up, up-right."
      ),
      (["map", "plain", "right", "left"], #""left" is one argument too many."#),
      (
        ["map", "plain", "--output", "plain.png"],
        "--output plain.png: the result is SVG; let the name end with .svg."
      ),
      (
        ["report", "plain", "--output", "plain.pdf"],
        "--output plain.pdf: the result is HTML; let the name end with .html."
      ),
      (
        ["trace", "plain", "right", "--output", "drag.json"],
        "--output drag.json: the result is text; let the name end with .txt."
      ),
      (["why"], #"There is no command "why"; did you mean explain?"#),
      (["the"], #"There is no command "the"."#),
      (
        ["Plain"],
        #"There is no command "Plain"; for the screen write gesture-lab timeline plain right."#
      ),
      (["carusel"], #"There is no command "carusel"; did you mean carousel?"#),
      (
        ["pager"],
        #"There is no command "pager"; for the screen write gesture-lab timeline pager-first right, "#
          + "or name another: pager-middle, pager-rtl, pager-keeping."
      ),
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
        ["report", "plain", "sideways"],
        #""sideways" isn't a direction; report takes right, left, up or down after a screen."#
      ),
      (
        ["report", "plain", "right", "corner"],
        #""corner" isn't a place; report takes edge or middle after a direction."#
      ),
      (["report", "plain", "up", "edge", "more"], #""more" is one argument too many."#),
      (
        ["report", "plain", "--plain"],
        #"report has no option "--plain"; it has --spacing, --jobs, --output, --from, --gesture, "#
          + "--ios and --behavior."
      ),
      (["timeline", "map", "left", "--ios", "17"], #"--ios takes one of 16, 18, 26, not "17"."#),
      (
        ["timeline", "plain", "right", "--count", "3"],
        #"timeline has no option "--count"; it has --from, --gesture, --seed, --ios and --behavior."#
      ),
    ])
  func `wrong usage has a message of one line`(
    arguments: [String], expected: String
  ) {
    let outcome = CommandOutcome(arguments)

    let first = arguments.first ?? ""
    let help =
      expected.hasPrefix("There is no command")
      ? "gesture-lab help" : "gesture-lab help \(first.hasPrefix("-") ? "table" : first)"
    #expect(outcome.status == .usage)
    #expect(outcome.errors == ["gesture-lab: \(expected) See \(help)."])
    #expect(outcome.output == [])
  }

  private nonisolated static let tableOptions =
    "it has --all, --strokes, --seed, --count, --ios and --behavior."

  @Test func `an option that may be repeated says so and is`() {
    let help = CommandOutcome("help", "evaluate").output
    #expect(help.filter { $0.hasSuffix("; may be repeated") }.count == 2)

    let outcome = CommandOutcome("stress", "--except", "reset", "--except", "owner", "--case", "1")
    #expect(outcome.status == .fine, "\(outcome)")
  }
}
#endif
