import GestureArbitration
import GestureLab
import HeadlessUIKit
import Testing

/// Problems of the field with who owns the pop recognizers, and who has a word in a pop.
@MainActor @Suite struct OwnershipProblemTests {
  @Test func `35: another library's delegate stays, works, and is named once`() {
    // If both pops race at the edge, the content pop may win and nobody asks the edge pop's delegate.
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
      #expect(other.asked > 0, "\(phone.story)")
      let facts = phone.issues.map(\.fact).filter { $0.contains("delegate") }
      #expect(facts.count == 1, "\(phone.issues)")
      #expect(facts.first?.contains("CountingDelegate") == true)
    }
  }

  @Test func `36: a delegate set to nil everywhere pops no root, and is reported once`() {
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
  func `37: a swipe is intercepted like the back button, once`(x: CGFloat, agrees: Bool) {
    everywhere { phone in
      let editor = Editor(agrees: agrees)
      phone.stage.push(editor)

      phone.swipeRight(from: x)
      phone.stage.rest()

      let canPop = x == 6 || phone.hasContentPop
      #expect(editor.asked.count == (canPop ? 1 : 0), "\(editor.asked)\n\(phone.story)")
      #expect(phone.depth == (canPop && agrees ? 2 : 3), "\(phone.story)")
      if x == 6 { #expect(editor.asked == [.edgeSwipe], "\(phone.story)") }
    }
  }

  @Test func `38: a page that disables its pop has no effect on others, and always on itself`() {
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
      #expect(phone.depth == 3, "the page above pops\n\(phone.story)")
      phone.swipeRight(from: 6)
      phone.stage.rest()
      #expect(phone.depth == 3, "back on it, it is locked as before\n\(phone.story)")
      phone.stage.navigation.popViewController(animated: false)
      phone.swipeRight(from: 6)
      phone.stage.rest()
      #expect(phone.depth == 1, "the page below pops\n\(phone.story)")
    }
  }

  @Test func `39: the gesture is observed: every drag that concerns a pop is told, with a reason`()
  {
    everywhere { phone in
      phone.drag(from: CGPoint(x: 195, y: 422), by: CGPoint(x: 2, y: 150))
      phone.drag(from: CGPoint(x: 300, y: 422), by: CGPoint(x: -150, y: 2))
      phone.swipeRight(from: 6)
      phone.stage.rest()

      let content = phone.decisions.filter { $0.attempt.source == .content && !$0.allows }
      #expect(content.count >= (phone.hasContentPop ? 2 : 0), "\(phone.story)")
      let edge = phone.decisions.filter { $0.attempt.source == .edge }
      #expect(edge.map(\.description) == ["edge pop allowed at (6, 422): noObjection"])
      #expect(phone.decisions.allSatisfy { $0.allows || $0.why != nil }, "\(phone.story)")
    }
  }
}

/// Another library's delegate.
@MainActor
private final class CountingDelegate: NSObject, UIGestureRecognizerDelegate {
  private(set) var asked = 0

  func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    asked += 1
    return true
  }
}

/// A screen that wants to be asked.
@MainActor
private final class Editor: UIViewController, PopIntercepting {
  private(set) var asked: [WayBack] = []
  private let agrees: Bool

  init(agrees: Bool) {
    self.agrees = agrees
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  func shouldPop(by way: WayBack) -> Bool {
    asked.append(way)
    return agrees
  }
}
