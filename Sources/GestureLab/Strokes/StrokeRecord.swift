import Foundation

/// One line of a stroke file: which keys it has, and what they have to be.
enum StrokeRecord {
  /// Whether the line tells of several fingers, either by count or as a group of contacts.
  static func isMultiFinger(_ record: JSONNode) throws(JSONNodeProblem) -> Bool {
    if let fingers = try record.optional("fingers") {
      return try fingers.integer(atLeast: 1) > 1
    }
    guard let contacts = try record.optional("contacts") else { return false }
    return try contacts.elements().count > 1
  }

  /// The stroke of a line; `id` and `s` are required, what else is known may be missing.
  static func stroke(_ record: JSONNode) throws(JSONNodeProblem) -> Stroke {
    let id = try record.required("id").string()
    let samples = try samples(record.required("s"))
    return Stroke(
      id: id,
      source: try record.optional("source")?.string() ?? "",
      screen: try screen(record),
      direction: StrokeDirection(classes: classes(record), samples: samples),
      samples: samples)
  }

  /// No finger stays on a screen for longer, in s.
  private static let longestStroke: TimeInterval = 3_600

  /// No finger is seen further from a screen's corner, in pt.
  private static let farthest = 100_000.0

  private static func samples(_ node: JSONNode) throws(JSONNodeProblem) -> [StrokeSample] {
    var samples: [StrokeSample] = []
    var touchDown: TimeInterval = 0
    for element in try node.elements(atLeast: 1) {
      let fields = try element.elements(atLeast: 3)
      let time = try fields[0].milliseconds()
      if samples.isEmpty { touchDown = time }
      if let previous = samples.last, time - touchDown < previous.time {
        throw fields[0].problem("is earlier than the sample before it; put the samples in order")
      }
      guard time - touchDown <= longestStroke else {
        throw fields[0].problem("is more than an hour after touch-down; write milliseconds")
      }
      let location = CGPoint(x: try coordinate(fields[1]), y: try coordinate(fields[2]))
      samples.append(StrokeSample(time: time - touchDown, location: location))
    }
    return samples
  }

  /// A place on a screen or beside it, in pt.
  private static func coordinate(_ node: JSONNode) throws(JSONNodeProblem) -> CGFloat {
    let number = try node.number()
    guard abs(number) <= farthest else {
      throw node.problem("is further off than any screen; write points")
    }
    return CGFloat(number)
  }

  private static func screen(_ record: JSONNode) throws(JSONNodeProblem) -> CGSize? {
    let width = try side(record.optional("w"))
    let height = try side(record.optional("h"))
    guard let width, let height else { return nil }
    return CGSize(width: width, height: height)
  }

  private static func side(_ node: JSONNode?) throws(JSONNodeProblem) -> Double? {
    guard let node else { return nil }
    let side = try node.number()
    guard side > 0 else { throw node.problem("is \(side); write more than 0, or null") }
    return side
  }

  /// The classes are a help that the samples can replace, so a bad one is not a problem.
  private static func classes(_ record: JSONNode) -> [String] {
    guard let elements = try? record.optional("cls")?.elements() else { return [] }
    return elements.compactMap { try? $0.string() }
  }
}
