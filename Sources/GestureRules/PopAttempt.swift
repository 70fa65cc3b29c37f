import Foundation

/// Everything a rule may look at, as values.
///
/// Locations are in the coordinate space of the navigation controller's view, in pt and physical:
/// never mirrored for right-to-left. Use ``distanceFromLeadingEdge`` and
/// ``ReadingDirection/towardsTrailing(_:)`` where leading and trailing are meant.
public struct PopAttempt: Sendable, Equatable {
  /// Whether the finger has just landed or moves.
  public var phase: AttemptPhase
  /// The pop recognizer that wants to begin; of a push, ``PopSource/content``.
  public var source: PopSource
  /// Whether a screen would go or come.
  public var operation: StackOperation
  /// Where the finger landed, in pt.
  public var start: CGPoint
  /// How far the finger has moved since it landed, in pt; zero at touch-down.
  public var translation: CGPoint
  /// How fast the finger moves, in pt/s, over the last samples; zero at touch-down.
  public var velocity: CGPoint
  /// Seconds since the finger landed.
  public var time: TimeInterval
  /// The bounds of the navigation controller's view, in pt.
  public var container: CGRect
  /// The reading direction of the navigation controller's view.
  public var readingDirection: ReadingDirection
  /// How many screens are on the stack; a pop needs two.
  public var stackDepth: Int
  /// Whether a transition is under way.
  public var transition: TransitionState
  /// Whether the arbiter lets pops begin at all.
  public var isEnabled: Bool
  /// What has suspended pops, the earliest first.
  public var suspensions: [Suspension]
  /// How many fingers are down.
  public var fingers: Int
  /// Whether the screen on top is being edited (`UIViewController.isEditing`).
  public var isEditing: Bool
  /// What the screen on top says of its own pop; the gate asks when the rules want to know.
  public var screenAnswer: ScreenAnswer
  /// Where the policy lets this pop start; filled in by the policy that judges the attempt.
  public var allowedStart: PopStart
  /// The contents under the point where the finger landed, innermost first.
  public var contents: [AttemptContent]

  /// Makes an attempt; whatever is left out describes an enabled pop of the second screen on the
  /// stack of a left-to-right phone, at touch-down, with nothing under the finger.
  public init(
    phase: AttemptPhase = .touchDown, source: PopSource, operation: StackOperation = .pop,
    start: CGPoint, translation: CGPoint = .zero, velocity: CGPoint = .zero, time: TimeInterval = 0,
    container: CGRect = CGRect(x: 0, y: 0, width: 390, height: 844),
    readingDirection: ReadingDirection = .leftToRight, stackDepth: Int = 2,
    transition: TransitionState = .idle, isEnabled: Bool = true,
    suspensions: [Suspension] = [], fingers: Int = 1, isEditing: Bool = false,
    screenAnswer: ScreenAnswer = .agrees, allowedStart: PopStart = .anywhere,
    contents: [AttemptContent] = []
  ) {
    self.phase = phase
    self.source = source
    self.operation = operation
    self.start = start
    self.translation = translation
    self.velocity = velocity
    self.time = time
    self.container = container
    self.readingDirection = readingDirection
    self.stackDepth = stackDepth
    self.transition = transition
    self.isEnabled = isEnabled
    self.suspensions = suspensions
    self.fingers = fingers
    self.isEditing = isEditing
    self.screenAnswer = screenAnswer
    self.allowedStart = allowedStart
    self.contents = contents
  }

  /// How far below the top edge of the container the finger landed, in pt.
  public var distanceFromTopEdge: CGFloat { start.y - container.minY }

  /// How far from the trailing edge of the container the finger landed, in pt.
  public var distanceFromTrailingEdge: CGFloat { container.width - distanceFromLeadingEdge }

  /// How far from the leading edge of the container the finger landed, in pt.
  public var distanceFromLeadingEdge: CGFloat {
    readingDirection.distanceFromLeadingEdge(of: start, in: container)
  }
}
