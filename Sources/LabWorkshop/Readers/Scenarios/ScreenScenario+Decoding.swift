#if HEADLESS
import Foundation
import GestureLab

extension ScreenScenario: Decodable {
  private enum CodingKeys: String, CodingKey {
    case views, recognizers, requireFailure, simultaneous, touches, claims, fails
    case runUntil = "runUntil_ms"
    case expect, states, viewLog, expectChanged, checkpoints
  }

  /// Decodes a scenario with views; throws for the first value that cannot be used.
  ///
  /// Relations, cues and the optional expectations may be missing. Cues and checkpoints are ordered
  /// by time.
  package init(from decoder: any Decoder) throws {
    let values = try decoder.container(keyedBy: CodingKeys.self)
    let path = decoder.codingPath
    views = try values.decode([View].self, forKey: .views)
    let viewIDs = try Self.checkedIDs(of: views, at: path + [CodingKeys.views])
    recognizers = try values.decode([Recognizer].self, forKey: .recognizers)
    let ids = try Self.checkedIDs(
      of: recognizers, on: viewIDs, at: path + [CodingKeys.recognizers])

    requireFailure = try Self.pairs(values, .requireFailure, ids).map {
      FailureRequirement(waiter: $0, blocker: $1)
    }
    simultaneous = try Self.pairs(values, .simultaneous, ids).map {
      SimultaneousAnswer(owner: $0, other: $1)
    }
    touches = try values.decode([Touch].self, forKey: .touches)
    try touches.checkOrder(at: path + [CodingKeys.touches])
    claims = try cues(values, .claims, ids)
    fails = try cues(values, .fails, ids)
    runUntil = try values.decode(Milliseconds.self, forKey: .runUntil).seconds

    expect = try values.decode(Members<ExpectedCount>.self, forKey: .expect)
      .checked("recognizer", ids, at: path + [CodingKeys.expect])
    states = try Self.logs(values, .states, "recognizer", ids)
    viewLog = try Self.logs(values, .viewLog, "view", viewIDs)
    expectChanged =
      try values.decodeIfPresent(Members<ExpectedCount>.self, forKey: .expectChanged)?
      .checked("recognizer", ids, at: path + [CodingKeys.expectChanged]) ?? [:]
    checkpoints = try Self.checkpoints(values, ids)
  }

  private typealias Values = KeyedDecodingContainer<CodingKeys>

  /// Throws for a parent that is not listed before its child, and for an id that is used twice.
  private static func checkedIDs(
    of views: [View], at path: [any CodingKey]
  ) throws(InvalidValue) -> Set<String> {
    var ids: Set<String> = []
    for (index, view) in views.enumerated() {
      let place = path + [DataKey(intValue: index)]
      if let parent = view.parent {
        try check(parent, isA: "view", in: ids, at: place + [DataKey("parent")])
      }
      try checkNew(view.id, of: "view", &ids, at: place + [DataKey("id")])
    }
    return ids
  }

  /// Throws for a recognizer on a view that is not listed, and for an id that is used twice.
  private static func checkedIDs(
    of recognizers: [Recognizer], on views: Set<String>, at path: [any CodingKey]
  ) throws(InvalidValue) -> Set<String> {
    var ids: Set<String> = []
    for (index, recognizer) in recognizers.enumerated() {
      let place = path + [DataKey(intValue: index)]
      try check(recognizer.view, isA: "view", in: views, at: place + [DataKey("view")])
      try checkNew(recognizer.id, of: "recognizer", &ids, at: place + [DataKey("id")])
    }
    return ids
  }

  private static func pairs(
    _ values: Values, _ key: CodingKeys, _ ids: Set<String>
  ) throws -> [(String, String)] {
    let pairs = try values.decodeIfPresent([Pair].self, forKey: key) ?? []
    for (index, pair) in pairs.enumerated() {
      for (side, id) in [pair.first, pair.second].enumerated() {
        let place: [any CodingKey] = [key, DataKey(intValue: index), DataKey(intValue: side)]
        try check(id, isA: "recognizer", in: ids, at: values.codingPath + place)
      }
    }
    return pairs.map { ($0.first, $0.second) }
  }

  private func cues(_ values: Values, _ key: CodingKeys, _ ids: Set<String>) throws -> [Cue] {
    let cues = try values.decodeIfPresent([TimedID].self, forKey: key) ?? []
    for (index, cue) in cues.enumerated() {
      let place =
        values.codingPath + [key, DataKey(intValue: index), DataKey("id")] as [any CodingKey]
      try Self.check(cue.id, isA: "recognizer", in: ids, at: place)
      guard recognizers.contains(where: { $0.id == cue.id && $0.kind == .custom }) else {
        throw InvalidValue(
          "names \"\(cue.id)\", which is not scripted; name a custom recognizer", at: place)
      }
    }
    return cues.map { Cue(time: $0.time.seconds, id: $0.id) }.orderedByTime(\.time)
  }

