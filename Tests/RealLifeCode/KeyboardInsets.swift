import UIKitShim

final class ComposeViewController: UIViewController {
  private let scrollView = UIScrollView()
  private var observers: [any NSObjectProtocol] = []

  override func viewDidLoad() {
    super.viewDidLoad()
    scrollView.keyboardDismissMode = .interactive
    scrollView.frame = view.bounds
    view.addSubview(scrollView)
  }

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    let center = NotificationCenter.default
    observers = [
      center.addObserver(
        forName: UIResponder.keyboardWillShowNotification, object: nil, queue: .main
      ) { [weak self] notification in
        let frame = notification.userInfo?[UIResponder.keyboardFrameEndUserInfoKey] as? CGRect
        MainActor.assumeIsolated { self?.setKeyboard(height: frame?.height ?? 0) }
      },
      center.addObserver(
        forName: UIResponder.keyboardWillHideNotification, object: nil, queue: .main
      ) { [weak self] _ in MainActor.assumeIsolated { self?.setKeyboard(height: 0) } },
    ]
  }

  override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    observers.forEach { NotificationCenter.default.removeObserver($0) }
    observers = []
    view.endEditing(true)
  }

  private func setKeyboard(height: CGFloat) {
    let bottom = max(0, height - view.safeAreaInsets.bottom)
    scrollView.contentInset.bottom = bottom
    scrollView.verticalScrollIndicatorInsets.bottom = bottom
  }
}
