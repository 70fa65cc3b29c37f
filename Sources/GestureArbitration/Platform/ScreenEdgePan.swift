import UIKitShim

#if os(visionOS)
/// A pan without effect: visionOS has no screen edges, and no recognizer for them.
class ScreenEdgePanGestureRecognizer: UIPanGestureRecognizer { var edges: UIRectEdge = [] }
let hasScreenEdges = false
#else
typealias ScreenEdgePanGestureRecognizer = UIScreenEdgePanGestureRecognizer
let hasScreenEdges = true
#endif
