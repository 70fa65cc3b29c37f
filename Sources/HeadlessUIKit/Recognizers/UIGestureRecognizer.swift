#if HEADLESS
/// Recognizes a gesture in the touches of its view and of that view's subviews.
///
/// A subclass overrides the touch methods and sets ``state``; the gesture system decides whether
/// and when the state takes effect. Targets and selectors need Objective-C: where it does not exist
/// no selector can be made. See ``observeActions(_:)``.
@preconcurrency @MainActor
open class UIGestureRecognizer: NSObject, Anchored {
  package nonisolated final let referenceAnchor = Anchor()
  /// The recognizer's delegate; a weak reference (C038).
  open var delegate: (any UIGestureRecognizerDelegate)? {
    get { currentDelegate }
    set {
      currentDelegate = newValue
      hasDelegate = newValue != nil
      implemented.remove(.anyDelegate)
      if hasDelegate { implemented.insert(.anyDelegate) }
    }
  }
  /// Whether the recognizer receives touches; false in mid-gesture cancels or fails it (C066).
  open var isEnabled: Bool {
    get { effects.isEnabled }
    set {
      let wasEnabled = effects.isEnabled
      effects.isEnabled = newValue
      if wasEnabled, !newValue { system?.disable(self) }
    }
  }
  /// The view the recognizer is attached to; a weak reference.
  open internal(set) var view: UIView? {
    get { placement.view }
    set { placement.view = newValue }
  }
  /// Whether recognizing cancels the touches in the view (C041).
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
  /// The types of touch that the recognizer receives, as `UITouch.TouchType` raw values (C028).
  open var allowedTouchTypes: [NSNumber] = [0, 1, 2, 3] {
    didSet { touchTypes = TypeNumbers(allowedTouchTypes) }
  }
  /// The types of press that the recognizer receives, as `UIPress.PressType` raw values; the select
  /// button by default (C051).
  open var allowedPressTypes: [NSNumber] = [4] {
    didSet { pressTypes = TypeNumbers(allowedPressTypes) }
  }
  /// Whether the recognizer receives only touches of the type of its first touch, until it is reset
  /// (C029).
  open var requiresExclusiveTouchType = true
  /// A name for debugging (C040).
  open var name: String?

  /// The public properties that are read at every touch, stored where reading is cheap.
  struct Effects {
    var isEnabled = true
    var cancelsTouches = true
    var delaysBegan = false
    var delaysEnded = true
  }

  /// The delegate, which ``delegate`` of a subclass may hide.
  weak var currentDelegate: (any UIGestureRecognizerDelegate)?
  var hasDelegate = false
  var implemented: ImplementedMethods
  var effects = Effects()
  var machine = RecognitionMachine()
  /// The touches being followed.
  let tracked = ReusableList<UITouch>()
  /// The bits of the touches being followed, and of all touches of this sequence.
  var followedBits: UInt64 = 0
  var touchBits: UInt64 = 0
  /// The attached view and the place in the current touch sequence.
  let placement = RecognizerPlacement()
  /// The gesture system whose touch sequence the recognizer takes part in.
  var system: GestureSystem? { placement.sequence == 0 ? nil : lastSystem.object }
  /// That system, or the last one, and the number of its sequence.
  var lastSystem = BackReference<GestureSystem>(nil)
  var lastSequence = 0
  /// The open questions of that system, or of the last one.
  var questions = OpenQuestions.likely
  /// The targets of `require(toFail:)`, in the order of the calls.
  let required = ReusableList<RecognizerPlacement>()
  /// The recognizers whose `require(toFail:)` named this one.
  let requiredBy = ReusableList<RecognizerPlacement>()
  /// The indices of the participants that this one waits for in this sequence.
  let blockers = ReusableList<Int>()
  /// The indices of the participants that wait for this one in this sequence.
  let dependents = ReusableList<Int>()
  /// Whether a requirement from or to this recognizer has existed.
  var hasRelations = false
  /// The newest arrival it was asked about in this attempt; arrivals are numbered from 1 (C088).
  var askedUpTo = 0
  /// Whether a touch or press method is being called.
  var isInCallback = false
  /// Whether that method has set a state that is not requested yet.
  var hasPendingRequest = false
  /// Whether the recognizer waits to be settled.
  var isRequested = false
  /// Whether `shouldBegin` was asked in this attempt.
  var hasBeenAskedToBegin = false
  /// Whether the observer was notified in this attempt that the recognizer waits.
  var isReportedHeld = false
  /// The state that the last action of this attempt reported.
  var lastAction: State?
  /// Whether the current reset found the recognizer finished.
  var isFinished = false
  /// The place among equals as of touch-down: the lowest wins (C075).
  var rank: UInt64 = 0
  /// When the recognizer joined the current sequence, counted from 1.
  var arrival = 0
  /// Whether it receives the new touches of an event (C030).
  var eventAnswer: (event: Int, wantsIt: Bool)?
  /// When ``deadlineDidPass()`` is called, in s of the engine's clock.
  var deadline = TimeInterval.infinity
  /// The state that the action being sent reports; the recognizer may be further by then.
  var reportedState: State?
  /// The presses being followed, or nil while there are none.
  final var pressed: ReusableList<UIPress>?
  final var pressTypes = TypeNumbers.select
  private var touchTypes = TypeNumbers.touches
  /// The type of the first touch of this sequence (C029).
  private var firstTouchType: UITouch.TouchType?
  private let actions = ReusableList<@MainActor (UIGestureRecognizer) -> Void>()
  final var targets: [TargetAction] = []

