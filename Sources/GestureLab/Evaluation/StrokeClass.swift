#if HEADLESS
import Foundation

/// A class of strokes in an evaluation.
///
/// A class is derived from the net translation, as in the recordings; it stands for the intention.
package enum StrokeClass: String, CaseIterable, Sendable {
  /// Up or down.
  case vertical
  /// To the right, at 250 pt/s or more along the path.
  case flick
  /// To the right, slower: an aimed drag.
  case aimed
  /// Aimed drags that begin to the right and are straight.
  case straightAimed
  /// To the left.
  case left
  /// More than 26.6° from both axes.
  case diagonal

  /// The title of the class.
  package var title: String {
    switch self {
    case .vertical: "vertical"
    case .flick: "rightward, fast"
    case .aimed: "rightward, slow"
    case .straightAimed: "rightward, slow and straight"
    case .left: "leftward"
    case .diagonal: "diagonal"
    }
  }

  /// Whether strokes of the class should pop.
  package var shouldPop: Bool { [.flick, .aimed, .straightAimed].contains(self) }

  /// Returns the classes of a stroke; none for taps and short strokes.
  package static func classes(of stroke: Stroke) -> [StrokeClass] {
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
