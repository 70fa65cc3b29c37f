import GestureArbitration
import UIKitShim

/// A shelf that has no end: it has its products three times, and moves by one round before an end
/// comes into view.
final class Shelf: UIScrollView, UIScrollViewDelegate {
  private var round: CGFloat = 0

  convenience init(products count: Int) {
    self.init(frame: .zero)
    round = 120 * CGFloat(count)
    for index in 0..<3 * count {
      let hue = CGFloat(index % count) / CGFloat(count)
      let card = UIView(frame: CGRect(x: 120 * CGFloat(index), y: 0, width: 110, height: 120))
      card.backgroundColor = UIColor(hue: hue, saturation: 0.4, brightness: 1, alpha: 1)
      addSubview(card)
    }
    contentSize = CGSize(width: 3 * round, height: 120)
    contentOffset.x = round
    delegate = self
  }

  func scrollViewDidScroll(_ scrollView: UIScrollView) {
    if contentOffset.x < round { contentOffset.x += round }
    if contentOffset.x >= 2 * round { contentOffset.x -= round }
  }
}
