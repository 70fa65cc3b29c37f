#if HEADLESS
import GestureArbitration
import GestureLab
import HeadlessUIKit

/// Adds to the log what shares touches with each recognizer that begins or recognizes.
@MainActor
final class CaseCompanions {
  private unowned let stage: CaseStage
  /// The latest touches, those that are down and the last that were.
  private var touches: [(number: Int, touch: UITouch)] = []
  private var landings = 0
  /// The recognizers that began and have not ended, in that order.
  private var active: [UIGestureRecognizer] = []

  init(of stage: CaseStage) {
    self.stage = stage
    stage.recorder.onState = { [unowned self] in enter($1, $0) }
  }

  func land(_ touch: UITouch) {
    // An object may be used again for another touch.
    touches.removeAll { $0.touch === touch || $0.touch.isOver }
    landings += 1
    touches.append((landings, touch))
  }

  private func enter(_ state: UIGestureRecognizer.State, _ recognizer: UIGestureRecognizer) {
    let wasActive = active.contains { $0 === recognizer }
    if state == .began || (state == .ended && !wasActive) {
      let company = company(of: recognizer)
      stage.recorder.add(.company(Log.Subject(recognizer), company))
    }
    if state == .began {
      active.append(recognizer)
    } else if state != .changed {
      active.removeAll { $0 === recognizer }
    }
  }

  private func company(of recognizer: UIGestureRecognizer) -> Log.Company {
    var company = Log.Company()
    let followed = touches.filter { $0.touch.isFollowed(by: recognizer) }
    company.touches = followed.map(\.number)
    company.excluded = active.filter { other in
      other !== recognizer && followed.contains { $0.touch.isFollowed(by: other) }
        && !other.allows(recognizer)
    }.map(\.displayName)
    company.pops = stage.pop(of: recognizer)
    return company
  }
}

extension CaseStage {
  /// The stack that one of UIKit's own recognizers pops.
  fileprivate func pop(of recognizer: UIGestureRecognizer) -> (stack: String, screens: Int)? {
    for (name, stack) in stacks where recognizer.view === stack.viewIfLoaded {
      let pops = NavigationGesture.allCases.compactMap { stack.systemRecognizer(for: $0) }
      if pops.contains(where: { $0 === recognizer }) {
        return (name, stack.viewControllers.count)
      }
    }
    return nil
  }
}

extension UITouch {
  fileprivate var isOver: Bool { phase == .ended || phase == .cancelled }

  fileprivate func isFollowed(by recognizer: UIGestureRecognizer) -> Bool {
    gestureRecognizers?.contains { $0 === recognizer } == true
  }
}

extension UIGestureRecognizer {
  /// Whether another recognizer may recognize while this one is active (C080).
  fileprivate func allows(_ other: UIGestureRecognizer) -> Bool {
    !canPrevent(other) || !other.canBePrevented(by: self) || isAnswered(about: other)
      || other.isAnswered(about: self)
  }

  private func isAnswered(about other: UIGestureRecognizer) -> Bool {
    delegate?.gestureRecognizer(self, shouldRecognizeSimultaneouslyWith: other) ?? false
  }
}
#endif
