import Foundation

/// A view that follows one finger and says what the finger did with it.
///
/// Targets and selectors need Objective-C and are not modelled: see ``addAction(_:for:)``.
@preconcurrency @MainActor
open class UIControl: UIView {
  /// Whether the control takes touches; turning it off in mid-touch cancels the touch.
  open var isEnabled = true {
    didSet { if oldValue, !isEnabled { cancelTouch(with: nil) } }
  }
  /// Whether the control is selected.
  open var isSelected = false
  /// Whether the control shows that a finger is in it.
  open var isHighlighted = false
  /// Whether the control follows a finger.
  open private(set) var isTracking = false
  /// Whether the finger it follows is inside, or not far from it
  /// (``EngineMetrics/controlTouchSlop``).
  open private(set) var isTouchInside = false

  private var trackedTouch: UITouch?
  private var entries: [Entry] = []

  private struct Entry {
    var action: UIAction
    var events: Event
  }

  /// Makes a control with a frame in its superview's coordinates, in pt.
  public override init(frame: CGRect) { super.init(frame: frame) }

  /// Makes a control that runs an action when it does what it is there for.
  public convenience init(frame: CGRect, primaryAction: UIAction?) {
    self.init(frame: frame)
    if let primaryAction { addAction(primaryAction, for: .primaryActionTriggered) }
  }

  /// Refuses: the engine reads no archives.
  public required init?(coder: NSCoder) { nil }

  /// How the control stands.
  open var state: State {
    var state = State.normal
    if isHighlighted { state.insert(.highlighted) }
    if !isEnabled { state.insert(.disabled) }
    if isSelected { state.insert(.selected) }
    return state
  }

  /// Decides whether a finger that has landed is followed; by default it is.
  open func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { true }
  /// Decides whether a finger that has moved is followed on; by default it is.
  open func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { true }
  /// Tells the control that the finger it followed was lifted.
  open func endTracking(_ touch: UITouch?, with event: UIEvent?) {}
  /// Tells the control that the touch it followed is no longer its own.
  open func cancelTracking(with event: UIEvent?) {}

  /// Runs an action at some events; one with an identifier that is known takes the place of it.
  open func addAction(_ action: UIAction, for controlEvents: UIControl.Event) {
    if let index = entries.firstIndex(where: { $0.action.identifier == action.identifier }) {
      entries[index].action = action
      entries[index].events.formUnion(controlEvents)
    } else {
      entries.append(Entry(action: action, events: controlEvents))
    }
  }

  /// No longer runs an action at some events.
  open func removeAction(_ action: UIAction, for controlEvents: UIControl.Event) {
    removeAction(identifiedBy: action.identifier, for: controlEvents)
  }

  /// No longer runs the action of an identifier at some events.
  open func removeAction(
    identifiedBy actionIdentifier: UIAction.Identifier, for controlEvents: UIControl.Event
  ) {
    for index in entries.indices where entries[index].action.identifier == actionIdentifier {
      entries[index].events.subtract(controlEvents)
    }
    entries.removeAll { $0.events.isEmpty }
  }

  /// The events at which anything is run.
  open var allControlEvents: UIControl.Event {
    entries.reduce(into: []) { $0.formUnion($1.events) }
  }

  /// Runs one action on behalf of the control.
  open func sendAction(_ action: UIAction) { action.perform(for: self) }

  /// Runs the actions of some events, in the order in which they were added.
  open func sendActions(for controlEvents: UIControl.Event) {
    for entry in entries where !entry.events.isDisjoint(with: controlEvents) {
      sendAction(entry.action)
    }
  }

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard isEnabled, trackedTouch == nil, let touch = touches.foremost else { return }
    isTouchInside = true
    guard beginTracking(touch, with: event) else { return }
    trackedTouch = touch
    isTracking = true
    isHighlighted = true
    sendActions(for: touch.tapCount > 1 ? [.touchDown, .touchDownRepeat] : .touchDown)
  }

  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard let touch = trackedTouch, touches.contains(touch) else { return }
    let wasInside = isTouchInside
    isTouchInside = isNear(touch)
    guard continueTracking(touch, with: event) else {
      stopTracking()
      return
    }
    isHighlighted = isTouchInside
    switch (wasInside, isTouchInside) {
    case (true, true): sendActions(for: .touchDragInside)
    case (false, false): sendActions(for: .touchDragOutside)
    case (false, true): sendActions(for: .touchDragEnter)
    case (true, false): sendActions(for: .touchDragExit)
    }
  }

  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard let touch = trackedTouch, touches.contains(touch) else { return }
    let isInside = isNear(touch)
    isTouchInside = isInside
    endTracking(touch, with: event)
    stopTracking()
    sendActions(for: isInside ? .touchUpInside : .touchUpOutside)
    if isInside { wasPressed() }
  }

  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard let touch = trackedTouch, touches.contains(touch) else { return }
    cancelTouch(with: event)
  }

  /// Whether a recognizer may begin over the control (C083): a plain control lets all of them, the
  /// system's own keep what they are there for from a view around them (C098, C099).
  open override func gestureRecognizerShouldBegin(
    _ gestureRecognizer: UIGestureRecognizer
  ) -> Bool {
    if isEnabled, gestureRecognizer.view !== self, keeps(gestureRecognizer) { return false }
    return super.gestureRecognizerShouldBegin(gestureRecognizer)
  }

  /// Whether the control keeps a touch from a recognizer of a view around it.
  func keeps(_ recognizer: UIGestureRecognizer) -> Bool { false }

  /// An enabled control keeps its drags from the content pop (C208).
  override func keepsFromContentPop(
    _ touch: UITouch, dragged direction: UISwipeGestureRecognizer.Direction
  ) -> Bool { isEnabled }

  /// Whether the control reads from the right.
  var isMirrored: Bool { effectiveUserInterfaceLayoutDirection == .rightToLeft }

  /// Tells the control that a finger it followed was lifted inside.
  func wasPressed() {}

  /// Says that the value has changed by touch.
  func sendValueChanged() { sendActions(for: [.valueChanged, .primaryActionTriggered]) }

  private func isNear(_ touch: UITouch) -> Bool {
    let slop = -EngineMetrics.controlTouchSlop
    return bounds.insetBy(dx: slop, dy: slop).contains(touch.location(in: self))
  }

  private func cancelTouch(with event: UIEvent?) {
    guard trackedTouch != nil else { return }
    cancelTracking(with: event)
    stopTracking()
    sendActions(for: .touchCancel)
  }

  private func stopTracking() {
    trackedTouch = nil
    isTracking = false
    isTouchInside = false
    isHighlighted = false
  }
}