  /// Creates a recognizer with a target, which is kept weakly, and the message that it receives.
  public init(target: Any?, action: Selector?) {
    implemented = ImplementedMethods(ofClass: Swift.type(of: self))
    super.init()
    referenceAnchor.object = self
    if let target, let action { addTarget(target, action: action) }
  }

  deinit { referenceAnchor.object = nil }

  /// Returns nil; the engine reads no archives.
  public init?(coder: NSCoder) { nil }
  /// Creates a recognizer without a target.
  public convenience override init() { self.init(target: nil, action: nil) }

  /// The state of the recognizer; a subclass sets it.
  ///
  /// While failure requirements hold the recognizer, others read `possible` (C093). Reading it
  /// outside an action is unreliable in UIKit too (C071).
  open var state: State {
    get {
      if isInCallback { return machine.own }
      if let reportedState { return reportedState }
      let readsOwn = machine.wantsToRecognize && questions.heldState == .readsOwn
      return readsOwn ? machine.own : machine.granted
    }
    set {
      if isInCallback {
        // Settled when the touch or press method returns.
        if placement.sequence != 0, requests(newValue) { hasPendingRequest = true }
      } else if let system, requests(newValue) {
        system.settleSoon(self)
      }
    }
  }

  /// Sets the state in the state machine; returns whether it has to be settled.
  private func requests(_ newState: State) -> Bool {
    // A change set in an action is reported at the next move: reported at once, it would never end.
    changeMachine { $0.request(newState) } && !(newState == .changed && reportedState != nil)
  }

  /// Calls a closure for every action: began, each changed, ended, cancelled, recognized (C056).
  ///
  /// Not part of UIKit, in which the same is a target with a selector.
  public final func observeActions(_ action: @escaping @MainActor (UIGestureRecognizer) -> Void) {
    actions.append(action)
  }

  /// Creates a permanent requirement that another recognizer fails before this one begins (C086,
  /// C087).
  open func require(toFail otherGestureRecognizer: UIGestureRecognizer) {
    guard otherGestureRecognizer !== self, addRequirement(on: otherGestureRecognizer) else {
      return
    }
    let other = otherGestureRecognizer.placement
    if other.sequence == placement.sequence {
      system?.sequence.link(placement.index, to: other.index)
    }
  }

  /// Returns the centroid of the touches in a view's coordinates, or the window's; in pt (C110).
  open func location(in view: UIView?) -> CGPoint {
    guard !tracked.isEmpty else { return .zero }
    var sum = CGPoint.zero
    for touch in tracked { sum = sum + touch.location(in: view) }
    return sum * (1 / CGFloat(tracked.count))
  }

  /// Returns the location of one touch in a view's coordinates, in pt; zero for an invalid index.
  open func location(ofTouch touchIndex: Int, in view: UIView?) -> CGPoint {
    (0..<tracked.count).contains(touchIndex) ? tracked[touchIndex].location(in: view) : .zero
  }

