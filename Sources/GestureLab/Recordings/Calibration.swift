#if HEADLESS
import Foundation
import GestureArbitration
import HeadlessUIKit

/// The search for all answers to UIKit's open questions that agree with every recording.
///
/// What is left is held as sets of answers, each the product of the answers to every question. A
/// recording splits a set at each question whose answers lead to something else, and drops the
/// parts that do something other than recorded. Only questions that the engine consulted by then
/// can matter.
///
/// Answers that do nothing by themselves are taken to do nothing together, after a few combinations
/// of them have been drawn and played. What is dropped may therefore agree together with others: an
/// answer is ruled out, and a take called unexplained, only after a longer search among all answers
/// for some that agree with every take.
@MainActor
package struct Calibration {
  /// Why an answer is ruled out.
  package struct Exclusion: Equatable, Sendable {
    /// The name of the recording.
    package let recording: String
    /// The gestures of the take.
    package let gestures: ClosedRange<Int>
    /// What the engine does with the answer, and was not recorded.
    package let difference: Reenactment.Difference
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
    package let difference: Reenactment.Difference
  }

  /// The answers that are left.
  package private(set) var answers: UIKitAnswers
  /// The takes that no answers explain; they rule out nothing.
  package var mysteries: [Mystery] { unexplained.compactMap(\.mystery) }
  /// The takes that some answers explain.
  package var explained: Int { takes.count }
  /// The number of times that a take was played.
  package var played: Int {
    (takes + unexplained).reduce(0) { $0 + $1.played }
  }
  /// Whether there were too many sets of answers to hold them apart.
  package private(set) var isCut = false
  /// The release that the recordings were made on.
  package let version: SystemVersion
  private let given: UIKitAnswers
  private var takes: [TakeSearch] = []
  private var unexplained: [TakeSearch] = []
  private var sets: [UIKitAnswers]
  private var exclusions: [String: Exclusion] = [:]

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

  /// Returns answers that explain every take and have one that is left; nil if none are found.
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
      near: parts.map { $0.nearest(to: likely) }, draws: RecordingMetrics.excludingDraws)
  }

  /// Rules out what a take contradicts.
  package mutating func add(_ recorded: RecordedTake) {
    var take = TakeSearch(recorded, on: version)
    var kept = explaining(take)
    // A direction near a threshold is judged one way or the other as each place is rounded: that is
    // tried where nothing explains the take otherwise, with what came nearest.
    if kept.isEmpty {
      let exact = TakeSearch(recorded, on: version, jitters: RecordingMetrics.fewJitters)
      let all = [exact] + takes
      let nearest = take.longestAgreeing(in: given).prefix(RecordingMetrics.exactStarts)
      if let member = nearest.first(where: { near in all.allSatisfy { $0.agrees(with: near) } }) {
        (take, kept) = (exact, [part(around: member, agreeingWith: all)])
      }
    }
    // Only a shuffled order lets things come one event later, and would be the excuse for whatever
    // does so for another reason: a number that UIKit does not publish, or a requirement that a
    // snapshot cannot see. It rules out no other order.
    let wasSearched = kept.isEmpty && answers.allowsShuffledOrder
    if !wasSearched, !kept.contains(where: \.hasFixedOrder), answers.hasFixedOrder {
      let lenient = TakeSearch(recorded, on: version, isLenient: true)
      let others = explaining(lenient)
      if !others.isEmpty { (take, kept) = (lenient, others) }
    }
    let all = [take] + takes
    guard !kept.isEmpty else {
      unexplained.append(take)
      return
    }
    takes.append(take)
    if take.isExhausted {
      // A search that has not seen everything rules nothing out.
      isCut = true
      return
    }
    for answer in UIKitBehavior(version: version).answers
    where answers.allow(answer) && !kept.contains(where: { $0.allow(answer) }) {
      if let member = member(with: answer, near: kept, agreeingWith: all) {
        kept.append(part(around: member, agreeingWith: all))
      }
    }
    // Further takes may split too many sets to hold apart: their union rules out less.
    isCut = isCut || kept.count > RecordingMetrics.sets
    sets = kept.count > RecordingMetrics.sets ? [UIKitAnswers(anyOf: kept)] : kept
    let left = UIKitAnswers(anyOf: sets)
    for answer in UIKitBehavior(version: version).answers
    where answers.allow(answer) && !left.allow(answer) {
      exclusions[answer.description] = take.difference(with: answer).map {
        Exclusion(recording: recorded.recording, gestures: recorded.gestures, difference: $0)
      }
    }
    answers = left
  }

  /// Returns the parts of the sets that agree with a further take, or one that was searched for.
  private func explaining(_ take: TakeSearch) -> [UIKitAnswers] {
    let kept = sets.flatMap { take.agreeing(in: $0) }
    guard kept.isEmpty else { return kept }
    let all = [take] + takes
    let member = member(
      of: given, agreeingWith: all,
      near: take.longestAgreeing(in: given).prefix(RecordingMetrics.searchStarts - 1)
        + [given.nearest(to: UIKitBehavior(version: version))],
      draws: RecordingMetrics.explainingDraws)
    return member.map { [part(around: $0, agreeingWith: all)] } ?? []
  }

  /// Returns a behavior with an answer that agrees with all takes, though no kept set has the
  /// answer.
  private func member(
    with answer: UIKitBehavior.Answer, near kept: [UIKitAnswers],
    agreeingWith takes: [TakeSearch]
  ) -> UIKitBehavior? {
    guard let set = given.narrowed(to: answer), let take = takes.first else { return nil }
    let likely = UIKitBehavior(version: version)
    let starts =
      kept.prefix(1).map { set.nearest(to: $0.nearest(to: likely)) } + take.longestAgreeing(in: set)
    return member(
      of: set, agreeingWith: takes, near: starts, draws: RecordingMetrics.excludingDraws)
  }

  /// Returns a behavior of a set that agrees with all takes.
  ///
  /// From each start it goes on to one that agrees for longer, until one agrees to the end.
  private func member(
    of set: UIKitAnswers, agreeingWith takes: [TakeSearch], near starts: [UIKitBehavior],
    draws: Int
  ) -> UIKitBehavior? {
    for start in starts.prefix(RecordingMetrics.searchStarts) {
      var behavior: UIKitBehavior? = start
      while let current = behavior {
        guard let failing = takes.firstIndex(where: { !$0.agrees(with: current) }) else {
          return current
        }
        let earlier = takes[..<failing]
        behavior = takes[failing].member(
          of: set, agreeingLongerThan: current, draws: draws
        ) { member in earlier.allSatisfy { $0.agrees(with: member) } }
      }
    }
    return nil
  }

  /// Returns the answers around a behavior that do the same with all takes.
  private func part(
    around behavior: UIKitBehavior, agreeingWith takes: [TakeSearch]
  ) -> UIKitAnswers {
    takes.reduce(given) { $1.part(of: $0, around: behavior) }
  }
}

extension UIKitBehavior {
  /// The answers to all questions.
  fileprivate var answers: [Answer] { Question.allCases.flatMap(answers(to:)) }

  /// The answers to some questions that are not the likely ones, in the order of the list.
  func unlikelyAnswers(among questions: Set<Question> = Set(Question.allCases)) -> [String] {
    let likely = UIKitBehavior(version: version)
    return Question.allCases.filter(questions.contains).compactMap { question in
      answer(to: question).flatMap {
        likely.answer(to: question)?.name == $0.name ? nil : $0.description
      }
    }
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

  /// Whether an order of delivery is left that is the same with every event.
  fileprivate var hasFixedOrder: Bool {
    left(to: .deliveryOrder) != [UIKitBehavior.DeliveryOrder.shuffled.rawValue]
  }

  /// Whether a shuffled order of delivery is left.
  fileprivate var allowsShuffledOrder: Bool {
    left(to: .deliveryOrder).contains(UIKitBehavior.DeliveryOrder.shuffled.rawValue)
  }

  /// Whether a behavior takes only answers that are left.
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
