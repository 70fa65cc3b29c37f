import Foundation
import UIKitShim

/// What a view that competes with the navigation gestures wants: to defer, to claim, or to exclude.
///
/// ```swift
/// pagingScrollView.allowsPopGestureAtLeadingEdge = true
/// carousel.popGestureRole = .carousel
/// chart.popGestureRole = .claims(.horizontalDrags)
/// arbiter.register(mapView, as: .map, named: "store map")
/// ```
///
/// What a role does is in this file: a new role is a new `Kind`, and the compiler lists the
/// properties below that it must answer. What it does to the other pans around its view is in
/// `PopGestureRole+EnclosingPans.swift`, how it is written down in `PopGestureRole+Snapshot.swift`.
public struct PopGestureRole: Sendable {
  package var kind: Kind { parts.kind }
  /// The name that decisions print for the view unless it is registered under another.
  package var name: String { parts.name }
  /// Whether the role holds towards every pan on an ancestor, not only towards the pops.
  package private(set) var isForEnclosingPans = false

  /// Never changed: roles are copied at every touch, and one reference is copied fastest.
  private let parts: Parts

  private final class Parts: Sendable {
    let kind: Kind
    let name: String

    init(kind: Kind, name: String) {
      self.kind = kind
      self.name = name
    }
  }

  init(kind: Kind, name: String) { parts = Parts(kind: kind, name: name) }

  /// A scroll view that defers to a pop while it rests at its leading edge, in either layout
  /// direction.
  ///
  /// Setting `UIScrollView.allowsPopGestureAtLeadingEdge` to true assigns this role. It defers to a
  /// push at its trailing edge. An edge swipe pops from any page.
  public static var pagingScrollView: PopGestureRole { pagingScrollView(keepsEdgeSwipes: false) }

  /// The same; one that keeps edge swipes turns the page with them while it is away from its
  /// leading edge.
  public static func pagingScrollView(keepsEdgeSwipes: Bool) -> PopGestureRole {
    PopGestureRole(kind: .defersAtEdge(keepsEdgeSwipes: keepsEdgeSwipes), name: "pager")
  }

  /// An endless scroll view, which defers to drags that start within 44 pt of the leading edge of
  /// the navigation controller's view.
  public static var carousel: PopGestureRole {
    carousel(stripWidth: GestureMetrics.carouselStrip)
  }

  /// An endless scroll view with a strip of another width, in pt; a negative width counts as 0.
  public static func carousel(stripWidth: CGFloat) -> PopGestureRole {
    PopGestureRole(kind: .defersInStrip(width: stripWidth > 0 ? stripWidth : 0), name: "carousel")
  }

  /// The view of a page view controller in scroll style, which defers to a pop on its first page.
  ///
  /// The offset of its scroll view always rests in the middle (C175), so closures of its owner say
  /// where it is. Register `pageViewController.view`. Both closures run on the main actor when a touch
  /// lands and as it moves, and are kept with the view: what they capture lives as long, so one that
  /// reads a controller names it as the owner instead
  /// (``pageController(for:isAtFirstPage:isAtLastPage:)``).
  ///
  /// - Parameters:
  ///   - isAtFirstPage: Whether no page precedes the visible one.
  ///   - isAtLastPage: Whether no page follows it, for a `UIViewController.pushCandidate`.
  public static func pageController(
    isAtFirstPage: @escaping @MainActor @Sendable () -> Bool,
    isAtLastPage: @escaping @MainActor @Sendable () -> Bool = { false }
  ) -> PopGestureRole {
    PopGestureRole(
      kind: .defersAtBoundary(isFirst: isAtFirstPage, isLast: isAtLastPage),
      name: "page controller")
  }

