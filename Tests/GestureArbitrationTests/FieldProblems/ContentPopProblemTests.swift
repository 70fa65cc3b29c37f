#if HEADLESS
import GestureArbitration
import GestureLab
import HeadlessUIKit
import Testing

/// Reported problems with the content pop of iOS 26: views that lose their drags to it.
@MainActor @Suite struct ContentPopProblemTests {
  @Test func `1: scrubbing a chart does not pop the page`() {
    everywhere { phone in
      let chart = RawCanvas(frame: CGRect(x: 20, y: 300, width: 350, height: 250))
      chart.popGestureRole = .claims(.allDrags)
      phone.screen.view.addSubview(chart)

      // The reported chart pops unless it is first scrubbed to the left.
      phone.swipeRight(from: 100)
      phone.stage.rest()
      #expect(!phone.hasPopBegun && chart.receivedWholeDrag, "\(phone.story)")
      // Outside the chart a drag still pops the page.
      phone.drag(from: CGPoint(x: 195, y: 700), by: CGPoint(x: 180, y: 4))
      phone.stage.rest()
      #expect(phone.depth == (phone.hasContentPop ? 1 : 2), "\(phone.story)")
    }
  }

  @Test func `1: a chart scrubbed by a pan that begins later than a pop keeps its drag`() {
    everywhere { phone in
      let chart = HeadlessHostingView(frame: CGRect(x: 20, y: 300, width: 350, height: 250))
      var scrubbed: CGFloat = 0
      chart.addGesture(.drag(minimumDistance: 30), onEnded: { scrubbed = $0.x })
      chart.popGestureRole = .claims(.horizontalDrags)
      phone.screen.view.addSubview(chart)

      phone.swipeRight(from: 100)
      phone.stage.rest()

      #expect(!phone.hasPopBegun && scrubbed == 180, "\(phone.story)")
    }
  }

  @Test func `2: a map that handles raw touches is dragged, and the edge swipe pops`() {
    everywhere { phone in
      let map = RawCanvas(frame: StageMetrics.screen)
      phone.screen.view.addSubview(map)
      phone.arbiter.register(map, as: .map)

      phone.swipeRight()
      phone.stage.rest()
      #expect(!phone.hasPopBegun, "\(phone.story)")
      #expect(map.receivedWholeDrag, "\(map.phases)\n\(phone.story)")
      phone.swipeRight(from: 6)
      phone.stage.rest()
      #expect(phone.depth == 1, "\(phone.story)")
    }
  }

  @Test func `2: a map with recognizers is dragged, and the edge swipe pops`() {
    everywhere { phone in
      let map = HeadlessMapView(frame: StageMetrics.screen)
      phone.screen.view.addSubview(map)
      phone.arbiter.register(map, as: .map)

      phone.swipeRight()
      phone.stage.rest()
      #expect(!phone.hasPopBegun, "\(phone.story)")
      #expect(map.displacement.x > 100, "\(phone.story)")
      phone.swipeRight(from: 6)
      phone.stage.rest()
      #expect(phone.depth == 1, "\(phone.story)")
    }
  }

  @Test(arguments: [CGPoint(x: 150, y: 2), CGPoint(x: 150, y: 140), CGPoint(x: 5, y: 150)])
  func `3: a signature is drawn to its end in every direction`(stroke: CGPoint) {
    everywhere { phone in
      let canvas = RawCanvas(frame: CGRect(x: 0, y: 300, width: 390, height: 300))
      canvas.popGestureRole = .claims(.allDrags)
      phone.screen.view.addSubview(canvas)

      phone.drag(from: CGPoint(x: 195, y: 422), by: stroke)
      phone.stage.rest()

      #expect(!phone.hasPopBegun, "\(phone.story)")
      #expect(canvas.receivedWholeDrag, "\(canvas.phases)\n\(phone.story)")
      #expect(canvas.points.last?.x == 195 + stroke.x, "the last point is missing")
    }
  }

