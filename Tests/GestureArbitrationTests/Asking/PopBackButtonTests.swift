#if HEADLESS
import Foundation
import GestureArbitration
import GestureLab
import HeadlessUIKit
import Testing

/// Taps on a back button from (40, 140) to (80, 160) in a small superview, and in its reach.
@MainActor @Suite struct PopBackButtonTests {
  @Test(arguments: [CGPoint(x: 90, y: 150), CGPoint(x: 60, y: 170), CGPoint(x: 30, y: 130)])
  func `a tap in the reach, outside the button and its superview, pops`(point: CGPoint) {
    everywhere { phone in
      let corner = Corner(in: phone)

      phone.tap(point)
      phone.stage.rest()

      #expect(phone.depth == 1, "\(phone.story)")
      #expect(corner.presses == 1, "\(phone.story)")
      #expect(!corner.button.isHighlighted, "\(phone.story)")
    }
  }

  @Test(arguments: [CGPoint(x: 93, y: 150), CGPoint(x: 60, y: 173), CGPoint(x: 60, y: 300)])
  func `a tap outside the reach pops nothing`(point: CGPoint) {
    everywhere(withTouch: false) { phone in
      let corner = Corner(in: phone)

      phone.tap(point)
      phone.stage.rest()

      #expect(phone.depth == 2, "\(phone.story)")
      #expect(corner.presses == 0, "\(phone.story)")
    }
  }

  @Test func `each side of the reach can be set, in either layout direction`() {
    for (reach, x, isInside) in [
      (NSDirectionalEdgeInsets(top: 0, leading: 0, bottom: 0, trailing: 40), 115, true),
      (NSDirectionalEdgeInsets(top: 0, leading: 40, bottom: 0, trailing: 0), 85, false),
      (NSDirectionalEdgeInsets(top: -9, leading: -9, bottom: -9, trailing: -9), 78, true),
      (NSDirectionalEdgeInsets(top: 0, leading: .nan, bottom: 0, trailing: .infinity), 85, false),
    ] as [(NSDirectionalEdgeInsets, CGFloat, Bool)] {
      for isMirrored in [false, true] {
        let phone = Phone()
        let corner = Corner(in: phone)
        corner.button.semanticContentAttribute =
          isMirrored ? .forceRightToLeft : .forceLeftToRight
        let mirrored = NSDirectionalEdgeInsets(
          top: reach.top, leading: reach.trailing, bottom: reach.bottom, trailing: reach.leading)
        corner.button.reach = isMirrored ? mirrored : reach

        phone.tap(CGPoint(x: x, y: 150))
        phone.stage.rest()

        #expect(phone.depth == (isInside ? 1 : 2), "\(reach), mirrored: \(isMirrored)")
      }
    }
  }

  @Test func `a tap inside the button sends one action`() {
    everywhere { phone in
      let corner = Corner(in: phone)

      phone.tap(CGPoint(x: 60, y: 150))
      phone.stage.rest()

      #expect(phone.depth == 1, "\(phone.story)")
      #expect(corner.presses == 1, "\(phone.story)")
    }
  }

  @Test func `the part of a button outside its superview receives taps`() {
    let phone = Phone()
    let corner = Corner(in: phone)
    corner.button.frame.size.width = 60

    phone.tap(CGPoint(x: 95, y: 150))
    phone.stage.rest()

    #expect(phone.depth == 1)
    #expect(corner.presses == 1)
  }

  @Test(arguments: [CGPoint(x: 60, y: 150), CGPoint(x: 90, y: 150)])
  func `the button is highlighted while a touch is down`(point: CGPoint) {
    everywhere { phone in
      let corner = Corner(in: phone)
      let color = corner.button.currentTitleColor

      phone.send(.began, point)
      let during = (corner.button.isHighlighted, corner.button.currentTitleColor)
      phone.send(.moved, CGPoint(x: point.x + 1, y: point.y))
      let moved = corner.button.isHighlighted
      phone.send(.cancelled, point)

      #expect(color == .blue && during == (true, .red) && moved, "\(phone.story)")
      #expect(!corner.button.isHighlighted, "\(phone.story)")
      #expect(phone.depth == 2, "\(phone.story)")
    }
  }

  @Test func `a touch that drags isn't a tap and ends the highlight`() {
    everywhere { phone in
      let corner = Corner(in: phone)

      phone.send(.began, CGPoint(x: 90, y: 150))
      phone.send(.moved, CGPoint(x: 84, y: 142))
      let dragged = corner.button.isHighlighted
      phone.send(.moved, CGPoint(x: 90, y: 150))
      phone.send(.ended, CGPoint(x: 90, y: 150))
      phone.stage.rest()

      #expect(!dragged, "\(phone.story)")
      #expect(phone.depth == 2, "\(phone.story)")
      #expect(corner.presses == 0, "\(phone.story)")
    }
  }

  @Test func `a touch that moves less than 10 pt still taps`() {
    let phone = Phone()
    let corner = Corner(in: phone)

    phone.send(.began, CGPoint(x: 85, y: 150))
    phone.send(.moved, CGPoint(x: 85, y: 159.5))
    #expect(corner.button.isHighlighted)
    phone.send(.ended, CGPoint(x: 85, y: 159.5))
    phone.stage.rest()

    #expect(corner.presses == 1 && phone.depth == 1, "\(phone.story)")
  }

