#if HEADLESS
import Foundation
import GestureArbitration
import HeadlessUIKit

/// The search for all answers to UIKit's open questions that agree with every recording.
///
/// What is left is held as sets of answers, each the product of the answers to every question. A
/// recording splits a set at each question whose answers lead to something else, and drops the parts
/// that do something other than recorded. Only questions that the engine consulted by then can
/// matter.
///
/// Answers that do nothing by themselves are taken to do nothing together, after a few combinations
/// of them have been drawn and played. Where that leaves no answers for a take, it is searched for
/// longer; if that fails, all takes are compared anew, this one first.
@MainActor
package struct Calibration {
  /// Why an answer is ruled out.
  package struct Exclusion: Equatable, Sendable {
    /// The name of the recording.
    package let recording: String
    /// The gestures of the take.
    package let gestures: ClosedRange<Int>
    /// What the engine does with the answer, and was not recorded.
    package let difference: ChronicleDifference
  }

  /// A take that no answers explain.
  package struct Mystery: Equatable, Sendable {
    /// The name of the recording.
    package let recording: String
    /// The screen of the take.
    package let screen: String
    /// The gestures of the take.
    package let gestures: ClosedRange<Int>
    /// The answers that depart from the likely ones in the nearest attempt.
    package let nearest: [String]
    /// The first difference of the nearest attempt, which comes as late as possible.
    package let difference: ChronicleDifference
  }

  /// The answers that are left.
  package private(set) var answers: UIKitAnswers
  /// The takes that no answers explain; they rule out nothing.
  package private(set) var mysteries: [Mystery] = []
  /// The takes that some answers explain.
  package var explained: Int { takes.count }
  /// The number of times that a take was played.
  package private(set) var played = 0
  /// Whether there were too many sets of answers to hold them apart.
  package private(set) var isCut = false
  /// The release that the recordings were made on.
  package let version: SystemVersion
  private let given: UIKitAnswers
  private var takes: [RecordedTake] = []
  private var sets: [UIKitAnswers]
  private var exclusions: [String: Exclusion] = [:]
  private var random = SeededGenerator(seed: 1)

  /// Starts with answers of which some may be ruled out already.
  package init(on version: SystemVersion, from answers: UIKitAnswers = UIKitAnswers()) {
    self.version = version
    self.answers = answers
    given = answers
    sets = [answers]
  }

  /// Why an answer is ruled out; nil if it is left, or was ruled out from the start.
  package func exclusion(of answer: UIKitBehavior.Answer) -> Exclusion? {
    answers.allow(answer) ? nil : exclusions[answer.description]
  }

  /// Rules out what a take contradicts.
  ///
  /// If nothing that is left explains it, all takes are compared anew, beginning with this one: an
  /// earlier one may have dropped answers that agree only together.
  package mutating func add(_ take: RecordedTake) {
    guard let mystery = narrow(to: take) else { return }
    var other = Calibration(on: version, from: given)
    let isExplained =
      !takes.isEmpty && ([take] + takes).allSatisfy { other.narrow(to: $0) == nil }
    other.played += played
    other.mysteries = mysteries
    if isExplained {
      self = other
    } else {
      played = other.played
      mysteries.append(mystery)
    }
  }

  /// Rules out what a take contradicts; returns it as a mystery if nothing explains it.
  private mutating func narrow(to take: RecordedTake) -> Mystery? {
    var search = TakeSearch(take, on: version, random: random)
    var kept = sets.flatMap { search.agreeing(in: $0) }
    if kept.isEmpty { kept = search.agreeingTogether(in: sets) }
    random = search.random
    played += search.played
    guard !kept.isEmpty else {
      return search.nearest.map { behavior, difference in
        Mystery(
          recording: take.recording, screen: take.screen.name, gestures: take.gestures,
          nearest: departures(of: behavior), difference: difference)
      }
    }
    takes.append(take)
    // Further takes may split too many sets to hold apart: their union rules out less.
    if kept.count > RecordingMetrics.sets {
      isCut = true
      sets = [UIKitAnswers(anyOf: kept)]
    } else {
      sets = kept
    }
    let left = UIKitAnswers(anyOf: sets)
    for question in UIKitBehavior.Question.allCases {
      for answer in UIKitBehavior(version: version).answers(to: question)
      where answers.allow(answer) && !left.allow(answer) {
        exclusions[answer.description] = search.difference(with: answer).map {
          Exclusion(recording: take.recording, gestures: take.gestures, difference: $0)
        }
      }
    }
    answers = left
    return nil
  }

  private func departures(of behavior: UIKitBehavior) -> [String] {
    let likely = UIKitBehavior(version: version)
    return UIKitBehavior.Question.allCases.compactMap { question in
      behavior.answer(to: question).flatMap {
        likely.answer(to: question)?.name == $0.name ? nil : $0.description
      }
    }
  }
}

