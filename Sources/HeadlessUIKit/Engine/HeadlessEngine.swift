import Foundation

/// The stand-in for the device: a clock, windows, and fingers to put on them.
///
/// ```swift
/// let engine = HeadlessEngine()
/// engine.attach(window)
/// engine.send([TouchSample(finger: 0, phase: .began, location: start)], at: 0)
/// ```
@preconcurrency @MainActor
public final class HeadlessEngine {
  /// The answers to UIKit's open questions that this engine gives.
  public let behavior: UIKitBehavior
  /// The engine's time.
  public let clock = VirtualClock()
  /// Told of everything that recognizers do; kept weakly.
  public var observer: (any HeadlessObserver)? {
    get { gestures.observer }
    set { gestures.observer = newValue }
  }
  /// What the engine found wrong, such as circular failure requirements, each once.
  public private(set) var issues: [HeadlessIssue] = []
  /// The open questions whose answers have mattered so far, or may have: those the engine asked.
  public var consultedQuestions: [UIKitBehavior.Question] { questions.consulted }
  let questions: OpenQuestions
  let gestures: GestureSystem
  var random: SeededGenerator
  /// The drags that fingers carry (C100).
  var drags: [DragSession] = []
  /// The presentations and dismissals that run.
  var modalTransitions: [TransitionCoordinator] = []

  /// Makes an engine that behaves in a certain way; `seed` orders whatever the behaviour shuffles.
  public init(behavior: UIKitBehavior = UIKitBehavior(), seed: UInt64 = 1) {
    self.behavior = behavior
    questions = OpenQuestions(behavior)
    random = SeededGenerator(seed: seed)
    gestures = GestureSystem(clock: clock, questions: questions)
    gestures.engine = self
  }

  /// Puts a window on the screen, in front of the others of its level.
  ///
  /// A window that another engine has is taken away there first: its touches are cancelled (C022), and
  /// what moves by itself comes to where it is going.
  public func attach(_ window: UIWindow) {
    guard window.headlessEngine !== self else { return }
    window.headlessEngine?.detach(window)
    window.headlessEngine = self
    bringToFront(window)
    window.rootViewController?.enterWindow()
  }

  /// Takes a window off the screen.
  private func detach(_ window: UIWindow) {
    gestures.viewWillLeaveWindow(window)
    if let pan = gestures.scrolling?.pans.first, pan.view?.window === window {
      gestures.scroll(.cancelled, by: .zero, over: .zero, type: .continuous)
    }
    window.comeToRest(leaving: gestures)
    gestures.windows.removeAll { $0 === window }
  }

  /// Puts a window in front of the others of its level (C014).
  func bringToFront(_ window: UIWindow) {
    gestures.windows.removeAll { $0 === window }
    gestures.windows.insert(window, at: 0)
    orderWindows()
  }

  /// Delivers what fingers did at a moment; the clock goes on to it first.
  ///
  /// A finger that moves or lifts without having landed, or lands twice, is ignored.
  ///
  /// - Parameter time: In s of the engine's clock; a moment that has passed counts as now.
  public func send(_ samples: [TouchSample], at time: TimeInterval) {
    clock.advance(to: time)
    gestures.deliver(drags.isEmpty ? samples : carryDrags(samples))
  }

  /// Takes all touches away, as the system does for a call, an alert or a gesture of its own (C023).
  ///
  /// - Parameter time: In s of the engine's clock; a moment that has passed counts as now.
  public func cancelTouches(at time: TimeInterval) {
    clock.advance(to: time)
    for drag in drags { end(drag) }
    gestures.deliver(
      gestures.event.active.map { touch in
        TouchSample(
          finger: touch.finger, phase: .cancelled,
          location: touch.window?.convert(touch.point, to: nil) ?? touch.point)
      })
  }

  /// Delivers movement of a wheel or trackpad over a place on the screen, to the pans that take it
  /// (C132); the clock goes on to it first.
  ///
  /// One movement at a time: another that begins, or one that goes on without having begun, is
  /// ignored. Nothing else than pans learns of it.
  ///
  /// - Parameters:
  ///   - phase: Began, moved, ended or cancelled.
  ///   - movement: The way of the content since the last event, in pt.
  ///   - location: Where the pointer is as it begins, in the coordinates of the screen, in pt.
  ///   - type: A wheel's steps or a trackpad's even movement.
  ///   - time: In s of the engine's clock; a moment that has passed counts as now.
  public func scroll(
    _ phase: UITouch.Phase, by movement: CGPoint = .zero, over location: CGPoint,
    type: UIScrollType = .continuous, at time: TimeInterval
  ) {
    clock.advance(to: time)
    gestures.scroll(phase, by: movement, over: location, type: type)
  }

  /// Puts the windows in order after one has come, or has changed its level.
  func orderWindows() {
    gestures.windows = gestures.windows.enumerated().sorted {
      ($0.element.windowLevel.rawValue, -$0.offset) > ($1.element.windowLevel.rawValue, -$1.offset)
    }.map(\.element)
  }

  func report(_ issue: HeadlessIssue) {
    if !issues.contains(issue) { issues.append(issue) }
  }
}
