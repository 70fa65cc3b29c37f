import Foundation

/// What is known of a drag at one event, as a value.
///
/// A session makes it when the recognizer of a machine has received the event: what the others may
/// still do changes within one (C093, C104). What costs, the attempt, is made once per event.
package struct DragFacts: ~Copyable {
  /// How the touch has moved up to now.
  package let track: TouchTrack
  /// The layout direction of the navigation controller's view, which a pop follows (C241).
  package let direction: PopAttempt.LayoutDirection
  /// What the rules may examine: the controller, the contents and what they say now. Nil where no
  /// rule is asked.
  package let attempt: PopAttempt?
  /// What can be expected of the recognizers of the gesture that is judged.
  package let pop: PopGateMachine.Pop
  /// Whether the gesture may be allowed already; refused it may be at any time.
  package let mayAllow: Bool
  /// Whether another touch is down beside that of an edge pop.
  package let isJoined: Bool

  package init(
    _ track: TouchTrack, _ direction: PopAttempt.LayoutDirection = .leftToRight,
    attempt: PopAttempt? = nil, pop: PopGateMachine.Pop = .unavailable, mayAllow: Bool = true,
    isJoined: Bool = false
  ) {
    self.track = track
    self.direction = direction
    self.attempt = attempt
    self.pop = pop
    self.mayAllow = mayAllow
    self.isJoined = isJoined
  }

  /// The time of the latest sample of the touch, in s.
  package var time: TimeInterval { track.latestTime }

  /// Whether a gesture leads to the right, as a pop does from left to right.
  package func leadsRightwards(_ gesture: NavigationGesture) -> Bool {
    gesture.isPop == (direction == .leftToRight)
  }

  /// Whether the touch lies where a gesture leads, at a ratio of the axes.
  package func lies(
    towards gesture: NavigationGesture, axisRatio: CGFloat = GestureMetrics.axisRatio
  ) -> Bool {
    track.lies(rightwards: leadsRightwards(gesture), axisRatio: axisRatio)
  }

  /// Whether the touch moves where a gesture leads, or rests there, at a ratio of the axes.
  package func moves(towards gesture: NavigationGesture, axisRatio: CGFloat) -> Bool {
    track.moves(rightwards: leadsRightwards(gesture), axisRatio: axisRatio)
  }
}
