import Foundation

extension UIView {
  /// A point of this view's coordinates in another view's, or the window's if that is nil; in pt.
  public func convert(_ point: CGPoint, to view: UIView?) -> CGPoint {
    let base = convertToWindow(point)
    return view?.convertFromWindow(base) ?? base
  }

  /// A point of another view's coordinates, or the window's if that is nil, in this view's; in pt.
  public func convert(_ point: CGPoint, from view: UIView?) -> CGPoint {
    convertFromWindow(view?.convertToWindow(point) ?? point)
  }

  /// The rectangle around this view's rectangle in another view's coordinates; in pt.
  public func convert(_ rect: CGRect, to view: UIView?) -> CGRect {
    rect.bounding { convert($0, to: view) }
  }

  /// The rectangle around another view's rectangle in this view's coordinates; in pt.
  public func convert(_ rect: CGRect, from view: UIView?) -> CGRect {
    rect.bounding { convert($0, from: view) }
  }

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
  fileprivate func bounding(_ map: (CGPoint) -> CGPoint) -> CGRect {
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
