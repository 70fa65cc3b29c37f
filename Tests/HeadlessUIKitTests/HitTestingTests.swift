import Foundation
import HeadlessUIKit
import Testing

@MainActor @Suite struct HitTestingTests {
  private let screen = Screen()

  @Test func `C004: the front-most subview is hit, then the view itself, else none`() {
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
  func `C006: a point is inside from the min edges to short of the max edges`(
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

  @Test func `C008: overrides of both methods are called`() {
    final class Wide: UIView {
      override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
        bounds.insetBy(dx: -20, dy: -20).contains(point)
      }
    }
    final class Glass: UIView {
      override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        let view = super.hitTest(point, with: event)
        return view === self ? nil : view
      }
    }
    let wide = Wide(frame: CGRect(x: 100, y: 100, width: 10, height: 10))
    let glass = Glass(frame: screen.window.bounds)
    screen.window.addSubview(wide)
    screen.window.addSubview(glass)

    #expect(hit(85, 85) === wide)
    #expect(hit(300, 300) === screen.window)
  }

  @Test(arguments: [(UIKitBehavior.HitTesting.once, 1), (.twice, 2)])
  func `C010: how often a touch is hit-tested is open`(
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

    screen.finger.tap(100, 100)

    #expect(counter.calls == expected)
  }

  @Test func `C011: a scroll offset moves what is hit`() {
    let scrollView = UIScrollView(frame: screen.window.bounds)
    screen.window.addSubview(scrollView)
    let row = screen.addView("row", y: 1000, height: 50, to: scrollView)

    #expect(hit(100, 320) === scrollView)

    scrollView.contentOffset.y = 700

    #expect(hit(100, 320) === row)
    #expect(row.convert(CGPoint(x: 0, y: 0), to: nil) == CGPoint(x: 0, y: 300))
  }

  @Test func `C011: a rotated and scaled view is hit where it shows`() {
    let view = screen.addView(x: 100, y: 100, width: 100, height: 20)
    view.transform = CGAffineTransform(rotationAngle: .pi / 2).scaledBy(x: 2, y: 1)

    // 200 pt high and 20 pt wide around its middle at (150, 110).
    #expect(hit(150, 205) === view)
    #expect(hit(150, 15) === view)
    #expect(hit(190, 110) === screen.window)
    let corner = view.convert(CGPoint(x: 0, y: 0), to: nil)
    #expect(abs(corner.x - 160) < 0.001 && abs(corner.y - 10) < 0.001)
  }

  @Test func `C014: windows are tried by level, then the last one first`() {
    let normal = UIWindow(frame: screen.window.bounds)
    let alert = UIWindow(frame: CGRect(x: 0, y: 0, width: 400, height: 100))
    alert.windowLevel = .alert
    screen.engine.attach(alert)
    screen.engine.attach(normal)
    for (window, name) in [(screen.window, "first"), (normal, "last"), (alert, "alert")] {
      screen.add(UITapGestureRecognizer(), name, to: window)
    }

    screen.finger.tap(200, 50)
    screen.finger.tap(200, 400)

    #expect(screen.timeline[.action] == ["alert ended", "last ended"], screen.log)
  }

  @Test func `C014: a window that answers nil lets the one behind it try`() {
    final class Overlay: UIWindow {
      override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? { nil }
    }
    let overlay = Overlay(frame: screen.window.bounds)
    screen.engine.attach(overlay)
    screen.add(UITapGestureRecognizer(), "overlay", to: overlay)
    screen.add(UITapGestureRecognizer(), "window")

    screen.finger.tap(200, 400)

    #expect(screen.timeline[.action] == ["window ended"], screen.log)
  }

  @Test func `C014: a window that is not at the origin sees points in its own coordinates`() {
    let small = UIWindow(frame: CGRect(x: 200, y: 300, width: 100, height: 100))
    screen.engine.attach(small)
    let tap = screen.add(UITapGestureRecognizer(), "tap", to: small)
    var place: CGPoint?
    tap.observeActions { place = $0.location(in: nil) }

    screen.finger.tap(210, 320)

    #expect(place == CGPoint(x: 10, y: 20))
  }

  private func hit(_ x: CGFloat, _ y: CGFloat) -> UIView? {
    screen.window.hitTest(CGPoint(x: x, y: y), with: nil)
  }
}
