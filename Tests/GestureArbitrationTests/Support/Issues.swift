#if HEADLESS
import Foundation
import GestureArbitration
import Testing

/// What the arbiter reports is a fact, a blank line and the remedy.
extension String {
  var fact: String { components(separatedBy: "\n\n").first ?? "" }
  var remedy: String { components(separatedBy: "\n\n").dropFirst().joined(separator: "\n\n") }
}

extension Trait where Self == ConditionTrait {
  /// A test of what the arbiter reports, which it does in debug builds.
  static var ofDebugBuilds: Self { .enabled(if: RuntimeWarning.isDebugBuild) }
}
#endif
