import UIKitShim

/// A recognizer of the package's own, which is neither UIKit's nor the app's.
@MainActor
package protocol ArbitrationRecognizer: UIGestureRecognizer {}

extension EnclosingPanRecognizer: ArbitrationRecognizer {}
extension BackButtonReachRecognizer: ArbitrationRecognizer {}
extension EdgePanRecognizer: ArbitrationRecognizer {}
extension FullScreenPanRecognizer: ArbitrationRecognizer {}
extension InterruptionRecognizer: ArbitrationRecognizer {}
extension PopGate: ArbitrationRecognizer {}
extension ScrollDeferralRecognizer: ArbitrationRecognizer {}
extension TrackpadGate: ArbitrationRecognizer {}
