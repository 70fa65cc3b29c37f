/// Why a text is no trace: where, and what is wrong there.
public struct TraceFileError: Error, Sendable, Hashable {
  /// The file, as the caller named it.
  public let file: String
  /// The line of the text, the first being 1.
  public let line: Int
  /// What is wrong and what to do about it, without a full stop.
  public let reason: String
}

extension TraceFileError: CustomStringConvertible {
  /// The error on one line, in the manner of a compiler.
  public var description: String { "\(file): line \(line): \(reason)".onOneLine }
}
