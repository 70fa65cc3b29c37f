import Foundation

/// A push or pop while it is set up or runs.
@MainActor
final class NavigationTransition: NSObject, UIViewControllerTransitionCoordinator {
  enum Operation { case push, pop }

  let operation: Operation
  let from: UIViewController
  let to: UIViewController
  /// The controllers that leave the stack if the transition is a pop.
  let popped: [UIViewController]
  let isAnimated: Bool
  let initiallyInteractive: Bool
  private(set) var isInteractive: Bool
  private(set) var isCancelled = false
  private(set) var percentComplete: CGFloat = 0
  var timer: HeadlessTimer?
  private var completions: [(any UIViewControllerTransitionCoordinatorContext) -> Void] = []
  private var interactionHandlers: [(any UIViewControllerTransitionCoordinatorContext) -> Void] = []
  private var isOver = false

  init(
    _ operation: Operation, from: UIViewController, to: UIViewController,
    popped: [UIViewController] = [], isAnimated: Bool, isInteractive: Bool = false
  ) {
    self.operation = operation
    self.from = from
    self.to = to
    self.popped = popped
    self.isAnimated = isAnimated
    self.isInteractive = isInteractive
    initiallyInteractive = isInteractive
  }

  var transitionDuration: TimeInterval { isAnimated ? EngineMetrics.transitionDuration : 0 }

  func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController? {
    switch key {
    case .from: from
    case .to: to
    default: nil
    }
  }

  @discardableResult
  func animate(
    alongsideTransition animation: (
      (any UIViewControllerTransitionCoordinatorContext) -> Void
    )?, completion: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
  ) -> Bool {
    guard !isOver else { return false }
    animation?(self)
    if let completion { completions.append(completion) }
    return true
  }

  func notifyWhenInteractionChanges(
    _ handler: @escaping (any UIViewControllerTransitionCoordinatorContext) -> Void
  ) {
    interactionHandlers.append(handler)
  }

  /// Moves the transition to a share of its way, from 0 to 1.
  func update(_ percent: CGFloat) {
    percentComplete = min(max(percent, 0), 1)
  }

  /// Lets go of the finger; handlers run before any appearance call is turned round (C222).
  func letGo(cancelled: Bool) {
    isInteractive = false
    isCancelled = cancelled
    for handler in interactionHandlers { handler(self) }
  }

  /// Ends the transition and tells whoever wanted to know.
  func finish() {
    isOver = true
    timer?.cancel()
    let handlers = completions
    completions = []
    interactionHandlers = []
    for handler in handlers { handler(self) }
  }
}
