#if HEADLESS
import Foundation
import GestureArbitration
import GestureLab
import HeadlessUIKit
import Testing

/// The lines of the article, for the app and its screens.
@MainActor
private enum RangeAndPush {
  static func setUp(_ navigationController: UINavigationController) {
    let arbiter = navigationController.gestureArbiter
    arbiter.driver = .arbiter
    arbiter.policy.start = .leading(120)
  }

  static func setUp(_ articleScreen: UIViewController, commentScreen: UIViewController) {
    articleScreen.pushCandidate = { commentScreen }
  }

  static func setUp(_ articleScreen: UIViewController, color: UIColor) {
    let appearance = UINavigationBarAppearance()
    appearance.configureWithOpaqueBackground()
    appearance.backgroundColor = color
    articleScreen.navigationItem.standardAppearance = appearance
  }

  static func setUp(_ articleScreen: UIViewController, replyBar: UIView) {
    articleScreen.companionBar = replyBar
  }

  static func setUp(videoScreen: UIViewController) {
    videoScreen.popTransition = .system
  }

  static func setUp(paymentScreen: UIViewController) {
    paymentScreen.popPolicy = .disabled
  }

  static func record(_ recorder: AnyObject, on arbiter: GestureArbiter) -> PopSuspension {
    let pause = arbiter.suspend(for: recorder, because: "recording")
    return pause
  }

  static func end(_ pause: PopSuspension) {
    pause.end()
  }

  static func close(_ arbiter: GestureArbiter) {
    arbiter.allowsPopGestures = false
  }

  static func leave(_ arbiter: GestureArbiter, for listScreen: UIViewController) {
    arbiter.pop(to: listScreen)
  }
}

/// A full-screen pop with a range, a push and bars, without snapshots of screens.
@MainActor @Suite struct FieldSystemRangeAndPushTests {
  @Test(arguments: [CGFloat(6), 60, 120, 121, 250])
  func `a pop starts within the range from the edge`(x: CGFloat) {
    everywhere { phone in
      RangeAndPush.setUp(phone.stage.navigation)

      if x <= 120 {
        phone.expectSwipePops(from: x)
      } else {
        phone.expectSwipeStays(from: x)
        #expect(phone.decisions.last?.rule == "startsInsideArea", "\(phone.story)")
      }
    }
  }

  @Test func `in right-to-left layout the range is measured from the right`() {
    everywhere(layoutDirection: .rightToLeft) { phone in
      RangeAndPush.setUp(phone.stage.navigation)

      phone.expectSwipeStays(from: 200)
      phone.expectSwipePops(from: 100)
    }
  }

  @Test func `pops are off for one screen`() {
    everywhere { phone in
      RangeAndPush.setUp(phone.stage.navigation)
      let payment = UIViewController()
      RangeAndPush.setUp(paymentScreen: payment)
      phone.stage.push(payment)

      phone.expectSwipeStays(from: 6, at: 3)
      phone.expectSwipeStays(from: 60, at: 3)
      phone.arbiter.pop()
      phone.stage.rest()
      phone.expectSwipePops(from: 60)
    }
  }

  @Test func `pops and pushes are off for all screens`() {
    everywhere { phone in
      RangeAndPush.setUp(phone.stage.navigation)
      RangeAndPush.setUp(phone.screen, commentScreen: UIViewController())
      RangeAndPush.close(phone.arbiter)

      phone.expectSwipeStays(from: 6)
      phone.expectSwipeStays(from: 60)
      phone.swipeLeft()
      phone.stage.rest()
      #expect(phone.pushesBegun == 0 && phone.depth == 2, "\(phone.story)")
      phone.stage.push(UIViewController())
      phone.expectSwipeStays(from: 60, at: 3)

      phone.arbiter.allowsPopGestures = true
      phone.expectSwipePops(from: 60, to: 2)
    }
  }

