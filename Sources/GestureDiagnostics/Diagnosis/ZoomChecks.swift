import GestureArbitration
import UIKitShim

/// The diagnosis about zoom transitions; ``DiagnosticContext`` says how to add one.
extension DiagnosticContext {
  /// A zoom that dismisses its screen without asking; which kind a transition has is not public.
  var zoomIssues: [Issue] {
    guard #available(iOS 18.0, macCatalyst 18.0, visionOS 2.0, *), !arbiter.hasZoomDismissal,
      let screen = [top, navigationController].compactMap(\.self).first(where: {
        $0.preferredTransition != nil
      })
    else { return [] }
    return [
      Issue(
        fact: """
          The \(type(of: screen)) has a preferredTransition. If it is a zoom, its drags and pinches \
          dismiss the screen, and no rule is asked about them.
          """,
        remedy: """
          Set interactiveDismissShouldBegin of its ZoomOptions to GestureArbiter.zoomDismissal. \
          SwiftUI's zoom has no such hook: show a screen whose rules must hold with another \
          transition.
          """)
    ]
  }
}
