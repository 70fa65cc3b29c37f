/// A reference to an object that does not keep it, and that the object empties when it goes.
///
/// Not `weak`: an object that was ever referred to so is counted in a slower way for good, and
/// recognizers are counted at every event. Like everything of UIKit's, the object has to be released
/// on the main actor.
final class Handle<Target: AnyObject>: @unchecked Sendable {
  private unowned(unsafe) var target: Target?

  /// Makes it refer to an object, which calls ``empty()`` in its `deinit`.
  func refer(to object: Target) { target = object }

  @inline(__always)
  var object: Target? { target }

  func empty() { target = nil }
}
