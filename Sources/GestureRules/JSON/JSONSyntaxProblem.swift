/// Where bytes stop to be JSON, and why.
package struct JSONSyntaxProblem: Error, Equatable, Sendable {
  /// The line, the first being 1.
  package let line: Int
  /// What is wrong there as one clause; nil if the bytes are no text at all.
  package let fact: String?

  /// Half a sentence about the text that ends in what to do.
  package var message: String {
    fact.map { "is not JSON (\($0)); correct the syntax" } ?? "is not UTF-8; save it as UTF-8 text"
  }

  /// The same for whoever does not say the line himself; the first one needs no mention.
  package var messageWithLine: String {
    guard let fact, line > 1 else { return message }
    return "is not JSON (\(fact), line \(line)); correct the syntax"
  }
}
