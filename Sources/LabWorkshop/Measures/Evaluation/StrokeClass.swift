#if HEADLESS
import Foundation
import GestureLab

/// A class of strokes in an evaluation.
///
/// Most classes are derived from the net translation, as in the recordings; it stands for the
/// intention. Those of stated intent are derived from what a recording states.
package enum StrokeClass: String, CaseIterable, Sendable {
  /// Up or down.
  case vertical
  /// To the right, at 250 pt/s or more along the path.
  case flick
  /// To the right, slower: an aimed drag.
  case aimed
  /// Aimed drags that begin to the right and are straight.
  case straightAimed
  /// Recorded as aimed to the right, wherever the touch went.
  case aimedRight
  /// Recorded as aimed in another direction, wherever the touch went.
  case aimedElsewhere
  /// To the left.
  case left
  /// More than 26.6° from both axes.
  case diagonal
  /// Of those aimed to the right the tenth that bows down most.
  case bowed
  /// Aimed to the right, after the finger has slipped back.
  case slipped
  /// Aimed to the right, after a fast dip.
  case dipped
  /// Aimed to the right, after a tremor that ends exactly where the finger landed.
  case trembling
  /// Up or down, mirrored: of the other hand, or in a layout from right to left.
  case otherHand
  /// Up or down, from the bezel.
  case atBezel
  /// Aimed to the right, from the bezel.
  case aimedAtBezel
  /// Aimed to the right, with a second finger beside the first: no drag of one finger, so that only
  /// UIKit's own recognizer pops with it.
  case twoFingers

  /// The title of the class.
  package var title: String {
    switch self {
    case .vertical: "vertical"
    case .flick: "rightward, fast"
    case .aimed: "rightward, slow"
    case .straightAimed: "rightward, slow and straight"
    case .aimedRight: "aimed right, by intent"
    case .aimedElsewhere: "aimed elsewhere, by intent"
    case .left: "leftward"
    case .diagonal: "diagonal"
    case .bowed: "aimed right, bowed"
    case .slipped: "aimed right, after a slip"
    case .dipped: "aimed right, after a dip"
    case .trembling: "aimed right, after a tremor"
    case .otherHand: "vertical, of the other hand"
    case .atBezel: "vertical, from the bezel"
    case .aimedAtBezel: "aimed right, from the bezel"
    case .twoFingers: "aimed right, by two fingers"
    }
  }

  /// Whether strokes of the class should pop.
  package var shouldPop: Bool {
    switch self {
    case .flick, .aimed, .straightAimed, .aimedRight, .bowed, .slipped, .dipped, .trembling,
      .aimedAtBezel:
      true
    case .vertical, .aimedElsewhere, .left, .diagonal, .otherHand, .atBezel, .twoFingers: false
    }
  }

  /// Whether only the arbiter is measured with it: other rules know neither the bezel nor the fingers
  /// that rest.
  package var isArbitersAlone: Bool {
    switch self {
    case .bowed, .slipped, .dipped, .trembling, .otherHand, .atBezel, .aimedAtBezel, .twoFingers:
      true
    case .vertical, .flick, .aimed, .straightAimed, .aimedRight, .aimedElsewhere, .left, .diagonal:
      false
    }
  }

  /// Returns the classes of a stroke; none for taps and short strokes without a stated intent.
  ///
  /// A stroke with a stated intent belongs to a class of its net translation only if both agree
  /// whether it should pop.
  package static func classes(of stroke: Stroke) -> [StrokeClass] {
    let net = netClasses(of: stroke)
    guard let intent = stroke.intent else { return net }
    let stated = intent == .right ? StrokeClass.aimedRight : .aimedElsewhere
    return net.filter { $0.shouldPop == stated.shouldPop } + [stated]
  }

  private static func netClasses(of stroke: Stroke) -> [StrokeClass] {
    let direction =
      stroke.direction == .curved ? StrokeDirection(net: stroke.samples) : stroke.direction
    switch direction {
    case .up, .down: return [.vertical]
    case .left: return [.left]
    case .diagonal: return [.diagonal]
    case .right:
      guard stroke.samples.meanSpeed < EvaluationMetrics.slowSpeed else { return [.flick] }
      return stroke.direction == .right ? [.aimed, .straightAimed] : [.aimed]
    case .curved, .tap, .press, .short: return []
    }
  }
}
#endif
