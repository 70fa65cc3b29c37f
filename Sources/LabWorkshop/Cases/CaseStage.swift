#if HEADLESS
import Foundation
import GestureArbitration
import GestureLab
import HeadlessUIKit

/// The stage of a case: its windows, containers and screens, by name.
@MainActor
final class CaseStage {
  let stage: Stage
  private(set) var windows: [UIWindow] = []
  private let first: CaseWindowView
  /// The screen of a snapshot, and what it shows.
  private let rebuilt: LabScreen?
  private var contents: [LabContent] = []
  private(set) var stacks: [String: UINavigationController] = [:]
  private(set) var screens: [String: CaseController] = [:]
  private(set) var tabs: [UITabBarController] = []
  /// The containers that acts show, by the name of what is first in them.
  private var containers: [String: UIViewController] = [:]
  private var interceptors: [String: CaseInterceptor] = [:]
  /// What is done in callbacks, once.
  private var reactions: [(Log.Callback, screen: String, CaseAct)] = []
  /// What is done in actions of recognizers, once.
  private var actions: [(CaseState, recognizer: String, CaseAct)] = []
  var suspensions: [String: CaseSuspensions] = [:]
  /// Where the touches are that are down.
  private(set) var touches: [Int: CGPoint] = [:]
  let isMirrored: Bool
  private var companions: CaseCompanions?
  /// UIKit's pops at the start.
  private(set) var foundPops: [String] = []
  /// The open questions that were consulted before the end.
  var consultedInSteps: Set<UIKitBehavior.Question> = []
  /// How many of the engine's issues were looked at.
  var namedIssues = 0
  /// The views of screens that have them.
  private(set) var trees: [CaseViewTree] = []
  let fault: PlantedFault?
  /// What a fault retains.
  var retained: [AnyObject] = []
  /// The number of this stage in the process, for a fault.
  let number: Int
  private static var made = 0

  var recorder: Recorder { stage.timeline.recorder }

  init(_ labCase: LabCase, detail: Log.Detail, planting fault: PlantedFault? = nil) {
    self.fault = fault
    Self.made += 1
    number = Self.made
    rebuilt = labCase.snapshot.map { LabScreen($0, named: CaseSnapshot.stack) }
    // A snapshot is as it was.
    isMirrored = labCase.isMirrored && rebuilt == nil
    first = CaseWindowView(frame: rebuilt?.bounds ?? StageMetrics.screen)
    stage = Stage(
      in: first, behavior: labCase.behavior,
      layoutDirection: rebuilt?.layoutDirection ?? (isMirrored ? .rightToLeft : .leftToRight),
      seed: labCase.seed)
    recorder.detail = detail
    let roots = labCase.windows.map { make($0.root) }
    for step in labCase.steps { step.act.map(makeContainers) }
    recorder.onLanding = { [unowned self] touch in
      recorder.add(.landing(path(to: touch.view)))
      companions?.land(touch)
    }
    if detail == .states { companions = CaseCompanions(of: self) }
    for (window, root) in zip(labCase.windows, roots) { show(root, in: window) }
    stage.rest()
    for name in labCase.screenNames {
      guard let screen = screens[name], let views = screen.screen.views,
        screen.viewIfLoaded?.window != nil
      else { continue }
      trees.append(CaseViewTree(views, in: screen, on: self, planting: fault))
    }
    if labCase.hasViews { foundPops = systemPops }
  }

  private func show(_ root: UIViewController, in window: CaseWindow) {
    let shown: CaseWindowView
    if let last = windows.last {
      shown = CaseWindowView(frame: StageMetrics.screen)
      // An ordinary one in front of another would take all touches.
      if window.kind == .ordinary || window.kind == .eventsOnly {
        shown.frame = shown.frame.divided(atDistance: shown.frame.midY, from: .minYEdge).remainder
      }
      shown.behind = last
    } else {
      shown = first
    }
    shown.kind = window.kind
    if shown !== first { stage.engine.attach(shown) }
    if shown.rootViewController !== root { shown.rootViewController = root }
    windows.append(shown)
  }

  // MARK: - Making

  private func makeContainers(of act: CaseAct) {
    if let screen = act.newScreen { _ = make(screen) }
    switch act {
    case .present(let container, _, _), .show(let container, _):
      containers[container.firstName] = make(container)
    case .upon(_, _, let act), .inAction(_, _, let act), .later(_, let act):
      makeContainers(of: act)
    default: break
    }
  }

  func container(_ container: CaseContainer) -> UIViewController? {
    containers[container.firstName]
  }

