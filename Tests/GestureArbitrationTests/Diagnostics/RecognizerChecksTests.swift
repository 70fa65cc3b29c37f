#if HEADLESS
import Foundation
import GestureArbitration
import GestureLab
import HeadlessUIKit
import Testing

/// What the recognizer checks find: suspensions, replaced delegates, a missing back button.
@MainActor @Suite struct RecognizerChecksTests {
  private let phone = Phone()

  private var facts: [String] { phone.arbiter.diagnose().map(\.fact) }

  @Test func `a suspension is named with its owner until it ends`() {
    let pause = phone.arbiter.suspend(.content, for: phone, because: "recording")
    phone.arbiter.suspend(.edge, for: phone.screen, because: "a game")

    #expect(
      facts == [
        "Phone suspends the content pop: recording.",
        "UIViewController suspends the edge pop: a game.",
      ])

    pause.end()
    #expect(facts == ["UIViewController suspends the edge pop: a game."])
  }

  @Test(arguments: [NavigationGesture.edgePop, .contentPop])
  func `a delegate that replaces UIKit's is named, and UIKit's own is not`(
    gesture: NavigationGesture
  ) {
    let navigation = phone.stage.navigation
    let pop =
      gesture == .edgePop
      ? navigation.interactivePopGestureRecognizer
      : navigation.interactiveContentPopGestureRecognizer
    let systemDelegate = pop?.delegate
    #expect(facts == [])

    let foreign = ForeignDelegate()
    phone.keep(foreign)
    pop?.delegate = foreign
    #expect(facts == ["The delegate of UIKit's \(gesture) was replaced: it is a ForeignDelegate."])

    pop?.delegate = systemDelegate
    #expect(facts == [])
  }

  @Test func `a content pop without a delegate isn't an issue, because UIKit may create it so`() {
    phone.stage.navigation.interactiveContentPopGestureRecognizer?.delegate = nil

    #expect(facts == [])
  }

  @Test func `C254: a pop recognizer that may follow a trackpad unjudged is named`() {
    let navigation = NavigationWithoutPan()
    let phone = Phone(navigation: navigation)
    func isNamed() -> Bool {
      phone.arbiter.diagnose().contains {
        $0.fact.hasPrefix("UIKit's recognizer for the edge pop isn't a pan")
      }
    }
    #expect(!isNamed())

    phone.screen.popPolicy = .disabled
    #expect(isNamed())
  }

  private final class NavigationWithoutPan: UINavigationController {
    private let pop = UIGestureRecognizer()

    override var interactivePopGestureRecognizer: UIGestureRecognizer? { pop }
  }

  @Test func `a hidden or replaced back button is named while UIKit refuses the swipe`() {
    phone.screen.navigationItem.hidesBackButton = true
    #expect(
      facts == ["The back button is hidden, so UIKit lets no edge swipe pop this screen."])

    phone.screen.navigationItem.hidesBackButton = false
    phone.screen.navigationItem.leftBarButtonItem = UIBarButtonItem(
      title: "Done", style: .plain, target: nil, action: nil)
    #expect(
      facts == [
        "A bar button item replaces the back button, so UIKit lets no edge swipe pop this screen."
      ])

    // The swipe behaves as the diagnosis says.
    phone.swipeRight(from: 5)
    phone.stage.rest()
    #expect(phone.depth == 2)
    phone.arbiter.driver = .arbiter
    #expect(facts == [])
    phone.swipeRight(from: 5)
    phone.stage.rest()
    #expect(phone.depth == 1)

    // The root has nothing to pop.
    phone.arbiter.driver = .uikitOnly
    phone.stage.navigation.isNavigationBarHidden = true
    #expect(facts == [])
  }

  @Test func `a disabled recognizer of the arbiter is named`() {
    phone.arbiter.driver = .arbiter
    let pan = phone.arbiter.driverRecognizers.first { $0.name == "GestureArbiter.contentPan" }

    pan?.isEnabled = false
    #expect(facts == ["GestureArbiter.contentPan was disabled by other code."])

    pan?.isEnabled = true
    #expect(facts == [])
  }

  @Test func `a removed arbiter, and one without a controller, say so`() {
    phone.arbiter.remove()
    #expect(facts == ["The arbiter was removed and decides nothing."])

    var stage: Stage? = Stage()
    let arbiter = stage?.navigation.gestureArbiter
    stage = nil
    #expect(arbiter?.diagnose().map(\.fact) == ["The arbiter has no navigation controller."])
  }
}

private final class ForeignDelegate: NSObject, UIGestureRecognizerDelegate {}
#endif
