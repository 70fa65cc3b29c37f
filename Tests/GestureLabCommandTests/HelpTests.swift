#if HEADLESS
import Foundation
import Testing
import gesture_lab

/// `gesture-lab help`, `--help` and `--version`.
@MainActor @Suite struct HelpTests {
  /// The lines of the overview that are about a command: its words and what it is for.
  private static var commands: [(words: [String], summary: String)] {
    CommandOutcome("help").output.prefix { !$0.hasPrefix("A SCREEN") }.compactMap { line in
      line.firstMatch(of: /^  ([a-z]+) ([a-z]+) +(\S.*)$/).map {
        ([String($0.1), String($0.2)], String($0.3))
      }
    }
  }

  @Test(arguments: [["--help"], ["-h"], ["help"], ["help", "--help"], ["help", "help"]])
  func `the overview has a short line for each command, in five groups`(arguments: [String]) {
    let outcome = CommandOutcome(arguments)

    #expect(outcome.status == .fine)
    #expect(outcome.errors == [])
    #expect(outcome.output.first?.hasPrefix("gesture-lab shows which recognizer gets") == true)
    #expect(Self.commands.count == 22)
    #expect(Self.commands.allSatisfy { $0.summary.count <= 60 })
    for group in [
      "Show a screen", "Play one stroke", "Check promises and laws", "Read a file from a phone",
      "Measure rules and times",
    ] {
      #expect(outcome.output.contains(group))
    }
    #expect(outcome.output.contains { $0.contains("gesture-lab help VERB") })
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
    ["check", "scenarios", "--help"], ["help", "check", "scenarios"],
    ["check", "scenarios", "a.json", "-h"],
  ])
  func `help on one command is printed without the others`(arguments: [String]) {
    let outcome = CommandOutcome(arguments)

    #expect(outcome.status == .fine)
    #expect(outcome.errors == [])
    #expect(
      outcome.output == [
        "gesture-lab check scenarios FILE",
        "    Plays arbitration scenarios and prints the differences from their expectations. Status 1 if",
        "    a scenario differs.",
        "    --behavior FILE  the answers to open questions that calibrate has left, and their release",
        "",
        "gesture-lab check scenarios FILE ID [--output FILE]",
        "    Plays one of them, and prints what happens. Status 1 if it differs.",
        "    --output FILE    the scenario as a case that expects what happens in it",
        "    --behavior FILE  the answers to open questions that calibrate has left, and their release",
        "",
        "Example: gesture-lab check scenarios scenarios.json",
        "",
        "Exit status: 0 fine, 1 findings, 64 wrong usage, 65 bad data in a file, 66 a file cannot be",
        "read, 74 the result could not be written.",
      ])
  }

  @Test(arguments: [
    ["help", "table"], ["--seed", "x", "-h"], ["help", "--seed"],
  ])
  func `options without a command have the help of the table`(arguments: [String]) {
    let outcome = CommandOutcome(arguments)

    #expect(outcome.status == .fine)
    #expect(outcome.output.first?.hasPrefix("gesture-lab [--all]") == true)
  }

  @Test func `help all is the help of every command`() {
    let all = CommandOutcome("help", "all").output
    for (words, _) in Self.commands {
      let name = words.joined(separator: " ")
      let help = CommandOutcome(["help"] + words).output.prefix { !$0.hasPrefix("Exit status") }
      #expect(help.first?.hasPrefix("gesture-lab \(name)") == true)
      #expect(all.joined(separator: "\n").contains(help.joined(separator: "\n")), "\(name)")
    }
  }

  @Test(arguments: [
    ("scenaroi", #"There is no command "scenaroi"; did you mean check scenarios?"#),
    ("nonsense", #"There is no command "nonsense"."#),
    (
      "pager-first",
      #"There is no command "pager-first"; for the screen write gesture-lab play pager-first right."#
    ),
  ])
  func `help on what isn't a command is one sentence`(word: String, expected: String) {
    let outcome = CommandOutcome("help", word)

    #expect(outcome.status == .usage)
    #expect(outcome.errors == ["gesture-lab: \(expected) See gesture-lab help."])
    #expect(outcome.output == [])
  }

  @Test func `the arguments of each example are understood to the end`() throws {
    for (command, _) in Self.commands {
      let name = command.joined(separator: " ")
      let help = CommandOutcome(["help"] + command).output
      let line = try #require(help.first { $0.hasPrefix("Example: gesture-lab ") })
      let words = line.dropFirst("Example: gesture-lab ".count).split(separator: " ").map(
        String.init)

      // It would be refused before the option that does not exist.
      let outcome = CommandOutcome(words + ["--none"])
      #expect(Array(words.prefix(2)) == command)
      #expect(
        outcome.errors.first?.hasPrefix("gesture-lab: \(name) has no option \"--none\"; ") == true,
        "\(outcome)")
    }
  }

  @Test func `every command refuses an option that it does not have with those that it has`() {
    for (words, _) in Self.commands where words != ["check", "explore"] {
      let isAboutScreen = ["show", "play"].contains(words[0]) && words[1] != "picture"
      let first = isAboutScreen ? ["plain"] : words[1] == "explain" ? ["trace.json"] : []
      let outcome = CommandOutcome(words + first + ["--none"])
      let options = CommandOutcome(["help"] + words).output.compactMap { line in
        line.firstMatch(of: /^    (--[a-z-]+)/).map { String($0.1) }
      }
      let message = outcome.errors.first ?? ""
      #expect(outcome.status == .usage)
      #expect(!options.isEmpty)
      #expect(options.allSatisfy(message.contains), "\(words): \(message), \(options)")
    }
  }

  @Test func `every command takes each option that its help lists`() {
    for (words, _) in Self.commands {
      let isAboutScreen = ["show", "play"].contains(words[0]) && words[1] != "picture"
      let first =
        isAboutScreen || words[1] == "explore"
        ? ["plain"] : words[1] == "explain" ? ["trace.json"] : []
      let needsFile = ["scenarios", "replay"].contains(words[1])
      let options = CommandOutcome(["help"] + words).output.compactMap { line in
        line.firstMatch(of: /^    (--[a-z-]+)/).map { String($0.1) }
      }
      for option in Set(options) where !needsFile || option == "--behavior" {
        // It needs a value, or is followed by what isn't an option.
        let errors = CommandOutcome(words + first + [option, "--none"]).errors
        #expect(errors.count == 1, "\(words) \(option): \(errors)")
        #expect(
          errors.first?.contains("has no option \"\(option)\"") == false, "\(words): \(errors)")
      }
    }
  }

  @Test func `an option that may be repeated says so and is`() {
    let help = CommandOutcome("help", "measure", "evaluate").output
    #expect(help.filter { $0.hasSuffix("; may be repeated") }.count == 2)

    let outcome = CommandOutcome(
      "check", "stages", "--except", "rest", "--except", "owner", "--case", "1")
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
