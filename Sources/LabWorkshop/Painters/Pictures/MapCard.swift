#if HEADLESS
import Foundation
import GestureArbitration
import GestureLab
import HeadlessUIKit

/// A conflict map over the screen that it is of, with its owners beside it, as SVG.
@MainActor
package struct MapCard {
  /// The picture as SVG.
  package let svg: String

  /// Plays a drag from every start point of a screen and draws the owners.
  ///
  /// - Parameters:
  ///   - subject: What the screen is, for the text of the picture.
  ///   - releases: What the text says instead of the release of the behavior.
  package init(
    of screen: LabScreen, subject: String, _ direction: MapDirection, withArbiter: Bool,
    behavior: UIKitBehavior, on releases: String? = nil
  ) {
    let map = ConflictMap.playing(
      screen, withArbiter: withArbiter, behavior: behavior, directions: [direction])
    let styles = map.owners.map { OwnerStyle($0, among: map.contents) }
    let driver = withArbiter && screen.driver != .uikitOnly ? " with a driver" : ""
    let title = "Who gets a drag"
    let facts = [
      direction.phrase, "by where it starts", "\(releases ?? "\(map.version)")\(driver)",
    ]
    let shares = map.shares(direction).map { share in
      (
        share.owner.description, MapPicture.percent(share.share),
        OwnerStyle(share.owner, among: map.contents)
      )
    }
    let film = DragFilm()
    let stage = screen.stage(behavior: behavior)
    film.take(stage, showing: screen.show(on: stage, withArbiter: withArbiter))
    var timing = PictureTiming()
    let screens = WireframeDrawing(film)?.elements(&timing) ?? []
    let owners = MapRegion.paths(of: map, direction).map { owner, data in
      SVGElement.path("owners \(styles[owner]) swatch", data)
    }

    var y: CGFloat = 84
    let x = PictureSheet.textStart(besides: screen.size.width)
    var text: [SVGElement] = [.text("heading", title, at: CGPoint(x: x, y: y))]
    for fact in facts.flatMap(DragCaption.lines) {
      y += 20
      text.append(.text("fact", fact, at: CGPoint(x: x, y: y)))
    }
    y += 44
    for (owner, share, style) in shares {
      text += [
        .rect("swatch \(style)", CGRect(x: x, y: y - 13, width: 16, height: 16), radius: 5),
        .text("owner", owner, at: CGPoint(x: x + 25, y: y)),
        .text("fact", share, at: CGPoint(x: x + 25, y: y + 20)),
      ]
      y += 52
    }
    svg =
      PictureSheet(
        title: "\(title) \(facts.prefix(2).joined(separator: ", "))",
        description: "\(subject), \(facts[2]): "
          + shares.map { "\($0.0) \($0.1)" }.joined(separator: ", ") + " of the screen.",
        style: timing.still + [".owners{fill-opacity:.62}"], screen: screen.size,
        phone: [SVGElement("g", ["clip-path": "url(#glass)"], screens + owners)], text: text
      ).svg
  }
}
#endif
