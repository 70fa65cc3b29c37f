import Foundation

/// Arbitration scenarios read from a file, and what could not be read.
///
/// A scenario that is wrong costs that scenario only.
package struct ScenarioFile: Equatable, Sendable {
  /// The file, as the caller named it.
  package let name: String

  /// The scenarios in the order of the file.
  package private(set) var scenarios: [ArbitrationScenario] = []

  /// One for each scenario that could not be read: the first thing wrong with it.
  package private(set) var problems: [DataFileProblem] = []

  /// Reads the file at a path.
  package static func read(path: String) throws(DataFileError) -> ScenarioFile {
    try ScenarioFile(contents: try DataFile.contents(path: path), name: path)
  }

  /// Reads a text; the name is for messages.
  package init(contents: String, name: String) throws(DataFileError) {
    try self.init(contents: Data(contents.utf8), name: name)
  }

  /// Reads a file's bytes; the name is for messages.
  ///
  /// It is an error if they are not JSON of version 1 with a list of scenarios.
  package init(contents: Data, name: String) throws(DataFileError) {
    self.name = name
    var ids: Set<String> = []
    for (index, node) in try Self.entries(contents, name: name).enumerated() {
      var place = "scenario number \(index + 1)"
      do throws(JSONNodeProblem) {
        let id = try node.required("id").string()
        place = "scenario \(id)"
        try node.required("id").checkNew(id, of: "scenario", &ids)
        scenarios.append(try ArbitrationScenario(JSONNode(node.value)))
      } catch {
        problems.append(error.located(in: name, place: place))
      }
    }
  }

  private static func entries(
    _ contents: Data, name: String
  ) throws(DataFileError) -> [JSONNode] {
    do throws(JSONNodeProblem) {
      let root = try JSONNode(parsing: contents)
      let version = try root.required("version")
      guard version.value == .number(1) else {
        throw version.problem("is not 1, the only version known; convert the file")
      }
      return try root.required("scenarios").elements().map { JSONNode($0.value) }
    } catch {
      throw .malformed(name: name, problems: [error.located(in: name, place: "whole file")])
    }
  }
}
