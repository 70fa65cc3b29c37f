/// A reference to an object that does not keep it, and that the object empties when it goes.
///
/// Not `weak`: an object that was ever referred to so is counted in a slower way for good, and
/// recognizers are counted at every event. Like everything of UIKit's, the object has to be released
/// on the main actor.
final class Handle<Target: AnyObject>: @unchecked Sendable {
  private var pointer: Unmanaged<Target>?

  /// Makes it refer to an object, which calls ``empty()`` in its `deinit`.
  func refer(to object: Target) { pointer = .passUnretained(object) }

  @inline(__always)
  var object: Target? { pointer?.takeUnretainedValue() }

  /// Uses the object, unless it is gone, without counting a reference to it.
  @inline(__always)
  func visit(_ body: (Target) -> Void) {
    guard let pointer else { return }
    pointer.visit(body)
  }

  func empty() { pointer = nil }
}
