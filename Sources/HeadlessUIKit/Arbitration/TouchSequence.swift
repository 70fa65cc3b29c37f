#if HEADLESS
/// The recognizers and touches of one touch sequence, from the first touch down to the last reset.
///
/// The sequence owns its participants while it lasts and arbitrates between them. Everything in it
/// names a participant by its index: lists of work, failure relations, queued actions. An index
/// stays valid until ``removeLeavers()``. The gesture system empties one sequence and uses it
/// again.
///
/// An event costs what the recognizers under its touches cost. Loops on its way are written out: a
/// closure that is passed to the standard library is checked for its isolation at every call.
@MainActor
final class TouchSequence {
  var engine: HeadlessEngine? {
    get { owner.object }
    set { owner = BackReference(newValue) }
  }
  private var owner = BackReference<HeadlessEngine>(nil)
  weak var observer: (any HeadlessObserver)? { didSet { isObserved = observer != nil } }
  private(set) var isObserved = false
  let questions: OpenQuestions
  /// Distinguishes this sequence from those of other engines.
  let number: Int
  /// The current event; its active touches are down, or were lifted in the current pass.
  let event = UIEvent()
  /// The buttons that are down (C051).
  let presses = PressSequence()
  /// The recognizers that take part, in the order in which they joined.
  let participants = ReusableList<UIGestureRecognizer>()
  /// The number of participants that have joined so far; each is numbered on arrival from 1.
  var newestArrival = 0
  /// The participants that have begun; some may have ended in the current pass.
  let active = ReusableList<Int>()
  /// How many of the active participants had begun before the current pass.
  var activeBeforePass = 0
  /// Whether some of the active participants may have ended.
  private var mayHaveEndedActive = false
  /// The participants whose state has to be settled.
  let requests = ReusableList<Int>()
  /// The participant whose touch or press method is being called, or -1.
  private var callee = -1
  /// The participants that have begun and whose touches have moved since.
  let advancing = ReusableList<Int>()
  /// The participants being settled.
  let round = ReusableList<Int>()
  /// The participants of the round that attempt to recognize.
  let candidates = ReusableList<Candidate>()
  /// The participants that have had to wait since the current pass.
  let newlyHeld = ReusableList<Int>()
  /// The actions to be sent, in the order in which states were granted.
  let queue = ReusableList<PendingAction>()
  /// The actions being sent.
  let sending = ReusableList<PendingAction>()
  /// What each touch hit; kept until the sequence is over, even if the view leaves its window.
  let targets = ReusableList<Target>()
  /// Whether a recognizer has entered a state since views last received their touches.
  var hasChanged = false
  /// Whether a recognizer may have finished since the last reset.
  var mayReset = false
  /// Whether some participants have left and are still listed.
  var hasLeavers = false
  /// The participants that follow a touch and have not ended, unless ``areListenersStale``.
  let listeners = ReusableList<Int>()
  var areListenersStale = false
  /// The last touch that was sent alone, and a set of it (``setOf(_:)``).
  var lastTouch: UITouch?
  var lastTouchSet: Set<UITouch> = []

  private static var newestNumber = 0

  /// A touch with the window and the view that it hit.
  struct Target {
    let touch: UITouch
    let window: UIWindow
    let view: UIView
  }

  init(questions: OpenQuestions) {
    self.questions = questions
    Self.newestNumber += 1
    number = Self.newestNumber
  }

  /// Whether a recognizer takes part.
  @inline(__always)
  func includes(_ recognizer: UIGestureRecognizer) -> Bool {
    recognizer.placement.sequence == number
  }

  /// Calls a closure with the participants at some indices.
  @inline(__always)
  func visit(_ indices: ReusableList<Int>, _ body: (UIGestureRecognizer) -> Void) {
    var position = 0
    while position < indices.count {
      participants.visit(at: indices[position], body)
      position += 1
    }
  }

