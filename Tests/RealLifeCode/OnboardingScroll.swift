import UIKitShim

final class OnboardingViewController: UIViewController, UIScrollViewDelegate {
  private let scrollView = UIScrollView()
  private let nextButton = UIButton(type: .system)
  private let pages = ["Welcome", "Discover", "Share"]
  private var page = 0 { didSet { update() } }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    scrollView.isPagingEnabled = true
    scrollView.bounces = false
    scrollView.delegate = self
    for text in pages {
      let label = UILabel()
      label.text = text
      label.textAlignment = .center
      label.font = .systemFont(ofSize: 34, weight: .bold)
      scrollView.addSubview(label)
    }
    nextButton.setTitle("Next", for: .normal)
    nextButton.titleLabel?.font = .boldSystemFont(ofSize: 17)
    nextButton.addAction(UIAction { [weak self] _ in self?.advance() }, for: .touchUpInside)
    view.addSubview(scrollView)
    view.addSubview(nextButton)
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    scrollView.frame = view.bounds
    let size = scrollView.bounds.size
    for (index, page) in scrollView.subviews.enumerated() {
      page.frame = CGRect(
        x: CGFloat(index) * size.width, y: 0, width: size.width, height: size.height)
    }
    scrollView.contentSize = CGSize(width: size.width * CGFloat(pages.count), height: size.height)
    nextButton.frame = CGRect(
      x: 20, y: view.bounds.maxY - view.safeAreaInsets.bottom - 60, width: size.width - 40,
      height: 44)
  }

  func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) {
    page = Int(scrollView.contentOffset.x / scrollView.bounds.width)
  }

  private func advance() {
    guard page < pages.count - 1 else { return dismiss(animated: true) }
    page += 1
    let x = CGFloat(page) * scrollView.bounds.width
    scrollView.setContentOffset(CGPoint(x: x, y: 0), animated: true)
  }

  private func update() {
    nextButton.setTitle(page == pages.count - 1 ? "Done" : "Next", for: .normal)
    nextButton.isEnabled = true
  }
}
