import GestureArbitrationUI
import SwiftUI

extension Recipe {
  /// The recipes in SwiftUI. What they do is tested where the modifiers are.
  static let swiftUI = [
    Recipe(
      title: "A page style pops on its first page", hint: "Drag to the right on the first page.",
      drags: []
    ) { HostedScreen(rootView: PagesView()) },
    Recipe(
      title: "A knob keeps its drags", hint: "Drag on the knob and beside it.", drags: []
    ) { HostedScreen(rootView: KnobView()) },
    Recipe(
      title: "“Discard changes?” for every way back", hint: "Swipe from the edge, or tap Back.",
      drags: []
    ) { HostedScreen(rootView: EditorView()) },
    Recipe(
      title: "A locked screen is popped by no gesture", hint: "Lock the screen, then drag.",
      drags: []
    ) { HostedScreen(rootView: LockView()) },
  ]
}

/// A screen whose modifiers say all that the arbiter has to know.
final class HostedScreen<Content: View>: UIHostingController<Content>, RecipeScreen {
  func use(_ arbiter: GestureArbiter) {}
}
