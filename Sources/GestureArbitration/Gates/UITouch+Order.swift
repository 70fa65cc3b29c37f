import UIKitShim

extension Set<UITouch> {
  /// The touches in an order that is the same every time, which a set's is not: by time, then place.
  @MainActor var inOrder: [UITouch] {
    if count == 1 { return Array(self) }
    return sorted { left, right in
      let (a, b) = (left.location(in: nil), right.location(in: nil))
      return (left.timestamp, a.y, a.x) < (right.timestamp, b.y, b.x)
    }
  }
}
