import GestureArbitration
import UIKitShim

/// A text on a shade, which receives no touches.
final class Tile: UILabel {
  private static let shades: [CGFloat] = [0.10, 0.28]

  /// Makes a tile; neighbours with successive numbers have different shades.
  init(_ text: String, number: Int = 0) {
    super.init(frame: .zero)
    self.text = text
    textAlignment = .center
    numberOfLines = 0
    backgroundColor = .systemBlue.withAlphaComponent(Self.shades[number % Self.shades.count])
  }

  required init?(coder: NSCoder) { nil }
}

extension UIViewController {
  /// Adds content that is as large as the view, or a part of it.
  func fill(with content: UIView, from top: CGFloat = 0, to bottom: CGFloat = 1) {
    let bounds = view.bounds
    view.backgroundColor = .systemBackground
    content.frame = CGRect(
      x: 0, y: bounds.height * top, width: bounds.width, height: bounds.height * (bottom - top))
    content.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    if top > 0 { content.autoresizingMask.insert(.flexibleTopMargin) }
    if bottom < 1 { content.autoresizingMask.insert(.flexibleBottomMargin) }
    view.addSubview(content)
  }
}
