#if HEADLESS
import Foundation
import GestureArbitration
import GestureLab
import HeadlessUIKit

/// A moving picture of one drag on one screen, as SVG: the touch, the screens as they move in the
/// engine, the owner of the drag and the reason.
///
/// The picture repeats itself at half speed, and begins with the moment before the lift: what it shows
/// where motion is reduced. It follows the system's light or dark appearance, and contains no script and
/// no font.
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
  ///   - own: The drag; nil for one that is easily followed.
  ///   - releases: What the text says instead of the release of the behavior.
  package init(
    of screen: LabScreen, subject: String, _ direction: SwipeDirection, from start: CGPoint,
    playing own: Stroke? = nil, withArbiter: Bool, behavior: UIKitBehavior,
    on releases: String? = nil
  ) {
    let stroke = own ?? Self.stroke(direction, from: start, on: screen)
    let film = DragFilm()
    let record = DragRecord(
      stroke, on: screen, withArbiter: withArbiter, behavior: behavior, film: film)
    let reason = MapStage(screen, withArbiter: withArbiter, behavior: behavior)
      .play(TouchScript(stroke)).reason
    let caption = DragCaption(
      record, film, subject: subject, direction: direction, start: start, reason: reason,
      releases: releases ?? "\(behavior.version)", withArbiter: withArbiter,
      hasDriver: withArbiter && screen.driver != .uikitOnly)
    owner = record.owner
    description = caption.description

    var timing = PictureTiming(startingAt: film.lift)
    let phone = Self.phone(film, caption, stroke, &timing)
    let text = caption.elements(besides: screen.size.width, &timing)
    svg =
      PictureSheet(
        title: caption.title, description: caption.description,
        style: timing.still + ["@media (prefers-reduced-motion:no-preference){"] + timing.moving
          + ["}"],
        screen: screen.size, phone: phone, text: text
      ).svg
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

  /// Returns the screens and the touch.
  private static func phone(
    _ film: DragFilm, _ caption: DragCaption, _ stroke: Stroke, _ timing: inout PictureTiming
  ) -> [SVGElement] {
    let fade = PictureMetrics.fade
    let glass = CGRect(origin: .zero, size: film.wireframe?.size ?? .zero)
    let round = timing.add(from: fade, to: 100 - fade, fade: fade, still: true)
    let screens = WireframeDrawing(film)?.elements(&timing) ?? []
    return [
      SVGElement(
        "g", ["clip-path": "url(#glass)"], [.rect("glass", glass), .group(round, screens)])
    ] + touch(stroke, caption, &timing)
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
