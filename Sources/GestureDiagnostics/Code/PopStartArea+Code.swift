import Foundation
import GestureRules

extension PopStartArea {
  /// The area as code writes it: ".leading(120)".
  package var code: String {
    switch self {
    case .edge: ".edge"
    case .leading(let width): ".leading(\(number(width)))"
    case .leadingFraction(let fraction, let least, let most):
      ".leadingFraction("
        + ([number(fraction)]
        + arguments([("atLeast", least, 0), ("atMost", most, .infinity)])).joined(separator: ", ")
        + ")"
    case .box(let start, let end, let top, let bottom):
      ".box("
        + arguments([
          ("start", start, 0), ("end", end, .infinity), ("top", top, 0),
          ("bottom", bottom, .infinity),
        ]).joined(separator: ", ") + ")"
    case .anywhere: ".anywhere"
    }
  }

  /// The arguments that differ from their defaults.
  private func arguments(_ all: [(label: String, value: CGFloat, standard: CGFloat)]) -> [String] {
    all.filter { $0.value != $0.standard }.map { "\($0.label): \(number($0.value))" }
  }
}

extension NavigationGestures {
  /// The set as code writes it: ".content", "[]".
  package var code: String {
    switch (contains(.edge), contains(.content)) {
    case (true, true): ".all"
    case (true, false): ".edge"
    case (false, true): ".content"
    case (false, false): "[]"
    }
  }
}
