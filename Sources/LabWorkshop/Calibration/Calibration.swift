#if HEADLESS
import Foundation
import GestureArbitration
import GestureLab
import HeadlessUIKit

/// Finds the answers to UIKit's open questions that recordings contradict, each by itself.
///
/// The search starts at the likely answers and changes one at a time, to the one with which the
/// engine agrees with a recording for longest, until it agrees to the end. Then every other answer
/// is tried in place of the one that was found. It is ruled out if the engine differs from a
/// recording with it beside each of the behaviors that explain all of them.
///
/// Answers that agree only together are found if each of them lengthens the agreement. So an answer
/// that is ruled out may agree in a combination that was not played.
@MainActor
package struct Calibration {
  /// Why an answer is ruled out.
  package struct Exclusion: Equatable, Sendable {
    /// The name of the recording.
    package let recording: String
    /// The gestures of the take.
    package let gestures: ClosedRange<Int>
    /// The first difference between the recording and the engine with the answer.
    package let difference: Reproduction.Difference
  }

  /// A take that no answers explain. It rules out nothing: the first difference of the answers that
  /// agree for longest may come long after what is wrong.
  package struct UnexplainedTake: Equatable, Sendable {
    /// The name of the recording.
    package let recording: String
    /// The gestures of the take.
    package let gestures: ClosedRange<Int>
    /// The unlikely answers of the behavior that agreed for longest.
    package let nearest: [String]
    /// The first difference of that behavior.
    package let difference: Reproduction.Difference
  }

  /// The answers that are left.
  package private(set) var answers: UIKitAnswers
  /// The takes that no answers explain.
  package private(set) var unexplainedTakes: [UnexplainedTake] = []
  /// The number of takes that some answers explain.
  package var explained: Int { takes.count }
  /// The number of times that a take was played.
  package private(set) var played = 0
  /// The release on which the recordings were made.
  package let version: SystemVersion
  /// The takes that are explained.
  private var takes: [ComparedTake] = []
  /// The behaviors that were found to agree with all of them.
  private var explanations: [UIKitBehavior]
  private var exclusions: [UIKitBehavior.Question: [String: Exclusion]] = [:]

  /// Compares takes with what is left of the answers.
  ///
  /// - Parameters:
  ///   - answers: What earlier recordings have left.
  ///   - progress: Called before each behavior that a take is played under, with the take.
  package init(
    _ recorded: [RecordedTake], on version: SystemVersion,
    from answers: UIKitAnswers = UIKitAnswers(),
    progress: @escaping (RecordedTake) -> Void = { _ in }
  ) {
    self.version = version
    self.answers = answers
    explanations = [answers.nearest(to: UIKitBehavior(version: version))]
    let compared = recorded.map { ComparedTake($0, progress: progress) }
    for take in compared { explain(take) }
    if !takes.isEmpty { ruleOut() }
    played = compared.reduce(0) { $0 + $1.played }
  }

  /// Why an answer is ruled out; nil if it is left, or was ruled out from the start.
  package func exclusion(of answer: UIKitBehavior.Answer) -> Exclusion? {
    exclusions[answer.question]?[answer.name]
  }

  /// Looks for behaviors that agree with one take more.
  private mutating func explain(_ take: ComparedTake) {
    let all = [take] + takes
    var frontier = explanations
    while true {
      let agreeing = frontier.filter { agrees($0, with: all) }
      if !agreeing.isEmpty {
        (explanations, takes) = (agreeing, takes + [take])
        return
      }
      guard let nearest = longest(frontier, take) else { return }
      let others = frontier.flatMap { alternatives(to: $0, for: take) }
        .filter { agrees($0, with: takes) }
      if let next = longest(others, take), next.time > nearest.time {
        frontier = next.time == .infinity ? others : [next.behavior]
      } else {
        if let difference = take.outcome(nearest.behavior).difference {
          unexplainedTakes.append(
            UnexplainedTake(
              recording: take.recorded.recording, gestures: take.recorded.gestures,
              nearest: nearest.behavior.unlikelyAnswers().map(\.description),
              difference: difference))
        }
        return
      }
    }
  }

  /// Rules out what agrees beside none of the behaviors that explain the takes.
  private mutating func ruleOut() {
    for question in UIKitBehavior.Question.allCases {
      let names = answers.left(to: question)
      let kept = names.filter { name in
        explanations.contains { difference($0, question, name) == nil }
      }
      for name in names where !kept.contains(name) {
        exclusions[question, default: [:]][name] = explanations.first.flatMap {
          difference($0, question, name)
        }
      }
      answers.narrow(question, to: kept)
    }
  }

  /// Returns where the takes differ from a behavior with another answer to a question.
  private func difference(
    _ behavior: UIKitBehavior, _ question: UIKitBehavior.Question, _ name: String
  ) -> Exclusion? {
    guard let other = behavior.answers(to: question).first(where: { $0.name == name })?.behavior,
      other != behavior
    else { return nil }
    for take in takes where take.outcome(behavior).consulted.contains(question) {
      // A shuffled order explains any change that comes one event later than in the engine. Such a
      // delay may have another cause, so that it rules out no fixed order.
      let outcome = take.outcome(other, isLenient: behavior.deliveryOrder == .shuffled)
      if let difference = outcome.difference {
        return Exclusion(
          recording: take.recorded.recording, gestures: take.recorded.gestures,
          difference: difference)
      }
    }
    return nil
  }

  /// The behaviors with one other answer to a question that was consulted before the difference.
  private func alternatives(
    to behavior: UIKitBehavior, for take: ComparedTake
  ) -> [UIKitBehavior] {
    let consulted = take.outcome(behavior).consulted
    return UIKitBehavior.Question.allCases.filter(consulted.contains).flatMap { question in
      behavior.answers(to: question).filter(answers.allow).map(\.behavior)
    }.filter { $0 != behavior }
  }

  private func agrees(_ behavior: UIKitBehavior, with takes: [ComparedTake]) -> Bool {
    takes.allSatisfy { $0.outcome(behavior).difference == nil }
  }

  /// The first of the behaviors that agree with a take for longest, and for how long, in s.
  private func longest(
    _ behaviors: [UIKitBehavior], _ take: ComparedTake
  ) -> (behavior: UIKitBehavior, time: TimeInterval)? {
    let times = behaviors.map { take.outcome($0).difference?.time ?? .infinity }
    guard let most = times.max(), let index = times.firstIndex(of: most) else { return nil }
    return (behaviors[index], most)
  }
}

