import Foundation
import GestureArbitration
import GestureLab
import HeadlessUIKit
import Testing

/// What keeps pops and pushes from beginning.
@MainActor @Suite struct PopDiagnosisTests {
  private let phone = Phone()

  private var facts: [String] { phone.arbiter.diagnose().map(\.fact) }

  @Test func `whoever suspends pops is named until it ends`() {
    let pause = phone.arbiter.suspend(.content, for: phone, because: "recording")
    phone.arbiter.suspend(.edge, for: phone.screen, because: "a game")

    #expect(
      facts == [
        "Phone has suspended the content pop: recording.",
        "UIViewController has suspended the edge pop: a game.",
      ])

    pause.end()
    #expect(facts == ["UIViewController has suspended the edge pop: a game."])
  }

  @Test(arguments: PopSource.allCases)
  func `a delegate of the app's is named, UIKit's own is not`(source: PopSource) {
    let navigation = phone.stage.navigation
    let pop =
      source == .edge
      ? navigation.interactivePopGestureRecognizer
      : navigation.interactiveContentPopGestureRecognizer
    let own = pop?.delegate
    #expect(facts == [])

    let foreign = ForeignDelegate()
    phone.keep(foreign)
    pop?.delegate = foreign
    #expect(
      facts == ["The delegate of UIKit's \(source) was replaced: it is a ForeignDelegate now."])

    pop?.delegate = own
    #expect(facts == [])
  }

  @Test func `a content pop without a delegate may be as UIKit has made it`() {
    phone.stage.navigation.interactiveContentPopGestureRecognizer?.delegate = nil

    #expect(facts == [])
  }

  @Test func `a hidden or replaced back button is named, at the root it is not`() {
    phone.screen.navigationItem.hidesBackButton = true
    #expect(
      facts == [
        "The back button is hidden, and so UIKit lets no swipe from the edge pop this screen."
      ])

    phone.screen.navigationItem.hidesBackButton = false
    phone.screen.navigationItem.leftBarButtonItem = UIBarButtonItem(
      title: "Done", style: .plain, target: nil, action: nil)
    #expect(
      facts == [
        "An item of the app's own stands in for the back button, and so UIKit lets no swipe from the "
          + "edge pop this screen."
      ])

    // What was said is what happens.
    phone.swipeRight(from: 5)
    phone.stage.rest()
    #expect(phone.depth == 2)
    phone.arbiter.driver = .publicTransition
    #expect(facts == [])
    phone.swipeRight(from: 5)
    phone.stage.rest()
    #expect(phone.depth == 1)

    phone.arbiter.driver = .uikitOnly
    phone.stage.navigation.isNavigationBarHidden = true
    #expect(facts == [])
  }

  @Test func `a screen that is not to be popped may hide its bar`() {
    phone.stage.navigation.isNavigationBarHidden = true
    phone.screen.popPolicy = .disabled

    #expect(
      facts == [
        "By the popPolicy of UIViewController no pop ever begins; the strictest rule is .never."
      ])
  }

  @Test func `areas are held against the view as it is now`() {
    phone.arbiter.policy = PopPolicy(start: .box(top: 800), edgeStart: .leading(-5))
    #expect(
      facts == [
        "By GestureArbiter.policy the edge pop may start in .leading(-5), and nothing of the "
          + "navigation controller's view lies there."
      ])

    phone.stage.navigation.view.frame.size.height = 700
    #expect(facts.count == 2)
    phone.arbiter.policy.rules.removeAll { $0.name == PopRule.startsInsidePopArea.name }
    #expect(facts == [])
  }

  @Test func `a candidate that is ignored is named, with why`() {
    phone.arbiter.driver = .publicTransition
    let contained = UIViewController()
    phone.screen.addChild(contained)
    let presented = UIViewController()
    phone.stage.navigation.present(presented, animated: false)
    phone.stage.rest()

    for (candidate, why) in [
      (UINavigationController(), "UINavigationController is a navigation controller"),
      (contained, "UIViewController lies in another controller"),
      (presented, "UIViewController is presented"),
    ] {
      phone.screen.pushCandidate = candidate
      #expect(facts == ["The push candidate is ignored: the \(why)."])
    }
    phone.screen.pushCandidate = UIViewController()
    #expect(facts == [])
  }

  @Test func `a push that can never begin is named`() {
    phone.arbiter.driver = .publicTransition
    phone.screen.pushCandidate = UIViewController()
    phone.arbiter.pushPolicy.start = .leading(-1)
    #expect(
      facts == [
        "By GestureArbiter.pushPolicy no push ever begins; the strictest rule is .startsInsidePushArea."
      ])

    // The rules of a pop are not those of a push.
    phone.arbiter.pushPolicy = .standard
    #expect(facts.first?.hasPrefix("By GestureArbiter.pushPolicy no push ever begins") == true)
    phone.arbiter.pushPolicy = .push
    #expect(facts == [])
  }

  @Test func `recognizers of the arbiter's that were disabled are named`() {
    phone.arbiter.driver = .publicTransition
    let view = phone.stage.navigation.view
    let own = view?.gestureRecognizers?.first { $0.name == "GestureArbiter.ownContentPan" }
    own?.isEnabled = false

    #expect(facts == ["GestureArbiter.ownContentPan was disabled by other code."])
    own?.isEnabled = true
    #expect(facts == [])
  }

  @Test func `issues are told in the order of what they concern, and not to onIssue`() {
    phone.arbiter.isEnabled = false
    phone.arbiter.suspend(for: phone, because: "recording")
    phone.arbiter.policy = .disabled
    phone.screen.pushCandidate = UIViewController()

    #expect(
      facts == [
        "The arbiter is disabled: no pop begins.",
        "Phone has suspended all pops: recording.",
        "By GestureArbiter.policy no pop ever begins; the strictest rule is .never.",
        "A push candidate is set, and nothing pushes it.",
      ])
    #expect(phone.issues == [])
  }
}

private final class ForeignDelegate: NSObject, UIGestureRecognizerDelegate {}
