#if HEADLESS
import GestureLab

extension CaseLaw {
  /// A screen is notified, once, of a drag that it alone refuses and that would have popped it, and
  /// of another one no screen is (promise 7).
  ///
  /// It says nothing where a gesture of the app's lies around a stack: that may begin in the event
  /// in which the pop would have.
  package static let notifiedOnce = CaseLaw(
    law: .notification,
    twin: {
      $0.tamperings > 0 || $0.hasReactions || $0.hasColumns || $0.hasSurroundings ? nil : $0.plain
    },
    violation: { life, log, plain in
      for (span, other) in life.alike(log, plain()) {
        guard let other, span.landings.count == 1, let path = span.landings.first,
          path.stacks.count < 3
        else { continue }
        let count = span.notifications
        if count > 1 { return "\(life.text(span)) notifies \(count) times" }
        let settings = LifeSettings(life, before: span.steps[0])
        let popped = path.stacks.filter {
          other.before.screens(of: $0) != other.after.screens(of: $0)
        }
        if count == 0, let stack = popped.first, popped.count == 1, life.isDrag(span),
          settings.isRefusedByScreen(stack, on: path)
        {
          return "\(life.text(span)) would have popped \(stack), and notifies no screen"
        }
        // Under other answers content may take the drag that a refused pop gives up.
        if count == 1, popped.isEmpty, life.isDrag(span), !settings.mayPopMore, life.screensAreEmpty
        {
          return "\(life.text(span)) would have popped nothing, and notifies a screen"
        }
      }
      return nil
    })
}

extension LabCase {
  fileprivate func isDrag(_ span: CaseLog.Span) -> Bool {
    steps(span).allSatisfy {
      switch $0.action {
      case .drag: true
      // Content without a role may follow the swipe itself, and then it is no attempt.
      case .swipeOnTrackpad: screensAreEmpty
      default: false
      }
    }
  }
}

extension LifeSettings {
  /// Whether nothing refuses a pop of a stack but interceptors, and no role on the path does.
  fileprivate func isRefusedByScreen(_ stack: String, on path: Log.Path) -> Bool {
    let screens = path.screens(in: stack).map { self[.screen($0)] }
    let policy =
      screens.compactMap(\.policy).first ?? self[.stack(stack)].policy ?? self[.app].policy
    return !path.stacks.contains(where: removed.contains)
      && policy ?? .standard == .standard && screens.contains { $0.agrees == false }
      && screens.allSatisfy { $0.role == nil }
  }

  /// Whether a drag may pop that pops nothing under plain UIKit: by a driver, or where a role makes
  /// content give way.
  fileprivate var mayPopMore: Bool {
    values.values.contains { $0.isDriven == true || $0.hasTransition || $0.role != nil }
  }
}
#endif
