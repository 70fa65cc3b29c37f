#if HEADLESS
import Foundation
import GestureArbitration
import GestureLab
import HeadlessUIKit

/// The text of a moving picture: what is shown, who owns the drag and why, and what comes of it.
@MainActor
struct DragCaption {
  /// The title of the picture.
  let title: String
  /// The picture in words.
  let description: String
  /// The class with the owner's color.
  let ownerClass: String
  /// When the drag has its owner, in s from touch-down.
  let ownerTime: TimeInterval

  private let heading: String
  private let facts: [String]
  private let ownerLine: String
  private let reason: String
  private let outcome: String
  private let outcomeTime: TimeInterval

  init(
    _ record: DragRecord, _ film: DragFilm, subject: String, direction: SwipeDirection,
    start: CGPoint, reason: String, releases: String, withArbiter: Bool, hasDriver: Bool
  ) {
    self.reason = reason
    heading = withArbiter ? "With the arbiter" : "Without the arbiter"
    let system = "\(releases)\(hasDriver ? " with a driver" : "")"
    facts = [subject, "\(system), drag \(MapDirection(direction).phrase)"]
    let contents = (film.wireframe?.parts ?? []).compactMap { part in
      part.name.map {
        ConflictMap.Content(name: $0, frame: CGRect(origin: .zero, size: Wireframe.size(of: part)))
      }
    }
    ownerClass = "\(OwnerStyle(record.owner, among: contents))"
    ownerLine = record.owner == .unclaimed ? "No owner" : "Owner: \(record.owner)"
    let began = record.rows.first(where: \.wins)?.bars.first { $0.state == "began" }?.from
    let lift = film.lift
    ownerTime =
      record.owner == .unclaimed
      ? record.rulings.first.map { $0.time / 1_000 } ?? lift
      : (began ?? record.rulings.first?.time).map { $0 / 1_000 } ?? lift
    let motion = DragMotion(record, film)
    outcome = motion.sentence
    outcomeTime = max(motion.end, lift)
    title = "\(heading): \(subject)"
    description =
      "\(subject) on \(system). A touch moves \(MapDirection(direction).phrase) from "
      + "\(coordinates(start)). \(ownerLine); \(reason). \(outcome) Shown at half speed."
  }

  /// Breaks small text into lines, and names that are longer than a line after their dots.
  static func lines(_ text: String) -> [String] {
    let width = PictureMetrics.lineWidth
    let words = text.split(separator: " ").map { word in
      word.count > width ? word.replacingOccurrences(of: ".", with: ".\u{200B} ") : String(word)
    }
    return TextColumns.wrapped(words.joined(separator: " "), width: width).map {
      $0.replacingOccurrences(of: "\u{200B} ", with: "")
        .replacingOccurrences(of: "\u{200B}", with: "")
    }
  }

  /// Returns the text beside a phone of a width, in pt.
  func elements(besides width: CGFloat, _ timing: inout PictureTiming) -> [SVGElement] {
    let metrics = PictureMetrics.self
    let x = PictureSheet.textStart(besides: width)
    var y: CGFloat = 84
    var elements: [SVGElement] = [.text("heading", heading, at: CGPoint(x: x, y: y))]
    y += 24
    for line in facts.flatMap(Self.lines) {
      elements.append(.text("fact", line, at: CGPoint(x: x, y: y)))
      y += 19
    }
    y += 34
    let end = 100 - metrics.fade
    let owned = PictureTiming.percent(ownerTime) + 2
    let waiting = timing.add(
      from: PictureTiming.percent(0), to: max(owned - 2, PictureTiming.percent(0)), still: false)
    elements.append(
      .group(
        waiting,
        [
          .rect("swatch unclaimed", CGRect(x: x, y: y - 13, width: 16, height: 16), radius: 5),
          .text("owner", "No owner yet", at: CGPoint(x: x + 25, y: y)),
        ]))
    let shown = timing.add(from: owned, to: end, still: true)
    var lines: [SVGElement] = [
      .rect("swatch \(ownerClass)", CGRect(x: x, y: y - 13, width: 16, height: 16), radius: 5),
      .text("owner", ownerLine, at: CGPoint(x: x + 25, y: y)),
    ]
    y += 26
    for line in Self.lines(reason) {
      lines.append(.text("fact", line, at: CGPoint(x: x, y: y)))
      y += 19
    }
    elements.append(.group(shown, lines))
    y += 22
    let over = timing.add(
      from: min(PictureTiming.percent(outcomeTime) + 2, end - 4), to: end, still: true)
    elements.append(
      .group(
        over,
        TextColumns.wrapped(outcome, width: metrics.lineWidth - 3).enumerated().map { index, line in
          .text("outcome", line, at: CGPoint(x: x, y: y + CGFloat(index) * 20))
        }))
    return elements
  }
}

/// What a drag moved.
@MainActor
private struct DragMotion {
  /// The time after which nothing moves, in s.
  let end: TimeInterval
  /// What came of the drag, as a sentence.
  let sentence: String

  init(_ record: DragRecord, _ film: DragFilm) {
    guard let wireframe = film.wireframe else {
      (end, sentence) = (0, "")
      return
    }
    let top = wireframe.top.map(film.origins)
    let moved = wireframe.parts.lazy.filter { !film.offsets(of: $0).isStill }.first
    let offsets = moved.map(film.offsets)
    end = max(top?.end ?? 0, offsets?.end ?? 0)
    if record.screensPopped > 0 {
      sentence = "The screen pops."
    } else if record.owner == .pop {
      sentence = "The screen slides back and stays."
    } else if let moved, let offsets {
      var name = moved.name ?? "content"
      if case .content(let owner) = record.owner { name = owner }
      let isBack = offsets.first == offsets.last
      let verb = wireframe.verb(of: moved)
      sentence =
        isBack
        ? "The \(name) springs back, and the screen stays."
        : "The \(name) \(verb), and the screen stays."
    } else {
      sentence = "Nothing moves, and the screen stays."
    }
  }
}

extension Wireframe {
  /// What content does under a touch.
  fileprivate func verb(of part: Part) -> String {
    switch part.kind {
    case .pager: "turns its page"
    case .strip, .list, .text: "scrolls"
    case .slider: "slides"
    case .cell: "opens"
    default: "moves"
    }
  }
}
#endif
