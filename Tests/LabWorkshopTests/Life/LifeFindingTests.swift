#if HEADLESS
import Foundation
import GestureLab
import HeadlessUIKit
import LabWorkshop
import Testing

/// What random lives have found, reduced; each broke a law once.
@MainActor @Suite struct LifeFindingTests {
  @Test(arguments: [SystemVersion.v18, .v26])
  func `on a trackpad an inner stack pops although the arbiter of the one around it was removed`(
    iOS version: SystemVersion
  ) {
    expectLawful(
      nested(outer: ["s1", "s2"], inner: ["s3", "s4"]),
      [
        .act(.remove(stack: "A")), .act(.ask(stack: "B")),
        .swipeOnTrackpad(at: CGPoint(x: 195, y: 422)),
      ], iOS: version)
  }

  @Test(arguments: [SystemVersion.v18, .v26])
  func `where the bar of an inner stack is hidden, the one around it pops, also on a trackpad`(
    iOS version: SystemVersion
  ) {
    for step in [
      CaseStep.Action.drag(.right, from: CGPoint(x: 3, y: 500)),
      .swipeOnTrackpad(at: CGPoint(x: 195, y: 500)),
    ] {
      for gesture in CaseGesture.allCases {
        for stack in ["A", "B"] {
          expectLawful(
            .surrounded(by: gesture, nested(outer: ["s1", "s2"], inner: ["s3", "s4"])),
            [.act(.hideBar(stack: "B", isHidden: true)), .act(.ask(stack: stack)), step],
            iOS: version)
        }
      }
    }
  }

  @Test(arguments: SystemVersion.allCases)
  func `a driven stack that moves to a window with gates is driven there`(
    iOS version: SystemVersion
  ) {
    let life = LabCase(
      [
        CaseWindow(showing: stack("A", ["s1", "s2"])), CaseWindow(showing: stack("B", ["s3"])),
      ],
      [
        .act(.drive(stack: "A", isOn: true)), .act(.exchangeWindows),
        .act(.intercept(screen: "s3", agrees: true)),
        .drag(.right, from: CGPoint(x: 150, y: 500)),
      ].map { CaseStep($0) }, behavior: UIKitBehavior(version: version))

    expectLawful(life)
    #expect(CaseLog(Player.play(life).log).spans.last?.after.screens(of: "A") == ["s1"])
  }

  @Test(arguments: [SystemVersion.v18, .v26])
  func `a screen is notified of no swipe on a trackpad that UIKit would not pop with`(
    iOS version: SystemVersion
  ) {
    for isHidden in [true, false] {
      expectLawful(
        stack("A", ["s1", "s2"]),
        [
          .act(.hideBar(stack: "A", isHidden: isHidden)),
          .act(.intercept(screen: "s2", agrees: false)),
          .swipeOnTrackpad(at: CGPoint(x: 195, y: 500)),
        ], iOS: version)
    }
  }

  @Test(arguments: SystemVersion.allCases)
  func `a role that is taken back leaves no recognizer`(iOS version: SystemVersion) {
    for role in ViewRole.allCases {
      expectLawful(
        .stack(name: "A", screens: [CaseScreen("s1", .laterPage)]),
        [.act(.give(screen: "s1", role)), .act(.give(screen: "s1", nil))], iOS: version)
    }
  }

  @Test(arguments: SystemVersion.allCases)
  func `a driver of the whole app may be taken back in any callback of its pop`(
    iOS version: SystemVersion
  ) {
    for callback in Log.Callback.allCases {
      for screen in ["s1", "s2"] {
        expectLawful(
          stack("A", ["s1", "s2"]),
          [
            .act(.drive(stack: nil, isOn: true)),
            .act(.upon(callback, screen: screen, .drive(stack: nil, isOn: false))),
            .drag(.right, from: CGPoint(x: 150, y: 500)),
          ], iOS: version)
      }
    }
  }

