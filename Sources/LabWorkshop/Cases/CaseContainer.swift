#if HEADLESS
import Foundation

/// A window of a case.
package struct CaseWindow: Equatable, Sendable {
  /// How a window answers a hit test.
  package enum Kind: String, DataFileChoice, Encodable, Sendable {
    /// As UIKit's.
    case ordinary
    /// What hits nothing in it goes to the window behind it.
    case passThrough = "passes touches through"
    /// What hits nothing in it returns a view of the window behind it.
    case forwarding = "forwards hit tests"
    /// It returns nothing unless there is an event.
    case eventsOnly = "answers for events only"
  }

  /// How it answers a hit test.
  package var kind: Kind
  /// What it shows.
  package var root: CaseContainer

  /// Makes a window.
  package init(_ kind: Kind = .ordinary, showing root: CaseContainer) {
    (self.kind, self.root) = (kind, root)
  }
}

/// A screen, or a container of screens.
package indirect enum CaseContainer: Equatable, Codable, Sendable {
  /// A navigation controller, its root first.
  case stack(name: String, screens: [CaseScreen])
  /// A tab bar controller, which shows the first; the others are loaded when they are shown.
  case tabs([CaseContainer])
  /// Children side by side.
  case columns([CaseContainer])
  /// A split view controller.
  case split(primary: CaseContainer, secondary: CaseContainer)
  /// A child in a view that has a gesture of the app's.
  case surrounded(by: CaseGesture, CaseContainer)
  /// A screen.
  case screen(CaseScreen)
  /// The navigation controller of a snapshot; in the first window, as all that it shows.
  case snapshot(CaseSnapshot)
}

/// A gesture of the app's around a container.
package enum CaseGesture: String, DataFileChoice, Encodable, Sendable {
  /// A pan.
  case pan
  /// A recognizer of the app's class, which begins after 10 pt.
  case own = "recognizer of the app's class"
  /// A SwiftUI drag.
  case hosted = "SwiftUI drag"
}

/// A screen of a case.
package struct CaseScreen: Equatable, Sendable {
  /// What lies in a screen.
  package enum Content: String, DataFileChoice, Encodable, Sendable {
    case nothing, pager, carousel, list, map
    /// A pager that shows its second page.
    case laterPage = "pager on a later page"
    case pages = "page controller"
    case laterPages = "page controller on a later page"
  }

  /// The name, unique in the case.
  package var name: String
  /// What lies in it.
  package var content = Content.nothing
  /// What fills it besides.
  package var inside: CaseContainer?
  /// The views in it, if it is on the stage at the start.
  package var views: CaseViews?
  /// Whether that is only a view: its controller has no parent.
  package var isOrphan = false

  /// Makes a screen.
  package init(_ name: String, _ content: Content = .nothing, inside: CaseContainer? = nil) {
    (self.name, self.content, self.inside) = (name, content, inside)
  }
}

extension CaseContainer {
  /// The containers directly in it.
  private var parts: [CaseContainer] {
    switch self {
    case .stack(_, let screens): screens.compactMap(\.inside)
    case .tabs(let parts), .columns(let parts): parts
    case .split(let primary, let secondary): [primary, secondary]
    case .surrounded(_, let part): [part]
    case .screen(let screen): [screen.inside].compactMap(\.self)
    case .snapshot: []
    }
  }

  /// Whether it is a container of nothing.
  var isEmpty: Bool {
    switch self {
    case .stack(_, let screens): screens.isEmpty
    case .tabs(let parts), .columns(let parts): parts.isEmpty
    case .split, .surrounded, .screen, .snapshot: false
    }
  }

  /// The names of its stacks, the outermost first.
  package var stackNames: [String] {
    let inner = parts.flatMap(\.stackNames)
    return switch self {
    case .stack(let name, _): [name] + inner
    case .snapshot: [CaseSnapshot.stack]
    default: inner
    }
  }

  /// Its screens, the outermost first.
  package var screens: [CaseScreen] {
    let own: [CaseScreen] =
      switch self {
      case .stack(_, let screens): screens
      case .screen(let screen): [screen]
      case .tabs, .columns, .split, .surrounded, .snapshot: []
      }
    return own + parts.flatMap(\.screens)
  }

  /// Whether it or a container in it is one of a kind.
  package func contains(_ isMeant: (CaseContainer) -> Bool) -> Bool {
    isMeant(self) || parts.contains { $0.contains(isMeant) }
  }

  /// Whether a gesture of the app's is around it or a container in it.
  package var hasGesture: Bool {
    contains { if case .surrounded = $0 { true } else { false } }
  }

  /// The container with each container in it, and itself, changed by a closure.
  package func mapped(_ change: (CaseContainer) -> CaseContainer) -> CaseContainer {
    func inside(_ screen: CaseScreen) -> CaseScreen {
      var screen = screen
      screen.inside = screen.inside?.mapped(change)
      return screen
    }
    switch self {
    case .stack(let name, let screens):
      return change(.stack(name: name, screens: screens.map(inside)))
    case .tabs(let parts): return change(.tabs(parts.map { $0.mapped(change) }))
    case .columns(let parts): return change(.columns(parts.map { $0.mapped(change) }))
    case .split(let primary, let secondary):
      return change(.split(primary: primary.mapped(change), secondary: secondary.mapped(change)))
    case .surrounded(let gesture, let part):
      return change(.surrounded(by: gesture, part.mapped(change)))
    case .screen(let screen): return change(.screen(inside(screen)))
    case .snapshot: return change(self)
    }
  }
}
#endif
