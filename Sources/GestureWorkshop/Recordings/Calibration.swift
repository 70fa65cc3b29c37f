#if HEADLESS
import Foundation
import GestureArbitration
import GestureLab
import HeadlessUIKit

/// Searches for all answers to UIKit's open questions that agree with every recording.
///
/// The remaining behaviors are kept as sets of answers, each the product of the answers to every
/// question. A recording splits a set at each question whose answers lead to different results, and
/// drops the parts that differ from the recording. Only questions that the engine has consulted up
/// to the difference can matter.
///
/// Answers that have no effect by themselves are assumed to have none together, after a few random
/// combinations of them have been played. A dropped answer may therefore agree in combination with
/// others. So an answer is ruled out, and a take reported as unexplained, only after a longer
/// search through all answers for a combination that agrees with every take.
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

  /// A take that no answers explain.
  package struct UnexplainedTake: Equatable, Sendable {
    /// The name of the recording.
    package let recording: String
    /// The screen of the take.
    package let screen: String
    /// The gestures of the take.
    package let gestures: ClosedRange<Int>
    /// The unlikely answers of the behavior that agreed for longest.
    package let nearest: [String]
    /// The first difference of that behavior.
    package let difference: Reproduction.Difference
  }

  /// The answers that are left.
  package private(set) var answers: UIKitAnswers
  /// The takes that no answers explain. They rule out nothing: the first difference of the answers
  /// that agree for longest may come long after what is wrong.
  package var unexplainedTakes: [UnexplainedTake] { unexplained.compactMap(\.unexplainedTake) }
  /// The takes that some answers explain.
  package var explained: Int { takes.count }
  /// The number of times that a take was played.
  package var played: Int {
    (takes + unexplained).reduce(0) { $0 + $1.played }
  }
  /// Whether there were too many sets of answers to keep or try them all.
  package private(set) var isCut = false
  /// The release on which the recordings were made.
  package let version: SystemVersion
  private let given: UIKitAnswers
  private var takes: [TakeSearch] = []
  private var unexplained: [TakeSearch] = []
  private var sets: [UIKitAnswers]
  private var exclusions: [String: Exclusion] = [:]
  private let limit: Int
  private let progress: () -> Void

  /// Starts with answers of which some may be ruled out already.
  ///
  /// - Parameters:
  ///   - limit: The number of playbacks of a take after which a search ends.
  ///   - progress: Called before each behavior that a take is played under.
  package init(
    on version: SystemVersion, from answers: UIKitAnswers = UIKitAnswers(),
    limit: Int = CalibrationMetrics.playbacks, progress: @escaping () -> Void = {}
  ) {
    self.progress = progress
    self.version = version
    self.limit = limit
    self.answers = answers
    given = answers
    sets = [answers]
  }

  /// Why an answer is ruled out; nil if it is left, or was ruled out from the start.
  package func exclusion(of answer: UIKitBehavior.Answer) -> Exclusion? {
    answers.allow(answer) ? nil : exclusions[answer.description]
  }

  /// Returns a behavior with a remaining answer that explains every take; nil if none is found.
  package func witness(of answer: UIKitBehavior.Answer) -> UIKitBehavior? {
    let likely = UIKitBehavior(version: version)
    let parts = sets.compactMap { $0.narrowed(to: answer) }
    for part in parts {
      let behavior = part.nearest(to: likely)
      if takes.allSatisfy({ $0.agrees(with: behavior) }) { return behavior }
    }
    guard let set = given.narrowed(to: answer) else { return nil }
    return member(
      of: set, agreeingWith: takes,
      near: parts.map { $0.nearest(to: likely) }, draws: CalibrationMetrics.excludingDraws)
  }

  /// Rules out the answers that a take contradicts.
  package mutating func add(_ recorded: RecordedTake) {
    var take = TakeSearch(recorded, on: version, limit: limit, progress: progress)
    var kept = explaining(take)
    // The verdict on a direction near a threshold depends on how each place was rounded. If no
    // answers explain the take, the behaviors that agreed for longest are tried again with each
    // place moved by itself.
    if kept.isEmpty {
      let exact = TakeSearch(
        recorded, on: version, jitters: RecordingMetrics.fewJitters, limit: limit,
        progress: progress)
      let all = [exact] + takes
      let nearest = take.longestAgreeing(in: given).prefix(CalibrationMetrics.exactStarts)
      if let member = nearest.first(where: { near in all.allSatisfy { $0.agrees(with: near) } }) {
        (take, kept) = (exact, [part(around: member, agreeingWith: all)])
      }
    }
    // Only a shuffled order delays a change by one event. A delay may also have another cause, such
    // as a number that UIKit does not publish, or a requirement that a snapshot does not contain.
    // So before a take rules out the fixed orders, it is searched with that delay allowed for every
    // order.
    let wasSearched = kept.isEmpty && answers.allowsShuffledOrder
    if !wasSearched, !kept.contains(where: \.hasFixedOrder), answers.hasFixedOrder {
      let lenient = TakeSearch(
        recorded, on: version, isLenient: true, limit: limit, progress: progress)
      let others = explaining(lenient)
      if !others.isEmpty { (take, kept) = (lenient, others) }
    }
    let all = [take] + takes
    guard !kept.isEmpty else {
      isCut = isCut || take.isExhausted || all.contains(where: \.endedEarly)
      unexplained.append(take)
      return
    }
    takes.append(take)
    if take.isExhausted {
      // An incomplete search rules out nothing.
      isCut = true
      return
    }
    for answer in UIKitBehavior(version: version).answers
    where answers.allow(answer) && !kept.contains(where: { $0.allow(answer) }) {
      if let member = member(with: answer, near: kept, agreeingWith: all) {
        kept.append(part(around: member, agreeingWith: all))
      } else if all.contains(where: \.endedEarly) {
        isCut = true
        return
      }
    }
    // Too many sets are replaced by their union, which rules out less.
    isCut = isCut || kept.count > CalibrationMetrics.sets
    sets = kept.count > CalibrationMetrics.sets ? [UIKitAnswers(anyOf: kept)] : kept
    let left = UIKitAnswers(anyOf: sets)
    for answer in UIKitBehavior(version: version).answers
    where answers.allow(answer) && !left.allow(answer) {
      exclusions[answer.description] = take.difference(with: answer).map {
        Exclusion(recording: recorded.recording, gestures: recorded.gestures, difference: $0)
      }
    }
    answers = left
  }

  /// Returns the parts of the sets that agree with a further take; if there are none, the result of
  /// a longer search.
  private func explaining(_ take: TakeSearch) -> [UIKitAnswers] {
    let kept = sets.flatMap { take.agreeing(in: $0) }
    guard kept.isEmpty else { return kept }
    let all = [take] + takes
    let member = member(
      of: given, agreeingWith: all,
      near: take.longestAgreeing(in: given).prefix(CalibrationMetrics.searchStarts - 1)
        + [given.nearest(to: UIKitBehavior(version: version))],
      draws: CalibrationMetrics.explainingDraws)
    return member.map { [part(around: $0, agreeingWith: all)] } ?? []
  }

  /// Searches for a behavior with an answer that agrees with all takes, although no kept set
  /// contains the answer.
  private func member(
    with answer: UIKitBehavior.Answer, near kept: [UIKitAnswers],
    agreeingWith takes: [TakeSearch]
  ) -> UIKitBehavior? {
    guard let set = given.narrowed(to: answer), let take = takes.first else { return nil }
    let likely = UIKitBehavior(version: version)
    let starts =
      kept.prefix(1).map { set.nearest(to: $0.nearest(to: likely)) } + take.longestAgreeing(in: set)
    return member(
      of: set, agreeingWith: takes, near: starts, draws: CalibrationMetrics.excludingDraws)
  }

  /// Searches a set for a behavior that agrees with all takes.
  ///
  /// From each start it proceeds to behaviors that agree for longer, until one agrees to the end.
  /// Answers that matter only together need not lengthen the agreement one by one, so that it then
  /// proceeds to behaviors with fewer differences.
  private func member(
    of set: UIKitAnswers, agreeingWith takes: [TakeSearch], near starts: [UIKitBehavior],
    draws: Int
  ) -> UIKitBehavior? {
    for take in takes { take.beginSearch() }
    for measure in TakeSearch.Nearness.allCases {
      for start in starts.prefix(CalibrationMetrics.searchStarts) {
        var behavior: UIKitBehavior? = start
        while let current = behavior {
          guard let failing = takes.firstIndex(where: { !$0.agrees(with: current) }) else {
            return current
          }
          let earlier = takes[..<failing]
          behavior = takes[failing].member(
            of: set, nearerThan: current, by: measure, draws: draws
          ) { member in earlier.allSatisfy { $0.agrees(with: member) } }
        }
      }
    }
    return nil
  }

  /// Returns the set of answers around a behavior that have the same result with all takes.
  private func part(
    around behavior: UIKitBehavior, agreeingWith takes: [TakeSearch]
  ) -> UIKitAnswers {
    takes.reduce(given) { $1.part(of: $0, around: behavior) }
  }
}

