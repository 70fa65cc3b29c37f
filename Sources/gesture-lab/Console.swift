/// Where a command writes: results, and what is not a result.
struct Console {
  let output: (String) -> Void
  let errors: (String) -> Void
}
