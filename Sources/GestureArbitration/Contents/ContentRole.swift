import Foundation
import UIKitShim

/// What a view that competes with a pop is, and so what it asks of the pop.
public struct ContentRole: Sendable {
  /// What the role asks.
  enum Demand: Sendable {
    case yieldsAtLeadingEdge
    case yieldsInLeadingStrip(width: CGFloat)
    case yieldsAtBoundary(
      isFirst: @MainActor @Sendable () -> Bool, isLast: @MainActor @Sendable () -> Bool)
    case claims(PopGestureClaim)
    case excludes(PopScope)
    case accompanies
    case custom(@MainActor @Sendable (PopDrag) -> String?)
  }

  let demand: Demand
  /// The noun that stands for the view in decisions.
  let noun: String

  /// A scroll view that pages or scrolls sideways: the pop goes first while it rests at its leading
  /// edge, in either direction of reading.
  ///
  /// The same as `UIScrollView.allowsPopGestureAtLeadingEdge`.
  public static let pagingScrollView = ContentRole(demand: .yieldsAtLeadingEdge, noun: "pager")

  /// The view of a page controller in scroll style: the pop goes first on its first page.
  ///
  /// The offset of its scroll view always rests in the middle and tells nothing, so the controller's
  /// owner has to say where it is (C180). Register `pageViewController.view`.
  ///
  /// Both closures are asked when a finger lands and as it moves; capture the controller weakly, since
  /// they are kept with the view.
  ///
  /// - Parameters:
  ///   - isAtFirstPage: Whether there is no page before the one that shows.
  ///   - isAtLastPage: Whether there is no page behind it, for a `UIViewController.pushCandidate`;
  ///     never unless given.
  public static func pageController(
    isAtFirstPage: @escaping @MainActor @Sendable () -> Bool,
    isAtLastPage: @escaping @MainActor @Sendable () -> Bool = { false }
  ) -> ContentRole {
    ContentRole(
      demand: .yieldsAtBoundary(isFirst: isAtFirstPage, isLast: isAtLastPage),
      noun: "page controller")
  }

  /// An endless scroll view, which has no edge: the pop goes first where the drag starts in a strip
  /// along the leading edge, ``RuleMetrics/carouselStrip`` wide.
  public static let carousel = carousel(strip: RuleMetrics.carouselStrip)

  /// An endless scroll view with a strip of one's own, in pt; less than nothing is nothing.
  public static func carousel(strip width: CGFloat) -> ContentRole {
    ContentRole(
      demand: .yieldsInLeadingStrip(width: width > 0 ? width : 0), noun: "carousel")
  }

  /// A view that is dragged in all directions: it owns the drags that begin in it, and the edge pop
  /// still begins. The pans of the view and of what lies in it wait for the edge pop, where UIKit has
  /// marked the touch as coming over the bezel.
  public static let map = claiming(.map)

  /// A view that claims drags; the same as `UIView.popGestureClaim`.
  public static func claiming(_ claim: PopGestureClaim) -> ContentRole {
    ContentRole(demand: .claims(claim), noun: claim.noun)
  }

  /// A view in which no pop begins, though it need not want the drag itself: a toolbar, a game pad.
  public static let excluded = excluded(.content)

  /// A view in which no pop of a scope begins.
  public static func excluded(_ scope: PopScope) -> ContentRole {
    ContentRole(demand: .excludes(scope), noun: "excluded view")
  }

  /// A view whose own recognizers go on while a pop or push of the arbiter's own drags the screen: a
  /// header that stretches, a trail that is drawn.
  ///
  /// The two recognize simultaneously. UIKit's pops exclude it as ever: whoever wants it beside the pop on
  /// iOS 26 too sets `UIViewController.popTransition`, by which the arbiter's goes first.
  public static let simultaneous = ContentRole(demand: .accompanies, noun: "accompanying view")

  /// A view that decides anew for each drag: while it gives a reason it keeps the drag, else its pans
  /// wait for the pop, which goes first.
  ///
  /// - Parameters:
  ///   - noun: The noun that stands for the view in decisions.
  ///   - reasonToKeep: Asked when a finger lands and as it moves. It is kept with the view: the drag
  ///     brings the view along.
  public static func custom(
    _ noun: String, reasonToKeep: @escaping @MainActor @Sendable (PopDrag) -> String?
  ) -> ContentRole {
    ContentRole(demand: .custom(reasonToKeep), noun: noun)
  }

  /// Whether only a scroll view can have the role.
  var needsScrollView: Bool {
    switch demand {
    case .yieldsAtLeadingEdge, .yieldsInLeadingStrip: true
    case .yieldsAtBoundary, .claims, .excludes, .accompanies, .custom: false
    }
  }
}
