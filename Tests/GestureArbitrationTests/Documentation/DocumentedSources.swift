#if HEADLESS
import Foundation

/// The articles of the package, and the declarations in its sources.
struct DocumentedSources {
  /// An article of a documentation catalog.
  struct Article {
    /// The name of the file without its extension, by which other articles link to it.
    let name: String
    /// The module that the article documents.
    let module: String
    let text: String

    /// The texts between a fence with a language and the next fence.
    func blocks(of language: String) -> [String] {
      text.components(separatedBy: "```\(language)\n").dropFirst().compactMap {
        $0.components(separatedBy: "\n```").first
      }
    }

    /// The cells of the rows of every table, without header rows.
    var rows: [[String]] {
      let lines = text.components(separatedBy: "\n")
      return lines.indices.compactMap { index in
        let line = lines[index]
        let isHeader = index + 1 < lines.count && lines[index + 1].hasPrefix("| ---")
        guard line.hasPrefix("| "), !line.hasPrefix("| ---"), !isHeader else { return nil }
        return line.dropFirst(2).dropLast(2).components(separatedBy: " | ")
      }
    }
  }

  /// The folder of the package.
  static let root: URL = {
    var folder = URL(filePath: #filePath)
    for _ in 0..<4 { folder.deleteLastPathComponent() }
    return folder
  }()

  static let modules = ["GestureRules", "GestureArbitration"]

  /// The articles of the rules and of the arbiter.
  static let articles: [Article] = modules.flatMap { module in
    let catalog = root.appending(path: "Sources/\(module)/\(module).docc")
    return paths(in: catalog).filter { $0.hasSuffix(".md") }.map { path in
      Article(
        name: String(path.dropLast(3)), module: module,
        text: text(of: catalog.appending(path: path)))
    }
  }

  /// Returns the article with a name.
  static func article(_ name: String) -> Article? { articles.first { $0.name == name } }

  /// Every declaration of the rules and of the arbiter, such as "PopRule.refuse(_:when:)".
  static let declarations: Set<String> = {
    var declarations = Set(modules)
    for module in modules {
      let folder = root.appending(path: "Sources/\(module)")
      for path in paths(in: folder) where path.hasSuffix(".swift") {
        var scanner = DeclarationScanner()
        scanner.scan(text(of: folder.appending(path: path)))
        declarations.formUnion(scanner.declarations)
      }
    }
    return declarations
  }()

  /// The text of a file; empty if it cannot be read.
  static func text(of file: URL) -> String {
    (try? String(contentsOf: file, encoding: .utf8)) ?? ""
  }

  /// Whether a file or folder of the package exists.
  static func exists(_ path: String) -> Bool {
    FileManager.default.fileExists(atPath: root.appending(path: path).path)
  }

  private static func paths(in folder: URL) -> [String] {
    (FileManager.default.enumerator(atPath: folder.path)?.allObjects as? [String] ?? []).sorted()
  }
}

/// Finds the declarations of types and their members in formatted Swift.
struct DeclarationScanner {
  private(set) var declarations: Set<String> = []
  private var depth = 0
  private var types: [(name: String, depth: Int)] = []
  /// A type whose opening brace has not been found yet.
  private var pending: String?
  private var isInText = false

  mutating func scan(_ source: String) {
    let lines = source.components(separatedBy: "\n")
    for index in lines.indices {
      if lines[index].components(separatedBy: "\"\"\"").count.isMultiple(of: 2) {
        isInText.toggle()
        continue
      }
      if isInText { continue }
      let line = Self.withoutTexts(lines[index])
      declare(line, followedBy: lines[(index + 1)...])
      countBraces(in: line)
    }
  }