/// The search of one take among the answers that are left.
@MainActor
private struct TakeSearch {
  private let take: RecordedTake
  private let recorded: Chronicle
  private let version: SystemVersion
  var random: SeededGenerator
  private(set) var played = 0
  /// The behavior that agreed for longest, and where it differed.
  private(set) var nearest: (behavior: UIKitBehavior, difference: ChronicleDifference)?
  private var outcomes: [UIKitBehavior: Outcome] = [:]
  /// The behaviors that were played, in order.
  private var tried: [UIKitBehavior] = []
  /// What was dropped, with the answers that all of it has.
  private var dropped: [(set: UIKitAnswers, difference: ChronicleDifference)] = []

  /// What a behavior does with the take.
  private struct Outcome {
    let played: [PlayedTake]
    /// Where it differs; nil if it agrees.
    let difference: ChronicleDifference?

    /// The questions that may have led there.
    var consulted: Set<UIKitBehavior.Question> {
      played.reduce(into: []) {
        $0.formUnion($1.questions(until: difference?.time ?? .infinity))
      }
    }

    /// Whether another behavior does the same, as far as it matters.
    func isSame(as other: Outcome) -> Bool {
      difference == other.difference && played.count == other.played.count
        && zip(played, other.played).allSatisfy {
          $0.chronicle.isSame(as: $1.chronicle, until: difference?.time ?? .infinity)
        }
    }
  }

  init(_ take: RecordedTake, on version: SystemVersion, random: SeededGenerator) {
    self.take = take
    self.version = version
    self.random = random
    recorded = take.chronicle
  }

  /// Returns the parts of a set of answers that agree with the take.
  ///
  /// - Parameter start: The behavior near which the search begins; the likely one without it.
  mutating func agreeing(
    in whole: UIKitAnswers, near start: UIKitBehavior? = nil
  ) -> [UIKitAnswers] {
    var agreeing: [UIKitAnswers] = []
    var pending = [whole]
    while let set = pending.popLast() {
      let behavior = set.nearest(to: start ?? UIKitBehavior(version: version))
      let outcome = outcome(of: behavior)
      var same = set
      for question in UIKitBehavior.Question.allCases
      where outcome.consulted.contains(question) && same.left(to: question).count > 1 {
        split(&same, at: question, behavior, outcome, into: &pending)
      }
      if let question = hiddenQuestion(in: same, behavior, outcome) {
        for name in same.left(to: question) {
          pending.append(same.narrowed(question, to: [name]))
        }
        continue
      }
      if let difference = outcome.difference {
        dropped.append((same, difference))
      } else {
        let part = widened(same, in: whole, behavior, outcome)
        // Parts that were split at answers that agree may be the same again.
        if !agreeing.contains(part) { agreeing.append(part) }
      }
    }
    return agreeing
  }

  /// Returns the parts that agree around a member whose answers agree only together.
  ///
  /// From those that agreed for longest it goes on with the first pair of other answers, or the first
  /// draw of many, that agrees for longer, until one agrees to the end.
  mutating func agreeingTogether(in sets: [UIKitAnswers]) -> [UIKitAnswers] {
    let times = tried.map { outcomes[$0].map(time) ?? 0 }
    // Of equal ones the earlier first, so that the same recordings lead to the same answers.
    let starts = tried.indices.sorted { (-times[$0], $0) < (-times[$1], $1) }
      .prefix(RecordingMetrics.longSearchStarts).map { tried[$0] }
    for start in starts {
      let limit = played + RecordingMetrics.longSearch
      var behavior: UIKitBehavior? = start
      while let current = behavior {
        if outcome(of: current).difference == nil {
          return sets.filter { $0.contains(current) }.flatMap { agreeing(in: $0, near: current) }
        }
        guard played < limit else { break }
        behavior = member(agreeingLongerThan: current, in: sets, limit: limit)
      }
    }
    return []
  }

  private mutating func member(
    agreeingLongerThan behavior: UIKitBehavior, in sets: [UIKitAnswers], limit: Int
  ) -> UIKitBehavior? {
    let reached = time(outcome(of: behavior))
    for first in neighbors(of: behavior, in: sets) {
      if time(outcome(of: first)) > reached { return first }
      for second in neighbors(of: first, in: sets) where played < limit {
        if time(outcome(of: second)) > reached { return second }
      }
    }
    let questions = consulted(by: behavior)
    for _ in 0..<RecordingMetrics.longDraws where played < limit {
      var member = behavior
      for question in questions where Bool.random(using: &random) {
        member =
          members(near: member, otherwiseIn: question, of: sets)
          .randomElement(using: &random) ?? member
      }
      if time(outcome(of: member)) > reached { return member }
    }
    return nil
  }

  /// The members that answer one question otherwise that was consulted up to the difference.
  private mutating func neighbors(
    of behavior: UIKitBehavior, in sets: [UIKitAnswers]
  ) -> [UIKitBehavior] {
    consulted(by: behavior).flatMap { members(near: behavior, otherwiseIn: $0, of: sets) }
  }