  /// The same for closures that read their owner, which is not retained.
  ///
  /// ```swift
  /// pages.view.popGestureRole = .pageController(for: self) { $0.index == 0 }
  /// ```
  ///
  /// Once the owner is gone the view defers everywhere.
  @MainActor
  public static func pageController<Owner: AnyObject>(
    for owner: Owner, isAtFirstPage: @escaping @MainActor (Owner) -> Bool,
    isAtLastPage: @escaping @MainActor (Owner) -> Bool = { _ in false }
  ) -> PopGestureRole {
    pageController(
      isAtFirstPage: { [weak owner] in owner.map(isAtFirstPage) ?? true },
      isAtLastPage: { [weak owner] in owner.map(isAtLastPage) ?? true })
  }

  /// A view that claims the drags that start in it from some navigation gestures.
  ///
  /// With the default, `.content`, the edge pop still begins, and the pans in the view defer to it.
  /// A claim is settled when the touch lands, so a view that handles raw touches loses none of them
  /// to the gestures that it claims drags from. Drags in directions that the claim does not name are
  /// left to the pans around the view: its own pans, and those of its subviews, wait until 10 pt of
  /// travel, and have such a drag only if none around it begins. A scroll view keeps those with which
  /// it has something to reveal, from the pops as well.
  public static func claims(
    _ drags: DragDirections, from gestures: NavigationGestures = .content
  ) -> PopGestureRole {
    PopGestureRole(kind: .claims(drags, gestures, where: nil), name: "content")
  }

  /// A view that claims the drags that a condition selects, such as those on the playhead of a
  /// timeline, or those up and down while a photo is magnified.
  ///
  /// The condition runs on the main actor when the touch lands, of several the first: once for each
  /// gesture, and once more for the pans around the view and for its own. It is kept with the view,
  /// and what it captures lives as long: the drag carries the view, and
  /// ``claims(_:from:for:where:)`` carries what else it reads. Where it is false the view claims
  /// nothing, and its own pans defer to the pops alone; what scrolls reveals its content first.
  public static func claims(
    _ drags: DragDirections = .allDrags, from gestures: NavigationGestures = .content,
    where condition: @escaping @MainActor @Sendable (Drag) -> Bool
  ) -> PopGestureRole {
    PopGestureRole(kind: .claims(drags, gestures, where: condition), name: "content")
  }

  /// The same for a condition that reads its owner, such as the screen, which is not retained.
  ///
  /// ```swift
  /// canvas.popGestureRole = .claims(for: self) { screen, _ in screen.isEditing }
  /// ```
  ///
  /// Once the owner is gone the view claims nothing.
  @MainActor
  public static func claims<Owner: AnyObject>(
    _ drags: DragDirections = .allDrags, from gestures: NavigationGestures = .content,
    for owner: Owner, where condition: @escaping @MainActor (Owner, Drag) -> Bool
  ) -> PopGestureRole {
    claims(drags, from: gestures) { [weak owner] drag in
      owner.map { condition($0, drag) } ?? false
    }
  }

  /// A view that claims all drags from the content pop, such as a map, a canvas or a knob.
  public static var map: PopGestureRole {
    PopGestureRole(kind: .claims(.allDrags, .content, where: nil), name: "map")
  }

  /// A view in which the content pop does not begin, though the view may not use the drag itself.
  public static var excluded: PopGestureRole { excluded(from: .content) }

  /// A view in which some navigation gestures do not begin.
  public static func excluded(from gestures: NavigationGestures) -> PopGestureRole {
    PopGestureRole(kind: .excluded(gestures), name: "excluded view")
  }

  /// A view whose recognizers keep recognizing while a driver's gesture moves the screen.
  ///
  /// UIKit's own pops still prevent them. To have such a view beside the pop on iOS 26 as well, set
  /// `UIViewController.popTransition`, which gives the driver's gesture precedence.
  public static var simultaneous: PopGestureRole {
    PopGestureRole(kind: .simultaneous, name: "simultaneous view")
  }

  /// A view that decides for each drag: it claims the drag for the reason it returns, or defers.
  ///
  /// `reasonToClaim` runs on the main actor when a touch lands and as it moves. It is kept with the
  /// view, and what it captures lives as long: the drag carries the view, and
  /// ``custom(for:reasonToClaim:)`` carries what else it reads.
  public static func custom(
    reasonToClaim: @escaping @MainActor @Sendable (Drag) -> String?
  ) -> PopGestureRole {
    PopGestureRole(kind: .custom(reasonToClaim), name: "content")
  }