  @Test func `a touch outside the reach highlights nothing`() {
    let phone = Phone()
    let corner = Corner(in: phone)

    phone.send(.began, CGPoint(x: 200, y: 400))

    #expect(!corner.button.isHighlighted)
  }

  @Test func `what covers a part of the button keeps the taps there`() {
    let phone = Phone()
    let corner = Corner(in: phone)
    phone.screen.view.addSubview(UIView(frame: CGRect(x: 40, y: 140, width: 10, height: 20)))

    phone.tap(CGPoint(x: 45, y: 150))
    phone.stage.rest()

    #expect(corner.presses == 0 && phone.depth == 2, "\(phone.story)")
  }

  @Test func `a long press under the reach does not wait for the tap`() {
    let phone = Phone()
    _ = Corner(in: phone)
    let press = UILongPressGestureRecognizer()
    phone.screen.view.addGestureRecognizer(press)

    phone.stage.play(TouchScript().down(at: CGPoint(x: 90, y: 150)).hold(for: 2))

    #expect(phone.hasWon(press), "\(phone.story)")
  }

  @Test func `a touch held for seconds taps when it ends`() {
    let phone = Phone()
    _ = Corner(in: phone)

    phone.stage.play(TouchScript().down(at: CGPoint(x: 90, y: 150)).hold(for: 3).up())
    phone.stage.rest()

    #expect(phone.depth == 1)
  }

  @Test func `another control under the reach keeps its tap`() {
    everywhere { phone in
      let corner = Corner(in: phone)
      let other = UIButton(frame: CGRect(x: 84, y: 140, width: 60, height: 20))
      var taps = 0
      other.addAction(UIAction { _ in taps += 1 }, for: .touchUpInside)
      phone.screen.view.addSubview(other)

      phone.tap(CGPoint(x: 88, y: 150))
      phone.stage.rest()

      #expect(taps == 1, "\(phone.story)")
      #expect(corner.presses == 0, "\(phone.story)")
      #expect(phone.depth == 2, "\(phone.story)")
    }
  }

  @Test func `a view under the reach receives neither the tap nor the end of the touch`() {
    everywhere { phone in
      let corner = Corner(in: phone)
      let canvas = RawCanvas(frame: StageMetrics.screen)
      let tap = UITapGestureRecognizer()
      canvas.addGestureRecognizer(tap)
      phone.screen.view.insertSubview(canvas, at: 0)

      phone.tap(CGPoint(x: 60, y: 168))
      phone.stage.rest()
      #expect(corner.presses == 1, "\(phone.story)")
      #expect(!phone.hasWon(tap), "\(phone.story)")
      #expect(!canvas.phases.contains("ended"), "\(phone.story)")
    }
  }

  @Test func `a tap recognizer under the button recognizes beside the reach`() {
    everywhere { phone in
      _ = Corner(in: phone)
      let tap = UITapGestureRecognizer()
      phone.screen.view.addGestureRecognizer(tap)

      phone.tap(CGPoint(x: 200, y: 400))
      #expect(phone.hasWon(tap), "\(phone.story)")
    }
  }

  @Test func `a covered or disabled button receives no tap in its reach`() {
    let (covered, disabled) = (Phone(), Phone())
    _ = Corner(in: covered)
    covered.screen.view.addSubview(UIView(frame: StageMetrics.screen))
    Corner(in: disabled).button.isEnabled = false

    for phone in [covered, disabled] {
      phone.tap(CGPoint(x: 90, y: 150))
      phone.stage.rest()
      #expect(phone.depth == 2)
    }
  }

  @Test func `a tap at the root sends the action and pops nothing`() {
    everywhere(isPushed: false) { phone in
      let root = phone.stage.navigation.viewControllers[0]
      let corner = Corner(in: phone, of: root)

      for point in [CGPoint(x: 90, y: 150), CGPoint(x: 60, y: 150)] { phone.tap(point) }
      phone.stage.rest()

      #expect(corner.presses == 2, "\(phone.story)")
      #expect(phone.depth == 1, "\(phone.story)")
      phone.expectRest()
    }
  }

  @Test(arguments: [CGPoint(x: 90, y: 150), CGPoint(x: 60, y: 150)])
  func `a screen that can veto its pop is asked once, about the back button`(point: CGPoint) {
    everywhere { phone in
      let screen = InterceptingScreen { _ in false }
      phone.stage.push(screen)
      _ = Corner(in: phone, of: screen)

      phone.tap(point)
      phone.stage.rest()

      #expect(screen.attempts == [.backButton], "\(phone.story)")
      #expect(phone.depth == 3, "\(phone.story)")
    }
  }

  @Test func `before iOS 26 taps in a row pop one screen`() {
    let phone = Phone(UIKitBehavior(version: .v18))
    phone.stage.push(UIViewController())
    _ = Corner(in: phone, of: phone.stage.navigation.topViewController ?? phone.screen)

    phone.tap(CGPoint(x: 90, y: 150))
    phone.tap(CGPoint(x: 90, y: 150))
    phone.tap(CGPoint(x: 60, y: 150))
    phone.stage.rest()

    #expect(phone.depth == 2)
  }
}
#endif
