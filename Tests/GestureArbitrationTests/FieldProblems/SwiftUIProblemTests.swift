#if HEADLESS
import GestureArbitration
import GestureArbitrationUI
import GestureLab
import HeadlessUIKit
import Testing

/// Reported problems with pops of SwiftUI content, through the views of the modifiers.
@MainActor @Suite struct SwiftUIProblemTests {
  @Test(arguments: [true, false])
  func `16: a modifier turns the pop of one screen off, or limits it to the edge`(isOff: Bool) {
    everywhere(isPushed: false) { phone in
      _ = phone.pushHostedScreen()
      let screen = phone.pushHostedScreen()
      screen.add(isOff ? .interactivePopDisabled(true) : .policy(.edgeOnly))

      phone.swipeRight()
      phone.stage.rest()
      #expect(phone.depth == 3, "\(phone.story)")
      phone.swipeRight(from: 6)
      phone.stage.rest()
      #expect(phone.depth == (isOff ? 3 : 2), "\(phone.story)")
      if isOff { phone.stage.navigation.popViewController(animated: false) }
      phone.swipeRight(from: 6)
      phone.stage.rest()
      #expect(phone.depth == 1, "no other screen is concerned: \(phone.story)")
    }
  }

  @Test func `37: a screen with unsaved changes is told once by a modifier, and pops itself`() {
    everywhere(isPushed: false) { phone in
      let screen = phone.pushHostedScreen()
      var told: [PopTrigger] = []
      screen.add(.attempt(refusing: Set(PopTrigger.allCases)) { told.append($0) })
      phone.swipeRight(from: 6)
      phone.stage.rest()
      #expect(told == [.edgeSwipe] && phone.depth == 2, "\(phone.story)")

      // What `dismiss` does, after a confirmation.
      phone.stage.navigation.popViewController(animated: true)
      phone.stage.rest()
      #expect(told == [.edgeSwipe] && phone.depth == 1, "\(phone.story)")
    }
  }

  @Test(arguments: [UIKitRefusal.hiddenBar, .hiddenBackButton, .customLeftItem])
  func `42: hosted content with fullScreenPop is popped by a swipe without UIKit's back button`(
    refusal: UIKitRefusal
  ) {
    everywhere(isPushed: false) { phone in
      let screen = phone.pushHostedScreen()
      screen.add(.fullScreenPop(true))
      refusal.happen(on: phone, to: screen)

      phone.swipeRight(from: 6)
      phone.stage.rest()
      #expect(phone.depth == 1, "\(phone.story)")
      phone.expectRest()
    }
  }

  @Test(arguments: [true, false])
  func `45: VoiceOver's escape gesture tells the screen once, and pops it if it agrees`(
    agrees: Bool
  ) {
    let phone = Phone(isPushed: false)
    let screen = phone.pushHostedScreen()
    var told: [PopTrigger] = []
    let view = screen.add(.attempt(refusing: agrees ? [] : [.escape]) { told.append($0) })

    view.performEscape()
    phone.stage.rest()
    #expect(told == (agrees ? [] : [.escape]))
    #expect(phone.depth == (agrees ? 1 : 2), "\(phone.story)")
  }
}
#endif
