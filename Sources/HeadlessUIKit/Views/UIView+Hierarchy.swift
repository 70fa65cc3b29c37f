extension UIView {
  /// Puts a view in front of all others in this one, taking it from where it was.
  public func addSubview(_ view: UIView) {
    insert(view) { $0.endIndex }
  }

  /// Puts a view at a place among the subviews; a place past the end is the front.
  public func insertSubview(_ view: UIView, at index: Int) {
    insert(view) { min(max(0, index), $0.endIndex) }
  }

  /// Puts a view behind another subview, or in front of all if that is none.
  public func insertSubview(_ view: UIView, belowSubview sibling: UIView) {
    insert(view) { views in views.firstIndex { $0 === sibling } ?? views.endIndex }
  }

  /// Puts a view in front of another subview, or in front of all if that is none.
  public func insertSubview(_ view: UIView, aboveSubview sibling: UIView) {
    insert(view) { views in
      views.firstIndex { $0 === sibling }.map { $0 + 1 } ?? views.endIndex
    }
  }

  /// Takes the view out of its superview.
  public func removeFromSuperview() {
    guard superview != nil else { return }
    move(to: nil, at: { $0.endIndex })
  }

  /// Moves a subview in front of all others.
  public func bringSubviewToFront(_ view: UIView) {
    guard let index = subviews.firstIndex(where: { $0 === view }) else { return }
    subviews.append(subviews.remove(at: index))
  }

  /// Moves a subview behind all others.
  public func sendSubviewToBack(_ view: UIView) {
    guard let index = subviews.firstIndex(where: { $0 === view }) else { return }
    subviews.insert(subviews.remove(at: index), at: 0)
  }

  /// Whether the view is another one or lies in it at any depth.
  public func isDescendant(of view: UIView) -> Bool {
    var current: UIView? = self
    while let candidate = current {
      if candidate === view { return true }
      current = candidate.superview
    }
    return false
  }

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

  private func insert(_ view: UIView, at place: ([UIView]) -> Int) {
    // A view cannot lie in itself; UIKit raises here, and an app must not crash on our account.
    guard !isDescendant(of: view) else { return }
    view.move(to: self, at: place)
  }

  private func move(to parent: UIView?, at place: ([UIView]) -> Int) {
    let (oldWindow, newWindow) = (window, parent?.window)
    willMove(toSuperview: parent)
    if oldWindow !== newWindow { announceMove(to: newWindow, from: oldWindow) }
    if let old = superview {
      old.willRemoveSubview(self)
      old.subviews.removeAll { $0 === self }
    }
    superview = parent
    if let parent {
      parent.subviews.insert(self, at: place(parent.subviews))
      parent.didAddSubview(self)
    }
    if oldWindow !== newWindow { confirmMove() }
    didMoveToSuperview()
  }

  private func announceMove(to new: UIWindow?, from old: UIWindow?) {
    // Touches of a view that leaves its window end in touchesCancelled (C022).
    old?.engine?.gestures.viewWillLeaveWindow(self)
    forEachInTree { $0.willMove(toWindow: new) }
  }

  private func confirmMove() {
    forEachInTree { $0.didMoveToWindow() }
  }

  private func forEachInTree(_ body: (UIView) -> Void) {
    body(self)
    for subview in subviews { subview.forEachInTree(body) }
  }
}
