import UIKitShim

extension GestureArbiter {
  /// Whether the driver's recognizer for a gesture is in use on the top screen.
  package func drives(_ gesture: NavigationGesture) -> Bool {
    guard gesture.hasGate else { return false }
    if driver != .uikitOnly { return true }
    guard let top = navigationController?.topViewController else { return false }
    guard gesture.isPop else { return top.pushCandidate != nil }
    return top.popTransition != nil
      || navigationController?.contentSetting(\.hasFullScreenPop) == true
  }

  /// Starts to drive once a driver is needed, and ends the drag of another one.
  func updateDriver() {
    if driver != appliedDriver {
      detachDriver()
      appliedDriver = driver
    }
    guard popController == nil, NavigationGesture.allCases.contains(where: drives) else { return }
    popController = InteractivePopController(for: self, driver: driver)
  }

  /// Ends the drag of a driver; a screen that a touch holds returns.
  func detachDriver() {
    popController?.detach()
    popController = nil
  }
}
