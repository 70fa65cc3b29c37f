import GestureArbitration
import UIKitShim

/// A map: fields in rows and columns, scrolled in every direction.
final class Terrain: UIScrollView {
  private static let side: CGFloat = 120
  private static let count = 12

  override init(frame: CGRect) {
    super.init(frame: frame)
    contentInsetAdjustmentBehavior = .never
    for row in 0..<Self.count {
      for column in 0..<Self.count {
        let field = Tile("\(column) · \(row)", number: row + column)
        field.frame = CGRect(
          x: CGFloat(column) * Self.side, y: CGFloat(row) * Self.side, width: Self.side,
          height: Self.side)
        addSubview(field)
      }
    }
    contentSize = CGSize(
      width: CGFloat(Self.count) * Self.side, height: CGFloat(Self.count) * Self.side)
    contentOffset = CGPoint(x: 4 * Self.side, y: 4 * Self.side)
  }

  required init?(coder: NSCoder) { nil }
}
