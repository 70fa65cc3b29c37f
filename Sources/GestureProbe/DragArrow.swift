import GestureDiagnostics
import UIKitShim

/// Draws the start and the path of a guided drag on top of a screen.
///
/// It receives no touches, and is hidden from VoiceOver: the instruction describes the drag.
@MainActor
final class DragArrow: UIView {
  /// The drag that is drawn; nil for none.
  var drag: GuidedDrag? { didSet { draw() } }

  private static let thickness: CGFloat = 4
  private static let startSize: CGFloat = 28
  private static let headLength: CGFloat = 18
  /// The cosine and the sine of the angle between the shaft and each side of the head, 144°.
  private static let headTurn = (cosine: CGFloat(-0.809), sine: CGFloat(0.588))
  private static let color = UIColor.systemBlue

  override init(frame: CGRect) {
    super.init(frame: frame)
    isUserInteractionEnabled = false
    OverlayText.hideFromVoiceOver(self)
  }

  required init?(coder: NSCoder) { nil }

  override func layoutSubviews() {
    super.layoutSubviews()
    draw()
  }

  private func draw() {
    for part in subviews { part.removeFromSuperview() }
    for touch in drag?.touches ?? [] {
      var place = touch.start.point(in: bounds)
      let size = Self.startSize
      let start = UIView(
        frame: CGRect(x: place.x - size / 2, y: place.y - size / 2, width: size, height: size))
      start.backgroundColor = Self.color.withAlphaComponent(0.5)
      start.isUserInteractionEnabled = false
      OverlayText.round(start, by: size / 2)
      addSubview(start)
      for (index, leg) in touch.legs.enumerated() where leg.way != .zero {
        let end = CGPoint(x: place.x + leg.way.x, y: place.y + leg.way.y)
        let length = (leg.way.x * leg.way.x + leg.way.y * leg.way.y).squareRoot()
        let way = CGPoint(x: leg.way.x / length, y: leg.way.y / length)
        addLine(from: place, along: way, length: length)
        if index == touch.legs.lastIndex(where: { $0.way != .zero }) {
          for side in [-1, 1] as [CGFloat] {
            let (cosine, sine) = (Self.headTurn.cosine, side * Self.headTurn.sine)
            let turned = CGPoint(
              x: way.x * cosine - way.y * sine, y: way.x * sine + way.y * cosine)
            addLine(from: end, along: turned, length: Self.headLength)
          }
        }
        place = end
      }
    }
  }

  /// Adds a line in a direction, which is a vector of length 1.
  private func addLine(from start: CGPoint, along way: CGPoint, length: CGFloat) {
    let line = UIView(
      frame: CGRect(x: 0, y: 0, width: length + Self.thickness, height: Self.thickness))
    line.center = CGPoint(x: start.x + way.x * length / 2, y: start.y + way.y * length / 2)
    line.transform = CGAffineTransform(a: way.x, b: way.y, c: -way.y, d: way.x, tx: 0, ty: 0)
    line.backgroundColor = Self.color
    line.isUserInteractionEnabled = false
    OverlayText.round(line, by: Self.thickness / 2)
    addSubview(line)
  }
}
