import UIKitShim

/// A recognizer of the package's own, which is neither UIKit's nor the app's.
@MainActor
package protocol ArbitrationRecognizer: UIGestureRecognizer {}

extension GateRecognizer: ArbitrationRecognizer {}
extension EnclosingPanRecognizer: ArbitrationRecognizer {}
extension BackButtonReachRecognizer: ArbitrationRecognizer {}
extension EdgePanRecognizer: ArbitrationRecognizer {}
extension FullScreenPanRecognizer: ArbitrationRecognizer {}
extension InterruptionRecognizer: ArbitrationRecognizer {}
extension TrackpadGate: ArbitrationRecognizer {}
