#if HEADLESS
import Foundation

/// One direction of a conflict map as a picture: a phone whose cells have the colors of their
/// owners.
///
/// The picture follows the system's light or dark appearance. Patterns distinguish owners in gray.
package struct MapPicture {
  /// The picture as SVG, one line for each element.
  package let svg: String

  /// Draws a direction of a map.
  package init(_ map: ConflictMap, _ direction: MapDirection) {
    let size = map.grid.size
    let (left, top): (CGFloat, CGFloat) = (24, 96)
    let width = left + size.width + 246
    let noteLines = Self.noteLines(of: map)
    let notesTop = top + 24 + CGFloat(map.shares(direction).count) * 58 + 12
    let height = max(top + size.height, notesTop + CGFloat(noteLines.count) * 15) + 28
    let rules = map.withArbiter ? "with the arbiter" : "plain UIKit rules"
    let title = "\(map.screen), drags \(direction.phrase), \(rules)"
    let styles = map.owners.map { OwnerStyle($0, among: map.contents) }
    var lines = [
      """
      <svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 \(Self.number(width)) \
      \(Self.number(height))" width="\(Self.number(width))" height="\(Self.number(height))" \
      role="img" aria-labelledby="title desc">
      """,
      "<title id=\"title\">\(title.escapedForMarkup)</title>",
      "<desc id=\"desc\">\(Self.description(of: map, direction).escapedForMarkup)</desc>",
      "<style>\(Self.style)</style>", "<defs>",
      "<clipPath id=\"glass\"><rect width=\"\(Self.number(size.width))\" "
        + "height=\"\(Self.number(size.height))\" rx=\"40\"/></clipPath>",
    ]
    for style in Set(styles).sorted(by: { $0.rawValue < $1.rawValue }) {
      lines.append(
        "<pattern id=\"\(style)\" width=\"10\" height=\"10\" patternUnits=\"userSpaceOnUse\">"
          + "<rect width=\"10\" height=\"10\" fill=\"\(style.color)\"/>"
          + "<path class=\"lines\" d=\"\(style.pattern)\"/></pattern>")
    }
    lines += [
      "</defs>",
      "<rect class=\"page\" width=\"100%\" height=\"100%\"/>",
      "<text class=\"title\" x=\"\(Self.number(left))\" y=\"34\">\(map.screen.escapedForMarkup)</text>",
      "<text class=\"owner\" x=\"\(Self.number(left))\" y=\"56\">"
        + "\("drags \(direction.phrase), \(rules)".escapedForMarkup)</text>",
      "<text class=\"note\" x=\"\(Self.number(left))\" y=\"78\">"
        + "\(Self.subtitle(of: map).escapedForMarkup)</text>",
      "<g transform=\"translate(\(Self.number(left)) \(Self.number(top)))\">",
      "<g clip-path=\"url(#glass)\">",
    ]
    for (index, data) in MapRegion.paths(of: map, direction) {
      let owner = map.owners[index].description.escapedForMarkup
      lines.append(
        "<path fill=\"url(#\(styles[index]))\" d=\"\(data)\"><title>\(owner)</title></path>")
    }
    lines += Self.frames(of: map)
    lines += [
      "</g>",
      "<rect class=\"phone\" width=\"\(Self.number(size.width))\" "
        + "height=\"\(Self.number(size.height))\" rx=\"40\"/>",
      "</g>",
    ]
    lines += Self.legend(of: map, direction, x: left + size.width + 28, y: top + 24)
    lines += noteLines.enumerated().map { index, line in
      "<text class=\"share\" style=\"font-size:11px\" x=\"\(Self.number(left + size.width + 28))\" "
        + "y=\"\(Self.number(notesTop + CGFloat(index) * 15))\">\(line.escapedForMarkup)</text>"
    }
    lines.append("</svg>")
    svg = lines.joined(separator: "\n") + "\n"
  }

  /// The colors of page, text and lines; pattern lines are dark in the dark appearance.
  private static let style = """
    text{font-family:system-ui,-apple-system,"Segoe UI",Roboto,"DejaVu Sans",sans-serif;fill:#1d1d1f}\
    .page{fill:#fff}.title{font-size:19px;font-weight:600}.note{font-size:13px;fill:#5b6068}\
    .owner{font-size:15px}.share{font-size:13px;fill:#5b6068}.lines{fill:none;stroke:#fff;\
    stroke-opacity:.5;stroke-width:1.4}.phone{fill:none;stroke:#1d1d1f;stroke-width:3}\
    .frame{fill:none;stroke:#1d1d1f;stroke-width:1.5;stroke-dasharray:6 4}\
    .name{font-size:14px;font-weight:600;fill:#1d1d1f;stroke:#fff;stroke-width:4px;\
    stroke-linejoin:round;paint-order:stroke}\
    @media (prefers-color-scheme:dark){text{fill:#f2f2f5}.page{fill:#16171a}\
    .note,.share{fill:#a4a9b2}.lines{stroke:#000;stroke-opacity:.45}.phone{stroke:#d5d8de}\
    .frame{stroke:#000}}
    """

  /// Returns the differences between the rebuilt screen and the original, in lines as wide as the
  /// legend.
  private static func noteLines(of map: ConflictMap) -> [String] {
    guard !map.notes.isEmpty else { return [] }
    return ["Differences from the original screen:"]
      + map.notes.flatMap { TextColumns.wrapped($0.onOneLine, label: "• ", width: noteWidth) }
  }

  /// The width of a line of notes, in characters of about 5.5 pt.
  private static let noteWidth = 38

  private static func subtitle(of map: ConflictMap) -> String {
    let direction = map.layoutDirection == .leftToRight ? "" : ", right to left"
    let grid = "a drag from every \(map.grid.spacing) pt"
    return "\(map.title), \(map.version)\(direction): \(grid)"
  }

  /// Returns the picture in words: the share of each owner.
  private static func description(of map: ConflictMap, _ direction: MapDirection) -> String {
    let shares = map.shares(direction).map { "\($0.owner) owns \(percent($0.share))" }
    let names = map.contents.isEmpty ? "" : " On the screen: \(names(of: map))."
    return "Who owns a drag \(direction.phrase), by where it starts: "
      + "\(shares.joined(separator: ", ")) of the screen.\(names)"
  }

  private static func names(of map: ConflictMap) -> String {
    map.contents.map {
      "\($0.name) from (\(number($0.x)), \(number($0.y))), \(number($0.width)) × \(number($0.height))"
    }.joined(separator: "; ")
  }

  /// Returns the frames of the content; content with the same frame shares a label.
  package static func frames(of map: ConflictMap) -> [String] {
    var frames: [(content: ConflictMap.Content, names: [String])] = []
    for content in map.contents {
      let index = frames.firstIndex {
        ($0.content.x, $0.content.y, $0.content.width, $0.content.height)
          == (content.x, content.y, content.width, content.height)
      }
      if let index {
        frames[index].names.append(content.name)
      } else {
        frames.append((content, [content.name]))
      }
    }
    var labels: [CGPoint] = []
    return frames.map { content, names in
      var label = CGPoint(x: content.x + 12, y: content.y + 22)
      // Below the navigation bar, and below other labels.
      if content.y < 20 { label.y += 44 }
      while labels.contains(where: { abs($0.y - label.y) < 18 && abs($0.x - label.x) < 60 }) {
        label.y += 20
      }
      labels.append(label)
      return "<rect class=\"frame\" x=\"\(number(content.x + 2))\" y=\"\(number(content.y + 2))\" "
        + "width=\"\(number(content.width - 4))\" height=\"\(number(content.height - 4))\" rx=\"6\"/>"
        + "<text class=\"name\" x=\"\(number(label.x))\" y=\"\(number(label.y))\">"
        + "\(names.joined(separator: ", ").escapedForMarkup)</text>"
    }
  }

  private static func legend(
    of map: ConflictMap, _ direction: MapDirection, x: CGFloat, y: CGFloat
  ) -> [String] {
    map.shares(direction).enumerated().flatMap { index, share in
      let style = OwnerStyle(share.owner, among: map.contents)
      let top = y + CGFloat(index) * 58
      return [
        "<rect x=\"\(number(x))\" y=\"\(number(top))\" width=\"36\" height=\"36\" rx=\"8\" "
          + "fill=\"url(#\(style))\"/>",
        "<text class=\"owner\" x=\"\(number(x + 48))\" y=\"\(number(top + 15))\">"
          + "\(share.owner.description.escapedForMarkup)</text>",
        "<text class=\"share\" x=\"\(number(x + 48))\" y=\"\(number(top + 33))\">"
          + "\(percent(share.share))</text>",
      ]
    }
  }

  /// Returns a share in percent, with a decimal below 1 %.
  package static func percent(_ share: Double) -> String {
    let tenths = (share * 1_000).rounded() / 10
    return tenths >= 1 || tenths == 0 ? "\(Int(tenths.rounded())) %" : "\(tenths) %"
  }

  private static func number(_ value: CGFloat) -> String { svgNumber(value) }
}

extension String {
  /// The text escaped for content and attributes of XML and HTML.
  package var escapedForMarkup: String {
    var text = ""
    for scalar in unicodeScalars {
      switch scalar {
      case "&": text += "&amp;"
      case "<": text += "&lt;"
      case ">": text += "&gt;"
      case "\"": text += "&quot;"
      case "'": text += "&#39;"
      // XML cannot express other control characters.
      case "\t", "\n", "\r": text.unicodeScalars.append(scalar)
      case _ where scalar.value < 0x20 || scalar.value == 0xFFFE || scalar.value == 0xFFFF:
        text += "\u{FFFD}"
      default: text.unicodeScalars.append(scalar)
      }
    }
    return text
  }
}

/// Returns a number in tenths, without a decimal if it is whole.
package func svgNumber(_ value: CGFloat) -> String {
  let tenths = (value * 10).rounded() / 10
  return tenths == tenths.rounded() ? "\(Int(tenths))" : "\(tenths)"
}
#endif
