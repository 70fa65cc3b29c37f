#if HEADLESS
import Foundation
import GestureArbitration
import GestureLab
import HeadlessUIKit
import LabWorkshop

/// A view with a role and recognizers in something that has a pan, and a drag over it.
@MainActor
struct RoleScreen: @preconcurrency CustomStringConvertible {
  enum Kind: CaseIterable {
    case claims, claimsFromAll, conditional, neverClaims, map, custom, customDefers, excluded
    case excludedFromAll, simultaneous, pager, carousel, pageController

    /// Whether the view is a scroll view, or has one, that turns pages.
    var turnsPages: Bool { self == .pager || self == .carousel || self == .pageController }
    /// Whether the view claims some drags.
    var isClaim: Bool {
      self == .claims || self == .claimsFromAll || self == .conditional || self == .custom
    }
    /// Whether no pop begins in the view, though the view may not use the drag.
    var isExcluded: Bool { self == .excluded || self == .excludedFromAll }
    /// Whether the edge pop is judged as well.
    var isFromEdge: Bool { self == .claimsFromAll || self == .custom || self == .excludedFromAll }
  }
  enum Own: CaseIterable {
    case none, pan, twoFingers, eager, simultaneous, inSubview, longPress, edgePan
  }
  enum Direction: CaseIterable { case left, right, up, down }

  /// Who had the drag.
  struct Play {
    var own = false
    var around = false
    var popped = false
    var story = ""

    var hasOwner: Bool { own || around || popped }
  }

  /// What the view is in; nil for a screen that a zoom has shown.
  let surroundings: LabScreen.Surroundings?
  let own: Own
  let kind: Kind
  let drags: DragDirections
  let isForEnclosingPans: Bool
  let isDriven: Bool
  let direction: Direction
  let slant: CGFloat
  let fingers: Int
  let isStaggered: Bool
  let isMirrored: Bool
  /// Whether the role is that of a part of the view.
  let isRegion: Bool
  let startsAtEdge: Bool
  /// The page of three that content shows, counted from the leading edge.
  let page: Int
  let behavior: UIKitBehavior

  init(_ bits: inout SeededGenerator) {
    func pick<T>(_ all: [T]) -> T { all[Int(bits.next() % UInt64(all.count))] }
    surroundings = pick([.sheet, .panel, .menu, .pager, .list, .tabs, nil])
    kind = pick(Kind.allCases)
    own = kind.turnsPages ? .none : pick(Own.allCases)
    let some = DragDirections(rawValue: 1 + Int(bits.next() % 15))
    drags = kind == .map ? .allDrags : kind.isClaim ? some : []
    isRegion = !kind.turnsPages && pick([true, false, false])
    startsAtEdge = pick([true, false, false, false])
    page = kind == .carousel ? 1 : pick([0, 1, 2])
    isDriven = pick([true, false])
    isForEnclosingPans = pick([true, true, false])
    direction = pick(Direction.allCases)
    slant = pick([0, 0.2, -0.2, 0.5, -0.5])
    fingers = startsAtEdge ? 1 : pick([1, 1, 1, 2, 2, 3])
    isStaggered = pick([true, false])
    isMirrored = pick([true, false, false, false])
    let base = UIKitBehavior(
      version: pick(surroundings == nil ? [.v18, .v26] : SystemVersion.allCases))
    // A pan that waits cannot be kept from excluding others where UIKit has it so (C094), and nobody
    // waits for a scroll view to begin with a drag that does not scroll it (C151). A pop that may be
    // steep is refused to a view that claims drags to its side (C119).
    let open = base.departures.filter {
      ![.heldExclusion, .scrollAxis, .popDirection].contains($0.question)
    }
    behavior = pick([true, false]) ? base : pick(open).behavior
  }

  var role: PopGestureRole {
    let role: PopGestureRole =
      switch kind {
      case .claims: .claims(drags)
      case .claimsFromAll: .claims(drags, from: .all)
      case .conditional: .claims(drags) { _ in true }
      case .neverClaims: .claims { _ in false }
      case .map: .map
      case .custom:
        .custom { [drags] in $0.direction.map(drags.isSuperset) ?? false ? "it scrubs" : nil }
      case .customDefers: .custom { _ in nil }
      case .excluded: .excluded
      case .excludedFromAll: .excluded(from: .all)
      case .simultaneous: .simultaneous
      case .pager: .pagingScrollView
      case .carousel: .carousel
      case .pageController:
        .pageController(
          isAtFirstPage: { [page] in page == 0 }, isAtLastPage: { [page] in page == 2 })
      }
    return isForEnclosingPans ? role.forEnclosingPans : role
  }

