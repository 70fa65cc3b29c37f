#if HEADLESS
import Foundation
import GestureArbitration
import GestureLab
import HeadlessUIKit
import LabWorkshop
import Testing

/// Recordings that are played again.
@MainActor @Suite struct ReproductionTests {
  /// A recording of a drag on a built-in screen.
  static func take(
    of screen: LabScreen, _ direction: SwipeDirection = .right, from place: StrokePlace = .middle,
    behavior: UIKitBehavior = UIKitBehavior()
  ) throws -> RecordedTake {
    let trace = try trace(of: screen, direction, from: place, behavior: behavior)
    return try #require(RecordedTake.all(of: trace, named: screen.name).takes.first)
  }

  /// A recording of a drag, as it comes from its file.
  static func trace(
    of screen: LabScreen, _ direction: SwipeDirection = .right, from place: StrokePlace = .middle,
    behavior: UIKitBehavior = UIKitBehavior()
  ) throws -> GestureTrace {
    var strokes = StrokeGenerator(seed: 1)
    let start = place.start(for: direction, on: screen)
    let stroke = strokes.next(direction).placed(startingAt: start, within: screen.bounds)
    let trace = Trial(
      TouchScript(stroke), on: screen, withArbiter: true, behavior: behavior, isRecording: true
    ).trace
    return try GestureTrace(json: trace.json.utf8, named: screen.name)
  }

  /// A screen of each kind.
  private nonisolated static let screens = [
    "plain", "root", "pager-first", "pager-middle", "carousel", "map", "list", "rows",
    "slider", "pager-first-driven", "custom-back", "canvas", "pages-first", "sheet", "pager-chart",
    "list-chart",
  ]

