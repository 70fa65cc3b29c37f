#if HEADLESS
/// A part of a path.
enum PathElement {
  case move(CGPoint)
  case line(CGPoint)
  case curve(CGPoint, CGPoint, to: CGPoint)
  case close

  /// Returns the part with mapped points.
  func mapped(_ map: (CGPoint) -> CGPoint) -> PathElement {
    switch self {
    case .move(let point): .move(map(point))
    case .line(let point): .line(map(point))
    case .curve(let first, let second, let end): .curve(map(first), map(second), to: map(end))
    case .close: .close
    }
  }
}

/// The parts of a path as straight lines.
struct FlatPath {
  /// The corners of each part, in pt.
  private(set) var parts: [[CGPoint]] = []

  init(_ elements: [PathElement]) {
    for element in elements {
      switch element {
      case .move(let point): parts.append([point])
      case .line(let point): add(point)
      case .curve(let first, let second, let end):
        let start = parts.last?.last ?? end
        for step in 1...Self.steps {
          let t = CGFloat(step) / CGFloat(Self.steps)
          add(Self.point(at: t, start, first, second, end))
        }
      case .close:
        guard let start = parts.last?.first else { continue }
        add(start)
        parts.append([start])
      }
    }
  }

  /// The smallest rectangle around all corners, in pt; null if there are none.
  var bounds: CGRect {
    let corners = parts.joined()
    guard let first = corners.first else { return .null }
    var box = CGRect(origin: first, size: .zero)
    for corner in corners { box = box.union(CGRect(origin: corner, size: .zero)) }
    return box
  }

  /// Returns whether a point lies inside; each part counts as closed.
  func contains(_ point: CGPoint, evenOdd: Bool) -> Bool {
    var winding = 0
    for part in parts {
      guard var previous = part.last else { continue }
      for corner in part {
        let side =
          (corner.x - previous.x) * (point.y - previous.y)
          - (point.x - previous.x) * (corner.y - previous.y)
        if previous.y <= point.y, corner.y > point.y, side > 0 { winding += 1 }
        if previous.y > point.y, corner.y <= point.y, side < 0 { winding -= 1 }
        previous = corner
      }
    }
    return evenOdd ? !winding.isMultiple(of: 2) : winding != 0
  }

  /// The number of lines for one curve.
  private static let steps = 24

  private mutating func add(_ point: CGPoint) {
    if parts.isEmpty { parts.append([]) }
    parts[parts.count - 1].append(point)
  }

  private static func point(
    at t: CGFloat, _ start: CGPoint, _ first: CGPoint, _ second: CGPoint, _ end: CGPoint
  ) -> CGPoint {
    let u = 1 - t
    return start * (u * u * u) + first * (3 * u * u * t) + second * (3 * u * t * t)
      + end * (t * t * t)
  }
}
#endif
