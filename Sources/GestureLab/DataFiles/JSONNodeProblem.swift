/// What is wrong with one value of a JSON text.
package struct JSONNodeProblem: Error, Equatable, Sendable {
  /// The key path of the value; empty for the whole entry.
  package let key: String

  /// Half a sentence about the value that ends in what to do.
  package let message: String

  /// Makes a problem.
  package init(key: String, message: String) {
    self.key = key
    self.message = message
  }

  /// The same as an entry in the list of a file's problems; `place` is where the entry stands.
  package func located(in file: String, place: String) -> DataFileProblem {
    DataFileProblem(
      file: file, place: key.isEmpty ? place : "\(place), key \(key)", message: message)
  }
}
