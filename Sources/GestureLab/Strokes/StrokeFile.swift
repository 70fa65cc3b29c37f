#if HEADLESS
import Foundation

/// The strokes of a file in JSON Lines, and the problems with it.
///
/// A line that is wrong costs only itself.
public struct StrokeFile: Equatable, Sendable {
  /// The file, as the caller named it.
  public let name: String

  /// The strokes in the order of the lines.
  public private(set) var strokes: [Stroke] = []

  /// The first problem of each line that could not be read.
  public private(set) var problems: [DataFileProblem] = []

  /// The number of lines that record several touches, which are omitted.
  public private(set) var skippedMultiTouch = 0

  /// Reads the file at a path.
  public static func read(path: String) throws(DataFileError) -> StrokeFile {
    try StrokeFile(contents: try DataFile.contents(path: path), name: path)
  }

  /// Reads the lines of a text; messages use the name.
  public init(contents: String, name: String) throws(DataFileError) {
    try self.init(contents: Data(contents.utf8), name: name)
  }

  /// Reads the lines of a file; messages use the name.
  ///
  /// Throws if no line can be read, as for an empty file.
  public init(contents: Data, name: String) throws(DataFileError) {
    self.name = name
    let lines = contents.split(
      separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
    for (index, line) in lines.enumerated() where !line.allSatisfy(Self.isBlank) {
      add(Data(line), place: "line \(index + 1)")
    }
    if strokes.isEmpty, skippedMultiTouch == 0 {
      throw .malformed(name: name, problems: problems.isEmpty ? [emptyFile] : problems)
    }
  }

  private mutating func add(_ line: Data, place: String) {
    var place = place
    do throws(InvalidValue) {
      let entry = try DataFile.decode(ListEntry<StrokeRecord>.self, from: line)
      if let name = entry.name { place += ", stroke \(name)" }
      if let stroke = try entry.content.get().stroke {
        strokes.append(stroke)
      } else {
        skippedMultiTouch += 1
      }
    } catch {
      problems.append(DataFileProblem(error, in: name, entry: place))
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
#endif
