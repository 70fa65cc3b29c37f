#if HEADLESS
import Foundation
import GestureArbitration
import GestureLab
import HeadlessUIKit

/// The stage of a case: its engine, views, recognizers and screens.
@MainActor
final class StressStage {
  let stress: StressCase
  let trial: StressTrial
  let engine: HeadlessEngine
  let window = UIWindow(frame: StageMetrics.screen)
  let monitor = StressMonitor()
  /// Whether late recognizers begin; false only for a fault.
  let lateRecognizersBegin: Bool
  private(set) var navigation: UINavigationController?
  private(set) var views: [StressCase.ViewID: UIView] = [:]
  private(set) var recognizers: [Int: UIGestureRecognizer] = [:]
  /// The identities of recognizers for relations.
  private(set) var identities: [ObjectIdentifier: StressCase.RecognizerID] = [:]
  /// The relations whose answer is true now.
  var relationsOn: Set<Int> = []
  /// The relations whose answer has been true at any time.
  private(set) var relationsEverOn: Set<Int> = []
  var roles: [StressCase.ViewID: StressCase.Role] = [:]
  var touchesDown: [Int: CGPoint] = [:]
  var hasArbiter = false
  /// The policy of the arbiter, installed or not.
  var policy: StressCase.Policy
  var suspender = StressSuspender()
  /// The scroll view that a fault moves beyond its end at rest.
  var pulled: UIScrollView?
  /// The pending reactions, by their index in the case.
  var reactionsLeft: Set<Int>
  private var delegates: [Int: StressDelegate] = [:]
  /// The objects that a fault retains.
  private(set) var retained: [AnyObject] = []
  private var witnesses: [StressWitness] = []
  private var screensMade = 0
  private static var stagesMade = 0

  init(_ stress: StressCase, trial: StressTrial) {
    self.stress = stress
    self.trial = trial
    Self.stagesMade += 1
    policy = stress.navigation?.policy ?? .standard
    lateRecognizersBegin = trial.fault != .alternating || Self.stagesMade.isMultiple(of: 2)
    reactionsLeft = Set(stress.reactions.indices)
    engine = HeadlessEngine(behavior: stress.behavior, seed: stress.shuffle)
    engine.attach(window)
    monitor.stage = self
    engine.observer = monitor
    witness(window, "the window")
    witness(engine, "the engine")
    makeNavigation()
    for view in stress.views { make(view) }
    for recognizer in stress.recognizers { make(recognizer) }
    for relation in stress.relations { set(relation) }
    if stress.navigation?.hasArbiter == true { installArbiter() }
  }

  /// The objects that must be deallocated with the stage.
  var allWitnesses: [StressWitness] {
    witnesses
      + recognizers.sorted { $0.key < $1.key }.map { StressWitness($0.value, "r\($0.key)") }
  }

  /// Returns the view with a number.
  func view(_ id: StressCase.ViewID) -> UIView? {
    switch id {
    case StressCase.window: window
    case StressCase.navigationView: navigation?.view ?? window
    case StressCase.screenView: views[id] ?? window
    default: views[id]
    }
  }

  /// Returns the scroll view with a number.
  func scrollView(_ id: StressCase.ViewID) -> UIScrollView? { views[id] as? UIScrollView }

  /// Returns the recognizer with an identity.
  func recognizer(_ recognizerID: StressCase.RecognizerID) -> UIGestureRecognizer? {
    switch recognizerID {
    case .own(let id): recognizers[id]
    case .scrollPan(let id): scrollView(id)?.panGestureRecognizer
    case .edgePop: navigation?.systemRecognizer(for: .edgePop)
    case .contentPop: navigation?.systemRecognizer(for: .contentPop)
    }
  }

  /// UIKit's pop recognizers.
  var pops: [UIGestureRecognizer] {
    [recognizer(.edgePop), recognizer(.contentPop)].compactMap(\.self)
  }

  /// Returns the pop of a recognizer of UIKit or the arbiter; nil if it pops nothing.
  func popSource(of recognizer: UIGestureRecognizer) -> NavigationGesture? {
    switch (identities[ObjectIdentifier(recognizer)], recognizer.name) {
    case (.edgePop, _), (_, RecognizerNames.pan(of: .edgePop)): .edgePop
    case (.contentPop, _), (_, RecognizerNames.pan(of: .contentPop)): .contentPop
    default: nil
    }
  }

  /// Returns the description of a recognizer of the case.
  func description(of recognizer: UIGestureRecognizer) -> StressCase.Recognizer? {
    guard case .own(let id) = identities[ObjectIdentifier(recognizer)] else { return nil }
    return stress.recognizers.first { $0.id == id }
  }

  /// Whether a relation of two recognizers applies now.
  func holds(
    _ kind: StressCase.RelationKind, _ one: UIGestureRecognizer, _ other: UIGestureRecognizer
  ) -> Bool {
    holds(kind, one, other, among: relationsOn)
  }

  /// Whether simultaneous recognition of two recognizers is or was allowed.
  func hasAllowed(_ one: UIGestureRecognizer, _ other: UIGestureRecognizer) -> Bool {
    holds(.allows, one, other, among: relationsEverOn)
      || holds(.allows, other, one, among: relationsEverOn)
  }

