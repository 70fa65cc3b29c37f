import UIKitShim

final class RangeSlider: UIControl {
  var lowerValue: CGFloat = 0.2 { didSet { setNeedsLayout() } }
  var upperValue: CGFloat = 0.8 { didSet { setNeedsLayout() } }
  private let track = CALayer()
  private let lowerThumb = CAShapeLayer()
  private var isDraggingLower = false

  override init(frame: CGRect) {
    super.init(frame: frame)
    track.backgroundColor = UIColor.systemGray4.cgColor
    track.cornerRadius = 2
    layer.addSublayer(track)
    lowerThumb.fillColor = UIColor.white.cgColor
    lowerThumb.strokeColor = UIColor.systemGray.cgColor
    lowerThumb.lineWidth = 1
    lowerThumb.path = UIBezierPath(ovalIn: CGRect(x: 0, y: 0, width: 28, height: 28)).cgPath
    layer.addSublayer(lowerThumb)
  }

  required init?(coder: NSCoder) { fatalError() }

  override var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: 30)
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    CATransaction.begin()
    CATransaction.setDisableActions(true)
    track.frame = bounds.insetBy(dx: 0, dy: bounds.height / 2 - 2)
    lowerThumb.position = CGPoint(x: lowerValue * bounds.width, y: bounds.midY)
    CATransaction.commit()
  }

  override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    let x = touch.location(in: self).x / bounds.width
    isDraggingLower = abs(x - lowerValue) < abs(x - upperValue)
    return true
  }

  override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    let x = min(1, max(0, touch.location(in: self).x / bounds.width))
    if isDraggingLower { lowerValue = min(x, upperValue) } else { upperValue = max(x, lowerValue) }
    sendActions(for: .valueChanged)
    return true
  }
}
