import GestureArbitration

/// A product of the shop: photos, similar products and a map of stores.
final class ProductViewController: UIViewController {
  let photos = UIScrollView()
  let shelf = UIScrollView()
  let map = UIView()
  private let pages = (0..<3).map { _ in UIView() }
  /// Three times the same ten products.
  private let cards = (0..<30).map { _ in UIView() }
  private let round: CGFloat = 1_200

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Product"
    view.backgroundColor = .white
    addPhotos()
    addShelf()
    addMap()
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    let area = view.bounds.inset(by: view.safeAreaInsets)
    photos.frame = CGRect(x: area.minX, y: area.minY, width: area.width, height: 300)
    photos.contentSize = CGSize(width: area.width * CGFloat(pages.count), height: 300)
    for (index, page) in pages.enumerated() {
      page.frame = CGRect(x: area.width * CGFloat(index), y: 0, width: area.width, height: 300)
    }
    shelf.frame = CGRect(x: area.minX, y: area.minY + 360, width: area.width, height: 120)
    map.frame = CGRect(x: area.minX, y: area.minY + 490, width: area.width, height: 300)
  }

  private func addPhotos() {
    photos.isPagingEnabled = true
    photos.allowsPopGestureAtLeadingEdge = true
    for (page, color) in zip(pages, [UIColor.systemTeal, .systemIndigo, .systemOrange]) {
      page.backgroundColor = color
      photos.addSubview(page)
    }
    view.addSubview(photos)
  }

  private func addShelf() {
    shelf.delegate = self
    shelf.popGestureRole = .carousel(stripWidth: 60)
    for (index, card) in cards.enumerated() {
      card.frame = CGRect(x: CGFloat(index) * 120, y: 0, width: 110, height: 120)
      card.backgroundColor = UIColor(
        hue: CGFloat(index % 10) / 10, saturation: 0.4, brightness: 1, alpha: 1)
      shelf.addSubview(card)
    }
    shelf.contentSize = CGSize(width: 3 * round, height: 120)
    shelf.contentOffset.x = round
    view.addSubview(shelf)
  }

  private func addMap() {
    map.backgroundColor = .systemGreen
    map.clipsToBounds = true
    for place in [CGPoint(x: 60, y: 80), CGPoint(x: 250, y: 190)] {
      let store = UIView(frame: CGRect(origin: place, size: CGSize(width: 16, height: 16)))
      store.backgroundColor = .systemRed
      map.addSubview(store)
    }
    map.popGestureRole = .map.forEnclosingPans
    let pan = UIPanGestureRecognizer()
    pan.onAction { pan in
      guard let map = pan.view else { return }
      map.bounds.origin.x -= pan.translation(in: nil).x
      map.bounds.origin.y -= pan.translation(in: nil).y
      pan.setTranslation(.zero, in: nil)
    }
    map.addGestureRecognizer(pan)
    view.addSubview(map)
  }
}

extension ProductViewController: UIScrollViewDelegate {
  func scrollViewDidScroll(_ scrollView: UIScrollView) {
    if shelf.contentOffset.x < round { shelf.contentOffset.x += round }
    if shelf.contentOffset.x >= 2 * round { shelf.contentOffset.x -= round }
  }
}
