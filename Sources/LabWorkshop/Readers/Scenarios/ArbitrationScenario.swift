#if HEADLESS
import GestureLab

/// A test case of gesture arbitration, with the outcome in UIKit.
package struct ArbitrationScenario: Equatable, Sendable {
  /// The subject of a case: touches on views, or one question of prevention.
  package enum Body: Equatable, Sendable {
    /// Touches on views with recognizers.
    case screen(ScreenScenario)

    /// Whether one recognizer prevents another, in both orders of addition.
    case prevention(PreventionTable)
  }

  /// The id, unique within its file.
  package let id: String

  /// The origin of the case, if the file gives one.
  package let source: String?

  /// A remark on the case, if the file gives one.
  package let note: String?

  /// Whether UIKit and the source's own engine disagree; the expectations are UIKit's.
  package let differsFromSource: Bool

  /// The case.
  package let body: Body

  /// Makes a scenario whose references have been checked.
  package init(
    id: String, source: String? = nil, note: String? = nil, differsFromSource: Bool = false,
    body: Body
  ) {
    self.id = id
    self.source = source
    self.note = note
    self.differsFromSource = differsFromSource
    self.body = body
  }
}

extension ArbitrationScenario: NamedEntry {
  private enum CodingKeys: CodingKey { case id, source, note, differsFromSource, table }

  package static let nameKey = "id"

  /// Decodes a scenario; throws for the first value that cannot be used.
  package init(from decoder: any Decoder) throws {
    let values = try decoder.container(keyedBy: CodingKeys.self)
    let id = try values.decode(String.self, forKey: .id)
    let isTable = try values.contains(.table) && !values.decodeNil(forKey: .table)
    self.init(
      id: id,
      source: try values.decodeIfPresent(String.self, forKey: .source),
      note: try values.decodeIfPresent(String.self, forKey: .note),
      differsFromSource:
        try values.decodeIfPresent(Bool.self, forKey: .differsFromSource) ?? false,
      body: isTable
        ? .prevention(try PreventionTable(from: decoder))
        : .screen(try ScreenScenario(from: decoder)))
  }
}
#endif
