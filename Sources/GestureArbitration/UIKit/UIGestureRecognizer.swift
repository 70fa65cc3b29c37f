import UIKitShim

extension UIGestureRecognizer {
  /// The name of the recognizer in every text: its `name`, or what it is and where.
  package var displayName: String {
    if let name { return name }
    guard let view else { return "\(type(of: self))" }
    if let scrollView = view as? UIScrollView, scrollView.panGestureRecognizer === self {
      return "\(type(of: scrollView)).pan"
    }
    return "\(type(of: self)) of \(type(of: view))"
  }
}

extension NSObjectProtocol where Self: UIGestureRecognizer {
  /// Runs a closure for every action of the recognizer, in place of a target and a selector.
  ///
  /// ```swift
  /// pan.onAction { pan in print(pan.translation(in: nil)) }
  /// ```
  ///
  /// Reads the same with UIKit and on the engine, where there are no selectors. The recognizer
  /// keeps the closure, which must not keep the recognizer or its view: it is called for began,
  /// each changed, ended, cancelled and recognized (C056).
  @MainActor
  public func onAction(_ body: @escaping @MainActor (_ recognizer: Self) -> Void) {
    ActionObserver.observe(self) { [weak self] in
      if let self { body(self) }
    }
  }
}

extension UIGestureRecognizer {
  /// Whether a delegate of either recognizer makes this one wait for the other to fail.
  package func delegatesRequireFailure(of other: UIGestureRecognizer) -> Bool {
    (delegate?.gestureRecognizer(_:shouldRequireFailureOf:))?(self, other) ?? false
      || (other.delegate?.gestureRecognizer(_:shouldBeRequiredToFailBy:))?(other, self) ?? false
  }

  /// Whether the delegate is the app's.
  var hasAppDelegate: Bool { delegate != nil && !hasSystemDelegate }

  /// Whether the class of the delegate is one of the system's, such as UIKit's or a map's; false
  /// without a delegate.
  ///
  /// A navigation controller that is the delegate of its own pop is the app's, whatever its class:
  /// an extension has made it one. UIKit's delegate of a pop isn't a controller.
  package var hasSystemDelegate: Bool {
    guard let delegate, SystemClasses.isSystem(delegate) else { return false }
    guard let navigationController = delegate as? UINavigationController else { return true }
    return navigationController.systemRecognizer(for: .edgePop) !== self
      && navigationController.systemRecognizer(for: .contentPop) !== self
  }

  /// Whether it has begun and not ended; UIKit may report a change by itself (C057).
  var isActive: Bool { state == .began || state == .changed }

  /// Takes the recognizer out of the touch sequence; it receives the next touch again (C066).
  func leaveTouchSequence() {
    // One that the app has disabled stays so.
    guard isEnabled else { return }
    isEnabled = false
    isEnabled = true
  }

  /// Takes what waits for the recognizer out of the touch sequence if the hit view does not let it
  /// begin: it would fail instead, and let that go.
  ///
  /// Whether UIKit asks the view about a recognizer that cancels no touches is open (C084).
  func withdraw(_ waiting: @autoclosure () -> [UIGestureRecognizer], unlessLetBeginBy view: UIView?)
  {
    guard view?.gestureRecognizerShouldBegin(self) == false else { return }
    for other in waiting() { other.leaveTouchSequence() }
  }

  /// Whether the app has taken the recognizer out of use: disabled it, or removed it from its view.
  var isOutOfUse: Bool { !isEnabled || view == nil }

  /// Whether the delegate, if it is asked now, lets the recognizer receive a touch.
  func isAllowedToReceiveByDelegate(_ touch: UITouch?) -> Bool {
    guard let touch else { return true }
    let receives: ((UIGestureRecognizer, UITouch) -> Bool)? =
      delegate?.gestureRecognizer(_:shouldReceive:)
    return receives?(self, touch) ?? true
  }

  /// Whether the delegate, if it is asked now, lets the recognizer begin.
  var isAllowedToBeginByDelegate: Bool {
    (delegate?.gestureRecognizerShouldBegin(_:))?(self) ?? true
  }

  /// Whether UIKit's delegate lets a pop begin, which it does not where the bar is hidden, for
  /// instance; one of the app's is taken to agree.
  var isLetBeginByUIKit: Bool { hasAppDelegate || isAllowedToBeginByDelegate }

  /// Whether it may be one of UIKit's that dismiss what a zoom has shown: they lie on the view of the
  /// screen (C253), which is not their owner, and are not public.
  package var mayDismissZoom: Bool {
    guard #available(iOS 18.0, macCatalyst 18.0, visionOS 2.0, *), let view,
      (view.next as? UIViewController)?.preferredTransition != nil
    else { return false }
    // One of UIKit's own class is an app's, unless UIKit has given it a delegate.
    let isPlain = type(of: self) == UIPanGestureRecognizer.self
    return (view as? UIScrollView)?.panGestureRecognizer !== self && SystemClasses.isSystem(self)
      && (!isPlain || hasSystemDelegate)
  }
}

extension Set<UITouch> {
  /// The touches in a deterministic order, which a set has not: by time, then by location.
  @MainActor package var inOrder: [UITouch] {
    var touches: [UITouch] = []
    for touch in self {
      var index = touches.count
      while index > 0, touch.precedes(touches[index - 1]) { index -= 1 }
      touches.insert(touch, at: index)
    }
    return touches
  }
}

extension UITouch {
  fileprivate func precedes(_ other: UITouch) -> Bool {
    let (a, b) = (location(in: nil), other.location(in: nil))
    return (timestamp, a.y, a.x) < (other.timestamp, b.y, b.x)
  }
}
