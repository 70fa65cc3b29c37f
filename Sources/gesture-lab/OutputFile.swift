#if HEADLESS
import Foundation

/// The destination of a command's result: a file or standard output.
struct OutputFile {
  /// What a result is, as the ending of its file says.
  enum Format: String {
    case svg, html, json
    case text = "txt"

    /// The endings that fit, the usual one first.
    fileprivate var endings: [String] {
      switch self {
      case .html: [rawValue, "htm"]
      case .text: [rawValue, "log"]
      case .svg, .json: [rawValue]
      }
    }

    fileprivate var noun: String { self == .text ? "text" : rawValue.uppercased() }
  }

  /// The path; nil for standard output.
  let path: String?
  /// What is written.
  let format: Format

  /// Throws if the file cannot be written, or ends as another format does; called before the work.
  func check() throws(CommandFailure) {
    guard let path else { return }
    if path.isEmpty { throw .usage("--output needs a file.") }
    let ending = URL(fileURLWithPath: path).pathExtension.lowercased()
    guard ending.isEmpty || format.endings.contains(ending) else {
      throw .usage(
        "--output \(path.onOneLine): the result is \(format.noun); let the name end with "
          + ".\(format.rawValue).")
    }
    let manager = FileManager.default
    var isFolder: ObjCBool = false
    if manager.fileExists(atPath: path, isDirectory: &isFolder), isFolder.boolValue {
      throw .cannotWrite("\(path.onOneLine): it is a folder; name a file in it.")
    }
    let folder = URL(fileURLWithPath: path).deletingLastPathComponent().path
    guard manager.fileExists(atPath: folder) else {
      throw .cannotWrite(
        "\(path.onOneLine): its folder does not exist; make it, or name another.")
    }
    let canWrite =
      manager.fileExists(atPath: path)
      ? manager.isWritableFile(atPath: path) : manager.isWritableFile(atPath: folder)
    if !canWrite { throw failure(path) }
  }

  private func failure(_ path: String) -> CommandFailure {
    .cannotWrite(
      "\(path.onOneLine): it cannot be written; check that it and its folder are writable and that "
        + "the disk has room.")
  }

  /// Throws if a result that only programs read would appear on a terminal.
  func check(_ console: Console, for result: String) throws(CommandFailure) {
    guard path == nil, console.isTerminal else { return }
    throw .usage(
      "The result is \(result), which a terminal does not show; add --output FILE, or a pipe.")
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
      // Writes into an existing file instead of replacing it: it may be a pipe or a device.
      if FileManager.default.fileExists(atPath: path),
        let handle = FileHandle(forWritingAtPath: path)
      {
        // A pipe or a device cannot be truncated.
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
#endif