  @Test func `suspensions count and end with their owner`() {
    everywhere { phone in
      RangeAndPush.setUp(phone.stage.navigation)
      let first = RangeAndPush.record(phone.screen, on: phone.arbiter)
      let second = RangeAndPush.record(phone, on: phone.arbiter)
      phone.expectSwipeStays(from: 6)
      RangeAndPush.end(second)
      phone.expectSwipeStays(from: 60)
      #expect(phone.decisions.last?.rule == "notSuspended", "\(phone.story)")
      RangeAndPush.end(first)
      let orphaned = RangeAndPush.record(NSObject(), on: phone.arbiter)

      phone.expectSwipePops(from: 60)
      #expect(!orphaned.isActive)
    }
  }

  @Test func `a drag to the left pushes the candidate`() {
    everywhere { phone in
      RangeAndPush.setUp(phone.stage.navigation)
      let comments = UIViewController()
      RangeAndPush.setUp(phone.screen, commentScreen: comments)

      phone.swipeLeft()
      phone.stage.rest()
      #expect(phone.pushesBegun == 1, "\(phone.story)")
      #expect(phone.top === comments, "\(phone.story)")
      phone.expectRest()

      phone.swipeLeft()
      phone.stage.rest()
      #expect(phone.pushesBegun == 1 && phone.depth == 3, "\(phone.story)")
      phone.expectSwipePops(from: 60, to: 2)
    }
  }

  @Test func `a push that is released early is cancelled`() {
    everywhere { phone in
      RangeAndPush.setUp(phone.stage.navigation)
      let comments = UIViewController()
      RangeAndPush.setUp(phone.screen, commentScreen: comments)

      phone.touch(.began, 350)
      for x in stride(from: 340.0, through: 260, by: -10) { phone.touch(.moved, x) }
      for x in stride(from: 270.0, through: 340, by: 10) { phone.touch(.moved, x) }
      phone.touch(.ended, 340)
      phone.stage.rest()

      #expect(phone.pushesBegun == 1 && phone.top === phone.screen, "\(phone.story)")
      #expect(comments.parent == nil)
      phone.expectRest()
    }
  }

  @Test func `each screen has its own bar appearance, also after a cancelled pop`() {
    everywhere { phone in
      RangeAndPush.setUp(phone.stage.navigation)
      RangeAndPush.setUp(phone.screen, color: .red)
      let next = UIViewController()
      RangeAndPush.setUp(next, color: .blue)
      phone.stage.push(next)

      #expect(phone.barColor == .blue)
      phone.dragSlowly(from: 100, to: 180)
      #expect(phone.popsBegun == 1 && phone.depth == 3, "\(phone.story)")
      #expect(phone.barColor == .blue, "\(phone.story)")
      phone.expectSwipePops(from: 60, to: 2)
      #expect(phone.barColor == .red, "\(phone.story)")
      phone.expectSwipePops(from: 60, to: 1)
      #expect(phone.barColor == nil, "\(phone.story)")
      #expect(phone.barCount == 1, "\(phone.story)")
    }
  }

  @Test func `a companion bar moves with its screen`() {
    everywhere { phone in
      RangeAndPush.setUp(phone.stage.navigation)
      let bar = UIView(frame: CGRect(x: 0, y: 0, width: 0, height: 56))
      RangeAndPush.setUp(phone.screen, replyBar: bar)
      let place = bar.convert(bar.bounds, to: nil)
      #expect(place == CGRect(x: 0, y: 788, width: 390, height: 56), "\(place)")
      #expect(phone.screen.view.safeAreaInsets.bottom == 56, "\(phone.story)")

      phone.touch(.began, 60)
      for x in stride(from: 70.0, through: 200, by: 10) { phone.touch(.moved, x) }
      phone.stage.engine.clock.advance(by: 0.001)
      let moved = bar.convert(bar.bounds, to: nil)
      let screen = phone.screen.view.convert(CGPoint.zero, to: nil).x
      phone.touch(.cancelled, 200)
      phone.stage.rest()
      #expect(moved.minX == screen && screen > 60 && moved.minY == 788, "\(moved) \(phone.story)")
      #expect(bar.convert(bar.bounds, to: nil) == place, "\(phone.story)")
      phone.expectRest()

      phone.expectSwipePops(from: 60)
      #expect(bar.window == nil, "\(phone.story)")
    }
  }

