#if HEADLESS
import Foundation
import GestureArbitration
import GestureLab
import HeadlessUIKit

/// Plays one take under answers to UIKit's open questions, once under each behavior.
@MainActor
final class TakeSearch {
  private let take: RecordedTake
  private let recorded: Chronicle
  private let version: SystemVersion
  private let isLenient: Bool
  private let jitters: Int
  /// The number of playbacks after which a search ends.
  private let limit: Int
  /// Called before each behavior that is played.
  private let progress: () -> Void
  private var random = SeededGenerator(seed: 1)
  /// The number of times that the take was played.
  private(set) var played = 0
  /// The behavior that agreed for longest, and where it differed.
  private(set) var nearest: (behavior: UIKitBehavior, difference: Reproduction.Difference)?
  private var outcomes: [UIKitBehavior: Outcome] = [:]
  /// The behaviors that were played, in order.
  private var tried: [UIKitBehavior] = []
  /// The questions that any of them may have consulted, in the order of the questions.
  private var consulted: [UIKitBehavior.Question] = []
  /// The number of times that the touches were played: a behavior is played in several orders, with
  /// places moved within their rounding.
  private var playbacks = 0
  /// The dropped sets of answers, with the difference of each.
  private var dropped: [(set: UIKitAnswers, difference: Reproduction.Difference)] = []

  /// How a search tells which of two behaviors is nearer to the recording.
  enum Nearness: CaseIterable {
    /// By how long it agrees.
    case agreement
    /// By how few participants differ.
    case differences
  }

  /// The result of a behavior with the take.
  private struct Outcome {
    /// The first difference; nil if it agrees.
    let difference: Reproduction.Difference?
    /// The number of participants that differ.
    let differing: Int
    /// The questions that may have led to it.
    let consulted: Set<UIKitBehavior.Question>
    /// A hash of all actions up to the difference.
    private let fingerprint: Int

    @MainActor
    init(_ run: Reproduction) {
      difference = run.differences.first
      differing = run.differences.count
      let end = difference?.time ?? .infinity
      consulted = run.played.reduce(into: []) { $0.formUnion($1.questions(until: end)) }
      var hasher = Hasher()
      for played in run.played { played.chronicle.hash(until: end, into: &hasher) }
      fingerprint = hasher.finalize()
    }

    /// Whether it is nearer to the recording than another one.
    func isNearer(than other: Outcome, by measure: Nearness) -> Bool {
      let (own, least) = (difference?.time ?? .infinity, other.difference?.time ?? .infinity)
      return switch measure {
      case .agreement: own > least
      case .differences: (differing, -own) < (other.differing, -least)
      }
    }

    /// Whether another behavior has the same result up to the difference.
    func isSame(as other: Outcome) -> Bool {
      difference == other.difference && fingerprint == other.fingerprint
    }
  }

  /// - Parameters:
  ///   - isLenient: Whether each action may come one touch event later in the recording.
  ///   - jitters: The number of seeds with which each place is moved if the difference is more than
  ///     a few frames.
  ///   - limit: The number of playbacks after which a search ends.
  ///   - progress: Called before each behavior that is played.
  init(
    _ take: RecordedTake, on version: SystemVersion, isLenient: Bool = false, jitters: Int = 0,
    limit: Int = CalibrationMetrics.playbacks, progress: @escaping () -> Void = {}
  ) {
    self.progress = progress
    self.take = take
    self.isLenient = isLenient
    self.jitters = jitters
    self.limit = limit
    self.version = version
    recorded = take.chronicle
  }

  /// The take as an unexplained one, with the behavior that agreed for longest; nil if none was
  /// played.
  var unexplainedTake: Calibration.UnexplainedTake? {
    nearest.map { behavior, difference in
      Calibration.UnexplainedTake(
        recording: take.recording, screen: take.screen.name, gestures: take.gestures,
        nearest: behavior.unlikelyAnswers().map(\.description), difference: difference)
    }
  }

  /// Whether the take was played as often as it may be, so that the search is incomplete.
  var isExhausted: Bool { playbacks >= limit }
  /// Whether a search for a nearer behavior ended before it had tried all that it should.
  private(set) var endedEarly = false

  /// Starts a search: ``endedEarly`` says of each search by itself whether it was complete.
  func beginSearch() { endedEarly = false }

  /// Whether a behavior agrees with the take.
  func agrees(with behavior: UIKitBehavior) -> Bool { outcome(of: behavior).difference == nil }

