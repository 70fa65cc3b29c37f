#if HEADLESS
import Foundation
import GestureArbitration
import Testing

/// The decision logic of a gate, without a view or a touch.
@MainActor @Suite struct PopGateMachineTests {
  private typealias Machine = PopGateMachine

  /// Undecided up to 10 pt; then it allows to the right and refuses to the left.
  private static let waiting = PopRule("waiting") { attempt in
    if !attempt.hasMoved { return .noOpinion }
    guard abs(attempt.translation.x) >= 10 else { return .undecided(.endedUndecided) }
    return attempt.translation.x > 0 ? .noOpinion : .refuse(PopReason(code: "left", text: "left"))
  }
  private static let always = PopRule.refuse("always") { _ in true }

  private func machine(_ rules: PopRule...) -> PopGateMachine {
    PopGateMachine(.contentPop, policy: PopPolicy(rules: rules))
  }

  private func attempt(
    x: CGFloat = 0, y: CGFloat = 0, touches: Int = 1, screenRefuses: Bool = false
  ) -> PopAttempt {
    var attempt = PopAttempt(
      hasMoved: true, start: .zero, translation: CGPoint(x: x, y: y), numberOfTouches: touches)
    attempt.isRefusedByScreen = screenRefuses
    return attempt
  }

  @Test func `a landing is judged as one, and reported with the first move`() throws {
    var machine = machine(Self.always)

    #expect(machine.touchesBegan(attempt(), .possible, at: 0) == .hold)
    #expect(machine.latest?.attempt.hasMoved == false)
    #expect(machine.outcome == .pending && !machine.isOpen)
    let action = machine.touchMoved(.possible, at: 1) {
      Issue.record("a refusal at touch-down is final")
      return nil
    }

    #expect(action == .refuse(try #require(machine.latest)))
    #expect(machine.latest?.attempt.hasMoved == false)
    #expect(machine.outcome == .refused)
  }

  @Test func `a move that the rules allow allows the gesture`() throws {
    var machine = machine(Self.waiting)
    _ = machine.touchesBegan(attempt(), .possible, at: 0)

    #expect(machine.touchMoved(.possible, at: 1) { attempt(x: 9) } == .wait)
    #expect(machine.outcome == .pending && machine.allowance == nil)
    let action = machine.touchMoved(.possible, at: 2) { attempt(x: 12, y: 9) }

    #expect(action == .allow(try #require(machine.latest)))
    #expect(machine.outcome == .allowed)
    #expect(machine.allowance?.time == 2)
    #expect(machine.allowance?.travel == 15)
  }

  @Test func `a move that the rules refuse refuses the gesture`() throws {
    var machine = machine(Self.waiting)

    let action = machine.touchMoved(.possible, at: 1) { attempt(x: -12) }

    #expect(action == .refuse(try #require(machine.latest)))
    #expect(machine.outcome == .refused)
    #expect(machine.allowance == nil)
  }

  @Test func `without an attempt a move decides nothing`() {
    var machine = machine(Self.always)

    #expect(machine.touchMoved(.possible, at: 1) { nil } == .wait)
    #expect(machine.outcome == .pending)
  }

  @Test func `a touch that joins another one counts when it moves`() throws {
    var machine = machine(.oneTouch, Self.waiting)

    #expect(machine.touchesBegan(attempt(), .possible, at: 0) == .wait)
    #expect(machine.touchesBegan(attempt(touches: 2), .possible, at: 1) == .wait)
    #expect(machine.latest?.attempt.numberOfTouches == 1)

    let action = machine.touchMoved(.possible, at: 2) { attempt(x: 5, touches: 2) }

    #expect(action == .refuse(try #require(machine.latest)))
    #expect(machine.latest?.refusal == .severalTouches(2))
  }

  @Test func `a touch that joins after a refused landing changes nothing`() {
    var machine = machine(PopRule.refuse("one") { $0.numberOfTouches == 1 })
    _ = machine.touchesBegan(attempt(), .possible, at: 0)

    #expect(machine.touchesBegan(attempt(touches: 2), .possible, at: 1) == .wait)

    #expect(machine.latest?.attempt.numberOfTouches == 1)
  }