  @Test func `4: a touchpad keeps the drags of one touch and of two, and misses no touch`() {
    everywhere { phone in
      let pad = RawCanvas(frame: StageMetrics.screen)
      pad.isMultipleTouchEnabled = true
      phone.screen.view.addSubview(pad)
      phone.arbiter.register(pad, as: .excluded, named: "touchpad")

      phone.swipeRight()
      phone.stage.play(
        TouchScript().down(at: CGPoint(x: 100, y: 400)).hold(for: 0.05)
          .down(at: CGPoint(x: 200, y: 500), touch: 1)
          .move(to: CGPoint(x: 300, y: 400), over: 0.2)
          .move(to: CGPoint(x: 380, y: 500), over: 0.2, touch: 1).up().hold(for: 0.05).up(touch: 1))
      phone.stage.rest()

      #expect(!phone.hasPopBegun, "\(phone.story)")
      #expect(pad.phases.filter { $0 == "began" }.count == 3, "\(pad.phases)")
      #expect(pad.phases.filter { $0 == "ended" }.count == 3, "\(pad.phases)")
      #expect(!pad.phases.contains("cancelled"), "\(phone.story)")
    }
  }

  @Test func `4: a game may claim the drags from the edge swipe as well`() {
    everywhere { phone in
      let game = RawCanvas(frame: StageMetrics.screen)
      phone.screen.view.addSubview(game)
      game.popGestureRole = .claims(.allDrags, from: .all)

      phone.swipeRight(from: 6)
      phone.stage.rest()

      #expect(!phone.hasPopBegun, "\(phone.story)")
      #expect(game.receivedWholeDrag, "\(game.phases)\n\(phone.story)")
    }
  }

  @Test func `5: a video scrubber in a web page keeps its drag`() {
    everywhere { phone in
      let scrubber = RawCanvas(frame: CGRect(x: 0, y: 400, width: 390, height: 44))
      scrubber.popGestureRole = .claims(.horizontalDrags)
      phone.screen.view.addSubview(scrubber)

      phone.swipeRight()
      phone.stage.rest()

      #expect(!phone.hasPopBegun && scrubber.receivedWholeDrag, "\(phone.story)")
      #expect(scrubber.points.last?.x == 375)
    }
  }

  @Test func `6: a drag over selected text moves the selection, and without a selection it pops`() {
    everywhere { phone in
      let text = UITextView(frame: CGRect(x: 0, y: 100, width: 390, height: 700))
      text.text = String(repeating: "words to select    ", count: 100)
      phone.screen.view.addSubview(text)
      text.popGestureRole = .claims { [weak text] _ in
        (text?.selectedRange.length ?? 0) > 0
      }
      text.selectedRange = NSRange(location: 10, length: 10)

      // The selection ends in the first line, after twenty characters of 8 pt each.
      phone.drag(from: CGPoint(x: 160, y: 118), by: CGPoint(x: 150, y: 0))
      phone.stage.rest()
      #expect(!phone.hasPopBegun, "\(phone.story)")
      #expect(text.selectedRange.length > 20, "\(text.selectedRange)\n\(phone.story)")
      phone.drag(from: CGPoint(x: 160, y: 600), by: CGPoint(x: 180, y: 0))
      phone.stage.rest()
      #expect(!phone.hasPopBegun, "beside the selection\n\(phone.story)")
      text.selectedRange = NSRange(location: 0, length: 0)
      phone.swipeRight()
      phone.stage.rest()
      let mayPop = phone.hasContentPop && phone.behavior.textAndContentPop != .anywhere
      #expect(phone.depth == (mayPop ? 1 : 2), "\(phone.story)")
    }
  }

