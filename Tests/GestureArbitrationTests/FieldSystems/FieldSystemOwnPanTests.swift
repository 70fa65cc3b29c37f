#if HEADLESS
import Foundation
import GestureArbitration
import GestureLab
import HeadlessUIKit
import Testing

/// The lines of the article: an app's own pan is removed, or stays behind a gate.
@MainActor
private enum OwnPan {
  static func remove(
    _ ownPan: UIPanGestureRecognizer, on navigationController: UINavigationController
  ) {
    ownPan.view?.removeGestureRecognizer(ownPan)
    navigationController.interactivePopGestureRecognizer?.isEnabled = true
    navigationController.gestureArbiter.driver = .arbiter
  }

  static func keep(
    _ ownPan: UIPanGestureRecognizer, on navigationController: UINavigationController
  ) {
    navigationController.gestureArbiter.addPopRecognizer(ownPan, for: .contentPop)
  }

  static func setUp(pager: UIScrollView) {
    pager.allowsPopGestureAtLeadingEdge = true
  }

  static func setUp(chart: UIView) {
    chart.popGestureRole = .claims(.horizontalDrags)
  }
}

/// An app's own pan, and the failure requirements around it, make room for the arbiter.
@MainActor @Suite struct FieldSystemOwnPanTests {
  private static let old: [SystemVersion] = [.v16, .v18]

  @Test func `an own pan that stays pops against every rule`() {
    everywhere(Self.old) { phone in
      let pan = phone.addOwnPan()
      phone.arbiter.driver = .arbiter
      phone.screen.popPolicy = .disabled

      phone.swipeRight()
      phone.stage.rest()

      #expect(phone.hasWon(pan), "\(phone.story)")
      #expect(phone.depth == 1, "\(phone.story)")
    }
  }

  @Test func `an own pan that is removed leaves every pop to the rules`() {
    everywhere { phone in
      let pan = phone.addOwnPan()
      OwnPan.remove(pan, on: phone.stage.navigation)
      let payment = UIViewController()
      payment.popPolicy = .disabled
      phone.stage.push(payment)

      phone.expectSwipeStays(from: 195, at: 3)
      phone.expectSwipeStays(from: 6, at: 3)
      payment.popPolicy = nil
      phone.expectSwipePops(from: 195, to: 2)
      phone.expectSwipePops(from: 6, to: 1)
      #expect(!phone.hasWon(pan), "\(phone.story)")
    }
  }

  @Test func `a pop recognizer of UIKit that stays disabled keeps the driver from popping`() {
    everywhere(Self.old) { phone in
      let pan = phone.addOwnPan()
      pan.view?.removeGestureRecognizer(pan)
      phone.stage.navigation.interactivePopGestureRecognizer?.isEnabled = false
      phone.arbiter.driver = .arbiter
      phone.expectSwipeStays(from: 6)
      phone.expectSwipeStays(from: 195)

      OwnPan.remove(pan, on: phone.stage.navigation)

      phone.expectSwipePops(from: 195)
    }
  }

  @Test func `an own pan behind a gate pops under the rules`() {
    everywhere(Self.old) { phone in
      let pan = phone.addOwnPan()
      OwnPan.keep(pan, on: phone.stage.navigation)
      phone.screen.popPolicy = .disabled
      phone.swipeRight()
      phone.stage.rest()
      #expect(!phone.hasWon(pan) && phone.depth == 2, "\(phone.story)")

      phone.screen.popPolicy = nil
      phone.swipeRight()
      phone.stage.rest()
      #expect(phone.hasWon(pan) && phone.depth == 1, "\(phone.story)")
    }
  }

  /// With the line of the app left in, and without it.
  @Test(arguments: [false, true], [CGFloat(0), 390])
  func `a pager that waits for UIKit's pop needs the role, not the requirement`(
    waits: Bool, offset: CGFloat
  ) {
    everywhere { phone in
      phone.arbiter.driver = .arbiter
      let pager = phone.addScrollView(
        content: CGSize(width: 1950, height: 844), offset: CGPoint(x: offset, y: 0))
      let pop = phone.stage.navigation.interactivePopGestureRecognizer
      if waits, let pop { pager.panGestureRecognizer.require(toFail: pop) }
      OwnPan.setUp(pager: pager)

      if offset == 0 {
        phone.expectSwipePops(from: 195)
        #expect(!phone.hasWon(pager.panGestureRecognizer), "\(phone.story)")
      } else {
        phone.expectSwipeStays(from: 195)
        #expect(phone.hasWon(pager.panGestureRecognizer), "\(phone.story)")
        phone.expectSwipePops(from: 6)
      }
    }
  }

  /// The line alone lets the pager scroll on the first page before iOS 26.
  @Test func `a failure requirement alone gives no pop in the content`() {
    everywhere(Self.old) { phone in
      phone.arbiter.driver = .arbiter
      let pager = phone.addScrollView(content: CGSize(width: 1950, height: 844))
      let pop = phone.stage.navigation.interactivePopGestureRecognizer
      if let pop { pager.panGestureRecognizer.require(toFail: pop) }

      phone.expectSwipeStays(from: 195)

      #expect(phone.hasWon(pager.panGestureRecognizer), "\(phone.story)")
    }
  }

  /// With the line of the app left in, and without it.
  @Test(arguments: [false, true])
  func `a chart for which UIKit's pop waits claims its drags, and the edge swipe pops over it`(
    waits: Bool
  ) {
    everywhere { phone in
      phone.arbiter.driver = .arbiter
      let (chart, pan) = phone.addPannedView()
      let pop = phone.stage.navigation.interactivePopGestureRecognizer
      if waits { pop?.require(toFail: pan) }
      OwnPan.setUp(chart: chart)

      phone.expectSwipeStays(from: 195)
      #expect(phone.hasWon(pan), "\(phone.story)")
      phone.expectSwipePops(from: 6)
    }
  }

  @Test func `a failure requirement of UIKit's pop alone loses the edge swipe over the chart`() {
    everywhere { phone in
      phone.arbiter.driver = .arbiter
      let (_, pan) = phone.addPannedView()
      phone.stage.navigation.interactivePopGestureRecognizer?.require(toFail: pan)

      phone.expectSwipeStays(from: 6)

      #expect(phone.hasWon(pan), "\(phone.story)")
    }
  }
}

extension Phone {
  /// Adds a full-screen pan as apps have them: it pops when it begins.
  fileprivate func addOwnPan() -> UIPanGestureRecognizer {
    let pan = UIPanGestureRecognizer()
    pan.name = "app.pan"
    pan.observeActions { [weak navigation = stage.navigation] recognizer in
      if recognizer.state == .began { navigation?.popViewController(animated: true) }
    }
    stage.navigation.view.addGestureRecognizer(pan)
    return pan
  }
}
#endif
