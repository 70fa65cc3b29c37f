#if HEADLESS
import Foundation
import HeadlessUIKit
import Testing

@MainActor @Suite struct ViewTreeTests {
  private let parent = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
  private let a = UIView()
  private let b = UIView()
  private let c = UIView()

  @Test func `subviews are ordered from back to front`() {
    parent.addSubview(a)
    parent.insertSubview(b, at: 0)
    parent.insertSubview(c, belowSubview: a)

    #expect(parent.subviews == [b, c, a])

    parent.insertSubview(b, aboveSubview: a)
    parent.bringSubviewToFront(c)
    parent.sendSubviewToBack(b)

    #expect(parent.subviews == [b, a, c])

    parent.insertSubview(b, at: 99)

    #expect(parent.subviews == [a, c, b])
  }

  @Test func `a view has one superview and leaves the previous one`() {
    parent.addSubview(a)

    b.addSubview(a)

    #expect(parent.subviews.isEmpty)
    #expect(a.superview === b)

    a.removeFromSuperview()

    #expect(a.superview == nil)
    #expect(b.subviews.isEmpty)
  }

  @Test func `a view cannot be added to itself or to its own subview`() {
    parent.addSubview(a)

    a.addSubview(parent)
    a.addSubview(a)

    #expect(parent.superview == nil)
    #expect(a.superview === parent)
    #expect(a.subviews.isEmpty)
  }

  @Test func `isDescendant is true at any depth and for the view itself`() {
    parent.addSubview(a)
    a.addSubview(b)

    #expect(b.isDescendant(of: parent) && b.isDescendant(of: b))
    #expect(!parent.isDescendant(of: b) && !c.isDescendant(of: parent))
  }

  @Test func `gestureRecognizers lists recognizers in the order added, or is nil`() {
    let (one, other) = (Probe(), Probe())

    let initial = parent.gestureRecognizers

    parent.addGestureRecognizer(one)
    parent.addGestureRecognizer(other)
    parent.addGestureRecognizer(one)

    #expect(initial == nil)
    #expect(parent.gestureRecognizers == [one, other])

    parent.gestureRecognizers = [other]

    #expect(parent.gestureRecognizers == [other])
    #expect(one.view == nil)

    parent.gestureRecognizers = nil

    #expect(parent.gestureRecognizers == nil)
  }

  @Test func `unhandled touches go up the responder chain`() {
    let screen = Screen()
    let controller = TouchRecordingController()
    screen.window.rootViewController = controller
    let plain = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    controller.view.addSubview(plain)

    screen.touch.tap(50, 50)

    #expect(plain.next === controller.view)
    #expect(controller.view.next === controller)
    #expect(controller.next === screen.window)
    #expect(controller.phases == [.began, .ended])
  }

  @Test func `frame follows bounds, center and transform`() {
    let view = UIView(frame: CGRect(x: 10, y: 20, width: 30, height: 40))

    view.transform = CGAffineTransform(scaleX: 2, y: 0.5)

    #expect(view.bounds == CGRect(x: 0, y: 0, width: 30, height: 40))
    #expect(view.center == CGPoint(x: 25, y: 40))
    #expect(view.frame == CGRect(x: -5, y: 30, width: 60, height: 20))
  }

  @Test func `points and rectangles convert between any two views of a tree`() {
    a.frame = CGRect(x: 10, y: 10, width: 50, height: 50)
    b.frame = CGRect(x: 60, y: 20, width: 30, height: 30)
    parent.addSubview(a)
    parent.addSubview(b)
    b.bounds.origin = CGPoint(x: 5, y: 0)

    #expect(a.convert(CGPoint(x: 1, y: 2), to: b) == CGPoint(x: -44, y: -8))
    #expect(a.convert(CGPoint(x: -44, y: -8), from: b) == CGPoint(x: 1, y: 2))
    #expect(
      a.convert(CGRect(x: 0, y: 0, width: 10, height: 20), to: parent)
        == CGRect(x: 10, y: 10, width: 10, height: 20))
  }

  @Test(arguments: [
    (UISemanticContentAttribute.unspecified, UIUserInterfaceLayoutDirection.leftToRight),
    (.playback, .leftToRight), (.spatial, .leftToRight), (.forceLeftToRight, .leftToRight),
    (.forceRightToLeft, .rightToLeft),
  ])
  func `C240: semanticContentAttribute sets the view's direction and does not propagate`(
    attribute: UISemanticContentAttribute, direction: UIUserInterfaceLayoutDirection
  ) {
    parent.addSubview(a)

    parent.semanticContentAttribute = attribute

    #expect(parent.effectiveUserInterfaceLayoutDirection == direction)
    #expect(a.effectiveUserInterfaceLayoutDirection == .leftToRight)
  }

  @Test func `C239: layout direction is read from a view, or for an attribute from the class`() {
    parent.semanticContentAttribute = .forceRightToLeft
    parent.addSubview(a)

    #expect(parent.effectiveUserInterfaceLayoutDirection == .rightToLeft)
    #expect(a.effectiveUserInterfaceLayoutDirection == .leftToRight)
    #expect(UIView.userInterfaceLayoutDirection(for: .forceRightToLeft) == .rightToLeft)
    #expect(UIView.userInterfaceLayoutDirection(for: .unspecified) == .leftToRight)
  }

  @Test(arguments: [UISemanticContentAttribute.forceLeftToRight, .forceRightToLeft])
  func `C243: translation, velocity and swipe direction are physical, never mirrored`(
    attribute: UISemanticContentAttribute
  ) {
    let screen = Screen()
    let (upper, lower) = (screen.addView(height: 400), screen.addView(y: 400, height: 400))
    let pan = screen.add(UIPanGestureRecognizer(), "pan", to: upper)
    let swipe = screen.add(UISwipeGestureRecognizer(), "swipe", to: lower)
    swipe.direction = .right
    for view in [screen.window, upper, lower] { view.semanticContentAttribute = attribute }

    screen.touch.down(100, 200).drag(200, 0)
    let translation = pan.translation(in: upper)
    let velocity = pan.velocity(in: upper)
    screen.touch.up()
    screen.touch.down(200, 600).drag(-60, 0, steps: 3).up()
    screen.touch.down(200, 600).drag(60, 0, steps: 3).up()

    #expect(translation.x > 0 && velocity.x > 0, screen.log)
    #expect(
      screen.timeline[.action].filter { $0.hasPrefix("swipe") } == ["swipe ended"], screen.log)
  }

  private final class TouchRecordingController: UIViewController {
    var phases: [UITouch.Phase] = []

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
      phases.append(.began)
    }
    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
      phases.append(.ended)
    }
  }

  @Test func `an engine that goes during an animation leaves no view behind`() {
    weak var gone: UIView?
    do {
      let engine = HeadlessEngine()
      let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
      engine.attach(window)
      let view = UIView(frame: window.bounds)
      window.addSubview(view)
      UIView.animate(withDuration: 1) {
        view.alpha = 0
      } completion: { _ in
        view.removeFromSuperview()
      }
      gone = view
    }

    #expect(gone == nil)
  }
}
#endif
