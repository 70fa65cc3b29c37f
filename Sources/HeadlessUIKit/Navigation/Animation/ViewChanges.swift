#if HEADLESS
/// The view properties that animation closures change, and their interpolation.
///
/// The engine has no presentation layer: an animated property reads its interpolated value.
@MainActor
final class ViewChanges {
  /// The instance that records the changes being made; nil outside animation closures.
  private(set) static var recorder: ViewChanges?

  private var before: [(view: UIView, state: State)] = []
  private var after: [State] = []

  private struct State {
    let center: CGPoint
    let bounds: CGRect
    let transform: CGAffineTransform
    let alpha: CGFloat

    @MainActor init(_ view: UIView) {
      center = view.center
      bounds = view.bounds
      transform = view.transform
      alpha = view.alpha
    }
  }

  /// Records the state of a view before its first change.
  func willChange(_ view: UIView) {
    guard !before.contains(where: { $0.view === view }) else { return }
    before.append((view, State(view)))
  }

  /// Runs a closure and adds its changes; earlier changes are at their end values meanwhile.
  func record(_ body: () -> Void) {
    apply(1)
    let outerRecorder = ViewChanges.recorder
    ViewChanges.recorder = self
    body()
    ViewChanges.recorder = outerRecorder
    after = before.map { State($0.view) }
  }

  /// Sets the views to a fraction of the changes, from 0 (start values) to 1 (end values).
  func apply(_ fraction: CGFloat) {
    for ((view, from), to) in zip(before, after) {
      if from.center != to.center { view.center = interpolate(from.center, to.center, fraction) }
      if from.bounds != to.bounds {
        view.bounds = CGRect(
          origin: interpolate(from.bounds.origin, to.bounds.origin, fraction),
          size: CGSize(
            width: interpolate(from.bounds.width, to.bounds.width, fraction),
            height: interpolate(from.bounds.height, to.bounds.height, fraction)))
      }
      if from.transform != to.transform {
        view.transform = CGAffineTransform(
          a: interpolate(from.transform.a, to.transform.a, fraction),
          b: interpolate(from.transform.b, to.transform.b, fraction),
          c: interpolate(from.transform.c, to.transform.c, fraction),
          d: interpolate(from.transform.d, to.transform.d, fraction),
          tx: interpolate(from.transform.tx, to.transform.tx, fraction),
          ty: interpolate(from.transform.ty, to.transform.ty, fraction))
      }
      if from.alpha != to.alpha { view.alpha = interpolate(from.alpha, to.alpha, fraction) }
    }
  }

  /// The clock of the engine that the changed views belong to, if any.
  var clock: VirtualClock? {
    before.lazy.compactMap { $0.view.window?.headlessEngine?.clock }.first
  }

  private func interpolate(_ from: CGPoint, _ to: CGPoint, _ fraction: CGFloat) -> CGPoint {
    CGPoint(x: interpolate(from.x, to.x, fraction), y: interpolate(from.y, to.y, fraction))
  }

  /// Exact at both ends, despite rounding.
  private func interpolate(_ from: CGFloat, _ to: CGFloat, _ fraction: CGFloat) -> CGFloat {
    fraction >= 1 ? to : from + (to - from) * max(0, fraction)
  }
}
#endif
