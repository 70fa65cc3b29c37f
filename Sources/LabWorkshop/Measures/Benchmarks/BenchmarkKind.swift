#if HEADLESS
import Foundation
import GestureLab
import HeadlessUIKit

/// The relation of a benchmark's recognizers.
package enum BenchmarkKind: String, CaseIterable, Sendable {
  /// n pans on one view without relations: one begins, the others fail.
  case exclusive
  /// n pans on one view that recognize simultaneously.
  case simultaneous
  /// n pans on one view, each of which requires the previous one to fail.
  case failchain
  /// n − 1 taps on one view that require a pan to fail.
  case tapstar

  /// The touches of one sequence: a drag of 20 moves of 3 pt every 8 ms, or a tap.
  var script: TouchScript {
    let down = TouchScript().down(at: CGPoint(x: 100, y: 400))
    return switch self {
    case .exclusive, .simultaneous, .failchain:
      down.move(to: CGPoint(x: 160, y: 400), over: 20 * 0.008, rate: 125).hold(for: 0.008).up()
    case .tapstar: down.hold(for: 0.05).up()
    }
  }

  /// Makes n recognizers with their relations; the keeper retains their delegate.
  @MainActor
  func recognizers(_ n: Int, keeper: UIView) -> [UIGestureRecognizer] {
    let pan = UIPanGestureRecognizer()
    let others = (1..<max(n, 1)).map { _ in
      self == .tapstar ? UITapGestureRecognizer() : UIPanGestureRecognizer()
    }
    let all = [pan] + others
    switch self {
    case .exclusive: break
    case .simultaneous:
      let delegate = Permission()
      for recognizer in all { recognizer.delegate = delegate }
      keeper.associatedValues[ObjectIdentifier(Permission.self)] = delegate
    case .failchain:
      for (blocker, waiter) in zip(all, others) { waiter.require(toFail: blocker) }
    case .tapstar:
      for tap in others { tap.require(toFail: pan) }
    }
    return all
  }
}

/// A delegate that allows all simultaneous recognition.
@MainActor
private final class Permission: NSObject, UIGestureRecognizerDelegate {
  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRecognizeSimultaneouslyWith other: UIGestureRecognizer
  ) -> Bool { true }
}
#endif
