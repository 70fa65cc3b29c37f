#if HEADLESS
import Foundation
import GestureArbitration
import GestureLab
import HeadlessUIKit
import Testing

/// A pop recognizer of the app's own behind a gate: `addPopRecognizer(_:for:)`.
@MainActor @Suite struct AppPopTests {
  private static let old: [SystemVersion] = [.v16, .v18]

  /// Adds a full-screen pan as apps have them: it pops when it begins.
  private func addPan(to phone: Phone, on view: UIView? = nil) -> UIPanGestureRecognizer {
    let navigation = phone.stage.navigation
    let pan = UIPanGestureRecognizer()
    pan.name = "app.pan"
    pan.observeActions { [weak navigation] recognizer in
      if recognizer.state == .began { navigation?.popViewController(animated: true) }
    }
    (view ?? navigation.view).addGestureRecognizer(pan)
    phone.arbiter.addPopRecognizer(pan, for: .contentPop)
    return pan
  }

  @Test func `an app's own pan pops with a drag that the rules allow, and is reported once`() {
    everywhere(Self.old) {
      let pan = addPan(to: $0)

      $0.swipeRight()
      $0.stage.rest()

      #expect($0.depth == 1 && $0.hasWon(pan), "\($0.story)")
      #expect($0.decisions.map(\.allows) == [true], "\($0.story)")
      #expect($0.decisions.map(\.attempt.gesture) == [.contentPop], "\($0.story)")
    }
  }

  @Test func `a pan that is taken from behind its gate pops whatever the rules say`() {
    everywhere(Self.old) {
      let pan = addPan(to: $0)
      $0.screen.popPolicy = .disabled
      $0.swipeRight()
      $0.stage.rest()
      #expect($0.depth == 2, "\($0.story)")

      $0.arbiter.removePopRecognizer(pan)
      $0.swipeRight()
      $0.stage.rest()
      #expect($0.depth == 1, "\($0.story)")
    }
  }

  @Test(arguments: [false, true])
  func `an app's own screen-edge pan is an edge pop`(isDisabled: Bool) {
    everywhere {
      let navigation = $0.stage.navigation
      navigation.interactivePopGestureRecognizer?.isEnabled = false
      let pan = UIScreenEdgePanGestureRecognizer()
      pan.edges = .left
      pan.observeActions { [weak navigation] recognizer in
        if recognizer.state == .began { navigation?.popViewController(animated: true) }
      }
      navigation.view.addGestureRecognizer(pan)
      $0.arbiter.addPopRecognizer(pan, for: .edgePop)
      if isDisabled { $0.screen.popPolicy = .disabled }

      $0.swipeRight(from: 6)
      $0.stage.rest()

      #expect($0.depth == (isDisabled ? 2 : 1), "\($0.story)")
      let edge = $0.decisions.first { $0.attempt.gesture == .edgePop }
      #expect(edge?.allows == !isDisabled, "\($0.story)")
      #expect($0.issues.isEmpty, "\($0.issues)")
    }
  }

  @Test func `beside UIKit's content pop an app's own pan pops one screen`() {
    everywhere([.v26]) {
      $0.stage.push(UIViewController())
      _ = addPan(to: $0)

      $0.swipeRight()
      $0.stage.rest()

      #expect($0.depth == 2, "\($0.story)")
    }
  }

  enum Refusal: CaseIterable {
    case policy, suspension, leftwards, disabledArbiter, screen
  }

  @Test(arguments: Refusal.allCases)
  func `an app's own pan begins with no drag that the rules refuse`(refusal: Refusal) {
    everywhere(Self.old) {
      let pan = addPan(to: $0)
      let interceptor = Refuser()
      switch refusal {
      case .policy: $0.screen.popPolicy = .disabled
      case .suspension: $0.arbiter.suspend(.content, for: pan, because: "recording")
      case .leftwards: break
      case .disabledArbiter: $0.arbiter.allowsPopGestures = false
      case .screen: $0.screen.popInterceptor = interceptor
      }

      $0.drag(
        from: CGPoint(x: 195, y: 422), by: CGPoint(x: refusal == .leftwards ? -150 : 150, y: 4))
      $0.stage.rest()

      #expect($0.depth == 2 && !$0.hasWon(pan), "\($0.story)")
      #expect(interceptor.attempts == (refusal == .screen ? [.contentSwipe] : []), "\($0.story)")
    }
  }