  /// The number of touches the recognizer follows.
  open var numberOfTouches: Int { tracked.count }
  /// Receives touches that began.
  open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {}
  /// Receives touches that moved.
  open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {}
  /// Receives touches that ended.
  open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {}
  /// Receives touches that the system cancelled.
  open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {}
  /// Receives presses that began.
  open func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent) {}
  /// Receives presses whose force changed.
  open func pressesChanged(_ presses: Set<UIPress>, with event: UIPressesEvent) {}
  /// Receives presses that ended.
  open func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent) {}
  /// Receives presses that the system cancelled.
  open func pressesCancelled(_ presses: Set<UIPress>, with event: UIPressesEvent) {}
  /// Resets the recognizer after a sequence; only the gesture system calls it (C060).
  open func reset() {}

  /// Stops following a touch, which is not cancelled in the view (C044).
  open func ignore(_ touch: UITouch, for _: UIEvent) { system?.sequence.drop(touch, from: self) }
  /// Stops following a press, which is not cancelled in the responder (C044, C051).
  open func ignore(_ button: UIPress, for _: UIPressesEvent) { system?.drop(button, from: self) }

  /// Whether the recognizer may prevent another (C080).
  open func canPrevent(_ preventedGestureRecognizer: UIGestureRecognizer) -> Bool { true }
  /// Whether another recognizer may prevent this one (C080).
  open func canBePrevented(by preventingGestureRecognizer: UIGestureRecognizer) -> Bool { true }
  /// Whether the recognizer requires another to fail; called at each attempt (C088).
  open func shouldRequireFailure(of otherGestureRecognizer: UIGestureRecognizer) -> Bool { false }
  /// Whether another recognizer requires this one to fail; called at each attempt (C088).
  open func shouldBeRequiredToFail(by otherGestureRecognizer: UIGestureRecognizer) -> Bool { false }
  /// Whether the recognizer receives an event's new touches or presses (C030).
  open func shouldReceive(_ event: UIEvent) -> Bool { true }
  /// Whether the recognizer stays possible without a touch, such as between two taps.
  var staysOpenWithoutTouches: Bool { false }
  /// Whether the recognizer recognizes movements, which no press can be.
  var isForMovements: Bool { false }
  /// Whether a move changes the gesture after it has begun (C057, C108).
  var changesWhenMoved: Bool { true }

  /// Changes the state machine.
  ///
  /// Assigns a changed copy: a change in place would make every read a checked access.
  @inline(__always)
  func changeMachine<Result>(_ change: (inout RecognitionMachine) -> Result) -> Result {
    var changed = machine
    let result = change(&changed)
    machine = changed
    return result
  }

  /// The state the recognizer has set, granted or not.
  var ownState: State { machine.own }

  /// Whether the recognizer receives touches of a type (C028, C029).
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

  /// Whether the recognizer follows a touch.
  func follows(_ touch: UITouch) -> Bool {
    guard followedBits & touch.bit != 0 else { return false }
    // All touches beyond 63 share the last bit.
    return touch.bit != 1 << 63 || tracked.includes(touch)
  }

  /// Whether the recognizer has a touch or press of the sequence that it has not ignored.
  ///
  /// One that has ignored all of them holds no other recognizer back (C044, C096).
  var takesPart: Bool { touchBits != 0 }

  /// Whether a touch that the recognizer follows is still down.
  var hasTouchDown: Bool {
    for touch in tracked where touch.isDown { return true }
    return false
  }

  /// Schedules ``deadlineDidPass()`` after a delay in s, instead of an earlier deadline.
  func setDeadline(after delay: TimeInterval) {
    guard let system else { return }
    deadline = system.clock.time + max(0, delay)
    system.note(deadline: deadline)
  }

  /// Notifies the recognizer that its deadline has passed.
  func deadlineDidPass() {}

  /// Stops following all touches.
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

  /// Clears what belongs to the sequence that is over.
  func leaveSystem() {
    touchBits = 0
    askedUpTo = 0
    firstTouchType = nil
    if hasRelations { forgetRelations() }
    hasBeenAskedToBegin = false
    isReportedHeld = false
    lastAction = nil
    deadline = .infinity
    placement.sequence = 0
  }

  /// Whether the recognizer sends its actions anywhere.
  var hasActions: Bool { !actions.isEmpty || !targets.isEmpty }

  /// The delegate, if it may let the recognizer recognize simultaneously with others.
  var allowingDelegate: (any UIGestureRecognizerDelegate)? {
    implemented.contains(.delegateAllows) ? currentDelegate : nil
  }

  /// Removes the failure relations of this sequence; static requirements stay.
  func forgetRelations() {
    blockers.removeAll()
    dependents.removeAll()
  }

  /// Sends the action for a state.
  func sendActions(as state: State) {
    reportedState = state
    lastAction = state
    for action in actions { action(self) }
    for target in targets { target.send(from: self) }
    reportedState = nil
  }
}

/// A set of raw values of touch or press types; looking one up hashes nothing.
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

extension UIGestureRecognizer {
  /// Adds a target, which is kept weakly, and the message that it receives for every action (C056).
  public func addTarget(_ target: Any, action: Selector) {
    targets.append(TargetAction(target: target as AnyObject, action: action))
  }

  /// Removes a target, or all if nil, with a message, or all if nil.
  public func removeTarget(_ target: Any?, action: Selector?) {
    let removed = target as AnyObject?
    targets.removeAll {
      (removed == nil || $0.target === removed) && (action == nil || $0.action == action)
    }
  }
}
#endif
