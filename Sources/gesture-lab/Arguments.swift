#if HEADLESS
import GestureLab

/// The words of a command line, consumed one by one.
struct Arguments {
  private var words: ArraySlice<String>

  init(_ words: [String]) { self.words = words[...] }

  /// Consumes the next word; returns nil at the end.
  mutating func next() -> String? { words.popFirst() }

  /// Consumes the next word if it is a whole number in a range.
  mutating func nextNumber(in range: ClosedRange<Int>) -> Int? {
    guard let number = words.first.flatMap({ Int($0) }), range.contains(number) else { return nil }
    words.removeFirst()
    return number
  }

  /// Consumes the value of an option; another option is no value.
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

  /// Returns a built-in screen by its name.
  @MainActor
  static func screen(named name: String) throws(CommandFailure) -> LabScreen {
    guard let screen = LabScreen.all.first(where: { $0.name == name }) else {
      throw .usage("There is no screen \"\(name)\"; there are \(screenNames).")
    }
    return screen
  }

  /// The names of the built-in screens.
  @MainActor
  static var screenNames: String { LabScreen.all.map(\.name).joined(separator: ", ") }

  /// Throws if a word is left.
  mutating func finish() throws(CommandFailure) {
    if let word = next() { throw .usage("\"\(word)\" is one argument too many.") }
  }
}
#endif
