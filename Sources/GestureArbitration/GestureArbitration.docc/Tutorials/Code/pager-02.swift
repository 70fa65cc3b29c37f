import GestureArbitration
import UIKitShim

/// A product of the shop: photos.
final class ProductViewController: UIViewController {
  let photos = UIScrollView()
  private let pages = (0..<3).map { _ in UIView() }

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Product"
    view.backgroundColor = .white
    addPhotos()
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    let area = view.bounds.inset(by: view.safeAreaInsets)
    photos.frame = CGRect(x: area.minX, y: area.minY, width: area.width, height: 300)
    photos.contentSize = CGSize(width: area.width * CGFloat(pages.count), height: 300)
    for (index, page) in pages.enumerated() {
      page.frame = CGRect(x: area.width * CGFloat(index), y: 0, width: area.width, height: 300)
    }
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
}
