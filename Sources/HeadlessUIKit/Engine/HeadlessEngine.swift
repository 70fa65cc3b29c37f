#if HEADLESS
/// A stand-in for the device: a clock, windows, and the touches delivered to them.
///
/// ```swift
/// let engine = HeadlessEngine()
/// engine.attach(window)
/// engine.send([TouchSample(touch: 0, phase: .began, location: start)], at: 0)
/// ```
@preconcurrency @MainActor
public final class HeadlessEngine: Anchored {
  package nonisolated let referenceAnchor = Anchor()
  /// The engine's answers to UIKit's open questions.
  public let behavior: UIKitBehavior
  /// The engine's virtual time.
  public let clock: VirtualClock
  /// The engine's run loop, which it shares with no other engine.
  public let runLoop: HeadlessRunLoop
  /// The object that receives every touch and state change. The engine keeps it weakly.
  public var observer: (any HeadlessObserver)? {
    get { gestures.observer }
    set { gestures.observer = newValue }
  }
  /// The misuses that the engine has detected, such as circular requirements, each reported once.
  public private(set) var issues: [HeadlessIssue] = []
  /// The open questions that the engine has consulted so far.
  ///
  /// The answers to all other questions cannot have affected what happened.
  public var consultedQuestions: [UIKitBehavior.Question] { questions.consulted }
  let questions: OpenQuestions
  let gestures: GestureSystem
  var random: SeededGenerator
  /// The drag sessions in progress, each carried by a touch (C100).
  var drags: [DragSession] = []
  /// The presentations and dismissals in progress.
  var modalTransitions: [TransitionCoordinator] = []

  /// Creates an engine with a behavior; `seed` determines every order that the behavior shuffles.
  public init(behavior: UIKitBehavior = UIKitBehavior(), seed: UInt64 = 1) {
    self.behavior = behavior
    runLoop = HeadlessRunLoop()
    clock = VirtualClock(runLoop: runLoop)
    questions = OpenQuestions(behavior)
    random = SeededGenerator(seed: seed)
    gestures = GestureSystem(clock: clock, questions: questions)
    referenceAnchor.object = self
    gestures.engine = self
  }

  deinit { referenceAnchor.object = nil }

  /// How far the display's notch, corners and home indicator reach into a window, in pt; zero by
  /// default.
  ///
  /// A navigation bar lies below the top inset. The windows are taken to fill the display.
  public var safeAreaInsets = UIEdgeInsets.zero {
    didSet {
      guard safeAreaInsets != oldValue else { return }
      for window in gestures.windows {
        window.forEachInTree { $0.setNeedsLayout() }
        window.notifySafeAreaInsetsDidChange()
      }
    }
  }

  /// The windows that any engine of the process shows.
  public static var windows: [UIWindow] { shown.compactMap(\.window) }

  private static var shown: [WeakWindow] = []
  /// The number of entries from which those of released windows are dropped.
  private static var limit = 16

  private struct WeakWindow {
    // Weak, because all engines of a process share the list: a window may be deallocated on another
    // thread while it is read, as with the stage of a test, and a back reference would retain it.
    weak var window: UIWindow?
  }

  /// A slide of a navigation controller that is known from elsewhere.
  package struct Slide: Sendable, Equatable {
    /// When it ends, in s of the clock.
    package var end: TimeInterval
    /// Whether it returns to its start; nil if that is not known.
    package var isCancelled: Bool?

    package init(end: TimeInterval, isCancelled: Bool? = nil) {
      self.end = end
      self.isCancelled = isCancelled
    }
  }

  /// The slides of navigation controllers that are known, in order.
  ///
  /// UIKit publishes neither how long they take nor which lift completes one: what plays a
  /// recording again takes both from there. After the last of them they are as ``EngineMetrics``
  /// says.
  package var slides: [Slide] = []

  /// The views that touches land on, by the number of the touch, where that is known from
  /// elsewhere.
  ///
  /// An app may override hit testing (C008), and what plays a recording of it again has no such
  /// code. Each is used once.
  package var hitViews: [Int: UIView] = [:]

  /// The slide that ends next, if it is known.
  var nextSlide: Slide? { slides.first { $0.end > clock.now } }

  /// Shows a window in front of the other windows of its level.
  ///
  /// A window attached to another engine is detached from it first: its touches are cancelled
  /// (C022), and its animations and decelerations end at their targets. A hidden window becomes
  /// visible.
  public func attach(_ window: UIWindow) {
    guard window.headlessEngine !== self else { return }
    window.headlessEngine?.detach(window)
    window.headlessEngine = self
    Self.note(window)
    bringToFront(window)
    window.isHidden = false
    window.rootViewController?.enterWindow()
    window.forEachInTree { view in
      view.notifySafeAreaInsetsOnEntering()
      // Also of a stack that is in no other controller, which does not appear with the root.
      (view as? NavigationView)?.navigation?.updateContentPopRecognizer()
    }
  }

  private static func note(_ window: UIWindow) {
    if shown.count >= limit {
      shown.removeAll { $0.window == nil }
      limit = max(16, 2 * shown.count)
    }
    guard !window.isKnownToEngines else { return }
    window.isKnownToEngines = true
    shown.append(WeakWindow(window: window))
  }

