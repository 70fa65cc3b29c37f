#if HEADLESS
/// The views changed in one animation block, which are animated for a duration.
///
/// The clock's timer keeps it: its completion may retain the views, and ends with the clock.
@MainActor
final class ViewAnimation {
  /// The animation whose block is running, which records changed views.
  static var recording: ViewAnimation?
  static var isEnabled = true

  private var views: [UIView] = []
  private let locksViews: Bool
  private let completion: ((Bool) -> Void)?
  private var timer: HeadlessTimer?
  private var isInterrupted = false

  init(locksViews: Bool, completion: ((Bool) -> Void)?) {
    self.locksViews = locksViews
    self.completion = completion
  }

  /// Adds a changed view.
  func add(_ view: UIView) {
    if !views.contains(where: { $0 === view }) { views.append(view) }
  }

  /// Animates the views that are in an engine's window. The others are at their end values already.
  func run(for duration: TimeInterval) {
    views.removeAll { $0.window?.headlessEngine == nil }
    guard duration > 0, let clock = views.first?.window?.headlessEngine?.clock else {
      completion?(true)
      return
    }
    for view in views {
      view.animations.append(WeakAnimation(animation: self))
      if locksViews { view.animationLocks += 1 }
    }
    timer = clock.schedule(after: duration) { self.end() }
  }

  /// Interrupts the animation of a view that leaves its window, and completes it after the last
  /// one.
  func interrupt(_ view: UIView) {
    detach(view)
    views.removeAll { $0 === view }
    isInterrupted = true
    guard views.isEmpty else { return }
    timer?.cancel()
    completion?(false)
  }

  private func end() {
    for view in views { detach(view) }
    views = []
    completion?(!isInterrupted)
  }

  private func detach(_ view: UIView) {
    view.animations.removeAll { $0.animation === self }
    if locksViews { view.animationLocks -= 1 }
  }
}

/// An animation of a view.
@MainActor
struct WeakAnimation {
  private(set) weak var animation: ViewAnimation?
}
#endif
