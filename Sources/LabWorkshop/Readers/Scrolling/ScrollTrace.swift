#if HEADLESS
import Foundation

/// A recorded drag of a scroll view on a device.
///
/// Times are seconds from touch-down; offsets are vertical, in pt. Values that were not recorded
/// are nil or empty and are not compared.
package struct ScrollTrace: Equatable, Sendable {
  /// The movement of the touch.
  package struct Input: Equatable, Sendable {
    /// The location of touch-down, in pt in the viewport.
    package var start: CGPoint
    /// The distance of each move downwards, in pt.
    package var step: CGFloat
    /// The time from one frame to the next.
    package var frame: TimeInterval
    /// The number of frames with a move.
    package var moves: Int
    /// The number of frames at rest after the moves.
    package var hold: Int
    /// The time of the lift.
    package var liftTime: TimeInterval
  }

  /// The recorded values of `scrollViewWillBeginDragging`.
  package struct Beginning: Equatable, Sendable {
    package var time: TimeInterval?
    /// The number of the move that caused it.
    package var move: Int?
    package var offset: CGFloat?
  }

  /// The recorded values of a callback at the end of a drag or a deceleration.
  package struct Ending: Equatable, Sendable {
    package var time: TimeInterval?
    package var offset: CGFloat?
    /// The `willDecelerate` argument of `didEndDragging`.
    package var decelerates: Bool?
  }

  /// An offset and its time.
  package struct Sample: Equatable, Sendable {
    package var time: TimeInterval
    package var offset: CGFloat
  }

  /// The name of the trace.
  package var name: String
  /// The offset before touch-down.
  package var startOffset: CGFloat
  /// The movement of the touch.
  package var input: Input
  package var willBeginDragging: Beginning?
  /// The offsets after moves, by the number of the move.
  package var offsetsAfterMoves: [Int: CGFloat] = [:]
  package var willEndDragging: Ending?
  package var didEndDragging: Ending?
  package var didEndDecelerating: Ending?
  /// The offset at rest.
  package var finalOffset: CGFloat?
  /// The sampled offsets, ordered by time.
  package var samples: [Sample] = []

  /// The time of the lift on the recorder's clock.
  var recordedLift: TimeInterval { willEndDragging?.time ?? input.liftTime }

  /// The time from the lift until the content rests; nil if it was not recorded.
  var settlingTime: TimeInterval? {
    didEndDecelerating?.time.map { $0 - recordedLift }.flatMap { $0 > 0 ? $0 : nil }
  }
}
#endif
