#if HEADLESS
import Foundation
import GestureRules

/// Reads and decodes data files, with an error for each way in which that fails.
package enum DataFile {
  /// Returns the bytes of a file.
  ///
  /// A directory is unreadable, not missing: the two need different remedies. With a limit, at most
  /// one more byte is read, enough to see that the file is too large.
  package static func contents(
    path: String, limit: Int? = nil
  ) throws(DataFileError) -> Data {
    var isDirectory: ObjCBool = false
    guard FileManager.default.fileExists(atPath: path, isDirectory: &isDirectory) else {
      throw .missing(path: path)
    }
    if isDirectory.boolValue {
      throw .unreadable(path: path, reason: "it is a directory; name a file in it")
    }
    // A file handle also reads pipes and standard input.
    guard let handle = FileHandle(forReadingAtPath: path) else {
      throw .unreadable(path: path, reason: "it cannot be opened; check its permissions")
    }
    do {
      guard let limit else { return try handle.readToEnd() ?? Data() }
      return try handle.read(upToCount: limit + 1) ?? Data()
    } catch {
      throw .unreadable(path: path, reason: "reading it failed; check the file")
    }
  }

  /// Decodes a file that is one JSON text; messages use the name.
  package static func decode<Value: Decodable>(
    _ type: Value.Type, from contents: Data, name: String
  ) throws(DataFileError) -> Value {
    do {
      return try decode(type, from: contents)
    } catch {
      let place = error.line.map { "whole file, line \($0)" } ?? "whole file"
      throw .malformed(name: name, problems: [DataFileProblem(error, in: name, entry: place)])
    }
  }

  /// Decodes a JSON text.
  ///
  /// Refuses trailing commas and duplicate keys, which `JSONDecoder` accepts on Linux. A number
  /// that `Double` cannot represent is left to the type, whose error names the entry.
  static func decode<Value: Decodable>(
    _ type: Value.Type, from text: Data
  ) throws(InvalidValue) -> Value {
    let bytes = [UInt8](text)
    do throws(JSONLines.Problem) {
      try JSONLines.check(bytes, checksNumbers: false)
    } catch {
      throw InvalidValue(error)
    }
    do {
      let start = JSONLines.startOfText(bytes)
      return try JSONDecoder().decode(type, from: start == 0 ? text : Data(bytes[start...]))
    } catch {
      throw InvalidValue(error)
    }
  }
}
#endif
