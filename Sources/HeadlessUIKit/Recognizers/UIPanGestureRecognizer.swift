import Foundation

/// Recognizes fingers that drag: begins when they have travelled 10 pt, ends when all are lifted
/// (C104, C108).
@preconcurrency @MainActor
open class UIPanGestureRecognizer: UIGestureRecognizer {
  /// The fingers it takes to begin.
  open var minimumNumberOfTouches: Int {
    get { fewestFingers }
    set { fewestFingers = newValue }
  }
  /// The fingers beyond which it does not begin (C109).
  open var maximumNumberOfTouches: Int {
    get { mostFingers }
    set { mostFingers = newValue }
  }

  /// The scrolling of wheels and trackpads that it takes: none by default (C115, C132).
  open var allowedScrollTypesMask: UIScrollTypeMask = []

  /// Where the pointer is, in the window, while a wheel or trackpad scrolls; numberOfTouches is 0.
  var pointer: CGPoint?
  /// How far the fingers have moved since touch-down, in the window, in pt.
  private(set) var travel = CGPoint.zero
  private var fewestFingers = 1
  private var mostFingers = Int.max
  private var zero = TranslationZero.known(.zero)
  private var lastSample: (time: TimeInterval, travel: CGPoint)?
  private var windowVelocity = CGPoint.zero

  /// How far the fingers have dragged, in a view's coordinates; in pt.
  ///
  /// It starts at the travel beyond the hysteresis, not at zero and not at the whole travel (C105).
  open func translation(in view: UIView?) -> CGPoint {
    direction(travel - origin, in: view)
  }

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

  /// Sets what the translation is from here on, and resets the velocity (C111).
  open func setTranslation(_ translation: CGPoint, in view: UIView?) {
    let base = view.map { $0.convertToWindow(translation) - $0.convertToWindow(.zero) }
    zero = .known(travel - (base ?? translation))
    windowVelocity = .zero
    lastSample = lastSample.map { ($0.time, travel) }
  }

  /// How fast the fingers moved between the last two samples, in a view's coordinates; in pt/s
  /// (C113).
  open func velocity(in view: UIView?) -> CGPoint {
    direction(windowVelocity, in: view)
  }

  /// How fast the fingers were as they were lifted, in a view's coordinates, in pt/s: not at all if
  /// they had rested, although ``velocity(in:)`` still says how fast they moved last (C114).
  func velocityAtLift(in view: UIView?) -> CGPoint {
    guard let now = self.view?.window?.headlessEngine?.clock.now, let lastSample,
      now - lastSample.time <= EngineMetrics.restingFinger
    else { return .zero }
    return velocity(in: view)
  }

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    if tracked.count > mostFingers {
      takeSurplus(touches, event)
      return
    }
    if ownState == .possible, tracked.count == fewestFingers {
      // Only now there are fingers enough: what one alone has travelled does not count (C108).
      travel = .zero
      zero = .known(.zero)
      lastSample = nil
    }
    if lastSample == nil, let touch = tracked.isEmpty ? nil : tracked[0] {
      lastSample = (touch.timestamp, travel)
    }
  }

  /// Fingers beyond the maximum keep a pan from beginning; what they do later is open (C109).
  private func takeSurplus(_ touches: Set<UITouch>, _ event: UIEvent) {
    guard ownState.isActive else {
      state = .failed
      return
    }
    switch questions.surplusFinger {
    case .isIgnored: for touch in touches { ignore(touch, for: event) }
    case .joins: break
    case .cancels: state = .cancelled
    }
  }

  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    guard !tracked.isEmpty, !ownState.isActive || changesWhenMoved else { return }
    // Fingers that come or go move the centroid but are no movement (C110).
    if tracked.count == 1 {
      tracked.visit { travel = travel + ($0.point - $0.previousPoint) }
    } else {
      var moved = CGPoint.zero
      for touch in touches { moved = moved + (touch.point - touch.previousPoint) }
      travel = travel + moved * (1 / CGFloat(tracked.count))
    }
    measure(at: event.timestamp)
    if ownState == .possible, tracked.count >= fewestFingers { tryToBegin() }
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
    guard !hasFingerDown else { return }
    state = ownState.isActive ? .ended : .failed
  }

  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
    guard !hasFingerDown else { return }
    state = .cancelled
  }

  override var isForMovements: Bool { true }

  override var changesWhenMoved: Bool {
    tracked.count >= fewestFingers || questions.thinnedPan == .goesOn
  }

  open override func reset() {
    travel = .zero
    zero = .known(.zero)
    lastSample = nil
    windowVelocity = .zero
  }

  /// The middle of the touches, or where the pointer is that scrolls; in pt (C110, C132).
  open override func location(in view: UIView?) -> CGPoint {
    guard let pointer else { return super.location(in: view) }
    return view?.convertFromWindow(pointer) ?? pointer
  }

  /// Starts following a wheel or trackpad (C132).
  func scrollBegan(over pointer: CGPoint, at time: TimeInterval) {
    self.pointer = pointer
    lastSample = (time, travel)
  }

  /// Takes movement of a wheel or trackpad for movement of a finger (C132).
  func scrolled(by way: CGPoint, at time: TimeInterval) {
    travel = travel + way
    measure(at: time)
    if ownState == .possible { tryToBegin() }
  }

  /// A scroll comes without fingers and goes on until it ends (C132).
  override var staysOpenWithoutTouches: Bool { pointer != nil && ownState == .possible }

  override func leaveSystem() {
    pointer = nil
    super.leaveSystem()
  }

  /// What the travel so far means.
  enum Attempt {
    case wait
    case fail
    /// The gesture begins, and counts its translation from some travel on.
    case begin(TranslationZero)
  }

  /// The travel at which a translation is zero.
  enum TranslationZero {
    /// A travel that is certain.
    case known(CGPoint)
    /// What the first translation leaves out is open (C105): the travel with which the gesture began,
    /// and the hysteresis in it.
    case open((travel: CGPoint, hysteresis: CGPoint))
  }

  /// Judges the travel; the engine's own pans refine it.
  func attempt() -> Attempt {
    reaches(travel) ? .begin(firstZero) : .wait
  }

  /// Whether travel has left the hysteresis (M01: inclusive; C107: its shape is open).
  func reaches(_ travel: CGPoint) -> Bool {
    let limit = EngineMetrics.panHysteresis
    let isFarEnough = travel.x * travel.x + travel.y * travel.y >= limit * limit
    let isFarAlongAxis = max(abs(travel.x), abs(travel.y)) >= limit
    return isFarEnough && (isFarAlongAxis || questions.panHysteresis == .radial)
  }

  /// What a translation that begins now is counted from.
  var firstZero: TranslationZero { .open((travel, hysteresisOfTravel)) }

  /// The hysteresis along the direction of travel (C105, C107).
  var hysteresisOfTravel: CGPoint {
    let length = travel.length
    return length > 0 ? travel * min(1, EngineMetrics.panHysteresis / length) : .zero
  }

  private func measure(at time: TimeInterval) {
    if let last = lastSample, time > last.time {
      windowVelocity = (travel - last.travel) * (1 / CGFloat(time - last.time))
    }
    lastSample = (time, travel)
  }

  private func direction(_ vector: CGPoint, in view: UIView?) -> CGPoint {
    guard let view else { return vector }
    return view.convertFromWindow(vector) - view.convertFromWindow(.zero)
  }
}
