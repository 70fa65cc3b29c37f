import GestureArbitration
import UIKitShim

/// The modifier views in a screen, and what they say together.
@MainActor
private struct ModifierViews {
  private struct Entry {
    private(set) weak var view: ModifierView?
  }

  /// The views, in the order in which they have come.
  private var entries: [Entry] = []

  mutating func add(_ view: ModifierView) {
    if !entries.contains(where: { $0.view === view }) { entries.append(Entry(view: view)) }
  }

  mutating func remove(_ view: ModifierView) {
    entries.removeAll { $0.view == nil || $0.view === view }
  }

  /// The settings of the screen, and of each stack that a modifier surrounds.
  var settings: ContentSettings? {
    let settings = settings { _ in true }
    settings?.ofStack = { stack in self.settings { $0.surrounds(stack) } }
    return settings
  }

  /// What the innermost view of each kind says, of those as deep the latest; every observer
  /// counts, and everything that refuses.
  private func settings(of includes: (ModifierView) -> Bool) -> ContentSettings? {
    let views = entries.compactMap(\.view).enumerated().sorted { left, right in
      (left.element.nesting, left.offset) > (right.element.nesting, right.offset)
    }.map(\.element).filter(includes)
    guard !views.isEmpty else { return nil }
    let settings = ContentSettings()
    for view in views {
      switch view.setting {
      case .interactivePopDisabled(let isDisabled):
        settings.isInteractivePopDisabled = settings.isInteractivePopDisabled ?? isDisabled
      case .policy(let policy): settings.policy = settings.policy ?? policy
      case .fullScreenPop(let isEnabled):
        settings.hasFullScreenPop = settings.hasFullScreenPop ?? isEnabled
      case .attempt: settings.interceptors.append(view.interceptor)
      case .decision(let observe): settings.observers.append(observe)
      }
    }
    return settings
  }
}

extension UIViewController {
  /// Applies what a modifier view says, and what it says now if it is known.
  func addModifierView(_ view: ModifierView) { changeModifierViews { $0.add(view) } }

  /// Takes back what a modifier view says.
  func removeModifierView(_ view: ModifierView) { changeModifierViews { $0.remove(view) } }

  private func changeModifierViews(_ change: (inout ModifierViews) -> Void) {
    var views = AssociatedValue.get(ModifierViews.self, of: self) ?? ModifierViews()
    change(&views)
    let settings = views.settings
    AssociatedValue.set(settings == nil ? nil : views, of: self)
    contentSettings = settings
  }
}
