import Foundation

#if canImport(os)
import os
#endif

/// Writes to the system log, or to standard error where there is none.
package enum RuntimeWarning {
  case issues, trace

  /// Whether the package was compiled for debugging.
  @inline(never)
  package static var isDebugBuild: Bool {
    var isDebugBuild = false
    assert({ isDebugBuild = true }() == ())
    return isDebugBuild
  }

  /// Writes a misuse, or a line of a trace.
  package func write(_ text: String) {
    #if canImport(os)
    let log = Logger(subsystem: "GestureArbiter", category: "\(self)")
    switch self {
    case .issues: log.fault("\(text, privacy: .public)")
    case .trace: log.notice("\(text, privacy: .public)")
    }
    #else
    try? FileHandle.standardError.write(contentsOf: (text + "\n").data(using: .utf8) ?? Data())
    #endif
  }
}
