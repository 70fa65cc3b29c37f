#if HEADLESS
import Foundation
import HeadlessUIKit
import Testing

/// The notifications of windows that become visible or hidden.
@MainActor struct WindowVisibilityTests {
  private let engine = HeadlessEngine()

  @Test func `a window becomes visible once, when an engine shows it`() {
    let window = UIWindow(frame: .zero)
    let log = NotificationLog(window)

    engine.attach(window)
    engine.attach(window)
    window.makeKeyAndVisible()
    window.isHidden = false

    #expect(log.names == ["visible"])
  }

  @Test func `hiding and showing a window posts a notification for each change`() {
    let window = UIWindow(frame: .zero)
    engine.attach(window)
    let log = NotificationLog(window)

    window.isHidden = true
    window.isHidden = true
    window.makeKeyAndVisible()

    #expect(log.names == ["hidden", "visible"])
  }

  @Test func `a window that no engine shows becomes visible when one does`() {
    let window = UIWindow(frame: .zero)
    let log = NotificationLog(window)

    window.makeKeyAndVisible()
    #expect(log.names.isEmpty)
    engine.attach(window)

    #expect(log.names == ["visible"])
  }

  @Test func `a window that moves to another engine remains visible`() {
    let window = UIWindow(frame: .zero)
    engine.attach(window)
    let log = NotificationLog(window)

    HeadlessEngine().attach(window)

    #expect(log.names.isEmpty)
  }

  @Test func `a window that becomes visible is among the engine's windows`() {
    let window = UIWindow(frame: .zero)
    let log = NotificationLog(window)

    engine.attach(window)

    #expect(log.wereListed == [true])
  }
}

/// Records the notifications of one window, in order.
@MainActor
private final class NotificationLog {
  private(set) var names: [String] = []
  /// Whether the window was among all engines' windows at each notification.
  private(set) var wereListed: [Bool] = []
  nonisolated(unsafe) private var tokens: [any NSObjectProtocol] = []

  init(_ window: UIWindow) {
    let kinds = [
      (UIWindow.didBecomeVisibleNotification, "visible"),
      (UIWindow.didBecomeHiddenNotification, "hidden"),
    ]
    tokens = kinds.map { name, text in
      NotificationCenter.default.addObserver(forName: name, object: window, queue: nil) {
        [weak self, weak window] _ in
        MainActor.assumeIsolated {
          self?.names.append(text)
          self?.wereListed.append(HeadlessEngine.windows.contains { $0 === window })
        }
      }
    }
  }

  deinit {
    for token in tokens { NotificationCenter.default.removeObserver(token) }
  }
}
#endif
