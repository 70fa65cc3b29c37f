import Foundation
import GestureArbitration
import GestureLab
import HeadlessUIKit
import Testing

/// What is said of a place is what happens there: on every built-in screen, over a grid of places.
@MainActor @Suite struct ExplanationTruthTests {
  @Test(arguments: SystemVersion.allCases)
  func `a refusal at touch-down is the one that the drag then meets, value for value`(
    version: SystemVersion
  ) {
    var refused = 0
    var open = 0
    everyDrag(on: version, by: [80, -80]) { screen, point, drag in
      for decision in drag.decisions {
        guard let passage = drag.passage(of: decision) else {
          Issue.record("\(screen.name) at \(point): nothing was said of \(decision)")
          continue
        }
        if passage.decision.refusal != nil {
          #expect(decision == passage.decision, "\(screen.name) at \(point)")
          refused += 1
        } else {
          #expect(passage.refusals.isEmpty || passage.answers.first != passage.refusals.first)
          #expect(decision.attempt.phase == .moved, "\(screen.name) at \(point): \(decision)")
          open += 1
        }
      }
    }

    #expect(refused > 80)
    #expect(open > 80)
  }

  @Test func `every rule that refuses now refuses by itself, and for the same reason`() {
    var refusals = 0
    for screen in LabScreen.all {
      for point in ExplainedDrag.places where point.x != 30 {
        let said = ExplainedDrag(on: screen, at: point, by: 0, .iOS26).explanation
        for passage in said.passages {
          for answer in passage.refusals {
            let drag = ExplainedDrag(on: screen, at: point, by: 80, .iOS26) { stage in
              // Nobody but this rule.
              let alone = PopPolicy(
                start: passage.policy.start, edgeStart: passage.policy.edgeStart,
                rules: [passage.policy.rules[answer.index]])
              if passage.decision.attempt.operation == .push {
                stage.navigation.gestureArbiter.pushPolicy = alone
              } else {
                stage.navigation.topViewController?.popPolicy = alone
              }
            }
            for decision in drag.decisions where passage.isAbout(decision) {
              #expect(decision.rule == answer.rule, "\(screen.name) at \(point)")
              #expect(decision.verdict == answer.verdict, "\(screen.name) at \(point)")
              refusals += 1
            }
          }
        }
      }
    }

    #expect(refusals > 40)
  }

  @Test
  func `where no rule refuses and the drag goes towards trailing, none of touch-down decides`() {
    let landing: Set = [
      "enabled", "notSuspended", "notAtRoot", "notDuringTransition", "startsInsidePopArea",
      "outsideExclusions", "contentAtLeadingEdge", "never",
    ]
    var drags = 0
    everyDrag(on: .iOS26, by: [80, -80]) { screen, point, drag in
      for decision in drag.decisions where decision.attempt.operation == .pop {
        let attempt = decision.attempt
        guard attempt.readingDirection.towardsTrailing(attempt.translation.x) > 0,
          drag.passage(of: decision)?.refusals.isEmpty == true
        else { continue }
        #expect(!landing.contains(decision.rule), "\(screen.name) at \(point): \(decision)")
        drags += 1
      }
    }

    #expect(drags > 80)
  }

  @Test func `nobody decides who was not said to be reached`() {
    var unreached = 0
    everyDrag(on: .iOS26, by: [80]) { screen, point, drag in
      guard !drag.explanation.isReached else { return }
      #expect(drag.explanation.passages.isEmpty)
      #expect(drag.explanation.contents.isEmpty)
      #expect(drag.decisions.isEmpty, "\(screen.name) at \(point)")
      unreached += 1
    }

    #expect(unreached > 0)
  }

  @Test
  func `content that still moves, and a transition that runs, are told as the drag meets them`() {
    let phone = Phone()
    let pager = phone.addScrollView(content: CGSize(width: 3_900, height: 844))
    pager.allowsPopGestureAtLeadingEdge = true
    phone.arbiter.policy.rules.insert(.contentAtRest, at: 0)
    let point = CGPoint(x: 300, y: 400)
    phone.stage.play(
      TouchScript().down(at: point).move(to: CGPoint(x: 60, y: 400), over: 0.08).up())

    expectSame(phone, at: point, refusedBy: "contentAtRest")
    phone.stage.rest()

    phone.stage.navigation.pushViewController(UIViewController(), animated: true)
    expectSame(phone, at: point, refusedBy: "notDuringTransition")
  }

  private func expectSame(_ phone: Phone, at point: CGPoint, refusedBy rule: String) {
    let known = phone.decisions.count
    let said = phone.arbiter.explanation(at: point).passages
    phone.drag(from: point, by: CGPoint(x: 60, y: 0))

    let decisions = phone.decisions.dropFirst(known)
    #expect(decisions.map(\.rule) == [rule], "\(phone.story)")
    for decision in decisions {
      let passage = said.first { $0.isAbout(decision) }
      #expect(passage?.decision.verdict == decision.verdict, "\(phone.story)")
    }
  }

  private func everyDrag(
    on version: SystemVersion, by distances: [CGFloat],
    _ look: (LabScreen, CGPoint, ExplainedDrag) -> Void
  ) {
    for screen in LabScreen.all {
      for point in ExplainedDrag.places {
        for distance in distances {
          look(screen, point, ExplainedDrag(on: screen, at: point, by: distance, version))
        }
      }
    }
  }
}
