import GestureRules

// Files store these by their raw values.
extension NavigationGestures: Codable {}
extension PopAttempt.Performer: Codable {}
extension PopAttempt.Transition: Codable {}
extension PopAttempt.ScreenAnswer: Codable {}
extension PopAttempt.Content.Motion: Codable {}

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
