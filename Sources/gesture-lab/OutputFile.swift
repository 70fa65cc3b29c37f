import Foundation

/// Where the result of a command goes: a file, or else standard output.
struct OutputFile {
  /// The path; nil for standard output.
  let path: String?

  /// Complains before any work is done if nothing can be written there.
  func check() throws(CommandFailure) {
    guard let path else { return }
    if path.isEmpty { throw .usage("--output needs a file.") }
    let manager = FileManager.default
    let folder = URL(fileURLWithPath: path).deletingLastPathComponent().path
    let canWrite =
      manager.fileExists(atPath: path)
      ? manager.isWritableFile(atPath: path) : manager.isWritableFile(atPath: folder)
    if !canWrite { throw failure(path) }
  }

  private func failure(_ path: String) -> CommandFailure {
    .cannotWrite(
      "\(path.onOneLine): it cannot be written; check that its folder is there, that it may be "
        + "written to and that there is room.")
  }

  /// Writes a text of whole lines.
  @MainActor
  func write(_ text: String, _ console: Console) throws(CommandFailure) {
    guard let path else {
      var lines = text.split(separator: "\n", omittingEmptySubsequences: false)
      if lines.last?.isEmpty == true { lines.removeLast() }
      for line in lines { console.output(String(line)) }
      return
    }
    do {
      // What is there already is written into and not replaced: it may be a pipe or a device.
      if FileManager.default.fileExists(atPath: path),
        let handle = FileHandle(forWritingAtPath: path)
      {
        // A pipe or a device has no length to cut.
        try? handle.truncate(atOffset: 0)
        try handle.write(contentsOf: Data(text.utf8))
        try handle.close()
      } else {
        try Data(text.utf8).write(to: URL(fileURLWithPath: path))
      }
    } catch {
      throw failure(path)
    }
  }
}
