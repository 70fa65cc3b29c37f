import GestureLab

/// Tries what the built-in screens promise under UIKit's open questions: `gesture-lab promises`.
@MainActor
struct PromisesCommand {
  private var departures = 1
  private var drawn = 0

  init(_ arguments: inout Arguments) throws(CommandFailure) {
    while let word = arguments.next() {
      switch word {
      case "--departures": departures = try arguments.number(of: word, in: 0...100)
      case "--random": drawn = try arguments.number(of: word, in: 0...1_000_000)
      default: throw .usage("promises takes --departures and --random, not \"\(word)\".")
      }
    }
  }

  func run(_ console: Console) throws(CommandFailure) -> ExitStatus {
    let promises = ProvenPromise.all(departures: departures, drawn: drawn) { screen in
      console.errors("… \(screen.name)")
    }
    for line in PromiseTable(promises).lines { console.output(line) }
    return promises.allSatisfy(\.failures.isEmpty) ? .fine : .findings
  }
}
