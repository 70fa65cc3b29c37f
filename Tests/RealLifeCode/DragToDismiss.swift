import UIKitShim

final class DragDismissInteractor: UIPercentDrivenInteractiveTransition {
  private(set) var isActive = false
  private weak var controller: UIViewController?

  func attach(to controller: UIViewController) {
    self.controller = controller
    let pan = DismissPan(target: nil, action: nil)
    pan.onChange = { [weak self] in self?.update(with: $0) }
    controller.view.addGestureRecognizer(pan)
  }

  private func update(with pan: UIPanGestureRecognizer) {
    let height = pan.view?.bounds.height ?? 1
    let progress = max(0, min(1, pan.translation(in: pan.view).y / height))
    switch pan.state {
    case .began:
      isActive = true
      controller?.dismiss(animated: true)
    case .changed: update(progress)
    case .ended, .cancelled:
      isActive = false
      if progress > 0.3 || pan.velocity(in: pan.view).y > 800 { finish() } else { cancel() }
    default: break
    }
  }
}

final class DismissPan: UIPanGestureRecognizer {
  var onChange: ((UIPanGestureRecognizer) -> Void)?
  override var state: UIGestureRecognizer.State { didSet { onChange?(self) } }
}

final class StoryViewController: UIViewController, UIViewControllerTransitioningDelegate {
  private let interactor = DragDismissInteractor()

  init() {
    super.init(nibName: nil, bundle: nil)
    modalPresentationStyle = .overFullScreen
    modalTransitionStyle = .crossDissolve
    transitioningDelegate = self
  }

  required init?(coder: NSCoder) { fatalError() }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = UIColor.black.withAlphaComponent(0.9)
    interactor.attach(to: self)
  }

  func interactionControllerForDismissal(
    using animator: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? { interactor.isActive ? interactor : nil }
}
