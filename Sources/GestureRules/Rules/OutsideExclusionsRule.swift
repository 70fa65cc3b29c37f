import Foundation

extension PopRule {
  /// Refuses a pop that starts in a view that was registered as excluded.
  public static let outsideExclusions = PopRule(
    "outsideExclusions", writtenAs: ".outsideExclusions", unless: .isOutsideExclusions
  ) { attempt in
    attempt.contents.first { $0.excludes(attempt.source) }
      .map { .refuse(.excluded(name: $0.name)) } ?? .noOpinion
  }

  /// Refuses a pop that starts in one of some rectangles, in pt from the leading and the top edge of
  /// the navigation controller's view: mirrored in right-to-left.
  ///
  /// For a place that a condition describes, take ``refuse(_:when:)``.
  public static func outside(
    _ rectangles: CGRect..., named name: String, scope: PopScope = .content
  ) -> PopRule {
    outside(rectangles, named: name, scope: scope)
  }

  /// The same from a list, as a trace has it.
  static func outside(
    _ rectangles: [CGRect], named name: String, scope: PopScope
  ) -> PopRule {
    let list = rectangles.map(written).joined(separator: ", ")
    let extent = scope == .content ? "" : ", scope: .\(scope.rawValue)"
    return PopRule(
      "outside", writtenAs: ".outside(\(list), named: \(quoted(name))\(extent))",
      recipe: .outside(rectangles, named: name, scope: scope)
    ) { attempt in
      let place = CGPoint(x: attempt.distanceFromLeadingEdge, y: attempt.distanceFromTopEdge)
      return scope.includes(attempt.source) && rectangles.contains { $0.contains(place) }
        ? .refuse(.excluded(name: name)) : .noOpinion
    }
  }

  private static func written(_ rectangle: CGRect) -> String {
    let numbers = [
      ("x", rectangle.minX), ("y", rectangle.minY), ("width", rectangle.width),
      ("height", rectangle.height),
    ]
    return "CGRect(\(numbers.map { "\($0.0): \(number($0.1))" }.joined(separator: ", ")))"
  }
}

extension PopAttempt {
  var isOutsideExclusions: Bool {
    // By index: contents that are taken out of the list are copies of their names too.
    for index in contents.indices where contents[index].excludes(source) { return false }
    return true
  }
}

extension AttemptContent {
  fileprivate func excludes(_ source: PopSource) -> Bool {
    if case .excludes(let scope) = demand { scope.includes(source) } else { false }
  }
}
