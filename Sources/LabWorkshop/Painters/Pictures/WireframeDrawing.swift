#if HEADLESS
import Foundation
import GestureLab
import HeadlessUIKit

/// The screens of a film as SVG: moving in a picture, at rest in a report.
@MainActor
struct WireframeDrawing {
  private let film: DragFilm
  private let wireframe: Wireframe
  /// Whether the content has its names; a report writes them itself.
  private let hasNames: Bool

  /// Makes a drawing of a film; nil if it has no frame.
  init?(_ film: DragFilm, hasNames: Bool = true) {
    guard let wireframe = film.wireframe else { return nil }
    self.film = film
    self.wireframe = wireframe
    self.hasNames = hasNames
  }

  /// Returns the screens and the bar, the lowest first.
  func elements(_ timing: inout PictureTiming) -> [SVGElement] {
    let fading = fadingClass(&timing)
    // A screen that rests hides what is below.
    let isStill = wireframe.top.map { film.origins(of: $0).isStill } ?? false
    let first = isStill ? wireframe.screens.firstIndex { $0.number == wireframe.top?.number } : nil
    let shown = wireframe.screens[(first ?? 0)...]
    var elements: [SVGElement] = []
    for screen in shown { elements.append(element(screen, fading, &timing)) }
    guard let bar = wireframe.bar else { return elements }
    let chevron = wireframe.top?.kind == .root ? [] : [wireframe.chevron(bar)]
    // What is presented covers the bar.
    let stack = elements.count - (wireframe.screens.count - wireframe.stackCount)
    elements.insert(
      .group(wireframe.barShapes(bar) + [.group(fading, chevron)]),
      at: min(max(stack, 0), elements.count))
    return elements
  }

  /// Returns a part and those inside.
  private func element(
    _ part: Wireframe.Part, _ fading: String?, _ timing: inout PictureTiming
  ) -> SVGElement {
    let origins = film.origins(of: part)
    let offsets = film.offsets(of: part)
    let size = Wireframe.size(of: part)
    let range = offsets.bounds
    let visible = CGRect(
      x: range.minX, y: range.minY, width: size.width + range.width,
      height: size.height + range.height)
    var inside = wireframe.shapes(of: part, visible: visible)
    for child in part.children { inside.append(element(child, fading, &timing)) }
    var shown = wireframe.background(of: part)
    if !inside.isEmpty { shown.append(group(inside, offsets.mapped(\.negated), &timing)) }
    if hasNames, let label = wireframe.label(of: part) { shown.append(label) }
    let frame = SVGElement(
      "svg", ["width": svgNumber(size.width), "height": svgNumber(size.height)], shown)
    let margin = PictureMetrics.shadow
    let shadow: [SVGElement] =
      part.number == wireframe.top?.number && fading != nil
      ? [
        .group(
          fading,
          [
            .rect("shadow", CGRect(origin: .zero, size: size).insetBy(dx: -margin, dy: 0))
          ])
      ] : []
    return group(shadow + [frame], origins, &timing)
  }

  /// Returns a group that moves, or lies at its place.
  private func group(
    _ children: [SVGElement], _ motion: PartMotion, _ timing: inout PictureTiming
  ) -> SVGElement {
    if !motion.isStill {
      return .group(timing.add(motion, still: motion.point(at: film.lift)), children)
    }
    guard motion.first != .zero else { return .group(children) }
    return SVGElement(
      "g",
      ["transform": "translate(\(svgNumber(motion.first.x)) \(svgNumber(motion.first.y)))"],
      children)
  }

  /// Returns the class of what fades as the screen is popped; nil if the screen rests.
  private func fadingClass(_ timing: inout PictureTiming) -> String? {
    guard let top = wireframe.top else { return nil }
    let motion = film.origins(of: top)
    guard !motion.isStill else { return nil }
    let opacity = { (point: CGPoint) -> String in
      let share = max(0, 1 - abs(point.x - motion.first.x) / wireframe.size.width)
      return "opacity:\((share * 100).rounded() / 100)"
    }
    return timing.add(
      opacity(motion.point(at: film.lift)),
      keys: [(0, opacity(motion.first))]
        + motion.keys.map { key in
          (
            PictureTiming.percent(key.time),
            opacity(key.point) + (key.eases ? ";animation-timing-function:ease-out" : "")
          )
        })
  }
}
#endif
