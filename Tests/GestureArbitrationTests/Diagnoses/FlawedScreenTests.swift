import Foundation
import GestureArbitration
import GestureLab
import HeadlessUIKit
import Testing

/// What is wrong is found, and is gone once its own remedy is followed.
@MainActor @Suite struct FlawedScreenTests {
  /// A flawed screen, what is found, and what the remedy says to do.
  struct Flaw: CustomTestStringConvertible, Sendable {
    let screen: String
    let fact: String
    /// A symbol that the remedy names.
    let symbol: String
    let follow: @MainActor @Sendable (Stage) -> Void

    init(
      _ screen: String, _ fact: String, naming symbol: String,
      follow: @escaping @MainActor @Sendable (Stage) -> Void
    ) {
      self.screen = screen
      self.fact = fact
      self.symbol = symbol
      self.follow = follow
    }

    var testDescription: String { screen }
  }

  @Test(arguments: flaws)
  func `it is found, and gone once its remedy is followed`(flaw: Flaw) throws {
    let screen = try #require(LabScreen.flawed.first { $0.name == flaw.screen })
    let stage = screen.stage()
    screen.show(on: stage)

    let found = stage.navigation.gestureArbiter.diagnose()
    #expect(found.map(\.fact) == [flaw.fact])
    #expect(found.first?.remedy.contains(flaw.symbol) == true, "\(found)")

    flaw.follow(stage)
    #expect(stage.navigation.gestureArbiter.diagnose() == [])
  }

  @Test func `every flawed screen is here, and none has the name of a built-in one`() {
    #expect(LabScreen.flawed.map(\.name).sorted() == Self.flaws.map(\.screen).sorted())
    #expect(Set(LabScreen.flawed.map(\.name)).isDisjoint(with: LabScreen.all.map(\.name)))
  }

  nonisolated static let flaws = [
    Flaw(
      "flawed-arbiter", "The arbiter is disabled: no pop begins.",
      naming: "GestureArbiter.isEnabled"
    ) { $0.arbiter.isEnabled = true },
    Flaw(
      "flawed-gate", "GestureArbiter.edgeGate was taken off its view by other code.",
      naming: "GestureArbiter.remove()"
    ) { stage in
      stage.arbiter.remove()
      _ = stage.navigation.gestureArbiter
    },
    Flaw(
      "flawed-pop", "UIKit's edge pop was disabled by other code.",
      naming: "GestureArbiter.suspend(_:for:because:)"
    ) { stage in
      stage.navigation.interactivePopGestureRecognizer?.isEnabled = true
      stage.arbiter.suspend(.edge, for: stage.arbiter, because: "for a moment").end()
    },
    Flaw(
      "flawed-delegate", "The delegate of UIKit's edge pop was replaced: it is nobody now.",
      naming: "UIViewController.popPolicy"
    ) { stage in
      // Left alone from the start.
      let healthy = UINavigationController(rootViewController: UIViewController())
      healthy.pushViewController(UIViewController(), animated: false)
      stage.window.rootViewController = healthy
      stage.navigation.interactivePopGestureRecognizer?.delegate =
        healthy.interactivePopGestureRecognizer?.delegate
    },
    Flaw(
      "flawed-hidden-bar",
      "The navigation bar is hidden, and so UIKit lets no swipe from the edge pop this screen.",
      naming: ".publicTransition"
    ) { $0.arbiter.driver = .publicTransition },
    Flaw(
      "flawed-area",
      "By GestureArbiter.policy the content pop may start in .box(start: 400), and nothing of the "
        + "navigation controller's view lies there.",
      naming: "PopPolicy.start"
    ) { $0.arbiter.policy.start = .anywhere },
    Flaw(
      "flawed-policy",
      #"By GestureArbiter.policy no pop ever begins; the strictest rule is .refuse("always")."#,
      naming: "PopPolicy.rules"
    ) { $0.arbiter.policy.rules.removeFirst() },
    Flaw(
      "flawed-rules",
      #"The rule .refuse("landing") of GestureArbiter.policy is never heard: .movesTowardsTrailing "#
        + "answers before it, or another rule does.",
      naming: "PopPolicy.rules"
    ) { stage in
      let rule = stage.arbiter.policy.rules.removeLast()
      stage.arbiter.policy.rules.insert(rule, at: 0)
    },
    Flaw(
      "flawed-word",
      "WillingController is PopIntercepting, and no rule of GestureArbiter.policy asks it.",
      naming: ".asksScreen"
    ) { $0.arbiter.policy.rules.append(.asksScreen) },
    Flaw(
      "flawed-transition", "UIViewController has a popTransition, and drags pop it UIKit's way.",
      naming: "GestureArbiter.driver"
    ) { $0.arbiter.driver = .publicTransition },
    Flaw(
      "flawed-candidate", "A push candidate is set, and nothing pushes it.",
      naming: ".publicTransition"
    ) { $0.arbiter.driver = .publicTransition },
    Flaw(
      "flawed-circle",
      "Recognizers wait for each other in a circle: first.pan → second.pan → first.pan.",
      naming: "gestureRecognizer(_:shouldRequireFailureOf:)"
    ) { stage in
      // One that answers false all the time is none of its kind.
      let view = stage.navigation.topViewController?.view
      if let pan = view?.gestureRecognizers?.first { view?.removeGestureRecognizer(pan) }
    },
    Flaw(
      "flawed-pager", "The pager yields to the pop and cannot scroll sideways itself.",
      naming: "contentSize"
    ) { ($0.content as? UIScrollView)?.contentSize.width = 780 },
    Flaw(
      "flawed-strip",
      "The carousel yields to the content pop in a strip of 0 pt, and so never.",
      naming: ".carousel(strip:)"
    ) { stage in
      if let view = stage.content { stage.arbiter.register(view, as: .carousel(strip: 20)) }
    },
    Flaw(
      "flawed-nesting",
      "The pager yields to the content pop, and the map around it claims all drags.",
      naming: "GestureArbiter.unregister(_:)"
    ) { stage in
      if let pager = stage.content?.subviews.first { stage.arbiter.unregister(pager) }
    },
    Flaw(
      "flawed-reach",
      "The map is registered, and no finger can land on it: it has isUserInteractionEnabled set to "
        + "false.",
      naming: "GestureArbiter.unregister(_:)"
    ) { stage in
      if let map = stage.content { stage.arbiter.unregister(map) }
    },
    Flaw(
      "flawed-place",
      "The pager lies in another navigation controller inside this one, which has no arbiter.",
      naming: "viewController.navigationController?.gestureArbiter"
    ) { stage in
      let inner = stage.navigation.topViewController?.children.first as? UINavigationController
      guard let pager = inner?.topViewController?.view.subviews.first else { return }
      inner?.gestureArbiter.register(pager, as: .pagingScrollView)
    },
  ]
}

extension Stage {
  /// The first view on the screen on top.
  fileprivate var content: UIView? { navigation.topViewController?.view.subviews.first }
}