  @Test func `at the root an app's own pan does not begin`() {
    everywhere(Self.old, isPushed: false) {
      let pan = addPan(to: $0)

      $0.swipeRight()
      $0.stage.rest()

      #expect(!$0.hasWon(pan), "\($0.story)")
    }
  }

  @Test(arguments: [CGFloat(0), 390])
  func `a pager defers to an app's own pan at its leading edge only, to the point`(
    offset: CGFloat
  ) {
    everywhere(Self.old) {
      let pan = addPan(to: $0)
      let pager = $0.addScrollView(
        content: CGSize(width: 1950, height: 844), offset: CGPoint(x: offset, y: 0))
      pager.isPagingEnabled = true
      pager.allowsPopGestureAtLeadingEdge = true

      $0.swipeRight()
      #expect($0.hasWon(pan) == (offset == 0), "\($0.story)")
      #expect((pager.contentOffset.x == offset) == (offset == 0), "\($0.story)")
      $0.stage.rest()
      #expect($0.depth == (offset == 0 ? 1 : 2), "\($0.story)")
    }
  }

  @Test func `an app's own pan in a view that claims other drags does not wait for itself`() {
    everywhere(Self.old) { phone in
      let view = UIView(frame: StageMetrics.screen)
      view.popGestureRole = .claims { $0.location.x > 300 }
      phone.screen.view.addSubview(view)
      let pan = addPan(to: phone, on: view)

      phone.swipeRight(from: 150)
      phone.stage.rest()

      #expect(phone.depth == 1 && phone.hasWon(pan), "\(phone.story)")
    }
  }

  @Test func `an app's own pan of another screen changes nothing on this one`() {
    everywhere([.v26]) { phone in
      let pan = addPan(to: phone, on: phone.screen.view)
      phone.stage.push(UIViewController())

      // UIKit's own recognizer begins with a slanting drag where nothing competes.
      phone.drag(from: CGPoint(x: 100, y: 300), by: CGPoint(x: 170, y: 90))
      phone.stage.rest()

      #expect(!phone.hasWon(pan), "\(phone.story)")
      #expect(phone.decisions.allSatisfy { $0.attempt.performer == .uikit }, "\(phone.story)")
    }
  }

