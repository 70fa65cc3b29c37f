/// Why nothing at all could be taken from a data file.
///
/// A file in which only some entries are wrong is not an error: what could be read is returned
/// beside a list of `DataFileProblem`.
public enum DataFileError: Error, Equatable, Sendable {
  /// No file has this path.
  case missing(path: String)

  /// Something has this path, but its bytes could not be had; the reason is half a sentence.
  case unreadable(path: String, reason: String)

  /// The bytes were read, and none of them could be used; the problems say why.
  case malformed(name: String, problems: [DataFileProblem])

  /// Whether there was no input to judge, as opposed to input that is wrong.
  ///
  /// The command line leaves with status 66 (no input) in the first case, 65 (bad data) in the
  /// second.
  public var isMissingInput: Bool {
    switch self {
    case .missing, .unreadable: true
    case .malformed: false
    }
  }

  /// What was wrong with the content; empty if the content was never seen.
  public var problems: [DataFileProblem] {
    switch self {
    case .missing, .unreadable: []
    case .malformed(_, let problems): problems
    }
  }
}

extension DataFileError: CustomStringConvertible {
  /// The error as a sentence that ends in what to do, and for bad content a line for each problem.
  public var description: String {
    switch self {
    case .missing(let path):
      "\(path): there is no such file; check the path"
    case .unreadable(let path, let reason):
      "\(path): cannot be read: \(reason)"
    case .malformed(let name, let problems):
      Self.lines(for: problems, in: name).joined(separator: "\n")
    }
  }

  /// A file of the wrong sort has a problem on every line; a few of them show what it is.
  private static let describedProblems = 10

  private static func lines(for problems: [DataFileProblem], in name: String) -> [String] {
    let lines = problems.prefix(describedProblems).map(\.description)
    let rest = problems.count - lines.count
    return rest > 0 ? lines + ["\(name): and \(rest) more like these"] : lines
  }
}
