#if HEADLESS
import Foundation
import GestureArbitration
import GestureLab

/// The screen of a snapshot in a case's first window.
package struct CaseSnapshot: Equatable, Sendable {
  /// The screen, as it was seen.
  package let snapshot: GestureSnapshot

  /// Makes the screen of a snapshot.
  package init(_ snapshot: GestureSnapshot) { self.snapshot = snapshot }

  /// The name of its stack.
  package static let stack = "snapshot"
}

extension CaseSnapshot: Codable {
  package init(from decoder: any Decoder) throws {
    let text = try JSONEncoder().encode(JSONTree(from: decoder))
    do throws(GestureFileError) {
      snapshot = try GestureSnapshot(json: text, named: "snapshot")
    } catch {
      throw decoder.invalid("isn't a snapshot (\(error.reason)); take one from its file")
    }
  }

  package func encode(to encoder: any Encoder) throws {
    try JSONDecoder().decode(JSONTree.self, from: Data(snapshot.json.utf8)).encode(to: encoder)
  }
}

extension LabCase {
  /// The snapshot that its first window shows; nil for other cases.
  package var snapshot: GestureSnapshot? {
    if case .snapshot(let shown)? = windows.first?.root { shown.snapshot } else { nil }
  }
}
#endif
