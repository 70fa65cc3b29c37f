import UIKitShim

final class PlayerViewController: UIViewController {
  private let progress = UIProgressView(progressViewStyle: .bar)
  private let scrubber = UISlider()
  private let feedback = UIImpactFeedbackGenerator(style: .light)
  private var isScrubbing = false

  override func viewDidLoad() {
    super.viewDidLoad()
    progress.trackTintColor = .systemGray5
    progress.progressTintColor = .systemRed
    view.addSubview(progress)
    scrubber.setThumbImage(UIImage(named: "thumb"), for: .normal)
    scrubber.addAction(UIAction { [weak self] _ in self?.begin() }, for: .touchDown)
    scrubber.addAction(UIAction { [weak self] _ in self?.scrub() }, for: .valueChanged)
    scrubber.addAction(
      UIAction { [weak self] _ in self?.isScrubbing = false },
      for: [.touchUpInside, .touchUpOutside, .touchCancel])
    view.addSubview(scrubber)
    UIApplication.shared.isIdleTimerDisabled = true
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    progress.frame = CGRect(x: 0, y: view.safeAreaInsets.top, width: view.bounds.width, height: 4)
    scrubber.frame = CGRect(
      x: 20, y: view.bounds.height - 120, width: view.bounds.width - 40, height: 44)
  }

  private func begin() {
    isScrubbing = true
    feedback.prepare()
  }

  private func scrub() {
    progress.setProgress(scrubber.value, animated: false)
    feedback.impactOccurred()
  }

  override var supportedInterfaceOrientations: UIInterfaceOrientationMask { .landscape }
  override var shouldAutorotate: Bool { true }
}
