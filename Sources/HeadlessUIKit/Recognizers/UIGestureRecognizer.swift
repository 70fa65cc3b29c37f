import Foundation

/// Watches the touches of its view and everything in it for a gesture.
///
/// A subclass overrides the touch methods and sets ``state``; the gesture system decides whether and
/// when that counts. Targets and selectors need Objective-C and are not modelled: see
/// ``observeActions(_:)``.
@preconcurrency @MainActor
open class UIGestureRecognizer: NSObject {
  /// Answers for the recognizer; kept weakly (C038).
  open var delegate: (any UIGestureRecognizerDelegate)? {
    get { answerer }
    set {
      answerer = newValue
      answers = nil
      ownAnswers.remove(.anyDelegate)
      if newValue != nil { ownAnswers.insert(.anyDelegate) }
    }
  }
  /// Whether the recognizer takes part; turning it off in mid-gesture cancels or fails it (C066).
  open var isEnabled: Bool {
    get { effects.isEnabled }
    set {
      let wasEnabled = effects.isEnabled
      effects.isEnabled = newValue
      if wasEnabled, !newValue { system?.disable(self) }
    }
  }
  /// The view that the recognizer is attached to.
  open internal(set) weak var view: UIView?
  /// Whether recognizing takes the touches away from the view (C041).
  open var cancelsTouchesInView: Bool {
    get { effects.cancelsTouches }
    set { effects.cancelsTouches = newValue }
  }
  /// Whether touches are withheld from the view until the recognizer has failed (C045).
  open var delaysTouchesBegan: Bool {
    get { effects.delaysBegan }
    set { effects.delaysBegan = newValue }
  }
  /// Whether the end of a touch is withheld from the view until the recognizer has failed (C047).
  open var delaysTouchesEnded: Bool {
    get { effects.delaysEnded }
    set { effects.delaysEnded = newValue }
  }
  /// The kinds of touch that the recognizer takes, as `UITouch.TouchType` numbers (C028).
  open var allowedTouchTypes: [NSNumber] = [0, 1, 2, 3] {
    didSet { touchTypes = TypeNumbers(allowedTouchTypes) }
  }
  /// The buttons whose presses the recognizer takes, as `UIPress.PressType` numbers; the select button
  /// by default (C051).
  open var allowedPressTypes: [NSNumber] = [4] {
    didSet { pressTypes = TypeNumbers(allowedPressTypes) }
  }
  /// Whether the type of its first touch is the only one the recognizer takes until it is reset
  /// (C029).
  open var requiresExclusiveTouchType = true
  /// A name for debugging (C040).
  open var name: String?

  /// What a recognizer does to touches and whether it takes part: the public properties are read at
  /// every touch, and kept here where reading is cheap.
  struct Effects {
    var isEnabled = true
    var cancelsTouches = true
    var delaysBegan = false
    var delaysEnded = true
  }

  weak var answerer: (any UIGestureRecognizerDelegate)?
  /// The delegate while it is at hand (``GestureSystem/fetchAnswers()``).
  var answers: Unmanaged<Answers>?
  var ownAnswers: OwnAnswers
  var effects = Effects()
  var machine = RecognitionMachine()
  /// The touches being followed.
  let tracked = Roster<UITouch>()
  /// The bits of the touches being followed, and of all touches of this sequence.
  var followedBits: UInt64 = 0
  var touchBits: UInt64 = 0
  /// The system that the recognizer takes part in, as long as it does.
  var system: GestureSystem? { systemNumber == 0 ? nil : systemHandle?.object }
  /// Refers to that system, or to the last one.
  var systemHandle: Handle<GestureSystem>?
  /// The number of the system that the recognizer takes part in, or 0.
  var systemNumber = 0
  /// The open questions of that system, or of the last one.
  var questions = OpenQuestions.likely
  /// Whom it waits for and who waits for it; most recognizers have no such relations.
  let relations = FailureRelations()
  /// Whether there was ever such a relation: else nobody looks.
  var hasRelations = false
  /// The newest arrival it was asked about in this attempt; arrivals are numbered from 1 (C088).
  var askedUpTo = 0
  let handle = Handle<UIGestureRecognizer>()
  var isInCallback = false
  /// Whether the recognizer is on the list of those to be settled.
  var isRequested = false
  /// Whether `shouldBegin` was asked in this attempt, and whether waiting was reported.
  var hasBeenAskedToBegin = false
  var isReportedHeld = false
  /// The state that the last action of this attempt reported.
  var lastAction: State?
  /// Whether the recognizer was found to be over; for the reset that looks for such.
  var isOver = false
  /// The place among all that may win a tie, as of touch-down: the lowest wins (C075).
  var rank: UInt64 = 0
  /// When it joined the present sequences, counted from 1.
  var arrival = 0
  /// What it answered about an event's new touches (C030).
  var eventAnswer: (event: Int, wantsIt: Bool)?
  /// When the recognizer wants to be told that time has passed, in s of the engine's clock.
  var deadline = TimeInterval.infinity
  /// The state that the action being sent reports; the gesture may be further by then.
  var reportedState: State?
  /// The presses being followed, or nil while there are none.
  final var pressed: Roster<UIPress>?
  final var pressTypes = TypeNumbers.select
  private var touchTypes = TypeNumbers.touches
  /// The type of the first touch of this sequence (C029).
  private var firstTouchType: UITouch.TouchType?
  private let actions = Roster<@MainActor (UIGestureRecognizer) -> Void>()

