import UIKitShim

/// Decides when the pops of a navigation controller may begin, and says why.
///
/// ```swift
/// let arbiter = navigationController.gestureArbiter
/// pagingScrollView.allowsPopGestureAtLeadingEdge = true
/// arbiter.register(mapView, as: .map)
/// arbiter.onDecision = { print($0) }
/// ```
///
/// > A pop begins only when its gate lets it. The gate asks the screen's rules in order; the first
/// > rule that answers decides, and every answer has a reason.
@MainActor
public final class GestureArbiter {
  /// The rules of screens that have none of their own (`UIViewController.popPolicy`), and where their
  /// pops may start. A change takes effect with the next touch.
  public var policy = PopPolicy.standard
  /// Whether pops may begin at all; if not, the rule `enabled` refuses them.
  ///
  /// Contents keep their drags either way. To take the arbiter itself away call ``remove()``; to keep
  /// pops out for a while, ``suspend(_:for:because:)``.
  public var isEnabled = true
  /// Called with every decision: once for each pop recognizer that a drag concerns.
  ///
  /// A pop that is allowed may still not come: UIKit's recognizer has begin rules of its own, and
  /// content that is not registered competes with it as ever.
  public var onDecision: (@MainActor (Decision) -> Void)?
  /// Called with every misuse, each once; if nil it goes to the system log.
  public var onIssue: (@MainActor (ArbiterIssue) -> Void)?

  /// The controller whose pops are decided; nil once it is gone.
  public internal(set) weak var navigationController: UINavigationController?

  /// The rules for pushing a `UIViewController.pushCandidate`, and where such a push may start, measured
  /// from the trailing edge. A change takes effect with the next touch.
  public var pushPolicy = PopPolicy.push
  /// Who pops where UIKit offers no pop, or refuses it; nobody unless it is set.
  ///
  /// ```swift
  /// arbiter.driver = .publicTransition   // full screen before iOS 26, hidden bars, custom back buttons
  /// ```
  ///
  /// A change in the middle of a drag ends the drag's pop.
  public var driver = PopDriver.uikitOnly {
    didSet { if driver != oldValue { driverChanged() } }
  }

  lazy var gates = [
    PopGate(.edgePop, arbiter: self), PopGate(.contentPop, arbiter: self),
  ]
  /// The recognizers that pop where UIKit does not, if there are any.
  var ownPops: OwnPops?
  lazy var yieldGate = YieldGate(arbiter: self)
  var suspensions: [PopSuspension] = []
  /// What the screen on top said in the present drag.
  var screenAnswer = ScreenAnswer.notAsked
  /// What the controller was doing when the screen was asked.
  var transitionWhenAsked: TransitionState?
  /// What contents did by themselves before the finger landed on them; those at rest are left out.
  var motions: [ObjectIdentifier: ContentMotion] = [:]
  /// What the conditions of claims said when the finger landed.
  var claimAnswers: [ClaimQuestion: Bool] = [:]
  var neighbours = NeighbourWatch()
  /// Whether it was taken away: a gate that is reset on the way out must not come home.
  private(set) var isRemoved = false
  /// Whether the arbiter pops at present: then the bar's question has been answered.
  var isPopping = false
  /// Whether a screen is being asked about a pop by code.
  var isAsking = false
  /// What stands in for the controller's delegate until UIKit has asked about a pop by code.
  var standIn: TransitionDelegate?
  /// What writes down what happens, if anything does.
  var tracer: ArbiterTracer?
  private var reportedIssues: Set<ArbiterIssue> = []

  /// Makes the arbiter of a navigation controller.
  init(_ navigationController: UINavigationController) {
    self.navigationController = navigationController
    attach(to: navigationController.view)
    noteNeighbours()
  }

  /// Makes an arbiter whose navigation controller is still to be found: the first touch in a view tells.
  init(waitingIn view: UIView) {
    attach(to: view)
  }

  private func attach(to view: UIView) {
    for recognizer in recognizers { view.addGestureRecognizer(recognizer) }
  }

  /// Takes the arbiter away; UIKit is as it was before, at any moment, even under a finger.
  ///
  /// The next `navigationController.gestureArbiter` makes a new one.
  public func remove() {
    isRemoved = true
    driver = .uikitOnly
    standIn?.standDown()
    tracer?.observe(nil)
    for recognizer in recognizers {
      guard let place = recognizer.view else { continue }
      place.removeGestureRecognizer(recognizer)
      depart(from: place)
    }
    guard let navigationController,
      AssociatedValue.get(GestureArbiter.self, of: navigationController) === self
    else { return }
    AssociatedValue.set(GestureArbiter?.none, of: navigationController)
  }

  var recognizers: [UIGestureRecognizer] { gates + [yieldGate] }

  /// UIKit's recognizer for a passage, as the controller has it now.
  func popRecognizer(for passage: Passage) -> UIGestureRecognizer? {
    guard let navigationController else { return nil }
    return switch passage {
    case .edgePop: navigationController.interactivePopGestureRecognizer
    case .contentPop: navigationController.contentPopRecognizer
    case .push: nil
    }
  }

  func report(_ decision: Decision) {
    onDecision?(decision)
  }

  func report(_ issue: ArbiterIssue) {
    guard reportedIssues.insert(issue).inserted else { return }
    if let onIssue { onIssue(issue) } else { RuntimeWarning.emit(issue.description) }
  }
}
