import GestureArbitrationUI
import SwiftUI

/// A draft that asks before it is lost.
struct EditorView: View {
  @State private var hasChanges = true
  @State private var isConfirming = false
  @Environment(\.dismiss) private var dismiss

  var body: some View {
    Toggle("Has changes", isOn: $hasChanges)
      .padding(20)
      .onPopAttempt(if: hasChanges) { _ in isConfirming = true }
      .confirmationDialog("Discard changes?", isPresented: $isConfirming) {
        Button("Discard", role: .destructive) { dismiss() }
      }
  }
}
