#if HEADLESS
import GestureArbitration
import GestureLab
import HeadlessUIKit
import Testing

/// `GestureArbiter.suspend(_:for:because:)`.
@MainActor @Suite struct SuspensionTests {
  private let swipe = TouchScript.drag(
    from: CGPoint(x: 6, y: 422), by: CGPoint(x: 180, y: 4))

  @Test func `ending a suspension twice ends no other`() {
    everywhere { phone in
      let first = phone.arbiter.suspend(for: phone, because: "recording")
      let second = phone.arbiter.suspend(for: phone, because: "recording")

      first.end()
      first.end()
      #expect(!first.isActive && second.isActive)
      phone.stage.play(swipe)
      phone.stage.rest()
      #expect(!phone.hasPopBegun, "\(phone.story)")
      #expect(phone.arbiter.activeSuspensions.count == 1)
      second.end()
      phone.stage.play(swipe)
      phone.stage.rest()
      #expect(phone.depth == 1, "\(phone.story)")
    }
  }

  @Test(arguments: [NavigationGestures.edge, .content, .all], [CGFloat(6), 195])
  func `a suspension refuses the gestures that it names`(scope: NavigationGestures, x: CGFloat) {
    everywhere { phone in
      phone.arbiter.suspend(scope, for: phone, because: "recording")

      phone.swipeRight(from: x)
      phone.stage.rest()

      // A touch that the edge pop refuses can still begin the content pop.
      let byEdge = x == 6 && !scope.contains(.edge)
      let byContent = phone.hasContentPop && !scope.contains(.content)
      #expect(phone.depth == (byEdge || byContent ? 1 : 2), "\(phone.story)")
    }
  }

  @Test func `a refusal names the earliest suspension, its owner and reason`() {
    let phone = Phone()
    phone.arbiter.suspend(.edge, for: phone, because: "of the other gesture")
    phone.arbiter.suspend(for: phone, because: "recording")
    phone.arbiter.suspend(.content, for: phone, because: "exporting")

    phone.swipeRight()

    #expect(phone.decisions.map(\.reasonText) == ["Phone suspended it: recording"])
    #expect(
      phone.arbiter.activeSuspensions.map(\.reason) == [
        "of the other gesture", "recording", "exporting",
      ])
  }

  @Test func `a suspension ends with its owner, and need not be retained`() {
    everywhere { phone in
      weak var gone: Owner?
      do {
        let owner = Owner()
        phone.arbiter.suspend(for: owner, because: "recording")
        gone = owner
        phone.stage.play(swipe)
        phone.stage.rest()
        #expect(!phone.hasPopBegun, "\(phone.story)")
        withExtendedLifetime(owner) {}
      }
      #expect(gone == nil)

      phone.stage.play(swipe)
      phone.stage.rest()

      #expect(phone.depth == 1, "\(phone.story)")
      #expect(phone.arbiter.activeSuspensions.isEmpty)
    }
  }

  @Test func `a suspension during a drag refuses it while undecided`() {
    everywhere { phone in
      let slow = TouchScript().down(at: CGPoint(x: 100, y: 422))
        .move(to: CGPoint(x: 108, y: 422), over: 0.5).move(to: CGPoint(x: 250, y: 424), over: 0.3)
        .up()

      phone.play(slow) { step in
        if step == 10 { phone.arbiter.suspend(for: phone, because: "recording") }
      }
      phone.stage.rest()

      #expect(!phone.hasPopBegun && phone.depth == 2, "\(phone.story)")
    }
  }

  @Test func `a suspension does not end a pop that has begun`() {
    everywhere { phone in
      var hasBegun = false
      phone.play(swipe) { step in
        guard step == 9 else { return }
        hasBegun = phone.hasPopBegun
        phone.arbiter.suspend(for: phone, because: "recording")
      }
      phone.stage.rest()

      #expect(hasBegun, "\(phone.story)")
      #expect(phone.depth == 1, "\(phone.story)")
    }
  }

  @Test func `ending a suspension during a drag allows the next drag`() {
    everywhere { phone in
      let pause = phone.arbiter.suspend(for: phone, because: "recording")
      phone.play(swipe) { step in
        if step == 1 { pause.end() }
      }
      phone.stage.rest()
      #expect(!phone.hasPopBegun, "\(phone.story)")

      phone.stage.play(swipe)
      phone.stage.rest()

      #expect(phone.depth == 1, "\(phone.story)")
    }
  }

  @Test func `a deferring pager scrolls while pops are suspended`() {
    everywhere { phone in
      let pager = phone.addScrollView(content: CGSize(width: 1950, height: 844))
      pager.allowsPopGestureAtLeadingEdge = true
      phone.arbiter.suspend(for: phone, because: "recording")

      phone.swipeRight()
      phone.stage.rest()

      // UIKit itself may make it defer.
      if phone.behavior.scrollAtLeadingEdge == .keeps {
        phone.expectKept(by: pager.panGestureRecognizer)
      } else {
        #expect(!phone.hasPopBegun, "\(phone.story)")
      }
    }
  }
}

/// The owner of a suspension.
@MainActor
private final class Owner {}
#endif
