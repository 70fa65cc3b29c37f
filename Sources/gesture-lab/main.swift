#if HEADLESS
import Foundation

/// Writes lines to a file handle and records whether that fails, as on a full disk.
@MainActor
final class LineWriter {
  private(set) var hasFailed = false
  private let handle: FileHandle

  init(_ handle: FileHandle) { self.handle = handle }

  func write(_ line: String) {
    do {
      try handle.write(contentsOf: Data((line + "\n").utf8))
    } catch {
      hasFailed = true
    }
  }
}

let output = LineWriter(.standardOutput)
let errors = LineWriter(.standardError)
let status = Commands.run(
  Array(CommandLine.arguments.dropFirst()), executable: Bundle.main.executablePath,
  showsProgress: isatty(STDERR_FILENO) == 1, output: output.write, errors: errors.write)
exit(output.hasFailed ? ExitStatus.cannotWrite.rawValue : status.rawValue)
#endif
