#if HEADLESS
import Foundation
import GestureLab

/// The maps of a report as markup: the page's script shows one of them large and one small.
struct ReportMaps {
  let maps: ReportData.Pair<ConflictMap>

  /// The patterns of the owners and the outline of a screen, once for all pictures of the page.
  var definitions: String {
    let patterns = OwnerStyle.allCases.map { style in
      SVGElement(
        "pattern",
        [
          "id": "style-\(style)", "width": "10", "height": "10", "patternUnits": "userSpaceOnUse",
        ],
        [
          SVGElement("rect", ["width": "10", "height": "10", "fill": style.color]),
          .path("lines", style.pattern),
        ])
    }
    let outline = SVGElement("clipPath", ["id": "glass"], [.rect("", bounds, radius: 40)])
    return SVGElement(
      "svg", ["class": "hidden", "aria-hidden": "true"],
      [SVGElement("defs", [:], patterns + [outline])]
    ).markup
  }

  /// The map and the legend of each direction, without and with the arbiter.
  var templates: [(id: String, markup: String)] {
    ReportData.Rules.allCases.flatMap { rules in
      MapDirection.allCases.flatMap { direction in
        [
          ("map-\(rules)-\(direction.rawValue)", map(rules, direction)),
          ("legend-\(rules)-\(direction.rawValue)", legend(rules, direction)),
        ]
      }
    }
  }

  /// A choice of direction for each part of a compass.
  var compass: String {
    let parts: [(MapDirection, turn: Int, column: Int, row: Int)] = [
      (.right, 0, 3, 2), (.downRight, 45, 3, 3), (.down, 90, 2, 3), (.downLeft, 135, 1, 3),
      (.left, 180, 1, 2), (.upLeft, -135, 1, 1), (.up, -90, 2, 1), (.upRight, -45, 3, 1),
    ]
    return parts.map { direction, turn, column, row in
      """
      <label class="c\(column) r\(row)" title="\(direction.phrase)"><input type="radio" \
      name="direction" value="\(direction.rawValue)" aria-label="\(direction.phrase)"><span>\
      <svg viewBox="0 0 20 20" aria-hidden="true"><path d="M3 10h14M11 4l6 6l-6 6" \
      transform="rotate(\(turn) 10 10)"/></svg></span></label>
      """
    }.joined(separator: "\n")
  }

  /// A phone with a picture on its screen, and the frames of the content.
  func phone(_ label: String, below: [SVGElement], above: [SVGElement] = []) -> String {
    let size = bounds.size
    return """
      <svg viewBox="-2 -2 \(svgNumber(size.width + 4)) \(svgNumber(size.height + 4))" role="img" \
      aria-label="\(label.escapedForMarkup)"><g clip-path="url(#glass)">\
      \(SVGElement.rect("glass", bounds).markup)\(below.map(\.markup).joined())\
      \(MapPicture.frames(of: maps.after).joined())</g>\
      \(SVGElement.rect("body", bounds, radius: 40).markup)\(above.map(\.markup).joined())</svg>
      """
  }

  private var bounds: CGRect { CGRect(origin: .zero, size: maps.after.grid.size) }

  private func map(_ rules: ReportData.Rules, _ direction: MapDirection) -> String {
    let map = maps[rules]
    let cells = MapRegion.paths(of: map, direction).map { index, data in
      let owner = map.owners[index]
      return SVGElement(
        "path",
        [
          "fill": "url(#style-\(OwnerStyle(owner, among: maps.after.contents)))", "d": data,
          "data-owner": owner.description,
        ])
    }
    return phone(
      "Owners of drags \(direction.phrase), \(rules.phrase)", below: [.group("cells", cells)],
      above: [SVGElement("g", ["class": "point"])])
  }

  private func legend(_ rules: ReportData.Rules, _ direction: MapDirection) -> String {
    let others = maps[rules.other].shares(direction)
    let contrast = rules == .after ? "without the arbiter" : "with the arbiter"
    return maps[rules].shares(direction).map { owner, share in
      let name = owner.description.escapedForMarkup
      let other = others.first { $0.owner == owner }?.share ?? 0
      return """
        <li data-owner="\(name)"><svg aria-hidden="true"><rect width="30" height="30" \
        fill="url(#style-\(OwnerStyle(owner, among: maps.after.contents)))"/></svg><span>\
        <b>\(name)</b><small>\(MapPicture.percent(share)); \(contrast) \
        \(MapPicture.percent(other))</small></span></li>
        """
    }.joined()
  }
}

extension ReportData {
  /// The rules that a page switches between.
  enum Rules: String, CaseIterable, CustomStringConvertible {
    case before, after

    var description: String { rawValue }
    var other: Rules { self == .after ? .before : .after }
    var phrase: String { self == .after ? "with the arbiter" : "under plain UIKit rules" }
  }
}

extension ReportData.Pair {
  subscript(rules: ReportData.Rules) -> Value { rules == .before ? before : after }
}
#endif