  @Test(arguments: [CGFloat(34), 160])
  func `7: a drag on a slider never pops, on its thumb or beside it`(x: CGFloat) {
    everywhere { phone in
      let slider = UISlider(frame: CGRect(x: 20, y: 400, width: 350, height: 44))
      slider.popGestureRole = .claims(.horizontalDrags)
      phone.screen.view.addSubview(slider)

      phone.drag(from: CGPoint(x: x, y: 422), by: CGPoint(x: 150, y: 2))
      phone.stage.rest()

      #expect(!phone.hasPopBegun, "\(phone.story)")
      #expect((slider.value > 0.4) == (x == 34), "\(slider.value)\n\(phone.story)")
    }
  }

  @Test func `9: a drag on the first page of a pager pops`() {
    everywhere { phone in
      let pager = phone.addScrollView(content: CGSize(width: 1950, height: 844))
      pager.isPagingEnabled = true
      pager.allowsPopGestureAtLeadingEdge = true

      phone.swipeRight()
      phone.stage.rest()

      phone.expectDeferral(of: pager)
    }
  }

  @Test(arguments: [CGFloat(-16), -15.5])
  func `10: a horizontal scroll view at its leading edge defers to the pop`(offset: CGFloat) {
    everywhere { phone in
      let shelf = phone.addScrollView(
        content: CGSize(width: 1200, height: 200), offset: CGPoint(x: offset, y: 0),
        frame: CGRect(x: 0, y: 350, width: 390, height: 200))
      shelf.contentInset = UIEdgeInsets(top: 0, left: 16, bottom: 0, right: 16)
      shelf.allowsPopGestureAtLeadingEdge = true

      phone.swipeRight()
      phone.stage.rest()

      phone.expectDeferral(of: shelf)
    }
  }

  @Test(arguments: [CGFloat(195), 6])
  func `11: a horizontal scroll view away from its edge scrolls and does not pop`(x: CGFloat) {
    everywhere { phone in
      let shelf = phone.addScrollView(
        content: CGSize(width: 1950, height: 844), offset: CGPoint(x: 780, y: 0))
      shelf.popGestureRole = .pagingScrollView(keepsEdgeSwipes: x == 6)

      phone.swipeRight(from: x)

      phone.expectKept(by: shelf.panGestureRecognizer)
      #expect(shelf.contentOffset.x < 650, "\(phone.story)")
    }
  }

  @Test(arguments: [CGFloat(0), 780])
  func `11: an edge swipe is Back on every page`(offset: CGFloat) {
    everywhere { phone in
      let shelf = phone.addScrollView(
        content: CGSize(width: 1950, height: 844), offset: CGPoint(x: offset, y: 0))
      shelf.allowsPopGestureAtLeadingEdge = true

      phone.swipeRight(from: 6)
      phone.stage.rest()

      #expect(phone.depth == 1, "\(phone.story)")
      #expect(shelf.contentOffset.x == offset, "\(phone.story)")
    }
  }

  @Test func `12: a vertical list with allowsPopGestureAtLeadingEdge still pops and scrolls`() {
    everywhere { phone in
      let list = phone.addScrollView(content: CGSize(width: 390, height: 4000))
      list.alwaysBounceVertical = true
      list.allowsPopGestureAtLeadingEdge = true

      phone.drag(from: CGPoint(x: 195, y: 600), by: CGPoint(x: 3, y: -150))
      phone.stage.rest()
      #expect(list.contentOffset.y > 130, "\(phone.story)")
      phone.swipeRight()
      phone.stage.rest()
      #expect(phone.depth == (phone.hasContentPop ? 1 : 2), "\(phone.story)")
    }
  }

  @Test func `13: with contentAtRest, fast paging back does not pop at the first page`() {
    everywhere { phone in
      let pager = phone.addScrollView(
        content: CGSize(width: 1950, height: 844), offset: CGPoint(x: 390, y: 0))
      pager.isPagingEnabled = true
      pager.allowsPopGestureAtLeadingEdge = true
      phone.arbiter.policy.rules.insert(.contentAtRest, at: 0)

      phone.stage.play(.flick)
      #expect(pager.isDecelerating, "\(phone.story)")
      phone.stage.play(.flick)
      #expect(!phone.hasPopBegun, "\(phone.story)")
      phone.stage.rest()
      #expect(pager.contentOffset.x == 0, "\(phone.story)")
      phone.swipeRight()
      phone.stage.rest()
      #expect(phone.depth == (phone.popsOverScrolling ? 1 : 2), "\(phone.story)")
    }
  }

