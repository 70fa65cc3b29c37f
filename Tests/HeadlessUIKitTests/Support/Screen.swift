import Foundation
import HeadlessUIKit
import Testing

/// A screen of 400 × 800 pt, fingers to put on it, and a timeline of what came of it.
@MainActor
final class Screen {
  let engine: HeadlessEngine
  let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 400, height: 800))
  let timeline: Timeline
  private(set) lazy var finger = finger(0)

  init(_ behavior: UIKitBehavior = UIKitBehavior(), seed: UInt64 = 1) {
    engine = HeadlessEngine(behavior: behavior, seed: seed)
    timeline = Timeline(clock: engine.clock)
    engine.observer = timeline
    engine.attach(window)
  }

  /// A screen that differs from the likely one in one answer.
  convenience init<Answer>(
    _ question: WritableKeyPath<UIKitBehavior, Answer>, _ answer: Answer, seed: UInt64 = 1
  ) {
    var behavior = UIKitBehavior()
    behavior[keyPath: question] = answer
    self.init(behavior, seed: seed)
  }

  /// What happened, to be printed beside an expectation that fails.
  var log: Comment { Comment(rawValue: "\n" + timeline.text) }

  func finger(_ number: Int) -> Finger { Finger(number, on: self) }

  /// Adds a view that tells the timeline of its touches.
  func addView(
    _ name: String = "view", x: CGFloat = 0, y: CGFloat = 0, width: CGFloat = 400,
    height: CGFloat = 800, to parent: UIView? = nil
  ) -> TouchedView {
    let view = TouchedView(frame: CGRect(x: x, y: y, width: width, height: height))
    view.name = name
    view.timeline = timeline
    (parent ?? window).addSubview(view)
    return view
  }

  /// Attaches a recognizer to a view, or else to the window, and watches its actions.
  @discardableResult
  func add<Recognizer: UIGestureRecognizer>(
    _ recognizer: Recognizer, _ name: String, to view: UIView? = nil
  ) -> Recognizer {
    (view ?? window).addGestureRecognizer(recognizer)
    watch(recognizer, as: name)
    return recognizer
  }

  /// Names a recognizer and writes its actions into the timeline.
  func watch(_ recognizer: UIGestureRecognizer, as name: String) {
    recognizer.name = name
    recognizer.observeActions { [timeline] recognizer in
      timeline.note("\(name) \(recognizer.state)", .action)
    }
  }

  /// Sends one event, a frame after the last.
  func send(_ samples: [TouchSample]) {
    engine.send(samples, at: engine.clock.now + EngineMetrics.frame)
  }

  /// Lets time pass without touches.
  func wait(_ seconds: TimeInterval) { engine.clock.advance(by: seconds) }
}

/// A finger that does one thing per frame of 1/60 s.
@MainActor
final class Finger {
  let number: Int
  private(set) var location = CGPoint.zero
  /// Not kept: the screen keeps its first finger.
  private unowned let screen: Screen

  init(_ number: Int, on screen: Screen) {
    self.number = number
    self.screen = screen
  }

  @discardableResult
  func down(_ x: CGFloat, _ y: CGFloat, edges: UIRectEdge? = nil) -> Finger {
    location = CGPoint(x: x, y: y)
    screen.send([TouchSample(finger: number, phase: .began, location: location, edges: edges)])
    return self
  }

  /// Moves in one event.
  @discardableResult
  func move(_ dx: CGFloat, _ dy: CGFloat) -> Finger {
    screen.send([movement(dx, dy)])
    return self
  }

  /// Moves in even steps, one per frame.
  @discardableResult
  func drag(_ dx: CGFloat, _ dy: CGFloat, steps: Int = 10) -> Finger {
    for _ in 0..<steps { move(dx / CGFloat(steps), dy / CGFloat(steps)) }
    return self
  }

  @discardableResult
  func hold(_ seconds: TimeInterval) -> Finger {
    screen.wait(seconds)
    return self
  }

  @discardableResult
  func up() -> Finger {
    screen.send([TouchSample(finger: number, phase: .ended, location: location)])
    return self
  }

  @discardableResult
  func cancel() -> Finger {
    screen.send([TouchSample(finger: number, phase: .cancelled, location: location)])
    return self
  }

  func tap(_ x: CGFloat, _ y: CGFloat) { down(x, y).up() }

  /// A movement to be sent together with other fingers'.
  func movement(_ dx: CGFloat, _ dy: CGFloat) -> TouchSample {
    location = CGPoint(x: location.x + dx, y: location.y + dy)
    return TouchSample(finger: number, phase: .moved, location: location)
  }
}
