#if HEADLESS
import Foundation
import HeadlessUIKit
import Testing

/// An engine with a window of 400 × 800 pt, touches to send to it, and a timeline.
@MainActor
final class Screen {
  let engine: HeadlessEngine
  let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 400, height: 800))
  let timeline: Timeline
  private(set) lazy var touch = touch(0)

  init(_ behavior: UIKitBehavior = UIKitBehavior(), seed: UInt64 = 1) {
    engine = HeadlessEngine(behavior: behavior, seed: seed)
    timeline = Timeline(clock: engine.clock)
    engine.observer = timeline
    engine.attach(window)
  }

  /// Makes a screen whose behavior differs from the likely one in one answer.
  convenience init<Answer>(
    _ question: WritableKeyPath<UIKitBehavior, Answer>, _ answer: Answer, seed: UInt64 = 1
  ) {
    var behavior = UIKitBehavior()
    behavior[keyPath: question] = answer
    self.init(behavior, seed: seed)
  }

  /// The timeline, printed with a failed expectation.
  var log: Comment { Comment(rawValue: "\n" + timeline.text) }

  /// Makes a touch; equal numbers continue the same touch of the engine.
  func touch(_ number: Int) -> TestTouch { TestTouch(number, on: self) }

  /// Adds a view that records its touches in the timeline, to a view or else to the window.
  func addView(
    _ name: String = "view", x: CGFloat = 0, y: CGFloat = 0, width: CGFloat = 400,
    height: CGFloat = 800, to parent: UIView? = nil
  ) -> TouchRecordingView {
    let view = TouchRecordingView(frame: CGRect(x: x, y: y, width: width, height: height))
    view.name = name
    view.timeline = timeline
    (parent ?? window).addSubview(view)
    return view
  }

  /// Adds a recognizer to a view, or else to the window, and records its actions.
  @discardableResult
  func add<Recognizer: UIGestureRecognizer>(
    _ recognizer: Recognizer, _ name: String, to view: UIView? = nil
  ) -> Recognizer {
    (view ?? window).addGestureRecognizer(recognizer)
    watch(recognizer, as: name)
    return recognizer
  }

  /// Names a recognizer and records its actions in the timeline.
  func watch(_ recognizer: UIGestureRecognizer, as name: String) {
    recognizer.name = name
    recognizer.observeActions { [timeline] recognizer in
      timeline.note("\(name) \(recognizer.state)", .action)
    }
  }

  /// Sends one event, one frame after the current time.
  func send(_ samples: [TouchSample]) {
    engine.send(samples, at: engine.clock.now + EngineMetrics.frame)
  }

  /// Advances the clock without sending touches.
  func wait(_ seconds: TimeInterval) { engine.clock.advance(by: seconds) }
}

/// A simulated touch that sends one event per frame of 1/60 s. Locations are in screen points.
@MainActor
final class TestTouch {
  let number: Int
  private(set) var location = CGPoint.zero
  /// Unowned, because the screen retains its first touch.
  private unowned let screen: Screen

  init(_ number: Int, on screen: Screen) {
    self.number = number
    self.screen = screen
  }

  @discardableResult
  func down(_ x: CGFloat, _ y: CGFloat, edges: UIRectEdge? = nil) -> TestTouch {
    location = CGPoint(x: x, y: y)
    screen.send([TouchSample(touch: number, phase: .began, location: location, edges: edges)])
    return self
  }

  /// Moves by (dx, dy) in one event.
  @discardableResult
  func move(_ dx: CGFloat, _ dy: CGFloat) -> TestTouch {
    screen.send([movement(dx, dy)])
    return self
  }

  /// Moves by (dx, dy) in equal steps, one event per frame.
  @discardableResult
  func drag(_ dx: CGFloat, _ dy: CGFloat, steps: Int = 10) -> TestTouch {
    for _ in 0..<steps { move(dx / CGFloat(steps), dy / CGFloat(steps)) }
    return self
  }

  @discardableResult
  func hold(_ seconds: TimeInterval) -> TestTouch {
    screen.wait(seconds)
    return self
  }

  @discardableResult
  func up() -> TestTouch {
    screen.send([TouchSample(touch: number, phase: .ended, location: location)])
    return self
  }

  @discardableResult
  func cancel() -> TestTouch {
    screen.send([TouchSample(touch: number, phase: .cancelled, location: location)])
    return self
  }

  func tap(_ x: CGFloat, _ y: CGFloat) { down(x, y).up() }

  /// Moves the location and returns the sample, to be sent in one event with other touches.
  func movement(_ dx: CGFloat, _ dy: CGFloat) -> TouchSample {
    location = CGPoint(x: location.x + dx, y: location.y + dy)
    return TouchSample(touch: number, phase: .moved, location: location)
  }
}
#endif
