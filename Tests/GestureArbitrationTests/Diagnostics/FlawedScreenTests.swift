#if HEADLESS
import Foundation
import GestureArbitration
import GestureLab
import HeadlessUIKit
import LabWorkshop
import Testing

/// A diagnosis finds each flaw, and finds it no more once its remedy is applied.
@MainActor @Suite struct FlawedScreenTests {
  /// A flawed screen, the fact that is found, and what its remedy says to do.
  struct Flaw: CustomTestStringConvertible, Sendable {
    let screen: String
    let fact: String
    /// A symbol that the remedy names.
    let symbol: String
    let applyRemedy: @MainActor @Sendable (Stage) -> Void

    init(
      _ screen: String, _ fact: String, naming symbol: String,
      applyRemedy: @escaping @MainActor @Sendable (Stage) -> Void
    ) {
      self.screen = screen
      self.fact = fact
      self.symbol = symbol
      self.applyRemedy = applyRemedy
    }

    var testDescription: String { screen }
  }

  @Test(arguments: flaws)
  func `a flaw is found until its remedy is applied`(flaw: Flaw) throws {
    let screen = try #require(LabScreen.flawed.first { $0.name == flaw.screen })
    let stage = screen.stage()
    screen.show(on: stage)

    let found = stage.navigation.gestureArbiter.diagnose()
    #expect(found.map(\.fact) == [flaw.fact])
    #expect(found.first?.remedy.contains(flaw.symbol) == true, "\(found)")

    flaw.applyRemedy(stage)
    #expect(stage.navigation.gestureArbiter.diagnose() == [])
  }

  @Test func `every flawed screen is tested, and none has the name of a built-in one`() {
    #expect(LabScreen.flawed.map(\.name).sorted() == Self.flaws.map(\.screen).sorted())
    #expect(Set(LabScreen.flawed.map(\.name)).isDisjoint(with: LabScreen.all.map(\.name)))
  }

  nonisolated static let flaws = [
    Flaw(
      "flawed-arbiter", "GestureArbiter.allowsPopGestures is false: no pop begins.",
      naming: "GestureArbiter.defaults.allowsPopGestures"
    ) { $0.arbiter.allowsPopGestures = true },
    Flaw(
      "flawed-gate", "GestureArbiter.edgeGate was removed from its view by other code.",
      naming: "GestureArbiter.remove()"
    ) { stage in
      stage.arbiter.remove()
      stage.navigation.gestureArbiter.onDecision = { _ in }
    },
    Flaw(
      "flawed-pop", "UIKit's edge pop is disabled, so no rules are evaluated for it.",
      naming: "GestureArbiter.suspend(_:for:because:)"
    ) { stage in
      stage.navigation.interactivePopGestureRecognizer?.isEnabled = true
      stage.arbiter.suspend(.edge, for: stage.arbiter, because: "a test").end()
    },
    Flaw(
      "flawed-delegate", "The delegate of UIKit's edge pop was replaced: it is nil.",
      naming: "UIViewController.popPolicy"
    ) { stage in
      // Another controller, whose delegate was not replaced.
      let healthy = UINavigationController(rootViewController: UIViewController())
      healthy.pushViewController(UIViewController(), animated: false)
      stage.window.rootViewController = healthy
      stage.navigation.interactivePopGestureRecognizer?.delegate =
        healthy.interactivePopGestureRecognizer?.delegate
    },
    Flaw(
      "flawed-hidden-bar",
      "The navigation bar is hidden, so UIKit lets no edge swipe pop this screen.",
      naming: "popsWithoutBackButton"
    ) { $0.navigation.popsWithoutBackButton = true },
    Flaw(
      "flawed-area",
      "By GestureArbiter.policy the content pop may start in .box(start: 400), which lies outside the "
        + "navigation controller's view.",
      naming: "PopPolicy.start"
    ) { $0.arbiter.policy.start = .anywhere },
    Flaw(
      "flawed-policy",
      #"No pop begins under GestureArbiter.policy; its strictest rule is .refuse("always")."#,
      naming: "PopPolicy.rules"
    ) { $0.arbiter.policy.rules.removeFirst() },
    Flaw(
      "flawed-rules",
      #"The rule .refuse("landing") of GestureArbiter.policy never decides: .movesTowardsTrailing or "#
        + "another rule answers before it.",
      naming: "PopPolicy.rules"
    ) { stage in
      let rule = stage.arbiter.policy.rules.removeLast()
      stage.arbiter.policy.rules.insert(rule, at: 0)
    },
    Flaw(
      "flawed-word",
      "WillingController is PopIntercepting, but no rule of GestureArbiter.policy asks it.",
      naming: ".asksScreen"
    ) { $0.arbiter.policy.rules.append(.asksScreen) },
    Flaw(
      "flawed-circle",
      "Recognizers wait for each other in a circle: first.pan → second.pan → first.pan.",
      naming: "gestureRecognizer(_:shouldRequireFailureOf:)"
    ) { stage in
      // Removing one recognizer has the same effect as a relation that returns false.
      let view = stage.navigation.topViewController?.view
      if let pan = view?.gestureRecognizers?.first { view?.removeGestureRecognizer(pan) }
    },
    Flaw(
      "flawed-strip",
      "The carousel defers to the content pop in a strip of 0 pt, so never.",
      naming: ".carousel(stripWidth:)"
    ) { stage in
      if let view = stage.content { stage.arbiter.register(view, as: .carousel(stripWidth: 20)) }
    },
    Flaw(
      "flawed-nesting",
      "The pager defers to the content pop, but the map around it claims all drags.",
      naming: "UIView.popGestureRole"
    ) { stage in
      if let pager = stage.content?.subviews.first { pager.popGestureRole = nil }
    },
    Flaw(
      "flawed-reach",
      "The map has a role, but no touch can hit it: it has isUserInteractionEnabled set to false.",
      naming: "UIView.popGestureRole"
    ) { stage in
      if let map = stage.content { map.popGestureRole = nil }
    },
  ]
}

extension Stage {
  /// The first subview of the top screen.
  fileprivate var content: UIView? { navigation.topViewController?.view.subviews.first }
}
#endif
