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
  /// Whether the command line contains the release, by itself or as that of the answers.
  private(set) var hasVersion = false
  /// The file of `--behavior`; nil without one.
  let given: GivenAnswers?

  /// The answers to UIKit's open questions that are left: all of them without a file.
  var answers: UIKitAnswers { given?.file.answers ?? UIKitAnswers() }

  /// The line that names the file of the answers above a table without a title; none without a file.
  var answersLine: [String] { given.map { ["With the answers of \($0.name):"] } ?? [] }

  /// The likely answers of the release, as far as they are left.
  var behavior: UIKitBehavior { answers.nearest(to: UIKitBehavior(version: version)) }

  /// Makes the options of a command line, for a screen, whose release counts unless another is
  /// given.
  @MainActor
  init(_ arguments: Arguments, for screen: LabScreen? = nil) {
    given = arguments.answers
    version = given?.file.version ?? screen?.version ?? .v26
    hasVersion = given != nil
  }

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
      guard given == nil || version == self.version else {
        throw .usage("--ios \(text) is not the release of the answers, \(self.version.rawValue).")
      }
      self.version = version
      hasVersion = true
    default: return false
    }
    return true
  }
}
#endif
