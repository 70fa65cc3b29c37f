import GestureArbitration
import GestureLab
import HeadlessUIKit
import Testing

/// Problems of the field with the content pop of iOS 26: views that lose their drags to it.
@MainActor @Suite struct ContentPopProblemTests {
  @Test func `1: scrubbing a chart does not pop the page`() {
    everywhere { phone in
      let chart = RawCanvas(frame: CGRect(x: 20, y: 300, width: 350, height: 250))
      chart.popGestureClaim = .canvas
      phone.screen.view.addSubview(chart)

      // Upstream had to be scrubbed to the left first: to the right at once must do.
      phone.swipeRight(from: 100)
      phone.stage.rest()
      #expect(!phone.hasPopBegun && chart.hadWholeDrag, "\(phone.story)")
      // The page around the chart is still swiped away.
      phone.drag(from: CGPoint(x: 195, y: 700), by: CGPoint(x: 180, y: 4))
      phone.stage.rest()
      #expect(phone.depth == (phone.hasContentPop ? 1 : 2), "\(phone.story)")
    }
  }

  @Test func `1: a chart is scrubbed by a pan that begins later than a pop`() {
    everywhere { phone in
      let chart = HeadlessHostingView(frame: CGRect(x: 20, y: 300, width: 350, height: 250))
      var scrubbed: CGFloat = 0
      chart.addGesture(.drag(minimumDistance: 30), onEnded: { scrubbed = $0.x })
      chart.popGestureClaim = .horizontalDrags
      phone.screen.view.addSubview(chart)

      phone.swipeRight(from: 100)
      phone.stage.rest()

      #expect(!phone.hasPopBegun && scrubbed == 180, "\(phone.story)")
    }
  }

