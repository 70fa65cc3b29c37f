#if HEADLESS
import Foundation

/// The source of a suite, by the declarations that a test of it uses.
struct SuiteSource {
  /// A class as a whole, or a member of another type.
  private struct Declaration {
    let name: String
    let text: String
  }

  let tests: [String]
  private let declarations: [Declaration]

  init(_ source: String) {
    tests = FieldSuites.tests(in: source)
    declarations = Self.types(in: source.components(separatedBy: "\n"))
  }

  /// Returns the lines of a test and of every declaration in the same file that it uses, flat.
  func text(reachedBy test: String) -> String {
    var reached = declarations.filter { $0.name == test }
    var others = declarations.filter { $0.name != test }
    var names = Self.words(in: reached)
    while let next = others.firstIndex(where: { names.contains($0.name) }) {
      let declaration = others.remove(at: next)
      reached.append(declaration)
      names.formUnion(Self.words(in: [declaration]))
    }
    return FieldSuites.flat(reached.map(\.text).joined(separator: "\n"))
  }

  private static func words(in declarations: [Declaration]) -> Set<String> {
    Set(
      declarations.flatMap { declaration in
        declaration.text.split { !$0.isLetter && !$0.isNumber && $0 != "_" }.map(String.init)
      })
  }

  /// The formatter puts the first and the last line of a type at the margin.
  private static func types(in lines: [String]) -> [Declaration] {
    var found: [Declaration] = []
    var index = 0
    while index < lines.count {
      defer { index += 1 }
      guard let (kind, name) = typeName(in: lines[index]) else { continue }
      let isEmpty = lines[index].hasSuffix("{}")
      let end = isEmpty ? index : lines[index...].firstIndex { $0.hasPrefix("}") } ?? index
      let block = Array(lines[index...end])
      found +=
        kind == "class"
        ? [Declaration(name: name, text: block.joined(separator: "\n"))] : members(in: block)
      index = end
    }
    return found
  }

  private static func typeName(in line: String) -> (kind: String, name: String)? {
    guard !line.hasPrefix(" "), !line.hasPrefix("/") else { return nil }
    let words = line.split { " :<".contains($0) }.map(String.init)
    for kind in ["class", "struct", "enum", "extension", "protocol"] {
      guard let index = words.firstIndex(of: kind), index + 1 < words.count else { continue }
      return (kind, words[index + 1])
    }
    return nil
  }

  /// It puts those of a member two spaces further.
  private static func members(in block: [String]) -> [Declaration] {
    var found: [Declaration] = []
    var index = 0
    while index < block.count {
      defer { index += 1 }
      guard let name = memberName(in: block[index]) else { continue }
      let isOpen = block[index].hasSuffix("{") || block[index].hasSuffix("(")
      let isContinued = isOpen || index + 1 < block.count && block[index + 1] == "  {"
      let end = isContinued ? block[index...].firstIndex { $0 == "  }" } ?? index : index
      found.append(
        Declaration(name: name, text: block[index...end].joined(separator: "\n")))
      index = end
    }
    return found
  }

  private static func memberName(in line: String) -> String? {
    guard line.hasPrefix("  "), !line.hasPrefix("   "), !line.hasPrefix("  //") else { return nil }
    for keyword in ["func ", "var ", "let "] {
      guard let range = line.range(of: keyword) else { continue }
      let rest = line[range.upperBound...]
      if rest.hasPrefix("`") {
        return rest.dropFirst().split(separator: "`").first.map(String.init)
      }
      return String(rest.prefix { $0.isLetter || $0.isNumber || $0 == "_" })
    }
    return nil
  }
}
#endif
