#if HEADLESS
import GestureArbitration
import GestureLab
import HeadlessUIKit
import Testing

/// Roles that claim drags, exclude gestures, or decide for each drag.
@MainActor @Suite struct ClaimTests {
  private let wide = CGSize(width: 1950, height: 844)

  @Test(arguments: [CGFloat(6), 195], [NavigationGestures.edge, .content, .all])
  func `a claim keeps the gestures from beginning that it names, and no other`(
    x: CGFloat, scope: NavigationGestures
  ) {
    for claim in [
      PopGestureRole.claims(.horizontalDrags, from: scope), .claims(.allDrags, from: scope),
    ] {
      everywhere { phone in
        let canvas = RawCanvas(frame: StageMetrics.screen)
        phone.screen.view.addSubview(canvas)
        canvas.popGestureRole = claim

        phone.swipeRight(from: x)
        phone.stage.rest()

        // A touch that the edge pop refuses can still begin the content pop.
        let byEdge = x == 6 && scope == .content
        let byContent = phone.hasContentPop && scope == .edge
        #expect(phone.depth == (byEdge || byContent ? 1 : 2), "\(phone.story)")
        #expect(canvas.receivedWholeDrag == !(byEdge || byContent), "\(phone.story)")
      }
    }
  }

  @Test(arguments: [CGFloat(6), 195], [NavigationGestures.edge, .content, .all])
  func `an exclusion keeps the gestures from beginning that it names, and no other`(
    x: CGFloat, scope: NavigationGestures
  ) {
    everywhere { phone in
      let (pad, pan) = phone.addPannedView()
      phone.arbiter.register(pad, as: .excluded(from: scope))

      phone.swipeRight(from: x)
      phone.stage.rest()

      if scope == .all || (x == 195 && scope == .content) {
        phone.expectKept(by: pan)
      } else {
        #expect(phone.hasPopBegun != phone.hasWon(pan), "one owner\n\(phone.story)")
      }
    }
  }

