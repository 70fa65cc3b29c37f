import Foundation

/// Strokes read from JSON Lines, and what could not be read.
///
/// A line that is wrong costs that line only.
public struct StrokeFile: Equatable, Sendable {
  /// The file, as the caller named it.
  public let name: String

  /// The strokes in the order of the lines.
  public private(set) var strokes: [Stroke] = []

  /// One for each line that could not be read.
  public private(set) var problems: [DataFileProblem] = []

  /// How many lines were left out because more than one finger made them.
  public private(set) var skippedMultiFinger = 0

  /// Reads the file at a path.
  public static func read(path: String) throws(DataFileError) -> StrokeFile {
    try StrokeFile(contents: try DataFile.contents(path: path), name: path)
  }

  /// Reads the lines of a text; the name is for messages.
  public init(contents: String, name: String) throws(DataFileError) {
    try self.init(contents: Data(contents.utf8), name: name)
  }

  /// Reads the lines of a file's bytes; the name is for messages.
  ///
  /// It is an error if no line can be read, an empty file included.
  public init(contents: Data, name: String) throws(DataFileError) {
    self.name = name
    let lines = contents.split(
      separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
    for (index, line) in lines.enumerated() where !line.allSatisfy(Self.isBlank) {
      add(Data(line), place: "line \(index + 1)")
    }
    if strokes.isEmpty, skippedMultiFinger == 0 {
      throw .malformed(name: name, problems: problems.isEmpty ? [emptyFile] : problems)
    }
  }

  private mutating func add(_ line: Data, place: String) {
    var place = place
    do throws(JSONNodeProblem) {
      let record = try JSONNode(parsing: line)
      if case .string(let id)? = try record.optional("id")?.value {
        place += ", stroke \(id)"
      }
      if try StrokeRecord.isMultiFinger(record) {
        skippedMultiFinger += 1
      } else {
        strokes.append(try StrokeRecord.stroke(record))
      }
    } catch {
      problems.append(error.located(in: name, place: place))
    }
  }

  private var emptyFile: DataFileProblem {
    DataFileProblem(
      file: name, place: "line 1", message: "has no stroke; write one JSON object a line")
  }

  private static func isBlank(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: " ") || byte == UInt8(ascii: "\t") || byte == UInt8(ascii: "\r")
  }
}
