import GestureRules

extension JSONNodeProblem {
  /// The same as an entry in the list of a file's problems; `place` is where the entry stands.
  package func located(in file: String, place: String) -> DataFileProblem {
    DataFileProblem(
      file: file, place: key.isEmpty ? place : "\(place), key \(key)", message: message)
  }
}
