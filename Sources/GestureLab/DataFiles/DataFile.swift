import Foundation

/// Reads the bytes of a file, and tells apart the ways in which that fails.
package enum DataFile {
  /// Returns everything in the file.
  ///
  /// A path to a directory is unreadable, not missing: the two need different remedies.
  package static func contents(path: String) throws(DataFileError) -> Data {
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
      return try handle.readToEnd() ?? Data()
    } catch {
      throw .unreadable(path: path, reason: "reading it failed; check the file")
    }
  }
}
