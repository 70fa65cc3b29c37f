#if HEADLESS
import Foundation
import GestureArbitration
import GestureLab
import HeadlessUIKit
import Testing

/// Promise 8: a screen without settings behaves as under plain UIKit, on generated screens; under a
/// driver one that UIKit pops does.
@MainActor @Suite struct UnconfiguredScreenTests {
  /// The generated views of a screen without roles, policies or interceptors.
  private static func addContents(to view: UIView, _ generator: inout SeededGenerator) {
    var parent = view
    for index in 0..<Int.random(in: 0...3, using: &generator) {
      let top = CGFloat.random(in: 0...300, using: &generator)
      let frame = CGRect(
        x: Bool.random(using: &generator) ? 0 : 40, y: top, width: 310,
        height: CGFloat.random(in: 200...500, using: &generator))
      let added: UIView
      switch Int.random(in: 0..<7, using: &generator) {
      case 0, 1:
        let scrollView = UIScrollView(frame: frame)
        scrollView.contentSize = CGSize(width: 1550, height: frame.height)
        scrollView.isPagingEnabled = Bool.random(using: &generator)
        scrollView.bounces = Bool.random(using: &generator)
        scrollView.contentOffset.x = Bool.random(using: &generator) ? 0 : 310
        scrollView.panGestureRecognizer.name = "content \(index)"
        added = scrollView
      case 2, 3:
        let list = UIScrollView(frame: frame)
        list.contentSize = CGSize(width: 310, height: 3000)
        list.contentOffset.y = 500
        list.panGestureRecognizer.name = "content \(index)"
        added = list
      case 4:
        let slider = UISlider(frame: frame)
        slider.value = 0.5
        added = slider
      case 5:
        added = UIButton(frame: frame)
      default:
        added = UIView(frame: frame)
        let pan = UIPanGestureRecognizer()
        pan.name = "content \(index)"
        added.addGestureRecognizer(pan)
      }
      parent.addSubview(added)
      if Bool.random(using: &generator) { parent = added }
    }
  }

  /// What a user sees of a drag.
  private struct Course: Equatable {
    /// When which recognizer began and ended, other than the arbiter's.
    var states: [String] = []
    /// Where the top screen and every scroll view were at each event.
    var positions: [[CGPoint]] = []
    var depth = 0
  }

  private func course(
    _ drag: Drag, configuring configure: (UINavigationController) -> Void = { _ in }
  ) -> (course: Course, stage: Stage) {
    let stage = Stage(behavior: drag.behavior)
    let top = UIViewController()
    stage.push(top)
    var generator = SeededGenerator(seed: drag.screen)
    Self.addContents(to: top.view, &generator)
    configure(stage.navigation)
    let views = [top.view].compactMap { $0 } + top.view.descendants
    var course = Course()
    let start = stage.engine.clock.now
    for step in drag.script.steps {
      stage.engine.send([step.sample], at: start + step.time)
      course.positions.append(
        views.map {
          $0 === top.view
            ? $0.convert(CGPoint.zero, to: nil) : ($0 as? UIScrollView)?.contentOffset ?? .zero
        })
    }
    stage.rest()
    course.depth = stage.navigation.viewControllers.count
    course.states = stage.timeline.entries.compactMap { entry in
      guard case .state(let state, _) = entry.event, state == .began || state == .ended,
        !entry.subject.hasPrefix("GestureArbiter.")
      else { return nil }
      return "\(Int((entry.time * 1000).rounded())) ms \(entry.subject) \(state.rawValue)"
    }.sorted()
    return (course, stage)
  }

  /// A generated drag on a generated screen, every third one under another answer of UIKit's.
  private struct Drag {
    let screen: UInt64
    let script: TouchScript
    let behavior: UIKitBehavior
    let title: String
  }

  private func drags(on version: SystemVersion, seed: UInt64) -> [Drag] {
    var strokes = StrokeGenerator(seed: seed, rate: 120)
    var generator = SeededGenerator(seed: seed)
    return (UInt64(1)...300).map { screen in
      let direction = SwipeDirection.allCases.randomElement(using: &generator) ?? .right
      let start = CGPoint(
        x: Bool.random(using: &generator) ? 6 : .random(in: 60...330, using: &generator),
        y: .random(in: 150...700, using: &generator))
      let usual = UIKitBehavior(version: version)
      let other = usual.departures.randomElement(using: &generator)?.behavior ?? usual
      return Drag(
        screen: screen,
        script: TouchScript(
          strokes.next(direction).placed(startingAt: start, within: StageMetrics.screen)),
        behavior: screen.isMultiple(of: 3) ? other : usual,
        title: "screen \(screen), \(direction) from \(start)")
    }
  }

