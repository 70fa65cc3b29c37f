#if HEADLESS
import Foundation
import GestureArbitration
import GestureLab
import HeadlessUIKit

/// The log of one drag over content with roles, cut at its events.
struct DragLog {
  /// What is known after an event.
  struct Moment {
    /// Where the touch is, as in left-to-right layout, in pt.
    let point: CGPoint
    /// What was decided in the event.
    var decisions: [PopDecision] = []
    /// How far each content with a role has moved since the landing, in pt.
    var travels: [CGPoint] = []
    /// Whether a pop has begun: UIKit's, a driver's, or the app's.
    var isPopping = false
    /// Whether UIKit's own recognizer moves the screen.
    var isMovedByUIKit = false
    /// Whether the app's pan has begun and not ended.
    var isMovedByApp = false
    /// How far the screen is from its place towards the trailing edge, in pt.
    var screenTravel: CGFloat = 0
  }

  /// The drag.
  let drag: CaseDrag
  /// What is known after each event until the touch lifts.
  private(set) var moments: [Moment] = []
  /// The decisions after that.
  private(set) var ending: [PopDecision] = []
  /// How far each content with a role rests from where it was, in pt.
  private(set) var rest: [CGPoint] = []
  /// Whether content with a role scrolls.
  private(set) var isScrolling = false

  /// Reads a log of the drag of a case.
  init(_ drag: CaseDrag, of life: LabCase, _ log: Log) {
    self.drag = drag
    var start: Log.Motion?
    var active: Set<String> = []
    var decisions: [PopDecision] = []
    for event in log.events {
      switch event.kind {
      case .decision(let decision): decisions.append(decision)
      case .state(let subject, .began, _): active.insert(subject.name)
      case .state(let subject, let state, _) where state != .changed: active.remove(subject.name)
      case .motion(let motion):
        let before = start ?? motion
        start = before
        let travels = drag.content.map { name in
          let (offset, old) = (motion.offsets[name] ?? .zero, before.offsets[name] ?? .zero)
          return CGPoint(x: offset.x - old.x, y: offset.y - old.y)
        }
        guard moments.count < drag.points.count else {
          (rest, ending) = (travels, ending + decisions)
          decisions = []
          continue
        }
        isScrolling = isScrolling || !motion.dragged.isDisjoint(with: drag.content)
        let travel = motion.screens[drag.stack] ?? 0
        moments.append(
          Moment(
            point: drag.points[moments.count], decisions: decisions, travels: travels,
            isPopping: motion.moving.contains(drag.stack) || active.contains(CaseStage.appPan),
            isMovedByUIKit: !active.isDisjoint(with: ["edgePop", "contentPop"]),
            isMovedByApp: active.contains(CaseStage.appPan),
            screenTravel: life.isMirrored ? -travel : travel))
        decisions = []
      default: break
      }
    }
    ending += decisions
  }

  /// The first event after which a pop has begun; nil if none begins.
  var begun: Int? { moments.firstIndex(where: \.isPopping) }
  /// The first event after which content has moved; nil if none does.
  var moved: Int? { moments.firstIndex { $0.travels.contains { $0 != .zero } } }
  /// The events in which a pop is allowed.
  var allowed: [Int] {
    moments.indices.filter { moments[$0].decisions.contains(where: \.allows) }
  }
  /// Whether a pop is refused.
  var isRefused: Bool { (moments.flatMap(\.decisions) + ending).contains { !$0.allows } }
  /// Whether a pop is refused while the drag goes on, and not because it has ended.
  var isRefusedUnderWay: Bool { moments.flatMap(\.decisions).contains { !$0.allows } }
}

/// One drag with one touch, over content with roles, after settings.
struct CaseDrag {
  /// The only stack.
  let stack: String
  /// Where the touch is in its events, as in left-to-right layout, in pt.
  fileprivate(set) var points: [CGPoint] = []
  /// The views and screens whose content has a role.
  fileprivate(set) var content: [String] = []
  /// Whether the pops of the stack are driven.
  fileprivate(set) var isDriven = false
  /// Whether the screen has a transition of the package.
  fileprivate(set) var isAnimated = false
  /// Whether the app has a pan that pops.
  fileprivate(set) var hasAppPan = false
}

