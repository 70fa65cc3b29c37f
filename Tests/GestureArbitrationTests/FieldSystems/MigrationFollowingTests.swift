#if HEADLESS
import Foundation
import GestureArbitration
import GestureLab
import GestureRules
import HeadlessUIKit
import Testing

/// The lines of the guide: the header of a screen fades with the transition that moves the screen.
class FadingScreen: UIViewController {
  let header = UIView(frame: CGRect(x: 0, y: 0, width: 390, height: 80))
  var events: [String] = []

  override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(header)
  }

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    guard isMovingToParent, transitionCoordinator != nil else { return }
    header.alpha = 0
    fade(to: 1)
  }

  override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    fade(to: 0)
  }

  private func fade(to alpha: CGFloat) {
    guard let coordinator = transitionCoordinator, !coordinator.isCancelled else { return }
    events.append("began")
    coordinator.notifyWhenInteractionChanges { [weak self] _ in self?.events.append("lifted") }
    coordinator.animate(alongsideTransition: { [header] _ in header.alpha = alpha }) {
      [weak self] context in
      self?.events.append(context.isCancelled ? "cancelled" : "finished")
    }
  }
}

/// The lines of the guide: a screen that refuses every pop.
class RefusingScreen: UIViewController, PopIntercepting {
  var attempts = 0

  override func viewDidLoad() {
    super.viewDidLoad()
    popInterceptor = self
  }

  func allowsPop(by trigger: PopTrigger) -> Bool { false }

  func didAttemptPop(by trigger: PopTrigger) { attempts += 1 }
}

/// The lines of the guide for what follows a transition.
@MainActor
private enum Following {
  static func setUp(_ navigationController: UINavigationController) {
    navigationController.gestureArbiter.driver = .arbiter
  }

  static func setUp(_ articleScreen: UIViewController, commentScreen: UIViewController) {
    articleScreen.pushCandidate = { commentScreen }
  }

  static func pop(
    _ navigationController: UINavigationController, completion: @escaping @MainActor () -> Void
  ) {
    navigationController.gestureArbiter.pop()
    guard let coordinator = navigationController.transitionCoordinator else { return completion() }
    coordinator.animate(alongsideTransition: nil) { _ in completion() }
  }
}

/// What follows a transition, and where it is, while libraries send the progress.
@MainActor @Suite struct MigrationFollowingTests {
  /// UIKit pops from its edge, and the driver where the back button is hidden.
  @Test(arguments: [false, true])
  func `an animation alongside a pop follows the touch`(isDriven: Bool) {
    everywhere { phone in
      Following.setUp(phone.stage.navigation)
      let screen = FadingScreen()
      screen.navigationItem.hidesBackButton = isDriven
      phone.stage.push(screen)
      phone.stage.rest()
      screen.events = []

      phone.touch(.began, 6)
      let alphas = [100, 200, 300].map { phone.move(to: $0, fading: screen) }
      #expect(alphas.sorted(by: >) == alphas && Set(alphas).count == 3, "\(alphas) \(phone.story)")
      let alphasBack = [200, 100].map { phone.move(to: $0, fading: screen) }
      #expect(alphasBack.sorted() == alphasBack, "\(alphasBack) \(phone.story)")
      phone.touch(.cancelled, 100)
      phone.stage.rest()

      #expect(screen.events == ["began", "lifted", "cancelled"], "\(phone.story)")
      #expect(screen.header.alpha == 1, "\(phone.story)")
      phone.expectSwipePops(from: 6, to: 2)
      #expect(screen.header.alpha == 0, "\(phone.story)")
      let isByDriver = phone.popsBegun(by: "GestureArbiter.edgePan") == 2
      #expect(isByDriver == isDriven, "\(phone.story)")
    }
  }

  @Test func `an animation alongside a push follows the touch, and a coordinator says how it ends`()
  {
    everywhere { phone in
      Following.setUp(phone.stage.navigation)
      let comments = FadingScreen()
      Following.setUp(phone.screen, commentScreen: comments)

      phone.touch(.began, 350)
      let alphas = [300, 200, 100].map { phone.move(to: $0, fading: comments) }
      #expect(alphas.sorted() == alphas && Set(alphas).count == 3, "\(alphas) \(phone.story)")
      let alphaBack = phone.move(to: 330, fading: comments)
      #expect(alphaBack < alphas[0], "\(phone.story)")
      phone.touch(.cancelled, 330)
      phone.stage.rest()
      #expect(comments.events.prefix(3) == ["began", "lifted", "cancelled"], "\(comments.events)")
      #expect(phone.depth == 2, "\(phone.story)")

      comments.events = []
      phone.swipeLeft()
      phone.stage.rest()
      #expect(comments.events == ["began", "lifted", "finished"], "\(comments.events)")
      #expect(comments.header.alpha == 1 && phone.top === comments, "\(phone.story)")
    }
  }

