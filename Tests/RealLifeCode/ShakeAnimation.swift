import UIKitShim

final class PasscodeViewController: UIViewController {
  private let dots = UIView(frame: CGRect(x: 100, y: 200, width: 190, height: 20))
  private let gradient = CAGradientLayer()

  override func viewDidLoad() {
    super.viewDidLoad()
    gradient.colors = [UIColor.systemIndigo.cgColor, UIColor.systemPurple.cgColor]
    gradient.startPoint = CGPoint(x: 0, y: 0)
    gradient.endPoint = CGPoint(x: 1, y: 1)
    view.layer.insertSublayer(gradient, at: 0)
    view.addSubview(dots)
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    gradient.frame = view.bounds
  }

  func shake() {
    let animation = CAKeyframeAnimation(keyPath: "transform.translation.x")
    animation.values = [-10, 10, -6, 6, 0]
    animation.duration = 0.4
    dots.layer.add(animation, forKey: "shake")
    UINotificationFeedbackGenerator().notificationOccurred(.error)
  }

  func pulse() {
    let pulse = CABasicAnimation(keyPath: "opacity")
    pulse.fromValue = 1
    pulse.toValue = 0.3
    pulse.duration = 0.8
    pulse.repeatCount = .infinity
    pulse.autoreverses = true
    pulse.timingFunction = CAMediaTimingFunction(name: .easeInEaseOut)
    dots.layer.add(pulse, forKey: nil)
  }
}