  /// Returns the parts of a set of answers that agree with the take.
  ///
  /// If many answers matter only together, a search could take hours: it ends when it
  /// ``isExhausted``.
  func agreeing(in whole: UIKitAnswers) -> [UIKitAnswers] {
    var agreeing: [UIKitAnswers] = []
    var pending = [whole]
    while let set = pending.popLast() {
      if isExhausted { break }
      let behavior = set.nearest(to: UIKitBehavior(version: version))
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
        // Parts that were split at answers that agree may be equal once widened.
        if !agreeing.contains(part) { agreeing.append(part) }
      }
    }
    return agreeing
  }

  /// Returns the part of a set around a behavior that has the same result.
  func part(of set: UIKitAnswers, around behavior: UIKitBehavior) -> UIKitAnswers {
    let outcome = outcome(of: behavior)
    var same = set
    var others: [UIKitAnswers] = []
    for question in UIKitBehavior.Question.allCases where outcome.consulted.contains(question) {
      split(&same, at: question, behavior, outcome, into: &others)
    }
    while let question = hiddenQuestion(in: same, behavior, outcome) {
      same.narrow(question, to: [behavior.answer(to: question)?.name].compactMap(\.self))
    }
    return same
  }

  /// Returns the played behaviors of a set, those first that agreed for longest. Equal ones keep
  /// their order, so that the same recordings lead to the same answers.
  func longestAgreeing(in set: UIKitAnswers) -> [UIKitBehavior] {
    let members = tried.filter(set.contains)
    let times = members.map { time(outcome(of: $0)) }
    return members.indices.sorted { (-times[$0], $0) < (-times[$1], $1) }.map { members[$0] }
  }

  /// Searches a set for a behavior that is nearer to the recording: with one other answer, and then
  /// with several random ones to agree for longer, or with any two to have fewer differences.
  ///
  /// - Parameters:
  ///   - draws: The number of times that several answers are drawn.
  ///   - isAcceptable: A further condition on the behavior.
  func member(
    of set: UIKitAnswers, nearerThan behavior: UIKitBehavior, by measure: Nearness, draws: Int,
    where isAcceptable: (UIKitBehavior) -> Bool
  ) -> UIKitBehavior? {
    let reached = outcome(of: behavior)
    func isBetter(_ member: UIKitBehavior) -> Bool {
      outcome(of: member).isNearer(than: reached, by: measure) && isAcceptable(member)
    }
    func others(
      _ behavior: UIKitBehavior, _ questions: some Sequence<UIKitBehavior.Question>
    ) -> [UIKitBehavior] {
      questions.flatMap { behavior.answers(to: $0) }.filter(set.allow).map(\.behavior)
        .filter { $0 != behavior }
    }
    let questions = UIKitBehavior.Question.allCases.filter(reached.consulted.contains)
    if let member = others(behavior, questions).first(where: isBetter) { return member }
    let end = playbacks + limit
    func isInTime(_ member: UIKitBehavior) -> Bool {
      if playbacks < end || outcomes[member] != nil { return true }
      endedEarly = true
      return false
    }
    switch measure {
    case .agreement:
      for draw in 0..<draws {
        // Many other answers, several, or few.
        let share = CalibrationMetrics.drawnShares[draw % CalibrationMetrics.drawnShares.count]
        let member = consulted.reduce(behavior) { member, question in
          guard random.unitInterval() < share else { return member }
          let answers = member.answers(to: question).filter(set.allow)
          return answers.randomElement(using: &random)?.behavior ?? member
        }
        guard isInTime(member) else { return nil }
        if isBetter(member) { return member }
      }
    case .differences:
      for (index, question) in questions.enumerated() {
        for first in others(behavior, [question]) {
          let second = others(first, questions[(index + 1)...])
          for member in second {
            guard isInTime(member) else { return nil }
            if isBetter(member) { return member }
          }
        }
      }
    }
    return nil
  }

  /// How long an outcome agrees with the recording, in s.
  private func time(_ outcome: Outcome) -> TimeInterval { outcome.difference?.time ?? .infinity }

  /// Returns a set with the answers that were split off before and, each by itself, agree as well:
  /// those to questions that were not consulted, and those that were played.
  private func widened(
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

  /// Removes the answers to a question that lead to another result from a set.
  private func split(
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

  /// Draws behaviors of a set that should all have the same result; returns a question at which one
  /// has another.
  private func hiddenQuestion(
    in set: UIKitAnswers, _ behavior: UIKitBehavior, _ outcome: Outcome
  ) -> UIKitBehavior.Question? {
    let open = UIKitBehavior.Question.allCases.filter {
      outcome.consulted.contains($0) && set.left(to: $0).count > 1
    }
    guard open.count > 1 else { return nil }
    let samples =
      outcome.difference == nil
      ? CalibrationMetrics.agreeingSamples : CalibrationMetrics.droppedSamples
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

  private func outcome(of behavior: UIKitBehavior) -> Outcome {
    if let known = outcomes[behavior] { return known }
    progress()
    let run = Reproduction(
      take, recorded: recorded, behavior: behavior, isLenient: isLenient, jitters: jitters)
    let outcome = Outcome(run)
    played += 1
    playbacks += run.played.count
    outcomes[behavior] = outcome
    tried.append(behavior)
    if !outcome.consulted.isSubset(of: consulted) {
      let all = outcome.consulted.union(consulted)
      consulted = UIKitBehavior.Question.allCases.filter(all.contains)
    }
    if let difference = outcome.difference, difference.time > nearest?.difference.time ?? -1 {
      nearest = (behavior, difference)
    }
    return outcome
  }

  /// The difference with which an answer was dropped; if possible, that of a set with no other
  /// answer to its question.
  func difference(with answer: UIKitBehavior.Answer) -> Reproduction.Difference? {
    let those = dropped.filter { $0.set.allow(answer) }
    return (those.first { $0.set.left(to: answer.question) == [answer.name] } ?? those.first)?
      .difference
  }
}
#endif
