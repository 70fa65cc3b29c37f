#if HEADLESS
import Foundation
import GestureArbitration
import GestureArbitrationUI
import GestureLab
import HeadlessUIKit
import Testing

/// The modifiers that take the place of wrappers around SwiftUI content, on hosted screens.
@MainActor @Suite struct MigrationSwiftUITests {
  private static let old: [SystemVersion] = [.v16, .v18]

  @Test(arguments: [CGFloat(6), 195], [false, true])
  func `one modifier lets a hosted screen pop from anywhere, and follows its state`(
    x: CGFloat, isEnabled: Bool
  ) {
    everywhere(Self.old) { phone in
      let screen = phone.pushHostedScreen()
      screen.navigationItem.hidesBackButton = true
      let probe = screen.add(.fullScreenPop(!isEnabled))
      if !isEnabled { phone.dragSlowly(from: x, to: x + 90) }
      #expect(phone.popsBegun == (isEnabled ? 0 : 1), "\(phone.story)")
      probe.update(.fullScreenPop(isEnabled), nesting: 0)

      if isEnabled {
        phone.expectNoPop(at: 3) {
          phone.drag(from: CGPoint(x: 300, y: 422), by: CGPoint(x: -180, y: 4))
          phone.drag(from: CGPoint(x: 195, y: 300), by: CGPoint(x: 110, y: 300))
        }
        phone.expectSwipePops(from: x, to: 2)
      } else {
        phone.expectSwipeStays(from: x, at: 3)
      }
    }
  }

  @Test(arguments: [false, true])
  func `one modifier turns the pops of a hosted screen off`(isDisabled: Bool) {
    everywhere { phone in
      phone.arbiter.driver = .arbiter
      let screen = phone.pushHostedScreen()
      screen.add(.interactivePopDisabled(isDisabled))

      if isDisabled {
        phone.expectSwipeStays(from: 195, at: 3)
        phone.expectSwipeStays(from: 6, at: 3)
        phone.stage.navigation.popViewController(animated: true)
        phone.stage.rest()
        phone.expectSwipePops(from: 195)
      } else {
        phone.expectSwipePops(from: 195, to: 2)
      }
    }
  }

  @Test(arguments: [false, true])
  func `one modifier asks before a hosted screen pops`(agrees: Bool) {
    everywhere { phone in
      let screen = phone.pushHostedScreen()
      screen.add(.fullScreenPop(true))
      var attempts: [PopTrigger] = []
      screen.add(.attempt(refusing: agrees ? [] : [.contentSwipe]) { attempts.append($0) })

      phone.swipeRight()
      phone.stage.rest()

      #expect(attempts == (agrees ? [] : [.contentSwipe]), "\(phone.story)")
      #expect(phone.depth == (agrees ? 2 : 3), "\(phone.story)")
    }
  }

  @Test func `a hosted screen that pops leaves the delegate of the stack in place`() {
    everywhere(Self.old) { phone in
      let delegate = DelegateLog()
      phone.keep(delegate)
      phone.stage.navigation.delegate = delegate
      let screen = phone.pushHostedScreen()
      screen.navigationItem.hidesBackButton = true
      let count = screen.view.gestureRecognizers?.count
      screen.add(.fullScreenPop(true))

      #expect(screen.view.gestureRecognizers?.count == count)
      phone.expectSwipePops(from: 195, to: 2)

      #expect(phone.stage.navigation.delegate === delegate)
    }
  }
}
#endif