  @Test(arguments: SystemVersion.allCases)
  func `an arbiter without settings changes no owner, no event and no point`(
    version: SystemVersion
  ) {
    var (pops, scrolls) = (0, 0)
    for drag in drags(on: version, seed: 3) {
      let plain = course(drag)
      let arbitrated = course(drag) { $0.gestureArbiter.onDecision = { _ in } }

      #expect(
        plain.course == arbitrated.course,
        """
        \(drag.title)
        \(plain.stage.story)
        \(arbitrated.stage.story)
        """)
      pops += plain.course.depth == 1 ? 1 : 0
      scrolls += plain.course.states.contains { $0.contains("content ") } ? 1 : 0
    }
    #expect(pops > 30 && scrolls > 30, "\(pops) pops and \(scrolls) scrolls")
  }

  /// Straight drags to the right in every direction and at every speed, of which recordings have few.
  private func straightDrags(on version: SystemVersion, seed: UInt64) -> [Drag] {
    var generator = SeededGenerator(seed: seed)
    return drags(on: version, seed: seed).map { drag in
      let slope = CGFloat.random(in: -70...70, using: &generator)
      let duration = TimeInterval.random(in: 0.1...6, using: &generator)
      let start = CGPoint(
        x: Bool.random(using: &generator) ? 6 : .random(in: 60...200, using: &generator), y: 422)
      let way = CGPoint(x: 180 * cos(slope * .pi / 180), y: 180 * sin(slope * .pi / 180))
      return Drag(
        screen: drag.screen,
        script: TouchScript().down(at: start)
          .move(to: CGPoint(x: start.x + way.x, y: start.y + way.y), over: duration).up(),
        behavior: drag.behavior, title: "screen \(drag.screen), \(slope)° from \(start)")
    }
  }

  /// What an app has set on a stack that UIKit pops all the same.
  private enum Others: CaseIterable {
    case none, navigationDelegate, popDelegates, backAction

    @MainActor func apply(_ recorder: Recorder, to stack: UINavigationController) {
      switch self {
      case .none: break
      case .navigationDelegate: stack.delegate = recorder
      case .popDelegates: recorder.record(stack)
      case .backAction: stack.topViewController?.navigationItem.backAction = UIAction { _ in }
      }
    }
  }

  @Test(arguments: [SystemVersion.v18, .v26], [PopDriver.uikitOnly, .arbiter])
  func `promise 8: where UIKit pops a screen, a driver changes no owner, no event and no point`(
    version: SystemVersion, driver: PopDriver
  ) {
    var pops = 0
    var generator = SeededGenerator(seed: 5)
    for drag in drags(on: version, seed: 5) + straightDrags(on: version, seed: 6) {
      let others = Others.allCases.randomElement(using: &generator) ?? .none
      let recorder = Recorder()
      let plain = course(drag) { others.apply(recorder, to: $0) }
      guard plain.course.states.contains(where: { $0.contains("Swipe") }) else { continue }
      let driven = course(drag) {
        others.apply(recorder, to: $0)
        $0.gestureArbiter.driver = driver
        $0.allowsFullScreenPop = true
      }

      #expect(
        plain.course == driven.course,
        """
        \(drag.title)
        \(plain.stage.story)
        \(driven.stage.story)
        """)
      pops += 1
    }
    #expect(pops > 20, "\(pops) pops")
  }

  /// Agrees to everything, and records what it is asked.
  fileprivate final class Recorder: NSObject, UIGestureRecognizerDelegate,
    UINavigationControllerDelegate
  {
    var calls: [String] = []

    func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
      calls.append(gestureRecognizer.displayName)
      return true
    }

    /// Records what the views of a screen are asked, each of which a view of the app's covers.
    func record(_ views: [UIView]) {
      for view in views {
        let cover = RecordingView(frame: view.bounds)
        cover.recorder = self
        view.addSubview(cover)
      }
    }

    func navigationController(
      _ navigationController: UINavigationController,
      animationControllerFor operation: UINavigationController.Operation,
      from fromVC: UIViewController, to toVC: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? {
      calls.append("animator")
      return nil
    }
  }

  @Test(arguments: [SystemVersion.v18, .v26], [false, true])
  func `promise 13: where nothing refuses a pop of UIKit's, the app is asked as without an arbiter`(
    version: SystemVersion, isDriven: Bool
  ) {
    var pops = 0
    var generator = SeededGenerator(seed: 7)
    for drag in drags(on: version, seed: 7) {
      let (alone, beside) = (Recorder(), Recorder())
      // A pop without a delegate of the app's is asked about in other places.
      let hasDelegates = Bool.random(using: &generator)
      let plain = course(drag) { stack in
        if hasDelegates { alone.record(stack) }
        alone.record(stack.topViewController?.view.descendants ?? [])
      }
      var refusals = 0
      let arbitrated = course(drag) { stack in
        if hasDelegates { beside.record(stack) }
        stack.gestureArbiter.driver = isDriven ? .arbiter : .uikitOnly
        stack.gestureArbiter.onDecision = { refusals += $0.refusal == nil ? 0 : 1 }
        for view in stack.topViewController?.view.descendants ?? [] {
          (view as? UIScrollView)?.allowsPopGestureAtLeadingEdge = true
        }
        beside.record(stack.topViewController?.view.descendants ?? [])
      }
      guard plain.course.depth == 1, arbitrated.course.depth == 1, refusals == 0,
        plain.course.states == arbitrated.course.states
      else { continue }
      #expect(
        alone.calls == beside.calls,
        "\(drag.title)\n\(plain.stage.story)\n\(arbitrated.stage.story)")
      pops += 1
    }
    #expect(pops > 20, "\(pops) pops")
  }

  @Test(arguments: [PopDriver.uikitOnly, .arbiter])
  func `promise 13: beside a swipe on a trackpad that UIKit follows the app is asked as without`(
    driver: PopDriver
  ) {
    let calls = [false, true].map { hasArbiter in
      var behavior = UIKitBehavior()
      behavior.trackpadPop = .follows
      let (stage, recorder) = (Stage(behavior: behavior), Recorder())
      stage.push(UIViewController())
      recorder.record(stage.navigation)
      stage.navigation.delegate = nil
      if hasArbiter { stage.navigation.gestureArbiter.driver = driver }
      stage.swipeOnTrackpad()
      stage.rest()
      #expect(stage.depth == 1, "\(stage.story)")
      return recorder.calls
    }
    #expect(calls[0] == calls[1])
  }

  @Test(arguments: [1.01, 1.1, 1.7, 3], [CGFloat(6), 120])
  func `promise 7: no screen is told of a drag that is too steep for a pop`(
    slope: Double, x: CGFloat
  ) {
    everywhere { phone in
      let judge = InterceptingScreen { _ in false }
      phone.screen.popInterceptor = judge
      phone.drag(from: CGPoint(x: x, y: 200), by: CGPoint(x: 150, y: 150 * slope))
      phone.stage.rest()
      let agreeing = Phone(phone.behavior)
      agreeing.screen.popInterceptor = judge
      judge.answer = { _ in true }
      agreeing.drag(from: CGPoint(x: x, y: 200), by: CGPoint(x: 150, y: 150 * slope))
      agreeing.stage.rest()

      #expect(judge.attempts.isEmpty || agreeing.depth == 1, "\(phone.story)")
      #expect(phone.depth == 2, "\(phone.story)")
    }
  }

  @Test(arguments: [CGFloat(6), 120])
  func `promise 8: a touch that joins changes nothing where nothing was configured`(x: CGFloat) {
    for version in SystemVersion.allCases {
      let stages = [false, true].map { hasArbiter in
        let stage = Stage(behavior: UIKitBehavior(version: version))
        stage.push(UIViewController())
        if hasArbiter { stage.navigation.gestureArbiter.onDecision = { _ in } }
        let thumb = CGPoint(x: 300, y: 700)
        stage.play(
          TouchScript().down(at: CGPoint(x: x, y: 300))
            .move(to: CGPoint(x: x + 30, y: 300), over: 0.1).down(at: thumb, touch: 1)
            .move(to: CGPoint(x: x + 200, y: 300), over: 0.2).up().up(touch: 1))
        stage.rest()
        return stage
      }

      #expect(
        stages[0].depth == stages[1].depth,
        "\(stages[0].story)\n\(stages[1].story)")
    }
  }

  @Test(arguments: SystemVersion.allCases)
  func `promise 7: a screen is told of the pops that would begin, once, and of no other`(
    version: SystemVersion
  ) {
    var told = 0
    for drag in drags(on: version, seed: 4) {
      let plays = [true, false].map { agrees in
        let stage = Stage(behavior: drag.behavior)
        let editor = InterceptingScreen { _ in agrees }
        stage.push(editor)
        var views = SeededGenerator(seed: drag.screen)
        Self.addContents(to: editor.view, &views)
        stage.play(drag.script)
        stage.rest()
        let pops = stage.timeline.winners.count { winner in
          winner === stage.navigation.interactivePopGestureRecognizer
            || winner === stage.navigation.interactiveContentPopGestureRecognizer
        }
        return (stage, pops, editor.attempts.count)
      }
      #expect(plays[0].2 == 0 && plays[1].1 == 0, "\(drag.title)\n\(plays[1].0.story)")
      #expect(
        plays[1].2 == plays[0].1,
        "\(drag.title)\n\(plays[0].0.story)\n\(plays[1].0.story)")
      told += plays[1].2
    }
    #expect(told > 30)
  }
}

/// Records whether a recognizer may begin that is not the arbiter's.
private final class RecordingView: UIView {
  weak var recorder: UnconfiguredScreenTests.Recorder?

  override func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    if gestureRecognizer.name?.hasPrefix("GestureArbiter.") != true {
      recorder?.calls.append("view: " + gestureRecognizer.displayName)
    }
    return true
  }
}

extension UnconfiguredScreenTests.Recorder {
  /// Takes the place of the delegates of a stack and of its pops.
  fileprivate func record(_ stack: UINavigationController) {
    stack.delegate = self
    stack.interactivePopGestureRecognizer?.delegate = self
    stack.interactiveContentPopGestureRecognizer?.delegate = self
  }
}

extension UIView {
  fileprivate var descendants: [UIView] { subviews + subviews.flatMap(\.descendants) }
}
#endif
