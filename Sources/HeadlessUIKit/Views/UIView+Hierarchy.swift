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

  /// Puts a view among the subviews, taking it from where it was.
  func insert(_ view: UIView, at place: ([UIView]) -> Int) {
    // A view cannot lie in itself; UIKit raises here, and an app must not crash on our account.
    guard !isDescendant(of: view) else { return }
    view.move(to: self, at: place)
  }

  /// Moves the view to a superview, or out of the one it is in.
  func move(to parent: UIView?, at place: ([UIView]) -> Int) {
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
    old?.headlessEngine?.gestures.viewWillLeaveWindow(self)
    forEachInTree {
      $0.viewController?.viewWillMove(toWindow: new)
      $0.willMove(toWindow: new)
    }
  }

  private func confirmMove() {
    forEachInTree {
      $0.didMoveToWindow()
      $0.viewController?.viewDidMoveToWindow()
    }
  }

  private func forEachInTree(_ body: (UIView) -> Void) {
    body(self)
    for subview in subviews { subview.forEachInTree(body) }
  }
}