  /// Makes a recognizer; the target is not messaged, since selectors need Objective-C.
  public init(target: Any?, action: Selector?) {
    ownAnswers = OwnAnswers(ofClass: Swift.type(of: self))
    super.init()
    handle.refer(to: self)
  }

  deinit { handle.empty() }

  /// Makes a recognizer without a target.
  public convenience override init() { self.init(target: nil, action: nil) }

  /// Where the recognizer stands; a subclass sets it.
  ///
  /// While failure requirements hold it, others read `possible` (C093). Reading it outside an action
  /// is unreliable in UIKit too (C071).
  open var state: State {
    get {
      if isInCallback { return machine.own }
      if let reportedState { return reportedState }
      let readsOwn = machine.wantsToRecognize && questions.heldState == .readsOwn
      return readsOwn ? machine.own : machine.granted
    }
    set {
      guard let system, changeMachine({ $0.request(newValue) }) else { return }
      // A change that is set in an action is told with the next move: at once, it would never end.
      if newValue == .changed, reportedState != nil { return }
      system.settleSoon(self)
    }
  }

  /// Runs a closure at every action message: began, each changed, ended, cancelled, recognized
  /// (C056).
  ///
  /// Stands in for targets and selectors, which need Objective-C. Not UIKit's.
  public final func observeActions(_ action: @escaping @MainActor (UIGestureRecognizer) -> Void) {
    actions.append(action)
  }

  /// Makes this recognizer wait until another has failed, for as long as both live (C086, C087).
  open func require(toFail otherGestureRecognizer: UIGestureRecognizer) {
    guard otherGestureRecognizer !== self,
      FailureRelations.require(self, toFail: otherGestureRecognizer)
    else { return }
    let shareSystem = systemNumber != 0 && otherGestureRecognizer.systemNumber == systemNumber
    if shareSystem { FailureRelations.link(self, to: otherGestureRecognizer) }
  }

  /// The middle of the touches, in a view's coordinates or the window's; in pt (C110).
  open func location(in view: UIView?) -> CGPoint {
    guard !tracked.isEmpty else { return .zero }
    var sum = CGPoint.zero
    for touch in tracked { sum = sum + touch.location(in: view) }
    return sum * (1 / CGFloat(tracked.count))
  }

  /// Where one of the touches is, in a view's coordinates; zero if there is no such touch.
  open func location(ofTouch touchIndex: Int, in view: UIView?) -> CGPoint {
    (0..<tracked.count).contains(touchIndex) ? tracked[touchIndex].location(in: view) : .zero
  }

  /// How many touches the recognizer follows.
  open var numberOfTouches: Int { tracked.count }

