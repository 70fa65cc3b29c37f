#if HEADLESS
import Foundation
import GestureArbitration
import GestureLab
import HeadlessUIKit
import LabWorkshop
import Testing

/// When a driver's pan begins, and when it fails.
@MainActor @Suite struct DriverPanTests {
  /// A phone with a driver, whose rules allow every gesture with the first move.
  private func phone(
    _ version: SystemVersion = .v16, reading: PopAttempt.LayoutDirection = .leftToRight,
    _ change: (inout UIKitBehavior) -> Void = { _ in }
  ) -> Phone {
    var behavior = UIKitBehavior(version: version)
    change(&behavior)
    let phone = Phone(behavior, layoutDirection: reading)
    phone.arbiter.driver = .arbiter
    phone.arbiter.policy.rules = [.allow("moved") { $0.hasMoved }]
    return phone
  }

  private func drivers(_ phone: Phone) -> [String] {
    phone.stage.timeline.winners.filter(\.isDriverRecognizer).compactMap(\.name)
  }

  // MARK: Beginning

  @Test(arguments: [false, true])
  func `without a screen to push the pan of the push fails when a touch lands`(hasNext: Bool) {
    let phone = Phone()
    phone.arbiter.driver = .arbiter
    if hasNext { phone.screen.pushCandidate = { UIViewController() } }

    phone.touch(.began, 300)

    #expect(phone.driverPan("pushPan")?.state == (hasNext ? .possible : .failed))
  }

  @Test func `the pan of a screen with a transition fails on the screen below when a touch lands`()
  {
    let phone = Phone()
    let top = UIViewController()
    top.popTransition = .cover
    phone.stage.push(top)
    phone.touch(.began, 200)
    #expect(phone.driverPan("contentPan")?.state == .possible)
    phone.touch(.cancelled, 200)

    phone.stage.navigation.popViewController(animated: false)
    phone.stage.rest()
    phone.touch(.began, 200)

    #expect(phone.driverPan("contentPan")?.state == .failed)
  }

  /// What lies under the touch beside a driver's pan.
  enum Neighbor: CaseIterable {
    case swipe, panOnList, pager, list, registeredPager, press, failedPan

    /// Whether it may take the drag, and goes first.
    var competes: Bool { self == .swipe || self == .panOnList || self == .pager }

    @MainActor func add(to phone: Phone) {
      let list = CGSize(width: 390, height: 4000)
      let pager = CGSize(width: 1950, height: 844)
      switch self {
      case .swipe: phone.screen.view.addGestureRecognizer(UISwipeGestureRecognizer())
      case .panOnList:
        phone.addScrollView(content: list).addGestureRecognizer(UIPanGestureRecognizer())
      case .pager: _ = phone.addScrollView(content: pager)
      case .list: _ = phone.addScrollView(content: list)
      case .registeredPager:
        phone.addScrollView(content: pager).allowsPopGestureAtLeadingEdge = true
      case .press: phone.screen.view.addGestureRecognizer(UILongPressGestureRecognizer())
      case .failedPan: phone.screen.view.addGestureRecognizer(FailingPan())
      }
    }
  }

