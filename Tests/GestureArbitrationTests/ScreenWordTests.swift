import GestureArbitration
import GestureLab
import HeadlessUIKit
import Testing

/// `PopIntercepting`: asked last, once in a drag, and of the screen on top only.
@MainActor @Suite struct ScreenWordTests {
  @Test(arguments: [CGFloat(6), 195], [true, false])
  func `a screen is asked once in a drag, and anew in the next`(x: CGFloat, agrees: Bool) {
    everywhere { phone in
      let asked = Asked { _ in false }
      phone.stage.push(asked)
      phone.swipeRight(from: x)
      phone.stage.rest()
      asked.answer = { _ in agrees }
      phone.swipeRight(from: x)
      phone.stage.rest()

      let isPop = x == 6 || phone.hasContentPop
      #expect(asked.ways.count == (isPop ? 2 : 0), "\(asked.ways)\n\(phone.story)")
      #expect(phone.depth == (isPop && agrees ? 2 : 3), "\(phone.story)")
    }
  }

  @Test func `whoever is refused by another rule is not asked`() {
    everywhere { phone in
      let asked = Asked { _ in true }
      phone.stage.push(asked)
      let pager = phone.addScrollView(
        content: CGSize(width: 1950, height: 300), offset: CGPoint(x: 390, y: 0), in: asked.view,
        frame: CGRect(x: 0, y: 300, width: 390, height: 300))
      pager.allowsPopGestureAtLeadingEdge = true
      // The policy's order does not matter: the screen comes last wherever the rule stands.
      phone.arbiter.policy.rules.insert(.asksScreen, at: 0)

      phone.swipeRight()
      phone.swipeRight(from: 6)
      phone.drag(from: CGPoint(x: 195, y: 100), by: CGPoint(x: 2, y: 180))
      phone.drag(from: CGPoint(x: 195, y: 100), by: CGPoint(x: -150, y: 2))
      phone.stage.play(TouchScript().down(at: CGPoint(x: 6, y: 100)).hold(for: 0.1).up())
      phone.arbiter.suspend(for: asked, because: "test")
      phone.drag(from: CGPoint(x: 6, y: 100), by: CGPoint(x: 180, y: 2))
      phone.stage.rest()

      #expect(asked.ways.isEmpty, "\(phone.story)")
      #expect(phone.depth == 3, "\(phone.story)")
    }
  }

  @Test func `the screens below are not asked`() {
    everywhere { phone in
      let below = Asked { _ in false }
      phone.stage.push(below)
      phone.stage.push(UIViewController())

      phone.swipeRight(from: 6)
      phone.stage.rest()

      #expect(below.ways.isEmpty, "\(phone.story)")
      #expect(phone.depth == 3, "\(phone.story)")
    }
  }

  @Test(arguments: Deed.allCases, [CGFloat(6), 195])
  func `whatever the screen does when it is asked, the stack stays sane`(deed: Deed, x: CGFloat) {
    everywhere { phone in
      let asked = Asked { _ in true }
      asked.answer = { [weak asked] _ in
        guard let asked else { return false }
        return deed.perform(on: phone, asked)
      }
      phone.stage.push(asked)

      phone.swipeRight(from: x)
      phone.stage.rest()

      #expect(asked.ways.count <= 1, "\(phone.story)")
      if deed == .presents {
        #expect(!phone.hasPopBegun, "\(phone.story)")
        asked.dismiss(animated: false)
      }
      #expect(phone.stage.navigation.transitionCoordinator == nil, "\(phone.story)")
      for recognizer in phone.stage.navigation.view.gestureRecognizers ?? [] {
        #expect(recognizer.state == .possible, "\(phone.story)")
      }
      // And it still works.
      phone.stage.navigation.setViewControllers(
        [UIViewController(), UIViewController()], animated: false)
      phone.swipeRight(from: 6)
      phone.stage.rest()
      #expect(phone.depth == 1, "\(phone.story)")
    }
  }
}

/// What a screen may do when it is asked.
enum Deed: CaseIterable {
  case presents, popsItself, pushes, removesArbiter, suspends, changesPolicy

  @MainActor
  fileprivate func perform(on phone: Phone, _ screen: UIViewController) -> Bool {
    switch self {
    case .presents:
      screen.present(UIViewController(), animated: true)
      return false
    case .popsItself:
      phone.stage.navigation.popViewController(animated: true)
      return false
    case .pushes:
      phone.stage.push(UIViewController())
      return false
    case .removesArbiter:
      phone.arbiter.remove()
      return true
    case .suspends:
      // It ends with the drag: the suspension's owner is nobody else's.
      phone.arbiter.suspend(for: UIViewController(), because: "test")
      return true
    case .changesPolicy:
      screen.popPolicy = .disabled
      return true
    }
  }
}

/// A screen that wants to be asked.
@MainActor
private final class Asked: UIViewController, PopIntercepting {
  private(set) var ways: [WayBack] = []
  var answer: @MainActor (WayBack) -> Bool

  init(_ answer: @escaping @MainActor (WayBack) -> Bool) {
    self.answer = answer
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  func shouldPop(by way: WayBack) -> Bool {
    ways.append(way)
    return answer(way)
  }
}