  /// The direction as the role names it.
  var named: DragDirections {
    switch direction {
    case .left: isMirrored ? .towardsTrailing : .towardsLeading
    case .right: isMirrored ? .towardsLeading : .towardsTrailing
    case .up: .up
    case .down: .down
    }
  }

  /// How many events a drag has.
  var events: Int { script.steps.count }

  var description: String {
    "\(isDriven ? "driven " : "")\(own) in a \(surroundings.map { "\($0)" } ?? "zoom"), \(kind) \(drags.name)\(isForEnclosingPans ? ", enclosing" : ""), "
      + "\(fingers) fingers \(direction) \(slant)\(isStaggered ? " staggered" : "")"
      + "\(isRegion ? " in a region" : "")\(startsAtEdge ? " from the edge" : "")\(kind.turnsPages ? " page \(page)" : "")"
      + "\(isMirrored ? " mirrored" : "")"
  }

  private var script: TouchScript {
    let way: CGPoint =
      switch direction {
      case .left: CGPoint(x: -150, y: 150 * slant)
      case .right: CGPoint(x: 150, y: 150 * slant)
      case .up: CGPoint(x: 150 * slant, y: -150)
      case .down: CGPoint(x: 150 * slant, y: 150)
      }
    let starts = (0..<fingers).map {
      CGPoint(x: startsAtEdge ? isMirrored ? 387 : 3 : 190 + 40 * $0, y: 400)
    }
    var script = TouchScript()
    for (touch, start) in starts.enumerated() {
      script = script.down(at: start, touch: touch)
      if isStaggered { script = script.hold(for: 0.05) }
    }
    if own == .longPress { script = script.hold(for: 0.7) }
    for step in 1...12 {
      let share = CGFloat(step) / 12
      for (touch, start) in starts.enumerated() {
        script = script.move(
          to: CGPoint(x: start.x + way.x * share, y: start.y + way.y * share), over: 0.008,
          touch: touch)
      }
    }
    for touch in starts.indices { script = script.up(touch: touch) }
    return script
  }

  private struct Setup {
    let stage: Stage
    let view: UIView
    let owns: [UIGestureRecognizer]
    let around: [UIGestureRecognizer]
    let delegate: Together
    let pages: PageBook?
  }

  private func setUp(hasOwn: Bool) -> Setup {
    let stage = Stage(
      behavior: behavior, layoutDirection: isMirrored ? .rightToLeft : .leftToRight)
    if isDriven { stage.arbiter.driver = .arbiter }
    let container =
      surroundings.map {
        LabScreen.show(chart: nil, in: $0, on: stage)[0].view
      } ?? pushZoomedScreen(on: stage)
    let (view, pages) = content(in: container.bounds)
    view.isMultipleTouchEnabled = true
    container.isUserInteractionEnabled = true
    container.addSubview(view)
    stage.rest()
    stage.rest()
    let around = (view.superview?.ancestors(through: nil) ?? []).flatMap {
      ($0.gestureRecognizers ?? []).filter { $0 is UIPanGestureRecognizer }
    }
    let delegate = Together()
    var owns: [UIGestureRecognizer] = []
    if hasOwn {
      let target = own == .inSubview ? UIView(frame: view.bounds) : view
      target.isMultipleTouchEnabled = true
      if target !== view { view.addSubview(target) }
      switch own {
      case .none: break
      case .pan, .inSubview: owns = [UIPanGestureRecognizer()]
      case .twoFingers:
        let pan = UIPanGestureRecognizer()
        pan.minimumNumberOfTouches = 2
        owns = [pan]
      case .eager: owns = [EagerPan()]
      case .simultaneous:
        let pan = UIPanGestureRecognizer()
        pan.delegate = delegate
        owns = [pan]
      case .longPress: owns = [UILongPressGestureRecognizer()]
      case .edgePan:
        let pan = UIScreenEdgePanGestureRecognizer()
        pan.edges = isMirrored ? .right : .left
        owns = [pan]
      }
      for recognizer in owns { target.addGestureRecognizer(recognizer) }
    }
    if let pan = pageScrollView(of: view)?.panGestureRecognizer {
      pan.isEnabled = hasOwn
      owns = [pan]
    }
    return Setup(
      stage: stage, view: view, owns: owns, around: around, delegate: delegate, pages: pages)
  }

