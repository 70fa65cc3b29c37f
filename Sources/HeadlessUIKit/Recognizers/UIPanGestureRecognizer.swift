#if HEADLESS
/// Recognizes a drag: begins after 10 pt of travel and ends when all touches have ended (C104,
/// C108).
@preconcurrency @MainActor
open class UIPanGestureRecognizer: UIGestureRecognizer {
  /// The number of touches that the pan requires to begin.
  open var minimumNumberOfTouches: Int {
    get { minimumTouches }
    set { minimumTouches = newValue }
  }
  /// The number of touches beyond which the pan does not begin (C109).
  open var maximumNumberOfTouches: Int {
    get { maximumTouches }
    set { maximumTouches = newValue }
  }

  /// The types of wheel and trackpad scrolling that the pan accepts; none by default (C115, C132).
  open var allowedScrollTypesMask: UIScrollTypeMask = []

  /// The pointer's location in the window while a wheel or trackpad scrolls; numberOfTouches is 0.
  var pointer: CGPoint?
  /// The travel of the touches since touch-down, in the window's coordinates, in pt.
  private(set) var travel = CGPoint.zero
  private var minimumTouches = 1
  private var maximumTouches = Int.max
  private var zero = TranslationZero.known(.zero)
  private var lastSample: (time: TimeInterval, travel: CGPoint)?
  /// The movement between the last two samples, which ``velocity(in:)`` divides.
  private var lastMovement: (travel: CGPoint, time: TimeInterval)?

  /// Returns the translation in a view's coordinates, in pt.
  ///
  /// It starts at the travel beyond the hysteresis, not at zero and not at the whole travel (C105).
  open func translation(in view: UIView?) -> CGPoint { direction(travel - origin, in: view) }

  /// The travel at which the translation is zero.
  private var origin: CGPoint {
    switch zero {
    case .known(let travel): travel
    case .open(let beginning):
      switch questions.firstTranslation {
      case .shortened: beginning.hysteresis
      case .whole: .zero
      case .zero: beginning.travel
      }
    }
  }

  /// Sets the current translation and resets the velocity (C111).
  open func setTranslation(_ translation: CGPoint, in view: UIView?) {
    let base = view.map { $0.convertToWindow(translation) - $0.convertToWindow(.zero) }
    zero = .known(travel - (base ?? translation))
    lastMovement = nil
    lastSample = lastSample.map { ($0.time, travel) }
  }

  /// Returns the velocity between the last two samples in a view's coordinates, in pt/s (C113).
  open func velocity(in view: UIView?) -> CGPoint {
    let velocity = lastMovement.map { $0.travel * (1 / CGFloat($0.time)) } ?? .zero
    return direction(velocity, in: view)
  }

  /// Returns the velocity of the lift in a view's coordinates, in pt/s: zero if the touch had
  /// rested, although ``velocity(in:)`` still returns the last movement (C114).
  func velocityAtLift(in view: UIView?) -> CGPoint { hasRested ? .zero : velocity(in: view) }

