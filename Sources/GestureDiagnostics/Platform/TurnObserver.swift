import Foundation
import UIKitShim

/// The turns of the main run loop, observed only while a trace is recorded.
@MainActor
package enum TurnObserver {
  /// Runs a closure each time the main run loop is about to wait, until it returns false.
  ///
  /// - Parameter view: A view whose engine runs it; in no window, that of any view does.
  package static func observeBeforeWaiting(
    for view: UIView?, _ body: @escaping @MainActor () -> Bool
  ) {
    #if HEADLESS
    if let runLoop = view?.window?.headlessEngine?.runLoop {
      runLoop.observeBeforeWaiting(body)
    } else {
      HeadlessRunLoop.observeBeforeWaiting(body)
    }
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
