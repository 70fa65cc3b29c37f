import GestureArbitration
import GestureLab
import HeadlessUIKit
import Testing

/// `UIView.popGestureClaim`, and the roles that are not yields.
@MainActor @Suite struct ClaimTests {
  private let wide = CGSize(width: 1950, height: 844)

  @Test(arguments: [CGFloat(6), 195], PopScope.allCases)
  func `a claim keeps out the pops of its scope and no other`(x: CGFloat, scope: PopScope) {
    for claim in [PopGestureClaim.horizontalDrags(scope), .allDrags(scope)] {
      everywhere { phone in
        let canvas = RawCanvas(frame: StageMetrics.screen)
        phone.screen.view.addSubview(canvas)
        canvas.popGestureClaim = claim

        phone.swipeRight(from: x)
        phone.stage.rest()

        // A touch that the edge pop may not have is the content pop's, if that may.
        let byEdge = x == 6 && scope == .content
        let byContent = phone.hasContentPop && scope == .edge
        #expect(phone.depth == (byEdge || byContent ? 1 : 2), "\(phone.story)")
        #expect(canvas.hadWholeDrag == !(byEdge || byContent), "\(phone.story)")
      }
    }
  }

  @Test(arguments: [CGFloat(6), 195], PopScope.allCases)
  func `an exclusion keeps out the pops of its scope and no other`(x: CGFloat, scope: PopScope) {
    everywhere { phone in
      let (pad, pan) = phone.addPannedView()
      phone.arbiter.register(pad, as: .excluded(scope))

      phone.swipeRight(from: x)
      phone.stage.rest()

      if scope == .contentAndEdge || (x == 195 && scope == .content) {
        phone.expectKept(by: pan)
      } else {
        #expect(phone.hasPopBegun != phone.hasWon(pan), "one owner\n\(phone.story)")
      }
    }
  }

