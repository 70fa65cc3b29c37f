import Foundation
import GestureDiagnostics
import SampleAttempts
import Testing

@MainActor @Suite struct ExplanationTests {
  private let pager = PopExplanation(
    point: CGPoint(x: 195, y: 400), hitView: "UIScrollView", isInside: true,
    contents: [
      PopExplanation.Content(
        name: "pager", role: "pager", view: "UIScrollView",
        demands: [
          .edgePop: .defersAtEdge(distance: 780), .contentPop: .defersAtEdge(distance: 780),
          .push: .defersAtEdge(distance: 0),
        ]),
      PopExplanation.Content(
        name: "map", role: "map", view: "MKMapView",
        demands: [.contentPop: .claims(.content), .push: .claims(.content)]),
    ],
    gestures: NavigationGesture.withGate.map { gesture in
      PopExplanation.Gesture(
        of: PopAttempt(
          gesture: gesture, start: CGPoint(x: 195, y: 400),
          contents: [
            Content(
              name: "pager", demand: .defersAtEdge(distance: 780, keepsEdgeSwipes: true))
          ]),
        by: gesture == .push ? [] : ["swipe", "own"],
        under: PopPolicy(rules: [.contentAtLeadingEdge, .movesTowardsTrailing]),
        asking: "EditorController")
    },
    waits: [
      PopExplanation.Wait(waiter: "swipe", blocker: "gate", source: .arbiter),
      PopExplanation.Wait(waiter: "pan", blocker: "swipe", source: .delegate),
    ])

  @Test func `an explanation prints in aligned lines`() {
    let policy =
      "PopPolicy(start: .anywhere, rules: [.contentAtLeadingEdge, .movesTowardsTrailing])"
    let travel = "movesTowardsTrailing depends on the movement: the touch has moved 0 pt of 10 pt"

    #expect(
      pager.description == """
        point         (195, 400)
        hit view      UIScrollView
        contents      pager, a UIScrollView as pager: defers at its leading edge, 780 pt past it \
        (edge pop, content pop); defers at its trailing edge, where it rests (push)
                      map, a MKMapView as map: claims the drags that start in it (content pop, push)
        edge pop      by swipe, else own, over the leading edge only
          policy      \(policy)
          first       contentAtLeadingEdge refuses: pager rests 780 pt past its leading edge
          then        \(travel)
        content pop   by swipe, else own
          policy      \(policy)
          first       contentAtLeadingEdge refuses: pager rests 780 pt past its leading edge
          then        \(travel)
        push          by no recognizer
          policy      \(policy)
          first       contentAtLeadingEdge refuses: pager rests 780 pt before its trailing edge
          then        \(travel)
        waits         swipe waits for gate (required by the arbiter)
                      pan waits for swipe (required by a delegate)
        """)
  }

  @Test func `the decision on each gesture is that of its policy`() {
    #expect(pager.decisions.map(\.attempt.gesture) == NavigationGesture.withGate)
    #expect(pager.decisions.allSatisfy { $0.rule == "contentAtLeadingEdge" })
    #expect(pager.gestures.allSatisfy { $0.refusals.map(\.rule) == ["contentAtLeadingEdge"] })
  }

  @Test func `a screen is named that would be asked, and an explanation does not ask it`() {
    let attempt = PopAttempt(start: .zero).with { $0.isRefusedByScreen = true }
    let gesture = PopExplanation.Gesture(
      of: attempt, by: ["swipe"], under: PopPolicy(rules: [.asksScreen]), asking: "Editor")
    let explanation = PopExplanation(
      point: .zero, hitView: "UIView", isInside: true, gestures: [gesture])

    #expect(
      explanation.description.contains("asksScreen refuses: the Editor does"))
  }

  @Test func `a point outside the navigation controller's view has no gestures`() {
    let outside = PopExplanation(point: .zero, hitView: "UIWindow", isInside: false)
    let nothing = PopExplanation(point: .zero, hitView: nil, isInside: false)

    #expect(
      outside.description == """
        point         (0, 0)
        hit view      UIWindow, outside the navigation controller's view: no rule is asked
        contents      none
        waits         none
        """)
    #expect(nothing.description.contains("hit view      none\n"))
  }
}
