#if HEADLESS
import Foundation
import GestureLab

/// The paper of a picture: its size, its words for a screen reader, its styles, and a phone with text
/// beside it.
struct PictureSheet {
  let title: String
  let description: String
  /// The style's rules, besides those of every picture.
  let style: [String]
  /// The size of the phone's screen, in pt of the screen.
  let screen: CGSize
  /// What is drawn on the screen, in pt of the screen.
  let phone: [SVGElement]
  /// The text beside it, in pt of the picture.
  let text: [SVGElement]

  /// Where the text begins, in pt of the picture.
  static func textStart(besides width: CGFloat) -> CGFloat {
    PictureMetrics.margin + width * PictureMetrics.scale + PictureMetrics.gap
  }

  /// The picture as SVG.
  var svg: String {
    let metrics = PictureMetrics.self
    let width = Self.textStart(besides: screen.width) + metrics.textWidth + metrics.margin
    let height = max(metrics.margin * 2 + screen.height * metrics.scale, metrics.textHeight)
    let page = CGRect(x: 0.5, y: 0.5, width: width - 1, height: height - 1)
    let glass = CGRect(origin: .zero, size: screen)
    let body = SVGElement.rect(
      "body", glass.insetBy(dx: -metrics.bezel / 2, dy: -metrics.bezel / 2),
      radius: metrics.cornerRadius + metrics.bezel / 2)
    let place = "translate(\(svgNumber(metrics.margin)) \(svgNumber(metrics.margin)))"
    let device = SVGElement("g", ["transform": "\(place) scale(\(metrics.scale))"], [body] + phone)
    let (wide, high) = (svgNumber(width), svgNumber(height))
    let lines =
      [
        "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 \(wide) \(high)\" "
          + "width=\"\(wide)\" height=\"\(high)\" role=\"img\" aria-labelledby=\"title desc\">",
        "<title id=\"title\">\(title.escapedForMarkup)</title>",
        "<desc id=\"desc\">\(description.escapedForMarkup)</desc>",
        "<style>", ([PictureStyle.text] + style).joined(separator: "\n"), "</style>",
      ] + PictureStyle.definitions(size: screen).lines
      + ([.rect("page", page, radius: 14), device] + text).flatMap(\.lines) + ["</svg>", ""]
    return lines.joined(separator: "\n")
  }
}
#endif
