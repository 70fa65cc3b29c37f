import GestureArbitration
import GestureLab
import HeadlessUIKit
import Testing

/// Plays on a phone of every iOS; and, one at a time, under every hostile answer to the open questions
/// on which the play depends.
///
/// The one question left out is that of ``OpenQuestionTests``: no promise is made under it. Where no
/// finger is on the glass nothing need be open.
@MainActor
func everywhere(
  _ versions: [SystemVersion] = SystemVersion.allCases, reading: ReadingDirection = .leftToRight,
  isPushed: Bool = true, withFinger: Bool = true, except settled: Set<UIKitBehavior.Question> = [],
  navigation: @autoclosure () -> UINavigationController = UINavigationController(),
  _ play: (Phone) -> Void
) {
  explore(versions, withFinger: withFinger, except: settled) { behavior, seed in
    let phone = Phone(
      behavior, reading: reading, isPushed: isPushed, seed: seed, navigation: navigation())
    play(phone)
    return phone.stage
  }
}

/// The same on a stage for which nobody has made an arbiter yet.
@MainActor
func everywhereUnarbitrated(
  _ versions: [SystemVersion] = SystemVersion.allCases, _ play: (Stage) -> Void
) {
  explore(versions, withFinger: true, except: []) { behavior, seed in
    let stage = Stage(behavior: behavior, seed: seed)
    play(stage)
    return stage
  }
}

@MainActor
private func explore(
  _ versions: [SystemVersion], withFinger: Bool, except settled: Set<UIKitBehavior.Question>,
  _ play: (UIKitBehavior, UInt64) -> Stage
) {
  for version in versions {
    let exploration = Exploration(
      from: UIKitBehavior(version: version), departures: 1, except: settled.union([.heldExclusion]),
      shuffles: 1...2
    ) { behavior, seed in
      let stage = play(behavior, seed)
      return Exploration<Int>.Run(stage.depth, of: stage.engine)
    }
    #expect(exploration.combinations > 1 || !withFinger)
  }
}
