#if HEADLESS
import GestureLab
import HeadlessUIKit
import LabWorkshop
import Testing

/// Settings, removal, containers, windows and touches in any order.
@MainActor @Suite struct LifeTests {
  @Test(arguments: 1...4)
  func `random lives keep every law`(seed: UInt64) throws {
    var lives = RandomCases(livesOf: seed)

    lives.run { $0.cases < 150 }

    #expect(
      lives.finding == nil,
      """
      \(lives.finding.map { "\($0.violation)" } ?? "")
      \((lives.finding?.shrunk.lines ?? []).joined(separator: "\n"))
      \((lives.finding?.timeline ?? []).joined(separator: "\n"))
      """)
    // A gesture is seldom cancelled.
    for item in CaseCoverage.ofLives where item != .cancelled {
      #expect((lives.coverage[item] ?? 0) > 0, "no life in which \(item.rawValue)")
    }
  }

  @Test func `a life has the same log each time`() {
    for number in 0..<40 {
      let life = LifeGenerator.life(number, seed: 9)
      let (one, other) = (Player.play(life, detail: .events), Player.play(life, detail: .events))

      #expect(one.log.lines == other.log.lines, "\(life.lines.joined(separator: "\n"))")
    }
  }

  @Test func `a life is reduced to what counts`() {
    let life = LifeGenerator.life(11, seed: 5)
    func counts(_ life: LabCase) -> Bool {
      life.screenNames.count > 1 && life.steps.contains { $0.isTouch }
    }

    let smallest = Shrinker(life, stillFails: counts).smallest

    #expect(counts(life))
    #expect(smallest.steps.count == 1)
    #expect(smallest.windows.count == 1)
  }

  @Test func `a life is printed in words`() {
    let life = LabCase(
      [
        CaseWindow(
          showing: .tabs([
            .stack(name: "A", screens: [CaseScreen("s1"), CaseScreen("s2", .pager)]),
            .surrounded(by: .pan, .stack(name: "B", screens: [CaseScreen("s3")])),
          ]))
      ],
      [
        CaseStep(.act(.drive(stack: "A", isOn: true)), isFollowedAtOnce: true),
        CaseStep(.act(.upon(.willAppear, screen: "s1", .remove(stack: "A")))),
        CaseStep(.drag(.right, from: CGPoint(x: 3, y: 422))),
      ], behavior: UIKitBehavior(version: .v18))

    #expect(
      life.lines == [
        "iOS 18",
        "  window 1 shows tabs (stack A (s1, s2 with a pager), a view with a pan around stack B (s3))",
        "    1. driver on in A, and at once",
        "    2. in willAppear of s1: remove the arbiter of A",
        "    3. drag right from (3, 422)",
      ])
  }
}
#endif
