#if HEADLESS
import GestureArbitration
import GestureDiagnostics
import GestureLab
import HeadlessUIKit
import SystemPopTransition
import Testing

/// The innermost of nested stacks that can pop pops, by any recognizer (promise 14).
@MainActor @Suite struct NestedStackTests {
  /// What moves a stack.
  enum Mover: CaseIterable {
    /// UIKit, in a stack that nothing configures, and in one whose arbiter judges it.
    case plain, uikit
    case driver
    /// A driver where UIKit refuses its pops.
    case driverWithoutBar
    /// A pan of the app's own that is registered.
    case registered
  }

  enum Inner: CaseIterable { case hasScreen, isAtRoot, refuses }

  @Test(arguments: Mover.allCases, Mover.allCases)
  func `the innermost stack that can pop pops`(innerMover: Mover, outerMover: Mover) {
    guard (innerMover, outerMover) != (.plain, .plain) else { return }
    for state in Inner.allCases where state != .refuses || innerMover != .plain {
      for x in [CGFloat(3), 195] {
        everywhereWithoutArbiter(under: .some(3), always: [.tieOnOneView]) { stage in
          let (inner, outer) = (UINavigationController(), stage.navigation)
          nest(inner, in: outer, screens: state == .isAtRoot ? 1 : 2)
          let pans = [prepare(inner, innerMover), prepare(outer, outerMover)]
          if state == .refuses { inner.topViewController?.popPolicy = .disabled }
          stage.rest()

          stage.swipeRight(from: x)

          let behavior = stage.engine.behavior
          let innerPops = state == .hasScreen && popsAlone(innerMover, from: x, under: behavior)
          // The two pops of an inner stack that nothing configures wait for each other, and may keep
          // all others from beginning meanwhile (C094): under UIKit alone, too.
          let excludes =
            innerMover == .plain && state == .isAtRoot && x < 20
            && behavior.version.hasContentPop && behavior.heldExclusion == .excludes
          // The policy of the inner screen counts for the outer stack, which shows it (C260).
          let outerPops =
            !innerPops && !excludes && state != .refuses
            && popsAlone(outerMover, from: x, under: behavior)
          let expected = [state == .isAtRoot || innerPops ? 1 : 2, outerPops ? 1 : 2]
          let depths = [inner.viewControllers.count, outer.viewControllers.count]
          #expect(depths == expected, "\(state), from \(x)\n\(stage.story)")
          withExtendedLifetime(pans) {}
        }
      }
    }
  }

  @Test(arguments: Inner.allCases, [false, true])
  func `an explanation of the outer stack names the inner one if that pops first`(
    state: Inner, isConfigured: Bool
  ) {
    guard state != .refuses || isConfigured else { return }
    for x in [CGFloat(3), 195] {
      let (stage, inner) = (Stage(iOS: .v26), UINavigationController())
      nest(inner, in: stage.navigation, screens: state == .isAtRoot ? 1 : 2)
      if isConfigured { inner.gestureArbiter.policy = state == .refuses ? .disabled : .standard }
      let arbiter = stage.navigation.gestureArbiter
      stage.rest()

      let text = arbiter.explanation(at: CGPoint(x: x, y: 422))
      stage.swipeRight(from: x)

      let line = "a stack inside this one, a UINavigationController, unless its pop fails"
      let pops = inner.viewControllers.count == 1 && state == .hasScreen
      #expect(text.contains(line) == pops && !text.contains("competing"), "\(text)")
      #expect(text.contains(line) == (stage.depth == 2), "\(stage.story)")
    }
  }

