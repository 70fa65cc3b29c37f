#if HEADLESS
import GestureLab
import HeadlessUIKit

/// The version of the package, and what this build of it is made with.
@MainActor
package enum Version {
  /// The option that prints it.
  static let option = "--version"

  /// The version that the next release will have.
  package nonisolated static let package = "0.1.0"

  /// The lines that `--version` prints.
  static var lines: [String] {
    let releases = SystemVersion.allCases.map { "\($0.rawValue)" }
    let list = releases.dropLast().joined(separator: ", ")
    return [
      "gesture-lab \(package)",
      "built with \(compiler), with an engine for iOS \(list) and \(releases.last ?? "")",
    ]
  }

  private static var compiler: String {
    #if compiler(>=6.4)
    "Swift 6.4 or later"
    #elseif compiler(>=6.3)
    "Swift 6.3"
    #elseif compiler(>=6.2)
    "Swift 6.2"
    #elseif compiler(>=6.1)
    "Swift 6.1"
    #else
    "Swift 6.0"
    #endif
  }
}
#endif
