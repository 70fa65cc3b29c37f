#if HEADLESS
import Foundation
import GestureLab
import HeadlessUIKit

/// The shapes that stand for views.
///
/// They have classes and no colors: a picture and a report have their own styles.
extension Wireframe {
  /// Returns what is drawn of a part's content, in the coordinates of the content.
  ///
  /// - Parameter visible: What of the content is seen at any time.
  func shapes(of part: Part, visible: CGRect) -> [SVGElement] {
    let size = Self.size(of: part)
    switch part.kind {
    case .root:
      return part.children.isEmpty ? rows(every: 88, in: visible.intersecting(belowBar(size))) : []
    case .screen: return part.children.isEmpty ? article(in: belowBar(size)) : []
    case .pager: return pages(of: part, size, visible)
    case .strip: return part.children.isEmpty ? cards(size, visible) : []
    case .list: return []
    case .text: return article(in: CGRect(x: 0, y: 0, width: size.width, height: visible.maxY))
    case .cell:
      let frame = CGRect(origin: .zero, size: size)
      // A cell beside others is a card.
      return size.width < self.size.width * 0.8
        ? [.rect("wf-card", frame, radius: min(18, size.height / 4))] : row(frame)
    case .map: return [.rect("wf-map", visible.insetBy(dx: -1, dy: -1))]
    case .slider:
      let side = EngineMetrics.sliderThumb
      return [
        .circle("wf-thumb", CGPoint(x: side / 2, y: size.height / 2), radius: side / 2)
      ]
    case .area: return [.rect("wf-area", visible.insetBy(dx: -1, dy: -1))]
    }
  }

  /// Returns what is drawn behind a part's content and does not move with it.
  func background(of part: Part) -> [SVGElement] {
    let frame = CGRect(origin: .zero, size: Self.size(of: part))
    switch part.kind {
    case .root, .screen, .strip: return [.rect("wf-screen", frame)]
    case .cell where frame.width >= size.width * 0.8:
      return [.rect("wf-action", frame.insetBy(dx: 1, dy: 1))]
    case .slider:
      return [
        .rect(
          "wf-line", CGRect(x: 0, y: frame.midY - 3, width: frame.width, height: 6), radius: 3)
      ]
    default: return []
    }
  }

  /// Returns the name of a part, below the bar; its place does not move with the content.
  func label(of part: Part) -> SVGElement? {
    guard let name = part.name, part.kind != .cell, Self.size(of: part).height >= 60 else {
      return nil
    }
    let top = max((bar?.maxY ?? 0) - part.place.y, -4)
    return .text("wf-name", name, at: CGPoint(x: 18, y: top + 38 + 36 * CGFloat(part.depth)))
  }

  /// Returns the bar with a placeholder for the title; the chevron is drawn apart.
  func barShapes(_ bar: CGRect) -> [SVGElement] {
    [
      .rect("wf-bar", CGRect(x: 0, y: 0, width: size.width, height: bar.maxY)),
      .rect("wf-line", CGRect(x: 0, y: bar.maxY - 1, width: size.width, height: 2)),
      .rect(
        "wf-title", CGRect(x: bar.midX - 52, y: bar.midY - 6, width: 104, height: 14), radius: 7),
    ]
  }

  /// Returns the chevron of the back button, at the leading edge.
  func chevron(_ bar: CGRect) -> SVGElement {
    let x = isRightToLeft ? bar.maxX - 32 : bar.minX + 32
    return .path(
      "wf-chevron",
      "M\(svgNumber(x)) \(svgNumber(bar.midY - 10))"
        + (isRightToLeft ? "l10 11l-10 11" : "l-10 11l10 11"))
  }

  private func belowBar(_ size: CGSize) -> CGRect {
    let top = bar?.maxY ?? 0
    return CGRect(x: 0, y: top, width: size.width, height: size.height - top)
  }

  private func pages(of part: Part, _ size: CGSize, _ visible: CGRect) -> [SVGElement] {
    // Screens and views on the pages are drawn instead of numbers.
    guard part.children.isEmpty, size.width > 0 else { return [] }
    let count = ((part.view as? UIScrollView)?.contentSize.width ?? 0) / size.width
    let top = min(belowBar(size).minY + 58, size.height / 4)
    let first = max(0, Int((visible.minX / size.width).rounded(.down)))
    let last = min(Int(count.rounded()), Int((visible.maxX / size.width).rounded(.up)))
    guard first < last else { return [] }
    return (first..<last).flatMap { index -> [SVGElement] in
      let card = CGRect(
        x: CGFloat(index) * size.width + 16, y: top, width: size.width - 32,
        height: size.height - top - 24)
      return photo(index, of: Int(count.rounded()), in: card)
    }
  }

