import GestureArbitration
import UIKitShim

/// The probes in a screen, and what they say together.
@MainActor
private struct ModifierViews {
  private struct Entry {
    private(set) weak var probe: ModifierView?
  }

  /// The probes, in the order in which they have come.
  private var entries: [Entry] = []

  mutating func add(_ probe: ModifierView) {
    if !entries.contains(where: { $0.probe === probe }) { entries.append(Entry(probe: probe)) }
  }

  mutating func remove(_ probe: ModifierView) {
    entries.removeAll { $0.probe == nil || $0.probe === probe }
  }

  /// What the innermost probe of each kind says, of those as deep the latest; every observer counts.
  var settings: ContentSettings? {
    let probes = entries.compactMap(\.probe).enumerated().sorted { left, right in
      (left.element.nesting, left.offset) > (right.element.nesting, right.offset)
    }.map(\.element)
    guard !probes.isEmpty else { return nil }
    var settings = ContentSettings()
    for probe in probes {
      switch probe.setting {
      case .interactivePopDisabled(let isDisabled):
        settings.isInteractivePopDisabled = settings.isInteractivePopDisabled ?? isDisabled
      case .policy(let policy): settings.policy = settings.policy ?? policy
      case .fullScreenPop(let isEnabled):
        settings.hasFullScreenPop = settings.hasFullScreenPop ?? isEnabled
      case .attempt: settings.interceptor = settings.interceptor ?? probe.interceptor
      case .decision(let observe): settings.observers.append(observe)
      }
    }
    return settings
  }
}

extension UIViewController {
  /// Applies what a probe says, and what it says now if it is known.
  func addModifierView(_ probe: ModifierView) { changeModifierViews { $0.add(probe) } }

  /// Takes back what a probe says.
  func removeModifierView(_ probe: ModifierView) { changeModifierViews { $0.remove(probe) } }

  private func changeModifierViews(_ change: (inout ModifierViews) -> Void) {
    var probes = AssociatedValue.get(ModifierViews.self, of: self) ?? ModifierViews()
    change(&probes)
    let settings = probes.settings
    AssociatedValue.set(settings == nil ? nil : probes, of: self)
    contentSettings = settings
  }
}
