import GestureArbitrationUI
import SwiftUI

/// A screen that no gesture pops while it is locked.
struct LockView: View {
  @State private var isLocked = true

  var body: some View {
    Toggle("Locked", isOn: $isLocked)
      .padding(20)
      .interactivePopDisabled(isLocked)
  }
}
