#if HEADLESS
import Foundation
import Testing
import gesture_lab

/// `gesture-lab help`, `--help` and `--version`.
@MainActor @Suite struct HelpTests {
  /// The lines of the overview that are about a command: its name and what it is for.
  private static var commands: [(name: String, summary: String)] {
    CommandOutcome("help").output.prefix { !$0.hasPrefix("A SCREEN") }.compactMap { line in
      line.firstMatch(of: /^  ([a-z]+) +(\S.*)$/).map { (String($0.1), String($0.2)) }
    }
  }

  @Test(arguments: [["--help"], ["-h"], ["help"], ["help", "--help"]])
  func `the overview has a short line for each command, in four groups`(arguments: [String]) {
    let outcome = CommandOutcome(arguments)

    #expect(outcome.status == .fine)
    #expect(outcome.errors == [])
    #expect(outcome.output.first?.hasPrefix("gesture-lab shows which recognizer gets") == true)
    #expect(Self.commands.count == 19)
    #expect(Self.commands.allSatisfy { $0.summary.count <= 60 })
    for group in ["See a screen", "Explain a file from a phone", "Test promises", "Try the engine"]
    {
      #expect(outcome.output.contains(group))
    }
    #expect(outcome.output.contains { $0.contains("gesture-lab help COMMAND") })
    #expect(!outcome.output.contains { $0.hasPrefix("    --") })
    #expect(
      outcome.output.joined(separator: " ").hasSuffix(
        "Exit status: 0 fine, 1 findings, 64 wrong usage, 65 bad data in a file, 66 a file cannot "
          + "be read, 74 the result could not be written."))
    #expect(outcome.output.count < 60)
  }

  @Test(arguments: [["help"], ["help", "all"]])
  func `help fits 100 columns`(arguments: [String]) {
    #expect(CommandOutcome(arguments).output.allSatisfy { $0.count <= 100 })
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
        "Example: gesture-lab conform scenarios.json",
        "",
        "Exit status: 0 fine, 1 findings, 64 wrong usage, 65 bad data in a file, 66 a file cannot be",
        "read, 74 the result could not be written.",
      ])
  }

  @Test(arguments: [
    ["help", "table"], ["table", "-h"], ["--seed", "x", "-h"], ["help", "--seed"],
  ])
  func `options without a command have the help of the table`(arguments: [String]) {
    let outcome = CommandOutcome(arguments)

    #expect(outcome.status == .fine)
    #expect(outcome.output.first?.hasPrefix("gesture-lab table [--all]") == true)
  }

  @Test func `help all is the help of every command`() {
    let all = CommandOutcome("help", "all").output
    for (name, _) in Self.commands {
      let help = CommandOutcome("help", name).output.prefix { !$0.hasPrefix("Exit status") }
      #expect(help.first?.hasPrefix("gesture-lab \(name)") == true)
      #expect(all.joined(separator: "\n").contains(help.joined(separator: "\n")), "\(name)")
    }
  }

  @Test(arguments: [
    ("confrom", #"There is no command "confrom"; did you mean conform?"#),
    ("nonsense", #"There is no command "nonsense"."#),
    (
      "pager-first",
      #"There is no command "pager-first"; for the screen write gesture-lab timeline pager-first right."#
    ),
  ])
  func `help on what isn't a command is one sentence`(word: String, expected: String) {
    let outcome = CommandOutcome("help", word)

    #expect(outcome.status == .usage)
    #expect(outcome.errors == ["gesture-lab: \(expected) See gesture-lab help."])
    #expect(outcome.output == [])
  }

  @Test func `the arguments of each example are understood to the end`() throws {
    for (name, _) in Self.commands {
      let help = CommandOutcome("help", name).output
      let line = try #require(help.first { $0.hasPrefix("Example: gesture-lab ") })
      let words = line.dropFirst("Example: gesture-lab ".count).split(separator: " ").map(
        String.init)

      // It would be refused before the option that does not exist.
      let outcome = CommandOutcome(words + ["--none"])
      #expect(words.first == name)
      #expect(
        outcome.errors.first?.hasPrefix("gesture-lab: \(name) has no option \"--none\"; ") == true,
        "\(outcome)")
    }
  }

  @Test func `every command refuses an option that it does not have with those that it has`() {
    for (name, _) in Self.commands where name != "explore" {
      let screen = ["map", "report", "diagnose", "trace", "timeline", "snapshot"].contains(name)
      let file = ["explain", "conform", "replay"].contains(name)
      let first = screen ? ["plain"] : file && name == "explain" ? ["trace.json"] : []
      let outcome = CommandOutcome([name] + first + ["--none"])
      let options = CommandOutcome("help", name).output.compactMap { line in
        line.firstMatch(of: /^    (--[a-z-]+)/).map { String($0.1) }
      }
      let message = outcome.errors.first ?? ""
      #expect(outcome.status == .usage)
      #expect(!options.isEmpty)
      #expect(options.allSatisfy(message.contains), "\(name): \(message), \(options)")
    }
  }

  @Test func `every command takes each option that its help lists`() {
    for (name, _) in Self.commands {
      let takesScreen = ["map", "report", "diagnose", "trace", "timeline", "snapshot", "explore"]
      let first = takesScreen.contains(name) ? ["plain"] : name == "explain" ? ["trace.json"] : []
      let needsFile = ["conform", "replay"].contains(name)
      let options = CommandOutcome("help", name).output.compactMap { line in
        line.firstMatch(of: /^    (--[a-z-]+)/).map { String($0.1) }
      }
      for option in Set(options) where !needsFile || option == "--behavior" {
        // It needs a value, or is followed by what isn't an option.
        let errors = CommandOutcome([name] + first + [option, "--none"]).errors
        #expect(errors.count == 1, "\(name) \(option): \(errors)")
        #expect(
          errors.first?.contains("has no option \"\(option)\"") == false, "\(name): \(errors)")
      }
    }
  }

  @Test func `an option that may be repeated says so and is`() {
    let help = CommandOutcome("help", "evaluate").output
    #expect(help.filter { $0.hasSuffix("; may be repeated") }.count == 2)

    let outcome = CommandOutcome("stress", "--except", "reset", "--except", "owner", "--case", "1")
    #expect(outcome.status == .fine, "\(outcome)")
  }

  @Test func `the version is printed with the compiler and the releases of iOS`() {
    let outcome = CommandOutcome("--version")
    #expect(outcome.status == .fine)
    #expect(outcome.output.first == "gesture-lab \(Version.package)")
    #expect(outcome.output.last?.hasSuffix("with an engine for iOS 16, 18 and 26") == true)
  }
}
#endif
