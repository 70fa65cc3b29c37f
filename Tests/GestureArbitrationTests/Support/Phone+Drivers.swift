#if HEADLESS
import Foundation
import GestureArbitration
import GestureLab
import HeadlessUIKit
import Testing

extension UIGestureRecognizer {
  /// Whether this is the recognizer of a driver's pop or push.
  var isDriverRecognizer: Bool {
    name.map {
      ["GestureArbiter.edgePan", "GestureArbiter.contentPan", "GestureArbiter.pushPan"].contains($0)
    } ?? false
  }
}

extension Phone {
  /// Expects that no transition is running, and that the top screen alone fills the window.
  func expectRest(sourceLocation: SourceLocation = #_sourceLocation) {
    let navigation = stage.navigation
    let top = navigation.topViewController
    #expect(navigation.transitionCoordinator == nil, "\(story)", sourceLocation: sourceLocation)
    #expect(
      top?.view.convert(top?.view.bounds ?? .zero, to: nil) == stage.window.bounds, "\(story)",
      sourceLocation: sourceLocation)
    #expect(top?.view.superview?.subviews.count == 1, "\(story)", sourceLocation: sourceLocation)
    let delegate = navigation.delegate.map { "\(type(of: $0))" }
    #expect(delegate != "TransitionDelegate", "\(story)", sourceLocation: sourceLocation)
  }

  /// Drags so slowly that only the position decides, and waits until everything rests.
  func dragSlowly(from start: CGFloat, to end: CGFloat) {
    stage.play(
      TouchScript().down(at: CGPoint(x: start, y: 400))
        .move(to: CGPoint(x: start + 40, y: 400), over: 0.1)
        .move(to: CGPoint(x: end, y: 400), over: 2).hold(for: 0.2).up())
    stage.rest()
  }

  /// Sets a driver, and a push candidate of the top screen.
  func bindNext() -> UIViewController {
    arbiter.driver = .arbiter
    let next = UIViewController()
    screen.pushCandidate = { next }
    return next
  }

  /// Drags from the middle of the screen to the left.
  func swipeLeft(from x: CGFloat = 300) {
    drag(from: CGPoint(x: x, y: 422), by: CGPoint(x: -180, y: 4))
  }
}
#endif
