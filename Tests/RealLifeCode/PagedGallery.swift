import UIKitShim

final class PagedGalleryViewController: UIViewController, UICollectionViewDataSource,
  UICollectionViewDelegateFlowLayout
{
  private let pageControl = UIPageControl()
  private lazy var gallery: UICollectionView = {
    let layout = UICollectionViewFlowLayout()
    layout.scrollDirection = .horizontal
    layout.minimumLineSpacing = 0
    let gallery = UICollectionView(frame: view.bounds, collectionViewLayout: layout)
    gallery.isPagingEnabled = true
    gallery.showsHorizontalScrollIndicator = false
    gallery.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "page")
    gallery.dataSource = self
    gallery.delegate = self
    return gallery
  }()

  override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(gallery)
    pageControl.numberOfPages = 5
    pageControl.currentPageIndicatorTintColor = .label
    pageControl.pageIndicatorTintColor = .tertiaryLabel
    pageControl.addAction(
      UIAction { [weak self] action in
        guard let self, let control = action.sender as? UIPageControl else { return }
        let path = IndexPath(item: control.currentPage, section: 0)
        gallery.scrollToItem(at: path, at: .centeredHorizontally, animated: true)
      }, for: .valueChanged)
    view.addSubview(pageControl)
  }

  func collectionView(
    _ collectionView: UICollectionView, numberOfItemsInSection section: Int
  ) -> Int { 5 }

  func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    collectionView.dequeueReusableCell(withReuseIdentifier: "page", for: indexPath)
  }

  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    sizeForItemAt indexPath: IndexPath
  ) -> CGSize { collectionView.bounds.size }

  func scrollViewDidScroll(_ scrollView: UIScrollView) {
    pageControl.currentPage = Int((scrollView.contentOffset.x / scrollView.bounds.width).rounded())
  }
}
