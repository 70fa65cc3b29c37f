#if HEADLESS
import HeadlessUIKit

/// A window that answers hit tests in its own way.
@MainActor
final class CaseWindowView: UIWindow {
  var kind = CaseWindow.Kind.ordinary
  weak var behind: UIWindow?

  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    let hit = super.hitTest(point, with: event)
    let isNothing = hit === self || hit === rootViewController?.view
    switch kind {
    case .ordinary: return hit
    case .passThrough: return isNothing ? nil : hit
    case .forwarding: return isNothing ? behind?.hitTest(point, with: event) : hit
    case .eventsOnly: return event == nil ? nil : hit
    }
  }
}
#endif
