#if HEADLESS
import Foundation
import Testing

/// The program beside the tests, for command lines that take seconds: another process leaves the
/// main actor to the other tests.
@WaitingActor
enum LabProgram {
  /// The path of the program; nil if it has not been built.
  nonisolated static let path: String? = {
    let folder = Bundle.main.executableURL?.deletingLastPathComponent()
    let file = folder?.appendingPathComponent("gesture-lab").path
    return file.flatMap { FileManager.default.isExecutableFile(atPath: $0) ? $0 : nil }
  }()

  /// Runs a command line, and returns the lines of the result; it must have status 0.
  static func output(
    _ arguments: String..., sourceLocation: SourceLocation = #_sourceLocation
  ) throws -> [String] {
    try output(arguments, sourceLocation: sourceLocation)
  }

  static func output(
    _ arguments: [String], sourceLocation: SourceLocation = #_sourceLocation
  ) throws -> [String] {
    let process = Process()
    let pipe = Pipe()
    process.executableURL = URL(fileURLWithPath: try #require(path))
    process.arguments = arguments
    process.standardOutput = pipe
    process.standardError = FileHandle.nullDevice
    try process.run()
    let data = try pipe.fileHandleForReading.readToEnd() ?? Data()
    process.waitUntilExit()
    #expect(process.terminationStatus == 0, sourceLocation: sourceLocation)
    return String(decoding: data, as: UTF8.self).split(
      separator: "\n", omittingEmptySubsequences: false
    ).dropLast().map(String.init)
  }
}

extension Trait where Self == ConditionTrait {
  /// Skips a test where the program has not been built.
  static var needsProgram: Self {
    .enabled(if: LabProgram.path != nil, "gesture-lab is not beside its tests")
  }
}
#endif
