extension JSONNode {
  /// Reads one JSON text; bytes that are not UTF-8 are a problem of their own.
  package init(parsing bytes: some Sequence<UInt8>) throws(JSONNodeProblem) {
    do throws(JSONSyntaxProblem) {
      self.init(try JSONParser.value(of: Array(bytes)))
    } catch {
      throw JSONNodeProblem(message: error.messageWithLine)
    }
  }
}

extension JSONPath {
  /// The line of a JSON text on which the value begins, or if it is missing the one it is missing
  /// from; the first line is 1.
  package func line(in bytes: [UInt8]) -> Int {
    JSONParser.line(of: self, in: bytes)
  }
}
