#if HEADLESS
import Foundation
import GestureArbitration
import GestureLab
import HeadlessUIKit
import Testing

/// The rules decide on a drag as the explanation of its start said: on every built-in screen.
@MainActor @Suite struct ExplanationTruthTests {
  @Test(arguments: SystemVersion.allCases)
  func `an explained refusal is the decision on the drag, value for value`(
    version: SystemVersion
  ) {
    var refused = 0
    var open = 0
    for drag in version == .v26 ? ExplainedDrag.all : ExplainedDrag.sample(on: version) {
      for decision in drag.decisions {
        guard let explained = drag.explained(decision) else {
          Issue.record("\(drag.label): \(decision) was not explained")
          continue
        }
        if explained.decision.isRefusedByScreen {
          // That waits until the pop would begin: content may begin before.
          #expect(!decision.allows, "\(drag.label)")
        } else if explained.decision.refusal != nil {
          #expect(decision == explained.decision, "\(drag.label)")
          refused += 1
        } else {
          #expect(explained.refusals.isEmpty || explained.answers.first != explained.refusals.first)
          #expect(decision.attempt.hasMoved, "\(drag.label): \(decision)")
          open += 1
        }
      }
    }

    #expect(refused > 5)
    #expect(open > 5)
  }

  @Test func `each explained refusal is the decision where its rule is the only one`() throws {
    var refusals = 0
    for drag in ExplainedDrag.all where drag.distance > 0 && drag.point.y == 422 {
      for explained in drag.explanation.gestures {
        for answer in explained.refusals {
          let rule = try #require(explained.policy.rules.first { $0.name == answer.rule })
          let alone = PopPolicy(
            start: explained.policy.start, edgeStart: explained.policy.edgeStart, rules: [rule])
          let isPop = explained.decision.attempt.gesture.isPop

          let repeated = ExplainedDrag(on: drag.screen, at: drag.point, by: 80, .v26) { stage in
            if isPop {
              stage.navigation.topViewController?.popPolicy = alone
            } else {
              stage.navigation.gestureArbiter.pushPolicy = alone
            }
          }

          for decision in repeated.decisions where explained.isAbout(decision) {
            #expect(decision.rule == answer.rule, "\(drag.label)")
            let isOfScreen = answer.verdict == .refuse(.screenRefused)
            #expect(
              isOfScreen ? !decision.allows : decision.verdict == answer.verdict, "\(drag.label)")
            refusals += 1
          }
        }
      }
    }

    #expect(refusals > 10)
  }

  @Test func `a rule that judges the landing decides on no drag that has no explained refusal`() {
    let landing: Set = [
      "allowsPopGestures", "notSuspended", "notAtRoot", "notDuringTransition", "startsInsideArea",
      "outsideExclusions", "contentAtLeadingEdge", "never",
    ]
    var drags = 0
    for drag in ExplainedDrag.all {
      for decision in drag.decisions where decision.attempt.gesture.isPop {
        let attempt = decision.attempt
        guard attempt.layoutDirection.towardsTrailing(attempt.translation.x) > 0,
          drag.explained(decision)?.refusals.isEmpty == true
        else { continue }
        #expect(!landing.contains(decision.rule), "\(drag.label): \(decision)")
        drags += 1
      }
    }

    #expect(drags > 80)
  }

  @Test func `a point outside the navigation controller has no gesture and no decision`() {
    let outside = ExplainedDrag.all.filter { !$0.explanation.isInside }

    for drag in outside {
      #expect(drag.explanation.gestures.isEmpty)
      #expect(drag.explanation.contents.allSatisfy { $0.demands.isEmpty })
      #expect(drag.decisions.isEmpty, "\(drag.label)")
    }
    #expect(!outside.isEmpty)
  }

  @Test func `decelerating content and a running transition are explained as the drag meets them`()
  {
    let phone = Phone()
    let pager = phone.addScrollView(content: CGSize(width: 3_900, height: 844))
    pager.allowsPopGestureAtLeadingEdge = true
    phone.arbiter.policy.rules.insert(.contentAtRest, at: 0)
    let point = CGPoint(x: 300, y: 400)
    phone.stage.play(
      TouchScript().down(at: point).move(to: CGPoint(x: 60, y: 400), over: 0.08).up())

    expectSameVerdict(phone, at: point, refusedBy: "contentAtRest")

    let older = Phone(UIKitBehavior(version: .v18))
    older.stage.navigation.pushViewController(UIViewController(), animated: true)
    expectSameVerdict(older, at: CGPoint(x: 6, y: 400), refusedBy: "notDuringTransition")
  }

  private func expectSameVerdict(_ phone: Phone, at point: CGPoint, refusedBy rule: String) {
    let count = phone.decisions.count
    let explained = phone.arbiter.explain(point).gestures

    phone.drag(from: point, by: CGPoint(x: 60, y: 0))

    let decisions = phone.decisions.dropFirst(count)
    #expect(decisions.map(\.rule) == [rule], "\(phone.story)")
    for decision in decisions {
      let gesture = explained.first { $0.isAbout(decision) }
      #expect(gesture?.decision.verdict == decision.verdict, "\(phone.story)")
    }
  }
}
#endif
