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
  private var hasVersion = false
  /// The answers to UIKit's open questions that are left: all of them without a file.
  private(set) var answers = UIKitAnswers()
  /// The path of the file of answers.
  private(set) var answersPath: String?

  /// The likely answers of the release, as far as they are left.
  var behavior: UIKitBehavior { answers.nearest(to: UIKitBehavior(version: version)) }

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
      guard answersPath == nil || version == self.version else {
        throw .usage("--ios \(text) is not the release of the answers, \(self.version.rawValue).")
      }
      self.version = version
      hasVersion = true
    case "--behavior":
      let path = try arguments.value(of: option)
      let file: AnswersFile
      do {
        file = try AnswersFile.read(path: path)
      } catch {
        throw CommandFailure(error)
      }
      guard !hasVersion || file.version == version else {
        throw .usage(
          "--ios \(version.rawValue) is not the release of the answers, \(file.version.rawValue).")
      }
      (version, answers, answersPath) = (file.version, file.answers, path)
    default: return false
    }
    return true
  }
}
#endif