  @Test(arguments: [Mover.plain, .uikit, .driver], [Mover.plain, .uikit, .driver])
  func `the innermost stack that can pop pops with the first swipe on a trackpad`(
    innerMover: Mover, outerMover: Mover
  ) {
    for screens in [
      [2, 2], [2, 1], [2, 2, 2], [2, 1, 2], [2, 2, 1], [2, 1, 1, 1], [2, 2, 2, 2],
    ] {
      for isDisabled in [false, true] {
        everywhereWithoutArbiter(under: .some(2), always: [.tieOnOneView], except: [.trackpadPop]) {
          stage in
          defer { GestureArbiter.defaults = GestureArbiter.Defaults() }
          var stacks = [stage.navigation]
          for count in screens.dropFirst() {
            let inner = UINavigationController()
            nest(inner, in: stacks[stacks.count - 1], screens: count)
            stacks.append(inner)
          }
          // Nesting gives every stack around another one its own screens.
          for (stack, count) in zip(stacks, screens) where stack !== stacks.last {
            let screen = stack.topViewController.map { [$0] } ?? []
            let others = (1..<count).map { _ in UIViewController() }
            stack.setViewControllers(others + screen, animated: false)
          }
          _ = prepare(stacks[stacks.count - 1], innerMover)
          _ = prepare(stacks[0], outerMover)
          if isDisabled { GestureArbiter.defaults.policy = .disabled }
          stage.rest()

          stage.swipeOnTrackpad()

          var expected = screens
          if !isDisabled, let index = screens.lastIndex(where: { $0 > 1 }) { expected[index] -= 1 }
          #expect(stacks.map(\.viewControllers.count) == expected, "\(stage.story)")
        }
      }
    }
  }

  @Test func `what was removed before decides nothing about nested stacks`() {
    for removesThird in [false, true] {
      everywhereWithoutArbiter(under: .some(3), always: [.tieOnOneView]) { stage in
        let (inner, outer, third) = (
          UINavigationController(), stage.navigation, UINavigationController()
        )
        nest(inner, in: outer, screens: 2)
        third.setViewControllers([UIViewController(), UIViewController()], animated: false)
        let tabs = UITabBarController()
        tabs.viewControllers = [third, outer]
        stage.window.rootViewController = tabs
        for stack in [inner, outer, third] { stack.gestureArbiter.driver = .arbiter }
        stage.swipeRight()
        if removesThird { third.gestureArbiter.remove() }
        tabs.selectedIndex = 1
        stage.rest()

        stage.swipeRight()

        #expect(inner.viewControllers.count == 1, "\(stage.story)")
        #expect(outer.viewControllers.count == 2, "\(stage.story)")
      }
    }
  }

  // MARK: More stacks than sets of gates

  @Test(arguments: [2, 3, 4, 6], [false, true])
  func `at any depth each stack is judged, and the innermost that may pop pops`(
    depth: Int, allowsOutermost: Bool
  ) {
    everywhereWithoutArbiter(under: .some(4), always: [.tieOnOneView]) { stage in
      var stacks = [stage.navigation]
      for _ in 1..<depth {
        let inner = UINavigationController()
        nest(inner, in: stacks[stacks.count - 1], screens: 1)
        stacks.append(inner)
      }
      for stack in stacks { stack.gestureArbiter.policy = .disabled }
      if allowsOutermost { stacks[0].gestureArbiter.policy = .standard }
      stage.rest()

      stage.swipeRight(from: 3)

      #expect(stage.depth == (allowsOutermost ? 1 : 2), "\(stage.story)")
    }
  }

  @Test(arguments: [3, 4, 6])
  func `at any depth the first touch is refused under a default, before there are sets for all`(
    depth: Int
  ) {
    defer { GestureArbiter.defaults = GestureArbiter.Defaults() }
    GestureArbiter.defaults.policy = .disabled
    everywhereWithoutArbiter(under: .each) { stage in
      var stacks = [stage.navigation]
      for _ in 1..<depth {
        let inner = UINavigationController()
        nest(inner, in: stacks[stacks.count - 1], screens: 2)
        // A screen to pop at each level, so that each needs a set.
        stacks[stacks.count - 1].viewControllers.insert(UIViewController(), at: 0)
        stacks.append(inner)
      }
      let depths = stacks.map(\.viewControllers.count)
      stage.rest()

      stage.swipeRight(from: 3)
      stage.swipeRight()

      #expect(stacks.map(\.viewControllers.count) == depths, "\(stage.story)")
    }
  }

