#if HEADLESS
import Foundation
import GestureArbitration
import GestureLab
import HeadlessUIKit
import Testing

/// Back buttons in a bar, during drags, and after their removal.
@MainActor @Suite struct PopBackButtonPlacementTests {
  @Test func `a button in a bar replaces the back button and receives taps below the bar`() {
    everywhere { phone in
      let button = PopBackButton(title: "Back", color: .blue, highlightedColor: .red)
      phone.screen.navigationItem.leftBarButtonItem = UIBarButtonItem(customView: button)
      var presses = 0
      button.addAction(UIAction { _ in presses += 1 }, for: .primaryActionTriggered)
      let bar = phone.stage.navigation.navigationBar.frame

      phone.tap(CGPoint(x: 20, y: bar.maxY + 10))
      phone.stage.rest()

      #expect(presses == 1, "\(phone.story)")
      #expect(phone.depth == 1, "\(phone.story)")
      #expect(phone.reaches.isEmpty, "\(phone.story)")
    }
  }

  @Test func `an edge swipe that starts in the reach pops and ends the highlight`() {
    everywhere { phone in
      let corner = Corner(in: phone, at: CGPoint(x: 0, y: 100))
      phone.arbiter.driver = .arbiter

      phone.send(.began, CGPoint(x: 12, y: 150))
      let down = corner.button.isHighlighted
      phone.send(.moved, CGPoint(x: 40, y: 150))
      let dragged = corner.button.isHighlighted
      phone.send(.cancelled, CGPoint(x: 40, y: 150))
      phone.stage.rest()
      #expect(down && !dragged, "\(phone.story)")
      #expect(phone.depth == 2, "\(phone.story)")

      phone.drag(from: CGPoint(x: 12, y: 150), by: CGPoint(x: 300, y: 4))
      phone.stage.rest()
      #expect(phone.depth == 1, "\(phone.story)")
      #expect(corner.presses == 0, "\(phone.story)")
    }
  }

  @Test func `a pop that begins after the shortest movement isn't a tap, and leaves no highlight`()
  {
    everywhere { phone in
      let corner = Corner(in: phone, at: CGPoint(x: 0, y: 100))

      phone.send(.began, CGPoint(x: 12, y: 150))
      for x in [14, 16, 18, 20] { phone.send(.moved, CGPoint(x: x, y: 150)) }
      let hasPopBegun = phone.hasPopBegun
      phone.send(.moved, CGPoint(x: 14, y: 150))
      phone.send(.ended, CGPoint(x: 14, y: 150))
      phone.stage.rest()

      #expect(!hasPopBegun || corner.presses == 0, "\(phone.story)")
      #expect(!corner.button.isHighlighted, "\(phone.story)")
    }
  }

  @Test func `the recognizer is on the window as long as the button is in it`() {
    let phone = Phone()
    let corner = Corner(in: phone)

    #expect(phone.reaches == [phone.stage.window])
    phone.screen.view.addSubview(corner.button)
    #expect(phone.reaches == [phone.stage.window])
    corner.button.removeFromSuperview()
    #expect(phone.reaches.isEmpty)
    corner.parent.addSubview(corner.button)
    #expect(phone.reaches == [phone.stage.window])

    let window = UIWindow(frame: StageMetrics.screen)
    phone.stage.engine.attach(window)
    window.addSubview(corner.button)
    #expect(phone.reaches.isEmpty)
    #expect(window.gestureRecognizers?.count { $0.name == "GestureArbiter.backButtonReach" } == 1)
  }

  @Test func `a button that is removed under a touch ends its highlight and sends no action`() {
    everywhere { phone in
      let corner = Corner(in: phone)

      phone.send(.began, CGPoint(x: 90, y: 150))
      corner.button.removeFromSuperview()
      phone.send(.ended, CGPoint(x: 90, y: 150))
      phone.stage.rest()

      #expect(!corner.button.isHighlighted, "\(phone.story)")
      #expect(corner.presses == 0, "\(phone.story)")
      #expect(phone.depth == 2, "\(phone.story)")
      #expect(phone.reaches.isEmpty, "\(phone.story)")
    }
  }

  @Test func `after the arbiter is removed a tap pops and brings none back`() {
    let phone = Phone()
    let corner = Corner(in: phone)
    phone.arbiter.remove()

    corner.button.sendActions(for: .primaryActionTriggered)
    phone.stage.rest()

    #expect(phone.depth == 1, "\(phone.story)")
    #expect(phone.stage.gates().isEmpty, "\(phone.story)")
  }

  @Test func `a pop removes the recognizer, and the button is deallocated`() {
    weak var button: PopBackButton?
    let phone = Phone()
    do {
      let screen = UIViewController()
      let made = PopBackButton(title: "Back", color: .blue, highlightedColor: .red)
      screen.navigationItem.leftBarButtonItem = UIBarButtonItem(customView: made)
      phone.stage.push(screen)
      #expect(phone.reaches.count == 1)
      button = made
    }

    phone.tap(CGPoint(x: 20, y: 20))
    phone.stage.rest()

    #expect(phone.depth == 2)
    #expect(phone.reaches.isEmpty)
    #expect(button == nil)
  }
}
#endif
