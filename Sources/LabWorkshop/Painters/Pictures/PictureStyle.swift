#if HEADLESS
import Foundation
import GestureLab

/// The style of moving pictures, light and dark.
enum PictureStyle {
  /// The colors of the page, the text and the wireframe.
  static var text: String {
    """
    text{font-family:system-ui,-apple-system,"Segoe UI",Roboto,"DejaVu Sans",sans-serif;fill:#1d1d1f}
    .page{fill:#fff;stroke:#d9dde3}
    .heading{font-size:18px;font-weight:650}.fact{font-size:13.5px;fill:#565b64}
    .owner{font-size:17px;font-weight:600}.outcome{font-size:15px;font-weight:500}
    .body{fill:none;stroke:#1d1d1f;stroke-width:13}.glass{fill:#e4e8ee}
    .shadow{fill:url(#shade);fill-opacity:.5}
    .trail{fill:none;stroke-width:12;stroke-linecap:round;stroke-linejoin:round;stroke-opacity:.85;\
    stroke-dasharray:1}
    .touch{fill:#1d1d1f;fill-opacity:.2;stroke:#1d1d1f;stroke-width:5}
    \(owners)
    .unclaimed.trail,.unclaimed.touch{stroke:#7d838d}
    \(wireframe)
    @media (prefers-color-scheme:dark){text{fill:#f2f2f5}.page{fill:#16171a;stroke:#2f3238}
    .fact{fill:#a9aeb8}.body{stroke:#c9ccd3}.glass{fill:#0d0e10}.shadow{fill-opacity:1}
    .trail{stroke-opacity:1}.touch{fill:#f2f2f5}.touch.touch{stroke:#f2f2f5;fill-opacity:.6}
    \(darkWireframe)}
    """
  }

  /// The light colors of wireframes.
  static let wireframe = """
    .wf-screen{fill:#fff}.wf-bar{fill:#f4f5f8}.wf-card{fill:#dbe6f3}.wf-other{fill:#e9e4f3}
    .wf-line{fill:#e2e5ea}.wf-title{fill:#c3c8d0}.wf-thumb{fill:#fff;stroke:#c3c8d0;stroke-width:2}
    .wf-action{fill:#d55e00}.wf-chevron{fill:none;stroke:#0a66c2;stroke-width:6;\
    stroke-linecap:round;stroke-linejoin:round}
    .wf-sun{fill:#f3c14b}.wf-hill{fill:#8fb8a0}
    .wf-name{font-size:29px;font-weight:600;fill:#565b64}
    .wf-map{fill:url(#wf-map-tile)}.wf-area{fill:url(#wf-area-tile)}
    .wf-land{fill:#e6efdc}.wf-water{fill:#b9dcf2}.wf-road{fill:none;stroke:#fff;stroke-width:11}
    .wf-ground{fill:#eef1f5}.wf-dot{fill:#c3c8d0}.wf-page{fill:#565b64}
    """

  /// The dark colors of wireframes.
  static let darkWireframe = """
    .wf-screen{fill:#24272c}.wf-bar{fill:#2e3238}.wf-card{fill:#33475c}.wf-other{fill:#443c5a}
    .wf-line{fill:#3a3e46}.wf-title{fill:#565c67}.wf-thumb{fill:#c9ccd3;stroke:#565c67}
    .wf-chevron{stroke:#6cb2f2}.wf-hill{fill:#3f6553}.wf-name{fill:#b5bac4}
    .wf-land{fill:#2c3a2b}.wf-water{fill:#1f4257}.wf-road{stroke:#4a5548}
    .wf-ground{fill:#2b2e34}.wf-dot{fill:#565c67}.wf-page{fill:#c9ccd3}
    """

  /// The colors of owners, as in conflict maps.
  private static var owners: String {
    OwnerStyle.allCases.map { style in
      ".\(style).swatch{fill:\(style.color)}.\(style).trail{stroke:\(style.color)}"
        + ".\(style).touch{fill:\(style.color);fill-opacity:.35;stroke:\(style.color)}"
    }.joined()
  }

  /// The shape of the screen, and the patterns of maps and other areas.
  static func definitions(size: CGSize) -> SVGElement {
    SVGElement("defs", [:], [clip(size), shade(size)] + tiles)
  }

  private static func clip(_ size: CGSize) -> SVGElement {
    SVGElement(
      "clipPath", ["id": "glass"],
      [
        .rect(
          "glass", CGRect(origin: .zero, size: size), radius: PictureMetrics.cornerRadius)
      ])
  }

  /// The shadow on both sides of a screen of a size.
  private static func shade(_ size: CGSize) -> SVGElement {
    let margin = PictureMetrics.shadow
    let side = margin / (size.width + 2 * margin)
    let stops = [(0, 0), (side, 0.4), (1 - side, 0.4), (1, 0)].map { offset, opacity in
      SVGElement(
        "stop",
        ["offset": "\((offset * 1_000).rounded() / 1_000)", "stop-opacity": svgNumber(opacity)])
    }
    return SVGElement("linearGradient", ["id": "shade"], stops)
  }

  /// The patterns of a wireframe.
  static let tiles = [map, area]

  /// A tile of land with roads and a lake.
  private static let map = pattern(
    "wf-map-tile", side: 300,
    [
      .rect("wf-land", CGRect(x: 0, y: 0, width: 300, height: 300)),
      .path("wf-water", "M40 190c30 -34 96 -30 108 6s-28 70 -70 62s-62 -44 -38 -68z"),
      .path("wf-road", "M0 80h300M210 0v300M0 300L210 80M90 0v80"),
    ])

  /// A tile with a dot.
  private static let area = pattern(
    "wf-area-tile", side: 60,
    [
      .rect("wf-ground", CGRect(x: 0, y: 0, width: 60, height: 60)),
      .circle("wf-dot", CGPoint(x: 30, y: 30), radius: 4),
    ])

  private static func pattern(
    _ name: String, side: CGFloat, _ children: [SVGElement]
  ) -> SVGElement {
    SVGElement(
      "pattern",
      [
        "id": name, "width": svgNumber(side), "height": svgNumber(side),
        "patternUnits": "userSpaceOnUse",
      ], children)
  }
}
#endif
