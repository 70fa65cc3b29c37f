#if HEADLESS
import HeadlessUIKit
import Testing

@MainActor @Suite struct TieTests {
  @Test(arguments: UIKitBehavior.DeliveryOrder.allCases)
  func `C075: in a tie the recognizer closest to the leaf wins`(
    order: UIKitBehavior.DeliveryOrder
  ) {
    let screen = Screen(\.deliveryOrder, order)
    let outer = screen.addView("outer")
    let inner = screen.addView("inner", to: outer)
    screen.add(UIPanGestureRecognizer(), "inner", to: inner)
    screen.add(UIPanGestureRecognizer(), "outer", to: outer)
    screen.add(UIPanGestureRecognizer(), "window")

    screen.touch.down(100, 100).move(30, 0)

    #expect(screen.timeline[.action] == ["inner began"], screen.log)
  }

  @Test(arguments: UIKitBehavior.TieOnOneView.allCases, UIKitBehavior.DeliveryOrder.allCases)
  func `C075: in a tie on one view the recognizer added last wins, or the one added first`(
    answer: UIKitBehavior.TieOnOneView, order: UIKitBehavior.DeliveryOrder
  ) {
    var behavior = UIKitBehavior()
    (behavior.tieOnOneView, behavior.deliveryOrder) = (answer, order)
    let screen = Screen(behavior)
    let inner = screen.addView("inner")
    screen.add(UIPanGestureRecognizer(), "window")
    screen.add(UIPanGestureRecognizer(), "first", to: inner)
    screen.add(UIPanGestureRecognizer(), "second", to: inner)
    screen.add(UIPanGestureRecognizer(), "third", to: inner)

    screen.touch.down(100, 100).move(30, 0)

    let winner = answer == .lastAddedWins ? "third" : "first"
    #expect(screen.timeline[.action] == ["\(winner) began"], screen.log)
    #expect(screen.engine.consultedQuestions.contains(.tieOnOneView))
  }

  @Test func `C075: ties on two sibling views are decided independently`() {
    let screen = Screen()
    let (left, right) = (screen.addView("left", width: 200), screen.addView("right", x: 200))
    for (view, name) in [(left, "left"), (right, "right")] {
      screen.add(UIPanGestureRecognizer(), "\(name) first", to: view)
      screen.add(UIPanGestureRecognizer(), "\(name) last", to: view)
    }
    let (one, other) = (screen.touch(0), screen.touch(1))
    one.down(100, 100)
    other.down(300, 100)

    screen.send([one.movement(30, 0), other.movement(30, 0)])

    #expect(screen.timeline[.action] == ["left last began", "right last began"], screen.log)
  }

  @Test func `C081: a single tap does not prevent a double tap`() {
    let screen = Screen()
    let (single, double) = (UITapGestureRecognizer(), UITapGestureRecognizer())
    double.numberOfTapsRequired = 2
    screen.add(single, "single")
    screen.add(double, "double")

    screen.touch.tap(100, 100)
    screen.touch.tap(100, 100)

    #expect(screen.timeline[.action] == ["single ended", "double ended"], screen.log)
  }

  @Test func `C081: a tap can prevent other recognizers except taps with a higher tap count`() {
    let (single, double) = (UITapGestureRecognizer(), UITapGestureRecognizer())
    double.numberOfTapsRequired = 2

    #expect(!single.canPrevent(double))
    #expect(double.canPrevent(single))
    #expect(single.canPrevent(UIPanGestureRecognizer()))
  }
}
#endif
