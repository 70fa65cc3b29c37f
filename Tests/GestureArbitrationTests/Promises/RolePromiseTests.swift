#if HEADLESS
import Foundation
import GestureArbitration
import GestureLab
import HeadlessUIKit
import LabWorkshop
import Testing

/// Promise 12 on generated screens: what a role names is kept and what it does not name is let go,
/// for every finger and for the view's own recognizers too.
@MainActor @Suite struct RolePromiseTests {
  /// Each argument is a seed of this many screens.
  private static let screens = 60

  @Test(arguments: 1...8 as ClosedRange<UInt64>)
  func `what a role names the view has, what it does not name somebody else has (promise 12)`(
    seed: UInt64
  ) {
    var bits = SeededGenerator(seed: seed)
    for number in 0..<Self.screens {
      let screen = RoleScreen(&bits)
      let (plain, bare) = (screen.play(nil, hasOwn: true), screen.play(nil, hasOwn: false))
      let play = screen.play(screen.role, hasOwn: true)
      if let broken = screen.violation(of: play, plain: plain, bare: bare) {
        Issue.record("\(number): \(broken): \(screen)\n\(play.story)")
      }
    }
  }

  @Test(arguments: 1...4 as ClosedRange<UInt64>)
  func `a role that is taken back during such a drag leaves nothing (promise 6)`(seed: UInt64) {
    var bits = SeededGenerator(seed: seed &+ 100)
    for number in 0..<Self.screens {
      let screen = RoleScreen(&bits)
      let event = Int(bits.next() % UInt64(screen.events))
      let left = screen.leftovers(takingBackAt: event)
      #expect(left.isEmpty, "\(number), event \(event): \(screen)")
    }
  }
}

/// A view with a role and recognizers in something that has a pan, and a drag over it.
@MainActor
private struct RoleScreen: @preconcurrency CustomStringConvertible {
  enum Kind: CaseIterable { case claims, claimsFromAll, conditional, neverClaims, map }
  enum Own: CaseIterable { case none, pan, twoFingers, eager, simultaneous, inSubview, longPress }
  enum Direction: CaseIterable { case left, right, up, down }

  /// Who had the drag.
  struct Play {
    var own = false
    var around = false
    var popped = false
    var story = ""
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
  let behavior: UIKitBehavior

  init(_ bits: inout SeededGenerator) {
    func pick<T>(_ all: [T]) -> T { all[Int(bits.next() % UInt64(all.count))] }
    surroundings = pick([.sheet, .panel, .menu, .pager, .list, .tabs, nil])
    own = pick(Own.allCases)
    kind = pick(Kind.allCases)
    let some = DragDirections(rawValue: 1 + Int(bits.next() % 15))
    drags = kind == .map ? .allDrags : kind == .neverClaims ? [] : some
    isDriven = pick([true, false])
    isForEnclosingPans = pick([true, true, false])
    direction = pick(Direction.allCases)
    slant = pick([0, 0.2, -0.2, 0.5, -0.5])
    fingers = pick([1, 1, 1, 2, 2, 3])
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
    let starts = (0..<fingers).map { CGPoint(x: 190 + 40 * $0, y: 400) }
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
  }

  private func setUp(hasOwn: Bool) -> Setup {
    let stage = Stage(
      behavior: behavior, layoutDirection: isMirrored ? .rightToLeft : .leftToRight)
    if isDriven { stage.navigation.gestureArbiter.driver = .arbiter }
    let container =
      surroundings.map {
        LabScreen.show(chart: nil, in: $0, on: stage)[0].view
      } ?? pushZoomedScreen(on: stage)
    let view = UIView(frame: container.bounds)
    view.isMultipleTouchEnabled = true
    container.isUserInteractionEnabled = true
    container.addSubview(view)
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
      }
      for recognizer in owns { target.addGestureRecognizer(recognizer) }
    }
    return Setup(stage: stage, view: view, owns: owns, around: around, delegate: delegate)
  }

  /// Shows a screen by a zoom whose dismissal the arbiter is asked about, and returns its view.
  private func pushZoomedScreen(on stage: Stage) -> UIView {
    let (screen, options) = (UIViewController(), UIViewController.Transition.ZoomOptions())
    options.interactiveDismissShouldBegin = stage.navigation.gestureArbiter.zoomDismissal
    screen.preferredTransition = .zoom(options: options) { _ in nil }
    stage.push(screen)
    stage.rest()
    return screen.view
  }

  func play(_ role: PopGestureRole?, hasOwn: Bool) -> Play {
    let setup = setUp(hasOwn: hasOwn)
    setup.view.popGestureRole = role
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

  func violation(of play: Play, plain: Play, bare: Play) -> String? {
    if kind == .neverClaims {
      // Its pans defer to where a pop leads, as those of any registered view.
      let isSame =
        play.own == plain.own && play.around == plain.around || named == .towardsTrailing
      return isSame ? nil : "a claim whose condition is false is not as no role"
    }
    // What the view claims it has as raw touches, if no recognizer of its takes it.
    let isClaimed = drags.contains(named)
    let hadOwner = plain.own || plain.around || plain.popped
    if hadOwner, !isClaimed || plain.own, !play.own, !play.around, !play.popped {
      return "nobody has it"
    }
    // A press that has begun is the view's, wherever the finger goes then.
    if own == .longPress {
      return play.own == plain.own ? nil : "the press is not as without a role"
    }
    let mayOwn = own != .none && (own != .twoFingers || fingers > 1)
    if drags.contains(named) {
      if mayOwn, plain.own, !play.own { return "the view does not have what it names" }
      if isForEnclosingPans || surroundings == nil, play.around {
        return "what is around has what the view names"
      }
      if named == .towardsTrailing, play.popped { return "it pops" }
      return nil
    }
    if bare.around, !play.around { return "what is around does not have what it should" }
    // Of several fingers a pop follows one.
    if bare.around || bare.popped && fingers == 1, play.own {
      return "the view has what it does not name"
    }
    return nil
  }

  /// What is left on the view and around it after the role is taken back before an event.
  func leftovers(takingBackAt event: Int) -> [String] {
    let setup = setUp(hasOwn: true)
    let before = setup.view.gestureRecognizers ?? []
    setup.view.popGestureRole = role
    let start = setup.stage.engine.clock.now
    for (index, step) in script.steps.enumerated() {
      if index == event { setup.view.popGestureRole = nil }
      setup.stage.engine.send([step.sample], at: start + step.time)
    }
    setup.stage.rest()
    let left = (setup.view.gestureRecognizers ?? []).filter { recognizer in
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
