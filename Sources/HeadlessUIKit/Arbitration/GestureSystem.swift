import Foundation

/// Delivers touches to recognizers and views, and decides between recognizers.
///
/// One pass (contract, part M): recognizers see the changed touches; what they ask for is settled;
/// actions are sent; views get what is left of the touches; finished recognizers are reset.
///
/// An event costs what the recognizers under its fingers cost. Loops on its way are written out:
/// a closure handed to the standard library would be checked for its isolation at every call.
@MainActor
final class GestureSystem {
  weak var engine: HeadlessEngine?
  weak var observer: (any HeadlessObserver)? { didSet { isObserved = observer != nil } }
  private(set) var isObserved = false
  let clock: VirtualClock
  let questions: OpenQuestions
  let event = UIEvent()
  /// The buttons that are down (C051).
  let presses = PressSequence()
  /// The engine's windows from front to back (C014).
  var windows: [UIWindow] = []
  /// What tells this system from any other, so that a recognizer need not ask for it by reference.
  let number: Int
  /// The recognizers that take part in the present sequences, in the order in which they joined.
  let live = Roster<UIGestureRecognizer>()
  /// Those of them that have begun and not ended; some may have ended in the present pass.
  let active = Roster<UIGestureRecognizer>()
  /// Whether some of the active ones may have ended.
  private var haveActiveEnded = false
  /// Whether delegates are at hand (``fetchAnswers()``).
  var hasAnswers = false
  /// The delegates that are at hand.
  let answers = Roster<Answers>()
  /// How many of the active ones had begun before the present pass.
  var elders = 0
  /// Recognizers that asked for something that is not settled yet.
  let requests = Worklist()
  /// Recognizers that have begun and whose touches have moved since.
  let advancing = Worklist()
  /// Those that asked and are being settled.
  let round = Worklist()
  /// Those of them that want to recognize, in the order in which they may try.
  let candidates = Roster<Candidate>()
  /// What recognizers and touches refer to the system by, without keeping it.
  let handle = Handle<GestureSystem>()
  let targets = Roster<Target>()
  /// Recognizers that have to wait since the present pass.
  let newlyHeld = Worklist()
  /// Touches whose view is still to be told something.
  let undelivered = Roster<UITouch>()
  /// Whether a recognizer may have come to its end since the last reset.
  var mayReset = false
  /// Whether a recognizer has entered a state since views were last told: one may let a touch go.
  var hasChanged = false
  /// Whether a touch has ended that recognizers still know of.
  var hasEndedTouches = false
  /// Whether the list of those that still follow a touch is out of date.
  var areListenersStale = false
  /// When the next deadline of a recognizer is due, and the timer that waits for it.
  var alarm: (time: TimeInterval, timer: HeadlessTimer)?
  var newestArrival = 0
  /// Views that were ever touched are counted in the order of their first touch.
  var newestTouchedView = 0
  /// Counts the events, so that what was asked about one is not asked again.
  private(set) var eventNumber = 0
  /// The recognizers that follow a touch and have not come to an end.
  private let listening = Worklist()
  /// Whether some of the live ones have left and are still listed.
  var hasLeavers = false
  /// The last tap, for counting those that follow it.
  var lastTap: (time: TimeInterval, point: CGPoint, count: Int)?
  /// The movement of a wheel or trackpad that goes on (C132).
  var scrolling: ScrollSequence?
  private var lastAlone: Set<UITouch> = []
  private var lastAloneTouch: UITouch?
  private let queue = Roster<PendingAction>()
  private let sending = Roster<PendingAction>()
  private let changed = Roster<UITouch>()
  /// The recognizers of the touch that is being bound.
  let found = Roster<UIGestureRecognizer>()
  private var passDepth = 0
  private static var newestNumber = 0

  /// What a touch hit, kept until the view was told of the end, even if it leaves the tree meanwhile.
  struct Target {
    let touch: UITouch
    let window: UIWindow
    let view: UIView
  }

  /// A list of recognizers that are live, and kept by that.
  typealias Worklist = Roster<Unmanaged<UIGestureRecognizer>>

