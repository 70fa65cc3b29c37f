import Foundation
import UIKitShim

/// The turns of the main run loop.
@MainActor
enum MainRunLoop {
  /// Runs a closure once, at the end of the current turn of the main run loop.
  static func performAtEndOfTurn(_ body: @escaping @MainActor () -> Void) {
    #if HEADLESS
    HeadlessRunLoop.perform(body)
    #else
    // The common modes include the one in which the run loop tracks touches.
    RunLoop.main.perform(inModes: [.common]) { MainActor.assumeIsolated(body) }
    #endif
  }
}
