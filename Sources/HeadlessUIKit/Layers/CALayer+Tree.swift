extension CALayer {
  /// Puts a layer among the sublayers, taking it from where it was.
  func put(_ layer: CALayer, at place: ([CALayer]) -> Int) {
    // A layer cannot lie in itself; Core Animation raises here, and an app must not crash on our
    // account.
    guard !isInside(layer) else { return }
    layer.removeFromSuperlayer()
    let index = place(children)
    children.insert(layer, at: index)
    layer.parent = self
    // A view that came in front of all needs no search.
    let isInOrder = index == children.count - 1 && subviews.last === layer.view
    if layer.backsSubview && !isInOrder { orderSubviews() }
  }

  /// Puts two sublayers in each other's place.
  func exchange(_ one: CALayer, with other: CALayer) {
    guard let first = children.firstIndex(where: { $0 === one }),
      let second = children.firstIndex(where: { $0 === other })
    else { return }
    children.swapAt(first, second)
    orderSubviews()
  }

  /// Brings the subviews into the order of their layers, as far as all of them have theirs here.
  func orderSubviews() {
    let ordered = children.compactMap { $0.backsSubview ? $0.view : nil }
    if ordered.count == subviews.count { subviews = ordered }
  }

  private func isInside(_ layer: CALayer) -> Bool {
    var current: CALayer? = self
    while let candidate = current {
      if candidate === layer { return true }
      current = candidate.parent
    }
    return false
  }
}
