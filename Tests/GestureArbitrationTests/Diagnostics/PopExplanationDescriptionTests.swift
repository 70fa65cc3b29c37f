#if HEADLESS
import Foundation
import GestureArbitration
import GestureLab
import HeadlessUIKit
import LabWorkshop
import Testing

/// The description of an explanation.
@MainActor @Suite struct PopExplanationDescriptionTests {
  private let policy = """
    PopPolicy(start: .anywhere, rules: [.notSuspended, .notAtRoot, .notDuringTransition, \
    .oneTouch, .startsInsideArea, .outsideExclusions, .contentAtLeadingEdge, \
    .movesTowardsTrailing, .asksScreen])
    """

  @Test func `the lines of a pager on a middle page are aligned`() {
    let text = Self.text(of: .pagerMiddlePage, at: CGPoint(x: 195, y: 400))

    #expect(
      text == """
        point         (195, 400)
        hit view      UIScrollView
        contents      pager, a UIScrollView as pager: defers at its leading edge, 780 pt past it
        edge pop      by UINavigationController.edgeSwipe, over the leading edge only
          policy      \(policy)
          first       no rule has an opinion
        content pop   by UINavigationController.contentSwipe
          policy      \(policy)
          first       contentAtLeadingEdge refuses: pager rests 780 pt past its leading edge
          then        movesTowardsTrailing depends on the movement: \(Self.landed)
        waits         pager.pan waits for GestureArbiter.scrollDeferral (required by the arbiter)
                      UINavigationController.edgeSwipe waits for GestureArbiter.edgeGate \
        (required by the arbiter)
                      UINavigationController.contentSwipe waits for GestureArbiter.contentGate \
        (required by the arbiter)
        """)
  }

  @Test func `every rule that would refuse has a line, in the order in which rules are asked`() {
    let text = Self.text(of: .pagerMiddlePage, at: CGPoint(x: 195, y: 400)) { arbiter in
      arbiter.allowsPopGestures = false
      arbiter.policy = .edgeOnly
      arbiter.suspend(.content, for: arbiter, because: "recording")
    }

    let lines = text.split(separator: "\n").map(String.init)
    let start = lines.firstIndex { $0.hasPrefix("content pop") } ?? 0
    #expect(
      Array(lines[(start + 2)..<(start + 7)]) == [
        "  first       allowsPopGestures refuses: no gesture may pop or push",
        "  then        notSuspended refuses: GestureArbiter suspended it: recording",
        "  then        startsInsideArea refuses: starts 195 pt from the leading edge, outside the "
          + "first 20 pt",
        "  then        contentAtLeadingEdge refuses: pager rests 780 pt past its leading edge",
        "  then        movesTowardsTrailing depends on the movement: \(Self.landed)",
      ])
  }

  @Test func `the screen that refuses is named`() {
    let text = Self.text(of: .refusing, at: CGPoint(x: 195, y: 400))

    #expect(text.contains("  then        asksScreen refuses: the RefusingController does"))
  }

  @Test(arguments: SystemVersion.allCases, [false, true])
  func `promise 15: an app's delegate that may refuse a pop is named, where its no counts`(
    version: SystemVersion, isOfScreen: Bool
  ) {
    let phone = Phone(UIKitBehavior(version: version))
    let no = PopExtentTests.No()
    for gesture in [NavigationGesture.edgePop, .contentPop] {
      phone.stage.navigation.systemRecognizer(for: gesture)?.delegate = no
    }
    phone.stage.navigation.allowsFullScreenPop = true
    if isOfScreen { phone.screen.allowsFullScreenPop = true }
    let explanation = phone.arbiter.explain(CGPoint(x: 195, y: 400))
    let pop = explanation.gestures.first { $0.decision.attempt.gesture == .contentPop }
    phone.swipeRight()
    phone.stage.rest()

    // On iOS 26 the pop is UIKit's, whose recognizer always asks.
    let counts = !isOfScreen || version >= .v26
    #expect(pop?.delegate == (counts ? "No" : nil))
    let row = "  unless      a No, the app's delegate of UIKit's pop, refuses when it is about to"
    #expect("\(explanation)".contains(row))
    #expect(phone.depth == (counts ? 2 : 1), "\(phone.story)")
  }

  @Test func `the recognizers that would begin are named, UIKit's first`() {
    let text = Self.text(of: .backAction, at: CGPoint(x: 195, y: 400))

    #expect(
      text.contains(
        "content pop   by UINavigationController.contentSwipe, else GestureArbiter.contentPan"))
  }

  @Test func `a screen with a popTransition is popped by the driver's recognizer first`() {
    let text = Self.text(of: .ownTransition, at: CGPoint(x: 195, y: 400))

    #expect(
      text.contains(
        "content pop   by GestureArbiter.contentPan, else UINavigationController.contentSwipe"))
    #expect(
      text.contains(
        "UINavigationController.contentSwipe waits for GestureArbiter.contentPan"))
  }

  @Test func `a push has lines if there is a candidate, and so has what content asks of it`() {
    let text = Self.text(of: .candidatePager, at: CGPoint(x: 195, y: 400))

    #expect(text.contains("push          by GestureArbiter.pushPan"))
    #expect(
      text.contains(
        "pager, a UIScrollView as pager: defers at its leading edge, 1560 pt past it "
          + "(edge pop, content pop); defers at its trailing edge, where it rests (push)"))
    let push = text.components(separatedBy: "\npush ").last ?? ""
    #expect(push.contains("  first       movesTowardsTrailing depends on the movement"))
    #expect(!Self.text(of: .pagerFirstPage, at: CGPoint(x: 195, y: 400)).contains("push"))
  }

  @Test func `a claim on some gestures names them`() {
    let text = Self.text(of: .map, at: CGPoint(x: 195, y: 400))

    #expect(
      text.contains(
        "map, a RawTouchView as map: claims the drags that start in it (content pop)"))
  }

  @Test func `a view over the navigation controller is marked as outside`() {
    let text = Self.text(of: .sheet, at: CGPoint(x: 195, y: 422))

    #expect(
      text == """
        point         (195, 422)
        hit view      UIView, outside the navigation controller's view: no rule is asked
        contents      none
        waits         none
        """)
  }

  @Test(arguments: [CGPoint(x: -100, y: 20), CGPoint(x: CGFloat.nan, y: 1)])
  func `a point without a view has no hit view, contents or waits`(point: CGPoint) {
    let text = Self.text(of: .plain, at: point)

    #expect(text.contains("hit view      none"))
    #expect(text.contains("waits         none"))
  }

  @Test func `a wait names what requires it: a recognizer, a delegate or the arbiter`() {
    let phone = Phone()
    let tap = UITapGestureRecognizer(target: nil, action: nil)
    tap.name = "tap"
    let pan = RequiredPan(target: nil, action: nil)
    let delegate = RequiredTapDelegate()
    phone.keep(delegate)
    tap.delegate = delegate
    phone.screen.view.addGestureRecognizer(tap)
    phone.screen.view.addGestureRecognizer(pan)

    let waits = phone.arbiter.explain(CGPoint(x: 195, y: 400)).waits.map(\.description)

    #expect(
      waits.prefix(2) == [
        "tap waits for RequiredPan of UIView (required by a recognizer)",
        "RequiredPan of UIView waits for tap (required by a delegate)",
      ])
    pan.isEnabled = false
    #expect(
      phone.arbiter.explain(CGPoint(x: 195, y: 400)).waits.allSatisfy {
        $0.source == .arbiter
      })
  }

  @Test func `a removed arbiter still explains, and one without a controller is empty`() {
    let phone = Phone()
    phone.arbiter.remove()
    #expect(phone.arbiter.explain(CGPoint(x: 195, y: 400)).isInside)

    var stage: Stage? = Stage()
    let arbiter = stage?.navigation.gestureArbiter
    stage = nil
    #expect(arbiter?.navigationController == nil)
    #expect(arbiter?.explain(.zero).gestures.isEmpty == true)
  }

  private static let landed = "the touch has moved 0 pt of 10 pt"

  private static func text(
    of screen: LabScreen, at point: CGPoint, change: (GestureArbiter) -> Void = { _ in }
  ) -> String {
    let stage = screen.stage()
    screen.show(on: stage)
    change(stage.navigation.gestureArbiter)
    return stage.navigation.gestureArbiter.explain(point).description
  }
}

/// A pan that must fail before a tap recognizes.
@MainActor
private final class RequiredPan: UIPanGestureRecognizer {
  override func shouldBeRequiredToFail(by otherGestureRecognizer: UIGestureRecognizer) -> Bool {
    otherGestureRecognizer is UITapGestureRecognizer
  }
}

/// Makes that pan wait for the recognizer of this delegate.
@MainActor
private final class RequiredTapDelegate: NSObject, UIGestureRecognizerDelegate {
  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldBeRequiredToFailBy otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool { otherGestureRecognizer is RequiredPan }
}
#endif
