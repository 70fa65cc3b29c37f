#if !HEADLESS
import GestureArbitration
import SwiftUI
import UIKitShim

/// Puts the probe of a screen behind content, and counts the modifiers around the content.
struct ScreenModifier: ViewModifier {
  let setting: ScreenSetting
  @Environment(\.popModifierNesting) private var nesting
  @State private var reference = ProbeReference()

  func body(content: Content) -> some View {
    let probe = ScreenProbeView(setting: setting, nesting: nesting, reference: reference)
    content
      .environment(\.popModifierNesting, nesting + 1)
      .background { probe.allowsHitTesting(false).accessibilityHidden(true) }
      .modifier(EscapeModifier(reference: isAsked ? reference : nil))
  }

  private var isAsked: Bool { if case .attempt = setting { true } else { false } }
}

/// Leads VoiceOver's escape gesture to the question of a screen.
private struct EscapeModifier: ViewModifier {
  let reference: ProbeReference?

  func body(content: Content) -> some View {
    if let reference {
      content.accessibilityAction(.escape) { reference.probe?.performEscape() }
    } else {
      content
    }
  }
}

/// The probe of a modifier.
@MainActor
private final class ProbeReference {
  weak var probe: ModifierView?

  nonisolated init() {}
}

/// The probe of a screen in SwiftUI.
private struct ScreenProbeView: UIViewRepresentable {
  let setting: ScreenSetting
  let nesting: Int
  let reference: ProbeReference

  func makeUIView(context: Context) -> ModifierView {
    let probe = ModifierView(setting, nesting: nesting)
    reference.probe = probe
    return probe
  }

  func updateUIView(_ uiView: ModifierView, context: Context) {
    uiView.update(setting, nesting: nesting)
  }

  func sizeThatFits(
    _ proposal: ProposedViewSize, uiView: ModifierView, context: Context
  ) -> CGSize? {
    proposal.replacingUnspecifiedDimensions(by: .zero)
  }

  static func dismantleUIView(_ uiView: ModifierView, coordinator: ()) {
    uiView.detach()
  }
}
#endif
