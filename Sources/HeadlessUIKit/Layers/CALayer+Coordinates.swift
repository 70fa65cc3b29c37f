import Foundation

extension CALayer {
  /// The offset from the anchor point is taken first: it is small, and rounds least.
  final func pointInSuperlayer(_ point: CGPoint) -> CGPoint {
    let offset = CGPoint(
      x: point.x - box.origin.x - anchor.x * box.size.width,
      y: point.y - box.origin.y - anchor.y * box.size.height)
    return (isTransformed ? offset.applying(plane) : offset) + place
  }

  final func pointFromSuperlayer(_ point: CGPoint) -> CGPoint {
    let offset = isTransformed ? (point - place).applying(inverse) : point - place
    return CGPoint(
      x: offset.x + anchor.x * box.size.width + box.origin.x,
      y: offset.y + anchor.y * box.size.height + box.origin.y)
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
