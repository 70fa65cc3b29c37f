#if HEADLESS
import Foundation
import GestureArbitration
import GestureLab
import HeadlessUIKit
import Testing

/// The original navigation delegate keeps receiving every call, and its animators have precedence.
@MainActor @Suite struct TransitionDelegateTests {
  @Test func `the delegate receives the calls of UIKit's own pop`() {
    var calls: Set<[String]> = []
    for isDriven in [false, true] {
      let phone = Phone(UIKitBehavior(version: .v18))
      phone.stage.navigation.viewControllers.first?.title = "root"
      phone.screen.title = "screen"
      let log = DelegateLog()
      phone.stage.navigation.delegate = log
      if isDriven { phone.arbiter.driver = .arbiter }

      phone.dragSlowly(from: isDriven ? 100 : 5, to: isDriven ? 200 : 100)
      phone.swipeRight(from: isDriven ? 195 : 5)
      phone.stage.rest()

      #expect(phone.depth == 1, "\(phone.story)")
      #expect(phone.stage.navigation.delegate === log)
      calls.insert(log.lines)
    }
    #expect(calls.count == 1, "\(calls)")
    #expect(calls.first?.suffix(2) == ["will root", "did root"])
  }

  @Test func `the delegate's animator is used instead of the slide`() {
    everywhere { phone in
      let delegate = FadingDelegate()
      phone.keep(delegate)
      phone.stage.navigation.delegate = delegate
      phone.arbiter.driver = .arbiter

      phone.touch(.began, 100)
      for x in stride(from: 110.0, through: 250, by: 10) { phone.touch(.moved, x) }
      phone.stage.engine.clock.advance(by: 0.001)
      let alpha = phone.screen.view.alpha
      let place = phone.screen.view.frame.minX
      phone.touch(.ended, 250)
      phone.stage.rest()

      #expect(alpha < 0.9 && alpha > 0.3, "\(phone.story)")
      #expect(place == 0, "\(phone.story)")
      #expect(delegate.animator.runs == 1, "\(phone.story)")
      #expect(phone.stage.navigation.delegate === delegate)
      phone.expectRest()
    }
  }

  @Test func `the delegate's interaction controller is used`() {
    everywhere([.v16, .v18]) { phone in
      let delegate = InteractiveDelegate()
      phone.keep(delegate)
      phone.stage.navigation.delegate = delegate
      phone.arbiter.driver = .arbiter

      phone.swipeRight()
      phone.stage.rest()

      #expect(delegate.isAsked, "\(phone.story)")
      #expect(phone.depth == 1, "\(phone.story)")
      phone.expectRest()
    }
  }

  @Test func `the delegate is restored as soon as UIKit has asked`() {
    everywhere { phone in
      let log = DelegateLog()
      phone.keep(log)
      phone.stage.navigation.delegate = log
      phone.screen.popTransition = .system
      phone.arbiter.driver = .arbiter

      phone.touch(.began, 100)
      for x in stride(from: 110.0, through: 200, by: 10) { phone.touch(.moved, x) }
      phone.stage.engine.clock.advance(by: 0.001)
      #expect(phone.stage.navigation.transitionCoordinator?.isInteractive == true, "\(phone.story)")
      #expect(phone.stage.navigation.delegate === log, "\(phone.story)")
      phone.touch(.cancelled, 200)
      phone.stage.rest()
      #expect(phone.depth == 2, "\(phone.story)")

      phone.arbiter.pop()
      phone.stage.engine.clock.advance(by: 0.001)
      #expect(phone.stage.navigation.delegate === log, "\(phone.story)")
      phone.stage.rest()
      #expect(phone.depth == 1, "\(phone.story)")
      phone.expectRest()
    }
  }

  @Test func `where other code wraps every delegate the app's is called in every pop, as before`() {
    everywhere(navigation: WrappingNavigation()) { phone in
      let log = DelegateLog()
      phone.keep(log)
      phone.stage.navigation.delegate = log
      phone.arbiter.driver = .arbiter
      for _ in 0..<3 {
        let screen = UIViewController()
        screen.popTransition = .system
        phone.stage.push(screen)
        phone.stage.rest()
        let count = log.lines.count { $0.hasPrefix("did") }
        phone.swipeRight()
        phone.stage.rest()
        #expect(phone.depth == 2, "\(phone.story)")
        #expect(log.lines.count { $0.hasPrefix("did") } == count + 1, "\(phone.story)")
      }
      let later = DelegateLog()
      phone.keep(later)
      phone.stage.navigation.delegate = later
      phone.stage.push(UIViewController())
      phone.stage.rest()
      #expect(later.lines.count { $0.hasPrefix("did") } == 1, "\(later.lines)")
    }
  }

  /// An app's delegate that owns the stack.
  private final class Coordinator: NSObject, UINavigationControllerDelegate {
    let stack: UINavigationController
    var shown = 0

    init(_ stack: UINavigationController) { self.stack = stack }

    func navigationController(
      _ navigationController: UINavigationController, didShow viewController: UIViewController,
      animated: Bool
    ) { shown += 1 }
  }

  @Test func `where delegates are wrapped later, the app's is not retained`() {
    weak var released: Coordinator?
    do {
      let stack = WrappingNavigation()
      stack.wraps = false
      let phone = Phone(navigation: stack)
      let coordinator = Coordinator(stack)
      released = coordinator
      stack.delegate = coordinator
      phone.arbiter.driver = .arbiter
      phone.screen.popTransition = .system
      stack.wraps = true
      phone.swipeRight()
      phone.stage.rest()
      #expect(phone.depth == 1 && coordinator.shown > 1, "\(phone.story)")
    }
    #expect(released == nil)
  }

