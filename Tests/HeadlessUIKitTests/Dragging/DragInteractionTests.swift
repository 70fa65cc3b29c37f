#if HEADLESS
import Foundation
import HeadlessUIKit
import Testing

/// Drag interactions: the lift, the drag, and their effect on other recognizers.
@MainActor @Suite struct DragInteractionTests {
  private let stage = DragStage()
  private var screen: Screen { stage.screen }

  @Test func `C100: an app's long press on a draggable view is delayed`() {
    screen.add(UILongPressGestureRecognizer(), "press", to: stage.view)

    screen.touch.down(100, 200).hold(EngineMetrics.longPressDuration + 0.01)
    let actionsBeforeDelay = stage.actions
    screen.touch.hold(EngineMetrics.liftPressDelay)
    let actionsAfterDelay = stage.actions
    screen.touch.up()

    #expect(stage.calls == ["items"])
    #expect(actionsBeforeDelay == [], screen.log)
    #expect(actionsAfterDelay == ["press began"], screen.log)
    #expect(stage.actions == ["press began", "press ended"], screen.log)
  }

  @Test(arguments: [0.1, 0.5, 0.9])
  func `C100: a delayed long press begins after the lift, whatever its duration`(duration: Double) {
    let press = screen.add(UILongPressGestureRecognizer(), "press", to: stage.view)
    press.minimumPressDuration = duration

    screen.touch.down(100, 200).hold(EngineMetrics.liftDelay - 0.01)
    let actionsBeforeDelay = stage.actions
    screen.touch.hold(2)

    #expect(actionsBeforeDelay == [], screen.log)
    #expect(stage.actions == ["press began"], screen.log)
  }

  @Test func `C100: an abandoned lift does not retain its view`() {
    weak var view: UIView?
    do {
      let stage = DragStage()
      stage.screen.touch.down(100, 200).hold(2)
      #expect(stage.session != nil)
      view = stage.view
    }

    #expect(view == nil)
  }

  @Test func `C100: beginning a drag cancels the touches of the view and its recognizers`() {
    screen.add(UILongPressGestureRecognizer(), "press", to: stage.view)
    let probe = screen.add(Probe(), "probe", to: stage.view)
    probe.prevents = { _ in false }
    probe.canBePreventedBy = { _ in false }

    screen.touch.down(100, 200).hold(2).move(20, 0)
    let states = (stage.view.gestureRecognizers ?? []).map(\.state)
    screen.touch.move(20, 0).up()

    #expect(screen.timeline[.view] == ["view began", "view cancelled"], screen.log)
    #expect(probe.phases == [.began, .moved, .cancelled])
    #expect(stage.actions.first == "press began" && stage.actions.last == "press cancelled")
    #expect(Set(states) == [.possible], screen.log)
  }

  @Test func `C100: a drag that begins before the delayed long press prevents it`() {
    screen.add(UILongPressGestureRecognizer(), "press", to: stage.view)

    screen.touch.down(100, 200).hold(EngineMetrics.liftDelay + 0.05).move(20, 0).hold(2).up()

    #expect(stage.actions == [], screen.log)
    #expect(stage.calls == ["items", "willBegin 1", "willEnd cancel", "didEnd cancel"])
    #expect(screen.engine.clock.isIdle)
  }

  @Test func `C100: the behavior may hold a long press until the lift ends`() {
    let stage = DragStage(Screen(\.delayedLongPress, .comesAfterTheLift))
    stage.screen.add(UILongPressGestureRecognizer(), "press", to: stage.view)

    stage.screen.touch.down(100, 200).hold(3)
    let actionsDuringLift = stage.actions
    stage.screen.touch.up()

    #expect(actionsDuringLift == [], stage.screen.log)
    #expect(stage.actions == ["press began", "press ended"], stage.screen.log)
  }

  @Test
  func `C100: an interaction that is disabled, removed or has no items delays nothing further`() {
    for index in 0..<3 {
      let stage = DragStage()
      let press = UILongPressGestureRecognizer()
      stage.screen.add(press, "press", to: stage.view)
      if index == 0 { stage.items = [] }
      if index == 1 { stage.interaction.isEnabled = false }
      if index == 2 { stage.view.removeInteraction(stage.interaction) }

      stage.screen.touch.down(100, 200).hold(EngineMetrics.longPressDuration + 0.01)

      #expect(stage.actions == ["press began"], stage.screen.log)
      #expect(stage.calls == (index == 0 ? ["items"] : []))
      stage.screen.touch.move(30, 0).up()
      #expect(stage.actions.last == "press ended", stage.screen.log)
    }
  }

