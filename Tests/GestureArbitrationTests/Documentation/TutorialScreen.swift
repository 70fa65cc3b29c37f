#if HEADLESS
import GestureArbitration
import HeadlessUIKit

/// The shop: a list of products, and the screens above it.
final class ShopController: UINavigationController {
  override func viewDidLoad() {
    super.viewDidLoad()
    gestureArbiter.driver = .arbiter
    gestureArbiter.onDecision = { print($0) }
  }
}

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

/// A product of the shop: photos, a gift note, similar products and a map of stores.
final class ProductViewController: UIViewController, PopIntercepting {
  let photos = UIScrollView()
  let note = UITextField()
  let shelf = Shelf(products: 10)
  let map = StoreMap(stores: [CGPoint(x: 60, y: 80), CGPoint(x: 250, y: 190)])
  private let pages = (0..<3).map { _ in UIView() }

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Product"
    view.backgroundColor = .white
    addPhotos()
    addNote()
    view.addSubview(shelf)
    view.addSubview(map)
    shelf.popGestureRole = .carousel(stripWidth: 60)
    map.popGestureRole = .map.forEnclosingPans
    popInterceptor = self
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    let area = view.bounds.inset(by: view.safeAreaInsets)
    photos.frame = CGRect(x: area.minX, y: area.minY, width: area.width, height: 300)
    photos.contentSize = CGSize(width: area.width * CGFloat(pages.count), height: 300)
    for (index, page) in pages.enumerated() {
      page.frame = CGRect(x: area.width * CGFloat(index), y: 0, width: area.width, height: 300)
    }
    note.frame = CGRect(x: area.minX + 16, y: area.minY + 310, width: area.width - 32, height: 40)
    shelf.frame = CGRect(x: area.minX, y: area.minY + 360, width: area.width, height: 120)
    map.frame = CGRect(x: area.minX, y: area.minY + 490, width: area.width, height: 300)
  }

  /// Whether leaving the screen loses a note.
  var hasChanges: Bool { note.text?.isEmpty == false }

  func allowsPop(by trigger: PopTrigger) -> Bool {
    !hasChanges
  }

  func didAttemptPop(by trigger: PopTrigger) {
    let alert = UIAlertController(
      title: "Discard the note?", message: nil, preferredStyle: .alert)
    alert.addAction(
      UIAlertAction(title: "Discard", style: .destructive) { [weak self] _ in
        self?.navigationController?.gestureArbiter.pop(confirmed: true)
      })
    alert.addAction(UIAlertAction(title: "Keep editing", style: .cancel))
    present(alert, animated: true)
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

  private func addNote() {
    note.placeholder = "A note for the gift"
    note.borderStyle = .roundedRect
    view.addSubview(note)
  }
}
#endif
