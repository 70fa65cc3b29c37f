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

/// Any JSON value.
private enum JSONTree: Codable {
  case object([String: JSONTree]), list([JSONTree]), text(String), number(Double), flag(Bool), null

  init(from decoder: any Decoder) throws {
    let value = try decoder.singleValueContainer()
    if value.decodeNil() {
      self = .null
    } else if let flag = try? value.decode(Bool.self) {
      self = .flag(flag)
    } else if let number = try? value.decode(Double.self) {
      self = .number(number)
    } else if let text = try? value.decode(String.self) {
      self = .text(text)
    } else if let list = try? value.decode([JSONTree].self) {
      self = .list(list)
    } else {
      self = .object(try value.decode([String: JSONTree].self))
    }
  }

  func encode(to encoder: any Encoder) throws {
    var value = encoder.singleValueContainer()
    switch self {
    case .object(let object): try value.encode(object)
    case .list(let list): try value.encode(list)
    case .text(let text): try value.encode(text)
    case .number(let number): try value.encode(number)
    case .flag(let flag): try value.encode(flag)
    case .null: try value.encodeNil()
    }
  }
}

extension LabCase {
  /// The snapshot that its first window shows; nil for other cases.
  package var snapshot: GestureSnapshot? {
    if case .snapshot(let shown)? = windows.first?.root { shown.snapshot } else { nil }
  }
}
#endif
