#if HEADLESS
import Testing

/// What a command does on a terminal.
@MainActor @Suite struct TerminalTests {
  @Test(.needsProgram) @WaitingActor
  func `the table of drags on every screen fits 100 columns`() throws {
    let output = try LabProgram.output("--all", "--count", "1")
    #expect(output.allSatisfy { $0.count <= 100 })
    #expect(output.count > 50)
  }

  @Test(arguments: [
    ["play", "timeline", "pager-middle", "right"], ["play", "trace", "pager-middle", "right"],
    ["show", "diagnose", "carousel", "--at", "8,400"], ["show", "diagnose", "flawed-circle"],
    ["show", "diagnose", "disabled"],
    ["check", "explore", "pager-first", "right", "--plain", "--limit", "100"],
  ])
  func `what a person reads fits 100 columns`(words: [String]) {
    let outcome = CommandOutcome(words)

    #expect(outcome.output.count > 3)
    for line in outcome.output { #expect(line.count <= 100, "\(line)") }
  }

  @Test func `what does not fit continues below the last column, and every word is there`() {
    let lines = CommandOutcome("play", "timeline", "pager-middle", "right").output
    let index = lines.firstIndex { $0.contains("content pop refused at (195, 422)") } ?? 0
    let column = lines[index].components(separatedBy: "content pop").first?.count ?? 0

    #expect(
      lines[index...].prefix(3).map { $0.dropFirst(column) } == [
        "content pop refused at (195, 422) by", "contentAtLeadingEdge: pager rests 780 pt past its",
        "leading edge",
      ])
    #expect(lines[index + 1].prefix(column).allSatisfy { $0 == " " })
  }

  @Test func `an indented line continues further in`() throws {
    let folder = try TemporaryFolder()
    let recording = try folder.file(
      "recording.json",
      CommandOutcome("play", "trace", "root", "right", "--recording").output.joined(separator: "\n")
    )
    let lines = CommandOutcome("read", "calibrate", recording).output

    let open = lines.drop { $0 != "Still open, with guided drags to record:" }
    #expect(open.contains { $0.hasPrefix("    ") && !$0.hasPrefix("     ") }, "\(lines)")
    #expect(lines.allSatisfy { $0.count <= 100 })
  }

  @Test func `guided drags are not cut in the middle of a word`() {
    let output = CommandOutcome(
      "check", "explore", "pager-first", "right", "--plain", "--limit", "100"
    )
    .output

    #expect(output.contains("  guided drags of the probe that bear on it"))
    #expect(!output.contains { $0.contains(" … ") })
  }

  @Test(.needsProgram) @WaitingActor
  func `the table ends with command lines that work, and only where it was asked for by itself`()
    async throws
  {
    let output = try LabProgram.output()
    let next = output.drop { !$0.hasPrefix("To try next, each after \"swift run -c release\":") }
    #expect(next.count == 5)
    for line in next.dropFirst() {
      let call = line.trimmingCharacters(in: .whitespaces).components(separatedBy: "  ")[0]
      let words = call.components(separatedBy: " ").dropFirst()
      #expect(call.hasPrefix("gesture-lab "))
      let outcome = await CommandOutcome(
        words == ["help"] ? ["help"] : Array(words) + ["--none"])
      // An argument before it would be refused first.
      #expect(
        outcome.status == .fine
          || outcome.errors.first?.contains(#"has no option "--none""#) == true,
        "\(outcome)")
    }
    let other = try LabProgram.output("--count", "1")
    #expect(!other.contains { $0.hasPrefix("To try next") })
  }