  @Test func `a video stays in its window until the screen is popped`() {
    everywhere { phone in
      RangeAndPush.setUp(phone.stage.navigation)
      RangeAndPush.setUp(videoScreen: phone.screen)
      let video = VideoView(frame: CGRect(x: 0, y: 100, width: 390, height: 220))
      phone.screen.view.addSubview(video)

      phone.dragSlowly(from: 100, to: 180)
      phone.dragSlowly(from: 6, to: 90)
      #expect(phone.popsBegun == 2 && phone.depth == 2, "\(phone.story)")
      #expect(video.windows == [true], "\(phone.story)")
      phone.expectRest()

      phone.expectSwipePops(from: 60)
      #expect(video.windows == [true, false], "\(phone.story)")
    }
  }

  @Test func `the live video follows the touch, not a snapshot`() {
    everywhere { phone in
      RangeAndPush.setUp(phone.stage.navigation)
      let screen = VideoScreen()
      RangeAndPush.setUp(videoScreen: screen)
      phone.stage.push(screen)
      phone.stage.rest()
      screen.calls = []
      let video = VideoView(frame: CGRect(x: 0, y: 100, width: 390, height: 220))
      screen.view.addSubview(video)

      phone.touch(.began, 60)
      for x in stride(from: 70.0, through: 200, by: 10) { phone.touch(.moved, x) }
      phone.stage.engine.clock.advance(by: 0.001)
      let place = video.convert(CGPoint.zero, to: nil).x
      #expect(screen.calls == ["willDisappear"], "\(phone.story)")
      phone.touch(.cancelled, 200)
      phone.stage.rest()

      #expect(place > 60 && place < 150, "\(place) \(phone.story)")
      #expect(phone.depth == 3 && screen.calls.last == "didAppear", "\(phone.story)")
      phone.expectRest()
    }
  }

  @Test(arguments: [CGFloat(6), 60])
  func `a playing video does not freeze, as it may under UIKit's own interactive pop`(x: CGFloat) {
    everywhere { phone in
      RangeAndPush.setUp(phone.stage.navigation)
      RangeAndPush.setUp(videoScreen: phone.screen)
      let video = VideoView(frame: CGRect(x: 0, y: 100, width: 390, height: 220))
      phone.screen.view.addSubview(video)

      phone.dragSlowly(from: x, to: x + 90)
      phone.expectSwipePops(from: x)

      // UIKit's own interactive pop is what its recognizers begin (C283).
      #expect(!phone.hasPopBegun, "\(phone.story)")
      #expect(video.windows == [true, false], "\(phone.story)")
    }
  }

  @Test func `the screens above a given one are popped together`() {
    everywhere { phone in
      RangeAndPush.setUp(phone.stage.navigation)
      for _ in 0..<3 { phone.stage.push(UIViewController()) }
      let asked = InterceptingScreen { $0 == .code }
      phone.stage.push(asked)

      RangeAndPush.leave(phone.arbiter, for: phone.screen)
      phone.stage.rest()

      #expect(asked.attempts.isEmpty, "\(phone.story)")
      #expect(phone.top === phone.screen && phone.depth == 2, "\(phone.story)")
      phone.expectRest()
      phone.expectSwipePops(from: 60)
    }
  }
}

extension Phone {
  /// The color of the bar for the top screen.
  fileprivate var barColor: UIColor? {
    stage.navigation.navigationBar.topItem?.standardAppearance?.backgroundColor
  }
}

extension Phone {
  /// The number of navigation bars in the window.
  fileprivate var barCount: Int {
    var views: [UIView] = [stage.window]
    var count = 0
    while let view = views.popLast() {
      if view is UINavigationBar { count += 1 }
      views += view.subviews
    }
    return count
  }
}

/// Records when it begins to disappear and has appeared.
private final class VideoScreen: UIViewController {
  var calls: [String] = []

  override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    calls.append("willDisappear")
  }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    calls.append("didAppear")
  }
}

/// Records when it enters and leaves a window.
private final class VideoView: UIView {
  private(set) var windows: [Bool] = []

  override func didMoveToWindow() { windows.append(window != nil) }
}
#endif
