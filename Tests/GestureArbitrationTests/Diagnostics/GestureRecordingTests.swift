#if HEADLESS
import Foundation
import GestureArbitration
import GestureLab
import HeadlessUIKit
import Testing

/// What a recording has beyond a trace.
@MainActor @Suite struct GestureRecordingTests {
  private let phone = Phone(UIKitBehavior(version: .v26)) { arbiter, _ in
    arbiter.isRecording = true
  }

  private var trace: GestureTrace { phone.arbiter.trace }

  private var moves: [CGPoint] {
    trace.events.compactMap { event in
      if case .touch(.moved, 1, let point, _) = event.kind { point } else { nil }
    }
  }

  private func addPager(to phone: Phone, page: Int) -> UIScrollView {
    let width = StageMetrics.screen.width
    let pager = phone.addScrollView(
      content: CGSize(width: 3 * width, height: 844),
      offset: CGPoint(x: CGFloat(page) * width, y: 0))
    pager.isPagingEnabled = true
    return pager
  }

  private func drag(from x: CGFloat, by way: CGFloat) {
    phone.touch(.began, x)
    for share in 1...5 { phone.touch(.moved, x + way * CGFloat(share) / 5) }
    phone.touch(.ended, x + way)
  }

  @Test func `isRecording starts a recording with a capacity for forty drags`() {
    #expect(phone.arbiter.isRecording)
    #expect(phone.arbiter.traceCapacity == 4_000)
  }

  @Test func `every location of a touch is recorded`() {
    drag(from: 300, by: -50)

    #expect(moves.map(\.x) == [290, 280, 270, 260, 250], "\(phone.story)")
  }

  /// What changes how drags are judged between two drags on one screen.
  enum Change: CaseIterable {
    case suspension, policy, role, enabling, driver, offset
  }

  @Test(arguments: Change.allCases)
  func `a screen is recorded again after a change that affects how its drags are judged`(
    change: Change
  ) {
    let pager = addPager(to: phone, page: 1)
    phone.stage.rest()
    drag(from: 300, by: 30)
    drag(from: 300, by: 30)
    phone.stage.rest()
    #expect(trace.screens.count == 1, "\(phone.story)")

    switch change {
    case .suspension: phone.arbiter.suspend(for: pager, because: "recording")
    case .policy: phone.screen.popPolicy = .edgeOnly
    case .role: pager.popGestureRole = .carousel
    case .enabling: phone.arbiter.allowsPopGestures = false
    case .driver: phone.arbiter.driver = .arbiter
    case .offset: pager.contentOffset.x = 780
    }
    phone.stage.rest()
    drag(from: 300, by: 30)
    phone.stage.rest()

    #expect(trace.screens.count == 2, "\(phone.story)")
    guard change == .offset else { return }
    let views = trace.screens.last?.snapshot.views ?? []
    #expect(views.contains { $0.scroll != nil && $0.origin?.x == 780 })
  }

  @Test func `the same role again isn't a change that has a screen recorded again`() {
    let pager = addPager(to: phone, page: 1)
    pager.popGestureRole = .pagingScrollView
    phone.stage.rest()
    drag(from: 300, by: 30)
    phone.stage.rest()

    pager.popGestureRole = .pagingScrollView
    drag(from: 300, by: 30)
    phone.stage.rest()

    #expect(trace.screens.count == 1, "\(phone.story)")
  }