  private func make(_ container: CaseContainer) -> UIViewController {
    switch container {
    case .stack(let name, let screens):
      let stack = UINavigationController()
      stack.title = name
      stack.view.semanticContentAttribute = isMirrored ? .forceRightToLeft : .forceLeftToRight
      stack.setViewControllers(screens.map(make), animated: false)
      stacks[name] = stack
      listen(to: stack)
      return stack
    case .tabs(let parts):
      let made = UITabBarController()
      made.viewControllers = parts.map(make)
      tabs.append(made)
      return made
    case .columns(let parts): return CaseColumns(parts.map(make))
    case .split(let primary, let secondary):
      let split = UISplitViewController(style: .doubleColumn)
      split.setViewController(make(primary), for: .primary)
      split.setViewController(make(secondary), for: .secondary)
      return split
    case .surrounded(let gesture, let part):
      let made = CaseColumns([make(part)], gesture: gesture)
      made.onBegin = { [weak recorder] in recorder?.note("begins", about: gesture.subject) }
      return made
    case .screen(let screen): return make(screen)
    case .snapshot:
      contents = rebuilt?.show(on: stage) ?? []
      stage.navigation.title = CaseSnapshot.stack
      stacks[CaseSnapshot.stack] = stage.navigation
      listen(to: stage.navigation)
      return stage.navigation
    }
  }

  private func make(_ screen: CaseScreen) -> UIViewController {
    let made = CaseController(screen, inside: screen.inside.map(make))
    made.onCallback = { [weak self, name = screen.name] in self?.receive($0, of: name) }
    screens[screen.name] = made
    return made
  }

  /// Has the misuses that a stack's arbiter reports recorded. Reading the arbiter has no effect.
  func listen(to stack: UINavigationController) {
    stack.gestureArbiter.onIssue = { [weak recorder] text in
      recorder?.add(.issue(String(text.prefix { $0 != "\n" })))
    }
  }

  // MARK: - Callbacks

  private func receive(_ callback: Log.Callback, of screen: String) {
    recorder.add(.callback(callback, of: screen))
    guard let index = reactions.firstIndex(where: { $0.0 == callback && $0.screen == screen })
    else { return }
    perform(reactions.remove(at: index).2)
  }

  func perform(_ act: CaseAct, upon callback: Log.Callback, of screen: String) {
    reactions.append((callback, screen, act))
  }

  /// Records an action of a recognizer, and does what is to be done in it.
  func receive(_ state: UIGestureRecognizer.State, of recognizer: String) {
    recorder.add(.action(recognizer, state))
    while let index = actions.firstIndex(where: {
      $0.recognizer == recognizer && $0.0.rawValue == "\(state)"
    }) {
      perform(actions.remove(at: index).2)
    }
  }

  func perform(_ act: CaseAct, inAction state: CaseState, of recognizer: String) {
    actions.append((state, recognizer, act))
  }

  /// Records a touch callback of a view.
  func note(_ phase: UITouch.Phase, of touches: Set<UITouch>, to view: String) {
    for number in touches.compactMap({ companions?.number(of: $0) }).sorted() {
      if fault == .singleTouch, phase == .cancelled, self.touches.count > 1 { continue }
      recorder.add(.view(view, phase, touch: number))
    }
  }

  var hasSeenTwoTouches: Bool { companions?.hasSeenTwoTouches == true }

  func interceptor(of screen: String) -> CaseInterceptor {
    if let known = interceptors[screen] { return known }
    let made = CaseInterceptor { [weak recorder] in recorder?.add(.notified(screen, of: $0)) }
    interceptors[screen] = made
    return made
  }

  // MARK: - Touches

  /// Returns a location of the case on the screen.
  private func place(_ point: CGPoint) -> CGPoint {
    isMirrored ? CGPoint(x: StageMetrics.screen.width - point.x, y: point.y) : point
  }

