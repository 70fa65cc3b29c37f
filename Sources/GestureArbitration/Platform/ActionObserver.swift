import UIKitShim

#if canImport(ObjectiveC)
import ObjectiveC
#endif

/// Runs a closure at every action of a recognizer, as long as the recognizer lives.
@MainActor
package enum ActionObserver {
  /// Observes a recognizer, which the closure must not retain.
  package static func observe(
    _ recognizer: UIGestureRecognizer, _ body: @escaping @MainActor () -> Void
  ) {
    #if os(iOS) || os(visionOS)
    let target = Target(body)
    recognizer.addTarget(target, action: #selector(Target.act))
    // A recognizer does not retain its targets (M08).
    objc_setAssociatedObject(
      recognizer, Unmanaged.passUnretained(target).toOpaque(), target,
      .OBJC_ASSOCIATION_RETAIN_NONATOMIC)
    #else
    recognizer.observeActions { _ in body() }
    #endif
  }

  #if os(iOS) || os(visionOS)
  private final class Target: NSObject {
    private let body: @MainActor () -> Void
    init(_ body: @escaping @MainActor () -> Void) { self.body = body }

    @MainActor @objc func act() { body() }
  }
  #endif
}
