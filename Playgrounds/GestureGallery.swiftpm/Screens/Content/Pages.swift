import GestureArbitration
import UIKitShim

/// A pager: pages side by side, each as large as the view.
final class Pages: UIScrollView {
  private let pages = (1...5).map { Tile("Page \($0)", number: $0) }

  override init(frame: CGRect) {
    super.init(frame: frame)
    isPagingEnabled = true
    contentInsetAdjustmentBehavior = .never
    pages.forEach(addSubview)
  }

  required init?(coder: NSCoder) { nil }

  override func layoutSubviews() {
    super.layoutSubviews()
    for (index, page) in pages.enumerated() {
      page.frame = CGRect(
        x: CGFloat(index) * bounds.width, y: 0, width: bounds.width, height: bounds.height)
    }
    contentSize = CGSize(width: CGFloat(pages.count) * bounds.width, height: bounds.height)
  }
}
