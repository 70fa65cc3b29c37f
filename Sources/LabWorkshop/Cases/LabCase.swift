#if HEADLESS
import Foundation
import GestureArbitration
import GestureLab
import HeadlessUIKit

/// A screen, what happens on it, and how UIKit answers.
///
/// It is a value: it can be printed, reduced, and played again with the same log.
package struct LabCase: Equatable, Sendable {
  /// The windows at the start, the one behind first.
  package var windows: [CaseWindow]
  /// What happens, in order.
  package var steps: [CaseStep]
  /// The release of iOS, and UIKit's answers to the open questions.
  package var behavior: UIKitBehavior
  /// The seed of the orders that the behavior shuffles.
  package var seed: UInt64
  /// Whether the app is laid out from right to left. Locations are as in left-to-right layout.
  package var isMirrored = false

  /// What recognizers do with the last touches, drawn as a diagram; empty for anything.
  package var expected: [String] = []

  /// Makes a case.
  package init(
    _ windows: [CaseWindow], _ steps: [CaseStep] = [], behavior: UIKitBehavior = UIKitBehavior(),
    seed: UInt64 = 1
  ) {
    (self.windows, self.steps, self.behavior, self.seed) = (windows, steps, behavior, seed)
  }
}

/// A step of a case: touches, or an act.
package struct CaseStep: Equatable, Sendable {
  /// What is done.
  package enum Action: Equatable, Codable, Sendable {
    /// A touch moves 200 pt in 0.2 s, and lifts.
    case drag(SwipeDirection, from: CGPoint)
    /// A touch moves 100 pt to the right in 1.2 s, and lifts: what it began to pop returns.
    case pull(from: CGPoint)
    /// Two fingers move 300 pt on a trackpad, the pointer at a location.
    case swipeOnTrackpad(at: CGPoint)
    /// A touch lands and lifts after 0.05 s.
    case tap(at: CGPoint)
    /// A touch lands.
    case land(touch: Int, at: CGPoint)
    /// A touch that is down moves for 0.1 s.
    case move(touch: Int, by: CGPoint)
    /// A touch that is down lifts, or is cancelled.
    case lift(touch: Int, isCancelled: Bool)
    /// Touches change in one event, a time in s later.
    case contacts([CaseContact], after: TimeInterval)
    /// A time in s passes.
    case wait(TimeInterval)
    /// The app does something.
    case act(CaseAct)
  }

  /// What is done.
  package var action: Action
  /// Whether the next step follows in the same turn, instead of when everything rests.
  package var isFollowedAtOnce = false

  /// Makes a step after which everything comes to rest, unless a touch is down.
  package init(_ action: Action, isFollowedAtOnce: Bool = false) {
    (self.action, self.isFollowedAtOnce) = (action, isFollowedAtOnce)
  }
}

extension LabCase {
  /// The names of the stacks and screens that a case ever has, each with its definition.
  package var containers: [CaseContainer] {
    windows.map(\.root) + steps.compactMap { $0.act?.newContainer }
  }

  /// The views and recognizers of screens.
  var views: [CaseViews] { containers.flatMap(\.screens).compactMap(\.views) }
  /// Whether a screen has views and recognizers.
  package var hasViews: Bool { !views.isEmpty }

  /// The recognizers whose state acts set.
  var recognizersThatAreSet: Set<String> {
    Set(steps.compactMap { $0.act?.setRecognizer })
  }

  /// The names of the stacks, those at the start first.
  package var stackNames: [String] { containers.flatMap(\.stackNames) }

  /// The names of the screens, those at the start first.
  package var screenNames: [String] {
    containers.flatMap(\.screens).map(\.name) + steps.compactMap { $0.act?.newScreen?.name }
  }
}

extension LabCase {
  /// How many steps at the end, with the waits between them, are of touches that landed while no
  /// other was down; 0 if something follows them.
  var lastTouches: Int {
    var (down, start) = (Set<Int>(), steps.endIndex)
    for (index, step) in steps.enumerated() {
      let landed = down.isEmpty
      switch step.action {
      case .act: start = steps.endIndex
      case .wait: continue
      case .drag, .pull, .tap, .swipeOnTrackpad: if landed { start = index }
      case .land(let touch, _):
        if landed { start = index }
        down.insert(touch)
      case .move: continue
      case .lift(let touch, _): down.remove(touch)
      case .contacts(let contacts, _):
        for contact in contacts {
          if contact.phase == .began {
            if down.isEmpty { start = index }
            down.insert(contact.touch)
          } else if contact.phase != .moved {
            down.remove(contact.touch)
          }
        }
      }
    }
    return steps.count - start
  }
}

extension CaseStep {
  /// The act; nil for touches.
  package var act: CaseAct? { if case .act(let act) = action { act } else { nil } }

  /// Whether it is a touch, or a swipe on a trackpad.
  package var isTouch: Bool {
    switch action {
    case .wait, .act: false
    case .drag, .pull, .swipeOnTrackpad, .tap, .land, .move, .lift, .contacts: true
    }
  }
}
#endif
