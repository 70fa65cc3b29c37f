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
  /// The numbers of all touches; an object may be used again for another one.
  private var numbers: [ObjectIdentifier: Int] = [:]
  /// The states that arbitration has granted.
  private var granted: [ObjectIdentifier: UIGestureRecognizer.State] = [:]
  /// The recognizers that began and have not ended, in that order.
  private var active: [UIGestureRecognizer] = []

  init(of stage: CaseStage) {
    self.stage = stage
    stage.recorder.onState = { [unowned self] in enter($1, $0) }
  }

  /// Whether two touches have been down at once.
  private(set) var hasSeenTwoTouches = false

  /// The number of a touch.
  ///
  /// A view may receive its end late.
  func number(of touch: UITouch) -> Int? { numbers[ObjectIdentifier(touch)] }

  func land(_ touch: UITouch) {
    // An object may be used again for another touch.
    touches.removeAll { $0.touch === touch || $0.touch.isOver }
    landings += 1
    touches.append((landings, touch))
    numbers[ObjectIdentifier(touch)] = landings
    if touches.count > 1 { hasSeenTwoTouches = true }
  }

  private func enter(_ state: UIGestureRecognizer.State, _ recognizer: UIGestureRecognizer) {
    granted[ObjectIdentifier(recognizer)] = state
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

  /// Whether arbitration has granted a recognizer nothing yet.
  private func isPossible(_ recognizer: UIGestureRecognizer) -> Bool {
    granted[ObjectIdentifier(recognizer)] ?? .possible == .possible
  }

  private func company(of recognizer: UIGestureRecognizer) -> Log.Company {
    var company = Log.Company()
    let followed = touches.filter { $0.touch.isFollowed(by: recognizer) }
    company.touches = followed.map(\.number)
    company.excluded = active.filter { other in
      other !== recognizer && followed.contains { $0.touch.isFollowed(by: other) }
        && !stage.allows(recognizer, beside: other)
    }.map(\.displayName)
    company.possible = touches.filter { !$0.touch.isOver }
      .flatMap { $0.touch.gestureRecognizers ?? [] }
      .filter { $0 !== recognizer && $0.numberOfTouches > 0 && isPossible($0) }.map(\.displayName)
    company.pops = stage.pop(of: recognizer)
    return company
  }
}

extension CaseStage {
  /// What one of UIKit's own recognizers pops, or where there is one stack the driver's.
  fileprivate func pop(of recognizer: UIGestureRecognizer) -> Log.Pop? {
    for (name, stack) in stacks where stacks.count == 1 || recognizer.view === stack.viewIfLoaded {
      let gesture = NavigationGesture.allCases.first { gesture in
        stack.systemRecognizer(for: gesture) === recognizer
          || stacks.count == 1 && gesture.isPop
            && recognizer.name == RecognizerNames.pan(of: gesture)
      }
      if let gesture {
        // Of nested stacks it may be the transition of another one.
        let running = stacks.count == 1 ? stack.transitionCoordinator : nil
        return (name, gesture, stack.viewControllers.count, running?.isInteractive)
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

extension CaseStage {
  /// Whether a recognizer may recognize while another one is active (C080).
  fileprivate func allows(
    _ later: UIGestureRecognizer, beside earlier: UIGestureRecognizer
  ) -> Bool {
    // Of an app's class the case says what it answers.
    let prevents = (earlier as? CaseRecognizer)?.model.prevents ?? earlier.canPrevent(later)
    let isPreventable =
      (later as? CaseRecognizer)?.model.isPreventable ?? later.canBePrevented(by: earlier)
    return !prevents || !isPreventable || earlier.isAnswered(about: later)
      || later.isAnswered(about: earlier)
      || trees.contains { $0.hasAllowed(earlier, later) || $0.hasAllowed(later, earlier) }
  }
}

extension UIGestureRecognizer {
  fileprivate func isAnswered(about other: UIGestureRecognizer) -> Bool {
    delegate?.gestureRecognizer(self, shouldRecognizeSimultaneouslyWith: other) ?? false
  }
}
#endif
