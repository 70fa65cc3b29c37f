#if HEADLESS
import Foundation
import GestureArbitration
import GestureLab
import HeadlessUIKit
import Testing

/// When content that waits for the pops is let go, and when it is stopped.
@MainActor @Suite struct ScrollDeferralTests {
  private let phone = Phone(UIKitBehavior(version: .v26))
  private let wide = CGSize(width: 1950, height: 844)

  /// Allows every drag with its first move.
  private func allowAtOnce() {
    phone.arbiter.policy.rules = [.allow("moved") { $0.hasMoved }]
  }

  /// Keeps UIKit's pops from beginning, as an app does that makes them wait.
  private func holdPops() {
    let never = UIGestureRecognizer()
    phone.screen.view.addGestureRecognizer(never)
    let navigation = phone.stage.navigation
    navigation.interactivePopGestureRecognizer?.require(toFail: never)
    navigation.interactiveContentPopGestureRecognizer?.require(toFail: never)
  }

  /// Decides no drag.
  private func leaveUndecided() {
    phone.arbiter.policy.rules = [PopRule("waits") { _ in .undecided(.endedUndecided) }]
  }

  @Test func `the deferral recognizes no tap`() {
    let phone = Phone { arbiter, _ in arbiter.driver = .arbiter }
    let pager = phone.addScrollView(content: CGSize(width: 1170, height: 844))
    pager.allowsPopGestureAtLeadingEdge = true

    for x in [6.0, 195] {
      phone.touch(.began, x)
      phone.touch(.ended, x)
      phone.stage.rest()
    }

    #expect(
      phone.stage.timeline.winners.allSatisfy { $0.name != RecognizerNames.scrollDeferral },
      "\(phone.story)")
  }

  @Test(
    arguments: [(CGFloat(1.9), false), (2.1, true)], UIKitBehavior.DeliveryOrder.allCases)
  func `C119: content is stopped in the event of the decision if the drag is flat enough`(
    drag: (slope: CGFloat, isStopped: Bool), order: UIKitBehavior.DeliveryOrder
  ) {
    let (slope, isStopped) = drag
    var behavior = UIKitBehavior()
    behavior.deliveryOrder = order
    let phone = Phone(behavior)
    let pager = phone.addScrollView(content: CGSize(width: 1950, height: 844))
    pager.allowsPopGestureAtLeadingEdge = true
    func send(_ phase: UITouch.Phase, _ x: CGFloat) {
      phone.send(phase, CGPoint(x: 100 + x, y: 400 + x / slope))
    }

    send(.began, 0)
    for x in [4, 8, 12] as [CGFloat] { send(.moved, x) }

    #expect(phone.decisions.last?.allows == true, "\(phone.story)")
    #expect((phone.deferral?.state != .possible) == isStopped, "\(phone.story)")
  }

  @Test(arguments: [false, true])
  func `C104: content is stopped for an edge pop once the touch has moved as far as a pan`(
    hasDriver: Bool
  ) {
    let phone = Phone()
    if hasDriver { phone.arbiter.driver = .arbiter }
    let pager = phone.addScrollView(content: CGSize(width: 1950, height: 844))
    pager.allowsPopGestureAtLeadingEdge = true

    phone.touch(.began, 6)
    phone.touch(.moved, 15)
    #expect(phone.decisions.first?.allows == true, "\(phone.story)")
    #expect(phone.deferral?.state == .possible, "\(phone.story)")

    phone.touch(.moved, 16)
    #expect(phone.deferral?.state != .possible, "\(phone.story)")
  }

  @Test(arguments: UInt64(1)...8)
  func `content begins in the event in which its drag is refused`(seed: UInt64) {
    var behavior = UIKitBehavior(version: .v26)
    behavior.deliveryOrder = .shuffled
    let phone = Phone(behavior, seed: seed)
    let pager = phone.addScrollView(content: wide)
    pager.alwaysBounceHorizontal = true
    pager.allowsPopGestureAtLeadingEdge = true
    phone.arbiter.policy.rules = [.refuse("moved") { $0.hasMoved }]

    // To the right, as a pop that is not decided yet would.
    phone.touch(.began, 200)
    phone.touch(.moved, 220)

    #expect(phone.decisions.map(\.rule) == ["moved"], "\(phone.story)")
    #expect(phone.hasWon(pager.panGestureRecognizer), "\(phone.story)")
  }

  @Test(arguments: [false, true])
  func `content is stopped in the event in which a driver's pan begins, and not before`(
    isContested: Bool
  ) {
    let phone = Phone(UIKitBehavior(version: .v18))
    phone.arbiter.driver = .arbiter
    phone.arbiter.policy.rules = [.allow("moved") { $0.hasMoved }]
    // A swipe in the content goes first.
    if isContested { phone.screen.view.addGestureRecognizer(UISwipeGestureRecognizer()) }
    let pager = phone.addScrollView(content: wide)
    pager.allowsPopGestureAtLeadingEdge = true

    phone.touch(.began, 100)
    phone.touch(.moved, 112)
    #expect(phone.decisions.map(\.allows) == [true], "\(phone.story)")
    #expect((phone.deferral?.state == .possible) == isContested, "\(phone.story)")

    phone.touch(.moved, 116)
    #expect(phone.deferral?.state != .possible, "\(phone.story)")
  }

  /// A drag that is allowed at 10 pt and turns before the pop is due.
  enum Turn: CaseIterable {
    case back, up

    var start: CGPoint { CGPoint(x: 100, y: 400) }
    var end: CGPoint { self == .back ? CGPoint(x: 101, y: 388) : CGPoint(x: 143, y: 359) }
  }

  @Test(arguments: Turn.allCases)
  func `content gets no point of a drag that turns in the event in which a driver's pan is due`(
    turn: Turn
  ) {
    everywhere { phone in
      phone.arbiter.driver = .arbiter
      // Something that may be the app's goes first, so the pan is due one event later.
      let pan = UIPanGestureRecognizer()
      pan.minimumNumberOfTouches = 2
      phone.stage.navigation.view.addGestureRecognizer(pan)
      phone.arbiter.addPopRecognizer(pan, for: .contentPop)
      let content = phone.addScrollView(content: CGSize(width: 1950, height: 4000))
      content.allowsPopGestureAtLeadingEdge = true

      phone.send(.began, turn.start)
      phone.send(.moved, CGPoint(x: turn.start.x + 9, y: 395))
      #expect(phone.decisions.contains { $0.allows }, "\(phone.story)")
      // The first movement no longer counts as velocity.
      phone.stage.engine.clock.advance(by: 0.1)
      phone.send(.moved, turn.end)

      let driven = phone.stage.timeline.winners.contains { $0.isDriverRecognizer }
      #expect(driven || phone.hasPopBegun, "\(phone.story)")
      #expect(content.contentOffset == .zero, "\(phone.story)")
    }
  }

  @Test func `content is let go after its distance though every gate has failed`() {
    let pager = phone.addScrollView(content: CGSize(width: 1950, height: 1950))
    pager.allowsPopGestureAtLeadingEdge = true
    allowAtOnce()
    holdPops()

    // Every gate lets an edge swipe begin, and receives no touch from then on.
    phone.stage.play(
      TouchScript().down(at: CGPoint(x: 6, y: 400)).move(to: CGPoint(x: 60, y: 460), over: 0.3))

    #expect(phone.decisions.map(\.attempt.gesture) == [.edgePop, .contentPop], "\(phone.story)")
    #expect(phone.hasWon(pager.panGestureRecognizer), "\(phone.story)")
  }

  @Test func `content that recognizes simultaneously with a pop stops once the pop has begun`() {
    let (canvas, pan) = phone.addPannedView()
    canvas.popGestureRole = .claims(.allDrags)
    let delegate = SimultaneousDelegate()
    pan.delegate = delegate

    phone.touch(.began, 6)
    for x in [20.0, 21, 22] { phone.touch(.moved, x) }
    #expect(phone.hasPopBegun, "\(phone.story)")
    // Too steep for content to be stopped by its distance alone.
    for y in stride(from: 402.0, through: 600, by: 20) { phone.send(.moved, CGPoint(x: 22, y: y)) }

    #expect(!phone.hasWon(pan), "\(phone.story)")
  }

  @Test func `an app's own screen-edge pan does not wait for the pops`() {
    let edgePan = UIScreenEdgePanGestureRecognizer()
    edgePan.edges = .left
    let canvas = UIView(frame: StageMetrics.screen)
    canvas.addGestureRecognizer(edgePan)
    phone.screen.view.addSubview(canvas)
    canvas.popGestureRole = .claims(.allDrags)
    leaveUndecided()

    phone.touch(.began, 2)
    for x in stride(from: 6.0, through: 60, by: 6) { phone.touch(.moved, x) }

    #expect(phone.hasWon(edgePan), "\(phone.story)")
  }

  @Test func `a claim around the controller keeps no content waiting`() {
    let pan = phone.addPannedView().pan
    phone.arbiter.register(phone.stage.window, as: .claims(.allDrags))
    leaveUndecided()

    phone.touch(.began, 100)
    for x in stride(from: 106.0, through: 160, by: 6) { phone.touch(.moved, x) }

    #expect(phone.hasWon(pan), "\(phone.story)")
  }

  @Test func `a pop that is disabled after it was allowed keeps content waiting no longer`() {
    let pager = phone.addScrollView(content: wide)
    pager.allowsPopGestureAtLeadingEdge = true
    allowAtOnce()
    phone.touch(.began, 100)
    phone.touch(.moved, 104)
    #expect(phone.decisions.map(\.rule) == ["moved"], "\(phone.story)")
    phone.stage.navigation.interactiveContentPopGestureRecognizer?.isEnabled = false

    for x in stride(from: 110.0, through: 200, by: 6) { phone.touch(.moved, x) }

    #expect(phone.hasWon(pager.panGestureRecognizer), "\(phone.story)")
  }

  @Test func `a refused pop does not keep content waiting while a push is undecided`() {
    phone.arbiter.driver = .arbiter
    phone.screen.pushCandidate = { UIViewController() }
    phone.arbiter.policy = .disabled
    let pager = phone.addScrollView(content: CGSize(width: 1950, height: 1950))
    phone.arbiter.register(pager, as: .carousel(stripWidth: 390))

    // Too slow and slanting for the rules of the push to refuse it.
    phone.stage.play(
      TouchScript().down(at: CGPoint(x: 100, y: 400)).move(to: CGPoint(x: 116, y: 412), over: 0.4))

    #expect(phone.hasWon(pager.panGestureRecognizer), "\(phone.story)")
  }
}

/// The delegate of a recognizer that recognizes simultaneously with every other one.
private final class SimultaneousDelegate: NSObject, UIGestureRecognizerDelegate {
  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool { true }
}
#endif