extension LabCase {
  /// Its drag, if nothing else happens, and all recognizers that may move something are known.
  var drag: CaseDrag? {
    guard windows.count == 1, case .stack(let stack, let screens) = windows[0].root,
      screens.allSatisfy({ $0.inside == nil }), let views = views.first, views.recognizers.isEmpty,
      views.relations.isEmpty,
      views.views.allSatisfy({ $0.turn == nil && !$0.isHidden })
    else { return nil }
    var drag = CaseDrag(stack: stack)
    var (isAsked, isDown, hasEnded) = (false, false, false)
    for step in steps {
      switch step.action {
      case .act(.ask(stack)): isAsked = true
      case .act(.drive(stack, let isOn)) where !isDown: drag.isDriven = isOn
      case .act(.animate(let name, let isOn)) where !isDown && name == screens.last?.name:
        drag.isAnimated = isOn
      case .act(.addPan(stack)) where !isDown: drag.hasAppPan = true
      case .act(.give(let name, let role?)), .act(.views(.give(let name, let role?))):
        guard !isDown, role.isOfDrags else { return nil }
        drag.content.append(name)
      case .contacts(let contacts, _):
        guard contacts.count == 1, let contact = contacts.first, !hasEnded,
          isDown != (contact.phase == .began)
        else { return nil }
        isDown = true
        hasEnded = contact.phase == .ended || contact.phase == .cancelled
        if !hasEnded { drag.points.append(contact.point) }
      default: return nil
      }
    }
    return isAsked && hasEnded && Set(drag.content).count == drag.content.count ? drag : nil
  }
}

extension ViewRole {
  /// Whether it lets a drag either pop or move the content.
  private static let ofDrags: Set<ViewRole> = [
    .pager, .edgePager, .carousel, .wideCarousel, .map, .finicky, .pages,
  ]
  fileprivate var isOfDrags: Bool { Self.ofDrags.contains(self) }
}

extension CaseDrag {
  /// Whether no rule is in doubt: each step leads inwards, by twice what it strays.
  var leadsInwards: Bool {
    zip(points, points.dropFirst()).allSatisfy { before, after in
      after.x - before.x >= 2 * abs(after.y - before.y)
    }
  }

  /// Whether the drag and each of its steps lead along one axis from 10 pt on, clearly so. One that
  /// turns, or keeps between both, is refused by the scroll view that has waited for its direction
  /// (C151), or ends before it has one.
  var keepsAxis: Bool {
    let ways = points.indices.dropFirst().flatMap { index in
      let way = travel(from: 0, to: index)
      let isLong = hypot(way.x, way.y) >= EngineMetrics.panHysteresis
      return isLong ? [way, travel(from: index - 1, to: index)].filter { $0 != .zero } : []
    }
    let clear = 1.1
    return ways.allSatisfy { abs($0.x) > clear * abs($0.y) }
      || ways.allSatisfy { abs($0.y) > clear * abs($0.x) }
  }

  /// Whether the drag goes on after everything that waits for its direction has decided.
  var goesOn: Bool {
    points.indices.dropLast().contains { index in
      let way = travel(from: 0, to: index)
      return hypot(way.x, way.y) >= 2 * GestureMetrics.slantedTravel
    }
  }

  private func travel(from start: Int, to end: Int) -> CGPoint {
    CGPoint(x: points[end].x - points[start].x, y: points[end].y - points[start].y)
  }

  /// Whether what waits excludes no pop of UIKit's meanwhile (C094).
  func letsWaitingPop(under behavior: UIKitBehavior) -> Bool {
    behavior.heldExclusion == .excludesNone || isDriven
  }
}
#endif