  @Test func `C100: a drag session follows its touch and ends as cancelled`() throws {
    screen.touch.down(100, 200).hold(1).move(20, 0).move(5, 5).move(0, 0).up()

    let session = try #require(stage.session)
    #expect(
      stage.calls == ["items", "willBegin 1", "didMove", "willEnd cancel", "didEnd cancel"],
      screen.log)
    #expect(stage.places == [CGPoint(x: 125, y: 105)])
    #expect(session.localContext as? String == "context")
    #expect(session.location(in: screen.window) == CGPoint(x: 125, y: 205))
  }

  @Test func `C100: the behavior decides whether a lift without a drag calls the delegate`() {
    for answer in UIKitBehavior.LiftWithoutDrag.allCases {
      let stage = DragStage(Screen(\.liftWithoutDrag, answer))

      stage.screen.touch.down(100, 200).hold(1).move(5, 0).up()

      let ends = answer == .endsAsCancelled ? ["willEnd cancel", "didEnd cancel"] : []
      #expect(stage.calls == ["items"] + ends, stage.screen.log)
    }
  }

  @Test func `C100: the behavior decides whether a lift cancels the view's touch`() {
    for answer in UIKitBehavior.LiftedTouch.allCases {
      let stage = DragStage(Screen(\.liftedTouch, answer))

      stage.screen.touch.down(100, 200).hold(1).up()

      let end = answer == .staysWithTheView ? "view ended" : "view cancelled"
      #expect(stage.screen.timeline[.view] == ["view began", end], stage.screen.log)
    }
  }

  @Test(arguments: [false, true])
  func `C100: a lift prevents competing recognizers, or is cancelled when one recognizes`(
    allows: Bool
  ) {
    stage.interaction.allowsSimultaneousRecognitionDuringLift = allows
    screen.add(UIPanGestureRecognizer(), "pan", to: screen.window)

    screen.touch.down(100, 200).hold(1).move(20, 0).move(20, 0).up()

    if allows {
      #expect(stage.actions == ["pan began", "pan changed", "pan ended"], screen.log)
      #expect(stage.calls == ["items"])
    } else {
      #expect(stage.actions == [], screen.log)
      #expect(stage.calls.last == "didEnd cancel")
    }
  }

  @Test func `C100: a quick drag lifts nothing and goes to a superview's pan`() {
    screen.add(UIPanGestureRecognizer(), "pan", to: screen.window)
    screen.add(UILongPressGestureRecognizer(), "press", to: stage.view)

    screen.touch.down(100, 200).drag(50, 0).hold(1).up()

    #expect(stage.calls == [])
    #expect(stage.actions.first == "pan began" && stage.actions.last == "pan ended")
    #expect(screen.engine.clock.isIdle)
  }

  @Test func `C100: a touch that carries a drag reaches no view, and other touches do`() {
    let probe = screen.add(Probe(), "probe", to: stage.view)
    screen.touch.down(100, 200).hold(1).move(20, 0)

    screen.touch(1).down(50, 300).move(3, 0).up()
    screen.touch.move(10, 0)
    screen.send([TouchSample(phase: .began, location: .zero)])
    screen.engine.cancelTouches(at: 0)
    screen.touch.move(10, 0).up()
    screen.touch.tap(10, 110)

    #expect(
      stage.calls == ["items", "willBegin 1", "didMove", "willEnd cancel", "didEnd cancel"],
      screen.log)
    #expect(probe.phases.suffix(2) == [.began, .ended])
    #expect(screen.timeline[.view].suffix(2) == ["view began", "view ended"], screen.log)
  }

  @Test func `an interaction is moved between views with willMove and didMove`() {
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
        "willMove", "didMove", "willMove nil", "didMove nil",
        "willMove", "didMove", "willMove nil", "didMove nil",
        "willMove", "didMove", "willMove nil", "didMove nil",
      ])
  }

  @Test func `a drag interaction brings its recognizers to its new view`() {
    let other = UIView()
    #expect(stage.view.gestureRecognizers?.count == 2)

    other.addInteraction(stage.interaction)

    #expect(stage.view.gestureRecognizers == nil && stage.view.interactions.isEmpty)
    #expect(other.gestureRecognizers?.count == 2)
    #expect(stage.interaction.view === other)
  }

  @Test(arguments: UIKitBehavior().departures)
  func `C100: a drag cancels the press and resets its recognizers under every open behavior`(
    departure: UIKitBehavior.Answer
  ) {
    let stage = DragStage(Screen(departure.behavior))
    let press = stage.screen.add(UILongPressGestureRecognizer(), "press", to: stage.view)
    press.minimumPressDuration = 0.3

    stage.screen.touch.down(100, 200).hold(0.4)
    let actionsBeforeDelay = stage.actions
    stage.screen.touch.hold(1).move(30, 0).move(30, 0).up()

    #expect(actionsBeforeDelay == [], stage.screen.log)
    #expect(["press cancelled", nil].contains(stage.actions.last), stage.screen.log)
    #expect(stage.calls.suffix(2) == ["willEnd cancel", "didEnd cancel"], stage.screen.log)
    #expect((stage.view.gestureRecognizers ?? []).allSatisfy { $0.state == .possible })
    #expect(stage.screen.engine.clock.isIdle)
  }
}

/// An interaction that records its calls.
@MainActor
private final class RecordingInteraction: NSObject, UIInteraction {
  private(set) weak var view: UIView?
  private(set) var calls: [String] = []

  func willMove(to view: UIView?) { calls.append(view == nil ? "willMove nil" : "willMove") }
  func didMove(to view: UIView?) {
    calls.append(view == nil ? "didMove nil" : "didMove")
    self.view = view
  }
}
#endif
