import Foundation

/// Decides when content stops waiting for the pans around it, in one touch sequence;
/// `EnclosingPanDeferral` carries it out.
package struct EnclosingPanDeferralMachine {
  /// What the deferral has to do.
  package enum Action: Equatable {
    /// Keep the content waiting, or nothing more.
    case wait
    /// Ask why the content does not defer to the drag, then call ``contentAnswered(_:)``.
    case askContent
    /// Fail, so that the content may begin.
    case allow(PopReason)
    /// Recognize, so that the content fails.
    case stop(PopReason)
  }

  /// What can be expected of the pans around the content, the most of any of them.
  package enum Pans: Int, Comparable {
    /// None will follow the drag.
    case none
    /// One may begin, as far as is known.
    case possible
    /// One is a scroll view's that has content to reveal in the direction of the drag.
    case revealing
    /// One has begun.
    case begun

    package static func < (left: Pans, right: Pans) -> Bool { left.rawValue < right.rawValue }
  }

  /// The name of the content in decisions.
  private let name: String
  /// The drags for which the content waits.
  private let drags: DragDirections
  private let layout: PopAttempt.LayoutDirection
  /// The travel at which the content first waited for a pan that may begin, in pt.
  private var waitsSince: CGFloat?
  /// The pans and the travel of the latest move that asks the content.
  private var asked = (pans: Pans.none, travel: CGFloat(0))
  private var isDecided = false

  package init(
    name: String, drags: DragDirections = .horizontalDrags,
    in layout: PopAttempt.LayoutDirection = .leftToRight
  ) {
    (self.name, self.drags, self.layout) = (name, drags, layout)
  }

  /// Judges a landing, which decides nothing while any pan may begin with the content at an edge.
  ///
  /// - Parameter objections: Why the content does not defer to a drag towards either side; nil
  ///   where it does.
  package mutating func touchBegan(_ pans: Pans, objections: [PopReason?]) -> Action {
    if pans == .none { return decide(.allow(.noEnclosingPanBegins(name: name))) }
    guard let objection = objections.first, objections.allSatisfy({ $0 != nil }) else {
      return .wait
    }
    return decide(.allow(objection ?? .noEnclosingPanBegins(name: name)))
  }

  /// Judges a move to a place this far from where the touch landed, in pt of the window.
  package mutating func touchMoved(by translation: CGPoint, _ pans: Pans) -> Action {
    let travel = hypot(translation.x, translation.y)
    guard !isDecided, travel.isFinite else { return .wait }
    if pans == .none { return decide(.allow(.noEnclosingPanBegins(name: name))) }
    if pans < .begun {
      guard travel >= GestureMetrics.decisionTravel else { return .wait }
      guard drags.contains(DragDirections(of: translation, in: layout)) else {
        return decide(.allow(PopReason(moving: translation)))
      }
    }
    asked = (pans, travel)
    return .askContent
  }

  /// Judges the latest move by the reason why the content does not defer to it; nil if it does.
  package mutating func contentAnswered(_ objection: PopReason?) -> Action {
    if let objection { return decide(.allow(objection)) }
    // A pan that reads as if it had begun may still be held (C093).
    if asked.pans > .possible { return decide(.stop(.defersToEnclosingPans(name: name))) }
    // A pan begins in this event or, by rules of its own, within one more hysteresis (C104).
    guard let waitsSince else {
      waitsSince = asked.travel
      return .wait
    }
    return asked.travel >= waitsSince + GestureMetrics.deferralDistance
      ? decide(.allow(.noEnclosingPanBegins(name: name))) : .wait
  }

  private mutating func decide(_ action: Action) -> Action {
    isDecided = true
    return action
  }
}
