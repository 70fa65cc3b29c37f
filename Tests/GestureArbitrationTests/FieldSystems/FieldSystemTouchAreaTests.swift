#if HEADLESS
import Foundation
import GestureArbitration
import GestureLab
import HeadlessUIKit
import Testing

/// The lines of the article: where a back button accepts touches, and how it looks.
@MainActor
private enum TouchArea {
  static func restrictReach(of back: PopBackButton) {
    back.reach = .zero
  }

  static func extendReach(of back: PopBackButton) {
    back.reach = NSDirectionalEdgeInsets(top: 0, leading: 0, bottom: 30, trailing: 40)
  }

  static func moveTowardsEdge(_ back: PopBackButton) {
    back.leadingOutset = 10
  }

  static func setImages(of back: PopBackButton) {
    back.setImage(UIImage(systemName: "chevron.backward"), for: .normal)
    back.setImage(UIImage(systemName: "chevron.backward.circle"), for: .highlighted)
  }
}

/// A back button of 40 by 20 pt in the corner of a parent, whose touch area is set.
@MainActor @Suite struct FieldSystemTouchAreaTests {
  /// The button's frame in the window, in pt.
  nonisolated private static let frame = CGRect(x: 40, y: 140, width: 40, height: 20)

  @Test(arguments: [
    CGPoint(x: frame.midX, y: frame.midY), CGPoint(x: frame.maxX - 1, y: frame.maxY - 1),
    CGPoint(x: frame.maxX + 1, y: frame.midY), CGPoint(x: frame.midX, y: frame.maxY + 1),
    CGPoint(x: frame.minX - 1, y: frame.midY), CGPoint(x: frame.midX, y: frame.minY - 1),
  ])
  func `with no reach the button accepts taps within its bounds only`(point: CGPoint) {
    everywhere(withTouch: Self.frame.contains(point)) { phone in
      let corner = Corner(in: phone)
      #expect(phone.frame(of: corner.button) == Self.frame)
      TouchArea.restrictReach(of: corner.button)

      phone.tap(point.x, point.y)

      #expect(phone.depth == (Self.frame.contains(point) ? 1 : 2), "\(phone.story)")
    }
  }

  @Test(arguments: [
    (CGPoint(x: frame.maxX + 39, y: frame.midY), true),
    (CGPoint(x: frame.maxX + 39, y: frame.maxY + 29), true),
    (CGPoint(x: frame.maxX + 41, y: frame.midY), false),
    (CGPoint(x: frame.midX, y: frame.maxY + 31), false),
    (CGPoint(x: frame.minX - 1, y: frame.midY), false),
  ])
  func `the reach extends beyond the button and its superview, on each side by its value`(
    point: CGPoint, pops: Bool
  ) {
    everywhere(withTouch: pops) { phone in
      let corner = Corner(in: phone)
      TouchArea.extendReach(of: corner.button)

      phone.tap(point.x, point.y)

      #expect(phone.depth == (pops ? 1 : 2), "\(phone.story)")
    }
  }

  @Test func `the reach extends beyond the navigation bar`() {
    everywhere { phone in
      let back = PopBackButton(frame: CGRect(x: 0, y: 0, width: 60, height: 44))
      TouchArea.extendReach(of: back)
      phone.screen.navigationItem.leftBarButtonItem = UIBarButtonItem(customView: back)
      phone.stage.window.layoutIfNeeded()
      let frame = phone.frame(of: back)
      #expect(phone.stage.navigation.navigationBar.frame.maxY <= frame.maxY)

      phone.tap(frame.midX, frame.maxY + 20)

      #expect(phone.depth == 1, "\(phone.story)")
    }
  }

  @Test(arguments: [false, true], [false, true])
  func `the button sits 10 pt nearer the edge, and accepts taps there`(
    isMirrored: Bool, isSetLate: Bool
  ) {
    everywhere(layoutDirection: isMirrored ? .rightToLeft : .leftToRight) { phone in
      let back = PopBackButton(frame: CGRect(x: 0, y: 0, width: 60, height: 44))
      back.reach = .zero
      if !isSetLate { TouchArea.moveTowardsEdge(back) }
      let margin = UIBarButtonItem(barButtonSystemItem: .fixedSpace, target: nil, action: nil)
      margin.width = 16
      phone.screen.navigationItem.leftBarButtonItems = [margin, UIBarButtonItem(customView: back)]
      phone.stage.window.layoutIfNeeded()
      if isSetLate {
        TouchArea.moveTowardsEdge(back)
        phone.stage.rest()
      }
      let frame = phone.frame(of: back)
      #expect((isMirrored ? 390 - frame.maxX : frame.minX) == 6 && frame.width == 60, "\(frame)")

      phone.tap(isMirrored ? frame.maxX - 2 : frame.minX + 2, frame.midY)

      #expect(phone.depth == 1, "\(phone.story)")
    }
  }

  @Test(arguments: [CGFloat(60), 100])
  func `the back button has an image for each control state`(x: CGFloat) {
    everywhere { phone in
      let corner = Corner(in: phone)
      TouchArea.extendReach(of: corner.button)
      TouchArea.setImages(of: corner.button)
      let images = [UIControl.State.normal, .highlighted].map(corner.button.image)
      #expect(images[0] != nil && images[1] != nil && images[0] !== images[1])
      #expect(corner.button.currentImage === images[0])

      phone.send(.began, CGPoint(x: x, y: 150))
      #expect(corner.button.currentImage === images[1], "\(phone.story)")
      phone.send(.cancelled, CGPoint(x: x, y: 150))
      #expect(corner.button.currentImage === images[0], "\(phone.story)")
    }
  }
}
#endif
