#if HEADLESS
import Foundation

/// The articles of the package.
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

  /// The modules with a catalog of articles.
  static let modules = [
    "GestureRules", "GestureArbitration", "GestureArbitrationUI", "SystemPopTransition",
    "GestureDiagnostics", "GestureProbe", "HeadlessUIKit", "GestureLab",
  ]

  /// The articles of all catalogs.
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

  /// The anchors of a text's headings, as a code host makes them.
  static func anchors(in text: String) -> [String] {
    text.components(separatedBy: "\n").filter { $0.hasPrefix("#") }.map { line in
      String(line.drop { $0 == "#" || $0 == " " }).lowercased().replacing(" ", with: "-")
        .filter { $0.isLetter || $0.isNumber || $0 == "-" || $0 == "_" }
    }
  }

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
#endif