  /// The same for a closure that reads its owner, such as the screen, which is not retained.
  ///
  /// Once the owner is gone the view defers.
  @MainActor
  public static func custom<Owner: AnyObject>(
    for owner: Owner, reasonToClaim: @escaping @MainActor (Owner, Drag) -> String?
  ) -> PopGestureRole {
    custom { [weak owner] drag in owner.flatMap { reasonToClaim($0, drag) } }
  }
}

extension PopGestureRole {
  /// The same role towards every pan on an ancestor of the view: a sheet's dismissal, a panel's or
  /// side menu's pan, an outer pager, a table around it.
  ///
  /// ```swift
  /// chart.popGestureRole = .claims(.verticalDrags).forEnclosingPans   // scrubbed in a sheet
  /// pager.popGestureRole = .pagingScrollView.forEnclosingPans         // first page: the menu opens
  /// ```
  ///
  /// A view that claims or excludes drags keeps these pans from beginning with them. After 10 pt of
  /// travel the direction decides, so a drag that the view does not claim begins with them in the
  /// same event as without a role. From screen-edge pans a role claims drags only if its `from:`
  /// contains the edge, which otherwise concerns the pops alone.
  /// A view that defers gives them the drags for which it has nothing to reveal, at its leading and
  /// at its trailing edge. A `UISwipeGestureRecognizer` around the view is kept from such drags like
  /// a pan, but no view waits for one: how far it needs is not published. Pinches and rotations are
  /// not kept from anything.
  ///
  /// The pops are judged as by the role without it, and none begins after these pans have lost a
  /// vertical drag to the view. A condition is called with `gesture == .contentPop` for these pans
  /// as well. A pan on the view itself is not around it: in a sheet, set the role on a view inside
  /// the controller's view, because the sheet's pan may be on that (C187). A claim holds for
  /// every finger that lands in the view, until the last one lifts; a pan that follows a finger
  /// outside it before one lands in it is not held.
  ///
  /// Recognizers of the arbiter are on the view until the role changes or
  /// ``GestureArbiter/remove()`` is called; no navigation controller has to be around the view. It
  /// has no effect on ``simultaneous``, nor on ``GestureArbiter/Defaults/scrollViewRole``, whose
  /// views it cannot find before a touch.
  public var forEnclosingPans: PopGestureRole {
    var role = self
    role.isForEnclosingPans = true
    return role
  }

  /// A drag that starts in a registered view and that a navigation gesture wants.
  @MainActor
  public struct Drag {
    /// The registered view.
    public let view: UIView
    /// Where the touch landed, in pt of the view.
    public let location: CGPoint
    /// The navigation gesture that would begin.
    public let gesture: NavigationGesture
    /// The one direction of the drag; nil until it has moved 10 pt.
    ///
    /// A condition of ``PopGestureRole/claims(_:from:where:)`` is asked before that, and names
    /// directions beside it. A closure of ``PopGestureRole/custom(reasonToClaim:)`` is asked again as
    /// the touch moves.
    public let direction: DragDirections?

    package init(
      view: UIView, location: CGPoint, gesture: NavigationGesture,
      direction: DragDirections? = nil
    ) {
      self.view = view
      self.location = location
      self.gesture = gesture
      self.direction = direction
    }
  }

  /// Whether a view claims a drag.
  package typealias Condition = @MainActor @Sendable (Drag) -> Bool

  package enum Kind: Sendable {
    case defersAtEdge(keepsEdgeSwipes: Bool)
    case defersInStrip(width: CGFloat)
    case defersAtBoundary(
      isFirst: @MainActor @Sendable () -> Bool, isLast: @MainActor @Sendable () -> Bool)
    case claims(DragDirections, NavigationGestures, where: Condition?)
    case excluded(NavigationGestures)
    case simultaneous
    case custom(@MainActor @Sendable (Drag) -> String?)
  }
}

