#if HEADLESS
/// One entry of a data file that could not be used, and why.
public struct DataFileProblem: Equatable, Sendable {
  /// The file, as the caller named it.
  public let file: String

  /// The place in the file: "line 12", or "scenario HM01, key touches[2]".
  public let place: String

  /// What is wrong there and the remedy, without a full stop.
  public let message: String

  /// Makes a problem; the message should end in a remedy.
  public init(file: String, place: String, message: String) {
    self.file = file
    self.place = place
    self.message = message
  }

  /// Describes a value that cannot be used; `entry` is the place of the entry that contains it.
  package init(_ value: InvalidValue, in file: String, entry: String) {
    let key = value.key
    self.init(
      file: file, place: key.isEmpty ? entry : "\(entry), key \(key)", message: value.message)
  }
}

extension DataFileProblem: CustomStringConvertible {
  /// The problem on one line, in the format of a compiler diagnostic.
  public var description: String {
    "\(file): \(place): \(message)".onOneLine
  }
}
#endif
