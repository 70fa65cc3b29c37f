#if HEADLESS
import GestureArbitration
import GestureLab

/// Promises as text: a row for each, and a summary.
@MainActor
package struct PromiseTable {
  /// The rows, each on one line however long it is, below the heads of their columns.
  package let rows: [String]
  /// The lines of the summary, the first of which is empty, and those about broken promises.
  package let summary: [String]

  /// Lays out promises.
  package init(_ promises: [ProvenPromise]) {
    let cells =
      [["screen", "layout direction", "iOS", "drag", "owner", "combinations"]]
      + promises.map { promise in
        let otherwise = promise.otherwise.map { "; \($0)" }.joined()
        return [
          promise.screen.name,
          promise.screen.layoutDirection == .leftToRight ? "left to right" : "right to left",
          "\(promise.version.rawValue)", "\(promise.direction) from \(promise.place)",
          "\(promise.owner)", "\(promise.combinations)\(otherwise)",
        ]
      }
    let total = promises.map(\.combinations).reduce(0, +)
    let broken = promises.filter { !$0.failures.isEmpty }
    let same = promises.count { $0.otherwise.isEmpty && $0.failures.isEmpty }
    let bounds = promises.compactMap(\.completeUpTo)
    let extent =
      bounds.min().map { bound in
        "complete up to \(bound) \(bound == 1 ? "departure" : "departures") at once"
      } ?? "all there are"
    rows = TextColumns.aligned(cells)
    summary =
      [
        "",
        "\(promises.count) promises, \(total) combinations of answers (\(extent)).",
        "The same owner in all combinations tried: \(same). Another one, which is UIKit's own choice "
          + "without the arbiter too: \(promises.count - same - broken.count). "
          + "Broken: \(broken.count).",
      ]
      + broken.flatMap { promise in
        promise.failures.map {
          "broken: \(promise.screen.name), \(promise.direction) from \(promise.place), "
            + "\(promise.version): \($0)"
        }
      }
  }
}
#endif