  @Test(arguments: [true, false])
  func `promise 6: after a removal the app's delegate is called as before`(wrapsFirst: Bool) {
    let stack = WrappingNavigation()
    let phone = Phone(navigation: stack)
    let log = DelegateLog()
    stack.wraps = wrapsFirst
    phone.stage.navigation.delegate = log
    stack.wraps = true
    phone.arbiter.driver = .arbiter
    phone.screen.popTransition = .system
    phone.swipeRight()
    phone.stage.rest()
    phone.arbiter.remove()

    let count = log.lines.count { $0.hasPrefix("did") }
    phone.stage.push(UIViewController())
    phone.stage.rest()
    #expect(log.lines.count { $0.hasPrefix("did") } == count + 1, "\(log.lines)")
  }

  @Test(arguments: [true, false])
  func `where other code refuses or replaces delegates its own stays, and screens are popped`(
    replaces: Bool
  ) {
    everywhere(navigation: StubbornNavigation(replaces: replaces)) { phone in
      phone.arbiter.driver = .arbiter
      phone.screen.popTransition = .system
      let own = phone.stage.navigation.delegate
      phone.swipeRight()
      phone.stage.rest()

      #expect(phone.stage.navigation.delegate === own, "\(phone.story)")
      #expect(phone.depth == 1, "\(phone.story)")
      phone.expectRest()
    }
  }

  @Test func `a delegate that is set during a drag stays`() {
    everywhere([.v16]) { phone in
      phone.arbiter.driver = .arbiter
      let late = DelegateLog()
      phone.keep(late)

      phone.touch(.began, 100)
      for x in stride(from: 110.0, through: 300, by: 10) { phone.touch(.moved, x) }
      phone.stage.navigation.delegate = late
      phone.touch(.ended, 300)
      phone.stage.rest()

      #expect(phone.stage.navigation.delegate === late)
      #expect(phone.depth == 1, "\(phone.story)")
    }
  }

  @Test func `a push during a pop completes the pop`() {
    everywhere([.v16, .v26]) { phone in
      let log = DelegateLog()
      phone.keep(log)
      phone.stage.navigation.delegate = log
      phone.stage.navigation.isNavigationBarHidden = true
      phone.arbiter.driver = .arbiter
      let next = UIViewController()
      next.title = "next"

      phone.touch(.began, 100)
      for x in stride(from: 110.0, through: 200, by: 10) { phone.touch(.moved, x) }
      phone.stage.navigation.pushViewController(next, animated: true)
      for x in stride(from: 210.0, through: 300, by: 10) { phone.touch(.moved, x) }
      phone.touch(.ended, 300)
      phone.stage.rest()

      #expect(phone.stage.navigation.topViewController === next, "\(phone.story)")
      #expect(phone.depth == 2, "\(phone.story)")
      #expect(phone.stage.navigation.delegate === log)
      #expect(log.lines.last == "did next", "\(log.lines)")
      phone.expectRest()
    }
  }
}

/// A delegate with an animator and an interaction controller (C201).
private final class InteractiveDelegate: DelegateLog {
  private let animator = FadeAnimator()
  private let interaction = UIPercentDrivenInteractiveTransition()
  private(set) var isAsked = false

  override func navigationController(
    _ navigationController: UINavigationController,
    animationControllerFor operation: UINavigationController.Operation,
    from fromVC: UIViewController, to toVC: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { operation == .pop ? animator : nil }

  override func navigationController(
    _ navigationController: UINavigationController,
    interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? {
    isAsked = true
    return interaction
  }
}

/// A stack that wraps every delegate that it is given, as libraries do with a setter of their own.
private final class WrappingNavigation: UINavigationController {
  private final class Wrapper: NSObject, UINavigationControllerDelegate {
    weak var target: (any UINavigationControllerDelegate)?

    func navigationController(
      _ navigationController: UINavigationController, willShow viewController: UIViewController,
      animated: Bool
    ) {
      (target?.navigationController(_:willShow:animated:))?(
        navigationController, viewController, animated)
    }

    func navigationController(
      _ navigationController: UINavigationController, didShow viewController: UIViewController,
      animated: Bool
    ) {
      (target?.navigationController(_:didShow:animated:))?(
        navigationController, viewController, animated)
    }

    func navigationController(
      _ navigationController: UINavigationController,
      animationControllerFor operation: UINavigationController.Operation,
      from fromVC: UIViewController, to toVC: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? {
      (target?.navigationController(_:animationControllerFor:from:to:))?(
        navigationController, operation, fromVC, toVC) ?? nil
    }

    func navigationController(
      _ navigationController: UINavigationController,
      interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
    ) -> (any UIViewControllerInteractiveTransitioning)? {
      (target?.navigationController(_:interactionControllerFor:))?(
        navigationController, animationController) ?? nil
    }
  }

  /// Whether the code that wraps has been loaded.
  var wraps = true
  private var wrapper: Wrapper?

  override var delegate: (any UINavigationControllerDelegate)? {
    get { wrapper ?? super.delegate }
    set {
      guard wraps else { return super.delegate = newValue }
      let wrapper = Wrapper()
      wrapper.target = newValue
      self.wrapper = wrapper
      super.delegate = wrapper
    }
  }
}

/// A stack that lets no other code choose its delegate.
private final class StubbornNavigation: UINavigationController {
  private final class Own: NSObject, UINavigationControllerDelegate {}

  private let own = Own()
  private let replaces: Bool

  init(replaces: Bool) {
    self.replaces = replaces
    super.init(nibName: nil, bundle: nil)
    super.delegate = replaces ? own : nil
  }

  required init?(coder: NSCoder) { nil }

  override var delegate: (any UINavigationControllerDelegate)? {
    get { super.delegate }
    set { super.delegate = replaces ? own : nil }
  }
}
#endif
