#if HEADLESS
import Foundation
import GestureArbitration
import GestureLab
import HeadlessUIKit
import Testing

/// A touch that rests holds nothing: what pops under plain UIKit, and nobody refuses, pops.
@MainActor @Suite struct SeveralTouchesTests {
  @Test(arguments: 0..<6)
  func `C110: what two or three touches pop under plain UIKit, they pop with an arbiter`(
    part: Int
  ) {
    defer { GestureArbiter.defaults = GestureArbiter.Defaults() }
    var pops = 0
    for seed in 1...30 {
      let touches = RandomTouches(seed: UInt64(30 * part + seed))
      GestureArbiter.defaults = GestureArbiter.Defaults()
      let plain = touches.play { _ in }
      if plain.popped { pops += 1 }
      for setting in Setting.allCases {
        GestureArbiter.defaults = GestureArbiter.Defaults()
        let configured = touches.play(setting.apply)
        GestureArbiter.defaults = GestureArbiter.Defaults()
        // A pop that a gate has held begins later, and may be too short then. A driver pops more,
        // and what drags with two fingers less.
        let isSame =
          plain.popped
          ? configured.begins || touches.severalDrag
          : !configured.popped || setting == .driver
        if !isSame {
          Issue.record("\(touches.seed), \(setting): plain \(plain.popped)\n\(configured.story)")
        }
      }
    }
    #expect(pops > 0)
  }

  @Test(arguments: [true, false])
  func `the innermost stack under the finger pops, wherever the thumb rests`(isInside: Bool) {
    everywhereWithoutArbiter([.v26], except: [.heldExclusion, .secondTouchOfPop]) { stage in
      let (host, inner) = (UIViewController(), UINavigationController())
      inner.setViewControllers([UIViewController(), UIViewController()], animated: false)
      host.addChild(inner)
      inner.view.frame = CGRect(x: 0, y: 400, width: 390, height: 444)
      host.view.addSubview(inner.view)
      stage.push(host)
      for stack in [stage.navigation, inner] { stack.gestureArbiter.onDecision = { _ in } }
      stage.rest()
      let (finger, thumb): (CGFloat, CGFloat) = isInside ? (600, 200) : (200, 600)
      stage.play(
        TouchScript().down(at: CGPoint(x: 300, y: thumb), touch: 0).hold(for: 0.3)
          .down(at: CGPoint(x: 100, y: finger), touch: 1)
          .move(to: CGPoint(x: 380, y: finger), over: 0.3, touch: 1).up(touch: 1).up(touch: 0))
      stage.rest()

      let depths = [stage.navigation, inner].map(\.viewControllers.count)
      #expect(depths == (isInside ? [2, 1] : [1, 2]), "\(stage.story)")
    }
  }

  @Test(arguments: [false, true])
  func `no second swipe beside the same thumb pops a screen that refuses`(thumbFirst: Bool) {
    everywhereWithoutArbiter(always: [.secondTouchOfPop]) { stage in
      let (asking, top) = (InterceptingScreen { _ in false }, UIViewController())
      for screen in [asking, top] { stage.push(screen) }
      _ = stage.arbiter
      stage.rest()
      func swipe(_ script: TouchScript) -> TouchScript {
        script.move(to: CGPoint(x: 380, y: 300), over: 0.3, touch: 1).up(touch: 1).hold(for: 1)
      }
      let (thumb, finger) = (CGPoint(x: 300, y: 700), CGPoint(x: 100, y: 300))
      let landed =
        thumbFirst
        ? TouchScript().down(at: thumb, touch: 0).hold(for: 0.3).down(at: finger, touch: 1)
        : TouchScript().down(at: finger, touch: 1).down(at: thumb, touch: 0).hold(for: 0.3)
      stage.play(swipe(swipe(landed).down(at: finger, touch: 1)).up(touch: 0))
      stage.rest()
      #expect(asking.parent != nil, "\(stage.story)")
    }
  }

  /// Before iOS 26 UIKit's edge pop begins with one touch only.
  @Test(arguments: [SystemVersion.v16, .v18])
  func `an edge swipe beside a thumb that rests pops nothing, and a decision says so`(
    version: SystemVersion
  ) {
    let phone = Phone(UIKitBehavior(version: version))
    phone.stage.play(
      TouchScript().down(at: CGPoint(x: 300, y: 700)).hold(for: 0.5)
        .down(at: CGPoint(x: 6, y: 400), touch: 1)
        .move(to: CGPoint(x: 206, y: 404), over: 0.25, touch: 1).up(touch: 1).up())
    phone.stage.rest()
    #expect(phone.depth == 2, "\(phone.story)")
    #expect(
      phone.decisions.map(\.description)
        == ["edge pop refused at (6, 400): the pop recognizer failed beside another touch"],
      "\(phone.story)")