  @Test(arguments: screens)
  func `a recording of the engine is played again without differences`(name: String) throws {
    let screen = try #require(SnapshotRoundTrip.screens.first { $0.name == name })
    for place in StrokePlace.allCases {
      let take = try Self.take(of: screen, from: place)
      let reproduction = Reproduction(take, behavior: UIKitBehavior())
      #expect(
        reproduction.isSame,
        "\(place): \(ReproductionTable(reproduction).lines.joined(separator: "\n"))")
    }
  }

  @Test func `another behavior differs from the first event that it affects`() throws {
    let take = try Self.take(of: .plain)
    var behavior = UIKitBehavior()
    behavior.contentPopAndEdge = .waits
    behavior.popDirection = .inwardsAtAll
    behavior.unmarkedTouch = .isRefused
    let differences = Reproduction(take, behavior: behavior).differences

    #expect(differences.first?.name == "UINavigationController.edgeSwipe")
    #expect(differences.first?.time == 0)
    let times = differences.map(\.time)
    #expect(times == times.sorted())
  }

  @Test func `places that a recording rounds make no difference`() throws {
    var take = try Self.take(of: .pagerMiddlePage, .left)
    take = take.replacing(
      events: take.events.map { event in
        var event = event
        event.time = (event.time * 1000).rounded() / 1000
        if case .touch(let action, let number, let point, let type) = event.kind {
          event.kind = .touch(
            action, number: number,
            at: CGPoint(x: (point.x * 3).rounded() / 3, y: (point.y * 3).rounded() / 3), type: type)
        }
        return event
      })

    let reproduction = Reproduction(take, behavior: UIKitBehavior())
    #expect(reproduction.isSame, "\(reproduction.differences)")
  }

  @Test func `the start of a transition is compared, its end after the lift is not`()
    throws
  {
    let take = try Self.take(of: .plain)
    let lift = try #require(
      take.events.last { if case .touch = $0.kind { true } else { false } })
    func isOfStack(_ event: TraceEvent) -> Bool {
      if case .navigation = event.kind { true } else { false }
    }
    let late = try #require(take.events.last)
    #expect(isOfStack(late) && late.time > lift.time)

    var later = take.events
    later[later.count - 1].time += 0.2
    for events in [later, Array(take.events.dropLast())] {
      let reproduction = Reproduction(take.replacing(events: events), behavior: UIKitBehavior())
      #expect(reproduction.isSame, "\(reproduction.differences)")
    }
    let never = take.replacing(events: take.events.filter { !isOfStack($0) })
    #expect(!Reproduction(never, behavior: UIKitBehavior()).isSame)
  }

  @Test func `the offset of a scroll view under a touch is compared with each event`() throws {
    let take = try Self.take(of: .pagerMiddlePage, .left)
    let dragging = take.events.indices.filter {
      if case .scroll(_, .dragging, _) = take.events[$0].kind { true } else { false }
    }
    #expect(dragging.count > 3)
    for position in dragging.dropLast() {
      var events = take.events
      if case .scroll(let name, let motion, let offset) = events[position].kind {
        events[position].kind = .scroll(
          name, motion, offset: CGPoint(x: offset.x + 40, y: offset.y))
      }
      let again = Reproduction(take.replacing(events: events), behavior: UIKitBehavior())
      #expect(!again.isSame, "event \(position)")
    }
  }

  @Test(arguments: ["plain", "pager-first", "plain-driven"], [true, false])
  func `a screen that a touch pops without a pop recognizer isn't a change of code`(
    name: String, fails: Bool
  ) throws {
    let screen = try #require(LabScreen.all.first { $0.name == name })
    let trace = try Self.trace(of: screen)
    #expect(RecordedTake.all(of: trace, named: "r").notes.isEmpty)
    var lie = trace
    let pops = trace.screens[0].snapshot.recognizers.indices.filter { index in
      let recognizer = trace.screens[0].snapshot.recognizers[index]
      return recognizer.pop != nil || recognizer.name == "GestureArbiter.contentPan"
    }
    lie.events = trace.events.compactMap { event in
      guard case .recognizer(let name, _) = event.kind, event.index.map(pops.contains) ?? false
      else { return event }
      var event = event
      event.kind = .recognizer(name, .failed)
      return fails ? event : nil
    }
    let take = try #require(RecordedTake.all(of: lie, named: "r").takes.first)
    #expect(!Reproduction(take, behavior: UIKitBehavior()).isSame)
  }

  @Test func `a screen that refused its pop refuses it again`() throws {
    let screen = try #require(LabScreen.all.first { $0.name == "refusing" })
    let take = try Self.take(of: screen)
    #expect(take.events.contains { $0.decision?.decision.refusal?.code == "screenRefused" })
    let again = Reproduction(take, behavior: UIKitBehavior())
    #expect(again.isSame, "\(again.differences)")
  }

  @Test(arguments: [
    (#""earlierTouchEvents":"#, "-9223372036854775808", "earlierTouchEvents"),
    (#""screens":"#, "-9223372036854775808", "screens"),
  ])
  func `a count that no screen has is refused with its line`(
    key: String, value: String, named: String
  ) throws {
    let take = try Self.take(of: .plain)
    var trace = GestureTrace(events: take.events, lost: 0, policies: [])
    trace.events.removeAll { $0.decision != nil }
    let index = try #require(
      trace.events.firstIndex { if case .navigation = $0.kind { true } else { false } })
    trace.events[index].earlierTouchEvents = 1
    let json = try #require(
      String(trace.json).replacingNumber(after: key, with: value))

    #expect {
      try GestureTrace(json: json.utf8, named: "r")
    } throws: {
      "\($0)".contains(named)
    }
  }

  @Test func `an action that was not recorded is a difference at its time`() throws {
    let take = try Self.take(of: .plain)
    let index = try #require(
      take.events.firstIndex { if case .recognizer(_, .began) = $0.kind { true } else { false } })
    var events = take.events
    events.remove(at: index)

    let differences = Reproduction(take.replacing(events: events), behavior: UIKitBehavior())
      .differences
    #expect(!differences.isEmpty)
    #expect(differences.first?.time ?? 0 >= take.events[index].time - take.events[0].time - 0.001)
  }

  @Test func `slides that take longer than the engine's are played as long as they took`() throws {
    let swipe = TouchScript().down(at: CGPoint(x: 150, y: 400))
      .move(to: CGPoint(x: 370, y: 400), over: 0.2).up()
    for ends in [[0.5, 1.4], [0.9, 1.9], [0.41, 1.2]] {
      let stage = Stage()
      for name in ["First", "Second", "Third"] {
        let screen = UIViewController()
        screen.title = name
        stage.push(screen)
      }
      stage.navigation.gestureArbiter.isRecording = true
      let start = stage.engine.clock.now
      stage.engine.slides = ends.map { HeadlessEngine.Slide(end: start + $0) }
      stage.play(swipe)
      stage.engine.clock.advance(to: start + 0.6)
      stage.play(swipe)
      stage.rest()

      let again = Reproduction.all(of: stage.navigation.gestureArbiter.trace, named: "r")
      #expect(!again.isEmpty)
      for reproduction in again { #expect(reproduction.isSame, "\(reproduction.differences)") }
    }
  }

  @Test func `whether a lift completes a slide is taken from the recording`() {
    for isCancelled in [true, false] {
      let stage = Stage()
      stage.push(UIViewController())
      stage.navigation.gestureArbiter.isRecording = true
      let start = stage.engine.clock.now
      stage.engine.slides = [HeadlessEngine.Slide(end: start + 0.8, isCancelled: isCancelled)]
      // The engine by itself would complete the one and not the other.
      let way: CGFloat = isCancelled ? 220 : 60
      stage.play(
        TouchScript().down(at: CGPoint(x: 100, y: 400))
          .move(to: CGPoint(x: 100 + way, y: 400), over: 0.3).hold(for: 0.2).up())
      stage.rest()
      #expect(stage.navigation.viewControllers.count == (isCancelled ? 2 : 1))

      let again = Reproduction.all(of: stage.navigation.gestureArbiter.trace, named: "r")
      #expect(again.count == 1)
      for reproduction in again { #expect(reproduction.isSame, "\(reproduction.differences)") }
    }
  }

  /// Records a drag to the right from a place, marked as coming from some edges, on a plain screen.
  private func trace(from x: CGFloat, edges: UIRectEdge) -> GestureTrace {
    let screen = LabScreen.plain
    let script = TouchScript().down(at: CGPoint(x: x, y: 400), edges: edges)
      .move(to: CGPoint(x: x + 180, y: 400), over: 0.25).up()
    return Trial(script, on: screen, withArbiter: true, isRecording: true).trace
  }

  @Test(arguments: [(28, UIRectEdge.left), (16, []), (16, .left)] as [(CGFloat, UIRectEdge)])
  func `a bezel wider or narrower than the engine's is taken from the recording (C117, C118)`(
    x: CGFloat, edges: UIRectEdge
  ) {
    let again = Reproduction.all(of: trace(from: x, edges: edges), named: "r")
    #expect(again.count == 1)
    for reproduction in again { #expect(reproduction.isSame, "\(reproduction.differences)") }
  }

  @Test func `a change that code makes ends a take, and the events before it are compared`() throws
  {
    for presents in [false, true] {
      let stage = Stage()
      let screen = UIViewController()
      stage.push(screen)
      let button = UIButton(frame: CGRect(x: 100, y: 400, width: 100, height: 44))
      screen.view.addSubview(button)
      button.addAction(
        UIAction { [weak screen] _ in
          if presents {
            screen?.present(UIViewController(), animated: true)
          } else {
            screen?.navigationController?.pushViewController(UIViewController(), animated: true)
          }
        }, for: .touchUpInside)
      stage.navigation.gestureArbiter.isRecording = true
      try stage.tap(button)
      stage.rest()

      let trace = stage.navigation.gestureArbiter.trace
      let (takes, notes) = RecordedTake.all(of: trace, named: "r")
      #expect(takes.count == 1)
      #expect(notes.contains { $0.contains("code changed") }, "\(notes)")
      for take in takes {
        let again = Reproduction(take, behavior: UIKitBehavior())
        #expect(again.isSame, "\(again.differences)")
      }
    }
  }

  @Test func `a pop by the back button isn't a change that code makes`() throws {
    let stage = Stage()
    stage.push(UIViewController())
    stage.navigation.gestureArbiter.isRecording = true
    try stage.tapBackButton()
    stage.rest()

    let (takes, notes) = RecordedTake.all(of: stage.navigation.gestureArbiter.trace, named: "r")
    #expect(notes.isEmpty)
    #expect(takes.count == 1)
    for take in takes {
      let again = Reproduction(take, behavior: UIKitBehavior())
      #expect(again.isSame, "\(again.differences)")
    }
  }

  @Test func `gestures before the first screen are named and left out`() throws {
    let screen = LabScreen.plain
    let stage = screen.stage()
    screen.show(on: stage)
    let arbiter = stage.navigation.gestureArbiter
    arbiter.traceCapacity = 1_000
    let tap = TouchScript().down(at: CGPoint(x: 200, y: 400)).hold(for: 0.05).up()
    stage.play(tap)
    stage.rest()
    arbiter.isRecording = true
    stage.play(tap)
    stage.rest()

    let (takes, notes) = RecordedTake.all(of: arbiter.trace, named: "r")
    #expect(takes.map(\.gestures) == [2...2])
    #expect(notes.count == 1)
    #expect(notes.first?.contains("#1") == true)
  }
}

extension String {
  /// The text with another number after the last place of a key.
  fileprivate func replacingNumber(after key: String, with value: String) -> String? {
    guard let range = range(of: key, options: .backwards) else { return nil }
    let rest = self[range.upperBound...].drop { $0.isNumber }
    return self[..<range.upperBound] + value + rest
  }
}
#endif
