#if HEADLESS
import GestureArbitration
import GestureLab
import HeadlessUIKit
import Testing

/// Opting in never produces a dead zone: where UIKit itself refuses the pop, the content has the
/// drag.
@MainActor @Suite struct DeadZoneTests {
  @Test(arguments: Obstacle.allCases, [CGFloat(6), 195])
  func `where UIKit itself refuses the pop, the pager scrolls`(
    obstacle: Obstacle, x: CGFloat
  ) {
    everywhere(under: .each) { phone in
      let pager = phone.addScrollView(content: CGSize(width: 1950, height: 844))
      pager.allowsPopGestureAtLeadingEdge = true
      obstacle.apply(to: phone)

      phone.swipeRight(from: x)
      phone.stage.rest()

      let scrolled = phone.hasWon(pager.panGestureRecognizer)
      #expect(phone.depth == (phone.hasPopBegun ? 1 : 2), "\(phone.story)")
      if phone.behavior.leavesDragUnused {
        #expect(!(phone.hasPopBegun && scrolled), "\(phone.story)")
      } else {
        #expect(phone.hasPopBegun != scrolled, "one owner\n\(phone.story)")
      }
    }
  }

  @Test(arguments: Obstacle.allCases)
  func `where UIKit itself refuses the pop, a claiming view has the edge swipe`(
    obstacle: Obstacle
  ) {
    everywhere(under: .each) { phone in
      let (map, pan) = phone.addPannedView()
      phone.arbiter.register(map, as: .map)
      obstacle.apply(to: phone)

      phone.swipeRight(from: 6)
      phone.stage.rest()

      #expect(phone.hasPopBegun != phone.hasWon(pan), "one owner\n\(phone.story)")
    }
  }

  @Test(arguments: [CGFloat(20), 35, 44, 50, 70, 90, 120, 180])
  func `a slanting drag at the leading edge of content that scrolls both ways has an owner`(
    degrees: CGFloat
  ) {
    everywhere(under: .each) { phone in
      let sheet = phone.addScrollView(content: CGSize(width: 1950, height: 4000))
      sheet.allowsPopGestureAtLeadingEdge = true
      let angle = degrees * .pi / 180

      phone.drag(
        from: CGPoint(x: 195, y: 300), by: CGPoint(x: 180 * cos(angle), y: 180 * sin(angle)))
      phone.stage.rest()

      let scrolled = phone.hasWon(sheet.panGestureRecognizer)
      #expect(phone.hasPopBegun != scrolled, "one owner\n\(phone.story)")
      #expect(degrees < 50 || scrolled, "\(phone.story)")
    }
  }
}

extension UIKitBehavior {
  /// Whether UIKit itself leaves a drag unused that it does not pop.
  ///
  /// Either the scroll view refuses it at its leading edge, with or without an arbiter; or the pop
  /// waits for the scroll view before it asks its delegate, and its refusal is not known when that
  /// circle is broken.
  fileprivate var leavesDragUnused: Bool {
    version.hasContentPop
      && (scrollAtLeadingEdge == .yields || contentPopOverScrolling == .waitsForScrolling)
  }
}

/// A reason for which UIKit itself refuses a pop (C200, C201, C203).
enum Obstacle: CaseIterable {
  case hiddenBar, hiddenBackButton, ownBackButton, disabledRecognizers, refusingDelegates

  @MainActor
  fileprivate func apply(to phone: Phone) {
    let navigation = phone.stage.navigation
    let pops = [
      navigation.interactivePopGestureRecognizer, navigation.interactiveContentPopGestureRecognizer,
    ]
    switch self {
    case .hiddenBar: navigation.isNavigationBarHidden = true
    case .hiddenBackButton: phone.screen.navigationItem.hidesBackButton = true
    case .ownBackButton:
      phone.screen.navigationItem.leftBarButtonItem = UIBarButtonItem(
        title: "Back", style: .plain, target: nil, action: nil)
    case .disabledRecognizers: for pop in pops { pop?.isEnabled = false }
    case .refusingDelegates:
      let delegate = NeverBegins()
      phone.keep(delegate)
      for pop in pops { pop?.delegate = delegate }
    }
  }
}

/// A delegate of other code that lets no recognizer begin.
@MainActor
private final class NeverBegins: NSObject, UIGestureRecognizerDelegate {
  func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool { false }
}
#endif
