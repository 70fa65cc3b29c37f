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

  /// Makes an engine that behaves in a certain way; `seed` orders whatever the behaviour shuffles.
  public init(behavior: UIKitBehavior = UIKitBehavior(), seed: UInt64 = 1) {
    self.behavior = behavior
    questions = OpenQuestions(behavior)
    random = SeededGenerator(seed: seed)
    gestures = GestureSystem(clock: clock, questions: questions)
    gestures.engine = self
  }

  /// Puts a window on the screen, in front of the others of its level.
  public func attach(_ window: UIWindow) {
    guard window.headlessEngine !== self else { return }
    window.headlessEngine = self
    gestures.windows.insert(window, at: 0)
    orderWindows()
    window.rootViewController?.enterWindow()
  }

  /// Delivers what fingers did at a moment; the clock goes on to it first.
  ///
  /// A finger that moves or lifts without having landed, or lands twice, is ignored.
  ///
  /// - Parameter time: In s of the engine's clock; a moment that has passed counts as now.
  public func send(_ samples: [TouchSample], at time: TimeInterval) {
    clock.advance(to: time)
    gestures.deliver(samples)
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
