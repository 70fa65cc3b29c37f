#if HEADLESS
import Foundation
import HeadlessUIKit
import Testing

/// Which view and window receive a touch.
@MainActor @Suite struct HitTestingTests {
  private let screen = Screen()

  @Test func `C004: the front-most subview is hit, then the view itself, else nil`() {
    let back = screen.addView("back", width: 100, height: 100)
    let front = screen.addView("front", x: 50, width: 100, height: 100)

    #expect(hit(75, 50) === front)
    #expect(hit(25, 50) === back)
    #expect(hit(300, 300) === screen.window)
    #expect(hit(500, 50) == nil)
  }

  @Test func `C005: hidden, transparent and disabled views are skipped with their subtrees`() {
    let view = screen.addView(width: 100, height: 100)
    let inner = screen.addView("inner", width: 50, height: 50, to: view)

    #expect(hit(25, 25) === inner)

    view.isHidden = true
    #expect(hit(25, 25) === screen.window)

    view.isHidden = false
    view.isUserInteractionEnabled = false
    #expect(hit(25, 25) === screen.window)

    view.isUserInteractionEnabled = true
    view.alpha = 0.009
    #expect(hit(25, 25) === screen.window)

    view.alpha = 0.01
    #expect(hit(25, 25) === inner)
  }

