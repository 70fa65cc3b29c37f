#if HEADLESS
import HeadlessUIKit

/// A random case, as a value that can be printed, reduced and played again.
package protocol RandomCase: Equatable, Sendable {
  /// A play of the case.
  associatedtype Run: RandomRun where Run.Case == Self

  /// UIKit's answers to the open questions.
  var behavior: UIKitBehavior { get set }
  /// The number of steps of the whole or reduced case.
  var stepCount: Int { get }
  /// The number of events that a summary counts.
  var eventCount: Int { get }
  /// The case as readable lines.
  var lines: [String] { get }

  /// Tries every kind of smaller case once.
  @MainActor static func reduce(with shrinker: inout Shrinker<Self>)
}

/// The result of playing a random case.
@MainActor
package protocol RandomRun {
  associatedtype Case: RandomCase
  /// What can happen in a case, by its text in a summary.
  associatedtype Coverage: Hashable & CaseIterable & RawRepresentable<String>

  /// The first violation; nil if all laws hold.
  var violation: Violation? { get }
  /// What happened.
  var covered: Set<Coverage> { get }
  /// The events as lines.
  var timeline: [String] { get }

  /// Plays a case and checks the laws.
  init(_ randomCase: Case, trial: RandomTrial)
}
#endif