  @Test func `14: pops begin again once the last owner of a suspension is deallocated`() {
    everywhere { phone in
      var first: Page? = Page()
      var second: Page? = Page()
      // A swipe between two pages shows both, and the first disappears after the second appeared.
      for page in [first, second].compactMap({ $0 }) {
        phone.arbiter.suspend(for: page, because: "a page is visible")
      }
      first = nil
      phone.swipeRight(from: 6)
      phone.stage.rest()
      #expect(first == nil && phone.depth == 2, "\(phone.story)")
      // The second page is deallocated without ending its suspension.
      second = nil
      phone.swipeRight(from: 6)
      phone.stage.rest()
      #expect(second == nil && phone.depth == 1, "\(phone.story)")
    }
  }

  @Test(arguments: [0.05, 0.34])
  func `15: swipes in quick succession pop whole screens, and the stack remains usable`(
    pause: TimeInterval
  ) {
    everywhere { phone in
      for _ in 0..<4 { phone.stage.push(UIViewController()) }
      let depth = phone.depth

      for _ in 0..<3 {
        phone.stage.play(.flick.hold(for: pause))
        #expect(phone.depth <= depth && phone.depth >= 1, "\(phone.story)")
      }
      phone.stage.rest()
      let left = phone.depth
      // UIKit may refuse a swipe during a transition, and no drag pops two screens.
      let allowed = phone.decisions.filter(\.allows).count
      #expect(depth - left <= allowed, "\(phone.story)")
      phone.swipeRight(from: 6)
      phone.stage.rest()
      #expect(phone.depth == left - 1, "the stack is frozen\n\(phone.story)")
    }
  }

  @Test func `17: a policy that is set before any view is loaded takes effect`() {
    for version in SystemVersion.allCases {
      let engine = HeadlessEngine(behavior: UIKitBehavior(version: version))
      let navigation = UINavigationController()
      navigation.gestureArbiter.policy.rules.insert(.refuse("early") { _ in true }, at: 0)
      navigation.setViewControllers([UIViewController(), UIViewController()], animated: false)
      let window = UIWindow(frame: StageMetrics.screen)
      engine.attach(window)
      window.rootViewController = navigation
      var rules: Set<String> = []
      navigation.gestureArbiter.onDecision = { rules.insert($0.rule) }

      for step in TouchScript.drag(from: CGPoint(x: 6, y: 422), by: CGPoint(x: 180, y: 4)).steps {
        engine.send([step.sample], at: step.time)
      }
      engine.clock.advance(by: 5)

      #expect(rules == ["early"], "\(version)")
      #expect(navigation.viewControllers.count == 2, "\(version)")
    }
  }

  @Test func `18: one policy decides on both pops`() {
    everywhere { phone in
      phone.screen.popPolicy = .disabled

      phone.swipeRight(from: 6)
      phone.swipeRight()
      phone.stage.rest()

      #expect(phone.depth == 2, "\(phone.story)")
      let sources = Set(phone.decisions.filter { $0.rule == "never" }.map(\.attempt.gesture))
      #expect(
        sources == (phone.hasContentPop ? [.edgePop, .contentPop] : [.edgePop]), "\(phone.story)")
    }
  }
}

/// An owner of a suspension.
@MainActor
private final class Page {}

extension TouchScript {
  /// A quick stroke to the right in the middle of the screen.
  fileprivate static var flick: TouchScript {
    TouchScript().down(at: CGPoint(x: 120, y: 422)).move(to: CGPoint(x: 270, y: 424), over: 0.1)
      .up()
  }
}
#endif
