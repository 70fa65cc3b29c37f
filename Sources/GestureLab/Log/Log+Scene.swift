#if HEADLESS
import Foundation

extension Log {
  /// A callback of a screen.
  package enum Callback: String, CaseIterable, Sendable {
    case didLoad, willAppear, didAppear, willDisappear, didDisappear
  }

  /// Where a touch lands: what is around it, innermost first.
  package struct Path: Equatable, Sendable {
    /// A stack or a screen.
    package enum Part: Equatable, Sendable {
      case stack(String), screen(String, isAroundOrphan: Bool)
    }

    /// What is around it.
    package var parts: [Part] = []
    /// Whether it is on the bar of a stack, and so in no screen.
    package var isOnBar = false

    /// Makes a path.
    package init(_ parts: [Part] = []) { self.parts = parts }

    /// The names of the stacks.
    package var stacks: [String] {
      parts.compactMap { if case .stack(let name) = $0 { name } else { nil } }
    }
    /// The names of the screens.
    package var screens: [String] {
      parts.compactMap { if case .screen(let name, _) = $0 { name } else { nil } }
    }
  }

  /// Where things are after an event of touches, or at rest.
  package struct Motion: Sendable {
    /// The offsets of scroll views, in pt, by the name of the view or its screen.
    package var offsets: [String: CGPoint] = [:]
    /// How far the top screens of stacks are from their place to the right, in pt.
    package var screens: [String: CGFloat] = [:]
    /// The stacks with a transition, and the scroll views that are dragged.
    package var (moving, dragged): (Set<String>, Set<String>) = ([], [])

    /// Makes a motion of nothing.
    package init() {}
  }

  /// What there is at rest, as facts by their subject.
  package struct Scene: Equatable, Sendable {
    /// What a user sees: stacks, where their top screens are, offsets of content.
    package var shown: [String: String] = [:]
    /// What is wrong whoever set what: transitions that are left, recognizers that are not reset.
    package var leftOver: [String: String] = [:]
    /// What the package has put there.
    package var ofPackage: [String: String] = [:]

    /// Makes an empty scene.
    package init() {}

    /// The screens of a stack, its root first.
    package func screens(of stack: String) -> [String] {
      shown[Self.stack(stack)]?.components(separatedBy: Self.separator) ?? []
    }

    package static func stack(_ name: String) -> String { "stack \(name)" }
    package static let separator = ", "
  }
}
#endif
