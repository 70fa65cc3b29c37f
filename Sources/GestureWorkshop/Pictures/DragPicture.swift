#if HEADLESS
import Foundation
import GestureArbitration
import GestureLab
import HeadlessUIKit

/// A moving picture of one drag on one screen, as SVG: the touch, the screens as they move in the
/// engine, the owner of the drag and the reason.
///
/// The picture repeats itself at half speed. It follows the system's light or dark appearance, and
/// shows the moment before the lift where motion is reduced. It contains no script and no font.
@MainActor
package struct DragPicture {
  /// The picture as SVG.
  package let svg: String
  /// The owner of the drag.
  package let owner: DragOwner
  /// The picture in words, for a screen reader.
  package let description: String

  /// Plays a drag and draws it.
  ///
  /// - Parameters:
  ///   - subject: What the screen is, for the text of the picture.
  ///   - start: Where the touch lands, in pt of the screen.
  package init(
    of screen: LabScreen, subject: String, _ direction: SwipeDirection, from start: CGPoint,
    withArbiter: Bool, behavior: UIKitBehavior
  ) {
    let stroke = Self.stroke(direction, from: start, on: screen)
    let film = DragFilm()
    let record = DragRecord(
      stroke, on: screen, withArbiter: withArbiter, behavior: behavior, film: film)
    let reason = MapStage(screen, withArbiter: withArbiter, behavior: behavior)
      .play(TouchScript(stroke)).reason
    let caption = DragCaption(
      record, film, subject: subject, direction: direction, start: start, reason: reason,
      version: behavior.version, withArbiter: withArbiter,
      hasDriver: withArbiter && screen.driver != .uikitOnly)
    owner = record.owner
    description = caption.description

    var timing = PictureTiming()
    let phone = Self.phone(film, caption, stroke, &timing)
    let text = caption.elements(besides: screen.size.width, &timing)
    let metrics = PictureMetrics.self
    let width =
      metrics.margin * 2 + screen.size.width * metrics.scale + metrics.gap + metrics.textWidth
    let height = max(
      metrics.margin * 2 + screen.size.height * metrics.scale, metrics.textHeight)
    let style =
      [PictureStyle.text] + timing.still
      + ["@media (prefers-reduced-motion:no-preference){"] + timing.moving + ["}"]
    let lines =
      [
        """
        <svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 \(svgNumber(width)) \
        \(svgNumber(height))" width="\(svgNumber(width))" height="\(svgNumber(height))" \
        role="img" aria-labelledby="title desc">
        """,
        "<title id=\"title\">\(caption.title.escapedForMarkup)</title>",
        "<desc id=\"desc\">\(caption.description.escapedForMarkup)</desc>",
        "<style>", style.joined(separator: "\n"), "</style>",
      ] + PictureStyle.definitions(size: screen.size).lines
      + [
        SVGElement.rect(
          "page", CGRect(x: 0.5, y: 0.5, width: width - 1, height: height - 1), radius: 14)
      ].flatMap(\.lines) + phone.lines + text.flatMap(\.lines) + ["</svg>", ""]
    svg = lines.joined(separator: "\n")
  }

  /// Returns the drag of a picture: long and calm enough to be followed.
  package static func stroke(
    _ direction: SwipeDirection, from start: CGPoint, on screen: LabScreen
  ) -> Stroke {
    let path = StrokePath(
      direction: direction, onsetAngle: PictureMetrics.onsetAngle,
      netAngle: PictureMetrics.netAngle, length: PictureMetrics.length,
      duration: PictureMetrics.duration)
    return Stroke(
      id: "picture", source: "DragPicture", screen: screen.size,
      direction: direction.strokeDirection, samples: path.samples(rate: PictureMetrics.rate)
    ).placed(startingAt: start, within: screen.bounds)
  }

  /// Returns the phone with its screens and the touch.
  private static func phone(
    _ film: DragFilm, _ caption: DragCaption, _ stroke: Stroke, _ timing: inout PictureTiming
  ) -> SVGElement {
    let metrics = PictureMetrics.self
    let glass = CGRect(origin: .zero, size: film.wireframe?.size ?? .zero)
    let round = timing.add(
      from: metrics.fade, to: 100 - metrics.fade, fade: metrics.fade, still: true)
    let screens = WireframeDrawing(film)?.elements(&timing) ?? []
    var phone = SVGElement.group(
      [
        .rect(
          "body", glass.insetBy(dx: -metrics.bezel / 2, dy: -metrics.bezel / 2),
          radius: metrics.cornerRadius + metrics.bezel / 2),
        SVGElement(
          "g", ["clip-path": "url(#glass)"], [.rect("glass", glass), .group(round, screens)]),
      ] + touch(stroke, caption, &timing))
    phone.attributes["transform"] =
      "translate(\(svgNumber(metrics.margin)) \(svgNumber(metrics.margin))) scale(\(metrics.scale))"
    return phone
  }

  /// Returns the path of the touch and the touch, which has the owner's color once there is one.
  private static func touch(
    _ stroke: Stroke, _ caption: DragCaption, _ timing: inout PictureTiming
  ) -> [SVGElement] {
    let times = stroke.samples.map(\.time)
    let motion = PartMotion(
      times: times, points: stroke.samples.map(\.location),
      isDropped: times.map { _ in false })
    let data = motion.keys.enumerated().map { index, key in
      "\(index == 0 ? "M" : "L")\(svgNumber(key.point.x)) \(svgNumber(key.point.y))"
    }.joined()
    let landing = PictureTiming.percent(0)
    let lift = PictureTiming.percent(stroke.duration)
    var path = SVGElement.path("trail \(caption.ownerClass)", data)
    path.attributes["pathLength"] = "1"
    var length: CGFloat = 0
    var lengths: [(TimeInterval, CGFloat)] = [(0, 0)]
    for (key, next) in zip(motion.keys, motion.keys.dropFirst()) {
      length += hypot(next.point.x - key.point.x, next.point.y - key.point.y)
      lengths.append((next.time, length))
    }
    let drawn = timing.add(
      "stroke-dashoffset:0",
      keys: [(0, "stroke-dashoffset:1")]
        + lengths.map { time, way in
          let left = length > 0 ? ((1 - way / length) * 1_000).rounded() / 1_000 : 0
          return (PictureTiming.percent(time), "stroke-dashoffset:\(left)")
        })
    let shown = timing.add(from: landing, to: lift + 9, fade: 4, still: true)
    path.attributes["class"] = "trail \(caption.ownerClass) \(drawn)"
    let touching = timing.add(from: landing, to: lift, fade: 2, still: true)
    let owned = timing.add(
      from: PictureTiming.percent(caption.ownerTime) + 0.5, to: lift + 9, fade: 0.5, still: true)
    let touch: [SVGElement] = [
      .circle("touch", .zero, radius: PictureMetrics.touchRadius),
      .group(
        owned, [.circle("touch \(caption.ownerClass)", .zero, radius: PictureMetrics.touchRadius)]),
    ]
    let moving = timing.add(motion, still: motion.last)
    return [.group(shown, [path]), .group(touching, [.group(moving, touch)])]
  }
}
#endif
