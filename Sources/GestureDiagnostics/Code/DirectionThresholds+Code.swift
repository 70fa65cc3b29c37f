import Foundation
import GestureRules

extension DirectionThresholds {
  /// The thresholds by the names that code and traces use.
  static var fields: [(name: String, path: WritableKeyPath<DirectionThresholds, CGFloat>)] {
    [
      ("decisionTravel", \.decisionTravel), ("settledTravel", \.settledTravel),
      ("backwardsTravel", \.backwardsTravel), ("turningTravel", \.turningTravel),
      ("clearRatio", \.clearRatio), ("axisRatio", \.axisRatio),
    ]
  }

  /// The thresholds that differ from the standard ones, as code writes them; empty if none does.
  var argumentList: String {
    let standard = Self.standard
    let arguments = Self.fields.filter { self[keyPath: $0.path] != standard[keyPath: $0.path] }
      .map { "\($0.name): \(number(self[keyPath: $0.path]))" }
    return arguments.isEmpty ? "" : "(\(arguments.joined(separator: ", ")))"
  }
}

extension DirectionThresholds: Codable {
  /// Reads the thresholds that a trace names; the others are the standard ones of this version.
  package init(from decoder: any Decoder) throws {
    self = .standard
    let values = try decoder.singleValueContainer().decode([String: CGFloat].self)
    for (name, value) in values.sorted(by: { $0.key < $1.key }) {
      guard let field = Self.fields.first(where: { $0.name == name }) else {
        throw InvalidFileValue(
          "is not a threshold of the direction rule; remove it",
          at: decoder.codingPath + [FileKey(name)])
      }
      self[keyPath: field.path] = value
    }
  }

  /// Writes the thresholds that differ from the standard ones.
  package func encode(to encoder: any Encoder) throws {
    let standard = Self.standard
    var values: [String: CGFloat] = [:]
    for (name, path) in Self.fields where self[keyPath: path] != standard[keyPath: path] {
      values[name] = self[keyPath: path]
    }
    var container = encoder.singleValueContainer()
    try container.encode(values)
  }
}
