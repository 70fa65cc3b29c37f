#if HEADLESS
import GestureArbitration
import GestureLab
import HeadlessUIKit
import Testing

/// How many of the hostile answers to UIKit's open questions a test runs under.
enum HostileAnswers {
  /// Every touched answer, each on one iOS: for promises that hold under each of them.
  case each
  /// Some of the touched answers, each on one iOS, chosen by what the test plays: others where the
  /// touches or their outcome are others.
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
  let count = explore(versions, under: answers, except: settled) { behavior, seed in
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
  let count = explore(versions, under: answers, always: always, except: settled) {
    behavior, seed in
    let stage = Stage(behavior: behavior, seed: seed)
    play(stage)
    return stage
  }
  #expect(count > versions.count, sourceLocation: sourceLocation)
}

/// Returns the number of runs.
@MainActor
private func explore(
  _ versions: [SystemVersion], under answers: HostileAnswers,
  always: Set<UIKitBehavior.Question> = [], except settled: Set<UIKitBehavior.Question>,
  _ play: (UIKitBehavior, UInt64) -> Stage
) -> Int {
  var departures: [UIKitBehavior.Answer] = []
  var content = StableHash()
  for version in versions {
    let base = UIKitBehavior(version: version)
    let stage = play(base, 1)
    content.combine(stage.timeline)
    let asked = Set(stage.engine.consultedQuestions).subtracting(settled)
    departures += base.departures.filter { asked.contains($0.question) }
  }
  let runs = departures.flatMap { answer in
    let seeds: ClosedRange<UInt64> = answer.behavior.deliveryOrder == .shuffled ? 1...2 : 1...1
    return seeds.map { seed in
      var rank = content
      rank.combine("\(answer.behavior.version), \(seed), \(answer)")
      return (answer: answer, seed: seed, rank: rank.mixed)
    }
  }
  // Each answer on one iOS, with one shuffle. Another answer to choose from changes no other choice.
  var seen: Set<String> = []
  var chosen = runs.sorted { $0.rank < $1.rank }
  chosen.removeAll { !seen.insert($0.answer.description).inserted }
  if case .some(let count) = answers { chosen = Array(chosen.prefix(count)) }
  chosen.removeAll { always.contains($0.answer.question) }
  chosen += runs.filter { always.contains($0.answer.question) }
  for run in chosen { _ = play(run.answer.behavior, run.seed) }
  return versions.count + chosen.count
}

/// A hash that is the same in every process (FNV-1a).
private struct StableHash {
  private var value: UInt64 = 0xCBF2_9CE4_8422_2325

  /// The hash with all bits depending on each other, to order by.
  var mixed: UInt64 {
    var generator = SeededGenerator(seed: value)
    return generator.next()
  }

  mutating func combine(_ text: String) {
    for byte in text.utf8 { combine(UInt64(byte)) }
  }

  mutating func combine(_ number: Double) { combine(number.bitPattern) }

  private mutating func combine(_ bits: UInt64) { value = (value ^ bits) &* 0x100_0000_01B3 }

  /// Adds the touches, the remarks, and what recognizers do, except the arbiter's: which of these a
  /// window has depends on the tests before.
  @MainActor
  mutating func combine(_ timeline: Timeline) {
    for entry in timeline.entries where !entry.subject.hasPrefix("GestureArbiter.") {
      switch entry.event {
      case .touch(let phase, let point):
        combine("\(phase)")
        combine(point.x)
        combine(point.y)
      case .state(let state, _): combine("\(state)")
      case .note(let text): combine(text)
      case .waits: continue
      }
      combine(entry.subject)
      combine(entry.time)
    }
  }
}
#endif
