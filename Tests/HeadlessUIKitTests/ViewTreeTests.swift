import Foundation
import HeadlessUIKit
import Testing

@MainActor @Suite struct ViewTreeTests {
  private let parent = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
  private let a = UIView()
  private let b = UIView()
  private let c = UIView()

  @Test func `subviews lie from back to front, wherever they are put in`() {
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

  @Test func `a view has one superview, and leaves the old one`() {
    parent.addSubview(a)

    b.addSubview(a)

    #expect(parent.subviews.isEmpty)
    #expect(a.superview === b)

    a.removeFromSuperview()

    #expect(a.superview == nil)
    #expect(b.subviews.isEmpty)
  }

  @Test func `a view cannot lie in itself`() {
    parent.addSubview(a)

    a.addSubview(parent)
    a.addSubview(a)

    #expect(parent.superview == nil)
    #expect(a.superview === parent)
    #expect(a.subviews.isEmpty)
  }

  @Test func `descent counts at any depth, and a view descends from itself`() {
    parent.addSubview(a)
    a.addSubview(b)

    #expect(b.isDescendant(of: parent) && b.isDescendant(of: b))
    #expect(!parent.isDescendant(of: b) && !c.isDescendant(of: parent))
  }

  @Test func `a view hears of its superview and its window, and so does everything in it`() {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let (outer, inner) = (Listener("outer"), Listener("inner"))
    outer.addSubview(inner)
    Listener.heard = []

    window.addSubview(outer)
    outer.removeFromSuperview()

    #expect(
      Listener.heard == [
        "outer willMove to window", "inner willMove to window", "outer willMove to superview",
        "outer didMove to window", "inner didMove to window", "outer didMove to superview",
        "outer willMove from superview", "outer willMove from window",
        "inner willMove from window", "outer didMove from window", "inner didMove from window",
        "outer didMove from superview",
      ])
  }

  @Test func `recognizers are listed in the order of their adding, or nil`() {
    let (one, other) = (Probe(), Probe())

    #expect(parent.gestureRecognizers == nil)

    parent.addGestureRecognizer(one)
    parent.addGestureRecognizer(other)
    parent.addGestureRecognizer(one)

    #expect(parent.gestureRecognizers == [one, other])

    parent.gestureRecognizers = [other]

    #expect(parent.gestureRecognizers == [other])
    #expect(one.view == nil)

    parent.gestureRecognizers = nil

    #expect(parent.gestureRecognizers == nil)
  }

  @Test func `touches that nobody takes go along the responder chain`() {
    let screen = Screen()
    let controller = Listening()
    screen.window.rootViewController = controller
    let plain = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    controller.view.addSubview(plain)

    screen.finger.tap(50, 50)

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
  func `C240: the direction of a view is its own and not its superview's`(
    attribute: UISemanticContentAttribute, direction: UIUserInterfaceLayoutDirection
  ) {
    parent.addSubview(a)

    parent.semanticContentAttribute = attribute

    #expect(parent.effectiveUserInterfaceLayoutDirection == direction)
    #expect(a.effectiveUserInterfaceLayoutDirection == .leftToRight)
  }

  @Test func `C239: the direction is read on the view, and that of an attribute on the class`() {
    parent.semanticContentAttribute = .forceRightToLeft
    parent.addSubview(a)

    #expect(parent.effectiveUserInterfaceLayoutDirection == .rightToLeft)
    #expect(a.effectiveUserInterfaceLayoutDirection == .leftToRight)
    #expect(UIView.userInterfaceLayoutDirection(for: .forceRightToLeft) == .rightToLeft)
    #expect(UIView.userInterfaceLayoutDirection(for: .unspecified) == .leftToRight)
  }

  @Test(arguments: [UISemanticContentAttribute.forceLeftToRight, .forceRightToLeft])
  func `C243: translation, velocity and swipes are physical, whichever way one reads`(
    attribute: UISemanticContentAttribute
  ) {
    let screen = Screen()
    let (upper, lower) = (screen.addView(height: 400), screen.addView(y: 400, height: 400))
    let pan = screen.add(UIPanGestureRecognizer(), "pan", to: upper)
    let swipe = screen.add(UISwipeGestureRecognizer(), "swipe", to: lower)
    swipe.direction = .right
    for view in [screen.window, upper, lower] { view.semanticContentAttribute = attribute }

    screen.finger.down(100, 200).drag(200, 0)
    let moved = pan.translation(in: upper)
    let speed = pan.velocity(in: upper)
    screen.finger.up()
    screen.finger.down(200, 600).drag(-60, 0, steps: 3).up()
    screen.finger.down(200, 600).drag(60, 0, steps: 3).up()

    #expect(moved.x > 0 && speed.x > 0, screen.log)
    #expect(
      screen.timeline[.action].filter { $0.hasPrefix("swipe") } == ["swipe ended"], screen.log)
  }

  private final class Listener: UIView {
    static var heard: [String] = []
    let name: String

    init(_ name: String) {
      self.name = name
      super.init(frame: .zero)
    }

    required init?(coder: NSCoder) { nil }

    override func willMove(toSuperview newSuperview: UIView?) {
      say("willMove \(newSuperview == nil ? "from" : "to") superview")
    }
    override func didMoveToSuperview() {
      say("didMove \(superview == nil ? "from" : "to") superview")
    }
    override func willMove(toWindow newWindow: UIWindow?) {
      say("willMove \(newWindow == nil ? "from" : "to") window")
    }
    override func didMoveToWindow() { say("didMove \(window == nil ? "from" : "to") window") }

    private func say(_ what: String) { Listener.heard.append("\(name) \(what)") }
  }

  private final class Listening: UIViewController {
    var phases: [UITouch.Phase] = []

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
      phases.append(.began)
    }
    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
      phases.append(.ended)
    }
  }
}
