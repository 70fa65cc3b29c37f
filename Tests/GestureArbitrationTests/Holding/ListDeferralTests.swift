#if HEADLESS
import Foundation
import GestureArbitration
import GestureLab
import HeadlessUIKit
import Testing

/// What a registered list does with drags that set out at a slant, while a driver may pop.
@MainActor @Suite struct ListDeferralTests {
  private struct Result {
    var depth: Int
    /// The first event, by its index, in which the list has moved.
    var scrolledIn: Int?
    var story: String
  }

  private func play(
    _ way: [CGPoint], version: SystemVersion = .v18, isRegistered: Bool = true,
    isMirrored: Bool = false
  ) -> Result {
    let phone = Phone(
      UIKitBehavior(version: version), layoutDirection: isMirrored ? .rightToLeft : .leftToRight)
    phone.arbiter.driver = .arbiter
    let list = phone.addScrollView(
      content: CGSize(width: 390, height: 4_000), offset: CGPoint(x: 0, y: 800))
    if isRegistered { list.allowsPopGestureAtLeadingEdge = true }
    var scrolledIn: Int?
    let sign: CGFloat = isMirrored ? -1 : 1
    for (index, point) in ([.zero] + way).enumerated() {
      let location = CGPoint(x: 195 + sign * point.x, y: 422 + point.y)
      phone.stage.engine.send(
        [TouchSample(phase: index == 0 ? .began : .moved, location: location, edges: [])],
        at: phone.stage.engine.clock.now + 1.0 / 60)
      if scrolledIn == nil, list.contentOffset.y != 800 { scrolledIn = index }
    }
    phone.stage.engine.send(
      [TouchSample(phase: .ended, location: CGPoint(x: 195 + sign * 150, y: 422), edges: [])],
      at: phone.stage.engine.clock.now + 1.0 / 60)
    phone.stage.rest()
    return Result(depth: phone.depth, scrolledIn: scrolledIn, story: "\(phone.story)")
  }

  /// 55° off the horizontal for 16 pt, then to the right.
  private let turning =
    [4, 8, 12, 16].map { CGPoint(x: 0.57 * $0, y: 0.82 * $0) }
    + (1...12).map { CGPoint(x: 9.1 + 12 * CGFloat($0), y: 13.1) }

  @Test(arguments: SystemVersion.allCases, [false, true])
  func `a drag that sets out at a slant and turns pops over a registered list`(
    version: SystemVersion, isMirrored: Bool
  ) {
    let registered = play(turning, version: version, isMirrored: isMirrored)
    #expect(registered.depth == 1 && registered.scrolledIn == nil, "\(registered.story)")

    let plain = play(turning, version: version, isRegistered: false, isMirrored: isMirrored)
    #expect(plain.depth == 2 && plain.scrolledIn != nil, "\(plain.story)")
  }

  @Test func `a scroll that sets out at a slant begins 60 pt later at the latest`() {
    let slanting = (1...30).map { CGPoint(x: 2.5 * CGFloat($0), y: 3 * CGFloat($0)) }

    let registered = play(slanting)
    let plain = play(slanting, isRegistered: false)

    // Steps of 3.9 pt: the third is past 10 pt, the sixteenth past 60.
    #expect(plain.scrolledIn.map { $0 >= 3 } == true, "\(plain.story)")
    let later = (registered.scrolledIn ?? 99) - (plain.scrolledIn ?? 0)
    #expect(later == 13, "\(later)\n\(registered.story)")
    #expect(registered.depth == 2)
  }

  @Test(arguments: [false, true])
  func `only a list that defers keeps the content in it waiting for a drag in doubt`(
    defers: Bool
  ) {
    let phone = Phone(UIKitBehavior(version: .v18))
    phone.arbiter.driver = .arbiter
    let list = phone.addScrollView(content: CGSize(width: 390, height: 4_000))
    let never = UIGestureRecognizer()
    list.addGestureRecognizer(never)
    list.panGestureRecognizer.require(toFail: never)
    list.popGestureRole = defers ? .pagingScrollView : .simultaneous
    let pager = phone.addScrollView(
      content: CGSize(width: 1950, height: 844), in: list, frame: StageMetrics.screen)
    pager.allowsPopGestureAtLeadingEdge = true

    // Steps of 3.9 pt: the third is past 10 pt, the sixth past 20.
    phone.send(.began, CGPoint(x: 195, y: 422))
    for step in 1...4 {
      phone.send(
        .moved, CGPoint(x: 195 + 2.5 * CGFloat(step), y: 422 + 3 * CGFloat(step)))
    }

    #expect((phone.deferral?.state == .possible) == defers, "\(phone.story)")
  }

  @Test(arguments: [
    CGPoint(x: 0, y: 4), CGPoint(x: 2, y: 4), CGPoint(x: -3, y: 3.5), CGPoint(x: 0, y: -4),
    CGPoint(x: -4, y: 1), CGPoint(x: 2, y: -4),
  ])
  func `every other scroll begins in the same event as in a list without a role`(step: CGPoint) {
    let scroll = (1...10).map { CGPoint(x: step.x * CGFloat($0), y: step.y * CGFloat($0)) }

    let registered = play(scroll)
    let plain = play(scroll, isRegistered: false)

    #expect(registered.scrolledIn == plain.scrolledIn, "\(registered.story)")
    #expect(registered.depth == plain.depth)
  }

  @Test func `a list with a role isn't a misuse`() {
    let phone = Phone(UIKitBehavior(version: .v26))
    let list = phone.addScrollView(content: CGSize(width: 390, height: 4_000))

    phone.arbiter.register(list, as: .pagingScrollView, named: "list")
    phone.drag(from: CGPoint(x: 195, y: 422), by: CGPoint(x: 0, y: -80))

    #expect(phone.issues.isEmpty && phone.arbiter.diagnose().isEmpty, "\(phone.issues)")
  }
}
#endif
