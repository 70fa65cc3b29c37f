#if HEADLESS
import GestureArbitration
import GestureArbitrationUI
import GestureLab
import HeadlessUIKit
import Testing

/// Where the region of hosted content is when a touch lands.
///
/// Each region claims drags from the edge swipe too, which every release has.
@MainActor @Suite struct HostedRegionPlaceTests {
  private let role = PopGestureRole.claims(.allDrags, from: .all)
  private let chart = CGRect(x: 0, y: 350, width: 300, height: 100)

  /// Swipes from the leading edge and returns whether a region keeps the drag. A screen that is
  /// popped is pushed again.
  private func isClaimed(on screen: UIViewController, _ phone: Phone, y: CGFloat = 400) -> Bool {
    let isMirrored =
      phone.stage.navigation.view.effectiveUserInterfaceLayoutDirection == .rightToLeft
    let x: CGFloat = isMirrored ? 384 : 6
    phone.drag(from: CGPoint(x: x, y: y), by: CGPoint(x: isMirrored ? -180 : 180, y: 4))
    phone.stage.rest()
    guard phone.depth == 1 else { return true }
    phone.stage.push(screen)
    return false
  }

  @Test func `content that moves takes its region along`() {
    everywhere(isPushed: false) { phone in
      let screen = phone.pushHostedScreen()
      let region = screen.add(role, frame: chart)
      #expect(isClaimed(on: screen, phone), "\(phone.story)")

      region.superview?.frame.origin.y = 600
      #expect(!isClaimed(on: screen, phone), "\(phone.story)")
      #expect(isClaimed(on: screen, phone, y: 650), "\(phone.story)")
    }
  }

  @Test func `content that scrolls takes its region along`() {
    everywhere(isPushed: false) { phone in
      let screen = phone.pushHostedScreen()
      let list = phone.addScrollView(content: CGSize(width: 390, height: 3000), in: screen.view)
      screen.add(role, frame: chart.offsetBy(dx: 0, dy: 1000), in: list)
      #expect(!isClaimed(on: screen, phone), "\(phone.story)")

      list.contentOffset.y = 1000
      #expect(isClaimed(on: screen, phone), "\(phone.story)")
    }
  }

  @Test func `content that is scaled, rotated or offset has its region where it is drawn`() {
    everywhere(isPushed: false) { phone in
      let screen = phone.pushHostedScreen()
      let wrapper = screen.add(role, frame: chart).superview
      // About the center, (150, 400).
      wrapper?.transform = CGAffineTransform(scaleX: 0.5, y: 0.5)
      #expect(!isClaimed(on: screen, phone), "\(phone.story)")
      wrapper?.transform = CGAffineTransform(scaleX: 1, y: 3)
      #expect(isClaimed(on: screen, phone, y: 500), "\(phone.story)")
      wrapper?.transform = CGAffineTransform(rotationAngle: .pi / 2)
      #expect(!isClaimed(on: screen, phone), "\(phone.story)")
      wrapper?.transform = CGAffineTransform(translationX: 0, y: 200)
      #expect(isClaimed(on: screen, phone, y: 600), "\(phone.story)")
    }
  }

  @Test func `content that is hidden, transparent or clipped has no region`() {
    everywhere(isPushed: false) { phone in
      let screen = phone.pushHostedScreen()
      let region = screen.add(role, frame: chart)
      region.superview?.isHidden = true
      #expect(!isClaimed(on: screen, phone), "\(phone.story)")
      region.superview?.isHidden = false
      region.superview?.alpha = 0
      #expect(!isClaimed(on: screen, phone), "\(phone.story)")
      region.superview?.alpha = 1
      #expect(isClaimed(on: screen, phone), "\(phone.story)")

      let clip = UIView(frame: CGRect(x: 0, y: 0, width: 390, height: 380))
      clip.isUserInteractionEnabled = false
      clip.clipsToBounds = true
      screen.view.addSubview(clip)
      screen.addBackground(region, frame: chart, in: clip)
      #expect(isClaimed(on: screen, phone, y: 370), "\(phone.story)")
      #expect(!isClaimed(on: screen, phone, y: 390), "\(phone.story)")
    }
  }

  @Test func `in right-to-left layout the region is where the content is, at the right`() {
    everywhere(layoutDirection: .rightToLeft, isPushed: false) { phone in
      let screen = phone.pushHostedScreen()
      let region = screen.add(role, frame: chart)
      #expect(!isClaimed(on: screen, phone), "\(phone.story)")

      region.superview?.frame.origin.x = 390 - chart.width
      #expect(isClaimed(on: screen, phone), "\(phone.story)")
    }
  }

  @Test func `a role that changes with state counts from the next touch on`() {
    everywhere(isPushed: false) { phone in
      let screen = phone.pushHostedScreen()
      let region = screen.add(nil, frame: chart)
      #expect(!isClaimed(on: screen, phone), "\(phone.story)")
      region.update(role, named: "chart", isExempt: false, nesting: 0)
      #expect(isClaimed(on: screen, phone), "\(phone.story)")
      #expect(phone.decisions.last?.reasonText?.hasPrefix("chart claims") == true)
      region.update(.claims(.horizontalDrags), named: nil, isExempt: false, nesting: 0)
      #expect(!isClaimed(on: screen, phone), "\(phone.story)")
    }
  }

  @Test func `content that goes takes its region away, and one that returns brings it back`() {
    everywhere(isPushed: false) { phone in
      let screen = phone.pushHostedScreen()
      let region = screen.add(role, frame: chart)
      let wrapper = region.superview
      #expect(phone.stage.window.popGestureRegions.count == 1)

      wrapper?.removeFromSuperview()
      #expect(phone.stage.window.popGestureRegions.count == 0)
      #expect(!isClaimed(on: screen, phone), "\(phone.story)")
      wrapper.map(screen.view.addSubview)
      #expect(isClaimed(on: screen, phone), "\(phone.story)")
      phone.stage.navigation.popViewController(animated: false)
      #expect(phone.stage.window.popGestureRegions.count == 0)
    }
  }

  @Test func `the inner of nested roles gives the reason, and the outer one where the inner ends`()
  {
    everywhere(isPushed: false) { phone in
      let screen = phone.pushHostedScreen()
      screen.add(role, named: "card", nesting: 0, frame: chart.insetBy(dx: 0, dy: -100))
      let inner = screen.add(role, named: "chart", nesting: 1, frame: chart)
      @MainActor func owner(_ y: CGFloat) -> String? {
        #expect(isClaimed(on: screen, phone, y: y), "\(phone.story)")
        return phone.decisions.last?.reasonText?.components(separatedBy: " claims").first
      }
      #expect(owner(400) == "chart")
      #expect(owner(300) == "card")
      inner.update(nil, named: nil, isExempt: false, nesting: 1)
      #expect(owner(400) == "card")
    }
  }
}
#endif
