import GestureArbitration
import UIKitShim

/// A carousel without an end: its offset goes back by a whole round before either end is reached.
final class Cards: UIScrollView {
  private static let width: CGFloat = 180
  private static let count = 6
  private let cards = (0..<3 * count).map { Tile("Card \($0 % count + 1)", number: $0 % count) }

  override init(frame: CGRect) {
    super.init(frame: frame)
    contentInsetAdjustmentBehavior = .never
    showsHorizontalScrollIndicator = false
    cards.forEach(addSubview)
  }

  required init?(coder: NSCoder) { nil }

  override func layoutSubviews() {
    super.layoutSubviews()
    for (index, card) in cards.enumerated() {
      card.frame = CGRect(
        x: CGFloat(index) * Self.width, y: 0, width: Self.width, height: bounds.height)
    }
    let round = CGFloat(Self.count) * Self.width
    contentSize = CGSize(width: 3 * round, height: bounds.height)
    if contentOffset.x < round / 2 { contentOffset.x += round }
    if contentOffset.x > round * 3 / 2 { contentOffset.x -= round }
  }
}