  /// An action to be sent; the recognizer is live at least until the end of the pass.
  struct PendingAction {
    let recognizer: Unmanaged<UIGestureRecognizer>
    /// When the recognizer had joined: one that has left and joined again has nothing to do with it.
    let arrival: Int
    let state: UIGestureRecognizer.State
    let isRecognition: Bool
  }

  init(clock: VirtualClock, questions: OpenQuestions) {
    self.clock = clock
    self.questions = questions
    Self.newestNumber += 1
    number = Self.newestNumber
    handle.refer(to: self)
  }

  deinit { handle.empty() }

  /// Delivers what fingers did at the present moment.
  func deliver(_ samples: [TouchSample]) {
    let now = clock.time
    event.time = now
    eventNumber += 1
    for touch in event.active { touch.sample.phase = .stationary }
    // Whoever sends touches out of a callback gets a list of its own.
    let changed = passDepth == 0 ? self.changed : Roster<UITouch>()
    for sample in samples {
      if let touch = update(sample, at: now) { changed.append(touch) }
    }
    guard !changed.isEmpty else { return }
    // A view may be in the middle of hearing of these very touches.
    if passDepth > 0 { hasChanged = true }
    beginPass()
    bindNewTouches(changed)
    if let observer, let engine {
      for touch in changed { observer.engine(engine, received: touch) }
    }
    sendToRecognizers(changed)
    queueForViews(changed)
    changed.removeAll()
    endPass()
  }

  /// Takes note that a recognizer asked for something, outside of a pass such as when a timer fired.
  func settleSoon(_ recognizer: UIGestureRecognizer) {
    request(recognizer)
    if passDepth == 0 { pass {} }
  }

  /// Puts a recognizer on the list of those to be settled.
  func request(_ recognizer: UIGestureRecognizer) {
    guard !recognizer.isRequested else { return }
    recognizer.isRequested = true
    requests.append(recognizer)
  }

  /// The recognizers that follow a touch and have not come to an end.
  var listeners: Worklist {
    guard areListenersStale else { return listening }
    // Whoever sends touches out of a callback is inside a walk through the list, and gets its own.
    guard passDepth == 1 else {
      let own = Worklist()
      collectListeners(into: own)
      return own
    }
    areListenersStale = false
    listening.removeAll()
    collectListeners(into: listening)
    return listening
  }

  private func collectListeners(into list: Worklist) {
    live.visit { recognizer in
      guard !recognizer.machine.isDeaf, recognizer.followedBits != 0 else { return }
      list.append(recognizer)
    }
  }

  /// A set of one touch, the same for all who follow it.
  func alone(_ touch: UITouch) -> Set<UITouch> {
    if lastAloneTouch !== touch {
      lastAlone = [touch]
      lastAloneTouch = touch
    }
    return lastAlone
  }

  /// Runs one pass around a delivery.
  func pass(_ delivery: () -> Void) {
    beginPass()
    delivery()
    endPass()
  }

  private func beginPass() {
    passDepth += 1
    guard passDepth == 1, !active.isEmpty else { return }
    if haveActiveEnded {
      haveActiveEnded = false
      active.keep { $0.machine.granted.isActive }
    }
    elders = active.count
  }

  private func endPass() {
    guard passDepth == 1 else {
      passDepth -= 1
      return
    }
    repeat {
      // Actions may disable, remove or set recognizers: settle until nothing is left to do.
      while hasWork {
        settle()
        sendActions()
      }
      if !newlyHeld.isEmpty { reportCircles() }
      hasChanged = false
      deliverToViews()
      if presses.isOpen { deliverPresses() }
      if hasEndedTouches { forgetEndedTouches() }
      if mayReset { failStuck() }
      // Nobody is reset before its last action was sent and its views were told.
      if mayReset, !hasChanged, !hasWork { resetFinished() }
    } while hasChanged || hasWork
    passDepth = 0
    if hasLeavers { forgetLeavers() }
    if live.isEmpty { forgetSequence() }
  }

