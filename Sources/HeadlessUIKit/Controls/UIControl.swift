#if HEADLESS
/// A view that tracks one touch and sends events for it.
///
/// ``addAction(_:for:)`` reads the same on every system. Targets and selectors require Objective-C:
/// they work where it exists, and elsewhere no selector can be made.
@preconcurrency @MainActor
open class UIControl: UIView {
  /// Whether the control is enabled; disabling it cancels the tracked touch.
  open var isEnabled = true { didSet { if oldValue, !isEnabled { cancelTouch(with: nil) } } }
  /// Whether the control is selected.
  open var isSelected = false
  /// Whether the control is highlighted, which it is while the tracked touch is inside.
  open var isHighlighted = false
  /// Whether the control is tracking a touch.
  open private(set) var isTracking = false
  /// Whether the tracked touch is inside the control's bounds.
  ///
  /// The bounds are extended by ``EngineMetrics/controlTouchSlop`` on each side.
  open private(set) var isTouchInside = false
  /// Where content lies from top to bottom; stored only.
  public var contentVerticalAlignment: ContentVerticalAlignment = .center
  /// Where content lies from side to side; stored only.
  public var contentHorizontalAlignment: ContentHorizontalAlignment = .center
  /// Whether a long press shows a menu; stored only, since the engine shows none.
  public var isContextMenuInteractionEnabled = false
  /// Whether a tap shows the menu instead of performing the primary action; stored only.
  public var showsMenuAsPrimaryAction = false
  /// The text that a pointer shows; stored only.
  public var toolTip: String?

  private var trackedTouch: UITouch?
  private var entries: [Entry] = []
  private var targets: [(target: TargetAction, events: Event)] = []

  private struct Entry {
    var action: UIAction
    var events: Event
  }

  /// Creates a control that runs an action for its primary event.
  public convenience init(frame: CGRect, primaryAction: UIAction?) {
    self.init(frame: frame)
    if let primaryAction { addAction(primaryAction, for: .primaryActionTriggered) }
  }

  /// The state of the control, derived from its properties.
  open var state: State {
    var state = State.normal
    if isHighlighted { state.insert(.highlighted) }
    if !isEnabled { state.insert(.disabled) }
    if isSelected { state.insert(.selected) }
    return state
  }

  /// Returns whether to start tracking a touch that began; true by default.
  open func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { true }
  /// Returns whether to continue tracking a touch that moved; true by default.
  open func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { true }
  /// Called when the tracked touch ends.
  open func endTracking(_ touch: UITouch?, with event: UIEvent?) {}
  /// Called when tracking is cancelled.
  open func cancelTracking(with event: UIEvent?) {}

  /// Adds an action for events.
  ///
  /// Replaces an action with the same identifier, and then runs for the events of both.
  open func addAction(_ action: UIAction, for controlEvents: UIControl.Event) {
    if let index = entries.firstIndex(where: { $0.action.identifier == action.identifier }) {
      entries[index].action = action
      entries[index].events.formUnion(controlEvents)
    } else {
      entries.append(Entry(action: action, events: controlEvents))
    }
  }

  /// Removes an action from events.
  open func removeAction(_ action: UIAction, for controlEvents: UIControl.Event) {
    removeAction(identifiedBy: action.identifier, for: controlEvents)
  }

  /// Removes the action with the given identifier from events.
  open func removeAction(
    identifiedBy actionIdentifier: UIAction.Identifier, for controlEvents: UIControl.Event
  ) {
    for index in entries.indices where entries[index].action.identifier == actionIdentifier {
      entries[index].events.subtract(controlEvents)
    }
    entries.removeAll { $0.events.isEmpty }
  }

  /// Adds a target, which is kept weakly, and the message that it receives for events.
  ///
  /// UIKit looks for a responder if the target is nil, which is not modelled.
  open func addTarget(_ target: Any?, action: Selector, for controlEvents: UIControl.Event) {
    let entry = TargetAction(target: target as AnyObject?, action: action)
    targets.append((entry, controlEvents))
  }

  /// Removes a target, or all if nil, with a message, or all if nil, from events.
  open func removeTarget(_ target: Any?, action: Selector?, for controlEvents: UIControl.Event) {
    let removed = target as AnyObject?
    for index in targets.indices {
      let entry = targets[index].target
      guard removed == nil || entry.target === removed, action == nil || entry.action == action
      else { continue }
      targets[index].events.subtract(controlEvents)
    }
    targets.removeAll { $0.events.isEmpty }
  }

  /// The events for which actions or targets were added.
  open var allControlEvents: UIControl.Event {
    let events = entries.reduce(into: Event()) { $0.formUnion($1.events) }
    return targets.reduce(into: events) { $0.formUnion($1.events) }
  }

  /// Runs an action with the control as its sender.
  open func sendAction(_ action: UIAction) { action.perform(for: self) }

  /// Runs the actions added for any of the events, in the order in which they were added.
  open func sendActions(for controlEvents: UIControl.Event) {
    for entry in entries where !entry.events.isDisjoint(with: controlEvents) {
      sendAction(entry.action)
    }
    for (target, events) in targets where !events.isDisjoint(with: controlEvents) {
      target.send(from: self)
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
    isTouchInside = isInsideBounds(touch)
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
    let isInside = isInsideBounds(touch)
    isTouchInside = isInside
    endTracking(touch, with: event)
    stopTracking()
    sendActions(for: isInside ? .touchUpInside : .touchUpOutside)
    if isInside { touchEndedInside() }
  }

  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard let touch = trackedTouch, touches.contains(touch) else { return }
    cancelTouch(with: event)
  }

  /// Returns whether a recognizer whose recognition would cancel the control's touch may begin
  /// (C083).
  ///
  /// A plain control allows all recognizers (C099). UIKit's own controls prevent those of ancestors
  /// that match their interaction (C098).
  open override func gestureRecognizerShouldBegin(
    _ gestureRecognizer: UIGestureRecognizer
  ) -> Bool {
    if isEnabled, gestureRecognizer.view !== self, preventsAncestorRecognizer(gestureRecognizer) {
      return false
    }
    return super.gestureRecognizerShouldBegin(gestureRecognizer)
  }

  /// Whether the control prevents single taps of ancestors, as buttons do (C098).
  var preventsSingleTaps: Bool { false }

  /// Returns whether the control prevents a recognizer that is attached to an ancestor.
  func preventsAncestorRecognizer(_ recognizer: UIGestureRecognizer) -> Bool {
    preventsSingleTaps && recognizer.isSingleTap
  }

  /// Protects an enabled control's drags from the content pop (C208).
  override func protectsFromContentPop(
    _ touch: UITouch, dragged direction: UISwipeGestureRecognizer.Direction
  ) -> Bool { isEnabled }

  /// Whether the control is laid out from right to left.
  var isRightToLeft: Bool { effectiveUserInterfaceLayoutDirection == .rightToLeft }
  /// Called when the tracked touch ends inside the control.
  func touchEndedInside() {}
  /// Sends the events for a value that the user changed.
  func sendValueChanged() { sendActions(for: [.valueChanged, .primaryActionTriggered]) }

  private func isInsideBounds(_ touch: UITouch) -> Bool {
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
#endif
