/// Where a command writes: results, and what is not a result.
struct Console {
  let output: (String) -> Void
  let errors: (String) -> Void
  /// The program's own file, to be run again for a part of the work; nil where it is none of its own,
  /// as in a test.
  var executable: String?
}
