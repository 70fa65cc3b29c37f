import UIKitShim

final class CardDeckViewController: UIViewController {
  private let card = UIView(frame: CGRect(x: 40, y: 120, width: 300, height: 400))
  private var animator: UIViewPropertyAnimator?

  override func viewDidLoad() {
    super.viewDidLoad()
    card.backgroundColor = .systemYellow
    card.layer.cornerRadius = 20
    card.layer.shadowRadius = 12
    card.layer.shadowOffset = CGSize(width: 0, height: 4)
    card.layer.shadowPath = UIBezierPath(roundedRect: card.bounds, cornerRadius: 20).cgPath
    view.addSubview(card)
  }

  func throwCard(velocity: CGPoint) {
    let timing = UISpringTimingParameters(
      dampingRatio: 0.7, initialVelocity: CGVector(dx: velocity.x / 300, dy: velocity.y / 300))
    let animator = UIViewPropertyAnimator(duration: 0.5, timingParameters: timing)
    animator.addAnimations { [card] in
      card.center.x += velocity.x > 0 ? 600 : -600
      card.transform = CGAffineTransform(rotationAngle: velocity.x > 0 ? 0.3 : -0.3)
    }
    animator.addCompletion { [weak self] position in
      if position == .end { self?.reset() }
    }
    animator.isInterruptible = true
    animator.startAnimation()
    self.animator = animator
  }

  private func reset() {
    card.transform = .identity
    card.frame.origin = CGPoint(x: 40, y: 120)
    UIView.animateKeyframes(withDuration: 0.6, delay: 0) {
      UIView.addKeyframe(withRelativeStartTime: 0, relativeDuration: 0.5) { self.card.alpha = 0.5 }
      UIView.addKeyframe(withRelativeStartTime: 0.5, relativeDuration: 0.5) { self.card.alpha = 1 }
    }
  }
}
