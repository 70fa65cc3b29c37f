import UIKitShim

final class StickerView: UIImageView, UIGestureRecognizerDelegate {
  private var scale: CGFloat = 1
  private var angle: CGFloat = 0

  override init(frame: CGRect) {
    super.init(frame: frame)
    isUserInteractionEnabled = true
    isMultipleTouchEnabled = true
    let pinch = UIPinchGestureRecognizer()
    let rotation = UIRotationGestureRecognizer()
    let pan = UIPanGestureRecognizer()
    pan.maximumNumberOfTouches = 2
    for recognizer in [pinch, rotation, pan] as [UIGestureRecognizer] {
      recognizer.delegate = self
      addGestureRecognizer(recognizer)
    }
  }

  required init?(coder: NSCoder) { fatalError() }

  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool { otherGestureRecognizer.view === self }

  override func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    if let pan = gestureRecognizer as? UIPanGestureRecognizer {
      let velocity = pan.velocity(in: superview)
      return abs(velocity.x) > abs(velocity.y)
    }
    return super.gestureRecognizerShouldBegin(gestureRecognizer)
  }

  func apply() {
    transform = CGAffineTransform(scaleX: scale, y: scale).rotated(by: angle)
    layer.setAffineTransform(transform)
    layer.zPosition = 1
  }
}