  private mutating func declare(_ line: String, followedBy next: ArraySlice<String>) {
    let isMember = depth == (types.last?.depth ?? -1) + 1
    guard isMember || types.isEmpty else { return }
    let modifiers = /^\s*(?:[@a-z][A-Za-z]*(?:\([^)]*\))?\s+)*?/
    if let match = line.prefixMatch(
      of:
        /^\s*(?:[@a-z][A-Za-z]*(?:\([^)]*\))?\s+)*?(?:struct|class|enum|protocol|extension)\s+([A-Z][A-Za-z.]*)/
    ) {
      pending = String(match.1)
      declarations.insert(path(String(match.1)))
      return
    }
    guard !types.isEmpty, let start = line.prefixMatch(of: modifiers) else { return }
    let rest = line[start.range.upperBound...]
    if let match = rest.prefixMatch(of: /(?:[@a-z][A-Za-z]*(?:\([^)]*\))?\s+)*?(?:var|let)\s+(\w+)/)
    {
      declarations.insert(path(String(match.1)))
    } else if let match = rest.prefixMatch(
      of: /(?:[@a-z][A-Za-z]*(?:\([^)]*\))?\s+)*?(?:func\s+(\w+)|(init)\??)(?=[(<])/)
    {
      let name = String(match.1 ?? match.2 ?? "")
      let signature = String(rest[match.range.upperBound...]) + next.prefix(20).joined()
      declarations.insert(path(name + Self.labels(of: signature)))
    } else if let match = rest.prefixMatch(of: /(?:indirect\s+)?case\s+/) {
      let list = String(rest[match.range.upperBound...]) + next.prefix(4).joined()
      for item in Self.items(of: list, upTo: Self.endOfCases(in: list)) {
        guard let name = item.prefixMatch(of: /\s*(\w+)/) else { continue }
        let values = item[name.range.upperBound...]
        let suffix = values.hasPrefix("(") ? Self.labels(of: String(values), areOptional: true) : ""
        declarations.insert(path(String(name.1) + suffix))
      }
    }
  }

  private func path(_ name: String) -> String {
    (types.map(\.name) + [name]).joined(separator: ".")
  }

  private mutating func countBraces(in line: String) {
    for character in line {
      if character == "{" {
        if let pending { types.append((pending, depth)) }
        pending = nil
        depth += 1
      } else if character == "}" {
        depth -= 1
        if types.last?.depth == depth { types.removeLast() }
      }
    }
  }

  /// Returns the argument labels of a signature, such as "(_:for:)".
  private static func labels(of signature: String, areOptional: Bool = false) -> String {
    guard let open = signature.firstIndex(of: "(") else { return "" }
    let text = String(signature[signature.index(after: open)...])
    let parameters = items(of: text, upTo: nil).filter {
      !$0.trimmingCharacters(in: .whitespaces).isEmpty
    }
    let labels = parameters.map { parameter -> String in
      let match = parameter.prefixMatch(of: /\s*(?:@\w+\s+)*(\w+)(\s+\w+)?\s*:/)
      return match.map { "\($0.1):" } ?? (areOptional ? "_:" : "")
    }
    return "(\(labels.joined()))"
  }

  /// Splits a list at commas outside brackets, up to the bracket that closes it or an end.
  private static func items(of text: String, upTo end: String.Index?) -> [String] {
    var items = [""]
    var depth = 0
    for character in text[..<(end ?? text.endIndex)] {
      if "([{".contains(character) { depth += 1 }
      if ")]}".contains(character) { depth -= 1 }
      if depth < 0 { break }
      if character == ",", depth == 0 {
        items.append("")
      } else {
        items[items.count - 1].append(character)
      }
    }
    return items
  }

  /// Where a list of cases ends: before the next declaration, comment or brace.
  private static func endOfCases(in list: String) -> String.Index {
    list.firstRange(of: /\s\s+(?:case|\/\/|[a-z]+ |\})|\}/)?.lowerBound ?? list.endIndex
  }

  /// A line without comments and the contents of texts.
  private static func withoutTexts(_ line: String) -> String {
    line.replacing(/"(?:[^"\\]|\\.)*"/, with: "\"\"").replacing(/\/\/.*/, with: "")
  }
}
#endif
