/// A JSON value that knows its key path, so that every complaint about it names the key.
package struct JSONNode: Equatable, Sendable {
  /// The value found there.
  package let value: JSONValue

  /// The way to it from the entry it belongs to.
  package let path: JSONPath

  /// Makes a node; without a path it is the entry itself.
  package init(_ value: JSONValue, path: JSONPath = .root) {
    self.value = value
    self.path = path
  }

  /// The value of a key, or nil if the key is missing or null.
  package func optional(_ key: String) throws(JSONNodeProblem) -> JSONNode? {
    guard let member = try object()[key], member != .null else { return nil }
    return JSONNode(member, path: .key(path, key))
  }

  /// The value of a key that has to be there, be it null.
  package func required(_ key: String) throws(JSONNodeProblem) -> JSONNode {
    guard let member = try object()[key] else {
      throw JSONNodeProblem(path: .key(path, key), message: "is missing; add it")
    }
    return JSONNode(member, path: .key(path, key))
  }

  /// The members of an object, sorted by key so that the same file always reads the same way.
  package func members() throws(JSONNodeProblem) -> [(key: String, node: JSONNode)] {
    try object().sorted { $0.key < $1.key }.map { key, member in
      (key, JSONNode(member, path: .key(path, key)))
    }
  }

  /// The elements of a list; with `atLeast`, a shorter list is a problem.
  package func elements(atLeast count: Int = 0) throws(JSONNodeProblem) -> [JSONNode] {
    guard case .array(let elements) = value else { throw mismatch("a list") }
    guard elements.count >= count else {
      throw problem("has \(elements.count) of \(count) entries; add the rest")
    }
    return elements.enumerated().map { JSONNode($1, path: .index(path, $0)) }
  }

  /// The value as text.
  package func string() throws(JSONNodeProblem) -> String {
    guard case .string(let text) = value else { throw mismatch("a text") }
    return text
  }

  /// The value as a truth value; a number is none.
  package func boolean() throws(JSONNodeProblem) -> Bool {
    guard case .boolean(let flag) = value else { throw mismatch("true or false") }
    return flag
  }

  /// The value as a finite number.
  package func number() throws(JSONNodeProblem) -> Double {
    guard case .number(let number) = value, number.isFinite else {
      throw mismatch("a finite number")
    }
    return number
  }

  /// The value as a whole number that is not below `least`.
  package func integer(atLeast least: Int = .min) throws(JSONNodeProblem) -> Int {
    guard let integer = Int(exactly: try number()) else {
      throw mismatch("a whole number")
    }
    guard integer >= least else {
      throw problem("is \(integer); write \(least) or more")
    }
    return integer
  }

  /// A complaint about this value; the message should end in what to do.
  package func problem(_ message: String) -> JSONNodeProblem {
    JSONNodeProblem(path: path, message: message)
  }

  private func object() throws(JSONNodeProblem) -> [String: JSONValue] {
    guard case .object(let members) = value else { throw mismatch("an object") }
    return members
  }

  private func mismatch(_ expected: String) -> JSONNodeProblem {
    problem("is \(value.kind) where \(expected) belongs; write \(expected)")
  }
}
