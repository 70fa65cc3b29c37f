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
    do {
      return try Data(contentsOf: URL(fileURLWithPath: path))
    } catch {
      throw .unreadable(
        path: path, reason: "\(error.localizedDescription) Check its permissions.")
    }
  }
}
