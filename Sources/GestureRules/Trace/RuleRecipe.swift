import Foundation

/// How a rule is made again from what a trace says of it.
indirect enum RuleRecipe: Sendable, Equatable {
  /// By its name: it has no parameters.
  case builtIn
  /// By its name and its test of directions.
  case direction(DirectionTest)
  /// By rectangles, the name of the place, and the pops it concerns.
  case outside([CGRect], named: String, scope: PopScope)
  /// Not at all: it is a function of the app's own.
  case own
}

extension PopRule {
  /// The built-in rules without parameters, or with the usual ones, by name.
  static let builtIn: [String: PopRule] = {
    let rules: [PopRule] = [
      .enabled, .notSuspended, .notAtRoot, .notDuringTransition, .oneFinger, .startsInsidePopArea,
      .startsInsidePushArea, .outsideExclusions, .contentAtLeadingEdge, .contentAtTrailingEdge,
      .contentAtRest, .movesTowardsTrailing, .movesTowardsLeading, .asksScreen, .never,
    ]
    return Dictionary(rules.map { ($0.name, $0) }) { first, _ in first }
  }()

  /// Makes a rule from its name and recipe; nil if that cannot be done here.
  static func made(_ name: String, by recipe: RuleRecipe) -> PopRule? {
    switch recipe {
    case .builtIn: builtIn[name]
    case .direction(let test):
      switch (name, test == DirectionTest()) {
      case ("movesTowardsTrailing", true): .movesTowardsTrailing
      case ("movesTowardsTrailing", false): .movesTowardsTrailing(test)
      case ("movesTowardsLeading", true): .movesTowardsLeading
      case ("movesTowardsLeading", false): .movesTowardsLeading(test)
      default: nil
      }
    case .outside(let rectangles, let place, let scope):
      .outside(rectangles, named: place, scope: scope)
    case .own: nil
    }
  }
}
