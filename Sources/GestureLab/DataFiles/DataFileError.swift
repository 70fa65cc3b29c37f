#if HEADLESS
/// An error for a data file of which nothing can be used.
///
/// A file with some bad entries isn't an error: the reader returns the good ones and a list of
/// `DataFileProblem`.
public enum DataFileError: Error, Equatable, Sendable {
  /// No file has this path.
  case missing(path: String)

  /// The file cannot be read; the reason is half a sentence.
  case unreadable(path: String, reason: String)

  /// Nothing in the file can be used, because of the problems.
  case malformed(name: String, problems: [DataFileProblem])

  /// Whether there is no input, as opposed to wrong input.
  ///
  /// The command line exits with status 66 without input, and 65 with wrong input.
  public var isMissingInput: Bool {
    switch self {
    case .missing, .unreadable: true
    case .malformed: false
    }
  }

  /// The problems with the content; empty without input.
  public var problems: [DataFileProblem] {
    switch self {
    case .missing, .unreadable: []
    case .malformed(_, let problems): problems
    }
  }
}

extension DataFileError: CustomStringConvertible {
  /// The error as a sentence that ends in a remedy; wrong content has a line for each problem.
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

  /// The most problems listed: a file of the wrong kind has one on every line.
  private static let describedProblems = 10

  private static func lines(for problems: [DataFileProblem], in name: String) -> [String] {
    let lines = problems.prefix(describedProblems).map(\.description)
    let rest = problems.count - lines.count
    return rest > 0 ? lines + ["\(name): and \(rest) more like these"] : lines
  }
}
#endif
