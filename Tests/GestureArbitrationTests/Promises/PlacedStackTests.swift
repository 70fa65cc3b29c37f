#if HEADLESS
import GestureArbitration
import GestureLab
import HeadlessUIKit
import LabWorkshop
import Testing

/// Where a stack lives decides nothing: the promises hold there as everywhere.
///
/// `gesture-lab check promises` plays the same screens without the lines for a whole app.
@MainActor @Suite struct PlacedStackTests {
  @Test func `a stack in any place pops with the lines for a whole app, on one release each`() {
    defer { GestureArbiter.defaults = GestureArbiter.Defaults() }
    GestureArbiter.defaults.driver = .arbiter
    GestureArbiter.defaults.scrollViewRole = .pagingScrollView
    for (index, screen) in LabScreen.placed.map({ $0.drivenByDefault() }).enumerated() {
      let version = SystemVersion.allCases[index % 3]
      for promise in ProvenPromise.all(of: screen, departures: 1, on: [version]) {
        #expect(
          promise.failures == [],
          "\(screen.name), \(promise.direction) from \(promise.place), \(promise.version)")
      }
    }
  }
}
#endif
