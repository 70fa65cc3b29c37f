#if HEADLESS
import Foundation
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

  /// Consumes the next word if it is the given one; returns whether it is.
  mutating func takes(_ word: String) -> Bool {
    guard words.first == word else { return false }
    words.removeFirst()
    return true
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

  /// Consumes a screen: the name of a built-in one, or the path of a snapshot.
  ///
  /// A word with a full stop or a slash is meant as a path.
  @MainActor
  mutating func screen(
    of command: String, among screens: [LabScreen] = LabScreen.all
  ) throws(CommandFailure) -> LabScreen {
    let names = screens.map(\.name).joined(separator: ", ")
    guard let name = next(), !name.hasPrefix("-") else {
      throw .usage("\(command) needs a screen: \(names), or the file of a snapshot.")
    }
    if let screen = screens.first(where: { $0.name == name }) { return screen }
    guard name.contains(".") || name.contains("/") else {
      throw .usage(
        FileManager.default.fileExists(atPath: name)
          ? "There is no screen \"\(name)\"; for the file write ./\(name)."
          : "There is no screen \"\(name)\"; there are \(names).")
    }
    do {
      return try LabScreen(snapshotAt: name)
    } catch {
      throw CommandFailure(error)
    }
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
