#if HEADLESS
import Foundation

/// The program beside the tests.
enum LabProgram {
  /// Its path; nil if it has not been built.
  static let path: String? = {
    let folder = Bundle.main.executableURL?.deletingLastPathComponent()
    let file = folder?.appendingPathComponent("gesture-lab").path
    return file.flatMap { FileManager.default.isExecutableFile(atPath: $0) ? $0 : nil }
  }()
}
#endif