  @Test(arguments: [false, true])
  func `an app's own pan takes the place of UIKit's recognizer of its gesture while it is enabled`(
    isEnabled: Bool
  ) {
    let phone = Phone()
    phone.stage.push(UIViewController())
    addPan(to: phone).isEnabled = isEnabled

    phone.swipeRight(from: 6)
    phone.stage.rest()

    #expect(
      phone.decisions.map(\.attempt.gesture) == [.edgePop, .contentPop], "\(phone.story)")
    #expect(
      phone.decisions.map(\.attempt.performer) == [.uikit, isEnabled ? .arbiter : .uikit],
      "\(phone.story)")
  }

  @Test func `C021: UIKit's recognizer pops though an app's own pan does not receive the touch`() {
    let phone = Phone()
    let refusal = RefusingDelegate(receives: false)
    let pan = addPan(to: phone)
    pan.delegate = refusal

    phone.swipeRight()
    phone.stage.rest()

    #expect(phone.depth == 1 && !phone.hasWon(pan), "\(phone.story)")
  }

  @Test func `a screen is told of UIKit's pop though an app's own pan would not begin`() {
    let phone = Phone()
    let screen = InterceptingScreen { _ in false }
    phone.stage.push(screen)
    let refusal = RefusingDelegate()
    addPan(to: phone).delegate = refusal

    phone.swipeRight()
    phone.stage.rest()

    #expect(screen.attempts == [.contentSwipe], "\(phone.story)")
    #expect(phone.depth == 3, "\(phone.story)")
  }

  @Test func `where no content defers UIKit alone asks a delegate whether its pop may begin`() {
    let phone = Phone(UIKitBehavior(version: .v18))
    let delegate = RefusingDelegate()
    addPan(to: phone).delegate = delegate

    phone.swipeRight()

    #expect(phone.decisions.map(\.allows) == [true], "\(phone.story)")
    #expect(delegate.questions == 1, "\(phone.story)")
  }

  /// What keeps UIKit's own recognizer from beginning beside an app's.
  enum Obstacle: CaseIterable {
    case olderSystem, refusedTouch, steepStart
  }

  @Test(arguments: Obstacle.allCases)
  func `promise 7: a screen is not told of a pop that neither UIKit nor the app would begin`(
    obstacle: Obstacle
  ) {
    let phone = Phone(UIKitBehavior(version: obstacle == .olderSystem ? .v18 : .v26))
    let screen = InterceptingScreen { _ in false }
    phone.stage.push(screen)
    let unreached = RefusingDelegate(receives: false, begins: true)
    if obstacle == .refusedTouch {
      phone.stage.navigation.interactiveContentPopGestureRecognizer?.delegate = unreached
    }
    let refusal = RefusingDelegate()
    addPan(to: phone).delegate = refusal
    phone.arbiter.policy.rules = [
      PopRule("far") {
        $0.translation.x > 60 ? .refuse(.screenRefused) : .undecided(.endedUndecided)
      }
    ]

    phone.send(.began, CGPoint(x: 100, y: 300))
    let y: CGFloat = obstacle == .steepStart ? 330 : 300
    for x in stride(from: 102.0, through: 240, by: 10) { phone.send(.moved, CGPoint(x: x, y: y)) }

    #expect(screen.attempts.isEmpty, "\(phone.story)")
    #expect(phone.decisions.map(\.refusal) == [.recognizerWouldNotBegin], "\(phone.story)")
  }

  @Test(arguments: [false, true])
  func `C024: a gate waits for UIKit's recognizer, which may come late, though an app's has failed`(
    mayComeLate: Bool
  ) {
    let phone = Phone(UIKitBehavior(version: mayComeLate ? .v26 : .v18))
    let unreached = RefusingDelegate(receives: false)
    if mayComeLate {
      phone.stage.navigation.interactiveContentPopGestureRecognizer?.delegate = unreached
    }
    let pan = FailingPan()
    phone.stage.navigation.view.addGestureRecognizer(pan)
    phone.arbiter.addPopRecognizer(pan, for: .contentPop)

    phone.swipeRight()

    #expect(
      phone.decisions.map(\.refusal)
        == [mayComeLate ? .touchNotReceived(on: "UIView") : .recognizerFailed], "\(phone.story)")
  }

  @Test(arguments: [
    (SystemVersion.v18, true, true), (.v18, false, false), (.v26, false, true),
  ])
  func `a driver gives any other pop that may begin with the touch a head start`(
    version: SystemVersion, receives: Bool, waits: Bool
  ) {
    let phone = Phone(UIKitBehavior(version: version))
    phone.arbiter.driver = .arbiter
    phone.arbiter.policy.rules = [.allow("moved") { $0.hasMoved }]
    let refusal = RefusingDelegate(receives: receives)
    addPan(to: phone).delegate = refusal

    phone.touch(.began, 100)
    phone.touch(.moved, 104)

    #expect(phone.decisions.map(\.allows) == [true], "\(phone.story)")
    #expect(phone.stage.timeline.winners.contains { $0.isDriverRecognizer } == !waits)
  }

  @Test(arguments: UIKitBehavior.DeliveryOrder.allCases)
  func `a driver leaves the drag to an app's own pan that recognizes with every other`(
    order: UIKitBehavior.DeliveryOrder
  ) {
    var behavior = UIKitBehavior(version: .v18)
    behavior.deliveryOrder = order
    let phone = Phone(behavior)
    phone.arbiter.driver = .arbiter
    phone.arbiter.policy.rules = [.allow("moved") { $0.hasMoved }]
    // Such a pan may pop only when it ends.
    let pan = UIPanGestureRecognizer()
    let simultaneous = SimultaneousDelegate()
    pan.delegate = simultaneous
    phone.stage.navigation.view.addGestureRecognizer(pan)
    phone.arbiter.addPopRecognizer(pan, for: .contentPop)

    phone.touch(.began, 100)
    for x in stride(from: 104.0, through: 200, by: 4) { phone.touch(.moved, x) }

    #expect(phone.hasWon(pan), "\(phone.story)")
    #expect(!phone.stage.timeline.winners.contains { $0.isDriverRecognizer }, "\(phone.story)")
  }

  @Test(.ofDebugBuilds)
  func `a pan of the whole content that is added for the edge pop counts as a content pop`() {
    let phone = Phone(UIKitBehavior(version: .v16))
    let pan = UIPanGestureRecognizer()
    phone.arbiter.addPopRecognizer(pan, for: .edgePop)

    #expect(phone.arbiter.pops().gesture(of: pan) == .contentPop)
    #expect(phone.issues.map(\.remedy).first?.contains(".contentPop") == true)
  }

  @Test func `after the arbiter is removed an app's own pan begins by itself`() {
    everywhere(Self.old) {
      let pan = addPan(to: $0)
      $0.arbiter.policy = .disabled
      $0.arbiter.remove()

      $0.swipeRight()
      $0.stage.rest()

      #expect($0.hasWon(pan) && $0.depth == 1, "\($0.story)")
    }
  }

  @Test func `a recognizer that is released, or registered again, leaves nothing behind`() {
    let phone = Phone(UIKitBehavior(version: .v16))
    weak var released: UIPanGestureRecognizer?
    do {
      let pan = addPan(to: phone)
      released = pan
      phone.arbiter.addPopRecognizer(pan, for: .contentPop)
      #expect(phone.arbiter.pops().gesture(of: pan) == .contentPop)
      phone.stage.navigation.view.removeGestureRecognizer(pan)
    }
    phone.swipeRight()
    phone.stage.rest()
    #expect(released == nil && phone.depth == 2)
  }

  @Test(.ofDebugBuilds) func `a recognizer added for a push is reported`() {
    let phone = Phone()
    phone.arbiter.addPopRecognizer(UIPanGestureRecognizer(), for: .push)

    #expect(
      phone.issues.map(\.fact) == [
        "UIPanGestureRecognizer was added for a push, which only a driver performs."
      ])
  }
}

/// A delegate that keeps its recognizer from beginning.
private final class RefusingDelegate: NSObject, UIGestureRecognizerDelegate {
  private let receives: Bool
  private let begins: Bool
  private(set) var questions = 0

  init(receives: Bool = true, begins: Bool = false) {
    self.receives = receives
    self.begins = begins
  }

  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch
  ) -> Bool { receives }

  func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    questions += 1
    return begins
  }
}

/// A delegate that lets its recognizer recognize simultaneously with every other one.
private final class SimultaneousDelegate: NSObject, UIGestureRecognizerDelegate {
  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool { true }
}

/// A pan that fails when a touch lands.
private final class FailingPan: UIPanGestureRecognizer {
  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) { state = .failed }
}

private final class Refuser: PopIntercepting {
  var attempts: [PopTrigger] = []

  func allowsPop(by trigger: PopTrigger) -> Bool { false }

  func didAttemptPop(by trigger: PopTrigger) { attempts.append(trigger) }
}
#endif
