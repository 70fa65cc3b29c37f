#if HEADLESS
import Foundation
import GestureArbitration
import GestureLab
import HeadlessUIKit

extension StressStage {
  /// Performs an action; does nothing for missing views and recognizers.
  func perform(_ action: StressCase.Action) {
    monitor.note("stage", action)
    switch action {
    case .wait: break
    case .touch(let contact): touch([contact])
    case .together(let contacts): touch(contacts)
    case .set(let id, let state):
      if let custom = recognizers[id] as? StressRecognizer { custom.state = state }
    case .enable(let recognizerID, let isEnabled): recognizer(recognizerID)?.isEnabled = isEnabled
    case .detach(let id):
      if let recognizer = recognizers[id] { recognizer.view?.removeGestureRecognizer(recognizer) }
    case .attach(let id, let place):
      if let recognizer = recognizers[id] { view(place)?.addGestureRecognizer(recognizer) }
    case .turn(let id, let name, let isOn):
      if let recognizer = recognizers[id] { recognizer[keyPath: name.path] = isOn }
    case .require(let waiter, let blocker):
      if let blocker = recognizer(blocker) { recognizer(waiter)?.require(toFail: blocker) }
    case .flip(let relation):
      if stress.relations.contains(where: { $0.id == relation && $0.kind != .requires }) {
        flip(relation)
      }
    case .allowBegin(let id, let mayBegin): allowBegin(id, mayBegin)
    case .remove(let id): views[id]?.removeFromSuperview()
    case .add(let id, let parent): if let view = views[id] { self.view(parent)?.addSubview(view) }
    case .hide(let id, let isHidden): views[id]?.isHidden = isHidden
    case .interact(let id, let isOn): views[id]?.isUserInteractionEnabled = isOn
    case .enableScrolling(let id, let isOn): scrollView(id)?.isScrollEnabled = isOn
    case .scroll(let id, let share, let animated):
      if let view = scrollView(id) {
        view.setContentOffset(view.offset(at: share), animated: animated)
      }
    case .bounce(let id, let isOn): scrollView(id)?.bounces = isOn
    case .page(let id, let isOn): scrollView(id)?.isPagingEnabled = isOn
    case .push, .pop, .popToRoot, .replaceStack: navigate(action)
    case .installArbiter, .removeArbiter, .enableArbiter, .register, .follow, .suspend, .resume:
      arbitrate(action)
    }
  }

  /// Performs the reactions to an action message.
  func react(to recognizerID: StressCase.RecognizerID, _ state: UIGestureRecognizer.State) {
    if trial.fault == .pulled, state == .cancelled, case .scrollPan(let id) = recognizerID {
      pulled = scrollView(id)
    }
    for (index, reaction) in stress.reactions.enumerated()
    where reaction.recognizer == recognizerID && reaction.state == state
      && reactionsLeft.contains(index)
    {
      reactionsLeft.remove(index)
      monitor.cover(.reacted)
      perform(reaction.action)
    }
  }

  /// Ends the touches that are down, one after the other.
  func liftAll() {
    for (number, point) in touchesDown.sorted(by: { $0.key < $1.key }) {
      touch([StressCase.Contact(touch: number, phase: .ended, point: point)])
    }
  }

  /// Installs the arbiter and registers the views.
  func installArbiter() {
    guard let navigation, !hasArbiter else { return }
    hasArbiter = true
    monitor.arbiterWasInstalled()
    let arbiter = navigation.gestureArbiter
    arbiter.policy = policy.rules
    navigation.topViewController?.popPolicy = stress.navigation?.screenPolicy?.rules
    // Small, so that events are overwritten.
    if trial.isTraced { arbiter.traceCapacity = 40 }
    arbiter.driver = stress.navigation?.isDriven == true ? .arbiter : .uikitOnly
    arbiter.onDecision = { [weak monitor] in monitor?.note($0) }
    // A role that a view cannot have is reported as an issue.
    arbiter.onIssue = { [weak monitor] in monitor?.note("arbiter", issue: $0) }
    for view in stress.views { register(view.id, as: roles[view.id], with: arbiter) }
  }

  /// Removes the arbiter and its roles.
  func removeArbiter() {
    guard let navigation, hasArbiter else { return }
    hasArbiter = false
    navigation.gestureArbiter.remove()
    guard trial.fault == .remnant, !touchesDown.isEmpty else { return }
    let remnant = UITapGestureRecognizer()
    remnant.name = "GestureArbiter.remnant"
    navigation.view.addGestureRecognizer(remnant)
  }

  /// Sends changes of touches in one event; ignores impossible ones.
  private func touch(_ contacts: [StressCase.Contact]) {
    var samples: [TouchSample] = []
    for contact in contacts {
      let (number, phase) = (contact.touch, contact.phase)
      guard (touchesDown[number] != nil) != (phase == .began) else { continue }
      touchesDown[number] = phase == .began || phase == .moved ? contact.point : nil
      samples.append(TouchSample(touch: number, phase: phase, location: contact.point))
    }
    if !samples.isEmpty { Player(on: engine).send(samples, at: engine.clock.now) }
  }

  private func navigate(_ action: StressCase.Action) {
    guard let navigation else { return }
    switch action {
    case .push(let animated): navigation.pushViewController(makeScreen(), animated: animated)
    case .pop(let animated): navigation.popViewController(animated: animated)
    case .popToRoot(let animated): navigation.popToRootViewController(animated: animated)
    default:
      let root = navigation.viewControllers.prefix(1)
      navigation.setViewControllers(root + [makeScreen()], animated: false)
    }
  }

  private func arbitrate(_ action: StressCase.Action) {
    switch action {
    case .installArbiter: installArbiter()
    case .removeArbiter: removeArbiter()
    case .enableArbiter(let isOn):
      if hasArbiter { navigation?.gestureArbiter.allowsPopGestures = isOn }
    case .register(let id, let role):
      roles[id] = role
      if hasArbiter, let navigation { register(id, as: role, with: navigation.gestureArbiter) }
    case .follow(let policy):
      self.policy = policy
      if hasArbiter { navigation?.gestureArbiter.policy = policy.rules }
    case .suspend: if hasArbiter { navigation?.gestureArbiter.suspendForAWhile(as: suspender) }
    case .resume(let byReleasingOwner):
      byReleasingOwner ? suspender = StressSuspender() : suspender.end()
    default: break
    }
  }

  private func register(
    _ id: StressCase.ViewID, as role: StressCase.Role?, with arbiter: GestureArbiter
  ) {
    guard let view = views[id] else { return }
    if let role { arbiter.register(view, as: role.contentRole) } else { view.popGestureRole = nil }
  }
}

extension StressCase.Switch {
  @MainActor
  fileprivate var path: ReferenceWritableKeyPath<UIGestureRecognizer, Bool> {
    switch self {
    case .cancelsTouchesInView: \.cancelsTouchesInView
    case .delaysTouchesBegan: \.delaysTouchesBegan
    case .delaysTouchesEnded: \.delaysTouchesEnded
    }
  }
}
#endif
