import UIKitShim

extension Examination {
  /// Contents that were to yield, and cannot by themselves.
  var contentThatCannotYield: [ArbiterIssue] {
    contents.compactMap { content in
      if case .yieldsInLeadingStrip(let width) = content.role.demand, width <= 0 {
        return ArbiterIssue(
          fact: "The \(content.name) yields to the content pop in a strip of 0 pt, and so never.",
          remedy: """
            Register it as: .carousel, or as: .carousel(strip:) with a width in pt. To keep all its \
            drags, register it as: .claiming(.horizontalDrags).
            """)
      }
      return .cannotScrollSideways(content.view)
    }
  }

  /// Contents that were to yield, and lie in others that leave no content pop.
  var contentUnderAnother: [ArbiterIssue] {
    contents.flatMap { inner in
      guard inner.role.yields else { return [ArbiterIssue]() }
      let around = inner.view.path(to: container).dropFirst()
      return contents.compactMap { outer in
        guard around.contains(where: { $0 === outer.view }), let verb = outer.role.keepingOut
        else { return nil }
        return ArbiterIssue(
          fact: """
            The \(inner.name) yields to the content pop, and the \(outer.name) around it \(verb).
            """,
          remedy: """
            GestureArbiter.unregister(_:) the \(inner.name), which has nothing to yield to there; or \
            the \(outer.name), or leave the drags over the \(inner.name) to the pop by \
            PopGestureClaim.drags(named:_:where:).
            """)
      }
    }
  }
}

extension ContentRole {
  /// Whether the pop may go first.
  fileprivate var yields: Bool {
    switch demand {
    case .yieldsAtLeadingEdge, .yieldsInLeadingStrip, .yieldsAtBoundary: true
    case .claims, .excludes, .accompanies, .custom: false
    }
  }

  /// What the role does to every content pop, whatever the drag; nil if it lets some begin.
  fileprivate var keepingOut: String? {
    switch demand {
    case .claims(let claim):
      claim.scope.includes(.content) && !claim.hasCondition ? "claims all drags" : nil
    case .excludes(let scope): scope.includes(.content) ? "lets none begin" : nil
    case .yieldsAtLeadingEdge, .yieldsInLeadingStrip, .yieldsAtBoundary, .accompanies, .custom:
      nil
    }
  }
}
