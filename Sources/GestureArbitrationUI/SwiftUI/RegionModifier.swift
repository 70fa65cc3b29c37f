#if !HEADLESS
import GestureArbitration
import SwiftUI
import UIKitShim

/// Puts a region of the size of content behind the content.
struct RegionModifier: ViewModifier {
  let role: PopGestureRole?
  let name: String?
  /// Whether scroll views in the content have no role either.
  let isExempt: Bool
  @Environment(\.popModifierNesting) private var nesting

  func body(content: Content) -> some View {
    let region = RegionView(role: role, name: name, isExempt: isExempt, nesting: nesting)
    content
      .environment(\.popModifierNesting, nesting + 1)
      .background { region.allowsHitTesting(false).accessibilityHidden(true) }
  }
}

/// A region in SwiftUI.
private struct RegionView: UIViewRepresentable {
  let role: PopGestureRole?
  let name: String?
  let isExempt: Bool
  let nesting: Int

  func makeUIView(context: Context) -> PopGestureRegion { PopGestureRegion(frame: .zero) }

  func updateUIView(_ uiView: PopGestureRegion, context: Context) {
    uiView.update(role, named: name, isExempt: isExempt, nesting: nesting)
  }

  func sizeThatFits(
    _ proposal: ProposedViewSize, uiView: PopGestureRegion, context: Context
  ) -> CGSize? {
    proposal.replacingUnspecifiedDimensions(by: .zero)
  }

  static func dismantleUIView(_ uiView: PopGestureRegion, coordinator: ()) {
    uiView.update(nil, named: nil, isExempt: false, nesting: 0)
  }
}

/// How many of the package's modifiers are around a view.
private struct PopModifierNesting: EnvironmentKey {
  static let defaultValue = 0
}

extension EnvironmentValues {
  var popModifierNesting: Int {
    get { self[PopModifierNesting.self] }
    set { self[PopModifierNesting.self] = newValue }
  }
}
#endif