  func perform(_ step: CaseStep) {
    let now = stage.engine.clock.now
    switch step.action {
    case .drag(let direction, let start):
      let way = direction.vector(turnedBy: 0)
      let end = CGPoint(x: start.x + way.x * 200, y: start.y + way.y * 200)
      stage.play(
        TouchScript().down(at: place(start), touch: Self.drag)
          .move(to: place(end), over: 0.2, touch: Self.drag).up(touch: Self.drag))
    case .pull(let start):
      let end = CGPoint(x: start.x + 100, y: start.y)
      stage.play(
        TouchScript().down(at: place(start), touch: Self.drag)
          .move(to: place(end), over: 1.2, touch: Self.drag).up(touch: Self.drag))
    case .tap(let point):
      stage.play(
        TouchScript().down(at: place(point), touch: Self.drag).hold(for: 0.05).up(touch: Self.drag))
    case .swipeOnTrackpad(let pointer):
      let movement = CGPoint(x: isMirrored ? -20 : 20, y: 0)
      recorder.add(.landing(path(to: stage.engine.headlessHitTest(place(pointer)))))
      for index in 0...16 {
        stage.player.scroll(
          index == 0 ? .began : index == 16 ? .ended : .moved,
          by: index == 0 || index == 16 ? .zero : movement, over: place(pointer),
          at: now + Double(index) / 60)
      }
    case .land(let touch, let point):
      guard touches[touch] == nil else { return }
      touches[touch] = point
      stage.player.send(
        TouchSample(touch: touch, phase: .began, location: place(point)), at: now + 1.0 / 60)
    case .move(let touch, let distance):
      guard let start = touches[touch] else { return }
      for index in 1...6 {
        let share = CGFloat(index) / 6
        let point = CGPoint(x: start.x + share * distance.x, y: start.y + share * distance.y)
        touches[touch] = point
        stage.player.send(
          TouchSample(touch: touch, phase: .moved, location: place(point)),
          at: now + Double(index) / 60)
      }
    case .lift(let touch, let isCancelled):
      guard let point = touches.removeValue(forKey: touch) else { return }
      stage.player.send(
        TouchSample(touch: touch, phase: isCancelled ? .cancelled : .ended, location: place(point)),
        at: now + 1.0 / 60)
    case .contacts(let contacts, let time):
      stage.engine.clock.advance(by: time)
      send(contacts)
    case .wait(let time): stage.engine.clock.advance(by: time)
    case .act(let act): perform(act)
    }
  }

  /// Sends changes of touches in one event, without impossible ones.
  private func send(_ contacts: [CaseContact]) {
    var samples: [TouchSample] = []
    for contact in contacts {
      guard (touches[contact.touch] != nil) != (contact.phase == .began) else { continue }
      let isDown = contact.phase == .began || contact.phase == .moved
      touches[contact.touch] = isDown ? contact.point : nil
      samples.append(
        TouchSample(
          touch: contact.touch, phase: contact.phase.phase, location: place(contact.point),
          edges: contact.edges.map(UIRectEdge.init)))
    }
    if !samples.isEmpty { stage.player.send(samples, at: stage.engine.clock.now) }
  }

  /// The number of the touch of a whole drag.
  private static let drag = 50

  /// What is around a view that a touch hits.
  private func path(to view: UIView?) -> Log.Path {
    var path = Log.Path()
    var responder: UIResponder? = view
    while let current = responder {
      switch current {
      case let screen as CaseController:
        path.parts.append(.screen(screen.name, isAroundOrphan: screen.isAroundOrphan))
      case let stack as UINavigationController:
        guard let name = stack.title, stacks[name] === stack else { break }
        // A touch on its bar is in no screen, and all count that are shown.
        if let top = stack.topViewController, !path.screens.contains(top.title ?? "") {
          add(top, to: &path)
          path.isOnBar = true
        }
        path.parts.append(.stack(name))
      default: break
      }
      responder = current.next
    }
    return path
  }
}

extension CaseStage {
  /// Adds the screens that are shown in a controller, the innermost first.
  private func add(_ controller: UIViewController, to path: inout Log.Path) {
    for child in controller.children where child.viewIfLoaded?.window != nil {
      add(child, to: &path)
    }
    if let screen = controller as? CaseController {
      path.parts.append(.screen(screen.name, isAroundOrphan: screen.isAroundOrphan))
    }
  }
}

extension CaseContainer {
  /// The name of the stack or the screen that is first in it.
  fileprivate var firstName: String { stackNames.first ?? screens.first?.name ?? "" }
}

extension CaseContact.Phase {
  fileprivate var phase: UITouch.Phase {
    switch self {
    case .began: .began
    case .moved: .moved
    case .ended: .ended
    case .cancelled: .cancelled
    }
  }
}

extension CaseGesture {
  /// What a remark on it is about.
  package var subject: String { "the \(rawValue) around" }
}

/// What a screen answers about pops.
@MainActor
final class CaseInterceptor: PopIntercepting {
  var agrees = false
  private let onAttempt: @MainActor (PopTrigger) -> Void

  init(onAttempt: @escaping @MainActor (PopTrigger) -> Void) { self.onAttempt = onAttempt }

  func allowsPop(by trigger: PopTrigger) -> Bool { agrees }

  func didAttemptPop(by trigger: PopTrigger) { onAttempt(trigger) }
}
#endif
