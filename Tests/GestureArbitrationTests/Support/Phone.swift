#if HEADLESS
import GestureArbitration
import GestureLab
import HeadlessUIKit

/// A stage with an arbiter, and the decisions and issues that it reported.
///
/// It is set up at its first use: a suite that holds one waits for its turn beside many others.
@MainActor
final class Phone {
  private struct Device {
    let stage: Stage
    let arbiter: GestureArbiter
    let screen: UIViewController
  }

  private(set) var decisions: [PopDecision] = []
  private(set) var issues: [String] = []
  let behavior: UIKitBehavior
  private let isPushed: Bool
  private let configure: @MainActor (GestureArbiter, _ screen: UIViewController) -> Void
  private let makeDevice: @MainActor () -> Device
  private lazy var device = setUp()
  private var kept: [AnyObject] = []
  /// The x-coordinate of the last event of ``touch(_:_:)``, in pt.
  private(set) var touchX: CGFloat = 0

  init(
    _ behavior: UIKitBehavior = UIKitBehavior(),
    layoutDirection: PopAttempt.LayoutDirection = .leftToRight,
    isPushed: Bool = true, seed: UInt64 = 1,
    navigation: UINavigationController? = nil,
    configure: @escaping @MainActor (GestureArbiter, _ screen: UIViewController) -> Void = { _, _ in
    }
  ) {
    self.behavior = behavior
    self.isPushed = isPushed
    self.configure = configure
    makeDevice = {
      let stage = Stage(
        behavior: behavior, layoutDirection: layoutDirection, seed: seed,
        navigation: navigation ?? UINavigationController())
      return Device(
        stage: stage, arbiter: stage.navigation.gestureArbiter, screen: UIViewController())
    }
  }

  private func setUp() -> Device {
    let device = makeDevice()
    device.arbiter.onDecision = { [weak self, weak stage = device.stage] decision in
      self?.decisions.append(decision)
      stage?.timeline.note("\(decision)", about: "arbiter")
    }
    device.arbiter.onIssue = { [weak self] in self?.issues.append($0) }
    if isPushed { device.stage.push(device.screen) }
    configure(device.arbiter, device.screen)
    return device
  }

  var stage: Stage { device.stage }
  var arbiter: GestureArbiter { device.arbiter }
  /// The pushed screen.
  var screen: UIViewController { device.screen }

  /// Retains an object that UIKit references weakly.
  func keep(_ object: AnyObject) { kept.append(object) }

  /// The screens on the stack.
  var depth: Int { stage.navigation.viewControllers.count }

  /// Whether one of UIKit's pop recognizers has begun.
  var hasPopBegun: Bool {
    let navigation = stage.navigation
    let pops = [
      navigation.interactivePopGestureRecognizer, navigation.interactiveContentPopGestureRecognizer,
    ]
    return stage.timeline.winners.contains { winner in pops.contains { $0 === winner } }
  }

  /// The iOS, the departures from its likely behavior, and the timeline, for failure messages.
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

  /// Plays a script, and calls a closure before each of its steps.
  func play(_ script: TouchScript, before: (_ step: Int) -> Void) {
    let start = stage.engine.clock.now
    for (index, step) in script.steps.enumerated() {
      before(index)
      stage.engine.send([step.sample], at: start + step.time)
    }
  }

  /// Sends one event of one touch at y = 400 pt, 1/120 s after the previous event.
  func touch(_ phase: UITouch.Phase, _ x: CGFloat) {
    touchX = x
    stage.engine.send(
      [TouchSample(phase: phase, location: CGPoint(x: x, y: 400))],
      at: stage.engine.clock.now + 1.0 / 120)
  }

  /// Drags by a distance in 0.25 s.
  func drag(from start: CGPoint, by distance: CGPoint) {
    stage.play(.drag(from: start, by: distance))
  }

  /// Drags from the middle of the screen to the right.
  func swipeRight(from x: CGFloat = 195) {
    drag(from: CGPoint(x: x, y: 422), by: CGPoint(x: 180, y: 4))
  }

  /// Puts the navigation controller into a view around it.
  func embed(in host: UIView, at x: CGFloat) {
    let around = UIViewController()
    around.view.addSubview(host)
    stage.window.rootViewController = around
    around.addChild(stage.navigation)
    stage.navigation.view.frame = StageMetrics.screen.offsetBy(dx: x, dy: 0)
    host.addSubview(stage.navigation.view)
    stage.navigation.didMove(toParent: around)
    keep(around)
  }

  /// The frame of a view in the window, in pt.
  func frame(of view: UIView) -> CGRect { view.convert(view.bounds, to: nil) }
}

extension TouchScript {
  /// A drag to the right that another finger joins before it has a direction, and that goes on.
  static var joinedByAnother: TouchScript {
    TouchScript().down(at: CGPoint(x: 195, y: 422)).move(to: CGPoint(x: 200, y: 422), over: 0.1)
      .down(at: CGPoint(x: 100, y: 700), touch: 1)
      .move(to: CGPoint(x: 110, y: 700), over: 0.02, touch: 1)
      .move(to: CGPoint(x: 330, y: 422), over: 0.1).up().up(touch: 1)
  }

  /// A straight drag of 0.25 s.
  static func drag(from start: CGPoint, by distance: CGPoint) -> TouchScript {
    TouchScript().down(at: start)
      .move(to: CGPoint(x: start.x + distance.x, y: start.y + distance.y), over: 0.25).up()
  }
}
#endif
