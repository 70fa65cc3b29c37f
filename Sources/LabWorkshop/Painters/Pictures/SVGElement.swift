#if HEADLESS
import Foundation
import GestureLab

/// An element of an SVG picture.
package struct SVGElement: Equatable, Sendable {
  /// The element's name.
  package let name: String
  /// The attributes by name.
  package var attributes: [String: String]
  /// The text inside; empty for none.
  package let text: String
  /// The elements inside.
  package var children: [SVGElement]

  /// Makes an element.
  init(
    _ name: String, _ attributes: [String: String] = [:], text: String = "",
    _ children: [SVGElement] = []
  ) {
    self.name = name
    self.attributes = attributes
    self.text = text
    self.children = children
  }

  /// The element as markup in one line.
  var markup: String { lines.joined() }

  /// The element as lines, with its attributes in alphabetical order.
  var lines: [String] {
    let words = attributes.sorted { $0.key < $1.key }
      .map { " \($0.key)=\"\($0.value.escapedForMarkup)\"" }.joined()
    if children.isEmpty {
      return text.isEmpty
        ? ["<\(name)\(words)/>"] : ["<\(name)\(words)>\(text.escapedForMarkup)</\(name)>"]
    }
    return ["<\(name)\(words)>"] + children.flatMap(\.lines) + ["</\(name)>"]
  }
}

extension SVGElement {
  /// Makes a rectangle.
  static func rect(_ className: String, _ frame: CGRect, radius: CGFloat = 0) -> SVGElement {
    var attributes = [
      "class": className, "x": svgNumber(frame.minX), "y": svgNumber(frame.minY),
      "width": svgNumber(max(frame.width, 0)), "height": svgNumber(max(frame.height, 0)),
    ]
    if radius > 0 { attributes["rx"] = svgNumber(radius) }
    return SVGElement("rect", attributes)
  }

  /// Makes a circle.
  static func circle(_ className: String, _ center: CGPoint, radius: CGFloat) -> SVGElement {
    SVGElement(
      "circle",
      [
        "class": className, "cx": svgNumber(center.x), "cy": svgNumber(center.y),
        "r": svgNumber(radius),
      ])
  }

  /// Makes a path of SVG path data.
  static func path(_ className: String, _ data: String) -> SVGElement {
    SVGElement("path", ["class": className, "d": data])
  }

  /// Makes a text that begins at a point, or is centered at it.
  static func text(_ className: String, _ text: String, at point: CGPoint) -> SVGElement {
    SVGElement(
      "text", ["class": className, "x": svgNumber(point.x), "y": svgNumber(point.y)], text: text)
  }

  /// Makes a group without a class.
  static func group(_ children: [SVGElement]) -> SVGElement { SVGElement("g", [:], children) }

  /// Makes a group with a class, if there is one.
  static func group(_ className: String?, _ children: [SVGElement]) -> SVGElement {
    SVGElement("g", className.map { ["class": $0] } ?? [:], children)
  }
}
#endif
