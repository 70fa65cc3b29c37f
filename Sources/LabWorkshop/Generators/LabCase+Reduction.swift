#if HEADLESS
import GestureLab
import HeadlessUIKit

extension LabCase {
  /// Tries every kind of smaller case once.
  @MainActor static func reduce(with shrinker: inout Shrinker) {
    shrinker.reduce(\.steps)
    if shrinker.smallest.hasViews {
      shrinker.reduce(\.mainViews.relations)
      shrinker.reduce(\.mainViews.recognizers)
      shrinker.reduce(\.mainViews.views)
      shrinker.simplify(shrinker.smallest.mainViews.simplifications)
    }
    shrinker.simplify([{ $0.isMirrored = false }])
    shrinker.simplifyBehavior()
    shrinker.reduce(\.windows, keepingFirst: 1)
    shrinker.simplify(shrinker.smallest.simplerContainers)
    shrinker.simplify(shrinker.smallest.simplerSteps)
  }
}

extension LabCase {
  /// The views of the first screen that has some.
  fileprivate var mainViews: CaseViews {
    get { views.first ?? CaseViews() }
    set {
      let name = containers.flatMap(\.screens).first { $0.views != nil }?.name
      changeContainers { container in
        switch container {
        case .stack(let stack, let screens):
          .stack(name: stack, screens: screens.map { $0.replacing(newValue, in: name) })
        case .screen(let screen): .screen(screen.replacing(newValue, in: name))
        default: container
        }
      }
    }
  }

  /// Changes that leave out one container, one screen, or what is in one.
  private var simplerContainers: [(inout LabCase) -> Void] {
    let names = screenNames
    return names.map { name in { $0.changeContainers { $0.dropping(screen: name) } } }
      + names.map { name in { $0.changeContainers { $0.emptying(screen: name, ofInside: true) } } }
      + names.map { name in { $0.changeContainers { $0.emptying(screen: name, ofInside: false) } } }
      + (0..<2).map { part in { $0.changeContainers { $0.unwrapped(keeping: part) } } }
      + windows.indices.map { index in { $0.windows[index].kind = .ordinary } }
  }

  private var simplerSteps: [(inout LabCase) -> Void] {
    steps.indices.map { index in { $0.steps[index].isFollowedAtOnce = false } }
      + steps.indices.map { index in
        { life in
          guard case .upon(_, _, let act) = life.steps[index].act else { return }
          life.steps[index].action = .act(act)
        }
      }
  }

  private mutating func changeContainers(_ change: (CaseContainer) -> CaseContainer) {
    for index in windows.indices { windows[index].root = windows[index].root.mapped(change) }
    for index in steps.indices {
      guard case .act(let act) = steps[index].action else { continue }
      switch act {
      case .present(let container, let stack, let isSheet):
        steps[index].action = .act(
          .present(container.mapped(change), stack: stack, isSheet: isSheet))
      case .show(let container, let window):
        steps[index].action = .act(.show(container.mapped(change), window: window))
      case .push(var screen, let stack, let animated):
        screen.inside = screen.inside?.mapped(change)
        steps[index].action = .act(.push(screen, stack: stack, animated: animated))
      default: break
      }
    }
  }
}

extension CaseContainer {
  /// The container without a screen, unless it is the only one of its stack.
  fileprivate func dropping(screen name: String) -> CaseContainer {
    guard case .stack(let stack, let screens) = self, screens.count > 1 else { return self }
    return .stack(name: stack, screens: screens.filter { $0.name != name })
  }

  /// The container with nothing in a screen.
  fileprivate func emptying(screen name: String, ofInside: Bool) -> CaseContainer {
    guard case .stack(let stack, let screens) = self else { return self }
    return .stack(
      name: stack,
      screens: screens.map { screen in
        guard screen.name == name else { return screen }
        var screen = screen
        if ofInside { screen.inside = nil } else { screen.content = .nothing }
        return screen
      })
  }

  /// One part in place of tabs, columns and gestures around it.
  fileprivate func unwrapped(keeping part: Int) -> CaseContainer {
    switch self {
    case .tabs(let parts), .columns(let parts): parts[min(part, parts.count - 1)]
    case .split(let primary, let secondary): part == 0 ? primary : secondary
    case .surrounded(_, let inner): inner
    case .stack, .screen, .snapshot: self
    }
  }
}

extension CaseScreen {
  /// The screen with other views, if it has a name.
  fileprivate func replacing(_ views: CaseViews, in name: String?) -> CaseScreen {
    var screen = self
    if screen.name == name { screen.views = views }
    return screen
  }
}

extension CaseViews {
  /// Changes that make one part simpler.
  fileprivate var simplifications: [(inout LabCase) -> Void] {
    views.indices.flatMap { index -> [(inout LabCase) -> Void] in
      [
        { $0.mainViews.views[index].content = nil }, { $0.mainViews.views[index].turn = nil },
        { $0.mainViews.views[index].isHidden = false },
        { $0.mainViews.views[index].parent = CaseViews.screen },
      ]
    }
      + recognizers.indices.map { index in
        {
          let old = $0.mainViews.recognizers[index]
          $0.mainViews.recognizers[index] = Recognizer(
            name: old.name, kind: old.kind, view: old.view)
        }
      }
  }
}
#endif
