#if HEADLESS
import GestureLab
import HeadlessUIKit

/// Options that several commands share.
struct LabOptions {
  /// The seed of the stroke generator.
  var seed: UInt64 = 1
  /// Whether the command line contains a seed.
  private(set) var hasSeed = false
  /// The release of iOS.
  private(set) var version: SystemVersion

  /// Makes the options for a screen, whose release counts unless another is given.
  @MainActor
  init(for screen: LabScreen? = nil) { version = screen?.version ?? .v26 }

  /// Consumes an option if it is one of these; returns whether it is.
  mutating func take(
    _ option: String, from arguments: inout Arguments
  ) throws(CommandFailure) -> Bool {
    switch option {
    case "--seed":
      seed = try arguments.number(of: option, in: 0...UInt64.max)
      hasSeed = true
    case "--ios":
      let text = try arguments.value(of: option)
      let version = Int(text).flatMap(SystemVersion.init(rawValue:))
      guard let version else {
        let known = SystemVersion.allCases.map { "\($0.rawValue)" }.joined(separator: ", ")
        throw .usage("--ios takes one of \(known), not \"\(text)\".")
      }
      self.version = version
    default: return false
    }
    return true
  }
}
#endif
