#if HEADLESS
import Foundation
import GestureArbitration
import GestureLab
import HeadlessUIKit
import Testing

/// The lines of the guide in place of the pasted extension.
@MainActor
private enum NoDelegate {
  static func setUpApp() {
    GestureArbiter.defaults.allowsFullScreenPop = true
    GestureArbiter.defaults.popsWithoutBackButton = true
  }
}

/// What the pasted delegate of UIKit's pop recognizer does, and what its removal leaves.
@MainActor @Suite struct MigrationDelegateTests {
  /// What the pasted extension is used for: UIKit refuses its swipe on such screens.
  enum Refusal: CaseIterable { case hiddenBar, hiddenBackButton, customLeftItem }

  @Test(arguments: Refusal.allCases, [CGFloat(6), 195])
  func `without the extension a swipe pops where UIKit refuses`(refusal: Refusal, x: CGFloat) {
    defer { GestureArbiter.defaults = GestureArbiter.Defaults() }
    everywhereWithoutArbiter(except: [.hiddenBar]) { stage in
      NoDelegate.setUpApp()
      let screen = UIViewController()
      stage.push(screen)
      switch refusal {
      case .hiddenBar: stage.navigation.isNavigationBarHidden = true
      case .hiddenBackButton: screen.navigationItem.hidesBackButton = true
      case .customLeftItem:
        screen.navigationItem.leftBarButtonItem = UIBarButtonItem(
          title: "Back", style: .plain, target: nil, action: nil)
      }

      stage.swipeRight(from: x)

      #expect(stage.depth == 1, "\(stage.story)")
    }
  }

  /// The extension returns true, or whether the stack has more than one screen.
  @Test(arguments: [false, true])
  func `at the root and during a push a swipe freezes nothing, also if the delegate stays`(
    staysInPlace: Bool
  ) {
    defer { GestureArbiter.defaults = GestureArbiter.Defaults() }
    everywhereWithoutArbiter([.v16, .v18]) { stage in
      let delegate = PastedDelegate()
      if staysInPlace { stage.navigation.interactivePopGestureRecognizer?.delegate = delegate }
      NoDelegate.setUpApp()

      stage.swipeRight(from: 6)
      #expect(stage.depth == 1, "\(stage.story)")
      stage.navigation.pushViewController(UIViewController(), animated: true)
      stage.engine.clock.advance(by: 0.1)
      stage.swipeRight(from: 6)
      stage.rest()

      #expect(stage.navigation.transitionCoordinator == nil, "\(stage.story)")
      #expect(stage.depth == 2, "\(stage.story)")
      stage.swipeRight(from: 6)
      #expect(stage.depth == 1, "\(stage.story)")
      withExtendedLifetime(delegate) {}
    }
  }

  enum Delegate: CaseIterable { case object, controllerItself, none }

  @Test(.ofDebugBuilds, arguments: SystemVersion.allCases, Delegate.allCases)
  func `a delegate that stays is named, and one that is removed is not`(
    version: SystemVersion, delegate: Delegate
  ) {
    let phone = Phone(UIKitBehavior(version: version))
    phone.arbiter.driver = .arbiter
    let navigation = phone.stage.navigation
    #expect(!phone.arbiter.diagnose().contains { $0.fact.contains("was replaced") })

    let object = PastedDelegate()
    navigation.interactivePopGestureRecognizer?.delegate =
      switch delegate {
      case .object: object
      case .controllerItself: navigation
      case .none: nil
      }
    phone.swipeRight(from: 6)
    phone.stage.rest()

    let fact = "The delegate of UIKit's edge pop was replaced: it is \(delegate.name)."
    #expect(phone.issues.contains { $0.fact == fact }, "\(phone.issues)")
    #expect(phone.arbiter.diagnose().contains { $0.fact == fact })
    withExtendedLifetime(object) {}
  }
}

extension MigrationDelegateTests.Delegate {
  /// As an issue names it.
  fileprivate var name: String {
    switch self {
    case .object: "a PastedDelegate"
    case .controllerItself: "a UINavigationController"
    case .none: "nil"
    }
  }
}

/// The extension as apps paste it: every navigation controller is a delegate.
extension UINavigationController: UIGestureRecognizerDelegate {}

/// The delegate as apps paste it: it lets the pop begin, and recognize with everything.
@MainActor
private final class PastedDelegate: NSObject, UIGestureRecognizerDelegate {
  func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool { true }
}
#endif
