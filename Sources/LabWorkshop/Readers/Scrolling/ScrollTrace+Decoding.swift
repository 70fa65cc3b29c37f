#if HEADLESS
import Foundation
import GestureLab

extension ScrollTrace: NamedEntry {
  private enum CodingKeys: CodingKey {
    case name, startOffset, input, willBeginDragging, didScrollAfterMove, willEndDragging
    case didEndDragging, didEndDecelerating, finalOffset, samples
  }

  package static let nameKey = "name"

  /// Decodes a trace; throws for the first value that cannot be used.
  ///
  /// The input is required; every observation may be missing or null.
  package init(from decoder: any Decoder) throws {
    let values = try decoder.container(keyedBy: CodingKeys.self)
    name = try values.decode(String.self, forKey: .name)
    startOffset = try values.decode(Points.self, forKey: .startOffset).value
    input = try values.decode(Input.self, forKey: .input)
    willBeginDragging = try values.decodeIfPresent(Beginning.self, forKey: .willBeginDragging)
    offsetsAfterMoves = try Self.offsets(values, moves: 0...(input.moves + input.hold))
    willEndDragging = try values.decodeIfPresent(Ending.self, forKey: .willEndDragging)
    didEndDragging = try values.decodeIfPresent(Ending.self, forKey: .didEndDragging)
    didEndDecelerating = try values.decodeIfPresent(Ending.self, forKey: .didEndDecelerating)
    finalOffset = try values.decodeIfPresent(Points.self, forKey: .finalOffset)?.value
    samples = (try values.decodeIfPresent([Sample].self, forKey: .samples) ?? [])
      .sorted { $0.time < $1.time }
  }

  /// Decodes the offsets whose keys are numbers of moves; null stands for none.
  private static func offsets(
    _ values: KeyedDecodingContainer<CodingKeys>, moves: ClosedRange<Int>
  ) throws -> [Int: CGFloat] {
    guard values.contains(.didScrollAfterMove), try !values.decodeNil(forKey: .didScrollAfterMove)
    else { return [:] }
    let members = try values.nestedContainer(keyedBy: DataKey.self, forKey: .didScrollAfterMove)
    var offsets: [Int: CGFloat] = [:]
    for key in members.allKeys.sorted(by: { $0.stringValue < $1.stringValue }) {
      guard let move = Int(key.stringValue), moves.contains(move) else {
        throw members.invalid(
          key, "is of no move of this trace; write the number of one as the key")
      }
      offsets[move] = try members.decodeIfPresent(Points.self, forKey: key)?.value
    }
    return offsets
  }
}

extension ScrollTrace.Input: Decodable {
  private enum CodingKeys: String, CodingKey {
    case x, y0, dy, dt, n, hold
    case liftTime = "t_end"
  }

  /// The longest input that is replayed, in frames.
  private static let mostFrames = 100_000

  /// Decodes the movement of a touch.
  package init(from decoder: any Decoder) throws {
    let values = try decoder.container(keyedBy: CodingKeys.self)
    func frames(_ key: CodingKeys) throws -> Int {
      let count = try values.decode(WholeNumber.self, forKey: key).value
      guard 0...Self.mostFrames ~= count else {
        throw values.invalid(key, "is \(count); write 0 to \(Self.mostFrames)")
      }
      return count
    }
    start = CGPoint(
      x: try values.decode(Points.self, forKey: .x).value,
      y: try values.decode(Points.self, forKey: .y0).value)
    step = try values.decode(Points.self, forKey: .dy).value
    frame = try values.decode(Seconds.self, forKey: .dt).value
    guard frame > 0 else {
      throw values.invalid(.dt, "is 0; write the seconds from frame to frame")
    }
    moves = try frames(.n)
    hold = try frames(.hold)
    liftTime = try values.decode(Seconds.self, forKey: .liftTime).value
    guard liftTime > (Double(moves) - 0.5) * frame || moves == 0 else {
      throw values.invalid(
        .liftTime, "is before the last of \(moves) moves; write the time of the lift")
    }
  }
}

extension ScrollTrace.Beginning: Decodable {
  private enum CodingKeys: String, CodingKey {
    case time = "t"
    case move = "atMove"
    case offset
  }

  /// Decodes what was recorded; every value may be missing.
  package init(from decoder: any Decoder) throws {
    let values = try decoder.container(keyedBy: CodingKeys.self)
    time = try values.decodeIfPresent(Seconds.self, forKey: .time)?.value
    move = try values.decodeIfPresent(Count.self, forKey: .move)?.value
    offset = try values.decodeIfPresent(Points.self, forKey: .offset)?.value
  }
}

extension ScrollTrace.Ending: Decodable {
  private enum CodingKeys: String, CodingKey {
    case time = "t"
    case offset
    case decelerates = "decelerate"
  }

  /// Decodes what was recorded; every value may be missing.
  package init(from decoder: any Decoder) throws {
    let values = try decoder.container(keyedBy: CodingKeys.self)
    time = try values.decodeIfPresent(Seconds.self, forKey: .time)?.value
    offset = try values.decodeIfPresent(Points.self, forKey: .offset)?.value
    decelerates = try values.decodeIfPresent(Bool.self, forKey: .decelerates)
  }
}

extension ScrollTrace.Sample: Decodable {
  /// Decodes `[t, offset]`.
  package init(from decoder: any Decoder) throws {
    var pair = try decoder.list(atLeast: 2)
    time = try pair.decode(Seconds.self).value
    offset = try pair.decode(Points.self).value
  }
}
#endif