  /// Whether the touch has not moved for so long that a lift has no velocity (C114).
  final var hasRested: Bool {
    guard let now = view?.window?.headlessEngine?.clock.now, let lastSample else { return true }
    return now - lastSample.time > EngineMetrics.restingTouchInterval
  }

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    if tracked.count > maximumTouches {
      takeSurplus(touches, event)
      return
    }
    if ownState == .possible, tracked.count == minimumTouches {
      // The travel of fewer touches than required does not count (C108).
      travel = .zero
      zero = .known(.zero)
      lastSample = nil
    }
    if lastSample == nil, let touch = tracked.isEmpty ? nil : tracked[0] {
      lastSample = (touch.timestamp, travel)
    }
  }

  /// Touches beyond the maximum fail a possible pan; what they do to one that has begun is open
  /// (C109).
  private func takeSurplus(_ touches: Set<UITouch>, _ event: UIEvent) {
    guard ownState.isActive else {
      state = .failed
      return
    }
    switch questions.surplusTouch {
    case .isIgnored: for touch in touches { ignore(touch, for: event) }
    case .joins: break
    case .cancels: state = .cancelled
    }
  }

  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    guard !tracked.isEmpty, !ownState.isActive || changesWhenMoved else { return }
    // A touch that begins or ends moves the centroid, which isn't movement (C110).
    if tracked.count == 1 {
      tracked.visit { travel = travel + ($0.point - $0.previousPoint) }
    } else {
      var moved = CGPoint.zero
      for touch in touches { moved = moved + (touch.point - touch.previousPoint) }
      travel = travel + moved * (1 / CGFloat(tracked.count))
    }
    measure(at: event.timestamp)
    if ownState == .possible, tracked.count >= minimumTouches { tryToBegin() }
  }

  private func tryToBegin() {
    switch attempt() {
    case .wait: break
    case .fail: state = .failed
    case .begin(let zero):
      self.zero = zero
      state = .began
    }
  }

  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    guard !hasTouchDown else { return }
    state = ownState.isActive ? .ended : .failed
  }

  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
    guard !hasTouchDown else { return }
    state = .cancelled
  }

  override var isForMovements: Bool { true }

  override var changesWhenMoved: Bool {
    tracked.count >= minimumTouches || questions.panBelowMinimum == .continues
  }

  open override func reset() {
    travel = .zero
    zero = .known(.zero)
    lastSample = nil
    lastMovement = nil
  }

  /// Returns the centroid of the touches, or the location of the pointer that scrolls; in pt (C110,
  /// C132).
  open override func location(in view: UIView?) -> CGPoint {
    guard let pointer else { return super.location(in: view) }
    return view?.convertFromWindow(pointer) ?? pointer
  }

  /// Starts following a wheel or trackpad (C132).
  func scrollBegan(over pointer: CGPoint, at time: TimeInterval) {
    self.pointer = pointer
    lastSample = (time, travel)
  }

  /// Treats movement of a wheel or trackpad as movement of a touch (C132).
  func scrolled(by movement: CGPoint, at time: TimeInterval) {
    travel = travel + movement
    measure(at: time)
    if ownState == .possible { tryToBegin() }
  }

  /// A scroll has no touches and lasts until it ends (C132).
  override var staysOpenWithoutTouches: Bool { pointer != nil && ownState == .possible }

  override func leaveSystem() {
    pointer = nil
    super.leaveSystem()
  }

  /// What the pan does with its travel.
  enum Attempt {
    case wait
    case fail
    /// Begins with a translation measured from a travel.
    case begin(TranslationZero)
  }

  /// The travel at which a translation is zero.
  enum TranslationZero {
    /// A certain travel.
    case known(CGPoint)
    /// Open (C105): the travel with which the gesture began, and the hysteresis in it.
    case open((travel: CGPoint, hysteresis: CGPoint))
  }

  /// Returns what the travel means; the engine's subclasses override it.
  func attempt() -> Attempt { reaches(travel) ? .begin(firstZero) : .wait }

  /// Whether travel has left the hysteresis (M01: inclusive; C107: its shape is open).
  func reaches(_ travel: CGPoint) -> Bool {
    let limit = EngineMetrics.panHysteresis
    let isFarEnough = travel.x * travel.x + travel.y * travel.y >= limit * limit
    let isFarAlongAxis = max(abs(travel.x), abs(travel.y)) >= limit
    return isFarEnough && (isFarAlongAxis || questions.panHysteresis == .radial)
  }

  /// The travel from which a translation that begins now is measured.
  var firstZero: TranslationZero { .open((travel, hysteresisOfTravel)) }

  /// The hysteresis along the direction of travel (C105, C107).
  var hysteresisOfTravel: CGPoint {
    let length = travel.length
    return length > 0 ? travel * min(1, EngineMetrics.panHysteresis / length) : .zero
  }

  private func measure(at time: TimeInterval) {
    if let last = lastSample, time > last.time {
      lastMovement = (travel - last.travel, time - last.time)
    }
    lastSample = (time, travel)
  }

  private func direction(_ vector: CGPoint, in view: UIView?) -> CGPoint {
    guard let view else { return vector }
    return view.convertFromWindow(vector) - view.convertFromWindow(.zero)
  }
}
#endif
