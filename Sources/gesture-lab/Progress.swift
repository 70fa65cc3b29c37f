import Foundation

/// Says on standard error how far work has come that takes longer than a second, once a second.
@MainActor
final class Progress {
  private let console: Console
  private var last = Date()

  init(_ console: Console) { self.console = console }

  /// Says something now if a second has passed in silence; the text is made only then.
  func tell(_ text: @autoclosure () -> String) {
    let now = Date()
    guard now.timeIntervalSince(last) > 1 else { return }
    last = now
    console.errors("… \(text())")
  }
}
