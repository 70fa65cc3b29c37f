import GestureArbitration
import GestureLab
import HeadlessUIKit

/// A stage with an arbiter, and the decisions it made.
@MainActor
final class Phone {
  let stage: Stage
  let arbiter: GestureArbiter
  private(set) var decisions: [Decision] = []
  private(set) var issues: [ArbiterIssue] = []
  let screen = UIViewController()
  let behavior: UIKitBehavior
  private var kept: [AnyObject] = []
  /// Where the finger of ``touch(_:_:)`` was last, in pt.
  private(set) var fingerX: CGFloat = 0

  init(
    _ behavior: UIKitBehavior = UIKitBehavior(), reading: ReadingDirection = .leftToRight,
    isPushed: Bool = true, seed: UInt64 = 1,
    navigation: UINavigationController = UINavigationController()
  ) {
    self.behavior = behavior
    stage = Stage(
      behavior: behavior, readingDirection: reading, seed: seed, navigation: navigation)
    arbiter = stage.navigation.gestureArbiter
    arbiter.onDecision = { [weak self] decision in
      self?.decisions.append(decision)
      self?.stage.timeline.note("\(decision)", about: "arbiter")
    }
    arbiter.onIssue = { [weak self] in self?.issues.append($0) }
    if isPushed { stage.push(screen) }
  }

  /// Keeps what UIKit keeps weakly.
  func keep(_ object: AnyObject) { kept.append(object) }

  /// The screens on the stack.
  var depth: Int { stage.navigation.viewControllers.count }

  /// Whether a pop recognizer has begun, whatever became of it.
  var hasPopBegun: Bool {
    let navigation = stage.navigation
    let pops = [
      navigation.interactivePopGestureRecognizer, navigation.interactiveContentPopGestureRecognizer,
    ]
    return stage.timeline.winners.contains { winner in pops.contains { $0 === winner } }
  }

  /// Under which iOS what happened, for a failure's message.
  var story: String { stage.story }

  /// Adds a scroll view over the whole screen.
  func addScrollView(
    content: CGSize, offset: CGPoint = .zero, in parent: UIView? = nil,
    frame: CGRect = StageMetrics.screen
  ) -> UIScrollView {
    let scrollView = UIScrollView(frame: frame)
    scrollView.contentSize = content
    scrollView.contentOffset = offset
    scrollView.panGestureRecognizer.name = "scroll.pan"
    (parent ?? screen.view).addSubview(scrollView)
    return scrollView
  }

  /// Plays a script with something done before each of its steps.
  func play(_ script: TouchScript, before: (_ step: Int) -> Void) {
    let start = stage.engine.clock.now
    for (index, step) in script.steps.enumerated() {
      before(index)
      stage.engine.send([step.sample], at: start + step.time)
    }
  }

  /// One event of one finger on the line y = 400, a 120th of a second after the one before.
  func touch(_ phase: UITouch.Phase, _ x: CGFloat) {
    fingerX = x
    stage.engine.send(
      [TouchSample(phase: phase, location: CGPoint(x: x, y: 400))],
      at: stage.engine.clock.now + 1.0 / 120)
  }

  /// Drags by a distance, in a quarter of a second, and lifts.
  func drag(from start: CGPoint, by distance: CGPoint) {
    stage.play(.drag(from: start, by: distance))
  }

  /// Drags from the middle of the screen to the right, as a pop does.
  func swipeRight(from x: CGFloat = 195) {
    drag(from: CGPoint(x: x, y: 422), by: CGPoint(x: 180, y: 4))
  }
}

extension TouchScript {
  /// Down, a straight drag of a quarter of a second, and up.
  static func drag(from start: CGPoint, by distance: CGPoint) -> TouchScript {
    TouchScript().down(at: start)
      .move(to: CGPoint(x: start.x + distance.x, y: start.y + distance.y), over: 0.25).up()
  }
}
