import Foundation
import GestureArbitration
import GestureLab
import HeadlessUIKit
import Testing

/// An explanation as plain lines.
@MainActor @Suite struct ExplanationTextTests {
  private let policy = """
    PopPolicy(start: .anywhere, rules: [.enabled, .notSuspended, .notAtRoot, .notDuringTransition, \
    .oneFinger, .startsInsidePopArea, .outsideExclusions, .contentAtLeadingEdge, \
    .movesTowardsTrailing, .asksScreen])
    """

  @Test func `a pager on a middle page is told in aligned lines`() {
    let text = Self.text(of: .pagerMiddlePage, at: CGPoint(x: 195, y: 400))

    #expect(
      text == """
        point         (195, 400)
        hit           UIScrollView
        contents      pager, a UIScrollView as pager: yields at its leading edge, 780 pt past it
        edge pop      by UINavigationController.edgeSwipe, over the leading edge only
          policy      \(policy)
          first       contentAtLeadingEdge refuses — pager rests 780 pt past its leading edge
          then        movesTowardsTrailing depends on the movement — \(Self.landed)
        content pop   by UINavigationController.contentSwipe
          policy      \(policy)
          first       contentAtLeadingEdge refuses — pager rests 780 pt past its leading edge
          then        movesTowardsTrailing depends on the movement — \(Self.landed)
        waits         pager.pan waits for GestureArbiter.yieldGate (the arbiter says so)
                      UINavigationController.edgeSwipe waits for GestureArbiter.edgeGate \
        (the arbiter says so)
                      UINavigationController.contentSwipe waits for GestureArbiter.contentGate \
        (the arbiter says so)
        """)
  }

  @Test func `all rules that would refuse are told, the first of them first`() {
    let text = Self.text(of: .pagerMiddlePage, at: CGPoint(x: 195, y: 400)) { arbiter in
      arbiter.isEnabled = false
      arbiter.policy = .edgeOnly
      arbiter.suspend(.content, for: arbiter, because: "recording")
    }

    let lines = text.split(separator: "\n").map(String.init)
    let start = lines.firstIndex { $0.hasPrefix("content pop") } ?? 0
    #expect(
      Array(lines[(start + 2)..<(start + 7)]) == [
        "  first       enabled refuses — the arbiter is disabled",
        "  then        notSuspended refuses — GestureArbiter has suspended it: recording",
        "  then        startsInsidePopArea refuses — starts 195 pt from the leading edge, outside the "
          + "first 20 pt",
        "  then        contentAtLeadingEdge refuses — pager rests 780 pt past its leading edge",
        "  then        movesTowardsTrailing depends on the movement — \(Self.landed)",
      ])
  }

  @Test func `who is asked last is named, and nobody else`() {
    let text = Self.text(of: .backAction, at: CGPoint(x: 195, y: 400))

    #expect(
      text.contains("  then        asksScreen would ask the AskedController, behind all other"))
    #expect(
      text.contains(
        "content pop   by UINavigationController.contentSwipe, else GestureArbiter.ownContentPan"))
  }

  @Test func `a screen with a transition of its own is popped by the arbiter first`() {
    let text = Self.text(of: .ownTransition, at: CGPoint(x: 195, y: 400))

    #expect(
      text.contains(
        "content pop   by GestureArbiter.ownContentPan, else UINavigationController.contentSwipe"))
    #expect(
      text.contains(
        "UINavigationController.contentSwipe waits for GestureArbiter.ownContentPan"))
  }

  @Test func `a push is told where there is a candidate, and what content asks of it`() {
    let text = Self.text(of: .candidatePager, at: CGPoint(x: 195, y: 400))

    #expect(text.contains("push          by GestureArbiter.ownPushPan"))
    #expect(
      text.contains(
        "pager, a UIScrollView as pager: yields at its leading edge, 1560 pt past it "
          + "(edge pop, content pop); yields at its trailing edge, where it is (push)"))
    #expect(text.contains("movesTowardsLeading depends on the movement"))
    #expect(!Self.text(of: .pagerFirstPage, at: CGPoint(x: 195, y: 400)).contains("push"))
  }

  @Test func `a claim that leaves the edge to the pop is told so`() {
    let text = Self.text(of: .map, at: CGPoint(x: 195, y: 400))

    #expect(
      text.contains(
        "map, a RawTouchView as map: claims the drags that begin in it (content pop)"))
  }

  @Test func `what lies over the navigation controller is told`() {
    let text = Self.text(of: .sheet, at: CGPoint(x: 195, y: 422))

    #expect(
      text == """
        point         (195, 422)
        hit           UIView, outside the navigation controller's view: no rule is asked
        contents      none
        waits         none
        """)
  }

  @Test(arguments: [CGPoint(x: -100, y: 20), CGPoint(x: CGFloat.nan, y: 1)])
  func `nothing lies where there is no view`(point: CGPoint) {
    let text = Self.text(of: .plain, at: point)

    #expect(text.contains("hit           nothing"))
    #expect(text.contains("waits         none"))
  }

  @Test func `what delegates and subclasses say is told with who says it`() {
    let phone = Phone()
    let tap = UITapGestureRecognizer(target: nil, action: nil)
    tap.name = "tap"
    let pan = WaitingPan(target: nil, action: nil)
    let delegate = HoldingDelegate()
    phone.keep(delegate)
    tap.delegate = delegate
    phone.screen.view.addGestureRecognizer(tap)
    phone.screen.view.addGestureRecognizer(pan)

    let waits = phone.arbiter.explanation(at: CGPoint(x: 195, y: 400)).waits.map(\.description)

    #expect(
      waits.prefix(2) == [
        "tap waits for WaitingPan of a UIView (a recognizer says so)",
        "WaitingPan of a UIView waits for tap (a delegate says so)",
      ])
    pan.isEnabled = false
    #expect(
      phone.arbiter.explanation(at: CGPoint(x: 195, y: 400)).waits.allSatisfy {
        $0.source == .arbiter
      })
  }

  @Test
  func `an arbiter that is taken away still explains, and one without a controller says nothing`() {
    let phone = Phone()
    phone.arbiter.remove()
    #expect(
      phone.arbiter.diagnose().map(\.fact) == [
        "The arbiter was taken away: it decides nothing any more."
      ])
    #expect(phone.arbiter.explanation(at: CGPoint(x: 195, y: 400)).isReached)

    var stage: Stage? = Stage()
    let arbiter = stage?.navigation.gestureArbiter
    stage = nil
    #expect(arbiter?.navigationController == nil)
    #expect(arbiter?.explanation(at: .zero).passages.isEmpty == true)
    #expect(arbiter?.diagnose().map(\.fact) == ["The arbiter has no navigation controller."])
  }

  private static let landed = "the finger has moved 0 pt of 10 pt"

  private static func text(
    of screen: LabScreen, at point: CGPoint, change: (GestureArbiter) -> Void = { _ in }
  ) -> String {
    let stage = screen.stage()
    screen.show(on: stage)
    change(stage.navigation.gestureArbiter)
    return stage.navigation.gestureArbiter.explanation(at: point).description
  }
}

/// A pan that taps wait for.
@MainActor
private final class WaitingPan: UIPanGestureRecognizer {
  override func shouldBeRequiredToFail(by otherGestureRecognizer: UIGestureRecognizer) -> Bool {
    otherGestureRecognizer is UITapGestureRecognizer
  }
}

/// Has pans wait for its recognizer.
@MainActor
private final class HoldingDelegate: NSObject, UIGestureRecognizerDelegate {
  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldBeRequiredToFailBy otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool { otherGestureRecognizer is WaitingPan }
}
