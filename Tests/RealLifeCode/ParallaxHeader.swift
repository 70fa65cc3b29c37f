import UIKitShim

final class ProfileViewController: UIViewController, UIScrollViewDelegate {
  private let scrollView = UIScrollView()
  private let header = UIImageView(image: UIImage(named: "cover"))
  private let headerHeight: CGFloat = 240

  override func loadView() {
    view = scrollView
    scrollView.delegate = self
    scrollView.alwaysBounceVertical = true
    scrollView.contentInset.top = headerHeight
    scrollView.scrollIndicatorInsets = scrollView.contentInset
    scrollView.contentInsetAdjustmentBehavior = .never
    header.contentMode = .scaleAspectFill
    header.clipsToBounds = true
    scrollView.addSubview(header)
  }

  override var preferredStatusBarStyle: UIStatusBarStyle { .lightContent }

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    let appearance = UINavigationBarAppearance()
    appearance.configureWithTransparentBackground()
    appearance.titleTextAttributes = [.foregroundColor: UIColor.white]
    navigationController?.navigationBar.standardAppearance = appearance
    navigationController?.navigationBar.tintColor = .white
  }

  func scrollViewDidScroll(_ scrollView: UIScrollView) {
    let y = scrollView.contentOffset.y
    let height = max(60, -y)
    header.frame = CGRect(x: 0, y: y, width: scrollView.bounds.width, height: height)
    header.alpha = min(1, height / headerHeight)
    title = y > -80 ? "Ada Lovelace" : nil
  }

  func scrollViewShouldScrollToTop(_ scrollView: UIScrollView) -> Bool { true }
}
