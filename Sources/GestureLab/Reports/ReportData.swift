import Foundation
import GestureArbitration
import HeadlessUIKit

/// All that a report shows, as it stands in its page.
package struct ReportData: Codable, Equatable, Sendable {
  /// Something without the arbiter, and with it.
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

  /// How an owner is called and drawn.
  package struct Look: Codable, Equatable, Sendable {
    /// The owner.
    package let owner: Owner
    /// Its name.
    package let label: String
    /// The name of its pattern.
    package let look: String
    /// Its colour, as CSS writes it.
    package let color: String
    /// The data of the SVG path of its pattern's lines, in a square of 10.
    package let pattern: String
  }

  /// The drag that is told in full.
  package struct Drag: Codable, Equatable, Sendable {
    /// Where it goes.
    package let direction: String
    /// Where it starts: "edge" or "middle".
    package let place: String
    /// What came of it.
    package let records: Pair<DragRecord>
  }

  /// The version of the format.
  package static let formatVersion = 1
  /// The version that this was written in.
  package let version: Int
  /// The maps of the screen; they hold what the screen is.
  package let maps: Pair<ConflictMap>
  /// How its owners look.
  package let looks: [Look]
  /// One drag on it.
  package let drag: Drag

  /// Puts a report's data together.
  package init(
    maps: Pair<ConflictMap>, direction: SwipeDirection, place: StrokePlace,
    records: Pair<DragRecord>
  ) {
    version = Self.formatVersion
    self.maps = maps
    var owners: [Owner] = [.pop, .push]
    let contents = maps.after.contents.map { Owner.content($0.name) }
    for owner in contents + maps.before.owners + maps.after.owners + [.nobody]
    where !owners.contains(owner) {
      owners.append(owner)
    }
    looks = owners.map { owner in
      let look = OwnerLook(owner, among: maps.after.contents)
      return Look(
        owner: owner, label: owner.description, look: "\(look)", color: look.color,
        pattern: look.pattern)
    }
    drag = Drag(direction: direction.rawValue, place: place.rawValue, records: records)
  }

  /// The data as JSON that may stand in a script element: no tag can begin or end in it.
  func json() throws -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    return String(decoding: try encoder.encode(self), as: UTF8.self)
      .replacingOccurrences(of: "<", with: "\\u003c")
      .replacingOccurrences(of: "\u{2028}", with: "\\u2028")
      .replacingOccurrences(of: "\u{2029}", with: "\\u2029")
  }
}