  /// The view with the role.
  private func content(in frame: CGRect) -> (view: UIView, pages: PageBook?) {
    switch kind {
    case .pager, .carousel:
      let pager = UIScrollView(frame: frame)
      pager.isPagingEnabled = true
      pager.contentSize = CGSize(width: 3 * frame.width, height: frame.height)
      pager.contentOffset.x = CGFloat(isMirrored ? 2 - page : page) * frame.width
      return (pager, nil)
    case .pageController:
      let pages = PageBook(in: UIViewController(), page: page)
      let view: UIView = pages.controller.view
      view.frame = frame
      if isMirrored {
        view.semanticContentAttribute = .forceRightToLeft
        pages.turn(to: page)
      }
      return (view, pages)
    default: return (UIView(frame: frame), nil)
    }
  }

  private func pageScrollView(of view: UIView) -> UIScrollView? {
    guard kind.turnsPages else { return nil }
    return view as? UIScrollView ?? view.subviews.lazy.compactMap { $0 as? UIScrollView }.first
  }

  /// Shows a screen by a zoom whose dismissal the arbiter is asked about, and returns its view.
  private func pushZoomedScreen(on stage: Stage) -> UIView {
    let (screen, options) = (UIViewController(), UIViewController.Transition.ZoomOptions())
    options.interactiveDismissShouldBegin = stage.navigation.gestureArbiter.zoomDismissal
    screen.preferredTransition = .zoom(options: options) { _ in nil }
    // As in the language of the app: which view's direction a zoom follows is not known.
    if isMirrored { screen.view.semanticContentAttribute = .forceRightToLeft }
    stage.push(screen)
    stage.rest()
    return screen.view
  }

  private func setRole(_ role: PopGestureRole?, of view: UIView) {
    guard isRegion else {
      view.popGestureRole = role
      return
    }
    if role == nil { view.subviews.first { $0 is PopGestureRegion }?.removeFromSuperview() }
    guard let role else { return }
    let region = PopGestureRegion(frame: view.bounds)
    region.popGestureRole = role
    view.addSubview(region)
  }

  func play(_ role: PopGestureRole?, hasOwn: Bool) -> Play {
    let setup = setUp(hasOwn: hasOwn)
    setRole(role, of: setup.view)
    let stage = setup.stage
    let depth = stage.navigation.viewControllers.count
    stage.play(script)
    let winners = stage.timeline.winners
    let pops = [
      stage.navigation.interactivePopGestureRecognizer,
      stage.navigation.interactiveContentPopGestureRecognizer,
    ]
    var play = Play(story: stage.story)
    play.own = winners.contains { winner in setup.owns.contains { $0 === winner } }
    let isPop = { (winner: UIGestureRecognizer) in pops.contains { $0 === winner } }
    play.around = winners.contains { winner in
      setup.around.contains { $0 === winner } && !isPop(winner)
    }
    play.popped = winners.contains(where: isPop)
    stage.rest()
    play.popped = play.popped || stage.navigation.viewControllers.count < depth
    return play
  }

  /// Whether the view turns a page with the drag.
  private var turnsPage: Bool {
    named == .towardsTrailing ? page > 0 : named == .towardsLeading ? page < 2 : false
  }