extension UIKitBehavior {
  /// The answers to all questions.
  fileprivate var answers: [Answer] { Question.allCases.flatMap(answers(to:)) }
}

extension UIKitAnswers {
  /// The answers that at least one of several sets allows.
  fileprivate init(anyOf sets: [UIKitAnswers]) {
    self.init()
    for question in UIKitBehavior.Question.allCases {
      narrow(question, to: sets.flatMap { $0.left(to: question) })
    }
  }

  /// Whether an order of delivery is left that is the same for every event.
  fileprivate var hasFixedOrder: Bool {
    left(to: .deliveryOrder) != [UIKitBehavior.DeliveryOrder.shuffled.rawValue]
  }

  /// Whether a shuffled order of delivery is left.
  fileprivate var allowsShuffledOrder: Bool {
    left(to: .deliveryOrder).contains(UIKitBehavior.DeliveryOrder.shuffled.rawValue)
  }

  /// Whether a behavior has only answers that are left.
  func contains(_ behavior: UIKitBehavior) -> Bool {
    nearest(to: behavior) == behavior
  }

  /// The part with one answer; nil if it is ruled out.
  func narrowed(to answer: UIKitBehavior.Answer) -> UIKitAnswers? {
    allow(answer) ? narrowed(answer.question, to: [answer.name]) : nil
  }

  /// The part with some answers to a question.
  func narrowed(
    _ question: UIKitBehavior.Question, to names: [String]
  ) -> UIKitAnswers {
    var answers = self
    answers.narrow(question, to: names)
    return answers
  }
}
#endif