  @Test(arguments: [
    (10.0, 20.0, true), (39.9, 59.9, true), (40.0, 30.0, false), (20.0, 60.0, false),
    (9.9, 30.0, false),
  ])
  func `C006: bounds include their minimum edges and exclude their maximum edges`(
    x: Double, y: Double, isInside: Bool
  ) {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 30, height: 40))
    view.bounds.origin = CGPoint(x: 10, y: 20)

    #expect(view.point(inside: CGPoint(x: x, y: y), with: nil) == isInside)
  }

  @Test(arguments: [true, false])
  func `C007: a descendant outside an ancestor's bounds cannot be hit, clipped or not`(
    clips: Bool
  ) {
    let view = screen.addView(width: 100, height: 100)
    let inner = screen.addView("inner", x: 50, y: 50, width: 100, height: 100, to: view)
    view.clipsToBounds = clips

    #expect(hit(75, 75) === inner)
    #expect(hit(125, 125) === screen.window)
  }

  @Test func `C008: overrides of hitTest and point(inside:) are called`() {
    final class EnlargedView: UIView {
      override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
        bounds.insetBy(dx: -20, dy: -20).contains(point)
      }
    }
    final class PassThroughView: UIView {
      override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        let view = super.hitTest(point, with: event)
        return view === self ? nil : view
      }
    }
    let enlarged = EnlargedView(frame: CGRect(x: 100, y: 100, width: 10, height: 10))
    let passThrough = PassThroughView(frame: screen.window.bounds)
    screen.window.addSubview(enlarged)
    screen.window.addSubview(passThrough)

    #expect(hit(85, 85) === enlarged)
    #expect(hit(300, 300) === screen.window)
  }

  @Test(arguments: [(UIKitBehavior.HitTesting.once, 1), (.twice, 2)])
  func `C010: the behavior decides how often a touch is hit-tested`(
    answer: UIKitBehavior.HitTesting, expected: Int
  ) {
    final class Counter: UIView {
      var calls = 0
      override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        calls += 1
        return super.hitTest(point, with: event)
      }
    }
    let screen = Screen(\.hitTesting, answer)
    let counter = Counter(frame: screen.window.bounds)
    screen.window.addSubview(counter)

    screen.touch.tap(100, 100)

    #expect(counter.calls == expected)
  }

  @Test func `C011: a content offset moves the hit areas of subviews`() {
    let scrollView = UIScrollView(frame: screen.window.bounds)
    screen.window.addSubview(scrollView)
    let row = screen.addView("row", y: 1000, height: 50, to: scrollView)

    #expect(hit(100, 320) === scrollView)

    scrollView.contentOffset.y = 700

    #expect(hit(100, 320) === row)
    #expect(row.convert(CGPoint(x: 0, y: 0), to: nil) == CGPoint(x: 0, y: 300))
  }

  @Test func `C011: a rotated and scaled view is hit in its transformed area`() {
    let view = screen.addView(x: 100, y: 100, width: 100, height: 20)
    view.transform = CGAffineTransform(rotationAngle: .pi / 2).scaledBy(x: 2, y: 1)

    let corner = view.convert(CGPoint(x: 0, y: 0), to: nil)

    // The view covers 20 × 200 pt around its center (150, 110).
    #expect(hit(150, 205) === view)
    #expect(hit(150, 15) === view)
    #expect(hit(190, 110) === screen.window)
    #expect(abs(corner.x - 160) < 0.001 && abs(corner.y - 10) < 0.001)
  }

  @Test func `C014: windows are tested by level, then last attached first`() {
    let normal = UIWindow(frame: screen.window.bounds)
    let alert = UIWindow(frame: CGRect(x: 0, y: 0, width: 400, height: 100))
    alert.windowLevel = .alert
    screen.engine.attach(alert)
    screen.engine.attach(normal)
    for (window, name) in [(screen.window, "first"), (normal, "last"), (alert, "alert")] {
      screen.add(UITapGestureRecognizer(), name, to: window)
    }

    screen.touch.tap(200, 50)
    screen.touch.tap(200, 400)

    #expect(screen.timeline[.action] == ["alert ended", "last ended"], screen.log)
  }

  @Test func `C014: a window whose hitTest returns nil passes the touch to the window behind`() {
    final class Overlay: UIWindow {
      override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? { nil }
    }
    let overlay = Overlay(frame: screen.window.bounds)
    screen.engine.attach(overlay)
    screen.add(UITapGestureRecognizer(), "overlay", to: overlay)
    screen.add(UITapGestureRecognizer(), "window")

    screen.touch.tap(200, 400)

    #expect(screen.timeline[.action] == ["window ended"], screen.log)
  }

  @Test func `C014: a window away from the origin receives points in its own coordinates`() {
    let small = UIWindow(frame: CGRect(x: 200, y: 300, width: 100, height: 100))
    screen.engine.attach(small)
    let tap = screen.add(UITapGestureRecognizer(), "tap", to: small)
    var location: CGPoint?
    tap.observeActions { location = $0.location(in: nil) }

    screen.touch.tap(210, 320)

    #expect(location == CGPoint(x: 10, y: 20))
  }

  @Test func `C009: during hit-testing the event does not contain the touch`() {
    final class EventRecorder: UIView {
      var touchCounts: [Int?] = []
      var types: [UIEvent.EventType?] = []
      override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        touchCounts.append(event?.allTouches?.count)
        types.append(event?.type)
        return super.hitTest(point, with: event)
      }
    }
    let view = EventRecorder(frame: screen.window.bounds)
    screen.window.addSubview(view)

    screen.touch.tap(50, 50)

    #expect(view.touchCounts == [0])
    #expect(view.types == [.touches])
  }

  @Test(arguments: [false, true])
  func `C012: an animated view takes no touch unless it allows user interaction`(
    isAllowed: Bool
  ) {
    let view = screen.addView("animated", width: 100, height: 100)
    let inner = screen.addView("inner", width: 50, height: 50, to: view)
    var ends: [Bool] = []

    UIView.animate(
      withDuration: 0.3, delay: 0.1, options: isAllowed ? .allowUserInteraction : [],
      animations: { view.frame.origin.x = 200 }, completion: { ends.append($0) })

    // Hit-testing uses the model geometry, which has its final value at once.
    #expect(hit(25, 25) === screen.window)
    #expect(hit(225, 25) === (isAllowed ? inner : screen.window))

    screen.wait(0.39)

    #expect(hit(225, 25) === (isAllowed ? inner : screen.window))
    #expect(ends == [])

    screen.wait(0.02)

    #expect(hit(225, 25) === inner)
    #expect(ends == [true])
  }

  @Test func `C012: a touch on an animated view stays lost to it after the animation`() {
    let view = screen.addView("animated", width: 100, height: 100)
    screen.add(UITapGestureRecognizer(), "tap", to: view)
    UIView.animate(withDuration: 0.05) { view.alpha = 0.5 }

    screen.touch.down(50, 50).hold(0.2).up()
    screen.touch.tap(50, 50)

    #expect(screen.timeline[.action] == ["tap ended"], screen.log)
  }

  @Test func `C012: a view that leaves its window is no longer animated`() {
    let (one, other) = (screen.addView("one", height: 100), screen.addView("other", y: 200))
    var ends: [Bool] = []
    let change = { (views: [UIView]) in
      UIView.animate(
        withDuration: 1, animations: { for view in views { view.alpha -= 0.25 } },
        completion: { ends.append($0) })
    }

    change([one])
    one.removeFromSuperview()

    #expect(ends == [false])

    screen.window.addSubview(one)

    #expect(hit(50, 50) === one)

    change([one, other])
    one.removeFromSuperview()

    #expect(ends == [false])
    #expect(hit(50, 300) === screen.window)

    screen.wait(1.1)

    #expect(ends == [false, false])
    #expect(hit(50, 300) === other)
    #expect(screen.engine.clock.isIdle)
  }

  @Test func `C012: unchanged views and changes without animation keep receiving touches`() {
    let (still, changed) = (screen.addView("still"), screen.addView("changed", height: 100))
    var ends = 0

    UIView.animate(withDuration: 1, animations: { still.alpha = 1 }, completion: { _ in ends += 1 })
    UIView.animate(withDuration: 0) { changed.alpha = 0.9 }
    UIView.animate(withDuration: 1) {
      UIView.performWithoutAnimation { changed.alpha = 0.8 }
    }
    UIView.setAnimationsEnabled(false)
    UIView.animate(withDuration: 1) { changed.alpha = 0.7 }
    UIView.setAnimationsEnabled(true)

    #expect(ends == 1)
    #expect(hit(50, 50) === changed)
    #expect(hit(50, 400) === still)
  }

  @Test func `C013: image views and labels are hit only after interaction is enabled`() {
    for view in [UIImageView(), UILabel()] {
      view.frame = CGRect(x: 0, y: 0, width: 100, height: 100)
      screen.window.addSubview(view)
      screen.add(UITapGestureRecognizer(), "tap", to: view)

      screen.touch.tap(50, 50)
      #expect(hit(50, 50) === screen.window)
      #expect(screen.timeline[.action] == [], screen.log)

      view.isUserInteractionEnabled = true
      #expect(hit(50, 50) === view)
      view.removeFromSuperview()
    }
  }

  @Test func `C004: hit-testing follows the subview order, not zPosition`() {
    let back = screen.addView("back", width: 100, height: 100)
    let front = screen.addView("front", width: 100, height: 100)

    back.layer.zPosition = 10

    #expect(hit(50, 50) === front)

    screen.window.layer.addSublayer(back.layer)

    #expect(hit(50, 50) === back)
  }

  @Test func `C005: a view with a hidden or transparent layer cannot be hit`() {
    let view = screen.addView(width: 100, height: 100)

    view.layer.isHidden = true
    #expect(hit(50, 50) === screen.window)

    view.layer.isHidden = false
    view.layer.opacity = 0
    #expect(hit(50, 50) === screen.window)

    view.layer.opacity = 1
    view.layer.position = CGPoint(x: 250, y: 50)
    #expect(hit(50, 50) === screen.window)
    #expect(hit(250, 50) === view)
  }

  @Test func `C011: a transformed ancestor with a bounds origin moves the hit areas`() {
    let outer = screen.addView("outer", width: 100, height: 100)
    outer.transform = CGAffineTransform(scaleX: 0.5, y: 0.5)
    outer.frame = CGRect(x: 0, y: 0, width: 100, height: 100)
    let inner = screen.addView("inner", x: 25, y: 25, width: 50, height: 50, to: outer)
    outer.bounds.origin = CGPoint(x: 0, y: 25)

    #expect(outer.bounds.size == CGSize(width: 200, height: 200))
    #expect(hit(12.5, 0) === inner)
    #expect(hit(37, 24) === inner)
    #expect(hit(38, 24) === outer)
    #expect(outer.hitTest(CGPoint(x: 74, y: 74), with: nil) === inner)
    #expect(outer.hitTest(CGPoint(x: 199, y: 199), with: nil) === outer)
    #expect(outer.hitTest(CGPoint(x: 200, y: 224), with: nil) == nil)
  }

  @Test func `C016: isExclusiveTouch does not affect recognizers of other views`() {
    let view = screen.addView("exclusive", width: 100, height: 100)
    view.isExclusiveTouch = true
    let other = screen.addView("other", x: 200, width: 100, height: 100)
    screen.add(UITapGestureRecognizer(), "tap", to: other)

    screen.touch(0).down(50, 50)
    screen.touch(1).tap(250, 50)

    #expect(screen.timeline[.action] == ["tap ended"], screen.log)
  }

  @Test(arguments: [(true, false), (false, true), (false, false)])
  func `C016: an exclusive touch and touches of other views exclude each other`(
    first: Bool, second: Bool
  ) {
    let one = screen.addView("one", width: 100, height: 100)
    let other = screen.addView("other", x: 200, width: 100, height: 100)
    (one.isExclusiveTouch, other.isExclusiveTouch) = (first, second)
    let expected = first || second ? ["one began"] : ["one began", "other began", "other ended"]

    screen.touch(0).down(50, 50)
    screen.touch(1).tap(250, 50)
    #expect(screen.timeline[.view] == expected, screen.log)

    screen.touch(0).up()
    screen.timeline.clear()
    screen.touch(1).tap(250, 50)
    #expect(screen.timeline[.view] == ["other began", "other ended"], screen.log)
  }

  private func hit(_ x: CGFloat, _ y: CGFloat) -> UIView? {
    screen.window.hitTest(CGPoint(x: x, y: y), with: nil)
  }
}
#endif