  /// What the role promises and the drag does not keep.
  ///
  /// - Parameters:
  ///   - plain: The drag without the role.
  ///   - bare: The drag without the role and the view's own recognizers.
  func violation(of play: Play, plain: Play, bare: Play) -> String? {
    // What the view claims it has as raw touches, if no recognizer of its takes it.
    let mayBeRaw = drags.contains(named) && !plain.own || kind.isExcluded
    if plain.hasOwner, !play.hasOwner, !mayBeRaw { return "nobody has it" }
    // A swipe over the edge is the pop's, if there is one, by what a view claims from the content.
    if startsAtEdge, named == .towardsTrailing, !kind.isFromEdge { return nil }
    // A screen-edge pan is no content's: it begins with a swipe over the edge like UIKit's own.
    if startsAtEdge, own == .edgePan, play.own { return nil }
    switch kind {
    case .claims, .claimsFromAll, .conditional, .map, .custom:
      return violationOfClaim(of: play, plain: plain, bare: bare)
    case .excluded, .excludedFromAll:
      if named == .towardsTrailing, play.popped { return "it pops" }
      return plain.own && !play.own ? "the view does not have its drag" : nil
    case .simultaneous:
      let isSame = play.around == plain.around && play.popped == plain.popped
      return isSame || isDriven && plain.own ? nil : "a simultaneous view holds something"
    case .neverClaims, .customDefers:
      // Its pans defer to where a pop leads, as those of any registered view.
      let isSame =
        play.own == plain.own && play.around == plain.around || named == .towardsTrailing
      return isSame ? nil : "a claim whose condition is false is not as no role"
    case .pager, .carousel, .pageController:
      return violationOfPages(of: play, plain: plain, bare: bare)
    }
  }

  private func violationOfPages(of play: Play, plain: Play, bare: Play) -> String? {
    if turnsPage {
      if plain.own, !play.own { return "the page does not turn" }
      if isForEnclosingPans, play.around { return "what is around has the page's drag" }
      return named == .towardsTrailing && play.popped ? "it pops" : nil
    }
    if named.isSubset(of: .horizontalDrags), isForEnclosingPans, bare.around, !play.around {
      return "what is around does not have the drag that reveals no page"
    }
    return bare.popped && fingers == 1 && !play.popped && !play.around ? "it does not pop" : nil
  }

  private func violationOfClaim(of play: Play, plain: Play, bare: Play) -> String? {
    // A press that has begun is the view's, wherever the finger goes then.
    if own == .longPress {
      return play.own == plain.own ? nil : "the press is not as without a role"
    }
    if drags.contains(named) {
      let mayOwn = own != .none && (own != .twoFingers || fingers > 1)
      if mayOwn, plain.own, !play.own { return "the view does not have what it names" }
      if isForEnclosingPans || surroundings == nil, play.around {
        return "what is around has what the view names"
      }
      return named == .towardsTrailing && play.popped ? "it pops" : nil
    }
    // A closure names nothing in advance that the view's own pans could leave.
    if kind == .custom { return nil }
    // A list begins with a sideways drag that slants only if nothing before it does.
    let isListSideways = surroundings == .list && named.isSubset(of: .horizontalDrags)
    if bare.around, !play.around, !isListSideways {
      return "what is around does not have what it should"
    }
    // A pan that recognizes beside every other one may do so beside a pop.
    if own == .simultaneous, play.popped { return nil }
    // Of several fingers a pop follows one.
    return play.own && (bare.around && !isListSideways || bare.popped && fingers == 1)
      ? "the view has what it does not name" : nil
  }

  /// What is left on the view and around it after the role is taken back before an event.
  func leftovers(takingBackAt event: Int) -> [String] {
    let setup = setUp(hasOwn: true)
    let around = setup.view.ancestors(through: nil)
    // A window keeps its gates for the stacks in it.
    func recognizers() -> [UIGestureRecognizer] {
      around.filter { !($0 is UIWindow) }.flatMap { $0.gestureRecognizers ?? [] }
    }
    let before = recognizers()
    setRole(role, of: setup.view)
    let start = setup.stage.engine.clock.now
    for (index, step) in script.steps.enumerated() {
      if index == event { setRole(nil, of: setup.view) }
      setup.stage.engine.send([step.sample], at: start + step.time)
    }
    setup.stage.rest()
    let left = recognizers().filter { recognizer in
      !before.contains { $0 === recognizer }
    }
    let stuck = (setup.owns + setup.around).filter { $0.state != .possible || !$0.isEnabled }
    return (left + stuck).map { $0.name ?? "\(type(of: $0))" }
  }
}

private final class EagerPan: UIPanGestureRecognizer {
  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesBegan(touches, with: event)
    state = .began
  }
}

private final class Together: NSObject, UIGestureRecognizerDelegate {
  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool { true }
}
#endif
