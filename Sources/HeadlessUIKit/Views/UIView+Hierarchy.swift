extension UIView {
  /// The number of views above this one.
  var depth: Int {
    var depth = 0
    var current = superview
    while let view = current {
      depth += 1
      current = view.superview
    }
    return depth
  }

  /// Puts a view among the subviews, taking it from where it was; `place` is one among the sublayers.
  ///
  /// UIKit's order: the tree hears of the window and then the view of the superview; afterwards the
  /// tree has its window, the view its superview, and last the superview hears of its subview.
  func insert(_ view: UIView, at place: ([CALayer]) -> Int) {
    // A view cannot lie in itself; UIKit raises here, and an app must not crash on our account.
    guard !isDescendant(of: view) else { return }
    if view.superview === self, !isToldOfReadding {
      backing.put(view.backing, at: place)
      return
    }
    let (old, new) = (view.window, window)
    if old !== new { view.announceMove(to: new, from: old) }
    view.willMove(toSuperview: self)
    // What was told may have moved views itself.
    guard !isDescendant(of: view) else { return }
    if view.superview === self {
      backing.subviews.removeAll { $0 === view }
    } else {
      view.superview?.lose(view)
    }
    view.superview = self
    backing.subviews.append(view)
    view.backing.backsSubview = true
    backing.put(view.backing, at: place)
    setNeedsLayout()
    if old !== new { view.confirmMove(to: new) }
    view.didMoveToSuperview()
    didAddSubview(view)
  }

  /// The place among sublayers that an index of ``insertSubview(_:at:)`` stands for; without an engine
  /// the likely answer counts.
  func place(_ index: Int, among layers: [CALayer]) -> Int {
    let place = min(max(0, index), layers.endIndex)
    guard layers.contains(where: { !$0.backsSubview }),
      window?.headlessEngine?.questions.subviewIndex == .countsSubviews
    else { return place }
    let ofSubviews = layers.indices.filter { layers[$0].backsSubview }
    return place < ofSubviews.count ? ofSubviews[place] : layers.endIndex
  }

  /// Takes the view out of its superview.
  ///
  /// UIKit's order: the view hears of the superview and then the tree of the window; afterwards, the
  /// tree of the window and then the view of the superview.
  func leaveSuperview() {
    let old = window
    willMove(toSuperview: nil)
    if old != nil { announceMove(to: nil, from: old) }
    guard let superview else { return }
    superview.lose(self)
    if old != nil { confirmMove(to: nil) }
    didMoveToSuperview()
  }

  /// Whether a view hears of being added again to the superview it lies in; without an engine the
  /// likely answer counts.
  private var isToldOfReadding: Bool {
    (window?.headlessEngine?.questions.readdedSubview ?? .movesAnew) == .movesAnew
  }

  private func lose(_ view: UIView) {
    willRemoveSubview(view)
    backing.subviews.removeAll { $0 === view }
    if view.backing.parent === backing { view.backing.removeFromSuperlayer() }
    view.backing.backsSubview = false
    view.superview = nil
    setNeedsLayout()
  }

  private func announceMove(to new: UIWindow?, from old: UIWindow?) {
    // Touches of a view that leaves its window end in touchesCancelled (C022).
    old?.headlessEngine?.gestures.viewWillLeaveWindow(self)
    old?.dropFirstResponder(in: self)
    forEachInTree { view in
      for animation in view.animations { animation.interrupt(view) }
      view.viewController?.viewWillMove(toWindow: new)
      view.willMove(toWindow: new)
    }
  }

  private func confirmMove(to window: UIWindow?) {
    backing.needsLayout = true
    forEachInTree { view in
      // A view that was told earlier may have taken this one out again, which told it already.
      guard view.window === window else { return }
      view.didMoveToWindow()
      view.viewController?.viewDidMoveToWindow()
    }
  }

  /// Each view before its subviews, which are told as they were when their superview was told.
  func forEachInTree(_ body: (UIView) -> Void) {
    body(self)
    for subview in subviews { subview.forEachInTree(body) }
  }
}
