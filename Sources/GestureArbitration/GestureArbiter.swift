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
  /// The rules, and where a pop may start. A change takes effect with the next touch.
  public var policy = PopPolicy.standard
  /// Whether pops may begin at all; if not, the rule `enabled` refuses them.
  ///
  /// Contents keep their drags either way. To take the arbiter itself away call ``remove()``.
  public var isEnabled = true
  /// Called with every decision: once for each pop recognizer that a drag concerns.
  ///
  /// A pop that is allowed may still not come: UIKit's recognizer has begin rules of its own, and
  /// content that is not registered competes with it as ever.
  public var onDecision: (@MainActor (Decision) -> Void)?
  /// Called with every misuse, each once; if nil it goes to the system log.
  public var onIssue: (@MainActor (ArbiterIssue) -> Void)?

  /// The controller whose pops are decided; nil once it is gone.
  public private(set) weak var navigationController: UINavigationController?

  private lazy var gates = PopSource.allCases.map { PopGate(source: $0, arbiter: self) }
  private lazy var yieldGate = YieldGate(arbiter: self)
  private var reportedIssues: Set<ArbiterIssue> = []

  init(_ navigationController: UINavigationController) {
    self.navigationController = navigationController
    for recognizer in recognizers { navigationController.view.addGestureRecognizer(recognizer) }
  }

  /// Takes the arbiter away; UIKit is as it was before, at any moment, even under a finger.
  ///
  /// The next `navigationController.gestureArbiter` makes a new one.
  public func remove() {
    for recognizer in recognizers { recognizer.view?.removeGestureRecognizer(recognizer) }
    guard let navigationController,
      AssociatedValue.get(GestureArbiter.self, of: navigationController) === self
    else { return }
    AssociatedValue.set(GestureArbiter?.none, of: navigationController)
  }

  /// Says what a view is that competes with the pops, under a name for decisions.
  ///
  /// The role is kept with the view: registering retains nothing and may be repeated; the last role
  /// counts. A change under a finger may already concern its drag. A role that needs a scroll view is
  /// refused for any other view, with an issue.
  public func register(_ view: UIView, as role: ContentRole, named name: String? = nil) {
    guard !role.yields || view is UIScrollView else {
      report(
        ArbiterIssue(
          fact:
            "A \(type(of: view)) was registered as a \(role.noun), which only a scroll view can be.",
          remedy: """
            Register its UIScrollView, or register the view as: .map to let it keep the drags that \
            begin in it.
            """))
      return
    }
    view.registeredContent = RegisteredContent(role: role, name: name ?? role.noun)
  }

  /// Takes back whatever a view was registered as.
  public func unregister(_ view: UIView) {
    view.registeredContent = nil
  }

  private var recognizers: [UIGestureRecognizer] { gates + [yieldGate] }

  /// The recognizer that a gate stands before, as the controller has it now.
  func popRecognizer(for source: PopSource) -> UIGestureRecognizer? {
    guard let navigationController else { return nil }
    return switch source {
    case .edge: navigationController.interactivePopGestureRecognizer
    case .content: navigationController.contentPopRecognizer
    }
  }

  /// Told by a gate that it has decided; content that yields to no pop need not wait for the next
  /// event.
  func gateDecided() {
    if prospect == .refused { yieldGate.letGo() }
  }

  func report(_ decision: Decision) {
    onDecision?(decision)
  }

  private func report(_ issue: ArbiterIssue) {
    guard reportedIssues.insert(issue).inserted else { return }
    if let onIssue { onIssue(issue) } else { RuntimeWarning.emit(issue.description) }
  }
}

extension GestureArbiter {
  /// What yielding content has to expect.
  enum Prospect {
    /// A gate is still to decide.
    case open
    /// A gate lets its pop begin, and it has not begun yet.
    case allowed
    /// A pop has begun.
    case begun
    /// No pop will come.
    case refused
  }

  /// What has become of the present drag.
  var prospect: Prospect {
    var best = Prospect.refused
    for gate in gates {
      guard let pop = gate.pop, pop.isEnabled else { continue }
      // What a held recognizer reads is open: possible, or already where it stands itself (C093).
      switch (gate.outcome, pop.state) {
      case (.moot, _), (.refused, _), (_, .failed), (_, .cancelled): break
      case (.allowed, .possible): best = .allowed
      case (.allowed, _): return .begun
      case (.pending, _): if best == .refused { best = .open }
      }
    }
    return best
  }
}
