/// One entry of a data file that could not be used, and why.
public struct DataFileProblem: Equatable, Sendable {
  /// The file, as the caller named it.
  public let file: String

  /// Where in the file: "line 12", or "scenario HM01, key touches[2]".
  public let place: String

  /// What is wrong there and what to do about it, without a full stop.
  public let message: String

  /// Makes a problem; the message should end in what to do.
  public init(file: String, place: String, message: String) {
    self.file = file
    self.place = place
    self.message = message
  }
}

extension DataFileProblem: CustomStringConvertible {
  /// The problem on one line, in the manner of a compiler.
  public var description: String {
    "\(file): \(place): \(message)".onOneLine
  }
}
