#if HEADLESS
import GestureArbitration
import GestureLab
import GestureWorkshop
import Testing

/// Where a stack lives decides nothing: the promises hold there as everywhere.
@MainActor @Suite struct PlacedStackTests {
  @Test(arguments: [false, true])
  func `a stack in any place pops with and without the lines for a whole app`(isDriven: Bool) {
    defer { GestureArbiter.defaults = GestureArbiter.Defaults() }
    if isDriven {
      GestureArbiter.defaults.driver = .arbiter
      GestureArbiter.defaults.scrollViewRole = .pagingScrollView
    }
    for screen in LabScreen.placed {
      let played = isDriven ? screen.drivenByDefault() : screen
      for promise in ProvenPromise.all(of: played, departures: 1) {
        #expect(
          promise.failures == [],
          "\(played.name), \(promise.direction) from \(promise.place), \(promise.version)")
      }
    }
  }
}
#endif
