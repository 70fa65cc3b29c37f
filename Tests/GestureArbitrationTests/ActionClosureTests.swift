#if HEADLESS
import Foundation
import GestureArbitration
import GestureLab
import Testing

/// The closure form of target and action.
@MainActor @Suite struct ActionClosureTests {
  @Test func `a closure runs for every action, with the recognizer of its class`() {
    let stage = Stage(iOS: .v18)
    let view = UIView(frame: stage.window.bounds)
    let pan = UIPanGestureRecognizer()
    var states: [UIGestureRecognizer.State] = []
    var distance: CGFloat = 0
    pan.onAction { pan in
      states.append(pan.state)
      distance = pan.translation(in: pan.view).y
    }
    view.addGestureRecognizer(pan)
    stage.window.addSubview(view)

    stage.drag(.down, from: CGPoint(x: 200, y: 200))

    #expect(states.first == .began && states.last == .ended && states.contains(.changed))
    #expect(distance > 100)
  }

  @Test func `closures do not keep the recognizer`() {
    weak var released: UITapGestureRecognizer?
    do {
      let tap = UITapGestureRecognizer()
      tap.onAction { _ in }
      released = tap
    }

    #expect(released == nil)
  }
}
#endif