  @Test func `content that code moved is noticed even if the previous gesture began elsewhere`() {
    let pager = phone.addScrollView(
      content: CGSize(width: 1170, height: 200), offset: CGPoint(x: 390, y: 0),
      frame: CGRect(x: 0, y: 350, width: 390, height: 200))
    phone.stage.rest()
    phone.drag(from: CGPoint(x: 300, y: 700), by: CGPoint(x: -40, y: 0))
    phone.stage.rest()
    pager.contentOffset.x = 780
    phone.stage.rest()
    drag(from: 300, by: 30)
    phone.stage.rest()

    #expect(trace.screens.count == 2, "\(phone.story)")
    #expect(
      trace.screens.last?.snapshot.views.contains { $0.scroll != nil && $0.origin?.x == 780 }
        == true)
  }

  @Test func `a trace that isn't a recording has neither moves nor screens`() {
    phone.arbiter.isRecording = false
    phone.arbiter.traceCapacity = 0
    phone.arbiter.traceCapacity = 100
    drag(from: 300, by: -50)

    #expect(!trace.events.isEmpty)
    #expect(moves.isEmpty)
    #expect(trace.screens.isEmpty && trace.end == nil)
  }

  /// What the story of a drag says last, with the pager on its middle page.
  private func ending(
    from start: CGPoint, by way: CGPoint, role: PopGestureRole?, vertical: Bool = false
  ) throws -> String {
    let phone = Phone(UIKitBehavior(version: .v26)) { arbiter, _ in arbiter.isRecording = true }
    let pager = addPager(to: phone, page: 1)
    if vertical { pager.contentSize.height = 3_000 }
    pager.popGestureRole = role
    phone.drag(from: start, by: way)
    phone.stage.rest()
    return try #require(TraceStory(of: phone.arbiter.trace)?.lines.last)
  }

  @Test func `a story advises only about sideways drags that content without a role took`() throws {
    let start = CGPoint(x: 195, y: 422)
    let right = CGPoint(x: 150, y: 4)
    let taken = try ending(from: start, by: right, role: nil)
    #expect(taken.contains("Its scroll view has no role"), "\(taken)")

    // From the edge, where a drag in any direction is allowed to pop.
    let scrolled = try ending(
      from: CGPoint(x: 8, y: 422), by: CGPoint(x: 4, y: -200), role: nil, vertical: true)
    #expect(scrolled.contains("recognized the drag") && !scrolled.contains("role"), "\(scrolled)")

    let known = try ending(from: start, by: right, role: .pagingScrollView)
    #expect(known.contains("recognized the drag") && !known.contains("role"), "\(known)")
  }

  @Test func `a scroll view is recorded until it comes to rest`() throws {
    let pager = addPager(to: phone, page: 1)
    drag(from: 300, by: -150)
    phone.stage.rest()

    let motions = trace.events.compactMap { event in
      if case .scroll(let name, let motion, let offset) = event.kind,
        name == pager.panGestureRecognizer.displayName
      {
        (motion, offset)
      } else {
        nil
      }
    }
    #expect(motions.first?.0 == .dragging, "\(phone.story)")
    #expect(motions.last?.0 == .resting, "\(phone.story)")
    #expect(motions.last?.1 == pager.contentOffset, "\(phone.story)")
  }

  @Test func `a pop is recorded from its interactive part to its end`() {
    drag(from: 195, by: 180)
    phone.stage.rest()

    let states = trace.events.compactMap { event in
      if case .navigation(let state) = event.kind { state } else { nil }
    }
    #expect(states.first?.transition == .interactive, "\(phone.story)")
    #expect(states.last == NavigationState(screens: 1), "\(phone.story)")
  }

  @Test func `a screen is recorded before the first touch, and another after a pop`() {
    drag(from: 195, by: 180)
    phone.stage.rest()
    drag(from: 195, by: 20)
    drag(from: 195, by: 20)

    #expect(trace.screens.map(\.gesture) == [1, 2], "\(phone.story)")
    #expect(trace.screens.map(\.snapshot.navigation.stack.count) == [2, 1])
  }

  @Test func `a screen is recorded again after a container shows another child`() {
    let (first, second) = (UIViewController(), UIViewController())
    func show(_ child: UIViewController, instead other: UIViewController?) {
      other?.view.removeFromSuperview()
      other?.removeFromParent()
      phone.screen.addChild(child)
      phone.screen.view.addSubview(child.view)
      child.didMove(toParent: phone.screen)
    }
    show(first, instead: nil)
    drag(from: 300, by: -50)
    phone.stage.rest()
    drag(from: 300, by: -50)
    phone.stage.rest()
    #expect(trace.screens.count == 1)

    show(second, instead: first)
    drag(from: 300, by: -50)
    #expect(trace.screens.count == 2)
  }

  @Test func `events name the recognizers of the snapshot`() throws {
    drag(from: 195, by: 180)

    let screen = try #require(trace.screens.first?.snapshot)
    let began = trace.events.compactMap { event in
      if case .recognizer(_, .began) = event.kind { event.index } else { nil }
    }
    let pops = began.filter { screen.recognizers[$0].pop == .contentPop }
    #expect(pops.count == 1, "\(phone.story)")
  }

  @Test func `a full ring begins on a known screen`() throws {
    phone.arbiter.traceCapacity = 80
    for _ in 0..<12 { drag(from: 300, by: -50) }

    #expect(trace.lost > 0)
    let first = try #require(trace.screens.first?.gesture)
    #expect(first >= (trace.firstWholeGesture ?? .max))
    #expect(trace.screens.count <= 8)
  }

  @Test func `no screen is recorded while content moves`() {
    _ = addPager(to: phone, page: 1)
    drag(from: 300, by: -150)
    phone.arbiter.traceCapacity = 20
    drag(from: 300, by: -150)
    // The new ring begins while the pager decelerates.
    #expect(trace.screens.map(\.gesture) == [2] || trace.screens.isEmpty, "\(phone.story)")
  }

  @Test func `a recording keeps its events after it has ended`() {
    drag(from: 300, by: -50)
    phone.arbiter.isRecording = false
    let count = moves.count
    drag(from: 300, by: -50)

    #expect(moves.count == count)
    #expect(trace.screens.count == 1)
  }

  @Test func `a recognizer that receives a touch after it has landed is recorded`() {
    var behavior = UIKitBehavior(version: .v26)
    behavior.lateRecognizer = .joinsRunningTouches
    let phone = Phone(behavior) { arbiter, _ in arbiter.isRecording = true }
    let view = LateView(frame: StageMetrics.screen)
    phone.screen.view.addSubview(view)
    phone.touch(.began, 300)
    for x in [280, 260, 240] { phone.touch(.moved, CGFloat(x)) }
    phone.touch(.ended, 240)

    let names = phone.arbiter.trace.events.compactMap { event in
      if case .recognizer(let name, _) = event.kind { name } else { nil }
    }
    #expect(names.contains("late.pan"), "\(phone.story)")
  }

  @Test func `a pager that a trackpad turns is recorded, and the screen again before a touch`() {
    let pager = addPager(to: phone, page: 1)
    pager.panGestureRecognizer.allowedScrollTypesMask = .all
    phone.stage.swipeOnTrackpad(by: CGPoint(x: -20, y: 1))

    let kinds = trace.events.map(\.kind)
    let name = pager.panGestureRecognizer.displayName
    #expect(kinds.contains(.recognizer(name, .began)), "\(trace)")
    // It ends and is reset within one turn of the run loop.
    #expect(kinds.contains(.recognizer(name, .possible)), "\(trace)")
    let motions = trace.events.compactMap { event in
      if case .scroll(name, let motion, _) = event.kind { motion } else { nil }
    }
    #expect(motions.first == .dragging && motions.last == .resting, "\(trace)")

    drag(from: 300, by: -50)
    #expect(trace.gestures.count == 2 && trace.screens.map(\.gesture) == [1, 2], "\(trace)")
    let offsets = trace.screens.compactMap { screen in
      screen.snapshot.views.first { $0.scroll != nil }?.origin?.x
    }
    #expect(offsets.count == 2 && offsets.first != offsets.last, "\(offsets)")
  }

  @Test func `the screens of swipes do not displace those of touches`() {
    let pager = addPager(to: phone, page: 1)
    pager.panGestureRecognizer.allowedScrollTypesMask = .all
    drag(from: 300, by: -50)
    for step in 1...10 {
      phone.stage.swipeOnTrackpad(by: CGPoint(x: step % 2 == 0 ? -20 : 20, y: 1))
    }
    phone.stage.rest()

    #expect(trace.screens.map(\.gesture) == [1], "\(trace)")
    #expect(trace.events.count { $0.isSwipe } == 10, "\(trace)")
  }

  @Test func `a recording contains a driver's trackpad pop and its end`() throws {
    let phone = Phone(UIKitBehavior(version: .v18)) { arbiter, _ in
      arbiter.driver = .arbiter
      arbiter.isRecording = true
    }
    phone.stage.navigation.isNavigationBarHidden = true
    phone.stage.swipeOnTrackpad()

    let story = try #require(TraceStory(of: phone.arbiter.trace)).lines.joined(separator: "\n")
    #expect(phone.depth == 1, "\(phone.story)")
    #expect(story.contains("the transition continues to its end"), "\(story)")
    #expect(story.contains("GestureArbiter.trackpadGate recognized the drag"), "\(story)")
  }

  @Test func `a trackpad swipe during a touch belongs to the touch's gesture`() {
    phone.touch(.began, 300)
    phone.stage.swipeOnTrackpad()
    phone.touch(.ended, 300)

    #expect(trace.gestures.count == 1, "\(trace)")
    #expect(trace.events.contains { $0.isSwipe }, "\(trace)")
  }

  @Test func `a tap during a swipe does not end the recording of what follows the swipe`() {
    let middle = CGPoint(x: 195, y: 422)
    phone.stage.engine.scroll(.began, over: middle, at: phone.stage.engine.clock.now)
    for step in 1...12 {
      phone.stage.engine.scroll(
        .moved, by: CGPoint(x: 14, y: 0), over: middle, at: phone.stage.engine.clock.now + 1 / 60)
      if step == 8 {
        phone.touch(.began, 40)
        phone.touch(.ended, 40)
      }
    }
    phone.stage.engine.scroll(.ended, over: middle, at: phone.stage.engine.clock.now + 1 / 60)
    phone.stage.rest()

    #expect(phone.depth == 1, "\(phone.story)")
    #expect(
      trace.events.contains { $0.kind == .recognizer(TraceEvent.transition, .ended) }, "\(trace)")
  }

  @Test func `events after the arbiter was removed are not recorded`() {
    drag(from: 300, by: -50)
    phone.arbiter.remove()
    let count = trace.events.count

    phone.stage.navigation.pushViewController(UIViewController(), animated: false)
    phone.stage.rest()

    #expect(count > 0 && trace.events.count == count)
  }

  @Test func `a recording is the same after a file`() throws {
    drag(from: 195, by: 180)
    phone.stage.rest()
    let trace = trace

    #expect(try GestureTrace(json: trace.json.utf8, named: "r") == trace)
  }

  @Test func `recording does not change how recognizers behave`() {
    let plain = Phone(UIKitBehavior(version: .v26)) { _, _ in }
    for phone in [phone, plain] {
      _ = addPager(to: phone, page: 0)
      for way in [40.0, -150, 200] {
        phone.touch(.began, 195)
        for share in 1...6 { phone.touch(.moved, 195 + way * CGFloat(share) / 6) }
        phone.touch(.ended, 195 + way)
        phone.stage.rest()
      }
    }
    let lines = [phone, plain].map { phone in
      phone.stage.timeline.lines.filter { !$0.contains("GestureArbiter.trace") }
    }
    #expect(lines[0].map(\.trimmed) == lines[1].map(\.trimmed))
  }
}

extension String {
  /// The text with each run of spaces as one.
  fileprivate var trimmed: String { split(separator: " ").joined(separator: " ") }
}

/// A view that adds a pan when a touch lands on it.
private final class LateView: UIView {
  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    super.touchesBegan(touches, with: event)
    let pan = UIPanGestureRecognizer()
    pan.name = "late.pan"
    addGestureRecognizer(pan)
  }
}
#endif
