import Foundation
import HeadlessUIKit
import Testing

@MainActor @Suite struct DragInteractionTests {
  private let stage = DragStage()
  private var screen: Screen { stage.screen }

  @Test func `C100: a long press of the app on a draggable view comes later than it would`() {
    screen.add(UILongPressGestureRecognizer(), "press", to: stage.view)

    screen.finger.down(100, 200).hold(EngineMetrics.longPressDuration + 0.01)
    let early = stage.actions
    screen.finger.hold(EngineMetrics.liftPressDelay)
    let later = stage.actions
    screen.finger.up()

    #expect(stage.calls == ["items"])
    #expect(early == [], screen.log)
    #expect(later == ["press began"], screen.log)
    #expect(stage.actions == ["press began", "press ended"], screen.log)
  }

  @Test(arguments: [0.1, 0.5, 0.9])
  func `C100: a delayed long press comes after the lift, however short it is`(duration: Double) {
    let press = screen.add(UILongPressGestureRecognizer(), "press", to: stage.view)
    press.minimumPressDuration = duration

    screen.finger.down(100, 200).hold(EngineMetrics.liftDelay - 0.01)
    let early = stage.actions
    screen.finger.hold(2)

    #expect(early == [], screen.log)
    #expect(stage.actions == ["press began"], screen.log)
  }

  @Test func `C100: a stage that goes while its view is lifted keeps nothing`() {
    weak var left: UIView?
    do {
      let stage = DragStage()
      stage.screen.finger.down(100, 200).hold(2)
      #expect(stage.session != nil)
      left = stage.view
    }

    #expect(left == nil)
  }

  @Test
  func `C100: when a drag begins the touches of the view and of its recognizers are cancelled`() {
    screen.add(UILongPressGestureRecognizer(), "press", to: stage.view)
    let probe = screen.add(Probe(), "probe", to: stage.view)
    probe.prevents = { _ in false }
    probe.isPreventedBy = { _ in false }

    screen.finger.down(100, 200).hold(2).move(20, 0)
    let states = (stage.view.gestureRecognizers ?? []).map(\.state)
    screen.finger.move(20, 0).up()

    #expect(screen.timeline[.view] == ["view began", "view cancelled"], screen.log)
    #expect(probe.phases == [.began, .moved, .cancelled])
    #expect(stage.actions.first == "press began" && stage.actions.last == "press cancelled")
    #expect(Set(states) == [.possible], screen.log)
  }

  @Test func `C100: a drag that begins before the delayed long press keeps it from coming at all`()
  {
    screen.add(UILongPressGestureRecognizer(), "press", to: stage.view)

    screen.finger.down(100, 200).hold(EngineMetrics.liftDelay + 0.05).move(20, 0).hold(2).up()

    #expect(stage.actions == [], screen.log)
    #expect(stage.calls == ["items", "willBegin 1", "willEnd cancel", "didEnd cancel"])
    #expect(screen.engine.clock.isIdle)
  }

  @Test func `C100: a long press waits for the end of the lift where UIKit lets it`() {
    let stage = DragStage(Screen(\.delayedLongPress, .comesAfterTheLift))
    stage.screen.add(UILongPressGestureRecognizer(), "press", to: stage.view)

    stage.screen.finger.down(100, 200).hold(3)
    let held = stage.actions
    stage.screen.finger.up()

    #expect(held == [], stage.screen.log)
    #expect(stage.actions == ["press began", "press ended"], stage.screen.log)
  }

  @Test
  func `C100: without items, disabled or removed, an interaction delays nothing after its time`() {
    for index in 0..<3 {
      let stage = DragStage()
      let press = UILongPressGestureRecognizer()
      stage.screen.add(press, "press", to: stage.view)
      if index == 0 { stage.items = [] }
      if index == 1 { stage.interaction.isEnabled = false }
      if index == 2 { stage.view.removeInteraction(stage.interaction) }

      stage.screen.finger.down(100, 200).hold(EngineMetrics.longPressDuration + 0.01)

      #expect(stage.actions == ["press began"], stage.screen.log)
      #expect(stage.calls == (index == 0 ? ["items"] : []))
      stage.screen.finger.move(30, 0).up()
      #expect(stage.actions.last == "press ended", stage.screen.log)
    }
  }

