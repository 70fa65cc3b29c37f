#if HEADLESS
extension UIView {
  func convertToWindow(_ point: CGPoint) -> CGPoint {
    var point = point
    var view = self
    while let superview = view.superview {
      point = view.backing.pointInSuperlayer(point)
      view = superview
    }
    return point
  }

  func convertFromWindow(_ point: CGPoint) -> CGPoint {
    guard let superview else { return point }
    return convertFromSuperview(superview.convertFromWindow(point))
  }

  func convertFromSuperview(_ point: CGPoint) -> CGPoint { backing.pointFromSuperlayer(point) }

  /// Converts a point between views; nil stands for the window or the root of the other view.
  ///
  /// Converts through the nearest common ancestor, so that no ancestor beyond it adds rounding
  /// errors, and between two windows through the screen.
  static func convert(_ point: CGPoint, from source: UIView?, to target: UIView?) -> CGPoint {
    guard let source else { return target?.convertFromWindow(point) ?? point }
    guard let target else { return source.convertToWindow(point) }
    if let shared = source.ancestor(sharedWith: target) {
      return target.convert(point: source.convert(point: point, toAncestor: shared), from: shared)
    }
    var base = source.convertToWindow(point)
    if let from = source.window, let to = target.window {
      base = to.convertFromSuperview(from.backing.pointInSuperlayer(base))
    }
    return target.convertFromWindow(base)
  }

  /// Converts a rectangle between views and returns the smallest rectangle around the result.
  static func convert(_ rect: CGRect, from source: UIView?, to target: UIView?) -> CGRect {
    let isTransformed = [source, target].contains { $0?.isTransformedInTree ?? false }
    guard isTransformed else {
      return CGRect(origin: convert(rect.origin, from: source, to: target), size: rect.size)
    }
    return rect.bounding { convert($0, from: source, to: target) }
  }

  private var isTransformedInTree: Bool {
    var current: UIView? = self
    while let view = current {
      if view.backing.isTransformed { return true }
      current = view.superview
    }
    return false
  }

  private func ancestor(sharedWith other: UIView) -> UIView? {
    if other === self { return self }
    if other === superview { return other }
    if other.superview === self { return self }
    var (one, two): (UIView?, UIView?) = (self, other)
    var (height, otherHeight) = (depth, other.depth)
    while height > otherHeight { (one, height) = (one?.superview, height - 1) }
    while otherHeight > height { (two, otherHeight) = (two?.superview, otherHeight - 1) }
    while one !== two { (one, two) = (one?.superview, two?.superview) }
    return one
  }

  private func convert(point: CGPoint, toAncestor ancestor: UIView) -> CGPoint {
    var (point, view) = (point, self)
    while view !== ancestor, let superview = view.superview {
      point = view.backing.pointInSuperlayer(point)
      view = superview
    }
    return point
  }

  private func convert(point: CGPoint, from ancestor: UIView) -> CGPoint {
    guard self !== ancestor, let superview else { return point }
    return convertFromSuperview(superview.convert(point: point, from: ancestor))
  }
}
#endif
