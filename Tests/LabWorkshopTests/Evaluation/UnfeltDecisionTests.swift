#if HEADLESS
import Foundation
import GestureArbitration
import GestureLab
import HeadlessUIKit
import LabWorkshop
import Testing

/// A list never waits for the rules.
@MainActor @Suite struct UnfeltDecisionTests {
  @Test(arguments: SystemVersion.allCases)
  func `a list begins to scroll in the same event with and without the arbiter`(
    version: SystemVersion
  ) {
    var generator = StrokeGenerator(seed: 6, rate: 120, extent: .whole)
    let behavior = UIKitBehavior(version: version)
    let start = CGPoint(x: 195, y: LabScreen.list.strokeHeight)
    var compared = 0

    for _ in 0..<40 {
      for stroke in [generator.next(.up), generator.next(.down)] {
        let script = TouchScript(stroke.placed(startingAt: start, within: .infinite))
        let trials = [false, true].map {
          Trial(script, on: .list, withArbiter: $0, until: .lift, behavior: behavior)
        }
        guard trials.allSatisfy({ $0.owner == .content("list") }) else { continue }

        let beginnings = trials.map { trial in
          trial.timeline.entries.filter {
            $0.subject == "list.pan" && $0.event == .state(.began, because: nil)
          }.map(\.time)
        }
        #expect(beginnings[0].count == 1)
        #expect(beginnings[0] == beginnings[1], "\(stroke.id)")
        compared += 1
      }
    }

    #expect(compared > 60)
  }

  @Test func `a slow drag that begins upwards scrolls a list, and can pop without one`() {
    let script = TouchScript().down(at: CGPoint(x: 100, y: 400))
      .move(to: CGPoint(x: 104, y: 360), over: 0.3, rate: 120)
      .move(to: CGPoint(x: 260, y: 340), over: 0.8, rate: 120).up()

    #expect(Trial(script, on: .list, withArbiter: true).owner == .content("list"))
    #expect(Trial(script, on: .drivenPlain, withArbiter: true).owner == .pop)
  }
}
#endif
