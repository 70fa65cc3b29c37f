import Foundation

/// What a closure changed of the places of views, and how to show a share of it.
///
/// The engine has no second set of values for what is on the screen: a property in motion reads what
/// shows.
@MainActor
final class ViewChanges {
  /// Who writes down the changes being made, if anybody does.
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

  /// Takes note of a view whose place is about to change.
  func willChange(_ view: UIView) {
    guard !before.contains(where: { $0.view === view }) else { return }
    before.append((view, State(view)))
  }

  /// Runs a closure and adds what it changes; changes recorded before show their end meanwhile.
  func record(_ body: () -> Void) {
    show(1)
    let outer = ViewChanges.recorder
    ViewChanges.recorder = self
    body()
    ViewChanges.recorder = outer
    after = before.map { State($0.view) }
  }

  /// Shows a share of the changes, from 0, as it was, to 1, as it ends.
  func show(_ share: CGFloat) {
    for ((view, from), to) in zip(before, after) {
      if from.center != to.center { view.center = mix(from.center, to.center, share) }
      if from.bounds != to.bounds {
        view.bounds = CGRect(
          origin: mix(from.bounds.origin, to.bounds.origin, share),
          size: CGSize(
            width: mix(from.bounds.width, to.bounds.width, share),
            height: mix(from.bounds.height, to.bounds.height, share)))
      }
      if from.transform != to.transform {
        view.transform = CGAffineTransform(
          a: mix(from.transform.a, to.transform.a, share),
          b: mix(from.transform.b, to.transform.b, share),
          c: mix(from.transform.c, to.transform.c, share),
          d: mix(from.transform.d, to.transform.d, share),
          tx: mix(from.transform.tx, to.transform.tx, share),
          ty: mix(from.transform.ty, to.transform.ty, share))
      }
      if from.alpha != to.alpha { view.alpha = mix(from.alpha, to.alpha, share) }
    }
  }

  /// The clock of the screen on which the changed views are, if they are on one.
  var clock: VirtualClock? {
    before.lazy.compactMap { $0.view.window?.headlessEngine?.clock }.first
  }

  private func mix(_ from: CGPoint, _ to: CGPoint, _ share: CGFloat) -> CGPoint {
    CGPoint(x: mix(from.x, to.x, share), y: mix(from.y, to.y, share))
  }

  /// Exact at both ends, whatever rounding does between.
  private func mix(_ from: CGFloat, _ to: CGFloat, _ share: CGFloat) -> CGFloat {
    share >= 1 ? to : from + (to - from) * max(0, share)
  }
}
