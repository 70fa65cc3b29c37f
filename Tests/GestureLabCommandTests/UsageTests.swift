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
      (["--sede", "3"], #"table has no option "--sede"; did you mean --seed?"#),
      (
        ["carousel"],
        #"There is no command "carousel"; for the screen write gesture-lab play carousel right."#
      ),
      (
        ["play", "timeline", "plain", "right", "--form", "195,400"],
        #"play timeline has no option "--form"; did you mean --from?"#
      ),
      (
        ["play", "trace", "plain", "right", "--jsno"],
        #"play trace has no option "--jsno"; did you mean --json?"#
      ),
      (
        ["show", "report", "plain", "-output", "a"],
        #"show report has no option "-output"; did you mean --output?"#
      ),
      (
        ["measure", "evaluate", "--screen", "lsit"],
        #"There is no screen "lsit" of evaluate; did you mean list?"#
      ),
      (
        ["check", "stages", "--plnat", "singleTouch"],
        #"check stages has no option "--plnat"; did you mean --plant?"#
      ),
      (
        ["measure", "bench", "--arbitre", "1"],
        #"measure bench has no option "--arbitre"; did you mean --arbiter?"#
      ),
      (
        ["check", "promises", "--every"],
        #"check promises has no option "--every"; did you mean --every-drag?"#
      ),
      (["replayed"], #"There is no command "replayed"; did you mean read replay?"#),
      (["draw"], #"There is no command "draw"; did you mean show picture?"#),
      (
        ["play", "timeline", "pager-frist", "right"],
        #"There is no screen "pager-frist"; did you mean pager-first?"#
      ),
      (
        ["show", "map", "pager"],
        #"There is no screen "pager"; did you mean pager-first, pager-middle or pager-rtl?"#
      ),
      (
        ["show", "diagnose", "flawed-polcy"],
        #"There is no screen "flawed-polcy"; did you mean flawed-policy?"#
      ),
      (["play", "timeline", "plain", "rihgt"], #""rihgt" isn't a direction; did you mean right?"#),
      (
        ["check", "explore", "plane"],
        #""plane" is neither a screen nor a file; did you mean plain?"#
      ),
      (
        ["check", "promises", "Carousel"], #"There is no screen "Carousel"; did you mean carousel?"#
      ),
      (
        ["check", "snapshots", "plan"], #"There is no screen "plan"; did you mean plain?"#
      ),
      (
        ["check", "snapshots", "refusing"],
        "A file cannot hold all of refusing: it cannot be compared."
      ),
      (
        ["play", "timeline", "plain", "right", "--seed", "1", "--seed", "2"],
        "--seed is given more than once; leave one."
      ),
      (["show", "map", "plain", "--json", "--json"], "--json is given more than once; leave one."),
      (["--behavior", "a", "--behavior", "a"], "--behavior is given more than once; leave one."),
      (
        ["check", "snapshots", "--output", "a"],
        #"check snapshots has no option "--output"; it has --spacing and --behavior."#
      ),
      (["map", "plain"], #"There is no command "map"; did you mean show map?"#),
      (["show", "timeline", "plain"], "show has no timeline; did you mean play timeline?"),
      (["check", "promisses"], #"check has no "promisses"; did you mean promises?"#),
      (["measure", "latency", "1"], #""1" is one argument too many."#),
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
      (["check", "scenarios"], "check scenarios needs a file of scenarios."),
      (
        ["check", "scenarios", "--seed"],
        #"check scenarios has no option "--seed"; it has --output and --behavior."#
      ),
      (
        ["--strokes", "a.jsonl", "--seed", "3"],
        "--strokes takes the strokes of its file, and neither --seed nor --count."
      ),
      (
        ["--count", "3", "--strokes", "a.jsonl"],
        "--strokes takes the strokes of its file, and neither --seed nor --count."
      ),
      (["check", "scenarios", "a.json", "A", "B"], #""B" is one argument too many."#),
      (
        ["play", "timeline"],
        "play timeline needs a screen, such as carousel, or the file of a snapshot; gesture-lab help lists "
          + "the screens."
      ),
      (
        ["play", "timeline", "desk", "right"],
        #"There is no screen "desk"; gesture-lab help lists the screens."#
      ),
      (
        ["play", "timeline", "--seed", "3", "plain", "right"],
        #"play timeline takes its screen first, and "--seed" after it."#
      ),
      (
        ["play", "timeline", "--sede"],
        #"play timeline has no option "--sede"; did you mean --seed?"#
      ),
      (
        ["play", "timeline", "plain"],
        "play timeline needs a direction after the screen: right, left, up or down."
      ),
      (
        ["play", "timeline", "plain", "sideways"],
        #""sideways" isn't a direction; play timeline takes right, left, up or down after a screen."#
      ),
      (
        ["play", "timeline", "plain", "right", "corner"],
        #""corner" isn't a place; play timeline takes edge or middle after a direction."#
      ),
      (
        ["play", "timeline", "plain", "right", "edge", "more"],
        #""more" is one argument too many."#
      ),
      (
        ["play", "timeline", "plain", "right", "edge", "middle"],
        #""middle" is one argument too many."#
      ),
      (["play", "timeline", "plain", "right", "--seed"], "--seed needs a value."),
      (
        ["check", "promises", "--x"],
        #"check promises has no option "--x"; it has --departures, --every-drag and --behavior."#
      ),
      (["check", "promises", "--departures"], "--departures needs a value."),
      (
        ["check", "promises", "--departures", "many"],
        #"--departures takes a whole number from 0 to 100, or "all", not "many"."#
      ),
      (
        ["show", "map", "plain", "sideways"],
        #""sideways" isn't a direction; show map takes one of right, down-right, down, down-left, left, "#
          + "up-left, up, up-right."
      ),
      (["show", "map", "plain", "right", "left"], #""left" is one argument too many."#),
      (
        ["show", "map", "plain", "--output", "plain.png"],
        "--output plain.png: the result is SVG; let the name end with .svg."
      ),
      (
        ["show", "report", "plain", "--output", "plain.pdf"],
        "--output plain.pdf: the result is HTML; let the name end with .html."
      ),
      (
        ["play", "trace", "plain", "right", "--output", "drag.json"],
        "--output drag.json: the result is text; let the name end with .txt."
      ),
      (["why"], #"There is no command "why"; did you mean read explain?"#),
      (["the"], #"There is no command "the"."#),
      (
        ["Plain"],
        #"There is no command "Plain"; for the screen write gesture-lab play plain right."#
      ),
      (["carusel"], #"There is no command "carusel"; did you mean carousel?"#),
      (
        ["pager"],
        #"There is no command "pager"; for the screen write gesture-lab play pager-first right, "#
          + "or name another: pager-middle, pager-rtl, pager-keeping."
      ),
      (
        ["show", "map", "plain", "--spacing", "1"],
        #"--spacing takes a whole number from 2 to 100, not "1"."#
      ),
      (
        ["show", "map", "plain", "--jobs", "0"],
        #"--jobs takes a whole number from 1 to 64, not "0"."#
      ),
      (
        ["show", "map", "plain", "--slice", "3/2"], #"--slice takes a part such as 1/2, not "3/2"."#
      ),
      (["show", "map", "plain", "--slice", "1"], #"--slice takes a part such as 1/2, not "1"."#),
      (["show", "map", "plain", "--ios", "17"], #"--ios takes one of 16, 18, 26, not "17"."#),
      (["show", "map", "plain", "--output"], "--output needs a value."),
      (
        ["show", "report", "plain", "sideways"],
        #""sideways" isn't a direction; show report takes right, left, up or down after a screen."#
      ),
      (
        ["show", "report", "plain", "right", "corner"],
        #""corner" isn't a place; show report takes edge or middle after a direction."#
      ),
      (["show", "report", "plain", "up", "edge", "more"], #""more" is one argument too many."#),
      (
        ["show", "report", "plain", "--plain"],
        #"show report has no option "--plain"; it has --spacing, --jobs, --output, --from, --gesture, "#
          + "--ios and --behavior."
      ),
      (
        ["play", "timeline", "map", "left", "--ios", "17"],
        #"--ios takes one of 16, 18, 26, not "17"."#
      ),
      (
        ["play", "timeline", "plain", "right", "--count", "3"],
        #"play timeline has no option "--count"; it has --from, --gesture, --seed, --ios, --output and --behavior."#
      ),
    ])
  func `wrong usage has a message of one line`(
    arguments: [String], expected: String
  ) {
    let outcome = CommandOutcome(arguments)

    let words = arguments.prefix { !$0.hasPrefix("-") }
    let isTopic = !expected.contains(" has no timeline") && !expected.contains("promisses")
    let name =
      words.isEmpty ? "table" : words.prefix(isTopic ? 2 : 1).joined(separator: " ")
    let help =
      expected.hasPrefix("There is no command") ? "gesture-lab help" : "gesture-lab help \(name)"
    #expect(outcome.status == .usage)
    #expect(outcome.errors == ["gesture-lab: \(expected) See \(help)."])
    #expect(outcome.output == [])
  }

  private nonisolated static let tableOptions =
    "it has --all, --strokes, --seed, --count, --ios and --behavior."
}
#endif
