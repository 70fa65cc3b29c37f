import GestureArbitrationUI
import SwiftUI

/// Pages that pop on the first one.
struct PagesView: View {
  var body: some View {
    TabView {
      Text("Page 1")
      Text("Page 2")
      Text("Page 3")
    }
    .tabViewStyle(.page)
    .allowsPopGestureAtLeadingEdge()
    .fullScreenPop()  // before iOS 26
  }
}