  @Test func `once decided nothing is judged again`() {
    var machine = machine(Self.waiting)
    _ = machine.touchMoved(.possible, at: 1) { attempt(x: 12) }
    let decision = machine.latest

    #expect(machine.touchesBegan(attempt(x: -12), .possible, at: 2) == .wait)
    #expect(machine.touchMoved(.possible, at: 2) { attempt(x: -12) } == .wait)
    #expect(machine.touchMoved(.failed, at: 2) { attempt(x: -12) } == .wait)
    #expect(machine.touchesEnded(.possible) == .wait)
    #expect(machine.touchesEnded(.failed) == .wait)

    #expect(machine.outcome == .allowed)
    #expect(machine.latest == decision)
    #expect(machine.allowance?.time == 1)
  }

  @Test func `the screen's refusal waits until the gesture would begin, and may be taken back`() {
    var machine = machine(.asksScreen)

    let far = attempt(x: 12, screenRefuses: true)
    #expect(machine.touchesBegan(attempt(screenRefuses: true), .possible, at: 0) == .wait)
    #expect(
      machine.touchMoved(.possible, at: 1) { attempt(x: 10, screenRefuses: true) } == .wait)
    #expect(machine.touchMoved(.possible, at: 2) { far } == .wait)
    #expect(machine.touchMoved(.possible, at: 2) { far } == .wait)
    var other = machine
    #expect(machine.touchMoved(.possible, at: 3) { far } == .leaveToScreen)
    #expect(machine.outcome == .pending && machine.isOpen)

