#if HEADLESS
import Foundation

/// A message in the sources, where a program prints or throws it.
struct EmittedMessage {
  /// The message with … for what varies.
  let text: String
  /// The file below Sources, and the line.
  let place: String

  /// Every message of the package, found by the code around the text.
  ///
  /// What a command prints as its result is no message: tables, stories, maps and the violations
  /// of the laws that `gesture-lab stress` tests.
  static let all: [EmittedMessage] = {
    let sources = DocumentedSources.root.appending(path: "Sources")
    let paths = FileManager.default.enumerator(atPath: sources.path)?.allObjects as? [String]
    return (paths ?? []).filter { $0.hasSuffix(".swift") }.sorted().flatMap { path in
      let text = DocumentedSources.text(of: sources.appending(path: path))
      // The engine has few messages and many files.
      guard !path.hasPrefix("HeadlessUIKit/") || traps.contains(where: text.contains) else {
        return [EmittedMessage]()
      }
      return messages(in: text, of: path)
    }
  }()

  private static let traps = ["precondition(", "fatalError(", "assertionFailure("]

  /// Returns the messages in the source of a file.
  static func messages(in source: String, of path: String) -> [EmittedMessage] {
    let file = path.components(separatedBy: "/").last ?? path
    return SwiftLiteral.all(in: source).compactMap { literal in
      guard
        literal.isInBlock
          ? isReason(literal) || isReturned(literal, in: file)
          : isArgument(literal, in: file)
      else { return nil }
      return EmittedMessage(text: literal.text, place: "Sources/\(path):\(literal.line)")
    }
  }

  // MARK: Where messages are

  /// The calls whose unlabelled argument is a message, by the last part of their name.
  private static let calls: [String: Set<Int>] = [
    "InvalidFileValue": [0], "InvalidValue": [0], "invalid": [0, 1], "problem": [0],
    "failure": [1], "refuse": [1], "StageError": [0], "sentence": [0], "show": [0],
    "usage": [0], "badData": [0], "cannotWrite": [0], "errors": [0], "#error": [0],
    "precondition": [1], "fatalError": [0], "assertionFailure": [0],
  ]

  /// The calls with a labelled argument that is a message.
  private static let labels: [String: String] = [
    "Issue": "fact", "Self": "fact", "PopReason": "text", "Problem": "message",
    "GestureFileError": "reason", "DataFileProblem": "message", "unreadable": "reason",
    "dataCorruptedError": "debugDescription", "init": "description", "return": "note",
  ]

  /// The lists to which messages are added.
  private static let lists: Set<String> = [
    "notes.append", "differences.append", "excesses.append", "callbackDifferences.append",
  ]

  /// The files in which the lines of a result are messages.
  private static let reports: Set<String> = ["TraceStory.swift", "CalibrationTable.swift"]

  /// The functions and properties that return messages, by file.
  private static let declarations: [String: Set<String>] = [
    "PopDecision.swift": ["reasonText"],
    "PopExplanation+Description.swift": ["description", "hit"],
    "TraceStory.swift": ["ending", "advice"],
    "TraceOutside.swift": ["outsideNote"],
    "TraceDecisionCheck.swift": ["description"],
    "SnapshotView.swift": ["note"],
    "InvalidFileValue.swift": ["reason"],
    "DataFileError.swift": ["description", "lines"],
    "JSONLines.swift": ["problem"],
    "Comparison.swift": ["whyUIKitAlone"],
    "RecordingFile.swift": ["reasonForNoScreen"],
    "Reproduction+Difference.swift": ["description"],
    "Timeline.swift": ["text"],
  ]

  /// The variables whose value is a message.
  private static let variables: Set<String> = ["reasonAgainstBehavior", "nothing"]

  private static func isArgument(_ literal: SwiftLiteral, in file: String) -> Bool {
    let name = literal.callee.components(separatedBy: ".").last ?? ""
    if let label = literal.label { return labels[name] == label && words(of: literal) > 0 }
    guard words(of: literal) >= 2 else { return false }
    if lists.contains(where: literal.callee.hasSuffix) { return true }
    if reports.contains(file), literal.callee == "lines.append" { return true }
    if literal.callee == "self.init", file.hasPrefix("Invalid") { return literal.index == 0 }
    return calls[name]?.contains(literal.index) ?? false
  }

  /// The sentence of a reason, which is a closure after its code.
  private static func isReason(_ literal: SwiftLiteral) -> Bool {
    literal.callee == "PopReason" && !literal.text.isEmpty
  }

  private static func isReturned(_ literal: SwiftLiteral, in file: String) -> Bool {
    guard words(of: literal) >= 3 else { return false }
    return variables.contains(literal.declaration)
      || declarations[file]?.contains(literal.declaration) ?? false
  }

  /// The number of words that do not vary: a text without any passes on another message.
  private static func words(of literal: SwiftLiteral) -> Int {
    literal.text.split(separator: " ").count { $0.contains(where: \.isLetter) }
  }

  // MARK: What is thrown

  /// What a source throws, each once: the last part of the name of the call.
  static func thrown(in source: String) -> Set<String> {
    Set(
      source.matches(of: /\bthrow\s+([.\w]+)/).map {
        String($0.1.split(separator: ".").last ?? "")
      })
  }

  /// The functions of a source that return an error to be thrown; their bodies contain its message.
  static func makers(in source: String) -> Set<String> {
    Set(
      source.matches(
        of:
          /func\s+(\w+)[^{}]*?->\s*(?:\w*Error|Problem|InvalidFileValue|InvalidValue|CommandFailure)\b/
      ).map { String($0.1) })
  }

  /// What may be thrown besides: a call that contains its message, an error that another call made,
  /// and a condition that chooses between two errors.
  static let throwable = Set(calls.keys).union(labels.keys).union([
    "error", "malformed", "missing", "keyNotFound", "typeMismatch", "CommandFailure", "fileExists",
  ])
}
#endif
