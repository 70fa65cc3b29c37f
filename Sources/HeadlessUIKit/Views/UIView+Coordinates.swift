import Foundation

extension UIView {
  func convertToWindow(_ point: CGPoint) -> CGPoint {
    var point = point
    var view = self
    while let superview = view.superview {
      point = view.convertToSuperview(point)
      view = superview
    }
    return point
  }

  func convertFromWindow(_ point: CGPoint) -> CGPoint {
    guard let superview else { return point }
    return convertFromSuperview(superview.convertFromWindow(point))
  }

  func convertFromSuperview(_ point: CGPoint) -> CGPoint {
    let middle = CGPoint(x: bounds.midX, y: bounds.midY)
    let offset = point - center
    return (transform.isIdentity ? offset : offset.applying(transform.inverted())) + middle
  }

  private func convertToSuperview(_ point: CGPoint) -> CGPoint {
    let offset = point - CGPoint(x: bounds.midX, y: bounds.midY)
    return (transform.isIdentity ? offset : offset.applying(transform)) + center
  }
}

extension CGRect {
  /// The smallest rectangle around the corners, each mapped.
  func bounding(_ map: (CGPoint) -> CGPoint) -> CGRect {
    let first = map(CGPoint(x: minX, y: minY))
    var box = CGRect(origin: first, size: .zero)
    for corner in [
      CGPoint(x: maxX, y: minY), CGPoint(x: minX, y: maxY), CGPoint(x: maxX, y: maxY),
    ] {
      box = box.union(CGRect(origin: map(corner), size: .zero))
    }
    return box
  }
}
