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

/// Whether assertions are evaluated, which release builds omit.
private var isDebugBuild: Bool {
  var isDebug = false
  assert(
    {
      isDebug = true
      return true
    }())
  return isDebug
}

let output = LineWriter(.standardOutput)
let errors = LineWriter(.standardError)
var console = Console(output: output.write, errors: errors.write)
console.isTerminal = isatty(STDOUT_FILENO) == 1
console.showsProgress = true
// In a file or the log of a build server a line a minute tells that work goes on.
console.progressInterval = isatty(STDERR_FILENO) == 1 ? 1 : 60
console.isDebugBuild = isDebugBuild
console.executable = Bundle.main.executablePath
let status = Commands.run(Array(CommandLine.arguments.dropFirst()), on: console)
exit(output.hasFailed ? ExitStatus.cannotWrite.rawValue : status.rawValue)
#endif
