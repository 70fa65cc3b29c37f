import GestureArbitration
import UIKitShim

/// Bars of which the one under the finger is highlighted.
///
/// It follows touches itself, without a recognizer, as drawings of apps often do.
final class Chart: UIView {
  private static let values: [CGFloat] = [0.3, 0.5, 0.4, 0.8, 0.6, 0.9, 0.7, 0.5, 0.6, 0.3]
  private let bars = values.map { _ in CALayer() }
  private let isUpright: Bool

  /// Makes a chart.
  ///
  /// - Parameter isUpright: Whether the bars stand side by side; otherwise they lie one below the
  ///   other, and are scrubbed up and down.
  init(isUpright: Bool) {
    self.isUpright = isUpright
    super.init(frame: .zero)
    backgroundColor = .systemBackground
    bars.forEach(layer.addSublayer)
    highlight(nil)
  }

  required init?(coder: NSCoder) { nil }

  override func layoutSubviews() {
    super.layoutSubviews()
    for (index, value) in Self.values.enumerated() {
      bars[index].frame =
        isUpright
        ? CGRect(
          x: CGFloat(index) * step, y: bounds.height * (1 - value), width: step - 4,
          height: bounds.height * value)
        : CGRect(x: 0, y: CGFloat(index) * step, width: bounds.width * value, height: step - 4)
    }
  }

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { scrub(touches) }

  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) { scrub(touches) }

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { highlight(nil) }

  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) { highlight(nil) }

  /// The distance between two bars, in pt.
  private var step: CGFloat {
    (isUpright ? bounds.width : bounds.height) / CGFloat(Self.values.count)
  }

  private func scrub(_ touches: Set<UITouch>) {
    guard let location = touches.first?.location(in: self), step > 0 else { return }
    highlight(Int((isUpright ? location.x : location.y) / step))
  }

  private func highlight(_ chosen: Int?) {
    // A layer without a view animates each change, and would follow the finger late.
    CATransaction.begin()
    CATransaction.setDisableActions(true)
    defer { CATransaction.commit() }
    for (index, bar) in bars.enumerated() {
      bar.backgroundColor = UIColor.systemBlue.withAlphaComponent(index == chosen ? 1 : 0.4).cgColor
    }
  }
}
