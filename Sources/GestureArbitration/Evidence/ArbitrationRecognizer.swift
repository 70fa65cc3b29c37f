import UIKitShim

/// A recognizer of the package's own, which is neither UIKit's nor the app's.
@MainActor
package protocol ArbitrationRecognizer: UIGestureRecognizer {}

extension UIGestureRecognizer {
  /// Whether it is the arbiter's, of another copy of the package in the process, whose classes have
  /// the same names and are others.
  var isOfAnotherCopy: Bool {
    !(self is any ArbitrationRecognizer) && name?.hasPrefix(RecognizerNames.prefix) == true
  }
}

extension GateRecognizer: ArbitrationRecognizer {}
extension EnclosingPanRecognizer: ArbitrationRecognizer {}
extension BackButtonReachRecognizer: ArbitrationRecognizer {}
extension EdgePanRecognizer: ArbitrationRecognizer {}
extension FullScreenPanRecognizer: ArbitrationRecognizer {}
extension InterruptionRecognizer: ArbitrationRecognizer {}
extension TrackpadGate: ArbitrationRecognizer {}
