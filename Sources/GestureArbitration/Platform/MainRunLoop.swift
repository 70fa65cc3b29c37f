import Foundation
import UIKitShim

/// The turns of the main run loop.
@MainActor
package enum MainRunLoop {
  /// Runs a closure once, soon after the code that runs now: at the end of the current turn of the
  /// main run loop, or in one of its own if this one is about to wait.
  static func performAtEndOfTurn(_ body: @escaping @MainActor () -> Void) {
    #if HEADLESS
    HeadlessRunLoop.perform(body)
    #else
    // The common modes include the one in which the run loop tracks touches.
    RunLoop.main.perform(inModes: [.common]) { MainActor.assumeIsolated(body) }
    // Scheduled while changes are committed, it would wait for the next event.
    CFRunLoopWakeUp(CFRunLoopGetMain())
    #endif
  }

  /// Runs a closure each time the main run loop is about to wait, until it returns false (C273).
  ///
  /// - Parameters:
  ///   - view: A view whose engine runs it; in no window, that of any view does.
  ///   - isLast: Whether it runs after what lays out and commits the changes of the turn.
  package static func observeBeforeWaiting(
    for view: UIView?, isLast: Bool = true, _ body: @escaping @MainActor () -> Bool
  ) {
    #if HEADLESS
    if let runLoop = view?.window?.headlessEngine?.runLoop {
      runLoop.observeBeforeWaiting(body)
    } else {
      HeadlessRunLoop.observeBeforeWaiting(body)
    }
    #else
    let observer = CFRunLoopObserverCreateWithHandler(
      nil, CFRunLoopActivity.beforeWaiting.rawValue, true, isLast ? CFIndex.max : 0
    ) { observer, _ in
      if !MainActor.assumeIsolated(body) { CFRunLoopObserverInvalidate(observer) }
    }
    CFRunLoopAddObserver(CFRunLoopGetMain(), observer, .commonModes)
    #endif
  }
}