  @Test func `2: a map that follows raw touches is dragged, and the edge swipe pops`() {
    everywhere { phone in
      let map = RawCanvas(frame: StageMetrics.screen)
      phone.screen.view.addSubview(map)
      phone.arbiter.register(map, as: .map)

      phone.swipeRight()
      phone.stage.rest()
      #expect(!phone.hasPopBegun, "\(phone.story)")
      #expect(map.hadWholeDrag, "\(map.phases)\n\(phone.story)")
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

  @Test(arguments: [
    CGPoint(x: 150, y: 2), CGPoint(x: 150, y: 140), CGPoint(x: 5, y: 150), CGPoint(x: -150, y: 2),
  ])
  func `3: a signature is drawn to its end, whichever way the pen goes`(stroke: CGPoint) {
    everywhere { phone in
      let canvas = RawCanvas(frame: CGRect(x: 0, y: 300, width: 390, height: 300))
      canvas.popGestureClaim = .canvas
      phone.screen.view.addSubview(canvas)

      phone.drag(from: CGPoint(x: 195, y: 422), by: stroke)
      phone.stage.rest()

      #expect(!phone.hasPopBegun, "\(phone.story)")
      #expect(canvas.hadWholeDrag, "\(canvas.phases)\n\(phone.story)")
      #expect(canvas.points.last?.x == 195 + stroke.x, "every point is drawn")
    }
  }

  @Test func `4: a touchpad keeps the drags of one finger and of two, and misses no touch`() {
    everywhere { phone in
      let pad = RawCanvas(frame: StageMetrics.screen)
      pad.isMultipleTouchEnabled = true
      phone.screen.view.addSubview(pad)
      phone.arbiter.register(pad, as: .excluded, named: "touchpad")

      phone.swipeRight()
      phone.stage.play(
        TouchScript().down(at: CGPoint(x: 100, y: 400)).down(at: CGPoint(x: 200, y: 500), finger: 1)
          .move(to: CGPoint(x: 300, y: 400), over: 0.2)
          .move(to: CGPoint(x: 380, y: 500), over: 0.2, finger: 1).up().up(finger: 1))
      phone.stage.rest()

      #expect(!phone.hasPopBegun, "\(phone.story)")
      #expect(pad.phases.filter { $0 == "began" }.count == 3, "\(pad.phases)")
      #expect(pad.phases.filter { $0 == "ended" }.count == 3, "\(pad.phases)")
      #expect(!pad.phases.contains("cancelled"), "\(phone.story)")
    }
  }

  @Test func `4: a game may keep the edge swipe out as well`() {
    everywhere { phone in
      let game = RawCanvas(frame: StageMetrics.screen)
      phone.screen.view.addSubview(game)
      game.popGestureClaim = .allDrags(.contentAndEdge)

      phone.swipeRight(from: 6)
      phone.stage.rest()

      #expect(!phone.hasPopBegun, "\(phone.story)")
      #expect(game.hadWholeDrag, "\(game.phases)\n\(phone.story)")
    }
  }

  @Test func `5: a video scrubber in a web page keeps its drag`() {
    everywhere { phone in
      let scrubber = RawCanvas(frame: CGRect(x: 0, y: 400, width: 390, height: 44))
      scrubber.popGestureClaim = .slider
      phone.screen.view.addSubview(scrubber)

      phone.swipeRight()
      phone.stage.rest()

      #expect(!phone.hasPopBegun && scrubber.hadWholeDrag, "\(phone.story)")
      #expect(scrubber.points.last?.x == 375)
    }
  }

  @Test func `6: marking text in a viewer moves the selection, and unmarked text pops`() {
    everywhere { phone in
      let text = UITextView(frame: CGRect(x: 0, y: 100, width: 390, height: 700))
      text.text = String(repeating: "words to be marked ", count: 100)
      phone.screen.view.addSubview(text)
      text.popGestureClaim = .textSelection { [weak text] in
        (text?.selectedRange.length ?? 0) > 0
      }
      text.selectedRange = NSRange(location: 10, length: 10)

      // The selection ends in the first line, behind twenty characters of 8 pt.
      phone.drag(from: CGPoint(x: 160, y: 118), by: CGPoint(x: 150, y: 0))
      phone.stage.rest()
      #expect(!phone.hasPopBegun, "\(phone.story)")
      #expect(text.selectedRange.length > 20, "\(text.selectedRange)\n\(phone.story)")
      phone.drag(from: CGPoint(x: 160, y: 600), by: CGPoint(x: 180, y: 0))
      phone.stage.rest()
      #expect(!phone.hasPopBegun, "nor beside the marks\n\(phone.story)")
      text.selectedRange = NSRange(location: 0, length: 0)
      phone.swipeRight()
      phone.stage.rest()
      let mayPop = phone.hasContentPop && phone.behavior.textAndContentPop != .anywhere
      #expect(phone.depth == (mayPop ? 1 : 2), "\(phone.story)")
    }
  }

  @Test(arguments: [CGFloat(34), 160])
  func `7: a slider follows its thumb, and beside the thumb nothing pops`(x: CGFloat) {
    everywhere { phone in
      let slider = UISlider(frame: CGRect(x: 20, y: 400, width: 350, height: 44))
      slider.popGestureClaim = .slider
      phone.screen.view.addSubview(slider)

      phone.drag(from: CGPoint(x: x, y: 422), by: CGPoint(x: 150, y: 2))
      phone.stage.rest()

      #expect(!phone.hasPopBegun, "\(phone.story)")
      #expect((slider.value > 0.4) == (x == 34), "\(slider.value)\n\(phone.story)")
    }
  }

  @Test func `9: the first page of a pager pops again`() {
    everywhere { phone in
      let pager = phone.addScrollView(content: CGSize(width: 1950, height: 844))
      pager.isPagingEnabled = true
      pager.allowsPopGestureAtLeadingEdge = true

      phone.swipeRight()
      phone.stage.rest()

      phone.expectYield(of: pager)
    }
  }

  @Test(arguments: [CGFloat(-16), -15.5])
  func `10: a horizontal scroller at its leading edge lets the pop go first`(offset: CGFloat) {
    everywhere { phone in
      let shelf = phone.addScrollView(
        content: CGSize(width: 1200, height: 200), offset: CGPoint(x: offset, y: 0),
        frame: CGRect(x: 0, y: 350, width: 390, height: 200))
      shelf.contentInset = UIEdgeInsets(top: 0, left: 16, bottom: 0, right: 16)
      shelf.allowsPopGestureAtLeadingEdge = true

      phone.swipeRight()
      phone.stage.rest()

      phone.expectYield(of: shelf)
    }
  }

  @Test(arguments: [CGFloat(195), 6])
  func `11: a horizontal scroller in mid-content scrolls and does not pop`(x: CGFloat) {
    everywhere { phone in
      let shelf = phone.addScrollView(
        content: CGSize(width: 1950, height: 844), offset: CGPoint(x: 780, y: 0))
      shelf.allowsPopGestureAtLeadingEdge = true

      phone.swipeRight(from: x)

      phone.expectKept(by: shelf.panGestureRecognizer)
      #expect(shelf.contentOffset.x < 650, "\(phone.story)")
    }
  }

  @Test func `12: a vertical list that was opted in still pops and still scrolls`() {
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

  @Test func `13: paging back fast does not pop with the swipe after the last page`() {
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

  @Test func `14: pops come back when the last of two pages that suspended them is gone`() {
    everywhere { phone in
      var first: Page? = Page()
      var second: Page? = Page()
      // Swiping between two pages shows both, and hides the first again after the second came.
      for page in [first, second].compactMap({ $0 }) {
        phone.arbiter.suspend(for: page, because: "page is shown")
      }
      first = nil
      phone.swipeRight(from: 6)
      phone.stage.rest()
      #expect(first == nil && phone.depth == 2, "\(phone.story)")
      // Nobody resumes: the second page just dies.
      second = nil
      phone.swipeRight(from: 6)
      phone.stage.rest()
      #expect(second == nil && phone.depth == 1, "\(phone.story)")
    }
  }

  @Test(arguments: [0.0, 0.05, 0.2, 0.34])
  func `15: swipes in quick succession pop whole screens and leave the stack alive`(
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
      // What was swiped in a transition was refused, and never did two screens go for one drag.
      let allowed = phone.decisions.filter(\.allows).count
      #expect(depth - left == allowed, "\(phone.story)")
      phone.swipeRight(from: 6)
      phone.stage.rest()
      #expect(phone.depth == left - 1, "the stack lives\n\(phone.story)")
    }
  }

  @Test func `17: what is set before any view is loaded is not lost`() {
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

  @Test func `18: one policy decides about both pops`() {
    everywhere { phone in
      phone.screen.popPolicy = .disabled

      phone.swipeRight(from: 6)
      phone.swipeRight()
      phone.stage.rest()

      #expect(phone.depth == 2, "\(phone.story)")
      let sources = Set(phone.decisions.filter { $0.rule == "never" }.map(\.attempt.source))
      #expect(sources == (phone.hasContentPop ? [.edge, .content] : [.edge]), "\(phone.story)")
    }
  }
}

/// A page that suspends pops.
@MainActor
private final class Page {}

extension TouchScript {
  /// A quick stroke to the right in the middle of the screen.
  fileprivate static var flick: TouchScript {
    TouchScript().down(at: CGPoint(x: 120, y: 422)).move(to: CGPoint(x: 270, y: 424), over: 0.1)
      .up()
  }
}
