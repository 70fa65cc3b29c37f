/// The way from a JSON text's outermost value to one within it.
///
/// A chain and not a text: every value that is read makes one, and only a complaint prints it.
package indirect enum JSONPath: Equatable, Sendable {
  /// The outermost value.
  case root
  /// The value of a key of an object.
  case key(JSONPath, String)
  /// An element of a list.
  case index(JSONPath, Int)

  /// What leads to an element of an object, or of a list.
  enum Step: Equatable {
    case key(String)
    case index(Int)
  }

  /// The steps from the outermost value on.
  var steps: [Step] {
    var steps: [Step] = []
    var path = self
    while true {
      switch path {
      case .root: return steps.reversed()
      case .key(let parent, let key):
        steps.append(.key(key))
        path = parent
      case .index(let parent, let index):
        steps.append(.index(index))
        path = parent
      }
    }
  }
}

extension JSONPath: CustomStringConvertible {
  /// The way as complaints print it, such as `touches[2].point`; empty for the outermost value.
  package var description: String {
    var text = ""
    for step in steps {
      switch step {
      case .key(let key): text += text.isEmpty ? key : ".\(key)"
      case .index(let index): text += "[\(index)]"
      }
    }
    return text
  }
}
