#if HEADLESS
/// The last three steps of a drag, whose weighted mean is the velocity of the lift (C264).
struct DragSteps {
  /// The weights of the steps from the last to the oldest.
  struct Weights {
    let last: CGFloat
    let middle: CGFloat
    let oldest: CGFloat

    static let oldestMost = Weights(last: 0.05, middle: 0.35, oldest: 0.6)
    static let middleMost = Weights(last: 1, middle: 3, oldest: 0)
  }

  private var sample: (time: TimeInterval, travel: CGPoint)?
  /// The velocities of the steps from the last to the oldest, in pt/s.
  private var velocities = (last: CGPoint.zero, middle: CGPoint.zero, oldest: CGPoint.zero)
  private var count = 0

  init() {}

  /// Starts a drag at a time in s and a travel in pt.
  init(startingAt time: TimeInterval, _ travel: CGPoint) { sample = (time, travel) }

  /// Adds the step to a travel in pt at a time in s. Samples of the same time count as one.
  mutating func append(_ travel: CGPoint, at time: TimeInterval) {
    if let sample, time > sample.time {
      let velocity = (travel - sample.travel) * (1 / CGFloat(time - sample.time))
      velocities = (velocity, velocities.last, velocities.middle)
      count = min(count + 1, 3)
    }
    sample = (time, travel)
  }

  /// Forgets the steps; the next one starts at the last sample.
  mutating func forget() { count = 0 }

  /// Returns the weighted mean of the steps, in pt/s. Steps that do not exist have no weight.
  func velocity(_ weights: Weights) -> CGPoint {
    switch count {
    case 0: return .zero
    case 1: return velocities.last
    case 2:
      let sum = velocities.last * weights.last + velocities.middle * weights.middle
      return sum * (1 / (weights.last + weights.middle))
    default:
      let sum =
        velocities.last * weights.last + velocities.middle * weights.middle
        + velocities.oldest * weights.oldest
      return sum * (1 / (weights.last + weights.middle + weights.oldest))
    }
  }
}
#endif