  /// Adds a recognizer; one that left and is still listed keeps its place in the order.
  func add(_ recognizer: UIGestureRecognizer) {
    newestArrival += 1
    recognizer.arrival = newestArrival
    recognizer.placement.sequence = number
    if hasLeavers {
      for index in 0..<participants.count where participants[index] === recognizer {
        recognizer.placement.index = index
        return
      }
    }
    recognizer.placement.index = participants.count
    participants.append(recognizer)
  }

  /// Removes the recognizers that have left and renumbers the others; no index may be in use.
  func removeLeavers() {
    hasLeavers = false
    areListenersStale = true
    var table: [Int?] = []
    var remaining = 0
    participants.visit { if includes($0) { remaining += 1 } }
    guard remaining > 0 else {
      participants.removeAll()
      return
    }
    remaining = 0
    participants.visit { recognizer in
      table.append(includes(recognizer) ? remaining : nil)
      if includes(recognizer) { remaining += 1 }
    }
    active.renumber(table)
    participants.keep { includes($0) }
    remaining = 0
    participants.visit { recognizer in
      recognizer.placement.index = remaining
      remaining += 1
      guard recognizer.hasRelations else { return }
      recognizer.blockers.renumber(table)
      recognizer.dependents.renumber(table)
    }
  }

  /// Releases what belongs to a sequence that is over; a touch that is down or undelivered stays.
  func end() {
    listeners.removeAll()
    active.removeAll()
    activeBeforePass = 0
    for index in 0..<targets.count
    where targets[index].touch.isDown || targets[index].touch.delivery.isOpen {
      targets.keep { $0.touch.isDown || $0.touch.delivery.isOpen }
      return
    }
    targets.removeAll()
  }

  /// Starts a pass: from here on, participants that begin are new.
  func beginPass() {
    guard !active.isEmpty else { return }
    if mayHaveEndedActive {
      mayHaveEndedActive = false
      active.keep { participants[$0].machine.granted.isActive }
    }
    activeBeforePass = active.count
  }

  /// Calls a touch or press method of a participant, and settles the state it sets afterwards.
  @inline(__always)
  func callOut(to recognizer: UIGestureRecognizer, _ body: () -> Void) {
    let outer = callee
    callee = recognizer.placement.index
    recognizer.isInCallback = true
    body()
    recognizer.isInCallback = false
    if recognizer.hasPendingRequest { requestPending(recognizer) }
    callee = outer
  }

  /// Adds a participant to those whose state has to be settled.
  func request(_ recognizer: UIGestureRecognizer) {
    // What the method that is being called has set comes first.
    if callee >= 0 {
      participants.visit(at: callee) { if $0.hasPendingRequest { requestPending($0) } }
    }
    append(recognizer)
  }

  private func requestPending(_ recognizer: UIGestureRecognizer) {
    recognizer.hasPendingRequest = false
    if includes(recognizer) { append(recognizer) }
  }

  private func append(_ recognizer: UIGestureRecognizer) {
    guard !recognizer.isRequested else { return }
    recognizer.isRequested = true
    requests.append(recognizer.placement.index)
  }

  /// Notes that a recognizer entered a state, and reports the state to the observer.
  func noteChange(
    _ recognizer: UIGestureRecognizer, _ state: UIGestureRecognizer.State,
    because cause: StateCause
  ) {
    hasChanged = true
    if state.isTerminal {
      areListenersStale = true
      mayHaveEndedActive = true
      mayReset = true
    }
    guard isObserved, let observer, let engine else { return }
    observer.engine(engine, recognizer: recognizer, entered: state, because: cause)
  }

  /// Whether states remain to be settled or actions to be sent.
  var hasWork: Bool { !requests.isEmpty || !advancing.isEmpty || !queue.isEmpty }

  /// The view and window that a touch hit, or nil.
  func target(of touch: UITouch) -> Target? {
    var index = targets.count
    while index > 0 {
      index -= 1
      if targets[index].touch === touch { return targets[index] }
    }
    return nil
  }

  /// The bits of all touches and presses that some participant knows.
  var touchBits: UInt64 {
    var bits: UInt64 = 0
    participants.visit { bits |= $0.touchBits }
    return bits
  }
}
#endif
