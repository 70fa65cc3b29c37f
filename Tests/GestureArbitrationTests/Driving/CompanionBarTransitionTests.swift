#if HEADLESS
import Foundation
import GestureArbitration
import GestureLab
import HeadlessUIKit
import Testing

/// Companion bars during pushes and pops.
@MainActor @Suite struct CompanionBarTransitionTests {
  private nonisolated static let versions = [SystemVersion.v16, .v18, .v26]

  @Test(arguments: versions, [(false, false), (false, true), (true, false), (true, true)])
  func `a bar moves with its screen, and a pop uncovers the bar below`(
    version: SystemVersion, pop: (isDriven: Bool, finishes: Bool)
  ) {
    let (isDriven, finishes) = pop
    let phone = Phone(UIKitBehavior(version: version))
    let root = phone.stage.navigation.viewControllers[0]
    let (lower, upper) = (WatchedBar(), WatchedBar())
    root.companionBar = lower
    phone.screen.companionBar = upper
    if isDriven {
      phone.arbiter.driver = .arbiter
      phone.screen.popTransition = .system
    }
    let (lowerHost, upperHost) = (lower.superview, upper.superview)
    let upperMoves = upper.windowMoves

    phone.touch(.began, 5)
    var positions: [CGFloat] = []
    for x in stride(from: 10.0, through: finishes ? 300 : 100, by: 5) {
      phone.touch(.moved, CGFloat(x))
      positions.append(phone.frame(of: upper).minX)
      #expect(phone.frame(of: upper).minX == phone.frame(of: phone.screen.view).minX)
      #expect(phone.frame(of: lower).minX == phone.frame(of: root.view).minX)
      #expect(phone.frame(of: upper).maxY == 844)
    }
    phone.stage.play(TouchScript().hold(for: 0.2))
    #expect(lower.window === phone.stage.window, "\(phone.story)")
    phone.touch(finishes ? .ended : .cancelled, phone.touchX)
    phone.stage.engine.clock.advance(by: 0.1)
    #expect(phone.frame(of: upper).minX == phone.frame(of: phone.screen.view).minX)
    phone.stage.rest()

    #expect((positions.last ?? 0) > 50, "\(phone.story)")
    #expect(
      phone.stage.timeline.winners.contains { $0.isDriverRecognizer } == isDriven, "\(phone.story)")
    #expect(phone.depth == (finishes ? 1 : 2), "\(phone.story)")
    for bar in [lower, upper] { #expect(bar.wasAlwaysVisible) }
    #expect(lower.superview === lowerHost && upper.superview === upperHost)
    if finishes {
      #expect(phone.frame(of: lower) == CGRect(x: 0, y: 794, width: 390, height: 50))
    } else {
      #expect(upper.windowMoves == upperMoves, "\(phone.story)")
      #expect(phone.frame(of: upper) == CGRect(x: 0, y: 794, width: 390, height: 50))
    }
  }

  @Test func `each of several screens shows its own bar or none`() {
    for version in Self.versions {
      let phone = Phone(UIKitBehavior(version: version), isPushed: false)
      let bars: [WatchedBar?] = [WatchedBar(), nil, WatchedBar(), nil]
      for (index, bar) in bars.enumerated() {
        let screen =
          index == 0 ? phone.stage.navigation.viewControllers[0] : UIViewController()
        screen.companionBar = bar
        if index > 0 {
          phone.stage.navigation.pushViewController(screen, animated: true)
          phone.stage.rest()
        }
      }

      for depth in [4, 3, 2, 1] {
        #expect(phone.depth == depth, "\(phone.story)")
        let top = phone.stage.navigation.topViewController
        let shown = bars.compactMap { $0 }.filter { $0.window != nil }
        #expect(
          shown.map(ObjectIdentifier.init)
            == [bars[depth - 1]].compactMap { $0 }.map(
              ObjectIdentifier.init), "\(phone.story)")
        #expect(top?.view.safeAreaInsets.bottom == (bars[depth - 1] == nil ? 0 : 50))
        phone.arbiter.pop()
        phone.stage.rest()
      }
      for bar in bars { #expect(bar?.wasAlwaysVisible ?? true) }
    }
  }
}

/// A bar that records whether it was hidden, and how often it entered or left a window.
private final class WatchedBar: UIView {
  private(set) var wasAlwaysVisible = true
  private(set) var windowMoves = 0

  init() { super.init(frame: CGRect(x: 0, y: 0, width: 0, height: 50)) }

  required init?(coder: NSCoder) { nil }

  override var isHidden: Bool { didSet { if isHidden { wasAlwaysVisible = false } } }
  override var alpha: CGFloat { didSet { if alpha != 1 { wasAlwaysVisible = false } } }

  override func didMoveToWindow() { windowMoves += 1 }
}
#endif
