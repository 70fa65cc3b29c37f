/// What is wrong with one value of a JSON text.
package struct JSONNodeProblem: Error, Equatable, Sendable {
  /// The way to the value from the entry it belongs to.
  package let path: JSONPath

  /// Half a sentence about the value that ends in what to do.
  package let message: String

  /// The key path of the value as text; empty for the whole entry.
  package var key: String { path.description }

  /// Makes a problem.
  package init(path: JSONPath = .root, message: String) {
    self.path = path
    self.message = message
  }
}
