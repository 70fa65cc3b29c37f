#if HEADLESS
import GestureArbitration
import GestureLab
import HeadlessUIKit

extension CaseStage {
  /// Performs an act; does nothing where a name means nothing.
  func perform(_ act: CaseAct) {
    switch act {
    case .ask(let name):
      stacks[name]?.gestureArbiter.onDecision = { [weak recorder] in recorder?.decided($0) }
    // Small, so that events are overwritten.
    case .trace(let name): stacks[name]?.gestureArbiter.traceCapacity = 40
    case .drive(let name, let isOn):
      let driver = isOn ? PopDriver.arbiter : .uikitOnly
      if let name {
        stacks[name]?.gestureArbiter.driver = driver
      } else {
        GestureArbiter.defaults.driver = driver
      }
    case .follow(let policy, let place):
      switch place {
      case .app: GestureArbiter.defaults.policy = policy.rules
      case .stack(let name): stacks[name]?.gestureArbiter.policy = policy.rules
      case .screen(let name): screens[name]?.popPolicy = policy.rules
      }
    case .intercept(let name, let agrees):
      interceptor(of: name).agrees = agrees
      screens[name]?.popInterceptor = interceptor(of: name)
    case .answer(let name, let agrees): interceptor(of: name).agrees = agrees
    case .give(let name, let role):
      guard let screen = screens[name] else { return }
      screen.loadViewIfNeeded()
      if plant(on: screen.content, role: role != nil) { return }
      // A page controller says itself which page it shows.
      let ofPages = role == .pages ? screen.pages?.content(named: name).role : nil
      (screen.content ?? screen.view).popGestureRole = ofPages ?? role?.role
    case .animate(let name, let isOn): screens[name]?.popTransition = isOn ? .cover : nil
    case .offer(let next, let name):
      screens[name]?.pushCandidate = { [weak made = screens[next.name]] in
        made.flatMap { $0.parent == nil ? $0 : nil } ?? UIViewController()
      }
    case .addPan(let name): if let stack = stacks[name] { addPan(to: stack) }
    case .remove(let name):
      guard let stack = stacks[name] else { return }
      stack.gestureArbiter.remove()
      plant(removingFrom: stack)
      listen(to: stack)
    case .suspend(let name):
      if let arbiter = stacks[name]?.gestureArbiter {
        let suspensions = self.suspensions[name] ?? CaseSuspensions()
        self.suspensions[name] = suspensions
        suspensions.add(to: arbiter)
      }
    case .resume(let name, let byReleasingOwner):
      if byReleasingOwner { suspensions[name] = nil } else { suspensions[name]?.end() }
    case .views(let act): for tree in trees { tree.perform(act) }
    case .inAction(let name, let state, let act): perform(act, inAction: state, of: name)
    case .upon(let callback, let screen, let act): perform(act, upon: callback, of: screen)
    case .later(let time, let act):
      stage.engine.clock.schedule(after: time) { [weak self] in self?.perform(act) }
    default: change(act)
    }
  }

  /// Adds a registered pan, which pops when it begins.
  private func addPan(to stack: UINavigationController) {
    let pan = fault == .late ? LatePan() : UIPanGestureRecognizer()
    pan.name = Self.appPan
    pan.observeActions { [weak stack] pan in
      if pan.state == .began { stack?.popViewController(animated: true) }
    }
    stack.view.addGestureRecognizer(pan)
    stack.gestureArbiter.addPopRecognizer(pan, for: .contentPop)
  }

  /// The name of the app's own pan.
  nonisolated static let appPan = "the app's pan"

