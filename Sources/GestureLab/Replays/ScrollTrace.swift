import Foundation

/// A finger that dragged a scroll view on a device, and what was seen of it.
///
/// Times are seconds from touch-down, offsets are vertical, in pt. What was not recorded is nil or
/// empty, and is not compared.
package struct ScrollTrace: Equatable, Sendable {
  /// What the finger did.
  package struct Input: Equatable, Sendable {
    /// Where it landed, in pt in the viewport.
    package var start: CGPoint
    /// How far each move went downwards, in pt.
    package var step: CGFloat
    /// The time from one frame to the next.
    package var frame: TimeInterval
    /// How many frames it moved in.
    package var moves: Int
    /// How many frames it rested in after that.
    package var hold: Int
    /// When it lifted.
    package var liftTime: TimeInterval
  }

  /// What `scrollViewWillBeginDragging` saw.
  package struct Beginning: Equatable, Sendable {
    package var time: TimeInterval?
    /// The move during which it came.
    package var move: Int?
    package var offset: CGFloat?
  }

  /// A callback at the end of a drag or a deceleration.
  package struct Ending: Equatable, Sendable {
    package var time: TimeInterval?
    package var offset: CGFloat?
    /// What `didEndDragging` said of what follows.
    package var decelerates: Bool?
  }

  /// An offset at a time.
  package struct Sample: Equatable, Sendable {
    package var time: TimeInterval
    package var offset: CGFloat
  }

  /// What the trace is called.
  package var name: String
  /// The offset before touch-down.
  package var startOffset: CGFloat
  /// What the finger did.
  package var input: Input
  package var willBeginDragging: Beginning?
  /// The offsets after moves, by the number of the move.
  package var offsetsAfterMoves: [Int: CGFloat] = [:]
  package var willEndDragging: Ending?
  package var didEndDragging: Ending?
  package var didEndDecelerating: Ending?
  /// Where the content came to rest.
  package var finalOffset: CGFloat?
  /// What was seen on the way, in the order of time.
  package var samples: [Sample] = []

  /// When the recorder saw the finger lift, by its own clock.
  var recordedLift: TimeInterval { willEndDragging?.time ?? input.liftTime }

  /// How long content went on by itself after the lift, or nil if that was not recorded.
  var settlingTime: TimeInterval? {
    didEndDecelerating?.time.map { $0 - recordedLift }.flatMap { $0 > 0 ? $0 : nil }
  }
}
