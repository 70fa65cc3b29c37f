#if !HEADLESS
import GestureArbitration
import SwiftUI
import UIKitShim

/// Puts a modifier view behind content, and counts the modifiers around the content.
struct ScreenModifier: ViewModifier {
  let setting: ScreenSetting
  @Environment(\.popModifierNesting) private var nesting
  @State private var reference = ModifierViewReference()

  func body(content: Content) -> some View {
    let view = ScreenModifierView(setting: setting, nesting: nesting, reference: reference)
    content
      .environment(\.popModifierNesting, nesting + 1)
      // A keyboard would make it smaller than a stack.
      .background { view.ignoresSafeArea().allowsHitTesting(false).accessibilityHidden(true) }
      .modifier(EscapeModifier(reference: isAsked ? reference : nil))
  }

  private var isAsked: Bool { if case .attempt = setting { true } else { false } }
}

/// Leads VoiceOver's escape gesture to the question of a screen.
private struct EscapeModifier: ViewModifier {
  let reference: ModifierViewReference?

  func body(content: Content) -> some View {
    if let reference {
      content.accessibilityAction(.escape) { reference.view?.performEscape() }
    } else {
      content
    }
  }
}

/// A reference to the view of a modifier.
@MainActor
private final class ModifierViewReference {
  weak var view: ModifierView?

  nonisolated init() {}
}

/// The view of a modifier in SwiftUI.
private struct ScreenModifierView: UIViewRepresentable {
  let setting: ScreenSetting
  let nesting: Int
  let reference: ModifierViewReference

  func makeUIView(context: Context) -> ModifierView {
    let view = ModifierView(setting, nesting: nesting)
    reference.view = view
    return view
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