  @Test func `a condition receives the view, the location in it, and the gesture`() {
    everywhere(layoutDirection: .rightToLeft) { phone in
      let log = DragLog()
      let canvas = RawCanvas(frame: CGRect(x: 40, y: 300, width: 300, height: 300))
      phone.screen.view.addSubview(canvas)
      let role = PopGestureRole.claims(from: .all) { drag in
        log.drags.append(drag)
        return drag.location.x > 150
      }
      phone.arbiter.register(canvas, as: role, named: "playhead")

      // The drags retain the view, and the view the condition.
      defer { canvas.popGestureRole = nil }
      phone.drag(from: CGPoint(x: 240, y: 422), by: CGPoint(x: -180, y: 2))
      phone.stage.rest()
      let seen = log.drags

      #expect(!phone.hasPopBegun, "\(phone.story)")
      #expect(seen.allSatisfy { $0.location == CGPoint(x: 200, y: 122) && $0.view === canvas })
      #expect(seen.allSatisfy { $0.gesture.isPop })
      #expect(seen.contains { $0.gesture == .edgePop }, "\(phone.story)")
      #expect(
        phone.decisions.allSatisfy { $0.reasonText == "playhead claims the drags that start in it" }
      )
      phone.drag(from: CGPoint(x: 160, y: 422), by: CGPoint(x: -150, y: 2))
      phone.stage.rest()
      #expect(phone.depth == (phone.hasContentPop ? 1 : 2), "\(phone.story)")
    }
  }

  @Test func `a condition runs only during a touch sequence`() {
    let phone = Phone()
    let log = DragLog()
    phone.screen.view.popGestureRole = .claims {
      log.drags.append($0)
      return true
    }
    defer { phone.screen.view.popGestureRole = nil }

    phone.stage.rest()
    #expect(log.drags.isEmpty)
    phone.swipeRight()
    phone.stage.rest()

    // The landing decides: later moves do not run the condition again.
    #expect(log.drags.map(\.gesture) == [.contentPop], "\(phone.story)")
  }

  @Test func `a condition is evaluated as the touch lands, before it moves`() {
    let phone = Phone()
    phone.arbiter.traceCapacity = 100
    phone.screen.view.popGestureRole = .claims(from: .all) { _ in true }

    phone.touch(.began, 195)
    let judged = phone.arbiter.trace.events.compactMap(\.decision?.decision)
    #expect(judged.map(\.rule).contains("contentAtLeadingEdge"), "\(phone.story)")
    #expect(!judged.contains { $0.allows }, "\(phone.story)")
  }

  @Test func `a condition runs once per touch sequence and gesture`() {
    let phone = Phone()
    let log = DragLog()
    phone.screen.view.popGestureRole = .claims(from: .all) {
      log.drags.append($0)
      return log.drags.count > 2
    }
    defer { phone.screen.view.popGestureRole = nil }

    phone.stage.play(
      TouchScript().down(at: CGPoint(x: 6, y: 422)).move(to: CGPoint(x: 14, y: 422), over: 0.4)
        .move(to: CGPoint(x: 250, y: 424), over: 0.3).up())
    phone.stage.rest()

    #expect(log.drags.map(\.gesture) == [.edgePop, .contentPop], "\(phone.story)")
    #expect(phone.depth == 1, "\(phone.story)")
  }

  @Test func `a view has one role, whichever property sets it`() {
    let phone = Phone()
    let pager = phone.addScrollView(content: wide)
    pager.allowsPopGestureAtLeadingEdge = true
    pager.popGestureRole = nil
    #expect(!pager.allowsPopGestureAtLeadingEdge)

    pager.allowsPopGestureAtLeadingEdge = true
    pager.popGestureRole = .map
    #expect(!pager.allowsPopGestureAtLeadingEdge)
    pager.popGestureRole = nil
    #expect(pager.popGestureRole == nil)
    pager.allowsPopGestureAtLeadingEdge = true

    phone.swipeRight()
    phone.stage.rest()
    #expect(phone.depth == 1, "\(phone.story)")
  }

  @Test
  func `a claiming slider on the first page of a pager is dragged, and beside it the page pops`() {
    everywhere { phone in
      let pager = phone.addScrollView(content: wide)
      pager.allowsPopGestureAtLeadingEdge = true
      let slider = UISlider(frame: CGRect(x: 20, y: 300, width: 350, height: 44))
      slider.popGestureRole = .claims(.horizontalDrags)
      pager.addSubview(slider)

      phone.drag(from: CGPoint(x: 34, y: 322), by: CGPoint(x: 150, y: 2))
      phone.stage.rest()
      #expect(!phone.hasPopBegun, "\(phone.story)")
      #expect(slider.value > 0.3 || phone.hasWon(pager.panGestureRecognizer), "\(phone.story)")
      pager.contentOffset = .zero
      phone.swipeRight()
      phone.stage.rest()
      #expect(phone.depth == (phone.popsOverScrolling ? 1 : 2), "\(phone.story)")
    }
  }

  @Test(arguments: [true, false])
  func `a custom role claims the drag while it returns a reason`(isKept: Bool) {
    everywhere { phone in
      let (board, pan) = phone.addPannedView()
      phone.arbiter.register(
        board, as: .custom { _ in isKept ? "a card is held" : nil }, named: "board")

      phone.swipeRight()
      phone.stage.rest()

      if isKept {
        phone.expectKept(by: pan)
        let reasons = phone.decisions.compactMap(\.reasonText)
        #expect(Set(reasons).isSubset(of: ["board claims the drag: a card is held"]))
      } else {
        #expect(phone.depth == (phone.hasContentPop ? 1 : 2), "\(phone.story)")
        #expect(phone.hasWon(pan) == !phone.hasContentPop, "\(phone.story)")
      }
    }
  }

  @Test func `a custom role may claim the drag while the touch moves`() {
    let phone = Phone()
    let (board, pan) = phone.addPannedView()
    let state = Held()
    phone.arbiter.register(board, as: .custom { _ in state.isHeld ? "held" : nil })

    let slow = TouchScript().down(at: CGPoint(x: 195, y: 422))
      .move(to: CGPoint(x: 300, y: 424), over: 1).up()
    phone.play(slow) { step in
      if step == 3 { state.isHeld = true }
    }
    phone.stage.rest()

    #expect(state.isHeld)
    phone.expectKept(by: pan)
  }

  @Test(.ofDebugBuilds)
  func `a view of another controller is reported once`() {
    let phone = Phone()
    let other = Phone()
    let foreign = other.addScrollView(content: wide)

    for _ in 0..<2 { phone.arbiter.register(foreign, as: .pagingScrollView) }

    #expect(phone.issues.count == 1, "\(phone.issues)")
    #expect(phone.issues.first?.fact.contains("does not contain it") == true)
    #expect(phone.issues.first?.remedy.contains("navigationController?.gestureArbiter") == true)
    #expect(phone.issues.allSatisfy { $0.description == "\($0.fact)\n\n\($0.remedy)" })
  }

  @Test func `neither a registered view nor its screen is retained`() {
    let phone = Phone()
    weak var screen: UIViewController?
    weak var canvas: UIView?
    do {
      let pushed = UIViewController()
      let views = [UIView(), UIView(), UIScrollView(), UIView()]
      for view in views { view.frame = StageMetrics.screen }
      for view in views { pushed.view.addSubview(view) }
      phone.stage.push(pushed)
      phone.arbiter.register(views[0], as: .map)
      phone.arbiter.register(views[1], as: .custom { _ in nil })
      phone.arbiter.register(views[2], as: .carousel)
      views[3].popGestureRole = .claims(.allDrags)
      phone.arbiter.suspend(for: pushed, because: "test")
      phone.swipeRight()
      (screen, canvas) = (pushed, views[3])
    }

    phone.stage.navigation.popViewController(animated: false)
    // The system still holds the last event's touches until the next one.
    phone.drag(from: CGPoint(x: 10, y: 422), by: CGPoint(x: 0, y: 1))

    #expect(screen == nil)
    #expect(canvas == nil)
    #expect(phone.arbiter.activeSuspensions.isEmpty)
  }
}

/// The drags that a condition received.
@MainActor
private final class DragLog {
  var drags: [PopGestureRole.Drag] = []
}

/// Whether a card is held.
@MainActor
private final class Held {
  var isHeld = false
}
#endif
