#if HEADLESS
import Foundation
import GestureArbitration
import GestureLab
import HeadlessUIKit
import Testing

/// Content keeps its drags from a driver's pop as it does from UIKit's.
@MainActor @Suite struct DriverContentTests {
  private let screen = StageMetrics.screen

  @Test(arguments: [false, true])
  func `a pager that defers pops on its first page and turns the others`(isFirst: Bool) {
    everywhere([.v16, .v18]) { phone in
      phone.arbiter.driver = .arbiter
      let pager = phone.addScrollView(
        content: CGSize(width: 1950, height: 844), offset: CGPoint(x: isFirst ? 0 : 390, y: 0))
      pager.allowsPopGestureAtLeadingEdge = true

      phone.swipeRight()
      phone.stage.rest()

      #expect(phone.depth == (isFirst ? 1 : 2), "\(phone.story)")
      #expect(phone.hasWon(pager.panGestureRecognizer) != isFirst, "\(phone.story)")
    }
  }

  @Test func `a pager without a role turns its pages`() {
    everywhere([.v16, .v18], except: [.laterRecognition]) { phone in
      phone.arbiter.driver = .arbiter
      let pager = phone.addScrollView(
        content: CGSize(width: 1950, height: 844), offset: CGPoint(x: 390, y: 0))

      phone.swipeRight()
      phone.stage.rest()

      #expect(phone.depth == 2, "\(phone.story)")
      #expect(phone.hasWon(pager.panGestureRecognizer), "\(phone.story)")
    }
  }

  @Test func `a list scrolls vertically and pops horizontally`() {
    everywhere([.v16, .v18]) { phone in
      phone.arbiter.driver = .arbiter
      let list = phone.addScrollView(content: CGSize(width: 390, height: 4000))

      phone.drag(from: CGPoint(x: 195, y: 600), by: CGPoint(x: 20, y: -200))
      phone.stage.rest()
      #expect(phone.depth == 2, "\(phone.story)")
      #expect(list.contentOffset.y > 150, "\(phone.story)")

      phone.swipeRight()
      phone.stage.rest()
      #expect(phone.depth == 1, "\(phone.story)")
    }
  }

  @Test func `a drag on a slider does not pop, one on a button does`() {
    everywhere([.v16, .v18]) { phone in
      phone.arbiter.driver = .arbiter
      let slider = UISlider(frame: CGRect(x: 20, y: 400, width: 350, height: 44))
      slider.value = 0.5
      phone.screen.view.addSubview(slider)
      let button = UIButton(type: .system)
      button.frame = CGRect(x: 20, y: 600, width: 350, height: 44)
      phone.screen.view.addSubview(button)

      phone.swipeRight()
      phone.stage.rest()
      #expect(phone.depth == 2, "\(phone.story)")

      phone.drag(from: CGPoint(x: 100, y: 620), by: CGPoint(x: 200, y: 0))
      phone.stage.rest()
      #expect(phone.depth == 1, "\(phone.story)")
    }
  }

  @Test func `a claim keeps its drags, and pops from the edge`() {
    everywhere([.v16, .v18]) { phone in
      phone.arbiter.driver = .arbiter
      let (view, pan) = phone.addPannedView()
      view.popGestureRole = .claims(.horizontalDrags)

      phone.swipeRight()
      phone.stage.rest()
      #expect(phone.depth == 2, "\(phone.story)")
      #expect(phone.hasWon(pan), "\(phone.story)")

      phone.swipeRight(from: 6)
      phone.stage.rest()
      #expect(phone.depth == 1, "\(phone.story)")
    }
  }

  @Test func `a simultaneous view recognizes while the screen moves`() {
    everywhere { phone in
      phone.arbiter.driver = .arbiter
      phone.screen.popTransition = .system
      let (view, pan) = phone.addPannedView()
      phone.arbiter.register(view, as: .simultaneous)

      phone.swipeRight()
      phone.stage.rest()

      #expect(phone.depth == 1, "\(phone.story)")
      #expect(phone.hasWon(pan), "\(phone.story)")
      phone.expectRest()
    }
  }

  @Test func `on iOS 26 the driver leaves a drag to a pager as UIKit does`() {
    everywhere([.v26], except: [.scrollAtLeadingEdge, .laterRecognition]) { phone in
      phone.arbiter.driver = .arbiter
      let pager = phone.addScrollView(
        content: CGSize(width: 1950, height: 844), offset: CGPoint(x: 390, y: 0))

      phone.swipeRight()
      phone.stage.rest()

      // Where UIKit's pop competes with scroll views, the order of recognition decides.
      if !phone.hasPopBegun {
        #expect(phone.depth == 2, "\(phone.story)")
        #expect(phone.hasWon(pager.panGestureRecognizer), "\(phone.story)")
      }
    }
  }
}
#endif