  @Test(arguments: Neighbor.allCases)
  func `a pan waits only for what may take the drag and belongs to no role`(neighbor: Neighbor) {
    let phone = phone()
    neighbor.add(to: phone)

    phone.touch(.began, 100)
    phone.touch(.moved, 104)

    #expect(
      drivers(phone) == (neighbor.competes ? [] : ["GestureArbiter.contentPan"]),
      "\(phone.story)")
  }

  @Test(arguments: [(CGFloat(0.9), true), (1.1, false)])
  func `C256: where UIKit's edge pop does not begin, a pan takes a drag of less than 45°`(
    slope: CGFloat, begins: Bool
  ) {
    let phone = Phone(UIKitBehavior(version: .v18))
    phone.arbiter.driver = .arbiter
    phone.screen.navigationItem.hidesBackButton = true

    phone.send(.began, CGPoint(x: 6, y: 300))
    for x in stride(from: 4.0, through: 40, by: 4) {
      phone.send(.moved, CGPoint(x: 6 + x, y: 300 + slope * x))
    }

    #expect(drivers(phone) == (begins ? ["GestureArbiter.edgePan"] : []), "\(phone.story)")
  }

  @Test func `beside what competes a pan does not begin in the event of the allowance`() {
    let phone = phone()
    phone.arbiter.policy.rules = [
      PopRule("late") { $0.translation.x >= 20 ? .allow : .undecided(.endedUndecided) }
    ]
    let swipe = UISwipeGestureRecognizer()
    swipe.numberOfTouchesRequired = 2
    phone.screen.view.addGestureRecognizer(swipe)

    phone.touch(.began, 100)
    for x in [112, 124] as [CGFloat] { phone.touch(.moved, x) }
    #expect(phone.decisions.map(\.allows) == [true] && drivers(phone) == [], "\(phone.story)")

    phone.touch(.moved, 136)
    #expect(drivers(phone) == ["GestureArbiter.contentPan"], "\(phone.story)")
  }

  @Test(arguments: UIKitBehavior.DeliveryOrder.allCases)
  func `where UIKit has no pop a pan begins in the event of the allowance`(
    order: UIKitBehavior.DeliveryOrder
  ) {
    let phone = phone { $0.deliveryOrder = order }
    phone.touch(.began, 100)
    #expect(phone.decisions.isEmpty && drivers(phone).isEmpty, "\(phone.story)")

    phone.touch(.moved, 101)

    #expect(phone.decisions.count == 1, "\(phone.story)")
    #expect(drivers(phone) == ["GestureArbiter.contentPan"], "\(phone.story)")
    #expect(abs(phone.screen.view.frame.minX - 1) < 1e-6, "\(phone.story)")
  }

  @Test(arguments: [(CGFloat(4), "edgePan"), (100, "contentPan")])
  func `where the screen has its own transition a pan gives UIKit's no head start`(
    x: CGFloat, name: String
  ) {
    let phone = phone(.v26)
    phone.screen.popTransition = .system
    phone.touch(.began, x)
    phone.touch(.moved, x + 1)
    phone.touch(.moved, x + 2)

    #expect(drivers(phone) == ["GestureArbiter.\(name)"], "\(phone.story)")
  }

  @Test(arguments: UIKitBehavior.DeliveryOrder.allCases)
  func `a drag from the edge is left to the edge pop that was allowed`(
    order: UIKitBehavior.DeliveryOrder
  ) {
    let phone = phone { $0.deliveryOrder = order }
    phone.touch(.began, 6)
    for x in stride(from: 8.0, through: 40, by: 2) { phone.touch(.moved, x) }

    #expect(
      drivers(phone) == (phone.hasPopBegun ? [] : ["GestureArbiter.edgePan"]), "\(phone.story)")
  }

  @Test func `where the edge pop can no longer begin the content pop has the drag`() {
    let phone = phone(.v26)
    phone.screen.popTransition = .system
    phone.touch(.began, 6)
    phone.stage.navigation.interactivePopGestureRecognizer?.isEnabled = false

    for x in stride(from: 8.0, through: 40, by: 2) { phone.touch(.moved, x) }

    #expect(drivers(phone) == ["GestureArbiter.contentPan"], "\(phone.story)")
  }

  @Test func `from right to left an edge pan enters over the right edge, also after a change`() {
    let phone = phone(.v16)
    phone.screen.popTransition = .system
    let hosts = [phone.stage.window, phone.stage.navigation.view, phone.screen.view]
    for view in hosts { view?.semanticContentAttribute = .forceRightToLeft }

    for way in stride(from: 0.0, through: 40, by: 4) {
      phone.touch(way == 0 ? .began : .moved, 386 - way)
    }

    #expect(drivers(phone) == ["GestureArbiter.edgePan"], "\(phone.story)")
  }

  @Test func `C021: an edge pop whose touch UIKit's recognizer does not receive is the driver's`() {
    let phone = Phone(UIKitBehavior(version: .v18))
    phone.arbiter.driver = .arbiter
    // The app's delegate keeps the touch from it, which only lines of the screen's override.
    phone.screen.popTransition = .system
    phone.screen.allowsFullScreenPop = true
    let refusal = UnreachedDelegate()
    phone.stage.navigation.interactivePopGestureRecognizer?.delegate = refusal

    phone.touch(.began, 6)
    for x in stride(from: 10.0, through: 40, by: 4) { phone.touch(.moved, x) }

    let decision = phone.decisions.first { $0.attempt.gesture == .edgePop }
    #expect(decision?.attempt.performer == .arbiter, "\(phone.story)")
    #expect(drivers(phone) == ["GestureArbiter.edgePan"], "\(phone.story)")
  }

  @Test func `a pan does not wait for that of a controller around it`() {
    let phone = Phone(UIKitBehavior(version: .v18))
    phone.arbiter.driver = .arbiter
    let inner = phone.embedController(depth: 2)
    inner.gestureArbiter.driver = .arbiter
    inner.gestureArbiter.policy.rules = [.allow("moved") { $0.hasMoved }]

    phone.touch(.began, 100)
    phone.touch(.moved, 104)

    let pans = phone.stage.timeline.winners.filter(\.isDriverRecognizer)
    let inners = inner.gestureArbiter.driverRecognizers
    #expect(pans.count == 1 && inners.contains { $0 === pans.first }, "\(phone.story)")
  }

  // MARK: Failing

  @Test func `disabling UIKit's recognizer after the allowance keeps the driver from beginning`() {
    let phone = phone(.v26)
    phone.touch(.began, 100)
    phone.touch(.moved, 104)
    phone.stage.navigation.interactiveContentPopGestureRecognizer?.isEnabled = false

    for x in stride(from: 108.0, through: 160, by: 4) { phone.touch(.moved, x) }

    #expect(phone.decisions.map(\.refusal) == [nil], "\(phone.story)")
    #expect(drivers(phone).isEmpty, "\(phone.story)")
  }

  @Test func `a screen that becomes the root after the allowance keeps its content's drag`() {
    let phone = phone(.v26)
    let pager = phone.addScrollView(content: CGSize(width: 1950, height: 844))
    pager.alwaysBounceHorizontal = true
    pager.allowsPopGestureAtLeadingEdge = true
    phone.touch(.began, 100)
    phone.touch(.moved, 104)
    phone.stage.navigation.setViewControllers([phone.screen], animated: false)

    for x in stride(from: 108.0, through: 160, by: 4) { phone.touch(.moved, x) }

    #expect(drivers(phone).isEmpty, "\(phone.story)")
    #expect(phone.hasWon(pager.panGestureRecognizer), "\(phone.story)")
  }

  @Test(arguments: [UIModalPresentationStyle.fullScreen, .pageSheet])
  func `a presentation after the allowance keeps the driver from beginning`(
    style: UIModalPresentationStyle
  ) {
    let phone = phone(.v26)
    phone.touch(.began, 100)
    phone.touch(.moved, 104)
    let presented = UIViewController()
    presented.modalPresentationStyle = style
    phone.screen.present(presented, animated: false)

    for x in stride(from: 108.0, through: 300, by: 4) { phone.touch(.moved, x) }
    phone.touch(.ended, 300)
    phone.stage.rest()

    #expect(drivers(phone).isEmpty && phone.depth == 2, "\(phone.story)")
  }

  @Test func `a push that begins after the allowance is not popped by the drag`() {
    let phone = phone(.v26)
    phone.touch(.began, 100)
    phone.touch(.moved, 104)
    phone.stage.navigation.pushViewController(UIViewController(), animated: true)

    for x in stride(from: 108.0, through: 300, by: 16) { phone.touch(.moved, x) }
    phone.touch(.ended, 300)
    phone.stage.rest()

    #expect(drivers(phone).isEmpty && phone.depth == 3, "\(phone.story)")
  }

  @Test func `a candidate that is removed after the allowance is not pushed`() {
    let phone = phone()
    phone.arbiter.pushPolicy.rules = phone.arbiter.policy.rules
    phone.arbiter.policy = .disabled
    phone.screen.pushCandidate = { UIViewController() }
    // Something else might take the drag, so the push does not begin at once.
    phone.screen.view.addGestureRecognizer(UIPanGestureRecognizer())
    phone.touch(.began, 300)
    phone.touch(.moved, 296)
    phone.screen.pushCandidate = nil

    for x in stride(from: 292.0, through: 200, by: -4) { phone.touch(.moved, x) }

    #expect(drivers(phone).isEmpty && phone.depth == 2, "\(phone.story)")
  }

  // MARK: Content

  @Test(arguments: [true, false])
  func `an enabled slider keeps its drags from a push, a disabled one does not`(isEnabled: Bool) {
    let phone = phone()
    let next = phone.bindNext()
    let slider = UISlider(frame: CGRect(x: 20, y: 400, width: 350, height: 44))
    slider.value = 0.5
    slider.isEnabled = isEnabled
    phone.screen.view.addSubview(slider)

    phone.swipeLeft(from: 195)
    phone.stage.rest()

    #expect((phone.stage.navigation.topViewController === next) == !isEnabled, "\(phone.story)")
  }

  @Test(arguments: [true, false])
  func `a pan in the content recognizes with an edge pan only as a simultaneous view`(
    isSimultaneous: Bool
  ) {
    let phone = phone()
    phone.screen.popTransition = .system
    let content = phone.addPannedView()
    if isSimultaneous { content.view.popGestureRole = .simultaneous }

    phone.touch(.began, 6)
    for x in stride(from: 7.0, through: 60, by: 1) { phone.touch(.moved, x) }

    #expect(drivers(phone) == ["GestureArbiter.edgePan"], "\(phone.story)")
    #expect(phone.hasWon(content.pan) == isSimultaneous, "\(phone.story)")
  }

  @Test func `a simultaneous view around the controller makes no content simultaneous`() {
    let phone = phone()
    let content = phone.addPannedView()
    phone.arbiter.register(phone.stage.window, as: .simultaneous)

    phone.swipeRight()
    phone.stage.rest()

    #expect(drivers(phone).isEmpty == phone.hasWon(content.pan), "\(phone.story)")
  }

  // MARK: Ending

  @Test(arguments: UIKitBehavior.DrivenStart.allCases)
  func `a pop by code finishes a held pop, whenever UIKit starts it`(
    start: UIKitBehavior.DrivenStart
  ) {
    let phone = phone { $0.drivenStart = start }
    for x in [100.0, 101, 111] { phone.touch(x == 100 ? .began : .moved, x) }
    #expect(drivers(phone).count == 1, "\(phone.story)")

    #expect(phone.arbiter.pop())
    phone.stage.engine.clock.advance(by: 1)

    // The touch is still down.
    #expect(phone.depth == 1, "\(phone.story)")
    phone.expectRest()
  }

  @Test(arguments: UIKitBehavior.DrivenStart.allCases)
  func `removing the arbiter returns a held screen, whenever UIKit starts the pop`(
    start: UIKitBehavior.DrivenStart
  ) {
    let phone = phone { $0.drivenStart = start }
    for x in [100.0, 101, 111] { phone.touch(x == 100 ? .began : .moved, x) }

    phone.arbiter.remove()
    phone.stage.engine.clock.advance(by: 1)

    #expect(phone.depth == 2, "\(phone.story)")
    phone.expectRest()
  }

  @Test func `while animations are off a drag pops, and the controller keeps its delegate`() {
    let phone = phone()
    let delegate = DelegateLog()
    phone.stage.navigation.delegate = delegate
    UIView.setAnimationsEnabled(false)
    defer { UIView.setAnimationsEnabled(true) }

    phone.swipeRight()

    #expect(phone.depth == 1, "\(phone.story)")
    #expect(phone.stage.navigation.delegate === delegate)
  }

  @Test func `a controller that does not pop keeps its delegate`() {
    let navigation = RefusingController()
    let phone = Phone(UIKitBehavior(version: .v16), navigation: navigation)
    phone.arbiter.driver = .arbiter
    let delegate = DelegateLog()
    navigation.delegate = delegate

    phone.touch(.began, 100)
    for x in stride(from: 110.0, through: 200, by: 10) { phone.touch(.moved, x) }

    #expect(drivers(phone) == ["GestureArbiter.contentPan"], "\(phone.story)")
    #expect(navigation.delegate === delegate, "\(phone.story)")
    #expect(phone.depth == 2)
  }

  @Test func `a screen that an interrupting touch holds stays with its driver`() {
    let phone = phone()
    phone.screen.popTransition = .system
    phone.touch(.began, 60)
    for x in stride(from: 70.0, through: 250, by: 10) { phone.touch(.moved, x) }
    phone.touch(.ended, 250)
    phone.stage.engine.clock.advance(by: 0.05)
    phone.touch(.began, 300)
    phone.touch(.moved, 290)
    #expect(phone.stage.navigation.transitionCoordinator?.isInteractive == true, "\(phone.story)")

    phone.arbiter.driver = .uikitOnly
    phone.touch(.moved, 360)
    phone.touch(.ended, 370)
    phone.stage.rest()

    #expect(phone.depth == 1, "\(phone.story)")
    phone.expectRest()
  }
}

/// A navigation controller that refuses to pop.
private final class RefusingController: UINavigationController {
  override func popViewController(animated: Bool) -> UIViewController? { nil }
}

/// A delegate that keeps every touch from its recognizer.
private final class UnreachedDelegate: NSObject, UIGestureRecognizerDelegate {
  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch
  ) -> Bool { false }
}

/// A pan that fails when a touch lands.
private final class FailingPan: UIPanGestureRecognizer {
  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) { state = .failed }
}

extension Phone {
  /// The recognizer of the driver with a name.
  fileprivate func driverPan(_ name: String) -> UIGestureRecognizer? {
    arbiter.driverRecognizers.first { $0.name == "GestureArbiter.\(name)" }
  }
}
#endif