extension PopGestureRole {
  /// Whether only a scroll view can have the role.
  var requiresScrollView: Bool {
    switch kind {
    case .defersAtEdge, .defersInStrip: true
    case .defersAtBoundary, .claims, .excluded, .simultaneous, .custom: false
    }
  }

  /// Whether a region with the role gives it to a scroll view.
  package var concernsScrollView: Bool {
    if case .defersAtBoundary = kind { true } else { requiresScrollView }
  }

  /// Whether the recognizers of the view recognize simultaneously with a driver's gesture.
  var isSimultaneous: Bool { if case .simultaneous = kind { true } else { false } }

  /// Whether a pan in a view with this role defers to the pops.
  ///
  /// The pans of a claiming view defer as well: to the edge pop, which a claim usually lets begin.
  @MainActor
  func defers(_ pan: UIPanGestureRecognizer, in view: UIView) -> Bool {
    switch kind {
    case .defersAtEdge, .defersInStrip:
      pan === (view as? UIScrollView)?.panGestureRecognizer
    case .defersAtBoundary:
      // The scroll view that turns the pages is a direct subview; scroll views in a page are not. A
      // region finds that scroll view itself.
      (pan.view as? UIScrollView)?.panGestureRecognizer === pan
        && (pan.view?.superview === view || pan.view === view)
    case .claims, .custom: true
    case .excluded, .simultaneous: false
    }
  }

  /// Whether the gestures of hosted content with this role defer to the pops.
  var keepsHostedGestures: Bool {
    switch kind {
    case .claims, .custom: true
    case .defersAtEdge, .defersInStrip, .defersAtBoundary, .excluded, .simultaneous: false
    }
  }

  /// What a view with this role asks of a navigation gesture, as a rule sees it.
  ///
  /// Nil if it asks nothing: a simultaneous view, a claim on other drags, or a scroll view that
  /// should defer and cannot use the drag itself. A refusal on its account would leave the drag
  /// unused.
  ///
  /// - Parameters:
  ///   - scrollView: The view itself if it is a scroll view; for a claim also one in it.
  ///   - isClaimed: The answer of a claim's condition, which the caller remembers.
  @MainActor
  func demand(
    on gesture: NavigationGesture, of scrollView: UIScrollView?,
    in direction: PopAttempt.LayoutDirection, _ drag: () -> Drag, isClaimed: Bool
  ) -> PopAttempt.Content.Demand? {
    switch kind {
    case .defersAtEdge(let keepsEdgeSwipes):
      guard let scrollView, scrollView.scrollsHorizontally else { return nil }
      return .defersAtEdge(
        distance: scrollView.distance(fromEdgeBehind: gesture, in: direction),
        keepsEdgeSwipes: keepsEdgeSwipes)
    case .defersInStrip(let width):
      guard let scrollView, scrollView.scrollsHorizontally else { return nil }
      return .defersInStrip(width: width)
    case .defersAtBoundary(let isFirst, let isLast):
      return .defersAtBoundary(isAtBoundary: gesture.isPop ? isFirst() : isLast())
    case .claims(let drags, let gestures, _):
      let holds = isClaimed && gestures.contains(gesture)
      if holds, drags.contains(gesture == .push ? .towardsLeading : .towardsTrailing) {
        return .claims(gestures)
      }
      // What a claim leaves alone scrolls first, as a zoomed photo that claims drags up and down.
      let way = CGPoint(x: direction.towardsTrailing(gesture == .push ? -1 : 1), y: 0)
      if let demand = scrollView?.demandToScroll(by: way) { return demand }
      guard holds else { return nil }
      // An edge swipe is judged before it has a direction, and UIKit begins with none that
      // is vertical.
      return gesture == .edgePop || !drags.intersects(.verticalDrags) ? nil : .claimsVertically
    case .excluded(let gestures):
      return .excludes(gestures)
    case .simultaneous:
      return nil
    case .custom(let reasonToClaim):
      return reasonToClaim(drag()).map { .claimsBecause($0) }
    }
  }
}
