#if HEADLESS
import GestureArbitration
import GestureLab
import HeadlessUIKit
import Testing

/// Changes that other code makes to UIKit's pop recognizers are reported once, and not undone.
@MainActor @Suite struct PopRecognizerMonitorTests {
  @Test(.ofDebugBuilds, arguments: [NavigationGesture.edgePop, .contentPop])
  func `a recognizer that is disabled stays disabled, and is reported once`(
    source: NavigationGesture
  ) {
    let phone = Phone()
    let pop = source == .edgePop ? phone.edgePop : phone.contentPop
    pop?.isEnabled = false

    for _ in 0..<3 {
      phone.drag(from: CGPoint(x: 195, y: 422), by: CGPoint(x: 2, y: 100))
      phone.stage.rest()
    }

    #expect(pop?.isEnabled == false)
    #expect(
      phone.issues.map(\.fact) == [
        "UIKit's \(source) is disabled, so no rules are evaluated for it."
      ])
    #expect(phone.issues.first?.remedy.contains("suspend(_:for:because:)") == true)
  }

  @Test(.ofDebugBuilds)
  func `a delegate that is replaced after any first line is reported by the first touch`()
    async
  {
    // Without an arbiter nothing but the log receives issues.
    let result = await #expect(
      processExitsWith: .success, observing: [\.standardErrorContent]
    ) { @MainActor in
      for line in ["defaults", "policy", "role", "arbiter"] {
        GestureArbiter.defaults = GestureArbiter.Defaults()
        let (stage, screen, delegate) = (Stage(), UIViewController(), Delegate())
        stage.push(screen)
        switch line {
        case "defaults": GestureArbiter.defaults.driver = .arbiter
        case "policy": screen.popPolicy = .edgeOnly
        case "role": screen.view.popGestureRole = .map
        case "arbiter": stage.navigation.gestureArbiter.onDecision = { _ in }
        default: break
        }
        stage.rest()
        stage.navigation.interactivePopGestureRecognizer?.delegate = delegate
        stage.play(TouchScript().down(at: CGPoint(x: 195, y: 422)).up())
      }
    }
    let log = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    #expect(
      log.components(separatedBy: "edge pop was replaced: it is a Delegate").count == 5, "\(log)")
  }

  @Test(.ofDebugBuilds, arguments: [true, false])
  func `Q14: a recognizer that is disabled where the back button is missing is not reported`(
    isBarHidden: Bool
  ) {
    let phone = Phone()
    phone.stage.navigation.isNavigationBarHidden = isBarHidden
    phone.screen.navigationItem.hidesBackButton = !isBarHidden
    phone.edgePop?.isEnabled = false
    phone.swipeRight(from: 300)
    phone.stage.rest()

    #expect(phone.issues.isEmpty, "\(phone.issues)")

    // UIKit would enable it again on the next screen, so other code must have disabled it.
    phone.stage.navigation.isNavigationBarHidden = false
    phone.stage.push(UIViewController())
    phone.swipeRight(from: 300)
    phone.stage.rest()
    #expect(phone.issues.count == 1, "\(phone.issues)")
  }

  @Test(.ofDebugBuilds)
  func `a recognizer that is disabled and enabled repeatedly is reported once`() {
    everywhere { phone in
      for _ in 0..<3 {
        phone.edgePop?.isEnabled = false
        phone.swipeRight(from: 300)
        phone.stage.rest()
        phone.edgePop?.isEnabled = true
        phone.drag(from: CGPoint(x: 195, y: 422), by: CGPoint(x: 2, y: 100))
        phone.stage.rest()
      }
      if phone.depth == 1 { phone.stage.push(UIViewController()) }
      phone.swipeRight(from: 6)
      phone.stage.rest()

      #expect(phone.depth == 1, "\(phone.story)")
      #expect(phone.issues.count == 1, "\(phone.issues)")
    }
  }

  @Test func `while the edge pop is disabled, an edge swipe begins the content pop`() {
    everywhere { phone in
      phone.edgePop?.isEnabled = false

      phone.swipeRight(from: 6)
      phone.stage.rest()

      #expect(phone.depth == (phone.hasContentPop ? 1 : 2), "\(phone.story)")
      #expect(phone.decisions.allSatisfy { $0.attempt.gesture == .contentPop }, "\(phone.story)")
    }
  }

  @Test(arguments: [0, 1, 2, 5, 9])
  func `a pop recognizer disabled and enabled during a drag works in the next one`(frame: Int) {
    everywhere(except: [.disabledMidPop]) { phone in
      let pager = phone.addScrollView(content: CGSize(width: 1950, height: 844))
      pager.allowsPopGestureAtLeadingEdge = true

      phone.play(.drag(from: CGPoint(x: 6, y: 422), by: CGPoint(x: 180, y: 4))) { step in
        guard step == frame else { return }
        phone.edgePop?.isEnabled = false
        phone.edgePop?.isEnabled = true
      }
      phone.stage.rest()
      #expect(phone.stage.navigation.transitionCoordinator == nil, "\(phone.story)")
      if phone.depth == 1 { phone.stage.push(UIViewController()) }
      phone.swipeRight(from: 6)
      phone.stage.rest()

      #expect(phone.depth == 1, "\(phone.story)")
    }
  }

  @Test(.ofDebugBuilds) func `a deallocated delegate is reported as replaced`() {
    let phone = Phone()
    do {
      let delegate = Delegate()
      phone.edgePop?.delegate = delegate
      phone.drag(from: CGPoint(x: 195, y: 422), by: CGPoint(x: 2, y: 100))
      phone.stage.rest()
      withExtendedLifetime(delegate) {}
    }
    for _ in 0..<2 {
      phone.drag(from: CGPoint(x: 195, y: 422), by: CGPoint(x: 2, y: 100))
      phone.stage.rest()
    }

    #expect(phone.edgePop?.delegate == nil)
    #expect(
      phone.issues.map(\.fact) == [
        "The delegate of UIKit's edge pop was replaced: it is a Delegate.",
        "The delegate of UIKit's edge pop was replaced: it is nil.",
      ])
  }

  @Test(arguments: [NavigationGesture.edgePop, .contentPop])
  func `a delegate that UIKit sets late is not reported`(source: NavigationGesture) {
    let phone = Phone()
    let pop = source == .edgePop ? phone.edgePop : phone.contentPop
    let systems = pop?.delegate
    #expect(systems != nil)
    pop?.delegate = nil
    phone.drag(from: CGPoint(x: 195, y: 422), by: CGPoint(x: 2, y: 100))
    phone.stage.rest()
    let found = phone.issues
    pop?.delegate = systems
    phone.drag(from: CGPoint(x: 195, y: 422), by: CGPoint(x: 2, y: 100))
    phone.stage.rest()

    #expect(phone.issues == found, "\(phone.issues)")
  }

  @Test(.ofDebugBuilds) func `gates of another copy of the package are reported once`() {
    let phone = Phone()
    // Each copy has classes of its own, under the same names.
    let gate = UIGestureRecognizer()
    gate.name = "GestureArbiter.contentGate"
    phone.stage.window.addGestureRecognizer(gate)
    for _ in 0..<2 {
      phone.drag(from: CGPoint(x: 195, y: 400), by: CGPoint(x: 0, y: 100))
      phone.stage.rest()
    }

    #expect(phone.issues.count == 1, "\(phone.issues)")
    #expect(phone.issues.first?.contains("linked twice") == true)
    #expect(phone.issues.first?.remedy.contains("GestureArbitrationDynamic") == true)
  }

  @Test func `changes made before the arbiter was created are not reported`() {
    let stage = Stage()
    stage.push(UIViewController())
    let delegate = Delegate()
    stage.navigation.interactivePopGestureRecognizer?.delegate = delegate
    stage.navigation.interactiveContentPopGestureRecognizer?.isEnabled = false
    var issues: [String] = []
    stage.navigation.gestureArbiter.onIssue = { issues.append($0) }

    stage.swipeRight()
    stage.swipeRight(from: 6)

    #expect(issues.isEmpty)
    #expect(stage.depth == 1, "\(stage.story)")
    withExtendedLifetime(delegate) {}
  }
}

/// Another library's delegate.
@MainActor
private final class Delegate: NSObject, UIGestureRecognizerDelegate {}

extension Phone {
  fileprivate var edgePop: UIGestureRecognizer? {
    stage.navigation.interactivePopGestureRecognizer
  }

  fileprivate var contentPop: UIGestureRecognizer? {
    stage.navigation.interactiveContentPopGestureRecognizer
  }
}
#endif
