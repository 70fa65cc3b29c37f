#if HEADLESS
import Foundation
import GestureLab

/// The arbitration scenarios of a file, and the problems with it.
///
/// A scenario that is wrong costs only itself.
package struct ScenarioFile: Equatable, Sendable {
  /// The file, as the caller named it.
  package let name: String

  /// The scenarios in the order of the file.
  package private(set) var scenarios: [ArbitrationScenario] = []

  /// The first problem of each scenario that could not be read.
  package private(set) var problems: [DataFileProblem] = []

  /// Reads the file at a path.
  package static func read(path: String) throws(DataFileError) -> ScenarioFile {
    try ScenarioFile(contents: try DataFile.contents(path: path), name: path)
  }

  /// Reads a text; messages use the name.
  package init(contents: String, name: String) throws(DataFileError) {
    try self.init(contents: Data(contents.utf8), name: name)
  }

  /// Reads the bytes of a file; messages use the name.
  ///
  /// Throws unless they are JSON of version 1 with a list of scenarios.
  package init(contents: Data, name: String) throws(DataFileError) {
    self.name = name
    var ids: Set<String> = []
    let file = try DataFile.decode(Contents.self, from: contents, name: name)
    for (index, entry) in file.scenarios.enumerated() {
      do throws(InvalidValue) {
        let scenario = try entry.content.get()
        guard ids.insert(scenario.id).inserted else {
          throw InvalidValue(
            "is \"\(scenario.id)\", which another scenario has already; choose another id",
            at: [DataKey("id")])
        }
        scenarios.append(scenario)
      } catch {
        let place = entry.name.map { "scenario \($0)" } ?? "scenario number \(index + 1)"
        problems.append(DataFileProblem(error, in: name, entry: place))
      }
    }
  }

  private struct Contents: Decodable {
    let version: Version
    let scenarios: [ListEntry<ArbitrationScenario>]
  }

  private struct Version: Decodable {
    init(from decoder: any Decoder) throws {
      guard (try? decoder.singleValueContainer().decode(Double.self)) == 1 else {
        throw decoder.invalid("is not 1, the only version known; convert the file")
      }
    }
  }
}
#endif