  @Test(arguments: ["map", "report"])
  func `a picture or a page is not written to a terminal`(command: String) {
    let words = ["show", command, "plain", "--spacing", "100"]
    let outcome = CommandOutcome(words) { $0.isTerminal = true }

    #expect(outcome.status == .usage)
    #expect(
      outcome.errors == [
        "gesture-lab: The result is \(command == "map" ? "a picture" : "a page"), which a terminal "
          + "does not show; add --output FILE, or a pipe. See gesture-lab help show \(command)."
      ])
    #expect(CommandOutcome(words).status == .fine)
    #expect(
      CommandOutcome(words + ["--output", "/dev/null"]) { $0.isTerminal = true }.status == .fine)
  }

  @Test func `the data of a map and a snapshot are written to a terminal`() {
    for words in [
      ["show", "map", "plain", "--spacing", "100", "--json"], ["show", "snapshot", "plain"],
    ] {
      #expect(CommandOutcome(words) { $0.isTerminal = true }.status == .fine)
    }
  }

  @Test(arguments: [
    (["measure", "bench", "0.00001", "--n", "1"], true),
    (["check", "drags", "1"], true),
    (["check", "stages", "--case", "1"], false),
    (["check", "promises", "sheet", "--departures", "0"], false),
    (["check", "promises", "sheet", "--departures", "all"], true),
    (["check", "promises", "sheet", "--departures", "0", "--every-drag"], true),
    (["check", "snapshots", "root", "--spacing", "100"], true),
    (["show", "snapshot", "root"], false),
    (["check", "explore", "root", "right", "--limit", "5"], false),
    (["play", "timeline", "root", "right"], false),
  ])
  func `a debug build says of long work how to do it sooner, and does it`(
    words: [String], isHeavy: Bool
  ) {
    let outcome = CommandOutcome(words) { $0.isDebugBuild = true }
    let release = CommandOutcome(words)
    let note =
      "note: A debug build is many times slower; use swift run -c release gesture-lab "
      + words.joined(separator: " ")

    #expect(outcome.errors == (isHeavy ? [note] : []))
    #expect(release.errors == [])
    #expect(outcome.status == release.status && outcome.output.count == release.output.count)
  }

  @Test func `evaluate is long work in a debug build`() throws {
    let folder = try TemporaryFolder()
    let strokes = try folder.file(
      "strokes.jsonl",
      #"{"id":"right","w":390,"h":844,"s":[[0,100,400],[40,160,402],[80,260,408],[100,330,410]]}"#)
    let words = ["measure", "evaluate", "--strokes", strokes, "--screen", "still", "--rate", "60"]

    #expect(CommandOutcome(words) { $0.isDebugBuild = true }.errors.count == 1)
    #expect(CommandOutcome(words).errors == [])
  }

  @Test func `all that may take more than a second reports its progress, where it is followed`()
    async
  {
    // Another process leaves the main actor to the other tests.
    await #expect(processExitsWith: .success) { @MainActor in
      let folder = try TemporaryFolder()
      @MainActor func file(_ name: String, _ words: String...) throws -> String {
        try folder.file(name, CommandOutcome(words).output.joined(separator: "\n"))
      }
      let recording = try file("bezel-0.json", "play", "trace", "plain", "right", "--recording")
      let scenarios = try folder.file(
        "scenarios.json",
        """
        {"version":1,"scenarios":[{"id":"a","views":[{"id":"v","parent":null,"frame":[0,0,9,9]}],
        "recognizers":[{"id":"p","kind":"pan","view":"v"}],"touches":[[0,"began",0,5,5]],
        "runUntil_ms":9,"expect":{"p":0}}]}
        """)
      let traces = try folder.file(
        "traces.json",
        """
        {"viewport":[390,600],"contentSize":[390,4000],"decelerationRate":0.998,"traces":[
        {"name":"a","startOffset":9,"input":{"x":1,"y0":9,"dy":-2,"dt":0.016,"n":3,"hold":1,"t_end":1}}]}
        """)
      let answers = try folder.answers(openAt: [.unmarkedTouch, .popDirection])
      let long = [
        ["--count", "1"], ["read", "calibrate", recording, "--behavior", answers],
        ["measure", "latency"], ["measure", "bench", "--arbiter", "0.00001"],
        ["check", "snapshots", "root", "--spacing", "100"],
      ]
      let short = [
        ["show", "map", "plain", "--spacing", "100"],
        ["show", "report", "plain", "--spacing", "100"],
        ["read", "reproduce", recording], ["check", "explore", "root", "right", "--limit", "5"],
        ["check", "promises", "sheet", "--departures", "0"],
        ["measure", "evaluate", "--count", "1", "--screen", "still", "--rate", "60"],
        ["check", "scenarios", scenarios], ["read", "replay", traces],
        ["measure", "bench", "0.00001", "--n", "1"],
        ["check", "drags", "2"],
      ]
      for words in long + short {
        let outcome = CommandOutcome(words) {
          $0.showsProgress = true
          $0.progressInterval = 0
        }
        #expect(outcome.errors.contains { $0.hasPrefix("… ") }, "\(words) \(outcome.errors)")
      }
      for words in short {
        let unfollowed = CommandOutcome(words)
        #expect(!unfollowed.errors.contains { $0.hasPrefix("… ") })
      }
    }
  }
}
#endif
