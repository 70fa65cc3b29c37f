import Foundation

/// Reads the bytes of a file, and tells apart the ways in which that fails.
package enum DataFile {
  /// Returns everything in the file.
  ///
  /// A path to a directory is unreadable, not missing: the two need different remedies. With a limit, no
  /// more than one byte beyond it is read: enough to tell that the file is too large.
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
    // A handle reads pipes and standard input too.
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
}
