import Foundation

/// Calls a closure on the main actor soon after its owner is deallocated.
final class DeallocationObserver: Sendable {
  private let body: @MainActor @Sendable () -> Void

  init(_ body: @escaping @MainActor @Sendable () -> Void) {
    self.body = body
    #if HEADLESS
    _ = Self.mainQueue
    #endif
  }

  deinit {
    #if HEADLESS
    // Within the turn: virtual time does not wait for a task.
    if Thread.isMainThread || DispatchQueue.getSpecific(key: Self.mainQueue) == true {
      return MainActor.assumeIsolated(body)
    }
    #endif
    Task { @MainActor [body] in body() }
  }

  #if HEADLESS
  /// Marks the main queue, which need not run on the main thread (Linux).
  private static let mainQueue = {
    let key = DispatchSpecificKey<Bool>()
    DispatchQueue.main.setSpecific(key: key, value: true)
    return key
  }()
  #endif
}
