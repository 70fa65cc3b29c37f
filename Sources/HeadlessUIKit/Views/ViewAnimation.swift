import Foundation

/// The views that changed while an animation was described, and how long they are animated.
@MainActor
final class ViewAnimation {
  /// The animation that is being described.
  static var recorded: ViewAnimation?
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

  /// Notes that a view has changed.
  func add(_ view: UIView) {
    if !views.contains(where: { $0 === view }) { views.append(view) }
  }

  /// Animates the views that an engine shows; the others are at their end.
  func run(for duration: TimeInterval) {
    views.removeAll { $0.window?.headlessEngine == nil }
    guard duration > 0, let clock = views.first?.window?.headlessEngine?.clock else {
      completion?(true)
      return
    }
    for view in views {
      view.animations.append(self)
      if locksViews { view.animationLocks += 1 }
    }
    timer = clock.schedule(after: duration) { self.end() }
  }

  /// Lets go of a view that leaves its window; the last one ends the animation.
  func interrupt(_ view: UIView) {
    free(view)
    views.removeAll { $0 === view }
    isInterrupted = true
    guard views.isEmpty else { return }
    timer?.cancel()
    completion?(false)
  }

  private func end() {
    for view in views { free(view) }
    views = []
    completion?(!isInterrupted)
  }

  private func free(_ view: UIView) {
    view.animations.removeAll { $0 === self }
    if locksViews { view.animationLocks -= 1 }
  }
}
