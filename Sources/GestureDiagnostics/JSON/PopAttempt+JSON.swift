import GestureRules

// Files store these by their raw values, which only files need.
extension NavigationGestures: Codable {}

extension PopAttempt.Performer: RawRepresentable, Codable {
  package var rawValue: String { "\(self)" }

  package init?(rawValue: String) { self.init(named: rawValue) }
}

extension PopAttempt.Transition: RawRepresentable, Codable {
  package var rawValue: String { "\(self)" }

  package init?(rawValue: String) { self.init(named: rawValue) }
}

extension PopAttempt.Content.Motion: RawRepresentable, Codable {
  package var rawValue: String { name }

  package init?(rawValue: String) { self.init(named: rawValue) }
}

extension RawRepresentable where Self: CaseIterable, RawValue == String {
  /// The case that files store under a name.
  fileprivate init?(named name: String) {
    guard let found = Self.allCases.first(where: { $0.rawValue == name }) else { return nil }
    self = found
  }
}

extension PopAttempt.Suspension: Codable {
  private enum CodingKeys: CodingKey { case owner, reason, gestures }

  package init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    self.init(
      owner: try container.decode(String.self, forKey: .owner),
      reason: try container.decode(String.self, forKey: .reason),
      gestures: try container.decode(NavigationGestures.self, forKey: .gestures))
  }

  package func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(owner, forKey: .owner)
    try container.encode(reason, forKey: .reason)
    try container.encode(gestures, forKey: .gestures)
  }
}
