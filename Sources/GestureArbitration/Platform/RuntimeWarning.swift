import Foundation

#if canImport(os)
import os
#endif

/// Writes to the system log, or to standard error where there is none.
enum RuntimeWarning {
  /// Writes a misuse.
  static func emit(_ text: String) {
    #if canImport(os)
    Logger(subsystem: "GestureArbiter", category: "issues").fault("\(text, privacy: .public)")
    #else
    try? FileHandle.standardError.write(contentsOf: Data((text + "\n").utf8))
    #endif
  }

  /// Writes a line of a trace.
  static func note(_ line: String) {
    #if canImport(os)
    Logger(subsystem: "GestureArbiter", category: "trace").notice("\(line, privacy: .public)")
    #else
    try? FileHandle.standardError.write(contentsOf: Data((line + "\n").utf8))
    #endif
  }
}
