#if HEADLESS
import Foundation
import GestureArbitration
import GestureLab
import HeadlessUIKit
import LabWorkshop
import Testing

/// Promise 12 on generated screens: what a role names is kept and what it does not name is let go,
/// for every finger and for the view's own recognizers too.
@MainActor @Suite struct RolePromiseTests {
  /// Each argument is a seed of this many screens.
  private static let screens = 80

  @Test(arguments: 1...8 as ClosedRange<UInt64>)
  func `what a role names the view has, what it does not name somebody else has (promise 12)`(
    seed: UInt64
  ) {
    var bits = SeededGenerator(seed: seed)
    for number in 0..<Self.screens {
      let screen = RoleScreen(&bits)
      let (plain, bare) = (screen.play(nil, hasOwn: true), screen.play(nil, hasOwn: false))
      let play = screen.play(screen.role, hasOwn: true)
      if let broken = screen.violation(of: play, plain: plain, bare: bare) {
        Issue.record("\(number): \(broken): \(screen)\n\(play.story)")
      }
    }
  }

  @Test(arguments: 1...4 as ClosedRange<UInt64>)
  func `a role that is taken back during such a drag leaves nothing (promise 6)`(seed: UInt64) {
    var bits = SeededGenerator(seed: seed &+ 100)
    for number in 0..<Self.screens {
      let screen = RoleScreen(&bits)
      let event = Int(bits.next() % UInt64(screen.events))
      let left = screen.leftovers(takingBackAt: event)
      #expect(left.isEmpty, "\(number), event \(event): \(screen)")
    }
  }
}
#endif