  @Test(arguments: SystemVersion.allCases)
  func `a no under a stack whose arbiter was removed holds for the back button around it`(
    iOS version: SystemVersion
  ) {
    let life = LabCase(
      [CaseWindow(showing: nested(outer: ["s1", "s2"], inner: ["s3"]))],
      [
        .act(.remove(stack: "B")), .act(.intercept(screen: "s3", agrees: false)),
        .act(.tapBack(stack: "A")), .drag(.right, from: CGPoint(x: 3, y: 500)),
      ].map { CaseStep($0) }, behavior: UIKitBehavior(version: version))

    expectLawful(life)
    #expect(CaseLog(Player.play(life).log).spans.last?.after.screens(of: "A").count == 2)
  }

  @Test(arguments: SystemVersion.allCases)
  func `a no that was set where the arbiter was removed holds once the screen is on another stack`(
    iOS version: SystemVersion
  ) {
    let life = LabCase(
      [CaseWindow(showing: stack("A", ["s1", "s2"])), CaseWindow(showing: stack("B", ["s3"]))],
      [
        .act(.remove(stack: "A")), .act(.intercept(screen: "s2", agrees: false)),
        .act(.carry(from: "A", to: "B")),
      ].map { CaseStep($0) }, behavior: UIKitBehavior(version: version))
    let after = CaseLog(Player.play(life).log).spans.last?.after

    #expect(after?.screens(of: "B") == ["s3", "s2"])
    // VoiceOver taps the button without a touch.
    #expect(after?.ofPackage["back action of s2"] == "set")
  }

  @Test(arguments: SystemVersion.allCases)
  func `the same no holds if it was set before the screen had a view`(iOS version: SystemVersion) {
    let life = LabCase(
      [
        CaseWindow(showing: stack("A", ["s1", "s2", "s3"])),
        CaseWindow(showing: stack("B", ["s4"])),
      ],
      [
        .act(.remove(stack: "A")), .act(.intercept(screen: "s2", agrees: false)),
        .act(.pop(stack: "A", animated: false)), .act(.carry(from: "A", to: "B")),
        .drag(.right, from: CGPoint(x: 195, y: 422)), .drag(.right, from: CGPoint(x: 3, y: 422)),
      ].map { CaseStep($0) }, behavior: UIKitBehavior(version: version))
    let after = CaseLog(Player.play(life).log).spans.last?.after

    #expect(after?.screens(of: "B") == ["s4", "s2"])
    #expect(after?.ofPackage["back action of s2"] == "set")
  }

  @Test(arguments: [SystemVersion.v18, .v26])
  func `a no of an inner stack does not hold the one around it whose arbiter was removed`(
    iOS version: SystemVersion
  ) {
    for step in [
      CaseStep.Action.drag(.right, from: CGPoint(x: 3, y: 500)),
      .swipeOnTrackpad(at: CGPoint(x: 195, y: 500)),
    ] {
      let life = LabCase(
        [CaseWindow(showing: nested(outer: ["s1", "s2"], inner: ["s3", "s4"]))],
        [.act(.follow(.disabled, .stack("B"))), .act(.remove(stack: "A")), step].map {
          CaseStep($0)
        }, behavior: UIKitBehavior(version: version))
      let after = CaseLog(Player.play(life).log).spans.last?.after

      #expect(after?.screens(of: "A") == ["s1"], "\(step)")
      #expect(after?.screens(of: "B") == ["s3", "s4"], "\(step)")
    }
  }

  private func stack(_ name: String, _ screens: [String]) -> CaseContainer {
    .stack(name: name, screens: screens.map { CaseScreen($0) })
  }

  private func nested(outer: [String], inner: [String]) -> CaseContainer {
    var screens = outer.map { CaseScreen($0) }
    screens[screens.count - 1].inside = stack("B", inner)
    return .stack(name: "A", screens: screens)
  }

  private func expectLawful(
    _ root: CaseContainer, _ steps: [CaseStep.Action], iOS version: SystemVersion,
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    expectLawful(
      LabCase(
        [CaseWindow(showing: root)], steps.map { CaseStep($0) },
        behavior: UIKitBehavior(version: version)), sourceLocation: sourceLocation)
  }

  private func expectLawful(
    _ life: LabCase, sourceLocation: SourceLocation = #_sourceLocation
  ) {
    let run = CaseRun(life)
    #expect(
      run.violation == nil, "\((life.lines + run.timeline).joined(separator: "\n"))",
      sourceLocation: sourceLocation)
  }
}
#endif