  private func members(
    near behavior: UIKitBehavior, otherwiseIn question: UIKitBehavior.Question,
    of sets: [UIKitAnswers]
  ) -> [UIKitBehavior] {
    behavior.answers(to: question).map(\.behavior).filter { member in
      member != behavior && sets.contains { $0.contains(member) }
    }
  }

  /// The questions that a behavior consulted up to its difference, in the order of the list.
  private mutating func consulted(by behavior: UIKitBehavior) -> [UIKitBehavior.Question] {
    let consulted = outcome(of: behavior).consulted
    return UIKitBehavior.Question.allCases.filter(consulted.contains)
  }

  /// How long an outcome agrees with the recording, in s.
  private func time(_ outcome: Outcome) -> TimeInterval { outcome.difference?.time ?? .infinity }

  /// Returns a set with the answers that were split off on the way to it and, each by itself, agree as
  /// well: those to questions that were not consulted, and those that were played.
  private mutating func widened(
    _ set: UIKitAnswers, in whole: UIKitAnswers, _ behavior: UIKitBehavior, _ outcome: Outcome
  ) -> UIKitAnswers {
    var widened = set
    for question in UIKitBehavior.Question.allCases
    where set.left(to: question) != whole.left(to: question) {
      let names = behavior.answers(to: question).filter { answer in
        whole.allow(answer)
          && (!outcome.consulted.contains(question)
            || self.outcome(of: answer.behavior).difference == nil)
      }.map(\.name)
      widened.narrow(question, to: set.left(to: question) + names)
    }
    return widened
  }

  /// Takes the answers to a question that lead to something else out of a set.
  private mutating func split(
    _ same: inout UIKitAnswers, at question: UIKitBehavior.Question, _ behavior: UIKitBehavior,
    _ outcome: Outcome, into pending: inout [UIKitAnswers]
  ) {
    var kept: [String] = []
    var others: [String] = []
    for answer in behavior.answers(to: question) where same.allow(answer) {
      let isSame =
        answer.behavior == behavior || self.outcome(of: answer.behavior).isSame(as: outcome)
      if isSame { kept.append(answer.name) } else { others.append(answer.name) }
    }
    for name in others { pending.append(same.narrowed(question, to: [name])) }
    if !others.isEmpty { same.narrow(question, to: kept) }
  }

  /// Draws members of a set that should all do the same; returns a question at which one does not.
  private mutating func hiddenQuestion(
    in set: UIKitAnswers, _ behavior: UIKitBehavior, _ outcome: Outcome
  ) -> UIKitBehavior.Question? {
    let open = UIKitBehavior.Question.allCases.filter {
      outcome.consulted.contains($0) && set.left(to: $0).count > 1
    }
    guard open.count > 1 else { return nil }
    let samples =
      outcome.difference == nil
      ? RecordingMetrics.agreeingSamples : RecordingMetrics.droppedSamples
    for _ in 0..<samples {
      var member = behavior
      var steps: [(question: UIKitBehavior.Question, behavior: UIKitBehavior)] = []
      for question in open {
        let answers = member.answers(to: question).filter(set.allow)
        guard let answer = answers.randomElement(using: &random), answer.behavior != member else {
          continue
        }
        member = answer.behavior
        steps.append((question, member))
      }
      guard steps.count > 1, !self.outcome(of: member).isSame(as: outcome) else { continue }
      return steps.first { !self.outcome(of: $0.behavior).isSame(as: outcome) }?.question
    }
    return nil
  }

  private mutating func outcome(of behavior: UIKitBehavior) -> Outcome {
    if let known = outcomes[behavior] { return known }
    let run = Reenactment(take, recorded: recorded, behavior: behavior)
    played += 1
    let outcome = Outcome(played: run.played, difference: run.differences.first)
    outcomes[behavior] = outcome
    tried.append(behavior)
    if let difference = outcome.difference, difference.time > nearest?.difference.time ?? -1 {
      nearest = (behavior, difference)
    }
    return outcome
  }

  /// What was dropped for an answer: a set with no other one, if there is one.
  func difference(with answer: UIKitBehavior.Answer) -> ChronicleDifference? {
    let those = dropped.filter { $0.set.allow(answer) }
    return (those.first { $0.set.left(to: answer.question) == [answer.name] } ?? those.first)?
      .difference
  }
}

extension UIKitAnswers {
  /// The answers that at least one of several sets allows.
  fileprivate init(anyOf sets: [UIKitAnswers]) {
    self.init()
    for question in UIKitBehavior.Question.allCases {
      narrow(question, to: sets.flatMap { $0.left(to: question) })
    }
  }

  fileprivate func contains(_ behavior: UIKitBehavior) -> Bool {
    nearest(to: behavior) == behavior
  }

  fileprivate func narrowed(
    _ question: UIKitBehavior.Question, to names: [String]
  ) -> UIKitAnswers {
    var answers = self
    answers.narrow(question, to: names)
    return answers
  }
}
#endif
