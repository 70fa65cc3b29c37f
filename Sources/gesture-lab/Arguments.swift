#if HEADLESS
import Foundation
import GestureLab
import LabWorkshop

/// The words of a command line, consumed one by one.
struct Arguments {
  private var words: ArraySlice<String>
  /// The answers to UIKit's open questions with which the command plays; nil for all of them.
  private(set) var answers: GivenAnswers?

  init(_ words: [String]) { self.words = words[...] }

  /// Consumes the next word; returns nil at the end.
  mutating func next() -> String? { words.popFirst() }

  /// Consumes the next word as a whole number in a range; nil if an option follows, or nothing.
  mutating func numberIfAny(
    of option: String, in range: ClosedRange<Int>
  ) throws(CommandFailure) -> Int? {
    guard let word = words.first, !word.hasPrefix("--") else { return nil }
    return try number(of: option, in: range)
  }

  /// Throws if an option is there more than once, unless it may be repeated.
  ///
  /// No value begins as an option does.
  func checkRepetitions(allowing repeatable: Set<String>) throws(CommandFailure) {
    var seen: Set<String> = []
    for word in words where word.hasPrefix("--") && !repeatable.contains(word) {
      guard seen.insert(word).inserted else {
        throw .usage("\(word) is given more than once; leave one.")
      }
    }
  }

  /// Consumes `--behavior FILE` wherever it stands, and reads the file.
  ///
  /// Every command takes it, unless there is a reason why the command cannot.
  mutating func takeAnswers(unless reason: String?) throws(CommandFailure) {
    guard words.contains(GivenAnswers.option) else { return }
    if let reason { throw .usage(reason) }
    guard let path = try remove(GivenAnswers.option) else { return }
    answers = try GivenAnswers(path: path)
  }

  /// Consumes the value of an option; another option isn't a value.
  mutating func value(of option: String) throws(CommandFailure) -> String {
    guard let value = next(), !value.hasPrefix("--") else {
      throw .usage("\(option) needs a value.")
    }
    return value
  }

  /// Consumes the value of an option as a whole number in a range.
  mutating func number<Number: FixedWidthInteger>(
    of option: String, in range: ClosedRange<Number>
  ) throws(CommandFailure) -> Number {
    let text = try value(of: option)
    guard let number = Number(text), range.contains(number) else {
      throw .usage(
        "\(option) takes a whole number from \(range.lowerBound) to \(range.upperBound), not \"\(text)\"."
      )
    }
    return number
  }

  /// Consumes the value of an option as one of a few words.
  mutating func choice<Choice: RawRepresentable<String> & CaseIterable>(
    of option: String
  ) throws(CommandFailure) -> Choice {
    let text = try value(of: option)
    guard let choice = Choice(rawValue: text) else {
      let known = Choice.allCases.map(\.rawValue).joined(separator: ", ")
      throw .usage("\(option) takes one of \(known), not \"\(text)\".")
    }
    return choice
  }

  /// Consumes the first argument of a command: a file.
  @MainActor
  mutating func file(
    of command: any Command.Type, with content: String
  ) throws(CommandFailure) -> String {
    guard let file = next() else {
      throw .usage("\(command.name) needs a file of \(content).")
    }
    guard !file.hasPrefix("-") else { throw command.unknown(file) }
    return file
  }

  /// Consumes the only argument of a command: a file.
  @MainActor
  mutating func onlyFile(
    of command: any Command.Type, with content: String
  ) throws(CommandFailure) -> String {
    let file = try file(of: command, with: content)
    if let word = next() { throw command.unknown(word) }
    return file
  }

  /// Whether the next word is the file of a case, and what follows, if anything, an option.
  var areOneCase: Bool {
    let isAlone = words.dropFirst().first?.hasPrefix("-") ?? true
    return isAlone && words.first.flatMap(FileKind.init(at:)) == .labCase
  }

  /// Consumes the file of a case, which is the only argument then; nil if an option follows.
  @MainActor
  mutating func life(of command: any Command.Type) throws(CommandFailure) -> LabCase? {
    guard let word = words.first, !word.hasPrefix("-") else { return nil }
    let file = try onlyFile(of: command, with: "a case")
    if answers != nil { throw .usage("A case has its own answers; leave --behavior out.") }
    return try FileKind.read(file, as: .labCase, with: LabCase.read)
  }

