import GestureArbitration
import UIKitShim

/// A map of stores that follows a finger.
final class StoreMap: UIView {
  convenience init(stores: [CGPoint]) {
    self.init(frame: .zero)
    backgroundColor = .systemGreen
    clipsToBounds = true
    for place in stores {
      let store = UIView(frame: CGRect(origin: place, size: CGSize(width: 16, height: 16)))
      store.backgroundColor = .systemRed
      addSubview(store)
    }
    let pan = UIPanGestureRecognizer()
    pan.onAction { pan in
      guard let map = pan.view else { return }
      map.bounds.origin.x -= pan.translation(in: nil).x
      map.bounds.origin.y -= pan.translation(in: nil).y
      pan.setTranslation(.zero, in: nil)
    }
    addGestureRecognizer(pan)
  }
}
