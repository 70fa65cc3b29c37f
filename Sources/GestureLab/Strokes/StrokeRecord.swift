#if HEADLESS
import Foundation
import GestureRules

/// A line of a stroke file.
struct StrokeRecord: NamedEntry {
  /// The stroke; nil if the line records several touches, by their number or as a group of
  /// contacts.
  let stroke: Stroke?

  static let nameKey = "id"

  private enum CodingKeys: String, CodingKey {
    case id, source, fingers, contacts
    case width = "w"
    case height = "h"
    case classes = "cls"
    case samples = "s"
  }

  /// The longest time from touch-down to lift, in s.
  private static let longestStroke: TimeInterval = 3_600

  /// Decodes a line; `id` and `s` are required.
  init(from decoder: any Decoder) throws {
    let values = try decoder.container(keyedBy: CodingKeys.self)
    guard try Self.numberOfTouches(values) < 2 else {
      stroke = nil
      return
    }
    let id = try values.decode(String.self, forKey: .id)
    let samples = try Self.samples(values)
    // A class can be derived from the samples, so an unreadable one isn't a problem.
    let entries = (try? values.decodeIfPresent([Lenient<String>].self, forKey: .classes)) ?? []
    let classes = entries.compactMap(\.value)
    stroke = Stroke(
      id: id,
      source: try values.decodeIfPresent(String.self, forKey: .source) ?? "",
      screen: try Self.screen(values),
      direction: StrokeDirection(classes: classes, samples: samples),
      intent: classes.lazy.compactMap(SwipeDirection.init(aimedClass:)).first,
      samples: samples)
  }

  private static func numberOfTouches(_ values: KeyedDecodingContainer<CodingKeys>) throws -> Int {
    if let count = try values.decodeIfPresent(PositiveCount.self, forKey: .fingers) {
      return count.value
    }
    return try values.decodeIfPresent([Lenient<Int>].self, forKey: .contacts)?.count ?? 1
  }

  private static func samples(
    _ values: KeyedDecodingContainer<CodingKeys>
  ) throws -> [StrokeSample] {
    let samples = try values.decode([RecordedSample].self, forKey: .samples)
    guard let touchDown = samples.first?.time else {
      throw values.invalid(.samples, "has 0 of 1 entries; add the rest")
    }
    var previous = touchDown
    return try samples.enumerated().map { index, sample in
      defer { previous = sample.time }
      func invalid(_ message: String) -> InvalidValue {
        let place: [any CodingKey] = [
          CodingKeys.samples, DataKey(intValue: index), DataKey(intValue: 0),
        ]
        return InvalidValue(message, at: values.codingPath + place)
      }
      guard sample.time >= previous else {
        throw invalid("is earlier than the sample before it; put the samples in order")
      }
      guard sample.time - touchDown <= longestStroke else {
        throw invalid(
          "is more than an hour after touch-down; write milliseconds, at most "
            + "\(rounded(longestStroke * 1000)) after the first")
      }
      return StrokeSample(time: sample.time - touchDown, location: sample.location)
    }
  }

  private static func screen(_ values: KeyedDecodingContainer<CodingKeys>) throws -> CGSize? {
    func side(_ key: CodingKeys) throws -> Double? {
      guard let side = try values.decodeIfPresent(Number.self, forKey: key)?.value else {
        return nil
      }
      guard side > 0 else {
        throw values.invalid(key, "is \(side); write more than 0, or null")
      }
      return side
    }
    guard let width = try side(.width), let height = try side(.height) else { return nil }
    return CGSize(width: width, height: height)
  }
}

/// A sample of a line, `[t ms, x pt, y pt]`; further fields are ignored.
private struct RecordedSample: Decodable {
  /// The largest distance from the corner of a screen, in pt.
  private static let farthest = 100_000.0

  /// Seconds on the clock of the recorder.
  let time: TimeInterval
  let location: CGPoint

  init(from decoder: any Decoder) throws {
    var fields = try decoder.list(atLeast: 3)
    time = try fields.decode(Milliseconds.self).seconds
    var coordinates: [Double] = []
    for _ in 0..<2 {
      let field = DataKey(intValue: fields.currentIndex)
      let number = try fields.decode(Number.self).value
      guard abs(number) <= Self.farthest else {
        throw InvalidValue(
          "is further off than any screen; write points from \(rounded(-Self.farthest)) to "
            + rounded(Self.farthest), at: decoder.codingPath + [field])
      }
      coordinates.append(number)
    }
    location = CGPoint(x: coordinates[0], y: coordinates[1])
  }
}

/// A list element that may be of any type; nil if it is not of the expected one.
private struct Lenient<Value: Decodable>: Decodable {
  let value: Value?

  init(from decoder: any Decoder) throws {
    value = try? decoder.singleValueContainer().decode(Value.self)
  }
}
#endif
