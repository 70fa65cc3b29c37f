#if HEADLESS
import GestureArbitration
import GestureLab
import HeadlessUIKit
import Testing

/// How many of the hostile answers to UIKit's open questions a test runs under.
enum HostileAnswers {
  /// Every touched answer, each on one iOS: for promises that hold under each of them.
  case each
  /// Some of the touched answers, each on one iOS; tests with other names and arguments run under
  /// others.
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
  let count = explore(versions, under: answers, except: settled, sourceLocation) { behavior, seed in
    let phone = Phone(
      behavior, layoutDirection: layoutDirection, isPushed: isPushed, seed: seed,
      navigation: navigation())
    play(phone)
    return phone.stage
  }
  #expect(count > versions.count || !withTouch, sourceLocation: sourceLocation)
}

/// The same on a stage without an arbiter.
@MainActor
func everywhereWithoutArbiter(
  _ versions: [SystemVersion] = SystemVersion.allCases, under answers: HostileAnswers = .few,
  except settled: Set<UIKitBehavior.Question> = [],
  sourceLocation: SourceLocation = #_sourceLocation, _ play: (Stage) -> Void
) {
  let count = explore(versions, under: answers, except: settled, sourceLocation) { behavior, seed in
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
  except settled: Set<UIKitBehavior.Question>,
  _ sourceLocation: SourceLocation, _ play: (UIKitBehavior, UInt64) -> Stage
) -> Int {
  var departures: [UIKitBehavior.Answer] = []
  var name = StableHash()
  name.combine(sourceLocation.fileID)
  for version in versions {
    let base = UIKitBehavior(version: version)
    let stage = play(base, 1)
    name.combine(stage.timeline.lines.joined())
    let asked = Set(stage.engine.consultedQuestions).subtracting(settled)
    departures += base.departures.filter { asked.contains($0.question) }
  }
  var runs = departures.flatMap { answer in
    let seeds: ClosedRange<UInt64> = answer.behavior.deliveryOrder == .shuffled ? 1...2 : 1...1
    return seeds.map { (answer: answer, seed: $0) }
  }
  var generator = SeededGenerator(seed: name.value)
  runs.shuffle(using: &generator)
  // Each answer on one iOS, with one shuffle.
  var seen: Set<String> = []
  runs.removeAll { !seen.insert($0.answer.description).inserted }
  if case .some(let count) = answers { runs = Array(runs.prefix(count)) }
  for run in runs { _ = play(run.answer.behavior, run.seed) }
  return versions.count + runs.count
}

/// A hash that is the same in every process (FNV-1a).
private struct StableHash {
  private(set) var value: UInt64 = 0xCBF2_9CE4_8422_2325

  mutating func combine(_ text: String) {
    for byte in text.utf8 { value = (value ^ UInt64(byte)) &* 0x100_0000_01B3 }
  }
}
#endif