  private static func logs(
    _ values: Values, _ key: CodingKeys, _ noun: String, _ ids: Set<String>
  ) throws -> [String: [String]] {
    try values.decodeIfPresent(Members<[String]>.self, forKey: key)?
      .checked(noun, ids, at: values.codingPath + [key]) ?? [:]
  }

  private static func checkpoints(_ values: Values, _ ids: Set<String>) throws -> [Checkpoint] {
    let counts = try values.decodeIfPresent([TimedCounts].self, forKey: .checkpoints) ?? []
    return try counts.enumerated().map { index, counts in
      let place: [any CodingKey] = [
        CodingKeys.checkpoints, DataKey(intValue: index), DataKey("expect"),
      ]
      return Checkpoint(
        time: counts.time.seconds,
        expect: try counts.expect.checked("recognizer", ids, at: values.codingPath + place))
    }.orderedByTime(\.time)
  }

  /// Throws unless an id is listed.
  fileprivate static func check(
    _ id: String, isA noun: String, in known: Set<String>, at path: [any CodingKey]
  ) throws(InvalidValue) {
    guard known.contains(id) else {
      throw InvalidValue(
        "names \(noun) \"\(id)\", which is not known here; add it before this, or correct the id",
        at: path)
    }
  }

  /// Throws if an id is used already; records it otherwise.
  private static func checkNew(
    _ id: String, of noun: String, _ taken: inout Set<String>, at path: [any CodingKey]
  ) throws(InvalidValue) {
    guard taken.insert(id).inserted else {
      throw InvalidValue(
        "is \"\(id)\", which another \(noun) has already; choose another id", at: path)
    }
  }
}

extension ScreenScenario.View: Decodable {
  private enum CodingKeys: CodingKey { case id, parent, frame }

  /// Decodes a view; the scenario checks that the parent exists.
  package init(from decoder: any Decoder) throws {
    let values = try decoder.container(keyedBy: CodingKeys.self)
    id = try values.decode(String.self, forKey: .id)
    parent = try values.decodeIfPresent(String.self, forKey: .parent)
    frame = try values.decode(Frame.self, forKey: .frame).rectangle
  }

  /// A rectangle that a file gives as `[x, y, width, height]`.
  private struct Frame: Decodable {
    let rectangle: CGRect

    init(from decoder: any Decoder) throws {
      var sides = try decoder.list(atLeast: 4)
      rectangle = CGRect(
        x: try sides.decode(Points.self).value, y: try sides.decode(Points.self).value,
        width: try sides.decode(NonNegative.self).value,
        height: try sides.decode(NonNegative.self).value)
    }
  }
}

/// Two ids that a file gives as a list.
private struct Pair: Decodable {
  let first: String
  let second: String

  init(from decoder: any Decoder) throws {
    var ids = try decoder.list(atLeast: 2)
    first = try ids.decode(String.self)
    second = try ids.decode(String.self)
  }
}

/// An entry of `claims` and `fails`.
private struct TimedID: Decodable {
  let time: Milliseconds
  let id: String

  enum CodingKeys: String, CodingKey { case time = "at_ms", id }
}

/// An entry of `checkpoints`.
private struct TimedCounts: Decodable {
  let time: Milliseconds
  let expect: Members<ExpectedCount>

  enum CodingKeys: String, CodingKey { case time = "at_ms", expect }
}

/// An object whose keys are ids.
private struct Members<Value: Decodable>: Decodable {
  private var values: [(id: String, value: Value)] = []

  init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: DataKey.self)
    // In the order of keys, so that every run reports the same problem first.
    for key in container.allKeys.sorted(by: { $0.stringValue < $1.stringValue }) {
      values.append((key.stringValue, try container.decode(Value.self, forKey: key)))
    }
  }

  /// Returns the values by id; throws for an id that is not listed.
  func checked(
    _ noun: String, _ ids: Set<String>, at path: [any CodingKey]
  ) throws(InvalidValue) -> [String: Value] {
    var checked: [String: Value] = [:]
    for (id, value) in values {
      try ScreenScenario.check(id, isA: noun, in: ids, at: path + [DataKey(id)])
      checked[id] = value
    }
    return checked
  }
}

extension Array {
  /// The elements ordered by time; those of the same time keep their order.
  fileprivate func orderedByTime(_ time: KeyPath<Element, TimeInterval>) -> [Element] {
    enumerated().sorted {
      ($0.element[keyPath: time], $0.offset) < ($1.element[keyPath: time], $1.offset)
    }.map(\.element)
  }
}
#endif
