#if HEADLESS
extension CALayer {
  /// Inserts a layer among the sublayers, removing it from its superlayer first.
  ///
  /// Does nothing if the layer contains the receiver. Core Animation raises an exception there; the
  /// engine must not crash an app.
  func put(_ layer: CALayer, at place: ([CALayer]) -> Int) {
    guard !isInside(layer) else { return }
    // A layer that is moved within its superlayer remains visible.
    if layer.parent === self { layer.leaveSublayers() } else { layer.removeFromSuperlayer() }
    let index = place(children)
    children.insert(layer, at: index)
    layer.parent = self
    // A view added in front of all others needs no search.
    let isInOrder = index == children.count - 1 && subviews.last === layer.view
    if layer.backsSubview && !isInOrder { orderSubviews() }
    layer.updateVisibility()
  }

  /// Exchanges two sublayers.
  func exchange(_ one: CALayer, with other: CALayer) {
    guard let first = children.firstIndex(where: { $0 === one }),
      let second = children.firstIndex(where: { $0 === other })
    else { return }
    children.swapAt(first, second)
    orderSubviews()
  }

  /// Sorts the subviews in the order of their layers.
  ///
  /// Does nothing while the layer of a subview is not among the sublayers.
  func orderSubviews() {
    let ordered = children.compactMap { $0.backsSubview ? $0.view : nil }
    if ordered.count == subviews.count { subviews = ordered }
  }

  /// Marks the backed view and its ancestors for a layout pass.
  final func markTree() {
    nonisolated(unsafe) let layer = self
    // Views belong to the main actor, and only their layers are ever unmarked.
    MainActor.assumeIsolated { layer.view?.markTree() }
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

extension CALayer {
  /// Converts a point to the superlayer's coordinates.
  ///
  /// Subtracts the anchor point first, because small numbers lose the least precision.
  final func pointInSuperlayer(_ point: CGPoint) -> CGPoint {
    let offset = CGPoint(
      x: point.x - rawBounds.origin.x - rawAnchorPoint.x * rawBounds.size.width,
      y: point.y - rawBounds.origin.y - rawAnchorPoint.y * rawBounds.size.height)
    return (isTransformed ? offset.applying(rawAffineTransform) : offset) + rawPosition
  }

  final func pointFromSuperlayer(_ point: CGPoint) -> CGPoint {
    let offset =
      isTransformed ? (point - rawPosition).applying(rawInverseTransform) : point - rawPosition
    return CGPoint(
      x: offset.x + rawAnchorPoint.x * rawBounds.size.width + rawBounds.origin.x,
      y: offset.y + rawAnchorPoint.y * rawBounds.size.height + rawBounds.origin.y)
  }

  final func pointInRoot(_ point: CGPoint) -> CGPoint {
    guard let parent else { return point }
    return parent.pointInRoot(pointInSuperlayer(point))
  }

  final func pointFromRoot(_ point: CGPoint) -> CGPoint {
    guard let parent else { return point }
    return pointFromSuperlayer(parent.pointFromRoot(point))
  }
}
#endif