  @Test func `a predicate sees the point in the view, the direction and the pop`() {
    everywhere(reading: .rightToLeft) { phone in
      var seen: [PopDrag] = []
      let log = DragLog()
      let canvas = RawCanvas(frame: CGRect(x: 40, y: 300, width: 300, height: 300))
      phone.screen.view.addSubview(canvas)
      canvas.popGestureClaim = .drags(named: "playhead", .contentAndEdge) { drag in
        log.drags.append(drag)
        return drag.point.x > 150
      }

      // A drag names the view that keeps the predicate.
      defer { canvas.popGestureClaim = nil }
      phone.drag(from: CGPoint(x: 240, y: 422), by: CGPoint(x: -180, y: 2))
      phone.stage.rest()
      seen = log.drags

      #expect(!phone.hasPopBegun, "\(phone.story)")
      #expect(seen.allSatisfy { $0.point == CGPoint(x: 200, y: 122) && $0.view === canvas })
      #expect(seen.allSatisfy { $0.direction == .towardsTrailing })
      #expect(seen.contains { $0.source == .edge }, "\(phone.story)")
      #expect(
        phone.decisions.allSatisfy { $0.why == "playhead claims the drags that begin in it" })
      phone.drag(from: CGPoint(x: 160, y: 422), by: CGPoint(x: -150, y: 2))
      phone.stage.rest()
      #expect(phone.depth == (phone.hasContentPop ? 1 : 2), "\(phone.story)")
    }
  }

  @Test func `a predicate is asked while a finger is down and at no other time`() {
    let phone = Phone()
    let log = DragLog()
    phone.screen.view.popGestureClaim = .drags(named: "chart") {
      log.drags.append($0)
      return true
    }
    defer { phone.screen.view.popGestureClaim = nil }

    phone.stage.rest()
    #expect(log.drags.isEmpty)
    phone.swipeRight()
    phone.stage.rest()

    // Refused when the finger landed: there is no reason to ask again.
    #expect(log.drags.map(\.source) == [.content], "\(phone.story)")
  }

  @Test func `a claim is settled when the finger lands: a predicate is asked once for each pop`() {
    let phone = Phone()
    let log = DragLog()
    phone.screen.view.popGestureClaim = .drags(named: "chart", .contentAndEdge) {
      log.drags.append($0)
      return log.drags.count > 2
    }
    defer { phone.screen.view.popGestureClaim = nil }

    phone.stage.play(
      TouchScript().down(at: CGPoint(x: 6, y: 422)).move(to: CGPoint(x: 14, y: 422), over: 0.4)
        .move(to: CGPoint(x: 250, y: 424), over: 0.3).up())
    phone.stage.rest()

    #expect(log.drags.map(\.source) == [.edge, .content], "\(phone.story)")
    #expect(phone.depth == 1, "\(phone.story)")
  }

  @Test func `setting nil takes back a claim, and no other role`() {
    let phone = Phone()
    let pager = phone.addScrollView(content: wide)
    pager.allowsPopGestureAtLeadingEdge = true
    pager.popGestureClaim = nil
    #expect(pager.allowsPopGestureAtLeadingEdge)

    pager.popGestureClaim = .map
    #expect(!pager.allowsPopGestureAtLeadingEdge, "a view has one role")
    pager.popGestureClaim?.scope = .contentAndEdge
    #expect(pager.popGestureClaim?.scope == .contentAndEdge)
    pager.popGestureClaim = nil
    #expect(pager.popGestureClaim == nil)
    pager.allowsPopGestureAtLeadingEdge = true

    phone.swipeRight()
    phone.stage.rest()
    #expect(phone.depth == 1, "\(phone.story)")
  }

  @Test func `a slider on the first page of a pager is kept, and beside it the page pops`() {
    everywhere { phone in
      let pager = phone.addScrollView(content: wide)
      pager.allowsPopGestureAtLeadingEdge = true
      let slider = UISlider(frame: CGRect(x: 20, y: 300, width: 350, height: 44))
      slider.popGestureClaim = .slider
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
  func `a role of one's own keeps the drag while it gives a reason`(isKept: Bool) {
    everywhere { phone in
      let (board, pan) = phone.addPannedView()
      phone.arbiter.register(
        board, as: .custom("board") { _ in isKept ? "a card is held" : nil })

      phone.swipeRight()
      phone.stage.rest()

      if isKept {
        phone.expectKept(by: pan)
        let reasons = phone.decisions.compactMap(\.why)
        #expect(Set(reasons).isSubset(of: ["board keeps the drag: a card is held"]))
      } else {
        #expect(phone.depth == (phone.hasContentPop ? 1 : 2), "\(phone.story)")
        #expect(phone.hasWon(pan) == !phone.hasContentPop, "\(phone.story)")
      }
    }
  }

  @Test func `a role of one's own that changes its mind as the finger moves is heard`() {
    let phone = Phone()
    let (board, pan) = phone.addPannedView()
    var isHeld = false
    let state = Held()
    phone.arbiter.register(board, as: .custom("board") { _ in state.isHeld ? "held" : nil })

    let slow = TouchScript().down(at: CGPoint(x: 195, y: 422))
      .move(to: CGPoint(x: 300, y: 424), over: 1).up()
    phone.play(slow) { step in
      if step == 3 { state.isHeld = true }
    }
    isHeld = state.isHeld
    phone.stage.rest()

    #expect(isHeld)
    phone.expectKept(by: pan)
  }

  @Test func `a view in another controller, or in none that scrolls, is reported once`() {
    let phone = Phone()
    let other = Phone()
    let foreign = other.addScrollView(content: wide)
    let vertical = phone.addScrollView(content: CGSize(width: 390, height: 4000))

    for _ in 0..<2 {
      phone.arbiter.register(foreign, as: .pagingScrollView)
      phone.arbiter.register(vertical, as: .pagingScrollView)
    }
    #expect(phone.issues.count == 1, "\(phone.issues)")
    #expect(phone.issues.first?.fact.contains("does not lie in") == true)
    #expect(phone.issues.first?.remedy.contains("navigationController?.gestureArbiter") == true)
    for _ in 0..<2 {
      phone.drag(from: CGPoint(x: 195, y: 422), by: CGPoint(x: 0, y: -80))
      phone.stage.rest()
    }

    #expect(phone.issues.count == 2, "\(phone.issues)")
    #expect(phone.issues.last?.fact.contains("cannot scroll sideways") == true)
    #expect(phone.issues.last?.remedy.contains("contentSize") == true)
    #expect(phone.issues.allSatisfy { $0.description == "\($0.fact)\n\n\($0.remedy)" })
  }

  @Test func `a registered view is not retained, nor the screen it is on`() {
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
      phone.arbiter.register(views[1], as: .custom("board") { _ in nil })
      phone.arbiter.register(views[2], as: .carousel)
      views[3].popGestureClaim = .canvas
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

/// The drags that a predicate was asked about.
@MainActor
private final class DragLog {
  var drags: [PopDrag] = []
}

/// Whether something is held.
@MainActor
private final class Held {
  var isHeld = false
}
