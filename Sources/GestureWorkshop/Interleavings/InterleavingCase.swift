#if HEADLESS
import Foundation
import GestureArbitration
import HeadlessUIKit

/// Random steps on a navigation controller with an arbiter, under random answers to open questions.
package struct InterleavingCase: Equatable, Sendable {
  /// A kind of step, by its text in scripts.
  package enum Action: String, CaseIterable, Sendable {
    case push = "push"
    case arbiterPop = "pop by the arbiter"
    case arbiterPopTo = "pop to a screen by the arbiter"
    case pop = "pop"
    case popToRoot = "pop to the root"
    case replaceTop = "replace the top screen"
    case pushNested = "push a screen with a stack of its own"
    case moveTop = "move the top screen to another stack and back"
    case dragToFinish = "fast drag to the right"
    case dragToCancel = "slow drag to the right"
    case dragLeft = "fast drag to the left"
    case touchBegan = "touch begins"
    case touchMoved = "touch moves"
    case touchEnded = "touch ends"
    case secondTouch = "second touch"
    case wait = "wait"
    case present = "present"
    case dismiss = "dismiss"
    case rotate = "rotate"
    case setBarHidden = "hide or show the bar"
    case setPopTransition = "set or clear a pop transition"
    case changeDriver = "change the driver"
    case removeArbiter = "remove the arbiter and install it again"
  }

  /// An action and the seed of its details, which stay the same when other steps are removed.
  package struct Step: Equatable, Sendable {
    package let action: Action
    let details: UInt64
  }

  /// UIKit's answers to the open questions.
  package var behavior: UIKitBehavior
  /// The seed of the orders that the behavior shuffles.
  let shuffle: UInt64
  /// Whether the navigation controller is laid out from right to left.
  var isMirrored: Bool
  /// Whether the navigation controller has a delegate of the app.
  var hasDelegate: Bool
  /// Whether the case waits for rest at its end; otherwise the stage is released in between.
  let endsAtRest: Bool
  /// The steps in order.
  package internal(set) var steps: [Step]

  /// Makes the case with a number for a seed, the same on every machine.
  package init(_ number: Int, seed: UInt64) {
    var bits = SeededGenerator(of: seed, number)
    behavior = UIKitBehavior(version: bits.pick(SystemVersion.allCases))
    for question in UIKitBehavior.Question.allCases where !Self.assumed.contains(question) {
      let answers = behavior.answers(to: question)
      let answer = bits.chance(1, in: 3) ? bits.pick(answers) : answers[0]
      behavior = answer.behavior
    }
    shuffle = UInt64(bits.below(1000))
    isMirrored = bits.chance(1, in: 7)
    hasDelegate = bits.chance(1, in: 2)
    endsAtRest = bits.chance(4, in: 5)
    steps = (0..<(6 + bits.below(10))).map { _ in
      Step(action: bits.pick(Action.allCases), details: bits.next())
    }
  }

  /// The open questions whose likely answers the laws assume.
  ///
  /// UIKit itself freezes under the other answers.
  package static let assumed: [UIKitBehavior.Question] = [.popDuringDismissal, .disabledMidPop]

  /// The case as readable lines: surroundings and steps.
  package var lines: [String] {
    let departures = UIKitBehavior.Question.allCases.compactMap { question in
      let answer = behavior.answer(to: question)
      let usual = UIKitBehavior(version: behavior.version).answer(to: question)
      return answer?.name == usual?.name ? nil : answer?.description
    }
    var surroundings = ["3 screens"]
    if isMirrored { surroundings.append("right to left") }
    if hasDelegate { surroundings.append("with a navigation delegate") }
    if !endsAtRest { surroundings.append("released before rest") }
    surroundings.append("\(behavior.version)")
    if behavior.deliveryOrder == .shuffled { surroundings.append("shuffle \(shuffle)") }
    return [(surroundings + departures).joined(separator: ", ")]
      + zip(1..., steps).map { index, step in
        "  \("\(index)".leftPadded(to: 3)). \(step.action.rawValue)"
      }
  }
}
#endif
