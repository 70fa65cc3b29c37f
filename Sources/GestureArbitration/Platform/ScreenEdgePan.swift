import UIKitShim

#if os(visionOS)
/// A pan without effect: visionOS has no screen edges, and no recognizer for them.
package class ScreenEdgePanGestureRecognizer: UIPanGestureRecognizer {
  package var edges: UIRectEdge = []
}
let hasScreenEdges = false
#else
package typealias ScreenEdgePanGestureRecognizer = UIScreenEdgePanGestureRecognizer
let hasScreenEdges = true
#endif
