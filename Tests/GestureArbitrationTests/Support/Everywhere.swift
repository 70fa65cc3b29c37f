#if HEADLESS
import GestureArbitration
import GestureLab
import HeadlessUIKit
import Testing

/// How many of the hostile answers to UIKit's open questions a test runs under.
enum HostileAnswers {
  /// Every touched answer, each on one iOS: for promises that hold under each of them.
  case each
  /// Some of the touched answers, each on one iOS, at equal distances from where the test stands in
  /// its file: neighbors play others.
  case some(Int)

  static let few = some(16)
}

/// Runs a test on every iOS with the likely answers, and under single hostile answers.
///
/// Only answers to questions that the test touches are run, each on one iOS. A test without touches
/// may touch no question.
@MainActor
func everywhere(
  _ versions: [SystemVersion] = SystemVersion.allCases, under answers: HostileAnswers = .few,
  layoutDirection: PopAttempt.LayoutDirection = .leftToRight,
  isPushed: Bool = true, withTouch: Bool = true, except settled: Set<UIKitBehavior.Question> = [],
  navigation: @autoclosure () -> UINavigationController = UINavigationController(),
  sourceLocation: SourceLocation = #_sourceLocation, _ play: (Phone) -> Void
) {
  let count = explore(versions, under: answers, from: sourceLocation.line, except: settled) {
    behavior, seed in
    let phone = Phone(
      behavior, layoutDirection: layoutDirection, isPushed: isPushed, seed: seed,
      navigation: navigation())
    play(phone)
    return phone.stage
  }
  #expect(count > versions.count || !withTouch, sourceLocation: sourceLocation)
}

/// The same on a stage without an arbiter.
///
/// - Parameter always: Questions of which every answer is played on each iOS where it is touched.
@MainActor
func everywhereWithoutArbiter(
  _ versions: [SystemVersion] = SystemVersion.allCases, under answers: HostileAnswers = .few,
  always: Set<UIKitBehavior.Question> = [], except settled: Set<UIKitBehavior.Question> = [],
  sourceLocation: SourceLocation = #_sourceLocation, _ play: (Stage) -> Void
) {
  let count = explore(
    versions, under: answers, from: sourceLocation.line, always: always, except: settled
  ) { behavior, seed in
    let stage = Stage(behavior: behavior, seed: seed)
    play(stage)
    return stage
  }
  #expect(count > versions.count, sourceLocation: sourceLocation)
}

/// Returns the number of runs.
@MainActor
private func explore(
  _ versions: [SystemVersion], under selection: HostileAnswers, from rotation: Int,
  always: Set<UIKitBehavior.Question> = [], except settled: Set<UIKitBehavior.Question>,
  _ play: (UIKitBehavior, UInt64) -> Stage
) -> Int {
  var departures: [UIKitBehavior.Answer] = []
  for version in versions {
    let base = UIKitBehavior(version: version)
    let asked = Set(play(base, 1).engine.consultedQuestions).subtracting(settled)
    departures += base.departures.filter { asked.contains($0.question) }
  }
  let runs = departures.flatMap { answer in
    let seeds: ClosedRange<UInt64> = answer.behavior.deliveryOrder == .shuffled ? 1...2 : 1...1
    return seeds.map { (answer: answer, seed: $0) }
  }
  // Each answer on one iOS, with one shuffle.
  let answers = Dictionary(grouping: runs) { $0.answer.description }.sorted { $0.key < $1.key }
  var chosen = answers.enumerated().map { index, runs in
    runs.value[(index + rotation) % runs.value.count]
  }
  if case .some(let count) = selection, count < chosen.count {
    chosen = (0..<count).map { chosen[(rotation + $0 * chosen.count / count) % chosen.count] }
  }
  chosen.removeAll { always.contains($0.answer.question) }
  chosen += runs.filter { always.contains($0.answer.question) }
  for run in chosen { _ = play(run.answer.behavior, run.seed) }
  return versions.count + chosen.count
}
#endif
