import UIKitShim

final class LoadingViewController: UIViewController {
  private enum State { case loading, loaded(String), failed(any Error) }
  private let spinner = UIActivityIndicatorView(style: .large)
  private let label = UILabel()
  private var task: Task<Void, Never>?
  private var state = State.loading { didSet { render() } }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(spinner)
    view.addSubview(label)
    label.numberOfLines = 0
    label.lineBreakMode = .byWordWrapping
    label.textColor = .secondaryLabel
    spinner.color = .systemGray
    render()
  }

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    task = Task { [weak self] in
      do {
        try await Task.sleep(nanoseconds: 1_000_000)
        self?.state = .loaded("Hello")
      } catch { self?.state = .failed(error) }
    }
  }

  override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    task?.cancel()
  }

  override func viewWillLayoutSubviews() {
    super.viewWillLayoutSubviews()
    spinner.center = CGPoint(x: view.bounds.midX, y: view.bounds.midY)
    label.frame = view.bounds.insetBy(dx: 20, dy: 100)
  }

  private func render() {
    switch state {
    case .loading: spinner.startAnimating()
    case .loaded(let text):
      spinner.stopAnimating()
      label.text = text
    case .failed(let error):
      spinner.stopAnimating()
      label.text = error.localizedDescription
    }
    label.isHidden = spinner.isAnimating
  }
}
