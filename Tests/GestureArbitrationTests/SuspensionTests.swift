import GestureArbitration
import GestureLab
import HeadlessUIKit
import Testing

/// `GestureArbiter.suspend(_:for:because:)`.
@MainActor @Suite struct SuspensionTests {
  private let swipe = TouchScript.drag(
    from: CGPoint(x: 6, y: 422), by: CGPoint(x: 180, y: 4))

  @Test func `suspensions count, and ending one twice ends no other`() {
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

  @Test(arguments: PopScope.allCases, [CGFloat(6), 195])
  func `a suspension concerns the pops of its scope`(scope: PopScope, x: CGFloat) {
    everywhere { phone in
      phone.arbiter.suspend(scope, for: phone, because: "recording")

      phone.swipeRight(from: x)
      phone.stage.rest()

      // A touch that the edge pop may not have is the content pop's, if that may.
      let byEdge = x == 6 && !scope.includes(.edge)
      let byContent = phone.hasContentPop && !scope.includes(.content)
      #expect(phone.depth == (byEdge || byContent ? 1 : 2), "\(phone.story)")
    }
  }

  @Test func `the earliest is named, with its owner and reason`() {
    let phone = Phone()
    phone.arbiter.suspend(.edge, for: phone, because: "first, but of the other pop")
    phone.arbiter.suspend(for: phone, because: "recording")
    phone.arbiter.suspend(.content, for: phone, because: "exporting")

    phone.swipeRight()

    #expect(phone.decisions.map(\.why) == ["Phone has suspended it: recording"])
    #expect(
      phone.arbiter.activeSuspensions.map(\.reason) == [
        "first, but of the other pop", "recording", "exporting",
      ])
  }

  @Test func `it ends with its owner, which it does not retain, and need not be kept itself`() {
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

  @Test func `in mid-gesture it concerns a drag that is not decided yet`() {
    everywhere { phone in
      let slow = TouchScript().down(at: CGPoint(x: 6, y: 422))
        .move(to: CGPoint(x: 14, y: 422), over: 0.5).move(to: CGPoint(x: 250, y: 424), over: 0.3)
        .up()

      phone.play(slow) { step in
        if step == 10 { phone.arbiter.suspend(for: phone, because: "recording") }
      }
      phone.stage.rest()

      #expect(!phone.hasPopBegun && phone.depth == 2, "\(phone.story)")
    }
  }

  @Test func `a pop that has begun goes on`() {
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

  @Test func `ended in mid-gesture it frees the next drag, not one that was refused as it landed`()
  {
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

  @Test func `a yielding pager keeps its drags while pops are suspended`() {
    everywhere { phone in
      let pager = phone.addScrollView(content: CGSize(width: 1950, height: 844))
      pager.allowsPopGestureAtLeadingEdge = true
      phone.arbiter.suspend(for: phone, because: "recording")

      phone.swipeRight()
      phone.stage.rest()

      // Unless UIKit has it yield to the pop by itself, that drag is its own.
      if phone.behavior.scrollAtLeadingEdge == .keeps {
        phone.expectKept(by: pager.panGestureRecognizer)
      } else {
        #expect(!phone.hasPopBegun, "\(phone.story)")
      }
    }
  }
}

/// Somebody who suspends pops.
@MainActor
private final class Owner {}
