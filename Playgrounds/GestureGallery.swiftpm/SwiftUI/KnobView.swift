import GestureArbitrationUI
import SwiftUI

/// A knob that follows drags to the left and right.
struct KnobView: View {
  @State private var level: CGFloat = 0

  var body: some View {
    VStack {
      Text("Level \(Int(level))")
        .padding(60)
        .background { Color.blue }
        .gesture(DragGesture().onChanged { level = $0.translation.width })
        .popGestureRole(.claims(.horizontalDrags))
      Text("Elsewhere a drag pops")
    }
    .fullScreenPop()  // before iOS 26
  }
}