  /// Tells the recognizer that fingers have landed.
  open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {}
  /// Tells the recognizer that fingers have moved.
  open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {}
  /// Tells the recognizer that fingers were lifted.
  open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {}
  /// Tells the recognizer that the system took touches away.
  open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {}
  /// Tells the recognizer that buttons were pressed.
  open func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent) {}
  /// Tells the recognizer that the force on buttons has changed.
  open func pressesChanged(_ presses: Set<UIPress>, with event: UIPressesEvent) {}
  /// Tells the recognizer that buttons were released.
  open func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent) {}
  /// Tells the recognizer that the system took presses away.
  open func pressesCancelled(_ presses: Set<UIPress>, with event: UIPressesEvent) {}
  /// Tells the recognizer to forget the sequence; called by the system only (C060).
  open func reset() {}

  /// Drops a touch: it is neither followed nor taken from the view (C044).
  open func ignore(_ touch: UITouch, for event: UIEvent) { system?.drop(touch, from: self) }
  /// Drops a press: it is neither followed nor taken from the responder (C044, C051).
  open func ignore(_ button: UIPress, for event: UIPressesEvent) {
    system?.drop(button, from: self)
  }

  /// Whether recognizing may fail another recognizer (C080).
  open func canPrevent(_ preventedGestureRecognizer: UIGestureRecognizer) -> Bool { true }
  /// Whether another recognizer may fail this one (C080).
  open func canBePrevented(by preventingGestureRecognizer: UIGestureRecognizer) -> Bool { true }
  /// Whether this recognizer waits for another to fail, asked at each attempt (C088).
  open func shouldRequireFailure(of otherGestureRecognizer: UIGestureRecognizer) -> Bool { false }
  /// Whether another recognizer waits for this one to fail, asked at each attempt (C088).
  open func shouldBeRequiredToFail(by otherGestureRecognizer: UIGestureRecognizer) -> Bool { false }
  /// Whether the recognizer sees an event's new touches or presses (C030).
  open func shouldReceive(_ event: UIEvent) -> Bool { true }

  /// Whether the recognizer still waits for something though no finger is down, such as the second
  /// tap of two.
  var staysOpenWithoutTouches: Bool { false }

  /// Whether the recognizer is for movements, and can do nothing with presses.
  var isForMovements: Bool { false }

  /// Whether a move of a finger changes the gesture now that it has begun (C057, C108).
  var changesWhenMoved: Bool { true }

  /// Changes the state machine: a copy is put back, because a property that is changed in place is
  /// checked for overlapping access wherever it is read.
  @inline(__always)
  func changeMachine<Result>(_ change: (inout RecognitionMachine) -> Result) -> Result {
    var changed = machine
    let result = change(&changed)
    machine = changed
    return result
  }

  /// The state the recognizer has set itself, however far it was granted.
  var ownState: State { machine.own }

  /// Whether the recognizer takes touches of a type (C028, C029).
  func takes(_ type: UITouch.TouchType) -> Bool {
    guard touchTypes.contains(type.rawValue) else { return false }
    guard let firstTouchType, firstTouchType != type else { return true }
    return !requiresExclusiveTouchType
  }

  /// Starts following a touch.
  final func follow(_ touch: UITouch) {
    if firstTouchType == nil { firstTouchType = touch.kind }
    tracked.append(touch)
    touchBits |= touch.bit
    followedBits |= touch.bit
  }

  /// Whether the recognizer follows a touch at present.
  func follows(_ touch: UITouch) -> Bool {
    guard followedBits & touch.bit != 0 else { return false }
    // The last bit stands for every finger beyond the number of bits.
    return touch.bit != 1 << 63 || tracked.includes(touch)
  }

  /// Whether the recognizer has anything to do with the present touches: one that has dropped all of
  /// its own holds nobody (C044, C096).
  var takesPart: Bool { touchBits != 0 }

  /// Whether a finger that the recognizer follows is still down.
  var hasFingerDown: Bool {
    for touch in tracked where touch.isDown { return true }
    return false
  }

  /// Asks to be told when a time has passed, in s, counted from now; the last one asked for counts.
  func setDeadline(after delay: TimeInterval) {
    guard let system else { return }
    deadline = system.clock.time + max(0, delay)
    system.note(deadline: deadline)
  }

  /// Tells the recognizer that the time it asked for has passed.
  func deadlineCame() {}

  /// Stops following any touch.
  func forgetTouches() {
    followedBits = 0
    tracked.removeAll()
  }

  /// Stops following the touches that have ended.
  func forgetEndedTouches() {
    followedBits = 0
    tracked.keep { $0.isDown }
    for touch in tracked { followedBits |= touch.bit }
  }

  /// Forgets everything about the sequence that is over.
  func leaveSystem() {
    touchBits = 0
    askedUpTo = 0
    firstTouchType = nil
    if hasRelations { relations.reset() }
    hasBeenAskedToBegin = false
    isReportedHeld = false
    lastAction = nil
    deadline = .infinity
    systemNumber = 0
  }

  /// Whether anybody is told what the recognizer does.
  var hasActions: Bool { !actions.isEmpty }

  func sendActions(as state: State) {
    reportedState = state
    lastAction = state
    for action in actions { action(self) }
    reportedState = nil
  }
}

/// A set of the numbers of touch or press types that is asked without hashing.
struct TypeNumbers {
  private var bits: UInt64

  static let touches = TypeNumbers([0, 1, 2, 3])
  static let select = TypeNumbers([4])

  init(_ numbers: [NSNumber]) {
    bits = 0
    for number in numbers where (0..<64).contains(number.intValue) {
      bits |= 1 << UInt64(number.intValue)
    }
  }

  @inline(__always)
  func contains(_ number: Int) -> Bool { bits & (1 << UInt64(number)) != 0 }
}
