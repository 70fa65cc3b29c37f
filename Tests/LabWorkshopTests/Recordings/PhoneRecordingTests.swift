#if HEADLESS
import Foundation
import GestureArbitration
import GestureLab
import HeadlessUIKit
import LabWorkshop
import Testing

/// What a recording of a phone holds and one of the engine does not.
@MainActor @Suite struct PhoneRecordingTests {
  /// Records a drag to the right, from 300 pt unless another place is given, on a screen.
  private func recording(
    from x: CGFloat = 100, by way: CGFloat = 150, on prepare: (Stage, UIView) -> Void
  ) throws -> GestureTrace {
    let stage = Stage()
    let screen = UIViewController()
    stage.push(screen)
    prepare(stage, screen.view)
    stage.rest()
    stage.arbiter.isRecording = true
    stage.play(
      TouchScript().down(at: CGPoint(x: x, y: 400))
        .move(to: CGPoint(x: x + way, y: 400), over: 0.2).up())
    stage.rest()
    return try GestureTrace(json: stage.arbiter.trace.json.utf8, named: "r")
  }

  private func pager(in view: UIView) -> UIScrollView {
    let pager = UIScrollView(frame: view.bounds)
    pager.contentSize = CGSize(width: 1_170, height: 844)
    pager.contentOffset.x = 390
    view.addSubview(pager)
    return pager
  }

