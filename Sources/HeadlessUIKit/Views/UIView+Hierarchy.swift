#if HEADLESS
extension UIView {
  /// The number of ancestors of the view.
  var depth: Int {
    var depth = 0
    var current = superview
    while let view = current {
      depth += 1
      current = view.superview
    }
    return depth
  }

  /// Inserts a subview, removing it from its superview first.
  ///
  /// Calls the hooks in UIKit's order: `willMove(toWindow:)` in the subview's hierarchy and its
  /// `willMove(toSuperview:)`, then `didMoveToWindow()` in the hierarchy, `didMoveToSuperview()`,
  /// and `didAddSubview(_:)`. Does nothing if the view contains the receiver: UIKit raises an
  /// exception there; the engine must not crash an app.
  ///
  /// - Parameter place: Returns the index among the sublayers at which to insert the layer.
  func insert(_ view: UIView, at place: ([CALayer]) -> Int) {
    guard !isDescendant(of: view) else { return }
    if view.superview === self, !announcesReadding {
      backing.put(view.backing, at: place)
      return
    }
    let (old, new) = (view.window, window)
    if old !== new { view.announceWindowChange(to: new, from: old) }
    view.willMove(toSuperview: self)
    // A hook may have moved views.
    guard !isDescendant(of: view) else { return }
    if view.superview === self {
      backing.subviews.removeAll { $0 === view }
    } else {
      view.superview?.removeFromSubviews(view)
    }
    view.superview = self
    backing.subviews.append(view)
    if view.backing.treeNeedsLayout { markTree() }
    view.backing.backsSubview = true
    backing.put(view.backing, at: place)
    setNeedsLayout()
    if old !== new { view.confirmWindowChange(to: new) }
    view.didMoveToSuperview()
    didAddSubview(view)
  }

  /// Returns the index among the sublayers for an index of ``insertSubview(_:at:)``.
  ///
  /// The answer to ``UIKitBehavior/subviewIndex`` decides what the index counts; outside an engine
  /// the likely answer applies.
  func place(_ index: Int, among layers: [CALayer]) -> Int {
    let place = min(max(0, index), layers.endIndex)
    guard layers.contains(where: { !$0.backsSubview }),
      window?.headlessEngine?.questions.subviewIndex == .countsSubviews
    else { return place }
    let ofSubviews = layers.indices.filter { layers[$0].backsSubview }
    return place < ofSubviews.count ? ofSubviews[place] : layers.endIndex
  }

  /// Removes the view from its superview.
  ///
  /// Calls the hooks in UIKit's order: `willMove(toSuperview:)` and `willMove(toWindow:)` in the
  /// hierarchy, then `didMoveToWindow()` in the hierarchy and `didMoveToSuperview()`.
  func leaveSuperview() {
    let old = window
    willMove(toSuperview: nil)
    if old != nil { announceWindowChange(to: nil, from: old) }
    guard let superview else { return }
    superview.removeFromSubviews(self)
    if old != nil { confirmWindowChange(to: nil) }
    didMoveToSuperview()
  }

  /// Whether adding a view again to its superview calls the hooks.
  ///
  /// The answer to ``UIKitBehavior/readdedSubview``; outside an engine the likely answer applies.
  private var announcesReadding: Bool {
    (window?.headlessEngine?.questions.readdedSubview ?? .movesAnew) == .movesAnew
  }

  private func removeFromSubviews(_ view: UIView) {
    willRemoveSubview(view)
    backing.subviews.removeAll { $0 === view }
    if view.backing.parent === backing { view.backing.removeFromSuperlayer() }
    view.backing.backsSubview = false
    view.superview = nil
    setNeedsLayout()
  }

  private func announceWindowChange(to new: UIWindow?, from old: UIWindow?) {
    // Touches of a view that leaves its window end in touchesCancelled (C022).
    old?.headlessEngine?.gestures.viewWillLeaveWindow(self)
    old?.dropFirstResponder(in: self)
    forEachInTree { view in
      for running in view.animations { running.animation?.interrupt(view) }
      view.viewController?.viewWillMove(toWindow: new)
      view.willMove(toWindow: new)
    }
  }

  private func confirmWindowChange(to window: UIWindow?) {
    backing.needsLayout = true
    forEachInTree { view in
      // A hook of an earlier view may have removed this view, which then called its hooks already.
      guard view.window === window else { return }
      view.didMoveToWindow()
      view.viewController?.viewDidMoveToWindow()
      if view.window === window { view.notifySafeAreaInsetsOnEntering() }
    }
  }

  /// Calls a closure for the view and then for its descendants.
  ///
  /// Iterates over the subviews that a view has after the call for that view.
  func forEachInTree(_ body: (UIView) -> Void) {
    body(self)
    for subview in subviews { subview.forEachInTree(body) }
  }
}

extension UIView {
  /// Ends everything in the view's hierarchy that depends on an engine whose screen it leaves.
  ///
  /// Interrupts animations, disables the recognizers that receive touches, and moves decelerations,
  /// zooms and transitions to their ends.
  func endActivity(in gestures: GestureSystem) {
    for running in animations { running.animation?.interrupt(self) }
    for recognizer in attachedRecognizers where recognizer.system === gestures {
      gestures.disable(recognizer)
    }
    switch self {
    case let view as UIScrollView:
      view.finishScrolling()
      view.finishZooming()
    case let view as NavigationView: view.navigation?.completeTransition()
    case let view as PresentationContainerView:
      view.presentation?.presentedViewController.modalTransition?.completeAtOnce()
    default: break
    }
    for subview in subviews { subview.endActivity(in: gestures) }
  }
}

extension UIView {
  /// Exchanges two subviews. Ignores invalid indices, for which UIKit raises an exception.
  public func exchangeSubview(at index1: Int, withSubviewAt index2: Int) {
    let places = subviews.indices
    guard places.contains(index1), places.contains(index2) else { return }
    backing.exchange(subviews[index1].backing, with: subviews[index2].backing)
  }

  /// Returns the first view with a tag in depth-first order, starting with this view.
  public func viewWithTag(_ tag: Int) -> UIView? {
    if self.tag == tag { return self }
    for subview in backing.subviews {
      if let found = subview.viewWithTag(tag) { return found }
    }
    return nil
  }

  /// Returns whether the view is another view or a descendant of it.
  public func isDescendant(of view: UIView) -> Bool {
    var current: UIView? = self
    while let candidate = current {
      if candidate === view { return true }
      current = candidate.superview
    }
    return false
  }
}
#endif