    // A scroll that starts in the middle is no edge swipe.
    phone.stage.play(
      TouchScript().down(at: CGPoint(x: 300, y: 700)).hold(for: 0.5)
        .down(at: CGPoint(x: 100, y: 400), touch: 1)
        .move(to: CGPoint(x: 300, y: 404), over: 0.25, touch: 1).up(touch: 1).up())
    phone.stage.rest()
    #expect(phone.decisions.count == 1, "\(phone.story)")
  }

  @Test func `a thumb that rests beside a claimed view isn't a way around its claim`() {
    everywhere([.v26]) { phone in
      let (canvas, blank) = (UIView(frame: StageMetrics.screen), UIView(frame: StageMetrics.screen))
      (canvas.frame.size.height, blank.frame.origin.y) = (400, 400)
      phone.screen.view.addSubview(canvas)
      phone.screen.view.addSubview(blank)
      canvas.popGestureRole = .claims(.horizontalDrags)
      // The thumb rests beside it, and the other finger draws.
      phone.stage.play(
        TouchScript().down(at: CGPoint(x: 300, y: 700), touch: 0).hold(for: 0.3)
          .down(at: CGPoint(x: 100, y: 200), touch: 1)
          .move(to: CGPoint(x: 320, y: 200), over: 0.3, touch: 1).up(touch: 1).up(touch: 0))
      phone.stage.rest()
      #expect(phone.depth == 2, "\(phone.story)")
    }
  }
}

/// What holds for the stack, and refuses nothing.
private enum Setting: CaseIterable {
  case asked, defaultPolicy, screenPolicy, agreeingScreen, driver

  @MainActor
  func apply(to stage: Stage) {
    switch self {
    case .asked: _ = stage.arbiter
    case .defaultPolicy: GestureArbiter.defaults.policy = .standardWithoutEffect
    case .screenPolicy: stage.navigation.topViewController?.popPolicy = .standard
    case .agreeingScreen:
      stage.navigation.topViewController?.popInterceptor = Agreeing.interceptor
    case .driver: stage.arbiter.driver = .arbiter
    }
  }
}

/// Agrees to every pop.
private final class Agreeing: PopIntercepting {
  static let interceptor = Agreeing()

  func allowsPop(by trigger: PopTrigger) -> Bool { true }
}

/// What came of touches.
private struct Played {
  /// Whether a pop of UIKit's or a driver's began.
  let begins: Bool
  let popped: Bool
  let story: String
}

/// Two or three touches, some of which rest and others drag.
@MainActor
private struct RandomTouches {
  let seed: UInt64
  private let behavior: UIKitBehavior
  private let hasList: Bool
  /// Whether more than one of them drags.
  let severalDrag: Bool
  private let samples: [(time: TimeInterval, sample: TouchSample)]

  init(seed: UInt64) {
    self.seed = seed
    var random = SeededGenerator(seed: seed)
    var behavior = UIKitBehavior(version: seed % 4 == 0 ? .v18 : .v26)
    behavior.secondTouchOfPop = Bool.random(using: &random) ? .joins : .isIgnored
    if Bool.random(using: &random),
      let departure = behavior.departures.randomElement(using: &random)
    {
      behavior = departure.behavior
    }
    self.behavior = behavior
    hasList = Bool.random(using: &random)
    var samples: [(time: TimeInterval, sample: TouchSample)] = []
    let count = Int.random(in: 2...3, using: &random)
    let dragging = Int.random(in: 0..<count, using: &random)
    var numberOfDrags = 0
    for touch in 0..<count {
      let landing = Double.random(in: 0...0.3, using: &random)
      var place = CGPoint(
        x: [3, 100, 250].randomElement(using: &random) ?? 100,
        y: CGFloat.random(in: 150...750, using: &random))
      func add(_ phase: UITouch.Phase, _ time: TimeInterval) {
        samples.append((time, TouchSample(touch: touch, phase: phase, location: place)))
      }
      add(.began, landing)
      let drags = touch == dragging || Int.random(in: 0..<5, using: &random) == 0
      let angle =
        touch == dragging
        ? CGFloat.random(in: -0.3...0.3, using: &random)
        : CGFloat.random(in: -3...3, using: &random)
      let start = landing + Double.random(in: 0...0.4, using: &random)
      if drags {
        numberOfDrags += 1
        for step in 1...15 {
          place.x += 14 * cos(angle)
          place.y += 14 * sin(angle)
          add(.moved, start + Double(step) / 60)
        }
      } else if Bool.random(using: &random) {
        // A thumb trembles.
        place.x += 1
        add(.moved, start)
      }
      add(.ended, start + 0.3 + Double.random(in: 0...0.6, using: &random))
    }
    severalDrag = numberOfDrags > 1
    self.samples = samples.sorted { $0.time < $1.time }
  }

  /// Plays them.
  func play(_ configure: (Stage) -> Void) -> Played {
    let stage = Stage(behavior: behavior)
    let screen = UIViewController()
    stage.push(screen)
    if hasList {
      let list = UIScrollView(frame: StageMetrics.screen)
      list.contentSize = CGSize(width: 390, height: 4000)
      screen.view.addSubview(list)
    }
    configure(stage)
    stage.rest()
    let now = stage.engine.clock.now
    for (time, sample) in samples { stage.engine.send([sample], at: now + time) }
    stage.rest()
    let pops = [
      "UINavigationController.edgeSwipe", "UINavigationController.contentSwipe",
      "GestureArbiter.edgePan", "GestureArbiter.contentPan",
    ]
    let begins = stage.timeline.winners.contains { pops.contains($0.name ?? "") }
    return Played(begins: begins, popped: screen.parent == nil, story: stage.story)
  }
}
#endif
