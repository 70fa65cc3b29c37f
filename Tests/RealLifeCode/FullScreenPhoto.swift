import UIKitShim

final class FullScreenPhotoViewController: UIViewController {
  private let imageView = UIImageView()
  private var isChromeHidden = false {
    didSet {
      navigationController?.setNavigationBarHidden(isChromeHidden, animated: true)
      setNeedsStatusBarAppearanceUpdate()
      setNeedsUpdateOfHomeIndicatorAutoHidden()
      UIView.animate(withDuration: 0.2) { [self] in
        view.backgroundColor = isChromeHidden ? .black : .systemBackground
      }
    }
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    imageView.contentMode = .scaleAspectFit
    imageView.image = UIImage(systemName: "photo")?.withTintColor(
      .white, renderingMode: .alwaysOriginal)
    imageView.preferredSymbolConfiguration = UIImage.SymbolConfiguration(
      pointSize: 60, weight: .light)
    imageView.frame = view.bounds
    imageView.isUserInteractionEnabled = true
    view.addSubview(imageView)
    navigationController?.hidesBarsOnTap = true
    navigationItem.largeTitleDisplayMode = .never
  }

  override var prefersStatusBarHidden: Bool { isChromeHidden }
  override var preferredStatusBarUpdateAnimation: UIStatusBarAnimation { .fade }
  override var prefersHomeIndicatorAutoHidden: Bool { isChromeHidden }

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    super.touchesEnded(touches, with: event)
    if touches.first?.tapCount == 1 { isChromeHidden.toggle() }
  }
}
