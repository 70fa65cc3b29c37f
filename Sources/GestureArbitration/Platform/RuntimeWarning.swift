import Foundation

#if canImport(os)
  import os
#endif

/// Says something to the developer, where the platform keeps such things.
enum RuntimeWarning {
  /// Writes a text to the system log, or to standard error where there is none.
  static func emit(_ text: String) {
    #if canImport(os)
      Logger(subsystem: "GestureArbiter", category: "issues").fault("\(text, privacy: .public)")
    #else
      try? FileHandle.standardError.write(contentsOf: Data((text + "\n").utf8))
    #endif
  }

  /// Writes a line of a trace to where ``emit(_:)`` writes.
  static func note(_ line: String) {
    #if canImport(os)
      Logger(subsystem: "GestureArbiter", category: "trace").notice("\(line, privacy: .public)")
    #else
      try? FileHandle.standardError.write(contentsOf: Data((line + "\n").utf8))
    #endif
  }
}