  @Test func `a touch lands on the view that it landed on, whatever hit testing the app has`()
    throws
  {
    final class PassThroughView: UIView {
      override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? { nil }
    }
    let trace = try recording { _, view in
      pager(in: view).isPagingEnabled = true
      view.addSubview(PassThroughView(frame: view.bounds))
    }
    #expect(
      trace.events.contains {
        if case .recognizer("UIScrollView.pan", .began) = $0.kind { true } else { false }
      })
    let again = Reproduction.all(of: trace, named: "r")
    #expect(again.count == 1)
    let differences = again.flatMap(\.differences)
    #expect(differences.isEmpty, "\(differences)")
  }

  @Test func `the deceleration rate and the bounces of a scroll view are rebuilt`() throws {
    let trace = try recording(from: 250, by: -180) { _, view in
      let pager = pager(in: view)
      pager.contentSize.width = 9_000
      pager.decelerationRate = .fast
      pager.bouncesVertically = false
    }
    let scroll = trace.screens.first?.snapshot.views.compactMap(\.scroll).first
    #expect(scroll?.deceleration == UIScrollView.DecelerationRate.fast.rawValue)
    #expect(scroll?.bouncesVertically == false && scroll?.bouncesHorizontally == nil)
    let again = Reproduction.all(of: trace, named: "r")
    let differences = again.flatMap(\.differences)
    #expect(differences.isEmpty, "\(differences)")
  }

  @Test func `a scroll view that goes on by itself does not fill a recording`() throws {
    var content: UIScrollView?
    let stage = Stage()
    let screen = UIViewController()
    stage.push(screen)
    content = pager(in: screen.view)
    stage.rest()
    let arbiter = stage.arbiter
    arbiter.isRecording = true
    let drag = TouchScript().down(at: CGPoint(x: 200, y: 400))
      .move(to: CGPoint(x: 120, y: 400), over: 0.2).up()
    stage.play(drag)
    stage.rest()
    let count = arbiter.trace.events.count
    for step in 1...50 {
      content?.contentOffset.x = 390 + CGFloat(step)
      stage.engine.clock.advance(by: 0.1)
    }
    #expect(arbiter.trace.events.count == count + 1)
    stage.play(drag)
    stage.rest()
    #expect(arbiter.trace.screens.count == 2, "What code moved is written down anew.")
    let again = Reproduction.all(of: arbiter.trace, named: "r")
    #expect(again.count == 2)
    let differences = again.flatMap(\.differences)
    #expect(differences.isEmpty, "\(differences)")
    #expect(again.first?.notes.contains { $0.contains("an offset") } == true)
  }

  @Test func `an unknown recognizer that may have prevented others rules out no answer`()
    throws
  {
    var trace = try ReproductionTests.trace(of: .plain)
    let pop = try #require(
      trace.events.firstIndex(where: "UINavigationController.contentSwipe", is: .began))
    var foreign = trace.events[pop]
    foreign.kind = .recognizer("SwiftUI.DragRecognizer", .began)
    foreign.index = nil
    trace.events[pop].kind = .recognizer("UINavigationController.contentSwipe", .failed)
    trace.events.insert(foreign, at: pop)
    trace.events.removeAll {
      if case .navigation = $0.kind { true } else { false }
    }
    let (takes, notes) = RecordedTake.all(of: trace, named: "r")
    #expect(
      notes.contains { $0.contains("SwiftUI.DragRecognizer, which the engine does not have") })
    let calibration = Calibration(takes, on: .v26)
    #expect(calibration.unexplainedTakes.isEmpty)
    #expect(
      calibration.answers == UIKitAnswers() || !calibration.answers.narrowed.contains(.popDirection)
    )
  }

  @Test func `a pop that begins beside an unknown recognizer is compared`() throws {
    var trace = try ReproductionTests.trace(of: .plain)
    var observer = trace.events[1]
    observer.kind = .recognizer("_UIObserver", .began)
    observer.index = nil
    trace.events.insert(observer, at: 1)
    let (takes, notes) = RecordedTake.all(of: trace, named: "r")
    #expect(notes.isEmpty)
    #expect(takes.count == 1)
    #expect(takes.first?.notCompared == ["_UIObserver"])
  }

  @Test func `a tap that fails at another time isn't a difference`() throws {
    var trace = try recording { _, view in
      view.addGestureRecognizer(UITapGestureRecognizer())
    }
    let failure = try #require(
      trace.events.firstIndex(where: "UITapGestureRecognizer of UIView", is: .failed))
    trace.events[failure].time = trace.events[0].time
    let event = trace.events.remove(at: failure)
    trace.events.insert(event, at: 1)
    let again = Reproduction.all(of: trace, named: "r")
    let differences = again.flatMap(\.differences)
    #expect(differences.isEmpty, "\(differences)")
  }

  @Test func `a pan that begins one event late does not rule out an order of delivery`() throws {
    let trace = try recording { _, view in
      view.popGestureRole = .map
      view.addGestureRecognizer(UIPanGestureRecognizer())
    }
    let take = try #require(RecordedTake.all(of: trace, named: "r").takes.first)
    let began = try #require(
      take.events.firstIndex(where: "UIPanGestureRecognizer of UIView", is: .began))
    let next = try #require(
      take.events.indices.dropFirst(began).first {
        if case .touch(.moved, _, _, _) = take.events[$0].kind { true } else { false }
      })
    var events = take.events
    var event = events.remove(at: began)
    event.time = take.events[next].time
    events.insert(event, at: next)
    let late = take.replacing(events: events)
    #expect(!Reproduction(late, behavior: UIKitBehavior()).isSame)
    let calibration = Calibration([late], on: .v26)
    #expect(calibration.unexplainedTakes.isEmpty)
    #expect(calibration.answers.left(to: .deliveryOrder).count > 1)
  }

  @Test func `a touch whose end was not recorded is over when the next gesture begins`() throws {
    var trace = try ReproductionTests.trace(of: .map)
    let last = try #require(trace.events.last).time
    trace.events.removeAll {
      if case .touch(.ended, _, _, _) = $0.kind { true } else { false }
    }
    let second = try ReproductionTests.trace(of: .map).events.map { event in
      var event = event
      event.time += last + 1
      event.gesture += 1
      return event
    }
    trace.events += second
    let take = try #require(RecordedTake.all(of: trace, named: "r").takes.first)
    #expect(
      take.events.count { if case .touch(.cancelled, _, _, _) = $0.kind { true } else { false } }
        == 1)
  }
}

extension Collection<TraceEvent> {
  /// The event in which a recognizer first comes to a state.
  func firstIndex(where name: String, is state: RecognizerState) -> Index? {
    firstIndex { $0.kind == .recognizer(name, state) }
  }
}
#endif