  @Test func `stacks that were configured before they are presented have room at the first touch`()
  {
    let stage = Stage()
    var stacks = [UINavigationController()]
    stacks[0].modalPresentationStyle = .fullScreen
    for _ in 1..<4 {
      let inner = UINavigationController()
      nest(inner, in: stacks[stacks.count - 1], screens: 2)
      stacks.append(inner)
    }
    for stack in stacks { stack.gestureArbiter.policy = .disabled }
    stacks[0].gestureArbiter.policy = .standard
    stage.rest()
    stage.navigation.present(stacks[0], animated: false)
    stage.rest()

    stage.swipeRight(from: 3)

    #expect(stacks.map(\.viewControllers.count) == [1, 1, 1, 2], "\(stage.story)")
  }

  @Test(arguments: [2, 3, 4])
  func `each touch in a column of nested stacks is judged`(columns: Int) {
    let stage = Stage(size: CGSize(width: 390 * CGFloat(columns), height: 844))
    let host = UIViewController()
    stage.window.rootViewController = host
    var outer: [UINavigationController] = []
    for column in 0..<columns {
      let (stack, inner) = (UINavigationController(), UINavigationController())
      nest(inner, in: stack, screens: 1)
      host.addChild(stack)
      stack.view.frame = CGRect(x: 390 * CGFloat(column), y: 0, width: 390, height: 844)
      host.view.addSubview(stack.view)
      stack.didMove(toParent: host)
      for each in [stack, inner] { each.gestureArbiter.policy = .disabled }
      outer.append(stack)
    }
    stage.rest()

    // All but the last rest on the screen.
    var script = TouchScript()
    for column in 0..<columns {
      script = script.down(at: CGPoint(x: 100 + 390 * CGFloat(column), y: 500), touch: column)
    }
    let last = CGPoint(x: 280 + 390 * CGFloat(columns - 1), y: 500)
    script = script.move(to: last, over: 0.2, touch: columns - 1)
    for column in 0..<columns { script = script.up(touch: column) }
    stage.play(script)
    stage.rest()

    #expect(outer.map(\.viewControllers.count) == outer.map { _ in 2 }, "\(stage.story)")
  }

  @Test(arguments: [3, 4])
  func `under an app-wide driver the stacks of all columns pop with touches that land together`(
    columns: Int
  ) {
    defer { GestureArbiter.defaults = GestureArbiter.Defaults() }
    GestureArbiter.defaults.driver = .arbiter
    let stage = Stage(size: CGSize(width: 390 * CGFloat(columns), height: 844))
    let host = UIViewController()
    stage.window.rootViewController = host
    let stacks = (0..<columns).map { _ in UINavigationController() }
    for (column, stack) in stacks.enumerated() {
      stack.setViewControllers([UIViewController(), UIViewController()], animated: false)
      host.addChild(stack)
      stack.view.frame = CGRect(x: 390 * CGFloat(column), y: 0, width: 390, height: 844)
      host.view.addSubview(stack.view)
      stack.didMove(toParent: host)
    }
    GestureArbiter.defaults.policy = .standardWithoutEffect
    stage.rest()

    let start = stage.engine.clock.now
    for (step, phase) in ([.began] + [UITouch.Phase](repeating: .moved, count: 12)).enumerated() {
      let samples = (0..<columns).map { column in
        let place = CGPoint(x: 390 * CGFloat(column) + 100 + 15 * CGFloat(step), y: 500)
        return TouchSample(touch: column, phase: phase, location: place)
      }
      stage.engine.send(samples, at: start + 0.016 * Double(step))
    }
    stage.engine.send(
      (0..<columns).map { column in
        let place = CGPoint(x: 390 * CGFloat(column) + 280, y: 500)
        return TouchSample(touch: column, phase: .ended, location: place)
      }, at: start + 0.22)
    stage.rest()

    #expect(stacks.map(\.viewControllers.count) == stacks.map { _ in 1 }, "\(stage.story)")
  }

