// Mistakes in SwiftUI code that type-checking must find, announced as in Types.swift.
import GestureArbitrationUI
import SwiftUI

@MainActor
func roles(of view: Text) {
  // error: has no member 'sidewaysDrags'
  _ = view.popGestureRole(.claims(.sidewaysDrags))
  // error: missing argument for parameter 'if' in call
  _ = view.onPopAttempt { _ in print("told") }
}

// error: does not conform to protocol 'UIViewRepresentable'
struct Unfinished: UIViewRepresentable {
  func makeUIView(context: Context) -> UIView { UIView() }
}

func offTheMainActor(_ view: Text) {
  // error: call to main actor-isolated instance method 'popPolicy' in a synchronous nonisolated
  _ = view.popPolicy(.edgeOnly)
}
