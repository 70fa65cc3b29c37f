#if HEADLESS
import Foundation
import GestureArbitration
import GestureDiagnostics
import GestureLab
import HeadlessUIKit
import Testing

/// Own back buttons and hidden bars: swipes lead to the root, one after the other, and never past it.
@MainActor @Suite struct PublicReportBackButtonTests {
  private func screenWithOwnBackButton() -> UIViewController {
    let screen = UIViewController()
    screen.navigationItem.hidesBackButton = true
    screen.navigationItem.leftBarButtonItem = UIBarButtonItem(
      title: "‹", primaryAction: UIAction { _ in })
    return screen
  }

  @Test(arguments: ReportSetting.withDriver, [0.05, 0.6])
  func `four swipes lead from the fourth screen to the root, and a push after them works`(
    setting: ReportSetting, pause: TimeInterval
  ) {
    for isEdgeOnly in [true, false] {
      for leading in [CGFloat(2), 20, 195] {
        let phone = setting.phone(isPushed: false)
        for _ in 0..<3 { phone.stage.push(screenWithOwnBackButton()) }
        if isEdgeOnly { phone.arbiter.policy = .edgeOnly }
        phone.stage.rest()
        for _ in 0..<4 {
          phone.stage.play(setting.script(.flick, from: leading))
          phone.stage.engine.clock.advance(by: pause)
        }
        phone.stage.rest()
        let depth = phone.depth
        let isInReach = !isEdgeOnly || leading <= 20
        if pause > 0.5 {
          #expect(depth == (isInReach ? 1 : 4), "from \(leading) \(phone.story)")
        } else {
          // A swipe while the screen before it still slides out may be refused.
          #expect(isInReach ? depth <= 2 : depth == 4, "from \(leading) \(phone.story)")
        }
        phone.stage.push(screenWithOwnBackButton())
        phone.stage.rest()
        #expect(phone.depth == depth + 1, "from \(leading) \(phone.story)")
        phone.expectRest()
      }
    }
  }

  enum Hiding: CaseIterable, Sendable {
    case byController, barView, transparentBar, ownButton

    @MainActor
    func hide(on phone: Phone) {
      switch self {
      case .byController: phone.stage.navigation.isNavigationBarHidden = true
      case .barView: phone.stage.navigation.navigationBar.isHidden = true
      case .transparentBar: phone.stage.navigation.navigationBar.alpha = 0
      case .ownButton: phone.screen.navigationItem.hidesBackButton = true
      }
    }

    /// Whether UIKit's own pop is gone with it.
    var refusesPop: Bool { self == .byController || self == .ownButton }
  }

  @Test(arguments: ReportSetting.all, Hiding.allCases)
  func
    `a bar that is hidden in any way keeps the pop with a driver, without one a decision says why`(
      setting: ReportSetting, hiding: Hiding
    )
  {
    for leading in [CGFloat(2), 195] where leading < 20 || setting.popsFromContent {
      let phone = setting.phone()
      hiding.hide(on: phone)
      phone.stage.rest()
      phone.stage.play(setting.script(from: leading))
      phone.stage.rest()
      let pops = setting.isDriven || !hiding.refusesPop
      #expect(phone.depth == (pops ? 1 : 2), "from \(leading) \(phone.story)")
      if !pops {
        // Whether UIKit's content pop begins under a hidden bar is not known (C200): no decision
        // says that it does not.
        let texts = phone.decisions.map(\.description) + phone.arbiter.diagnose()
        #expect(
          texts.contains {
            $0.contains("popsWithoutBackButton") || $0.contains("without its back button")
          }, "\(texts) \(phone.story)")
      }
    }
  }
}
#endif