  /// Consumes the value of an option wherever it stands among the words that are left; nil if it is
  /// not there.
  mutating func remove(_ option: String) throws(CommandFailure) -> String? {
    guard let index = words.firstIndex(of: option) else { return nil }
    let after = words.index(after: index)
    guard after < words.endIndex, !words[after].hasPrefix("--") else {
      throw .usage("\(option) needs a value.")
    }
    let value = words[after]
    words = ArraySlice(words[..<index] + words[(after + 1)...])
    return value
  }

  /// Consumes a screen: the name of a built-in one, or the path of a snapshot or a recording; with
  /// `--gesture N`, of which gesture's screen, and `--from X,Y`, where strokes start on it.
  ///
  /// A word with a full stop or a slash is meant as a path.
  ///
  /// - Parameter playsStrokes: Whether the command plays strokes, and takes `--from`.
  @MainActor
  mutating func screen(
    of command: any Command.Type, among screens: [LabScreen] = LabScreen.all,
    playsStrokes: Bool = false
  ) throws(CommandFailure) -> LabScreen {
    try screen(named: next(), of: command, among: screens, playsStrokes: playsStrokes)
  }

  /// The same of a word that was consumed already.
  @MainActor
  mutating func screen(
    named word: String?, of command: any Command.Type,
    among screens: [LabScreen] = LabScreen.all, playsStrokes: Bool
  ) throws(CommandFailure) -> LabScreen {
    let start = playsStrokes ? try remove("--from") : nil
    var screen = try screen(word, of: command, among: screens)
    // Maps, pages and tables under other answers would look alike.
    if let answers { screen.title += " with the answers of \(answers.name)" }
    guard let start else { return screen }
    let point = try Self.point(start, of: "--from")
    guard screen.bounds.contains(point) else {
      throw .usage(
        "--from takes a point on the screen, from 0,0 to "
          + "\(Int(screen.size.width) - 1),\(Int(screen.size.height) - 1)."
      )
    }
    screen.strokeStart = point
    return screen
  }

  /// A point in pt, written "X,Y".
  static func point(_ text: String, of option: String) throws(CommandFailure) -> CGPoint {
    let numbers = text.split(separator: ",", omittingEmptySubsequences: false).map { Double($0) }
    guard numbers.count == 2, let x = numbers[0], let y = numbers[1], x.isFinite, y.isFinite else {
      throw .usage("\(option) takes a point in pt, such as 195,400, not \"\(text)\".")
    }
    return CGPoint(x: x, y: y)
  }

  /// The screen of a name or path, with the options that belong to it.
  @MainActor
  private mutating func screen(
    _ word: String?, of command: any Command.Type, among screens: [LabScreen]
  ) throws(CommandFailure) -> LabScreen {
    guard let name = word, !name.hasPrefix("-") else {
      guard let word else {
        throw .usage(
          "\(command.name) needs a screen, such as carousel, or the file of a snapshot; "
            + "\(Self.listOfScreens).")
      }
      guard command.options.contains(word) else { throw command.unknown(word) }
      throw .usage("\(command.name) takes its screen first, and \"\(word)\" after it.")
    }
    let gesture = try remove("--gesture")
    if let screen = screens.first(where: { $0.name == name }) {
      if gesture != nil { throw .usage("--gesture belongs to the file of a recording.") }
      return screen
    }
    guard name.contains(".") || name.contains("/") else {
      throw FileManager.default.fileExists(atPath: name)
        ? .usage("There is no screen \"\(name)\"; for the file write ./\(name).")
        : Self.unknownScreen(name, among: screens)
    }
    var number: Int?
    if let gesture {
      number = Int(gesture).flatMap { $0 > 0 ? $0 : nil }
      guard number != nil else {
        throw .usage("--gesture takes the number of a gesture, such as 2, not \"\(gesture)\".")
      }
    }
    return try FileKind.read(name, as: .snapshot, .trace, .labCase) { path throws(DataFileError) in
      try LabScreen(snapshotAt: path, gesture: number)
    }
  }

  /// A word that names no screen, and the name that was probably meant.
  @MainActor
  static func unknownScreen(
    _ word: String, among screens: [LabScreen] = LabScreen.all
  ) -> CommandFailure {
    let question = SimilarNames.question(about: word, among: screens.map(\.name))
    return .usage("There is no screen \"\(word)\"; \(question ?? "\(listOfScreens).")")
  }

  /// Where the names of the built-in screens are.
  static let listOfScreens = "gesture-lab help lists the screens"

  /// The names of the built-in screens.
  @MainActor
  static var screenNames: String { LabScreen.all.map(\.name).joined(separator: ", ") }
}
#endif
