#if HEADLESS
import GestureArbitration
import GestureLab
import HeadlessUIKit
import Testing

/// Reported problems with replaced delegates, and with screens that veto their pop.
@MainActor @Suite struct OwnershipProblemTests {
  @Test(.ofDebugBuilds) func `35: another library's delegate stays, works, and is reported once`() {
    // If both pops compete at the edge, the content pop may begin, and no delegate of the edge pop
    // is asked.
    everywhere(except: [.contentPopAndEdge]) { phone in
      let other = CountingDelegate()
      let pop = phone.stage.navigation.interactivePopGestureRecognizer
      pop?.delegate = other
      phone.stage.push(UIViewController())

      phone.swipeRight(from: 6)
      phone.stage.rest()
      phone.swipeRight(from: 6)
      phone.stage.rest()

      #expect(phone.depth == 1, "\(phone.story)")
      #expect(pop?.delegate === other)
      #expect(other.questions > 0, "\(phone.story)")
      let facts = phone.issues.map(\.fact).filter { $0.contains("delegate") }
      #expect(facts.count == 1, "\(phone.issues)")
      #expect(facts.first?.contains("CountingDelegate") == true)
    }
  }

  @Test(.ofDebugBuilds)
  func `36: a delegate set to nil everywhere pops no root, and is reported once`() {
    everywhere(isPushed: false) { phone in
      let pop = phone.stage.navigation.interactivePopGestureRecognizer
      pop?.delegate = nil

      for _ in 0..<3 { phone.swipeRight(from: 6) }
      phone.stage.push(phone.screen)
      phone.stage.rest()

      #expect(!phone.hasPopBegun && phone.depth == 2, "\(phone.story)")
      #expect(phone.issues.filter { $0.fact.contains("delegate") }.count == 1, "\(phone.issues)")
      phone.swipeRight(from: 6)
      phone.stage.rest()
      #expect(phone.depth == 1, "\(phone.story)")
    }
  }

  @Test(arguments: [CGFloat(6), 195], [true, false])
  func `37: a screen is told once of a swipe that it refuses`(x: CGFloat, agrees: Bool) {
    everywhere { phone in
      let editor = Editor(agrees: agrees)
      phone.stage.push(editor)

      phone.swipeRight(from: x)
      phone.stage.rest()

      let canPop = x == 6 || phone.hasContentPop
      let isTold = canPop && !agrees
      #expect(editor.attempts.count == (isTold ? 1 : 0), "\(editor.attempts)\n\(phone.story)")
      #expect(phone.depth == (canPop && agrees ? 2 : 3), "\(phone.story)")
      if x == 6, isTold { #expect(editor.attempts == [.edgeSwipe], "\(phone.story)") }
    }
  }

  @Test func `38: a screen that disables its pop affects no other screen`() {
    everywhere { phone in
      let locked = UIViewController()
      locked.popPolicy = .disabled
      phone.stage.push(locked)

      phone.swipeRight(from: 6)
      phone.swipeRight()
      phone.stage.rest()
      #expect(phone.depth == 3, "\(phone.story)")
      phone.stage.push(UIViewController())
      phone.swipeRight(from: 6)
      phone.stage.rest()
      #expect(phone.depth == 3, "the screen above does not pop\n\(phone.story)")
      phone.swipeRight(from: 6)
      phone.stage.rest()
      #expect(phone.depth == 3, "the screen pops at the second visit\n\(phone.story)")
      phone.stage.navigation.popViewController(animated: false)
      phone.swipeRight(from: 6)
      phone.stage.rest()
      #expect(phone.depth == 1, "the screen below does not pop\n\(phone.story)")
    }
  }

  @Test func `39: onDecision receives every drag that concerns a pop, with a reason`() {
    everywhere { phone in
      phone.drag(from: CGPoint(x: 195, y: 422), by: CGPoint(x: 2, y: 150))
      phone.drag(from: CGPoint(x: 300, y: 422), by: CGPoint(x: -150, y: 2))
      phone.swipeRight(from: 6)
      phone.stage.rest()

      let content = phone.decisions.filter { $0.attempt.gesture == .contentPop }
      #expect(content.count >= (phone.hasContentPop ? 2 : 0), "\(phone.story)")
      let edge = phone.decisions.filter { $0.attempt.gesture == .edgePop }
      #expect(edge.map(\.description) == ["edge pop allowed at (6, 422): no rule objected"])
      #expect(phone.decisions.allSatisfy { $0.allows || $0.reasonText != nil }, "\(phone.story)")
    }
  }
}

/// Another library's delegate.
@MainActor
private final class CountingDelegate: NSObject, UIGestureRecognizerDelegate {
  private(set) var questions = 0

  func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    questions += 1
    return true
  }
}

/// A screen that can veto its pop.
@MainActor
private final class Editor: UIViewController, PopIntercepting {
  private(set) var attempts: [PopTrigger] = []
  private let agrees: Bool

  init(agrees: Bool) {
    self.agrees = agrees
    super.init(nibName: nil, bundle: nil)
    popInterceptor = self
  }

  required init?(coder: NSCoder) { nil }

  func allowsPop(by trigger: PopTrigger) -> Bool { agrees }

  func didAttemptPop(by trigger: PopTrigger) { attempts.append(trigger) }
}
#endif