  /// Whether something is still to be settled or to be sent.
  var hasWork: Bool { !requests.isEmpty || !advancing.isEmpty || !queue.isEmpty }

  /// What is over must not be kept until the next touch.
  private func forgetSequence() {
    listening.removeAll()
    active.removeAll()
    elders = 0
    targets.keep { $0.touch.isDown || $0.touch.delivery.isOpen }
  }

  /// Queues the action for a state that was just granted.
  func enqueue(
    _ recognizer: UIGestureRecognizer, _ state: UIGestureRecognizer.State, isRecognition: Bool
  ) {
    // A recognition takes touches from views, whether anybody is told of it or not.
    guard isRecognition || recognizer.hasActions else { return }
    queue.append(
      PendingAction(
        recognizer: .passUnretained(recognizer), arrival: recognizer.arrival, state: state,
        isRecognition: isRecognition))
  }

  /// Takes note that a recognizer entered a state: it may be at its end, and observers are told.
  func noteChange(
    _ recognizer: UIGestureRecognizer, _ state: UIGestureRecognizer.State,
    because cause: @autoclosure () -> StateCause
  ) {
    hasChanged = true
    if state.isTerminal {
      areListenersStale = true
      haveActiveEnded = true
      mayReset = true
    }
    guard isObserved, let observer, let engine else { return }
    observer.engine(engine, recognizer: recognizer, entered: state, because: cause())
  }

  private func sendActions() {
    guard !queue.isEmpty else { return }
    sending.swap(with: queue)
    if saysSeveralThings, questions.actionOrder == .reversed { reverseRecognizers() }
    for action in sending { action.recognizer.visit { send(action, from: $0) } }
    sending.removeAll()
  }

  /// Whether the actions of more than one recognizer tell anybody anything.
  private var saysSeveralThings: Bool {
    guard sending.count > 1 else { return false }
    var first: UnsafeMutableRawPointer?
    for action in sending {
      let isHeard = action.recognizer.visit { recognizer in
        recognizer.hasActions || recognizer.effects.cancelsTouches
          || recognizer.effects.delaysBegan
      }
      guard isHeard else { continue }
      if let first, first != action.recognizer.toOpaque() { return true }
      first = action.recognizer.toOpaque()
    }
    return false
  }

  private func send(_ action: PendingAction, from recognizer: UIGestureRecognizer) {
    // An action before may have removed its recognizer, which is told nothing more (C068).
    guard recognizer.systemNumber == number, recognizer.arrival == action.arrival else { return }
    // Touches leave the view immediately before the action (C041), lifted ones too if the view
    // does not know yet: the first tap of two (C126).
    // Those that it has delayed never reach the view, whether it cancels others or not (C045).
    if action.isRecognition, !undelivered.isEmpty,
      recognizer.effects.cancelsTouches || recognizer.effects.delaysBegan
    {
      silence(touchesOf: recognizer)
    }
    if action.isRecognition, presses.isOpen, recognizer.effects.cancelsTouches {
      silence(pressesOf: recognizer)
    }
    recognizer.sendActions(as: action.state)
  }

  /// Puts the recognizers the other way round; the actions of each stay in order (C072).
  private func reverseRecognizers() {
    let recorded = Array(sending)
    var recognizers: [UnsafeMutableRawPointer] = []
    for action in recorded where !recognizers.contains(action.recognizer.toOpaque()) {
      recognizers.append(action.recognizer.toOpaque())
    }
    sending.removeAll()
    for recognizer in recognizers.reversed() {
      for action in recorded where action.recognizer.toOpaque() == recognizer {
        sending.append(action)
      }
    }
  }

  private func forgetEndedTouches() {
    hasEndedTouches = false
    event.active.keep { $0.isDown }
    let areAllUp = event.active.isEmpty
    live.visit { areAllUp ? $0.forgetTouches() : $0.forgetEndedTouches() }
    lastAlone = []
    lastAloneTouch = nil
    areListenersStale = true
    mayReset = true
  }
}