  @Test func `a pop by code has a completion, also one that the screen refuses`() {
    everywhere(withTouch: false) { phone in
      let screen = InterceptingScreen { _ in false }
      phone.stage.push(screen)
      phone.stage.rest()
      var depths: [Int] = []
      let isAtRest = { phone.stage.navigation.transitionCoordinator == nil }

      Following.pop(phone.stage.navigation) { depths.append(phone.depth) }
      #expect(depths == [3] && isAtRest(), "\(phone.story)")
      screen.answer = { _ in true }
      Following.pop(phone.stage.navigation) { depths.append(phone.depth) }
      #expect(depths == [3] && !isAtRest(), "\(phone.story)")
      phone.stage.rest()
      #expect(depths == [3, 2], "\(phone.story)")
    }
  }

  @Test(arguments: [CGFloat(6), 60])
  func `no screen moves that refuses, and a refused drag tells once`(x: CGFloat) {
    everywhere { phone in
      Following.setUp(phone.stage.navigation)
      let screen = RefusingScreen()
      phone.stage.push(screen)

      phone.touch(.began, x)
      for step in 1...25 {
        phone.touch(.moved, x + CGFloat(step) * 10)
        phone.stage.engine.clock.advance(by: 0.001)
        #expect(phone.frame(of: screen.view).minX == 0, "\(phone.story)")
      }
      #expect(screen.attempts == 1, "\(phone.story)")
      phone.touch(.ended, x + 250)
      phone.stage.rest()

      #expect(screen.attempts == 1 && phone.depth == 3, "\(phone.story)")
      phone.expectSwipeStays(from: x, at: 3)
      #expect(screen.attempts == 2, "\(phone.story)")
    }
  }

  @Test func `a coordinator exists during a push and a pop, and none at rest`() {
    everywhere { phone in
      let navigation = phone.stage.navigation
      Following.setUp(navigation)
      #expect(navigation.transitionCoordinator == nil)

      let next = UIViewController()
      navigation.pushViewController(next, animated: true)
      phone.stage.engine.clock.advance(by: 0.1)
      let push = navigation.transitionCoordinator
      #expect(push?.viewController(forKey: .to) === next, "\(phone.story)")
      phone.stage.rest()
      #expect(navigation.transitionCoordinator == nil, "\(phone.story)")

      phone.touch(.began, 6)
      for x in stride(from: 16.0, through: 200, by: 10) { phone.touch(.moved, x) }
      phone.stage.engine.clock.advance(by: 0.001)
      let pop = navigation.transitionCoordinator
      #expect(pop?.viewController(forKey: .from) === next, "\(phone.story)")
      #expect(pop?.isInteractive == true, "\(phone.story)")
      phone.touch(.cancelled, 200)
      phone.stage.rest()
      #expect(navigation.transitionCoordinator == nil, "\(phone.story)")
    }
  }

  /// UIKit pops from its edge, and the driver where the back button is hidden.
  @Test(arguments: [false, true])
  func `the driver slides the two screens as UIKit does`(isDriven: Bool) {
    everywhere { phone in
      Following.setUp(phone.stage.navigation)
      let screen = UIViewController()
      screen.navigationItem.hidesBackButton = isDriven
      phone.stage.push(screen)
      phone.stage.rest()

      phone.touch(.began, 6)
      for x in stride(from: 16.0, through: 306, by: 10) {
        phone.touch(.moved, x)
        phone.stage.engine.clock.advance(by: 0.001)
        guard x > 50 else { continue }
        let (lower, upper) = (phone.frame(of: phone.screen.view), phone.frame(of: screen.view))
        #expect(upper.minX <= x && upper.minX > x - 30, "\(upper) \(phone.story)")
        let slower = (upper.minX - 390) * GestureMetrics.slideParallax
        #expect(abs(lower.minX - slower) < 0.5, "\(lower) \(upper) \(phone.story)")
      }
      phone.touch(.ended, 306)
      phone.stage.rest()

      #expect(phone.depth == 2, "\(phone.story)")
      let isByDriver = phone.popsBegun(by: "GestureArbiter.edgePan") == 1
      #expect(isByDriver == isDriven, "\(phone.story)")
    }
  }
}

extension Phone {
  /// Moves the touch, and returns the opacity of a header, which must be that for the place of its
  /// screen.
  fileprivate func move(
    to end: CGFloat, fading screen: FadingScreen,
    sourceLocation: SourceLocation = #_sourceLocation
  ) -> CGFloat {
    let start = touchX
    for step in 1...10 { touch(.moved, start + (end - start) * CGFloat(step) / 10) }
    stage.engine.clock.advance(by: 0.001)
    let place = frame(of: screen.view).minX
    let alpha = screen.header.alpha
    #expect(
      abs(alpha - (1 - place / 390)) < 0.01, "\(alpha) at \(place) \(story)",
      sourceLocation: sourceLocation)
    return alpha
  }
}
#endif
