import Foundation

/// A named pure function from an attempt to a verdict.
///
/// The package's own rules are in `Rules`, each in the file of what it examines.
///
/// ```swift
/// let notWhileEditing = PopRule.refuse("editing") { $0.isEditing }
/// ```
public struct PopRule: Sendable {
  /// The name that decisions print.
  public let name: String
  /// Whether the rule is asked after all others, wherever it stands.
  let isAskedLast: Bool
  /// What a trace stores, so that the rule can be made again.
  let recipe: Recipe
  let judge: @Sendable (PopAttempt) -> PopVerdict

  /// Creates a rule from a function, which must depend on the attempt alone.
  ///
  /// The rule is asked when the touch lands, before any movement, and again with every move until a
  /// rule answers. A refusal before ``PopAttempt/hasMoved`` is final: a rule about
  /// movement has no opinion, or is undecided, until then.
  public init(_ name: String, judge: @escaping @Sendable (PopAttempt) -> PopVerdict) {
    self.init(name, recipe: .app(code: "PopRule(\(quoted(name)))"), judge: judge)
  }

  /// Creates a rule of the package without parameters, which ``standard`` lists.
  init(
    standard name: String, isAskedLast: Bool = false,
    judge: @escaping @Sendable (PopAttempt) -> PopVerdict
  ) {
    self.init(name, isAskedLast: isAskedLast, recipe: .standard, judge: judge)
  }

  /// Creates a rule that a recipe describes.
  init(
    _ name: String, isAskedLast: Bool = false, recipe: Recipe,
    judge: @escaping @Sendable (PopAttempt) -> PopVerdict
  ) {
    self.name = name
    self.isAskedLast = isAskedLast
    self.recipe = recipe
    self.judge = judge
  }

  /// Returns the verdict of the rule on an attempt.
  public func verdict(on attempt: PopAttempt) -> PopVerdict { judge(attempt) }

  /// A rule that refuses while a condition holds, and otherwise has no opinion.
  public static func refuse(
    _ name: String, when condition: @escaping @Sendable (PopAttempt) -> Bool
  ) -> PopRule {
    PopRule(name, recipe: .app(code: ".refuse(\(quoted(name)))")) {
      condition($0) ? .refuse(.custom(name)) : .noOpinion
    }
  }

  /// A rule that allows while a condition holds; later rules are not asked then.
  public static func allow(
    _ name: String, when condition: @escaping @Sendable (PopAttempt) -> Bool
  ) -> PopRule {
    PopRule(name, recipe: .app(code: ".allow(\(quoted(name)))")) {
      condition($0) ? .allow : .noOpinion
    }
  }
}

extension PopRule {
  /// How a rule is made again from what a trace stores.
  enum Recipe: Sendable, Equatable, Codable {
    /// A rule without parameters, found by its name in ``PopRule/standard``.
    case standard
    /// A direction rule with thresholds.
    case direction(thresholds: DirectionThresholds)
    /// Rectangles, the name of the place, and the gestures concerned.
    case outside(rectangles: [CGRect], named: String, for: NavigationGestures)
    /// A function of the app's own, which cannot be stored; with the code that wrote it.
    case app(code: String)
  }

  /// Every rule without parameters, by which a trace finds rules again; each file of `Rules` lists
  /// its own.
  static let standard: [PopRule] = guards + areaRules + contentRules + directionRules
}

extension PopRule {
  /// The rule as code writes it: ".notAtRoot", ".refuse("editing")".
  package var code: String { recipe.written(as: name) }
}

extension PopRule.Recipe {
  /// A rule with this recipe as code writes it.
  func written(as name: String) -> String {
    switch self {
    case .standard: ".\(name)"
    case .direction(let thresholds): ".\(name)\(thresholds.argumentList)"
    case .outside(let rectangles, let place, let gestures):
      "."
        + """
        outside(\(rectangles.map(PopRule.written).joined(separator: ", ")), named: \(quoted(place))\
        \(gestures == .content ? "" : ", for: \(gestures.code)"))
        """
    case .app(let code): code
    }
  }

  /// Returns the rule with this recipe, or nil if this version has none by that name.
  func rule(named name: String) -> PopRule? {
    let rule: PopRule? =
      switch self {
      case .standard: PopRule.standard.first { $0.name == name }
      case .direction(let thresholds): .movesTowardsTrailing(thresholds)
      case .outside(let rectangles, let place, let gestures):
        .outside(rectangles, named: place, for: gestures)
      case .app: nil
      }
    return rule?.name == name ? rule : nil
  }
}

extension PopRule {
  /// A rectangle as code writes it.
  fileprivate static func written(_ rectangle: CGRect) -> String {
    let numbers = [
      ("x", rectangle.minX), ("y", rectangle.minY), ("width", rectangle.width),
      ("height", rectangle.height),
    ]
    return "CGRect(\(numbers.map { "\($0.0): \(number($0.1))" }.joined(separator: ", ")))"
  }
}