  private func holds(
    _ kind: StressCase.RelationKind, _ one: UIGestureRecognizer, _ other: UIGestureRecognizer,
    among ids: Set<Int>
  ) -> Bool {
    guard let one = identities[ObjectIdentifier(one)],
      let other = identities[ObjectIdentifier(other)]
    else { return false }
    return stress.relations.contains { relation in
      relation.kind == kind && relation.one == one && relation.other == other
        && ids.contains(relation.id)
    }
  }

  /// Toggles the answer of a relation.
  func flip(_ id: Int) {
    if relationsOn.remove(id) == nil {
      relationsOn.insert(id)
      relationsEverOn.insert(id)
    }
  }

  /// Sets what a delegate returns for `gestureRecognizerShouldBegin`.
  func allowBegin(_ id: Int, _ mayBegin: Bool) { delegates[id]?.mayBegin = mayBegin }

  /// Makes a screen to push.
  func makeScreen() -> UIViewController {
    screensMade += 1
    let title = "screen\(screensMade)"
    let screen =
      stress.navigation?.screensRefuse == true
      ? StressRefusingScreen(title, monitor: monitor) : StressScreen(title, monitor: monitor)
    witness(screen, "screen\(screensMade)")
    if trial.fault == .retaining, !touchesDown.isEmpty, navigation != nil {
      retained.append(screen)
    }
    return screen
  }

  /// Starts a repeating timer, for a fault.
  func tick() {
    engine.clock.schedule(after: 0.5) { [weak self] in self?.tick() }
  }

  private func makeNavigation() {
    guard let description = stress.navigation else { return }
    let navigation = UINavigationController(rootViewController: makeScreen())
    navigation.view.semanticContentAttribute =
      description.isMirrored ? .forceRightToLeft : .forceLeftToRight
    window.rootViewController = navigation
    for _ in 1..<max(1, description.depth) {
      navigation.pushViewController(makeScreen(), animated: false)
    }
    // Gates are on every window once any stage has an arbiter.
    navigation.removeGestureArbiter()
    self.navigation = navigation
    witness(navigation, "the navigation controller")
    if let view = navigation.topViewController?.view { views[StressCase.screenView] = view }
    for recognizerID in [StressCase.RecognizerID.edgePop, .contentPop] {
      if let pop = recognizer(recognizerID) { know(pop, as: recognizerID) }
    }
  }

  private func make(_ description: StressCase.View) {
    let name = StressCase.name(of: description.id)
    let view: UIView
    if let content = description.content {
      let scrollView = StressScrollView(name, frame: description.frame, monitor: monitor)
      scrollView.contentSize = content.size
      scrollView.isPagingEnabled = content.pages
      scrollView.bounces = content.bounces
      scrollView.alwaysBounceHorizontal = content.alwaysBounces
      scrollView.alwaysBounceVertical = content.alwaysBounces
      scrollView.contentInset = UIEdgeInsets(
        top: content.inset, left: content.inset, bottom: content.inset, right: content.inset)
      scrollView.contentOffset = scrollView.offset(at: content.position)
      know(scrollView.panGestureRecognizer, as: .scrollPan(description.id))
      view = scrollView
    } else {
      view = StressView(name, frame: description.frame, monitor: monitor)
    }
    view.transform = description.turn.transform
    view.isHidden = description.isHidden
    view.isMultipleTouchEnabled = description.takesSeveralTouches
    roles[description.id] = description.role
    views[description.id] = view
    witness(view, name)
    (self.view(description.parent) ?? self.view(StressCase.screenView))?.addSubview(view)
  }

  private func make(_ description: StressCase.Recognizer) {
    let recognizer = description.kind.make(description, on: self)
    recognizer.isEnabled = description.isEnabled
    recognizer.cancelsTouchesInView = description.cancelsTouchesInView
    recognizer.delaysTouchesBegan = description.delaysTouchesBegan
    recognizer.delaysTouchesEnded = description.delaysTouchesEnded
    let delegate = StressDelegate(mayBegin: description.mayBegin, stage: self)
    recognizer.delegate = delegate
    delegates[description.id] = delegate
    recognizers[description.id] = recognizer
    know(recognizer, as: .own(description.id))
    view(description.view)?.addGestureRecognizer(recognizer)
  }

  private func set(_ relation: StressCase.Relation) {
    guard relation.kind != .requires else {
      if let blocker = recognizer(relation.other) {
        recognizer(relation.one)?.require(toFail: blocker)
      }
      return
    }
    if relation.isOn { flip(relation.id) }
  }

  private func know(_ recognizer: UIGestureRecognizer, as recognizerID: StressCase.RecognizerID) {
    identities[ObjectIdentifier(recognizer)] = recognizerID
    recognizer.name = recognizerID.description
    monitor.follow(recognizer, as: recognizerID)
    witness(recognizer, recognizerID.description)
  }

  private func witness(_ object: AnyObject, _ label: String) {
    witnesses.append(StressWitness(object, label))
  }
}

/// A weak reference to an object, and its name.
struct StressWitness {
  let label: String
  private(set) weak var object: AnyObject?

  init(_ object: AnyObject, _ label: String) {
    self.object = object
    self.label = label
  }
}
#endif