  // MARK: What lies around a stack

  enum Surroundings: CaseIterable { case swiftUI, recognizerAround, recognizerOnStack, onWindow }

  @Test(arguments: Surroundings.allCases, [false, true])
  func `a driver's pop precedes what follows drags around the stack`(
    surroundings: Surroundings, isDefault: Bool
  ) {
    defer { GestureArbiter.defaults = GestureArbiter.Defaults() }
    if isDefault { GestureArbiter.defaults.driver = .arbiter }
    // On iOS 26 an app-wide line leaves the pop to UIKit, and the drag to what has it there.
    let versions = isDefault ? [.v16, .v18] : SystemVersion.allCases
    everywhereWithoutArbiter(versions, under: .some(6), always: [.tieOnOneView]) { stage in
      let stack = UINavigationController(rootViewController: UIViewController())
      stack.pushViewController(UIViewController(), animated: false)
      stack.view.semanticContentAttribute = .forceLeftToRight
      let (host, view) = (UIViewController(), HeadlessHostingView(frame: StageMetrics.screen))
      host.view = view
      host.addChild(stack)
      view.addSubview(stack.view)
      stack.didMove(toParent: host)
      stage.window.rootViewController = host
      let own = DragRecognizer()
      switch surroundings {
      case .swiftUI: view.addGesture(.drag(minimumDistance: 10), name: "drag", onChanged: { _ in })
      case .recognizerAround: view.addGestureRecognizer(own)
      case .recognizerOnStack: stack.view.addGestureRecognizer(own)
      case .onWindow: stage.window.addGestureRecognizer(own)
      }
      if !isDefault { stack.gestureArbiter.driver = .arbiter }

      stage.swipeRight()

      #expect(stack.viewControllers.count == 1, "\(stage.story)")
    }
  }

  @Test func `what follows drags around a stack keeps those that pop nothing`() {
    let stage = Stage()
    let own = DragRecognizer()
    stage.navigation.view.addGestureRecognizer(own)
    stage.navigation.gestureArbiter.driver = .arbiter
    stage.push(UIViewController())
    for way in [CGPoint(x: -180, y: 4), CGPoint(x: 4, y: 180)] {
      own.beginnings = 0
      stage.play(.drag(from: CGPoint(x: 195, y: 422), by: way))
      stage.rest()
      #expect(own.beginnings == 1, "\(stage.story)")
    }
  }

  @Test func `one drag tells the screen of two stacks once, whichever is suspended`() {
    for seed in UInt64(1)...120 {
      var random = SeededGenerator(seed: seed)
      var behavior = UIKitBehavior(version: SystemVersion.allCases[Int(seed % 3)])
      if Bool.random(using: &random),
        let departure = behavior.departures.randomElement(using: &random)
      {
        behavior = departure.behavior
      }
      let (stage, inner) = (Stage(behavior: behavior), UINavigationController())
      let (leaf, host) = (InterceptingScreen { _ in false }, UIViewController())
      inner.setViewControllers(
        [[leaf], [UIViewController(), leaf]].randomElement(using: &random) ?? [leaf],
        animated: false)
      host.addChild(inner)
      inner.view.frame = StageMetrics.screen
      host.view.addSubview(inner.view)
      stage.push(host)
      for stack in [stage.navigation, inner] {
        if Bool.random(using: &random) { stack.gestureArbiter.driver = .arbiter }
        if Bool.random(using: &random) {
          stack.gestureArbiter.suspend(.edge, for: stage, because: "test")
        }
      }
      stage.rest()

      let slope = CGFloat.random(in: -250...250, using: &random)
      stage.play(.drag(from: CGPoint(x: 3, y: 420), by: CGPoint(x: 200, y: slope)))
      stage.rest()

      #expect(leaf.attempts.count < 2, "seed \(seed): \(leaf.attempts)\n\(stage.story)")
    }
  }