  /// Returns a landscape that differs from page to page, and the dots of the pages below it.
  private func photo(_ index: Int, of count: Int, in card: CGRect) -> [SVGElement] {
    let radius: CGFloat = 22
    let (low, high) = (card.maxY - card.height * 0.22, card.maxY - card.height * 0.45)
    let peak = card.minX + card.width * [0.62, 0.34, 0.5, 0.72, 0.26][index % 5]
    let hill =
      "M\(svgNumber(card.minX)) \(svgNumber(low))L\(svgNumber(peak)) \(svgNumber(high))"
      + "L\(svgNumber(card.maxX)) \(svgNumber(low))V\(svgNumber(card.maxY - radius))"
      + "a\(radius) \(radius) 0 0 1 -\(radius) \(radius)H\(svgNumber(card.minX + radius))"
      + "a\(radius) \(radius) 0 0 1 -\(radius) -\(radius)z"
    let sun = CGPoint(x: card.minX + card.maxX - peak, y: card.minY + card.height * 0.3)
    let dots = (0..<count).map { page in
      let x = card.midX + (CGFloat(page) - CGFloat(count - 1) / 2) * 18
      return SVGElement.circle(
        page == index ? "wf-dot wf-page" : "wf-dot", CGPoint(x: x, y: card.maxY + 13), radius: 4.5)
    }
    return [
      .rect(index.isMultiple(of: 2) ? "wf-card" : "wf-other", card, radius: radius),
      .circle("wf-sun", sun, radius: min(card.width, card.height) * 0.09),
      .path("wf-hill", hill),
    ] + dots
  }

  private func cards(_ size: CGSize, _ visible: CGRect) -> [SVGElement] {
    // A collapsed view shows no card.
    guard size.width > 0 else { return [] }
    let pitch = min(max(size.height * 0.75, 60), size.width * 0.45)
    let top: CGFloat = size.height > 120 ? 48 : 8
    return stride(
      from: (visible.minX / pitch).rounded(.down), through: (visible.maxX / pitch).rounded(.down),
      by: 1
    ).map { index in
      .rect(
        Int(index).isMultiple(of: 2) ? "wf-card" : "wf-other",
        CGRect(x: index * pitch + 7, y: top, width: pitch - 14, height: size.height - top - 8),
        radius: 18)
    }
  }

  private func rows(every height: CGFloat, in frame: CGRect) -> [SVGElement] {
    stride(from: frame.minY, to: frame.maxY - height / 2, by: height).flatMap {
      row(CGRect(x: 0, y: $0, width: size.width, height: height))
    }
  }

  private func row(_ frame: CGRect) -> [SVGElement] {
    let side = min(frame.height * 0.5, 44)
    return [
      .rect("wf-screen", frame),
      .rect(
        "wf-card",
        CGRect(x: frame.minX + 20, y: frame.midY - side / 2, width: side, height: side),
        radius: side * 0.3),
      .rect(
        "wf-title",
        CGRect(
          x: frame.minX + 36 + side, y: frame.midY - 6, width: (frame.width - side) * 0.5,
          height: 12), radius: 6),
      .rect(
        "wf-line",
        CGRect(x: frame.minX + 20, y: frame.maxY - 1, width: frame.width - 20, height: 2)),
    ]
  }

  private func article(in frame: CGRect) -> [SVGElement] {
    let image = CGRect(x: 20, y: frame.minY + 22, width: frame.width - 40, height: 190)
    guard frame.height > image.height else { return [] }
    let widths: [CGFloat] = [0.7, 1, 0.94, 0.98, 0.6]
    let lines = stride(from: image.maxY + 34, to: frame.maxY - 40, by: 34).enumerated()
    return [.rect("wf-card", image, radius: 20)]
      + lines.map { index, y in
        .rect(
          index == 0 ? "wf-title" : "wf-line",
          CGRect(
            x: 20, y: y, width: image.width * widths[index % widths.count], height: 12),
          radius: 6)
      }
  }
}

extension CGRect {
  /// The part that both rectangles have, or an empty one.
  fileprivate func intersecting(_ other: CGRect) -> CGRect {
    let common = intersection(other)
    return common.isNull ? .zero : common
  }
}
#endif
