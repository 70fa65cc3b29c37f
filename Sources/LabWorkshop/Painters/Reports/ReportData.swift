#if HEADLESS
import Foundation
import GestureArbitration
import GestureLab
import HeadlessUIKit

/// The data of a report, as its page contains it.
package struct ReportData: Codable, Equatable, Sendable {
  /// A value without the arbiter, and with it.
  package struct Pair<Value: Codable & Equatable & Sendable>: Codable, Equatable, Sendable {
    /// Under plain UIKit rules.
    package let before: Value
    /// With the arbiter.
    package let after: Value

    /// Makes a pair.
    package init(before: Value, after: Value) {
      self.before = before
      self.after = after
    }
  }

  /// What the page says of an owner.
  package struct Owner: Codable, Equatable, Sendable {
    /// The owner.
    package let owner: DragOwner
    /// The owner's name.
    package let label: String
    /// The owner of a drag as a clause.
    package let words: String
  }

  /// The drag that the page shows in full.
  package struct Drag: Codable, Equatable, Sendable {
    /// The direction.
    package let direction: String
    /// The place of the start: "edge" or "middle".
    package let place: String
    /// The records of the drag.
    package let records: Pair<DragRecord>

    /// The direction and the start in words.
    var way: String {
      "\(direction), from \(StrokePlace(rawValue: place) == nil ? "" : "the ")\(place)"
    }
  }

  /// The current version of the format.
  package static let formatVersion = 1
  /// The version of the format.
  package let version: Int
  /// The maps of the screen, with its title and content.
  package let maps: Pair<ConflictMap>
  /// The owners on both maps.
  package let owners: [Owner]
  /// One drag on the screen.
  package let drag: Drag
  /// The screen's views as simple shapes, on which the path of the touch is drawn.
  private(set) var wireframe: [SVGElement] = []
  /// The differences between the rebuilt screen and the original, as sentences.
  private(set) var notes: [String] = []

  /// What the page's script needs; the rest is markup.
  private enum CodingKeys: CodingKey { case version, maps, owners, drag }

  /// Makes the data of a report.
  package init(
    maps: Pair<ConflictMap>, direction: SwipeDirection, place: String,
    records: Pair<DragRecord>, wireframe: [SVGElement] = [], notes: [String] = []
  ) {
    version = Self.formatVersion
    self.wireframe = wireframe
    self.notes = notes
    self.maps = Pair(before: maps.before.withoutNotes, after: maps.after.withoutNotes)
    var owners: [DragOwner] = []
    for owner in maps.before.owners + maps.after.owners where !owners.contains(owner) {
      owners.append(owner)
    }
    self.owners = owners.map { Owner(owner: $0, label: $0.description, words: $0.inWords) }
    drag = Drag(direction: direction.rawValue, place: place, records: records)
  }

  /// Plays a drag on a screen for a report, without and with the arbiter.
  ///
  /// - Parameters:
  ///   - own: The drag; nil for a generated one.
  ///   - map: Returns the map of the screen, without or with the arbiter.
  @MainActor
  package init(
    of screen: LabScreen, direction: SwipeDirection, from place: StrokePlace,
    playing own: Stroke? = nil, behavior: UIKitBehavior, map: (_ withArbiter: Bool) -> ConflictMap
  ) {
    var generator = StrokeGenerator(seed: 1)
    let start = place.start(for: direction, on: screen)
    let stroke =
      own ?? generator.next(direction).placed(startingAt: start, within: screen.bounds)
    func record(withArbiter: Bool) -> DragRecord {
      DragRecord(stroke, on: screen, withArbiter: withArbiter, behavior: behavior)
    }
    self.init(
      maps: Pair(before: map(false), after: map(true)), direction: direction,
      place: own?.samples.first.map { coordinates($0.location) } ?? screen.origin(of: place),
      records: Pair(before: record(withArbiter: false), after: record(withArbiter: true)),
      wireframe: Self.wireframe(of: screen, behavior), notes: screen.notes)
  }

  /// Returns the shapes of a screen at rest, with the patterns that fill them.
  @MainActor
  private static func wireframe(
    of screen: LabScreen, _ behavior: UIKitBehavior
  ) -> [SVGElement] {
    let stage = screen.stage(behavior: behavior)
    let film = DragFilm()
    film.take(stage, showing: screen.show(on: stage, withArbiter: false))
    // Nothing moves, so nothing has a time.
    var timing = PictureTiming()
    let shapes = WireframeDrawing(film, hasNames: false)?.elements(&timing) ?? []
    return [SVGElement("defs", [:], PictureStyle.tiles)] + shapes
  }

  /// Returns the data as JSON for a script element, in which no tag can begin or end.
  func json() throws -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    return String(decoding: try encoder.encode(self), as: UTF8.self)
      .replacingOccurrences(of: "<", with: "\\u003c")
      .replacingOccurrences(of: "\u{2028}", with: "\\u2028")
      .replacingOccurrences(of: "\u{2029}", with: "\\u2029")
  }
}
#endif