  private func change(_ act: CaseAct) {
    switch act {
    case .push(let screen, let name, let animated):
      if let made = screens[screen.name], made.parent == nil, made.viewIfLoaded?.window == nil {
        plant(pushing: made)
        stacks[name]?.pushViewController(made, animated: animated)
      }
    case .popToRoot(let name, let animated):
      stacks[name]?.popToRootViewController(animated: animated)
    case .pop(let name, let animated): stacks[name]?.popViewController(animated: animated)
    case .keepTop(let name):
      if let stack = stacks[name], let top = stack.topViewController {
        stack.setViewControllers([top], animated: false)
      }
    case .insert(let screen, let name):
      if let stack = stacks[name], let made = screens[screen.name], made.parent == nil {
        var screens = stack.viewControllers
        screens.insert(made, at: max(0, screens.count - 1))
        stack.setViewControllers(screens, animated: false)
      }
    case .replace(let screen, let name):
      if let stack = stacks[name], let made = screens[screen.name], made.parent == nil {
        stack.setViewControllers(stack.viewControllers.dropLast() + [made], animated: true)
      }
    case .carry(let name, let other):
      guard let stack = stacks[name], let other = stacks[other], stack !== other,
        stack.viewIfLoaded?.window != nil, other.viewIfLoaded?.window != nil,
        stack.topViewController.map({ other.view.isDescendant(of: $0.view) }) == false,
        let top = stack.popViewController(animated: false)
      else { return }
      // UIKit may let go of the screen when it lays the stack out.
      stack.view.layoutIfNeeded()
      if top.parent == nil { other.pushViewController(top, animated: false) }
    case .present(let container, let name, let isSheet):
      guard let stack = stacks[name], stack.view.window != nil,
        stack.presentedViewController == nil,
        let made = self.container(container), made.presentingViewController == nil
      else { return }
      made.modalPresentationStyle = isSheet ? .pageSheet : .fullScreen
      stack.present(made, animated: false)
    case .dismiss(let name):
      if stacks[name]?.presentedViewController != nil { stacks[name]?.dismiss(animated: false) }
    case .select(let tab):
      for each in tabs where each.viewControllers?.indices.contains(tab) == true {
        each.selectedIndex = tab
      }
    case .show(let container, let number):
      if windows.indices.contains(number), let made = self.container(container) {
        windows[number].rootViewController = made
      }
    case .exchangeWindows:
      guard windows.count > 1 else { return }
      let (one, other) = (windows[0].rootViewController, windows[1].rootViewController)
      windows[0].rootViewController = nil
      windows[1].rootViewController = one
      windows[0].rootViewController = other
    case .hideBar(let name, let isHidden):
      stacks[name]?.setNavigationBarHidden(isHidden, animated: false)
    case .rotate:
      for window in windows {
        window.frame.size = CGSize(width: window.frame.height, height: window.frame.width)
      }
    default: intervene(act)
    }
  }

  /// Does what other code does, or the user without a touch.
  private func intervene(_ act: CaseAct) {
    switch act {
    case .clearWindows(let disables):
      for window in windows {
        for recognizer in window.gestureRecognizers ?? [] {
          if disables {
            recognizer.isEnabled = false
          } else {
            window.removeGestureRecognizer(recognizer)
          }
        }
      }
    case .tamper(let name): stacks[name]?.interactivePopGestureRecognizer?.delegate = nil
    case .escape(let name): stacks[name]?.topViewController?.view.headlessPerformEscape()
    case .tapBack(let name):
      guard let bar = stacks[name]?.navigationBar, bar.window != nil,
        let frame = bar.headlessBackButtonFrame
      else { return }
      let point = bar.convert(CGPoint(x: frame.midX, y: frame.midY), to: nil)
      stage.play(TouchScript().down(at: point, touch: 60).hold(for: 0.05).up(touch: 60))
    default: break
    }
  }
}

extension CaseAct.Policy {
  fileprivate var rules: PopPolicy {
    switch self {
    case .standard: .standard
    case .edgeOnly: .edgeOnly
    case .disabled: .disabled
    case .strip: PopPolicy(start: .leading(120))
    case .part: PopPolicy(start: .leadingFraction(0.5, atMost: 150))
    case .box: PopPolicy(start: .box(end: 300, top: 100), edgeStart: .box(bottom: 600))
    case .restingContent: PopPolicy(rules: [.contentAtRest] + PopPolicy.standardRules)
    case .steep:
      PopPolicy(
        rules: PopPolicy.standardRules.map { rule in
          rule.name == PopRule.movesTowardsTrailing.name
            ? .movesTowardsTrailing(axisRatio: 2) : rule
        })
    }
  }
}

/// The owner of suspensions, which end by a call or with it.
@MainActor
final class CaseSuspensions {
  private var suspensions: [PopSuspension] = []

  func add(to arbiter: GestureArbiter) {
    suspensions.append(arbiter.suspend(for: self, because: "it happens"))
  }

  func end() {
    for suspension in suspensions { suspension.end() }
    suspensions = []
  }
}
#endif
