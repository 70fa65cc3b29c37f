#if HEADLESS
import Foundation

/// A target, which is kept weakly, and the message that it receives.
///
/// Without the Objective-C runtime there are no selectors, so that no such value can be made.
@MainActor
struct TargetAction {
  weak var target: AnyObject?
  let action: Selector

  /// Sends the message with a sender. A target without such a method receives nothing.
  func send(from sender: AnyObject) {
    #if canImport(ObjectiveC)
    guard let target = target as? any NSObjectProtocol, target.responds(to: action) else { return }
    _ = target.perform(action, with: sender)
    #endif
  }
}
#endif
