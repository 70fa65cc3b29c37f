#if HEADLESS
import Foundation

/// A folder that is deleted with its last reference.
final class TemporaryFolder: Sendable {
  /// The folder's path.
  let path: String

  init() throws {
    let url = FileManager.default.temporaryDirectory
      .appendingPathComponent("gesture-lab-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
    path = url.path
  }

  deinit { try? FileManager.default.removeItem(atPath: path) }

  /// Writes a file and returns its path.
  func file(_ name: String, _ contents: String) throws -> String {
    let file = "\(path)/\(name)"
    try contents.write(toFile: file, atomically: true, encoding: .utf8)
    return file
  }
}
#endif