  @Test
  func `what recognizes beside other recognizers around a stack does so beside a driver's pan`() {
    let (stage, own, delegate) = (Stage(iOS: .v18), DragRecognizer(), SimultaneousDelegate())
    own.delegate = delegate
    stage.window.addGestureRecognizer(own)
    stage.navigation.gestureArbiter.driver = .arbiter
    stage.push(UIViewController())

    stage.swipeRight()

    #expect(stage.depth == 1 && own.beginnings == 1, "\(stage.story)")
  }

  @Test(.ofDebugBuilds)
  func `a stack around one whose arbiter is removed as a touch lands is judged`() {
    defer { GestureArbiter.defaults = GestureArbiter.Defaults() }
    let (stage, inner) = (Stage(iOS: .v18), UINavigationController())
    nest(inner, in: stage.navigation, screens: 2)
    var decisions: [PopDecision] = []
    stage.arbiter.driver = .uikitOnly
    stage.arbiter.policy = .disabled
    stage.arbiter.onDecision = { decisions.append($0) }
    inner.gestureArbiter.onIssue = { [weak inner] _ in inner?.existingGestureArbiter?.remove() }
    // The first touch finds that it is unavailable here.
    GestureArbiter.defaults.driver = .systemTransition
    stage.rest()

    stage.swipeRight(from: 3)

    #expect(inner.existingGestureArbiter == nil)
    #expect(!decisions.isEmpty && stage.depth == 2, "\(stage.story)")
  }

  // MARK: Building

  private func nest(
    _ inner: UINavigationController, in outer: UINavigationController, screens: Int
  ) {
    inner.setViewControllers((0..<screens).map { _ in UIViewController() }, animated: false)
    inner.view.semanticContentAttribute = .forceLeftToRight
    let host = UIViewController()
    host.addChild(inner)
    inner.view.frame = StageMetrics.screen
    host.view.addSubview(inner.view)
    inner.didMove(toParent: host)
    let isOutermost = outer.parent == nil
    outer.setViewControllers(isOutermost ? [UIViewController(), host] : [host], animated: false)
  }

  private func prepare(_ stack: UINavigationController, _ mover: Mover) -> UIPanGestureRecognizer? {
    switch mover {
    case .plain: break
    case .uikit: stack.gestureArbiter.onDecision = { _ in }
    case .driver: stack.gestureArbiter.driver = .arbiter
    case .driverWithoutBar:
      stack.isNavigationBarHidden = true
      stack.gestureArbiter.driver = .arbiter
    case .registered:
      let pan = UIPanGestureRecognizer()
      pan.onAction { [weak stack] in
        if $0.state == .began { stack?.popViewController(animated: false) }
      }
      stack.view.addGestureRecognizer(pan)
      stack.gestureArbiter.addPopRecognizer(pan, for: .contentPop)
      return pan
    }
    return nil
  }

  /// Whether a stack that is nested in none would pop.
  private func popsAlone(_ mover: Mover, from x: CGFloat, under behavior: UIKitBehavior) -> Bool {
    let stage = Stage(behavior: behavior)
    stage.push(UIViewController())
    let pan = prepare(stage.navigation, mover)
    stage.swipeRight(from: x)
    withExtendedLifetime(pan) {}
    return stage.depth == 1
  }
}

private final class SimultaneousDelegate: NSObject, UIGestureRecognizerDelegate {
  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool { true }
}

/// A recognizer of an app's own that follows drags.
private final class DragRecognizer: UIGestureRecognizer {
  var beginnings = 0
  private var start = CGPoint.zero

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    start = touches.first?.location(in: nil) ?? .zero
  }

  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    guard let place = touches.first?.location(in: nil) else { return }
    if state == .possible, hypot(place.x - start.x, place.y - start.y) >= 10 {
      state = .began
      beginnings += 1
    } else if state == .began || state == .changed {
      state = .changed
    }
  }

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    state = state == .possible ? .failed : .ended
  }
}
#endif
