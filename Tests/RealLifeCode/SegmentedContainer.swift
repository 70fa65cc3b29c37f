import UIKitShim

final class LibraryViewController: UIViewController {
  private let segments = UISegmentedControl(items: ["Songs", "Albums"])
  private let pages: [UIViewController] = [UITableViewController(), UIViewController()]
  private var current: UIViewController?

  override func viewDidLoad() {
    super.viewDidLoad()
    segments.selectedSegmentIndex = 0
    segments.selectedSegmentTintColor = .systemOrange
    segments.addAction(
      UIAction { [weak self] action in
        guard let control = action.sender as? UISegmentedControl else { return }
        self?.show(page: control.selectedSegmentIndex)
      }, for: .valueChanged)
    navigationItem.titleView = segments
    show(page: 0)
  }

  private func show(page index: Int) {
    if let current {
      current.willMove(toParent: nil)
      current.view.removeFromSuperview()
      current.removeFromParent()
    }
    let next = pages[index]
    addChild(next)
    next.view.frame = view.bounds
    next.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.insertSubview(next.view, at: 0)
    next.didMove(toParent: self)
    UIView.transition(
      with: view, duration: 0.25, options: [.transitionCrossDissolve], animations: nil,
      completion: nil)
    current = next
    setNeedsStatusBarAppearanceUpdate()
  }

  override var childForStatusBarStyle: UIViewController? { current }
  override var childForHomeIndicatorAutoHidden: UIViewController? { current }
}