    _ = other.touchMoved(.possible, at: 3) { attempt(x: 12) }
    #expect(other.outcome == .allowed)
  }

  @Test(arguments: [(CGFloat(12), true), (9, false), (-12, false)])
  func `the end of a flick that the screen refuses is left to the screen`(x: CGFloat, isLeft: Bool)
  {
    var machine = machine(.asksScreen)
    _ = machine.touchMoved(.possible, at: 1) { attempt(x: x, screenRefuses: true) }

    #expect((machine.touchesEnded(.possible) == .leaveToScreen) == isLeft)
    #expect(machine.outcome == (isLeft ? .pending : .refused))
  }

  @Test func `C092: a drag that ends undecided is refused`() throws {
    var machine = machine(Self.waiting)
    _ = machine.touchMoved(.possible, at: 1) { attempt(x: 5) }

    guard case .refuse(let decision) = machine.touchesEnded(.possible) else {
      Issue.record("not refused")
      return
    }
    #expect(decision.refusal == .endedUndecided)
    #expect(decision.attempt.translation.x == 5)
    #expect(machine.outcome == .refused)
  }

  @Test(arguments: [PopGateMachine.Pop.notReceived, .failed, .unavailable])
  func `C024: a refusal does not begin the gate of a pop that does not receive the touch`(
    pop: PopGateMachine.Pop
  ) {
    var machine = machine(Self.always)

    #expect(machine.touchesBegan(attempt(), pop, at: 0) == .wait)
  }

  @Test func `C024: a pop that receives the touch late is still judged`() throws {
    var machine = machine(Self.waiting)
    _ = machine.touchesBegan(attempt(), .notReceived, at: 0)

    #expect(machine.touchMoved(.notReceived, at: 1) { attempt(x: -20) } == .wait)
    let action = machine.touchMoved(.possible, at: 2) { attempt(x: -21) }
    #expect(action == .refuse(try #require(machine.latest)))
  }

  @Test func `without a pop there is nothing to decide`() {
    var machine = machine(Self.always)
    _ = machine.touchesBegan(attempt(), .unavailable, at: 0)

    #expect(machine.touchMoved(.unavailable, at: 1) { attempt(x: 12) } == .abandon(nil))
    #expect(machine.outcome == .abandoned)
  }

  @Test func `the gate of a pop that would not begin refuses without the screen`() throws {
    var machine = machine(.asksScreen)
    for time in [1.0, 2] {
      _ = machine.touchMoved(.possible, at: time) { attempt(x: 12, screenRefuses: true) }
    }

    guard case .refuse(let decision) = machine.refuse(.recognizerWouldNotBegin) else {
      Issue.record("not refused")
      return
    }
    #expect(decision.refusal == .recognizerWouldNotBegin)
    #expect(machine.outcome == .refused)
  }

  @Test func `a scroll is left to the recognizer for one event, and then reported`() throws {
    var machine = PopGateMachine(.contentPop, policy: PopPolicy(rules: []))
    var scroll = attempt(x: 3, y: 20)
    scroll.performer = .uikit

    // Several recognizers may deliver the same event.
    for _ in 0..<2 { #expect(machine.touchMoved(.possible, at: 1) { scroll } == .wait) }
    var over = machine
    guard case .abandon(let failed?) = over.touchMoved(.failed, at: 2, { scroll }) else {
      Issue.record("not let go")
      return
    }
    #expect(failed.refusal?.code == PopReason.recognizerFailed.code)
    let action = machine.touchMoved(.possible, at: 2) { scroll }
    #expect(action == .allow(try #require(machine.latest)))
  }

  @Test func `a tap makes no decision`() {
    var machine = machine(Self.always)
    _ = machine.touchesBegan(attempt(), .possible, at: 0)

    #expect(machine.touchesEnded(.possible) == .hold)
    #expect(machine.outcome == .refused)
  }

  @Test(arguments: [(10, 9, true), (9, 0, false), (12, 12, false), (-12, 0, false)])
  func `C208: a drag whose touch no pop has received is a decision if it leads where a pop does`(
    x: CGFloat, y: CGFloat, isDecision: Bool
  ) {
    var machine = machine(Self.waiting)
    _ = machine.touchesBegan(attempt(), .notReceived, at: 0)

    let action = machine.touchesEnded(.notReceived, landedOn: "Button") { attempt(x: x, y: y) }

    if case .refuse(let decision) = action {
      #expect(isDecision && decision.refusal?.code == "touchNotReceived")
    } else {
      #expect(!isDecision && action == .hold)
    }
  }

  @Test func `C208: the rules refuse a drag before its recognizer is found to be missing`() {
    var machine = machine(.refuse("moved") { $0.hasMoved })
    _ = machine.touchesBegan(attempt(), .notReceived, at: 0)

    let action = machine.touchesEnded(.notReceived, landedOn: "Button") { attempt(x: 12) }

    guard case .refuse(let decision) = action else { return #expect(Bool(false), "\(action)") }
    #expect(decision.rule == "moved")
  }

  @Test(arguments: [false, true])
  func `a drag whose pop recognizer has failed is reported as that`(isMove: Bool) {
    var machine = machine(Self.waiting)
    _ = machine.touchMoved(.possible, at: 1) { attempt(x: 5) }

    let action =
      isMove
      ? machine.touchMoved(.failed, at: 2) { attempt(x: 12) }
      : machine.touchesEnded(.failed)

    guard case .abandon(let decision?) = action else {
      Issue.record("\(action)")
      return
    }
    #expect(decision.refusal == .recognizerFailed)
    #expect(decision.attempt.translation.x == 5)
    #expect(machine.outcome == .abandoned)
  }

  @Test func `a pop recognizer that has failed is reported once`() {
    var machine = machine(Self.waiting)
    _ = machine.touchMoved(.possible, at: 1) { attempt(x: 5) }
    _ = machine.touchMoved(.failed, at: 2) { attempt(x: 12) }

    #expect(machine.touchMoved(.failed, at: 3) { attempt(x: 14) } == .wait)
    var lifted = machine
    #expect(lifted.touchesEnded(.failed) == .wait)
    #expect(machine.touchesEnded(.possible) == .hold)
  }

  @Test(arguments: [
    (NavigationGesture.contentPop, PopGateMachine.Pop.failed, true),
    (.contentPop, .unavailable, false),
    (.edgePop, .failed, false),
  ])
  func `a pop recognizer that fails with the first move is reported with that move`(
    gesture: NavigationGesture, pop: PopGateMachine.Pop, isReported: Bool
  ) {
    var machine = PopGateMachine(gesture, policy: PopPolicy(rules: [Self.waiting]))
    var drag = attempt(x: 12)
    drag.gesture = gesture
    _ = machine.touchesBegan(drag, .notReceived, at: 0)

    let action = machine.touchMoved(pop, at: 1) { drag }

    if case .abandon(let decision?) = action {
      #expect(isReported && decision.attempt.hasMoved && decision.refusal == .recognizerFailed)
    } else {
      #expect(!isReported && action == .abandon(nil))
    }
  }

  @Test func `a pop that becomes possible again is judged anew`() throws {
    var machine = machine(PopRule("landing") { $0.hasMoved ? .noOpinion : .refuse(.atRoot) })
    _ = machine.touchesBegan(attempt(), .notReceived, at: 0)
    _ = machine.touchMoved(.unavailable, at: 1) { attempt(x: 5) }

    let action = machine.touchMoved(.possible, at: 2) { attempt(x: 12) }

    #expect(action == .allow(try #require(machine.latest)))
  }

  @Test func `what the rules have allowed may be refused for another reason, once`() {
    var machine = machine(Self.waiting)
    _ = machine.touchMoved(.possible, at: 1) { attempt(x: 12) }

    guard case .refuse(let decision) = machine.refuse(.popDelegateRefuses) else {
      Issue.record("no refusal")
      return
    }
    #expect(decision.refusal == .popDelegateRefuses)
    #expect(machine.outcome == .refused && machine.allowance == nil)
    #expect(machine.refuse(.recognizerWouldNotBegin) == .wait)
  }

  @Test(arguments: [PopAttempt.Performer.arbiter, .uikit], [CGFloat(0), 5])
  func
    `C192: only a steep drag of UIKit's is left to its recognizer, one that leads nowhere for good`(
      performer: PopAttempt.Performer, x: CGFloat
    )
  {
    var machine = PopGateMachine(.contentPop, policy: PopPolicy(rules: []))
    var drag = attempt(x: x, y: 20)
    drag.performer = performer

    _ = machine.touchMoved(.possible, at: 1) { drag }
    #expect((machine.outcome == .allowed) == (performer == .arbiter))
    _ = machine.touchMoved(.possible, at: 2) { drag }
    #expect((machine.outcome == .allowed) == (performer == .arbiter || x > 0))
  }

  @Test func `C256: a steep edge pop of UIKit's is allowed at once`() throws {
    var machine = PopGateMachine(.contentPop, policy: PopPolicy(rules: []))
    var swipe = attempt(x: 3, y: 20)
    swipe.performer = .uikit
    swipe.gesture = .edgePop

    let action = machine.touchMoved(.possible, at: 1) { swipe }

    #expect(action == .allow(try #require(machine.latest)))
  }

  @Test func `C117: a pop recognizer that fails at touch-down makes no decision`() {
    var machine = PopGateMachine(.edgePop, policy: PopPolicy(rules: [Self.always]))
    var landing = attempt()
    landing.gesture = .edgePop
    _ = machine.touchesBegan(landing, .failed, at: 0)

    #expect(machine.touchMoved(.failed, at: 1) { landing } == .abandon(nil))
    #expect(machine.outcome == .abandoned)
  }

  @Test(arguments: [
    (NavigationGesture.contentPop, CGFloat(195), true), (.edgePop, 20, true),
    (.edgePop, 20.5, false),
  ])
  func `C117: a refused landing is held where a touch of the gesture lands`(
    gesture: NavigationGesture, x: CGFloat, isHeld: Bool
  ) {
    var machine = machine(Self.always)
    var landing = attempt()
    landing.gesture = gesture
    landing.start.x = x

    #expect(machine.touchesBegan(landing, .possible, at: 0) == (isHeld ? .hold : .wait))
  }

  @Test func `C024: a refused landing stays in force for a pop that receives the touch late`()
    throws
  {
    var machine = machine(PopRule("landing") { $0.hasMoved ? .noOpinion : .refuse(.atRoot) })
    #expect(machine.touchesBegan(attempt(), .notReceived, at: 0) == .wait)

    let action = machine.touchMoved(.possible, at: 1) { attempt(x: 12) }

    #expect(action == .refuse(try #require(machine.latest)))
    #expect(machine.latest?.attempt.hasMoved == false)
  }

  @Test func `no drag that is more vertical than horizontal is left to the screen`() {
    var machine = machine(.asksScreen)

    for time in [1.0, 2, 3] {
      let action = machine.touchMoved(.possible, at: time) {
        attempt(x: 12, y: 13, screenRefuses: true)
      }
      #expect(action == .wait)
    }
  }

  @Test func `a gesture that may not be allowed yet is not left to its screen`() {
    var machine = machine(.asksScreen)
    let far = attempt(x: 12, screenRefuses: true)

    for time in [1.0, 2, 3] {
      #expect(machine.touchMoved(.possible, at: time, mayAllow: false) { far } == .wait)
    }

    #expect(machine.touchMoved(.possible, at: 4) { far } == .leaveToScreen)
  }

  @Test(arguments: [PopAttempt.Performer.arbiter, .uikit])
  func `C254: a swipe on a trackpad that leads elsewhere is left to UIKit's rules only`(
    performer: PopAttempt.Performer
  ) {
    var machine = PopGateMachine(.contentPop, policy: PopPolicy(rules: []))
    var swipe = attempt(x: 5, y: 20)
    swipe.performer = performer

    _ = machine.swiped(swipe, at: 1)

    #expect(machine.outcome == (performer == .uikit ? .abandoned : .refused))
  }

  @Test(arguments: [(CGFloat(21), true), (20, false), (-21, false)])
  func `C254: a swipe on a trackpad that stays undecided is reported if it leads where a pop does`(
    x: CGFloat, isReported: Bool
  ) {
    var machine = machine(PopRule("unsure") { _ in .undecided(.endedUndecided) })

    let action = machine.swiped(attempt(x: x, y: 20), at: 1)

    if case .refuse(let decision) = action {
      #expect(isReported && decision.refusal == .endedUndecided)
    } else {
      #expect(!isReported && action == .hold)
    }
    #expect(machine.outcome == .refused)
  }

  @Test func `a gate that is reset has nothing to decide until a pop may begin again`() throws {
    var machine = machine(Self.waiting)

    machine.gateWasReset()

    #expect(machine.outcome == .abandoned && !machine.isOpen)
    #expect(machine.touchMoved(.notReceived, at: 1) { attempt(x: 12) } == .wait)
    let action = machine.touchMoved(.possible, at: 1) { attempt(x: -12) }
    #expect(action == .refuse(try #require(machine.latest)))
  }
}

/// The machine is handed an attempt where it asks the rules, as a session hands it.
extension PopGateMachine {
  fileprivate mutating func touchesBegan(
    _ attempt: PopAttempt, _ pop: Pop, at time: TimeInterval
  ) -> Action {
    touchesBegan(.at(time, attempt, pop))
  }

  fileprivate mutating func touchMoved(
    _ pop: Pop, at time: TimeInterval, mayAllow: Bool = true, _ attempt: () -> PopAttempt?
  ) -> Action {
    touchMoved(.at(time, asksRules(aboutMoveOf: pop) ? attempt() : nil, pop, mayAllow: mayAllow))
  }

  fileprivate mutating func swiped(_ attempt: PopAttempt, at time: TimeInterval) -> Action {
    swiped(.at(time, attempt, .possible))
  }

  fileprivate mutating func touchesEnded(
    _ pop: Pop, landedOn view: String? = nil, _ attempt: () -> PopAttempt? = { nil }
  ) -> Action {
    touchesEnded(
      .at(9, asksRules(aboutEndOf: pop) ? attempt() : nil, pop), landedOn: view)
  }
}

extension DragFacts {
  fileprivate static func at(
    _ time: TimeInterval, _ attempt: PopAttempt?, _ pop: PopGateMachine.Pop, mayAllow: Bool = true
  ) -> DragFacts {
    DragFacts(
      TouchTrack(start: .zero, location: .zero, time: time), attempt: attempt, pop: pop,
      mayAllow: mayAllow)
  }
}
#endif