/// A take, and what came of playing it under each behavior.
@MainActor
private final class ComparedTake {
  struct Outcome {
    /// The first difference; nil if the engine agrees.
    let difference: Reproduction.Difference?
    /// The questions that may have led to it.
    let consulted: Set<UIKitBehavior.Question>
  }

  private struct Comparison: Hashable {
    let behavior: UIKitBehavior
    let isLenient: Bool
  }

  let recorded: RecordedTake
  private var outcomes: [Comparison: Outcome] = [:]
  private let progress: (RecordedTake) -> Void
  /// The number of times that the take was played.
  var played: Int { outcomes.count }

  init(_ recorded: RecordedTake, progress: @escaping (RecordedTake) -> Void) {
    (self.recorded, self.progress) = (recorded, progress)
  }

  func outcome(_ behavior: UIKitBehavior, isLenient: Bool = false) -> Outcome {
    let comparison = Comparison(behavior: behavior, isLenient: isLenient)
    if let known = outcomes[comparison] { return known }
    progress(recorded)
    let run = Reproduction(recorded, behavior: behavior, isLenient: isLenient)
    let end = run.differences.first?.time ?? .infinity
    let outcome = Outcome(
      difference: run.differences.first,
      consulted: run.played.reduce(into: []) { $0.formUnion($1.questions(until: end)) })
    outcomes[comparison] = outcome
    return outcome
  }
}
#endif
