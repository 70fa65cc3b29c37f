import UIKitShim

/// What stands behind each gate.
extension GestureArbiter {
  /// The set that serves the stack, or would serve it next.
  var nextGateSet: GateSet? {
    gateSet ?? navigationController?.viewIfLoaded?.window?.gates?.firstSet
  }

  /// UIKit's recognizer for a gesture, as the controller has it now.
  package func systemRecognizer(for gesture: NavigationGesture) -> UIGestureRecognizer? {
    navigationController?.systemRecognizer(for: gesture)
  }

  /// UIKit's pop recognizers, as the controller has them now.
  package var systemPops: [(gesture: NavigationGesture, recognizer: UIGestureRecognizer)] {
    [NavigationGesture.edgePop, .contentPop].compactMap { gesture in
      systemRecognizer(for: gesture).map { (gesture, $0) }
    }
  }

  /// The gesture that a recognizer performs: UIKit's, the app's or the driver's.
  package func gesture(of recognizer: UIGestureRecognizer) -> NavigationGesture? {
    NavigationGesture.allCases.first {
      holds(recognizer, for: $0) || recognizer === popController?[$0]
    }
  }

  /// Whether the gate of a gesture holds a recognizer dynamically: UIKit's or the app's.
  func holds(_ recognizer: UIGestureRecognizer, for gesture: NavigationGesture) -> Bool {
    recognizer === systemRecognizer(for: gesture)
      || appPops.contains { $0.gesture == gesture && $0.recognizer.recognizer === recognizer }
  }

  /// Whether a recognizer is the pan of content that defers to the gestures.
  ///
  /// - Parameter regions: The regions under the touch.
  func holdsContent(of recognizer: UIGestureRecognizer, among regions: TouchedRegions) -> Bool {
    // UIKit's pops are screen-edge pans (C194), and an app's enter over the bezel as well.
    guard let pan = recognizer as? UIPanGestureRecognizer,
      !(pan is ScreenEdgePanGestureRecognizer), gesture(of: pan) == nil,
      let content = regions.content(of: pan, through: navigationController?.viewIfLoaded)
    else { return false }
    return content.registration.role.defers(pan, in: content.view)
  }
}
