import Foundation
import UIKitShim

/// The turns of the main run loop.
@MainActor
package enum MainRunLoop {
  /// Runs a closure once, at the end of the current turn of the main run loop.
  package static func performAtEndOfTurn(_ body: @escaping @MainActor () -> Void) {
    #if HEADLESS
    HeadlessRunLoop.perform(body)
    #else
    // The common modes include the one in which the run loop tracks touches.
    RunLoop.main.perform(inModes: [.common]) { MainActor.assumeIsolated(body) }
    #endif
  }

  /// Runs a closure each time the main run loop is about to wait, until it returns false.
  package static func observeBeforeWaiting(_ body: @escaping @MainActor () -> Bool) {
    #if HEADLESS
    HeadlessRunLoop.observeBeforeWaiting(body)
    #else
    let observer = CFRunLoopObserverCreateWithHandler(
      // After the other observers, which lay out what the turn has changed.
      nil, CFRunLoopActivity.beforeWaiting.rawValue, true, CFIndex.max
    ) { observer, _ in
      if !MainActor.assumeIsolated(body) { CFRunLoopObserverInvalidate(observer) }
    }
    // The common modes include the one in which the run loop tracks touches.
    CFRunLoopAddObserver(CFRunLoopGetMain(), observer, .commonModes)
    #endif
  }
}
