import GestureLab

/// Tries what the built-in screens promise under UIKit's open questions: `gesture-lab promises`.
@MainActor
struct PromisesCommand {
  private var departures = 1

  init(_ arguments: inout Arguments) throws(CommandFailure) {
    while let word = arguments.next() {
      guard word == "--departures" else {
        throw .usage("promises takes --departures, not \"\(word)\".")
      }
      departures = try arguments.number(of: word, in: 0...100)
    }
  }

  func run(_ console: Console) throws(CommandFailure) -> ExitStatus {
    let promises = ProvenPromise.all(departures: departures) { screen in
      console.errors("… \(screen.name)")
    }
    for line in PromiseTable(promises).lines { console.output(line) }
    return promises.allSatisfy(\.failures.isEmpty) ? .fine : .findings
  }
}
