#if HEADLESS
import Foundation
import GestureArbitration
import GestureLab
import HeadlessUIKit
import Testing

/// What becomes of drags that start on controls, of pencil strokes, and of settings for motion.
@MainActor @Suite(.serialized) struct DriverControlTests {
  /// A control that follows no drag.
  enum Still: CaseIterable {
    case button, textField, segments, stepper, card, plain, disabledKnob, knobThatDoesNotTrack,
      switchedRole

    @MainActor var control: UIControl {
      switch self {
      case .button: return UIButton()
      case .textField: return UITextField()
      case .segments: return UISegmentedControl(items: ["A", "B"])
      case .stepper: return UIStepper()
      case .card:
        let card = UIControl()
        card.addAction(UIAction { _ in }, for: [.touchUpInside, .touchDown])
        return card
      case .plain: return UIControl()
      case .disabledKnob:
        let knob = Knob()
        knob.isEnabled = false
        return knob
      case .knobThatDoesNotTrack:
        let knob = Knob()
        knob.tracks = false
        return knob
      case .switchedRole:
        let knob = Knob()
        knob.popGestureRole = .custom { _ in nil }
        return knob
      }
    }
  }

  private final class Knob: UIControl {
    var tracks = true
    var moves = 0

    override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { tracks }

    override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
      moves += 1
      return true
    }
  }

  private static let area = CGRect(x: 100, y: 380, width: 250, height: 80)

  @Test func `a slider whose value counts when it is released still follows drags`() {
    everywhere {
      $0.arbiter.driver = .arbiter
      let slider = UISlider(frame: Self.area)
      slider.value = 0.5
      slider.addAction(UIAction { _ in }, for: [.touchUpInside, .touchUpOutside])
      $0.screen.view.addSubview(slider)

      $0.drag(from: CGPoint(x: 225, y: 420), by: CGPoint(x: 120, y: 2))
      $0.stage.rest()

      #expect($0.depth == 2, "\($0.story)")
    }
  }

  @Test(arguments: Still.allCases)
  func `a drag on a control that follows none pops`(control: Still) {
    everywhere {
      $0.arbiter.driver = .arbiter
      let control = control.control
      control.frame = Self.area
      $0.screen.view.addSubview(control)

      $0.swipeRight()
      $0.stage.rest()

      #expect($0.depth == 1, "\($0.story)")
      #expect($0.decisions.contains { $0.allows }, "\($0.story)")
      $0.expectRest()
    }
  }

  @Test func `a control that tracks the drag keeps it, and the decision names it`() {
    everywhere {
      $0.arbiter.driver = .arbiter
      let knob = Knob(frame: Self.area)
      $0.screen.view.addSubview(knob)

      $0.swipeRight()
      $0.stage.rest()

      #expect($0.depth == 2 && knob.moves > 10, "\($0.story)")
      #expect($0.decisions.map(\.refusal) == [.claimed(name: "Knob")], "\($0.story)")
      #expect(
        $0.arbiter.explanation(at: CGPoint(x: 195, y: 422)).description.contains("Knob"),
        "\($0.arbiter.explanation(at: CGPoint(x: 195, y: 422)))")
    }
  }

  @Test func `of a control in a control the inner one keeps its drags`() {
    let phone = Phone(UIKitBehavior(version: .v18))
    phone.arbiter.driver = .arbiter
    let (knob, outer) = (Knob(frame: Self.area), UIControl(frame: StageMetrics.screen))
    outer.addSubview(knob)
    phone.screen.view.addSubview(outer)

    phone.swipeRight()
    phone.stage.rest()

    #expect(phone.decisions.map(\.refusal) == [.claimed(name: "Knob")], "\(phone.story)")
  }

  @Test(arguments: [0.05, 0.6])
  func `C135: a control in a scroll view keeps a drag that it has not received yet`(time: Double) {
    everywhere {
      $0.arbiter.driver = .arbiter
      let list = $0.addScrollView(content: CGSize(width: 390, height: 3000))
      let slider = UISlider(frame: CGRect(x: 20, y: 400, width: 350, height: 44))
      slider.value = 0.5
      list.addSubview(slider)

      $0.stage.play(
        TouchScript().down(at: CGPoint(x: 195, y: 422)).hold(for: time == 0.6 ? 0.3 : 0)
          .move(to: CGPoint(x: 330, y: 424), over: time).up())
      $0.stage.rest()

      #expect($0.depth == 2, "\($0.story)")
    }
  }

  /// Where a control receives its touch at once.
  enum Prompt: CaseIterable {
    case outsideScrollView, withoutDelay, withoutScrolling, aroundScrollView
  }

  @Test(arguments: Prompt.allCases)
  func `C135: a control is awaited only in a scroll view that delays touches`(place: Prompt) {
    let phone = Phone(UIKitBehavior(version: .v18))
    phone.arbiter.driver = .arbiter
    let knob = Knob(frame: Self.area)
    knob.tracks = false
    switch place {
    case .outsideScrollView: phone.screen.view.addSubview(knob)
    case .aroundScrollView:
      phone.screen.view.addSubview(knob)
      _ = phone.addScrollView(
        content: CGSize(width: 250, height: 800), in: knob, frame: knob.bounds)
    case .withoutDelay, .withoutScrolling:
      let list = phone.addScrollView(content: CGSize(width: 390, height: 3000))
      list.isScrollEnabled = place != .withoutScrolling
      list.delaysContentTouches = place != .withoutDelay
      list.addSubview(knob)
    }

    phone.touch(.began, 120)
    for x in stride(from: 140.0, through: 340, by: 20) { phone.touch(.moved, x) }
    phone.touch(.ended, 340)
    phone.stage.rest()

    #expect(phone.depth == 1, "\(phone.story)")
  }

  @Test(arguments: [false, true])
  func `C135: no edge pop and no pop of UIKit's waits for a control in a scroll view`(
    hasDriver: Bool
  ) {
    let phone = Phone()
    let list = phone.addScrollView(content: CGSize(width: 390, height: 3000))
    let knob = Knob(frame: CGRect(x: 0, y: 380, width: 390, height: 80))
    list.addSubview(knob)
    if hasDriver {
      phone.arbiter.driver = .arbiter
      phone.stage.navigation.isNavigationBarHidden = true
    }

    let start: CGFloat = hasDriver ? 6 : 120
    phone.touch(.began, start)
    for step in 1...10 { phone.touch(.moved, start + 20 * CGFloat(step)) }
    phone.touch(.ended, start + 200)
    phone.stage.rest()

    let gesture: NavigationGesture = hasDriver ? .edgePop : .contentPop
    let decision = phone.decisions.first { $0.attempt.gesture == gesture }
    #expect(decision != nil && decision?.refusal != .endedUndecided, "\(phone.story)")
    #expect(!hasDriver || phone.depth == 1, "\(phone.story)")
  }

  @Test(arguments: [0.0, 0.3])
  func `C135: a control in a scroll view that refuses to track a drag leaves it to the pop`(
    rest: Double
  ) {
    everywhere {
      $0.arbiter.driver = .arbiter
      let list = $0.addScrollView(content: CGSize(width: 390, height: 3000))
      let knob = Knob(frame: Self.area)
      knob.tracks = false
      list.addSubview(knob)

      $0.stage.play(
        TouchScript().down(at: CGPoint(x: 120, y: 422)).hold(for: rest)
          .move(to: CGPoint(x: 340, y: 424), over: 0.5).up())
      $0.stage.rest()

      #expect($0.depth == 1, "\($0.story)")
      #expect($0.decisions.contains { $0.allows }, "\($0.story)")
      $0.expectRest()
    }
  }

  @Test func `C135: under a control that receives its touch late a pager still turns its page`() {
    everywhere {
      $0.arbiter.driver = .arbiter
      let pager = $0.addScrollView(content: CGSize(width: 1950, height: 844))
      pager.isPagingEnabled = true
      pager.contentOffset.x = 780
      pager.allowsPopGestureAtLeadingEdge = true
      let knob = Knob(frame: Self.area.offsetBy(dx: 780, dy: 0))
      knob.tracks = false
      pager.addSubview(knob)

      $0.stage.play(
        TouchScript().down(at: CGPoint(x: 120, y: 422))
          .move(to: CGPoint(x: 330, y: 424), over: 0.15).up())
      $0.stage.rest()

      #expect($0.depth == 2 && pager.contentOffset.x == 390, "\($0.story)")
      #expect($0.decisions.contains { $0.refusal?.code == "contentAwayFromEdge" }, "\($0.story)")
    }
  }

  @Test(arguments: [(0.19, false), (0.22, true)])
  func `C135: 0.2 s after a touch has landed a control tracks it or never will`(
    time: Double, begins: Bool
  ) {
    let phone = Phone(UIKitBehavior(version: .v18))
    phone.arbiter.driver = .arbiter
    let list = phone.addScrollView(content: CGSize(width: 390, height: 3000))
    let knob = Knob(frame: Self.area)
    knob.tracks = false
    list.addSubview(knob)

    phone.stage.play(
      TouchScript().down(at: CGPoint(x: 120, y: 422)).move(to: CGPoint(x: 240, y: 423), over: time))

    let hasBegun = phone.stage.navigation.transitionCoordinator != nil
    #expect(hasBegun == begins, "\(phone.story)")
  }

  @Test func `a control keeps its drag from a policy that does not ask for contents`() {
    everywhere {
      $0.arbiter.driver = .arbiter
      $0.arbiter.policy.rules = [.allow("moved") { $0.hasMoved }]
      let knob = Knob(frame: Self.area)
      $0.screen.view.addSubview(knob)

      $0.swipeRight()
      $0.stage.rest()

      #expect($0.depth == 2 && knob.moves > 10, "\($0.story)")
    }
  }

  @Test func `over a control that tracks the drag no policy tells the screen`() {
    everywhere(SystemVersion.allCases.filter { $0 < .v26 }) {
      $0.arbiter.driver = .arbiter
      $0.arbiter.policy.rules = [.movesTowardsTrailing, .asksScreen]
      let judge = InterceptingScreen { _ in false }
      $0.screen.popInterceptor = judge
      $0.screen.view.addSubview(Knob(frame: Self.area))

      $0.swipeRight()
      $0.stage.rest()

      #expect($0.depth == 2 && judge.attempts.isEmpty, "\(judge.attempts) \($0.story)")
    }
  }

  @Test(arguments: [false, true])
  func `over the bezel a drag pops from a control that would follow it`(isDrivers: Bool) {
    everywhere {
      $0.arbiter.driver = .arbiter
      // Where there is no back button the edge pop is the driver's.
      $0.stage.navigation.isNavigationBarHidden = isDrivers
      $0.screen.view.addSubview(Knob(frame: CGRect(x: 0, y: 380, width: 390, height: 80)))

      $0.swipeRight(from: 6)
      $0.stage.rest()

      #expect($0.depth == 1, "\($0.story)")
    }
  }

  @Test(arguments: [UITouch.TouchType.direct, .pencil, .indirectPointer])
  func `a pencil's stroke moves no screen, nor does a drag of a mouse`(type: UITouch.TouchType) {
    let phone = Phone(UIKitBehavior(version: .v16))
    phone.arbiter.driver = .arbiter

    let clock = phone.stage.engine.clock
    for step in 0...40 {
      let phase: UITouch.Phase = step == 0 ? .began : step == 40 ? .ended : .moved
      phone.stage.engine.send(
        [
          TouchSample(
            phase: phase, location: CGPoint(x: 150 + 5 * CGFloat(min(step, 39)), y: 400),
            type: type)
        ],
        at: clock.now + 1.0 / 120)
    }
    phone.stage.rest()

    #expect(phone.depth == (type == .direct ? 1 : 2), "\(phone.story)")
    #expect((phone.decisions.map(\.refusal?.code) == ["touchNotReceived"]) == (type != .direct))
  }

  @Test func `C208: a pop that UIKit keeps away from a button is explained`() {
    everywhere([.v26]) {
      let button = UIButton(frame: Self.area)
      $0.screen.view.addSubview(button)

      $0.swipeRight()
      $0.stage.rest()

      #expect(($0.depth == 1) == $0.decisions.contains(where: \.allows), "\($0.story)")
      #expect($0.decisions.count == 1, "\($0.story)")
    }
  }

  @Test func `C208: over a button a pop without UIKit's delegate is reported as it begins`() {
    everywhere([.v26]) {
      $0.screen.view.addSubview(UIButton(frame: Self.area))
      $0.stage.navigation.interactiveContentPopGestureRecognizer?.delegate = nil

      $0.swipeRight()
      $0.stage.rest()

      #expect(($0.depth == 1) == $0.decisions.contains(where: \.allows), "\($0.story)")
    }
  }

  @Test func `C208: a tap on a button isn't an attempt of a pop`() {
    everywhere([.v26]) {
      $0.screen.view.addSubview(UIButton(frame: Self.area))

      $0.stage.play(TouchScript().down(at: CGPoint(x: 195, y: 422)).hold(for: 0.1).up())
      $0.stage.rest()

      #expect($0.decisions.isEmpty, "\($0.story)")
    }
  }

  // MARK: Motion

  private func withMotion(reduced: Bool, crossFade: Bool, _ body: () -> Void) {
    UIAccessibility.headlessIsReduceMotionEnabled = reduced
    UIAccessibility.headlessPrefersCrossFadeTransitions = crossFade
    body()
    UIAccessibility.headlessIsReduceMotionEnabled = false
    UIAccessibility.headlessPrefersCrossFadeTransitions = false
  }

  @Test(arguments: [false, true])
  func `with Reduce Motion the screen below rests while the one on top follows the touch`(
    isReduced: Bool
  ) {
    let phone = Phone(UIKitBehavior(version: .v16))
    phone.arbiter.driver = .arbiter
    let below = phone.stage.navigation.viewControllers[0]

    withMotion(reduced: isReduced, crossFade: isReduced) {
      phone.touch(.began, 150)
      for x in stride(from: CGFloat(160), through: 250, by: 10) { phone.touch(.moved, x) }
      let (top, bottom) = (phone.frame(of: phone.screen.view), phone.frame(of: below.view))
      #expect(abs(top.minX - 100) < 12, "\(phone.story)")
      #expect((bottom.minX == 0) == isReduced, "\(bottom) \(phone.story)")
      #expect(phone.screen.view.alpha == 1)
      phone.touch(.ended, 250)
      phone.stage.rest()
    }
    phone.expectRest()
  }

  @Test func `with Prefer Cross-Fade a pop by code fades in place, and opacity comes back`() {
    let phone = Phone(UIKitBehavior(version: .v16))
    phone.screen.popTransition = .system
    phone.screen.view.alpha = 0.5
    withMotion(reduced: true, crossFade: true) {
      #expect(phone.arbiter.pop())
      phone.stage.engine.clock.advance(by: GestureMetrics.slideDuration / 2)
      let view = phone.screen.view
      #expect(view.map { phone.frame(of: $0).minX } == 0, "\(phone.story)")
      phone.stage.rest()
      #expect(phone.depth == 1)
      #expect(view?.alpha == 0.5, "\(phone.story)")
    }
    phone.expectRest()
  }

  // MARK: Endurance

  @Test func `C259: after 100 drags that are cancelled, caught and finished all is in place`() {
    for version in SystemVersion.allCases {
      let phone = Phone(UIKitBehavior(version: version))
      phone.arbiter.driver = .arbiter
      phone.screen.popTransition = .system
      let bar = phone.stage.navigation.navigationBar
      let before = (phone.frame(of: bar), bar.alpha, phone.screen.view.superview)

      var (finished, caught) = (0, 0)
      for round in 0..<100 {
        drag(phone, until: 330, lifting: round % 3 > 0)
        if round % 3 == 2 {
          // The screen that leaves is caught, dragged back, and let go.
          phone.stage.engine.clock.advance(by: 0.05)
          #expect(phone.stage.navigation.transitionCoordinator != nil, "\(phone.story)")
          phone.touch(.began, 350)
          for x in stride(from: 350.0, through: 40, by: -10) { phone.touch(.moved, x) }
          phone.stage.engine.clock.advance(by: 0.3)
          phone.touch(.ended, phone.touchX)
        }
        phone.stage.rest()
        phone.expectRest()
        #expect(phone.depth == (round % 3 == 1 ? 1 : 2), "round \(round) \(phone.story)")
        finished += phone.depth == 1 ? 1 : 0
        caught += round % 3 == 2 && phone.depth == 2 ? 1 : 0
        if phone.depth == 1 { phone.stage.push(phone.screen) }
        if phone.stage.navigation.viewControllers.last !== phone.screen { return }
      }
      #expect(finished == 33 && caught == 33, "\(finished) finished, \(caught) caught")

      #expect(phone.frame(of: bar) == before.0 && bar.alpha == before.1)
      #expect(phone.screen.view.superview === before.2)
      #expect(phone.issues.isEmpty, "\(phone.issues)")
    }
  }

  /// Drags from 150 pt; a drag that is lifted slowly returns, and a fast one finishes.
  private func drag(_ phone: Phone, until end: CGFloat, lifting isFast: Bool) {
    phone.touch(.began, 150)
    for x in stride(from: CGFloat(150), through: end, by: isFast ? 12 : 3) {
      phone.touch(.moved, x)
    }
    if !isFast { phone.stage.engine.clock.advance(by: 0.3) }
    phone.touch(.ended, phone.touchX)
  }
}
#endif
