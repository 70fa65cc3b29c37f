#if HEADLESS
/// The key of the action that runs when a layer becomes visible.
public let kCAOnOrderIn = "onOrderIn"
/// The key of the action that runs when a layer is no longer visible.
public let kCAOnOrderOut = "onOrderOut"

/// What a layer runs in response to a change.
public protocol CAAction: AnyObject {
  /// Runs the action for a key of a layer.
  func run(forKey event: String, object anObject: Any, arguments dict: [AnyHashable: Any]?)
}

/// No action, also where a later search would find one.
extension NSNull: CAAction {
  /// Does nothing.
  public func run(forKey _: String, object _: Any, arguments _: [AnyHashable: Any]?) {}
}

extension CAAnimation: CAAction {
  /// Adds the animation to the layer.
  public func run(forKey event: String, object anObject: Any, arguments dict: [AnyHashable: Any]?) {
    (anObject as? CALayer)?.add(self, forKey: event)
  }
}

extension CALayer {
  /// Asks for the actions of the layer and its sublayers if they have become visible, or no longer
  /// are (C286).
  final func updateVisibility() {
    let isVisible = !rawIsHidden && (parent?.isVisible ?? isRootOnScreen)
    guard isVisible != self.isVisible else { return }
    nonisolated(unsafe) let layer = self
    // Only layers of windows become visible, and windows belong to the main actor.
    MainActor.assumeIsolated { layer.setVisible(isVisible) }
  }

  @MainActor
  private func setVisible(_ isVisible: Bool) {
    self.isVisible = isVisible
    if mayHaveActions {
      let key = isVisible ? kCAOnOrderIn : kCAOnOrderOut
      action(forKey: key)?.run(forKey: key, object: self, arguments: nil)
    }
    // An action may move layers, which then have asked already.
    for child in children where child.parent === self { child.updateVisibility() }
  }

  /// Whether anything but the engine's own classes can have an action for the layer.
  ///
  /// These have none, and asking them for each view would cost time.
  @MainActor
  private var mayHaveActions: Bool {
    if type(of: self) != CALayer.self || actions != nil { return true }
    guard let delegate else { return false }
    return delegate !== view || view?.isEngineClass != true
  }

  final func delegateAction(forKey event: String) -> (any CAAction)? {
    guard delegate != nil else { return nil }
    nonisolated(unsafe) let layer = self
    nonisolated(unsafe) var action: (any CAAction)?
    // As in UIKit, a layer whose delegate is a view is used on the main actor only.
    MainActor.assumeIsolated { action = layer.delegate?.action(for: layer, forKey: event) }
    return action
  }

  /// Removes the layer from its superlayer, without a change of its visibility.
  final func leaveSublayers() {
    parent?.children.removeAll { $0 === self }
    parent = nil
  }
}
#endif
