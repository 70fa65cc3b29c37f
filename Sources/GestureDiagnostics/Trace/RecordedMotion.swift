import GestureRules

/// The motion of a scroll view, as files store it.
package enum ScrollMotion: String, Sendable, Hashable, CaseIterable, Codable {
  /// It is at rest, or code moves it.
  case resting
  /// It follows a touch.
  case dragging
  /// It continues to move after the touches have ended.
  case decelerating
}

/// The state of a stack of screens.
package struct NavigationState: Sendable, Hashable, Codable {
  /// The transition that is in progress.
  package enum Transition: String, Sendable, Hashable, CaseIterable, Codable {
    /// It follows a touch.
    case interactive
    /// It runs to its end.
    case running
    /// It runs back to its start.
    case cancelled
  }

  /// The number of screens on the stack.
  package var screens: Int
  /// The transition; nil at rest.
  package var transition: Transition?
  /// Whether a controller is presented over the stack.
  package var isPresenting: Bool?

  package init(screens: Int, transition: Transition? = nil, isPresenting: Bool = false) {
    self.screens = screens
    self.transition = transition
    self.isPresenting = isPresenting ? true : nil
  }
}

extension NavigationState: CustomStringConvertible {
  /// The state as "2 screens, a transition is interactive, a controller is presented".
  package var description: String {
    var parts = [counted(screens, "screen")]
    if let transition { parts.append("a transition is \(transition)") }
    if isPresenting ?? false { parts.append("a controller is presented") }
    return parts.joined(separator: ", ")
  }
}

/// A screen of a recording, as it was before a gesture began.
package struct RecordedScreen: Sendable, Equatable {
  /// The number of the first gesture on it.
  package var gesture: Int
  /// The screen.
  package var snapshot: GestureSnapshot

  package init(gesture: Int, snapshot: GestureSnapshot) {
    self.gesture = gesture
    self.snapshot = snapshot
  }
}

extension RecordedScreen: Decodable {
  private enum CodingKeys: CodingKey { case gesture, screen }

  package init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    gesture = try container.decode(Int.self, forKey: .gesture)
    snapshot = try container.decode(SnapshotFile.self, forKey: .screen).snapshot
  }

  /// The screen as JSON: a snapshot's document in an object that names the gesture.
  var json: String { "{\"gesture\":\(gesture),\"screen\":\(snapshot.json)}" }
}