  @Test func `C100: a drag follows its finger and ends as cancelled`() throws {
    screen.finger.down(100, 200).hold(1).move(20, 0).move(5, 5).move(0, 0).up()

    #expect(
      stage.calls == ["items", "willBegin 1", "didMove", "willEnd cancel", "didEnd cancel"],
      screen.log)
    #expect(stage.places == [CGPoint(x: 125, y: 105)])
    let session = try #require(stage.session)
    #expect(session.localContext as? String == "context")
    #expect(session.location(in: screen.window) == CGPoint(x: 125, y: 205))
  }

  @Test func `C100: a lift without a drag is told of to nobody, or ends as cancelled`() {
    for answer in UIKitBehavior.LiftWithoutDrag.allCases {
      let stage = DragStage(Screen(\.liftWithoutDrag, answer))

      stage.screen.finger.down(100, 200).hold(1).move(5, 0).up()

      let ends = answer == .endsAsCancelled ? ["willEnd cancel", "didEnd cancel"] : []
      #expect(stage.calls == ["items"] + ends, stage.screen.log)
    }
  }

  @Test func `C100: a lift leaves the touch to the view, or cancels it`() {
    for answer in UIKitBehavior.LiftedTouch.allCases {
      let stage = DragStage(Screen(\.liftedTouch, answer))

      stage.screen.finger.down(100, 200).hold(1).up()

      let end = answer == .staysWithTheView ? "view ended" : "view cancelled"
      #expect(stage.screen.timeline[.view] == ["view began", end], stage.screen.log)
    }
  }

  @Test(arguments: [false, true])
  func `C100: a lift fails who competes with it, or is cancelled by who recognizes`(
    allows: Bool
  ) {
    stage.interaction.allowsSimultaneousRecognitionDuringLift = allows
    screen.add(UIPanGestureRecognizer(), "pan", to: screen.window)

    screen.finger.down(100, 200).hold(1).move(20, 0).move(20, 0).up()

    if allows {
      #expect(stage.actions == ["pan began", "pan changed", "pan ended"], screen.log)
      #expect(stage.calls == ["items"])
    } else {
      #expect(stage.actions == [], screen.log)
      #expect(stage.calls.last == "didEnd cancel")
    }
  }

  @Test func `a quick drag is none: the pan around the view has it`() {
    screen.add(UIPanGestureRecognizer(), "pan", to: screen.window)
    screen.add(UILongPressGestureRecognizer(), "press", to: stage.view)

    screen.finger.down(100, 200).drag(50, 0).hold(1).up()

    #expect(stage.calls == [])
    #expect(stage.actions.first == "pan began" && stage.actions.last == "pan ended")
    #expect(screen.engine.clock.isIdle)
  }

  @Test func `a finger that carries a drag is nobody's, other fingers are free`() {
    let probe = screen.add(Probe(), "probe", to: stage.view)
    screen.finger.down(100, 200).hold(1).move(20, 0)

    screen.finger(1).down(50, 300).move(3, 0).up()
    screen.finger.move(10, 0)
    screen.send([TouchSample(phase: .began, location: .zero)])
    screen.engine.cancelTouches(at: 0)
    screen.finger.move(10, 0).up()
    screen.finger.tap(10, 110)

    #expect(
      stage.calls == ["items", "willBegin 1", "didMove", "willEnd cancel", "didEnd cancel"],
      screen.log)
    #expect(probe.phases.suffix(2) == [.began, .ended])
    #expect(screen.timeline[.view].suffix(2) == ["view began", "view ended"], screen.log)
  }

  @Test func `interactions are told of their views and move between them`() {
    let (one, other) = (UIView(), UIView())
    let interaction = RecordingInteraction()

    one.addInteraction(interaction)
    one.addInteraction(interaction)
    other.addInteraction(interaction)
    other.removeInteraction(interaction)
    other.removeInteraction(interaction)
    one.interactions = [interaction]
    one.interactions = []

    #expect(one.interactions.isEmpty && other.interactions.isEmpty)
    #expect(
      interaction.calls == [
        "will", "did", "will nil", "did nil", "will", "did", "will nil", "did nil", "will", "did",
        "will nil", "did nil",
      ])
  }

  @Test func `a drag interaction takes its recognizers along`() {
    let other = UIView()
    #expect(stage.view.gestureRecognizers?.count == 2)

    other.addInteraction(stage.interaction)

    #expect(stage.view.gestureRecognizers == nil && stage.view.interactions.isEmpty)
    #expect(other.gestureRecognizers?.count == 2)
    #expect(stage.interaction.view === other)
  }

  @Test(arguments: UIKitBehavior().departures)
  func `C100: whatever is open, a drag cancels the press and leaves all possible`(
    departure: UIKitBehavior.Answer
  ) {
    let stage = DragStage(Screen(departure.behavior))
    let press = stage.screen.add(UILongPressGestureRecognizer(), "press", to: stage.view)
    press.minimumPressDuration = 0.3

    stage.screen.finger.down(100, 200).hold(0.4)
    let early = stage.actions
    stage.screen.finger.hold(1).move(30, 0).move(30, 0).up()

    #expect(early == [], stage.screen.log)
    #expect(["press cancelled", nil].contains(stage.actions.last), stage.screen.log)
    #expect(stage.calls.suffix(2) == ["willEnd cancel", "didEnd cancel"], stage.screen.log)
    #expect((stage.view.gestureRecognizers ?? []).allSatisfy { $0.state == .possible })
    #expect(stage.screen.engine.clock.isIdle)
  }
}

/// An interaction that keeps what it is told.
@MainActor
private final class RecordingInteraction: NSObject, UIInteraction {
  private(set) weak var view: UIView?
  private(set) var calls: [String] = []

  func willMove(to view: UIView?) { calls.append(view == nil ? "will nil" : "will") }
  func didMove(to view: UIView?) {
    calls.append(view == nil ? "did nil" : "did")
    self.view = view
  }
}
