import Foundation

/// A class of strokes that an evaluation tells apart.
///
/// A class goes by the net way of a stroke, as in the recordings: a stand-in for what was meant.
package enum StrokeClass: String, CaseIterable, Sendable {
  /// Up or down.
  case vertical
  /// To the right, at 250 pt/s or more on the way.
  case flick
  /// To the right, slower: an aimed drag.
  case aimed
  /// Aimed ones that set out to the right and go there without a detour.
  case straightAimed
  /// To the left.
  case left
  /// Farther than 26.6° from both axes.
  case diagonal

  /// The class in a few words.
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

  /// Whether strokes of the class should pop; the others should not.
  package var shouldPop: Bool { [.flick, .aimed, .straightAimed].contains(self) }

  /// The classes of a stroke; none for taps and what ends near where it began.
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
