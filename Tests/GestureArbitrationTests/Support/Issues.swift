#if HEADLESS
import Foundation

/// What the arbiter reports is a fact, a blank line and the remedy.
extension String {
  var fact: String { components(separatedBy: "\n\n").first ?? "" }
  var remedy: String { components(separatedBy: "\n\n").dropFirst().joined(separator: "\n\n") }
}
#endif
