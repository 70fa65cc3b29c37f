import Foundation

/// Everything a rule may examine, as values.
///
/// Locations are in the coordinate space of the navigation controller's view, in pt, and physical:
/// right-to-left layout mirrors none of them (C243). Rules that mean leading and trailing use
/// ``distanceFromLeadingEdge`` and ``layoutDirection-swift.property``.
public struct PopAttempt: Sendable, Equatable {
  /// The layout direction of the navigation controller's view, which a pop follows (C241).
  public enum LayoutDirection: Sendable, Hashable, CaseIterable {
    /// The leading edge is the left one.
    case leftToRight
    /// The leading edge is the right one.
    case rightToLeft

    /// Returns a horizontal distance or speed as positive from leading to trailing.
    package func towardsTrailing(_ x: CGFloat) -> CGFloat { self == .leftToRight ? x : -x }
  }

  /// The recognizer that would move the screen.
  package enum Performer: Sendable, CaseIterable {
    /// A recognizer of the arbiter, which has no begin rules, or of the app, whose rules are
    /// unknown.
    case arbiter
    /// UIKit's recognizer, which applies its own begin rules.
    case uikit
  }

  /// What the navigation controller is doing.
  package enum Transition: Sendable, CaseIterable {
    /// No transition is set up or running.
    case idle
    /// A transition is set up or running: `transitionCoordinator` is not nil (C230).
    case running
    /// A settling transition that UIKit completes at once for the next pop, from iOS 26 on (C228,
    /// C255).
    case interruptible
    /// A cancelled pop is still returning its screen (C210).
    case cancelling
    /// A presented view controller covers the stack, or is about to.
    case underPresentation
  }

  /// A suspension in force.
  package struct Suspension: Sendable, Equatable {
    /// The type of the owner, such as "RecorderViewController".
    package var owner: String
    /// The reason that the owner gave, such as "recording".
    package var reason: String
    /// The suspended gestures.
    package var gestures: NavigationGestures

    package init(owner: String, reason: String, gestures: NavigationGestures) {
      self.owner = owner
      self.reason = reason
      self.gestures = gestures
    }
  }

  /// Whether the touch has moved; if it has just landed, translation and velocity are zero.
  public var hasMoved: Bool
  /// The navigation gesture that would begin.
  public var gesture: NavigationGesture
  /// Where the touch landed, in pt.
  public var start: CGPoint
  /// How far the touch has moved since it landed, in pt.
  public var translation: CGPoint
  /// The velocity of the touch over its last samples, in pt/s.
  public var velocity: CGPoint
  /// The time since the touch landed, in s.
  public var time: TimeInterval
  /// The bounds of the navigation controller's view, in pt.
  public var container: CGRect
  /// The layout direction of the navigation controller's view.
  public var layoutDirection: LayoutDirection
  /// The number of view controllers on the stack.
  public var stackDepth: Int
  /// The number of touches that are down, without those that rest while another one lands or drags.
  public var numberOfTouches: Int
  /// `isEditing` of the top view controller.
  public var isEditing: Bool
  /// The registered contents under the point where the touch landed, innermost first.
  public var contents: [Content]

  /// The farthest that the touch has been above or below where it landed, in pt.
  ///
  /// At least the vertical part of ``translation``.
  package var verticalExtent: CGFloat {
    get { max(greatestExtent, abs(translation.y)) }
    set { greatestExtent = newValue > abs(translation.y) ? newValue : 0 }
  }
  private var greatestExtent: CGFloat = 0
  /// The recognizer that would move the screen.
  package var performer: Performer
  /// What the navigation controller is doing.
  package var transition: Transition
  /// `GestureArbiter.allowsPopGestures`.
  package var isEnabled: Bool
  /// The suspensions in force, the earliest first.
  package var suspensions: [Suspension]
  /// Whether the top screen refuses the gesture.
  package var isRefusedByScreen: Bool
  /// Where the gesture may start; set by the policy that judges the attempt.
  package var startArea: PopStartArea

  /// Creates an attempt; the defaults describe the content pop of the second screen on a phone.
  public init(
    hasMoved: Bool = false, gesture: NavigationGesture = .contentPop, start: CGPoint,
    translation: CGPoint = .zero, velocity: CGPoint = .zero, time: TimeInterval = 0,
    container: CGRect = CGRect(x: 0, y: 0, width: 390, height: 844),
    layoutDirection: LayoutDirection = .leftToRight, stackDepth: Int = 2,
    numberOfTouches: Int = 1, isEditing: Bool = false, contents: [Content] = []
  ) {
    self.hasMoved = hasMoved
    self.gesture = gesture
    self.start = start
    self.translation = translation
    self.velocity = velocity
    self.time = time
    self.container = container
    self.layoutDirection = layoutDirection
    self.stackDepth = stackDepth
    self.numberOfTouches = numberOfTouches
    self.isEditing = isEditing
    self.contents = contents
    performer = .arbiter
    transition = .idle
    isEnabled = true
    suspensions = []
    isRefusedByScreen = false
    startArea = .anywhere
  }

  /// The distance from the leading edge of the container to ``start``, in pt; negative outside it.
  public var distanceFromLeadingEdge: CGFloat {
    layoutDirection == .leftToRight ? start.x - container.minX : container.maxX - start.x
  }

  /// The distance from the top edge of the container to ``start``, in pt.
  package var distanceFromTopEdge: CGFloat { start.y - container.minY }
}

extension PopAttempt {
  /// Whether UIKit's content pop would begin by its own rules, and no registered content wants the
  /// drag.
  package var isUncontested: Bool {
    gesture == .contentPop && performer == .uikit && !isContested
  }

  /// Whether a registered content may want the drag.
  var isContested: Bool {
    for content in contents where content.competes { return true }
    return false
  }

  /// The edge from which the gesture leads away: leading for a pop, trailing for a push.
  ///
  /// Rules are written once, for a pop. A push applies them mirrored: distances that a pop measures
  /// from the leading edge, a push measures from the trailing edge.
  package enum Edge: Sendable {
    case leading, trailing
    /// Where content must rest for a zoom dismissal downwards.
    case top

    /// The edge as decisions print it.
    var name: String {
      switch self {
      case .leading: "leading"
      case .trailing: "trailing"
      case .top: "top"
      }
    }
  }

  /// The edge from which the gesture leads away.
  package var originEdge: Edge { gesture == .push ? .trailing : .leading }

  /// The distance from ``originEdge`` to ``start``, in pt.
  package var distanceFromOriginEdge: CGFloat {
    gesture == .push ? container.width - distanceFromLeadingEdge : distanceFromLeadingEdge
  }

  /// Whether the touch has moved farther in the direction of the gesture than across it.
  package var leadsAlongGesture: Bool {
    let translation = alongGesture(translation)
    return translation.x > abs(translation.y)
  }

  /// Whether the touch has moved as far as a pan requires, and more vertically than horizontally.
  package var isVertical: Bool {
    hypot(translation.x, translation.y) >= GestureMetrics.decisionTravel
      && abs(translation.x) <= abs(translation.y)
  }

  /// Returns a vector whose x is positive in the direction of the gesture.
  package func alongGesture(_ vector: CGPoint) -> CGPoint {
    let x = layoutDirection.towardsTrailing(vector.x)
    return CGPoint(x: gesture == .push ? -x : x, y: vector.y)
  }
}