  private func detach(_ window: UIWindow) {
    gestures.viewWillLeaveWindow(window)
    if let pan = gestures.scrolling?.pans.first, pan.view?.window === window {
      gestures.scroll(.cancelled, by: .zero, over: .zero, type: .continuous)
    }
    window.endActivity(in: gestures)
    gestures.windows.removeAll { $0 === window }
  }

  /// Moves a window in front of the other windows of its level (C014).
  func bringToFront(_ window: UIWindow) {
    gestures.windows.removeAll { $0 === window }
    gestures.windows.insert(window, at: 0)
    orderWindows()
  }

  /// Advances the clock and then delivers touches.
  ///
  /// Ignores samples that move or end a touch that is not down, or begin one that is.
  ///
  /// - Parameters:
  ///   - samples: The touches of one event, in the coordinates of the screen.
  ///   - time: In s of the engine's clock. A time in the past counts as now.
  public func send(_ samples: [TouchSample], at time: TimeInterval) {
    clock.advance(to: time)
    runLoop.run { gestures.deliver(drags.isEmpty ? samples : deliverToDrags(samples)) }
  }

  /// Cancels all touches, as the system does for a call, an alert or a system gesture (C023).
  ///
  /// - Parameter time: In s of the engine's clock. A time in the past counts as now.
  public func cancelTouches(at time: TimeInterval) {
    clock.advance(to: time)
    runLoop.run {
      for drag in drags { end(drag) }
      gestures.deliver(
        gestures.event.active.map { touch in
          TouchSample(
            touch: touch.number, phase: .cancelled,
            location: touch.window?.convert(touch.point, to: nil) ?? touch.point)
        })
    }
  }

  /// Advances the clock and then delivers scroll events to the pans that allow them (C132).
  ///
  /// Only pans receive scroll events. The engine supports one scroll sequence at a time: it ignores
  /// a second one that begins, and events of a sequence that has not begun.
  ///
  /// - Parameters:
  ///   - phase: Began, moved, ended or cancelled.
  ///   - movement: The movement of the content since the last event, in pt.
  ///   - location: The location of the pointer when the sequence begins, in screen coordinates, in
  ///     pt.
  ///   - type: Discrete for a mouse wheel, continuous for a trackpad.
  ///   - time: In s of the engine's clock. A time in the past counts as now.
  public func scroll(
    _ phase: UITouch.Phase, by movement: CGPoint = .zero, over location: CGPoint,
    type: UIScrollType = .continuous, at time: TimeInterval
  ) {
    clock.advance(to: time)
    runLoop.run { gestures.scroll(phase, by: movement, over: location, type: type) }
  }

  /// Sorts the windows by level, keeping the order within a level.
  func orderWindows() {
    gestures.windows = gestures.windows.enumerated().sorted {
      ($0.element.windowLevel.rawValue, -$0.offset) > ($1.element.windowLevel.rawValue, -$1.offset)
    }.map(\.element)
  }

  func report(_ issue: HeadlessIssue) {
    if !issues.contains(issue) { issues.append(issue) }
  }
}

/// The state of one touch at one time.
public struct TouchSample: Sendable, Equatable {
  /// The number that identifies the touch among the touches that are down.
  public var touch: Int
  /// The phase: began, moved, ended or cancelled.
  public var phase: UITouch.Phase
  /// The location in screen coordinates, in pt.
  public var location: CGPoint
  /// The screen edges from which a new touch is marked as coming (C117).
  ///
  /// Nil derives them from the location (C118). Ignored in other phases.
  public var edges: UIRectEdge?
  /// The type of the touch. Used only when the touch begins (C028, C029).
  public var type: UITouch.TouchType

  /// Creates a sample.
  public init(
    touch: Int = 0, phase: UITouch.Phase, location: CGPoint, edges: UIRectEdge? = nil,
    type: UITouch.TouchType = .direct
  ) {
    (self.touch, self.phase, self.location, self.edges) = (touch, phase, location, edges)
    self.type = type
  }
}

/// A misuse that the engine detects where UIKit would do nothing or raise an exception.
public enum HeadlessIssue: Sendable, Hashable, CustomStringConvertible {
  /// Recognizers require each other to fail; the associated value lists their names (C095).
  case circularRequirement([String])
  /// A view controller was pushed that is already on the stack, where UIKit raises an exception.
  ///
  /// The associated value is the controller's title or type.
  case pushedTwice(String)
  /// A constraint is active that the engine does not solve (``NSLayoutConstraint``).
  ///
  /// The associated value is the type of the view.
  case ignoredConstraint(String)

  /// The issue as fact, blank line, remedy.
  public var description: String {
    switch self {
    case .circularRequirement(let names):
      """
      Recognizers wait for each other in a circle: \(names.joined(separator: " → ")).

      None of them can begin. Remove one require(toFail:), or make one \
      gestureRecognizer(_:shouldRequireFailureOf:) return false.
      """
    case .pushedTwice(let name):
      """
      \(name) was pushed although it is on the stack already, where UIKit raises an exception.

      The push is ignored. Pop to it with popToViewController(_:animated:), or push another instance.
      """
    case .ignoredConstraint(let name):
      """
      A constraint of a \(name) is ignored: it pins no edge to the superview or to a guide around it.

      Pin it to the superview, set its frame, or test a snapshot of the screen.
      """
    }
  }
}
#endif
