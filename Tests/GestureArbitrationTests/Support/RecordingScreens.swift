#if HEADLESS
import GestureArbitration
import GestureLab
import HeadlessUIKit

/// The appearance callbacks of several screens, in order.
@MainActor
final class AppearanceLog {
  var lines: [String] = []
}

/// A screen that records its appearance callbacks.
final class LoggingScreen: UIViewController {
  private let log: AppearanceLog

  init(_ name: String, _ log: AppearanceLog) {
    self.log = log
    super.init(nibName: nil, bundle: nil)
    title = name
  }

  required init?(coder: NSCoder) { nil }

  override func viewWillAppear(_ animated: Bool) { note("willAppear") }
  override func viewDidAppear(_ animated: Bool) { note("didAppear") }
  override func viewWillDisappear(_ animated: Bool) { note("willDisappear") }
  override func viewDidDisappear(_ animated: Bool) { note("didDisappear") }

  private func note(_ event: String) { log.lines.append("\(title ?? "?") \(event)") }
}

/// A screen that can veto its own pop, and records what it is told.
final class InterceptingScreen: UIViewController, PopIntercepting {
  /// The attempts that it was told of, in order.
  private(set) var attempts: [PopTrigger] = []
  var answer: (PopTrigger) -> Bool
  /// What it does when it is told.
  var reaction: (() -> Void)?

  init(_ answer: @escaping (PopTrigger) -> Bool) {
    self.answer = answer
    super.init(nibName: nil, bundle: nil)
    popInterceptor = self
  }

  required init?(coder: NSCoder) { nil }

  func allowsPop(by trigger: PopTrigger) -> Bool { answer(trigger) }

  func didAttemptPop(by trigger: PopTrigger) {
    attempts.append(trigger)
    reaction?()
  }
}

extension PopTrigger {
  /// Whether a touch moves the screen.
  var isSwipe: Bool { self == .edgeSwipe || self == .contentSwipe }

  /// Whether a touch is felt.
  var hasTouch: Bool { isSwipe || self == .backButton }
}

extension Phone {
  /// Pops the top screen by a trigger.
  func pop(by trigger: PopTrigger) {
    switch trigger {
    case .edgeSwipe: swipeRight(from: 6)
    case .contentSwipe: swipeRight()
    case .backButton:
      stage.play(TouchScript().down(at: CGPoint(x: 20, y: 20)).hold(for: 0.05).up())
    case .trackpadSwipe: stage.swipeOnTrackpad()
    case .escape: _ = arbiter.performEscape()
    case .code: arbiter.pop()
    // Tests of zooms begin one themselves.
    case .zoom: break
    }
  }
}
#endif
