import Foundation
import UIKitShim

/// The recognizers that pop and push where UIKit does not, and the transition that they drive.
@MainActor
final class OwnPops {
  private(set) weak var arbiter: GestureArbiter?
  /// The transition that a finger drives, or that runs to its end.
  private(set) var transition: DrivenTransition?
  private var pans: [Passage: any OwnPop] = [:]
  private lazy var settlingCatch = SettlingCatch(of: self)
  private let aim: SystemTransition?

  /// Makes the recognizers; ``attach(to:)`` puts them on a view.
  init(for arbiter: GestureArbiter, aimedAt aim: SystemTransition?) {
    self.arbiter = arbiter
    self.aim = aim
    pans = [
      .edgePop: OwnEdgePan(of: self), .contentPop: OwnContentPan(.contentPop, of: self),
      .push: OwnContentPan(.push, of: self),
    ]
    for pan in pans.values {
      if let aim, pan.passage != .push {
        aim.take(pan)
      } else {
        ActionObserver.observe(pan) { [weak self, weak pan] in
          if let self, let pan { self.acted(pan) }
        }
      }
    }
  }

  /// The recognizer for a passage.
  subscript(passage: Passage) -> UIGestureRecognizer? { pans[passage] }

  /// The recognizers in an order that is always the same.
  var recognizers: [UIGestureRecognizer] {
    Passage.allCases.compactMap { pans[$0] } + [settlingCatch]
  }

  func attach(to view: UIView) {
    for recognizer in recognizers { view.addGestureRecognizer(recognizer) }
  }

  /// Takes the recognizers away; a screen under the finger goes back where it came from.
  func detach() {
    transition?.letGo(cancelled: true)
    for recognizer in recognizers {
      // Taken away in silence (C068) it would leave UIKit's transition as it is; disabled, it is cancelled
      // (C066).
      recognizer.isEnabled = false
      recognizer.view?.removeGestureRecognizer(recognizer)
    }
  }

  private var navigationController: UINavigationController? { arbiter?.navigationController }

  /// The edge over which a finger comes that pops.
  var leadingEdge: UIRectEdge { readingDirection == .leftToRight ? .left : .right }

  private var readingDirection: ReadingDirection {
    navigationController?.viewIfLoaded?.readingDirection ?? .leftToRight
  }

  /// Whether a recognizer has anything to do with a finger that has just landed.
  func admits(_ pan: any OwnPop, _ touch: UITouch) -> Bool {
    guard let arbiter, arbiter.navigationController != nil else { return false }
    switch pan.passage {
    // Over the bezel UIKit's own takes a drag from anything.
    case .edgePop: return true
    case .contentPop: return !isOnTrackingControl(touch)
    case .push: return arbiter.screenToPush != nil && !isOnTrackingControl(touch)
    }
  }

  /// Whether a touch lies on a control, which may follow a drag itself, as a slider does: a pan around it
  /// would take the finger away (C098, C208). A button follows none.
  private func isOnTrackingControl(_ touch: UITouch) -> Bool {
    var view = touch.view
    while let current = view, current !== navigationController?.viewIfLoaded {
      if let control = current as? UIControl, control.isEnabled, !(control is UIButton) {
        return true
      }
      view = current.superview
    }
    return false
  }

  /// Whether a recognizer may see the finger's movement, and begin.
  func mayMove(_ pan: any OwnPop, at time: TimeInterval) -> Bool {
    if pan.state != .possible { return true }
    guard let arbiter, let gate = arbiter.gate(for: pan.passage), gate.ownPop === pan,
      let allowance = gate.allowance, time > allowance.time
    else { return false }
    // The stack may have changed since the gate has let it: whatever runs now goes first.
    guard isAtRest(for: pan) else {
      pan.state = .failed
      return false
    }
    // A drag from the edge is the edge's.
    if pan.passage == .contentPop, arbiter.gate(for: .edgePop)?.isAwaited ?? false { return false }
    return goesFirst || !gate.mayUIKitBegin
      || pan.finger.travel >= allowance.travel + ArbitrationMetrics.precedence
  }

  private func isAtRest(for pan: any OwnPop) -> Bool {
    guard let navigationController, navigationController.transitionCoordinator == nil,
      navigationController.presentedViewController == nil
    else { return false }
    return pan.passage == .push
      ? arbiter?.screenToPush != nil : navigationController.viewControllers.count > 1
  }

  /// Whether a recognizer goes on beside a pop: that of a view which was registered so.
  func isAccompanied(by recognizer: UIGestureRecognizer) -> Bool {
    let content = recognizer.view?.enclosingContent(in: navigationController?.viewIfLoaded)
    if case .accompanies = content?.registeredContent?.role.demand { return true }
    return false
  }

  /// Whether UIKit's recognizer for a passage has to wait for the arbiter's own.
  func goesFirst(_ passage: Passage, before other: UIGestureRecognizer) -> Bool {
    goesFirst && other === arbiter?.popRecognizer(for: passage)
  }

  /// A screen with a transition of its own is not left to UIKit's.
  private var goesFirst: Bool {
    aim == nil && navigationController?.topViewController?.popTransition != nil
  }

  /// Takes note that a recognizer is reset; a screen that it still holds goes back.
  func lose(_ pan: any OwnPop) {
    if isDriven(by: pan) { transition?.letGo(cancelled: true) }
  }

  private func acted(_ pan: any OwnPop) {
    switch pan.state {
    case .began:
      begin(pan)
      move(pan)
    case .changed:
      move(pan)
    case .ended:
      letGo(pan)
    case .cancelled: lose(pan)
    default: break
    }
  }

  private func begin(_ pan: any OwnPop) {
    guard let navigationController, isAtRest(for: pan) else { return }
    transition = DrivenTransition(
      operation(of: pan), of: navigationController, from: pan.finger.translationBefore,
      under: pan)
  }

  private func operation(of pan: any OwnPop) -> DrivenTransition.Operation {
    guard pan.passage == .push, let screen = arbiter?.screenToPush else { return .pop }
    return .push(screen)
  }

  private func isDriven(by recognizer: UIGestureRecognizer) -> Bool {
    transition?.recognizer === recognizer
  }

  private func move(_ pan: any OwnPop) {
    if isDriven(by: pan) { transition?.move(to: pan.finger.translation) }
  }

  private func letGo(_ pan: any OwnPop) {
    if isDriven(by: pan) { transition?.letGo(at: pan.finger.velocity) }
  }
}
