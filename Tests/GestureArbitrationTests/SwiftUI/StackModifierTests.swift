#if HEADLESS
import GestureArbitration
import GestureArbitrationUI
import GestureDiagnostics
import GestureLab
import HeadlessUIKit
import Testing

/// Modifiers around a stack, which hold for every screen of it.
@MainActor @Suite struct StackModifierTests {
  /// A host of SwiftUI content with a stack of two screens in it, of which none has a modifier.
  @MainActor
  private struct Content {
    let host = HostedScreen()
    let stack = UINavigationController(rootViewController: HostedScreen())

    var depth: Int { stack.viewControllers.count }

    /// Puts the stack in the host, where SwiftUI puts it.
    func addStack(in frame: CGRect = StageMetrics.screen) {
      host.addChild(stack)
      stack.view.semanticContentAttribute = .forceLeftToRight
      stack.view.frame = frame
      host.view.addSubview(stack.view)
      stack.didMove(toParent: host)
      push()
    }

    func push() { stack.pushViewController(HostedScreen(), animated: false) }
  }

  private func show(_ content: Content, on phone: Phone) {
    phone.stage.window.rootViewController = content.host
    phone.stage.rest()
  }

  private func swipe(_ phone: Phone, from x: CGFloat, y: CGFloat = 500) {
    phone.drag(from: CGPoint(x: x, y: y), by: CGPoint(x: 180, y: 4))
    phone.stage.rest()
  }

  @Test func `a policy holds for screens that are pushed after it and have none`() {
    everywhere(isPushed: false) { phone in
      let content = Content()
      show(content, on: phone)
      content.host.add(.policy(.edgeOnly))
      content.addStack()
      content.push()
      phone.stage.rest()

      swipe(phone, from: 195)
      #expect(content.depth == 3, "\(phone.story)")
      swipe(phone, from: 6)
      #expect(content.depth == 2, "\(phone.story)")
      let screen = content.stack.topViewController as? HostedScreen
      screen?.add(.policy(.disabled))
      swipe(phone, from: 6)
      #expect(content.depth == 2, "the screen's own counts first: \(phone.story)")
    }
  }

  @Test(arguments: [UIModalPresentationStyle.pageSheet, .fullScreen])
  func `around a stack in a sheet it holds for that stack alone`(style: UIModalPresentationStyle) {
    everywhere { phone in
      let content = Content()
      content.addStack()
      content.host.modalPresentationStyle = style
      phone.stage.navigation.present(content.host, animated: false)
      phone.stage.rest()
      let modifier = content.host.add(.interactivePopDisabled(true))

      swipe(phone, from: 6)
      #expect(content.depth == 2, "\(phone.story)")
      modifier.superview?.removeFromSuperview()
      swipe(phone, from: 6)
      #expect(content.depth == 1, "\(phone.story)")
      content.host.add(.interactivePopDisabled(true))
      content.host.dismiss(animated: false)
      phone.stage.rest()
      swipe(phone, from: 6)
      #expect(phone.depth == 1, "\(phone.story)")
    }
  }

  @Test func `an attempt is refused by every trigger, on every screen`() {
    everywhere(isPushed: false) { phone in
      var attempts: [PopTrigger] = []
      let content = Content()
      show(content, on: phone)
      let view = content.host.add(
        .attempt(refusing: Set(PopTrigger.allCases)) { attempts.append($0) })
      content.addStack()
      phone.stage.rest()

      swipe(phone, from: 6)
      view.performEscape()
      phone.stage.rest()
      content.stack.gestureArbiter.pop()
      phone.stage.rest()
      #expect(attempts == [.edgeSwipe, .escape, .code], "\(phone.story)")
      #expect(content.stack.topViewController?.navigationItem.backAction != nil)
      content.push()
      phone.stage.rest()
      #expect(content.stack.topViewController?.navigationItem.backAction != nil)

      view.update(.attempt(refusing: []) { attempts.append($0) }, nesting: 0)
      phone.stage.rest()
      #expect(content.stack.topViewController?.navigationItem.backAction == nil)
      view.performEscape()
      phone.stage.rest()
      swipe(phone, from: 6)
      #expect(content.depth == 1, "\(phone.story)")
      #expect(attempts.count == 3)
    }
  }

  @Test func `fullScreenPop pops every screen from its middle, and one line takes a screen out`() {
    // UIKit's own pop may begin under a hidden bar.
    everywhere(isPushed: false, except: [.hiddenBar]) { phone in
      let content = Content()
      show(content, on: phone)
      content.host.add(.fullScreenPop(true))
      content.addStack()
      content.push()
      content.stack.isNavigationBarHidden = true
      phone.stage.rest()

      swipe(phone, from: 195)
      #expect(content.depth == 2, "\(phone.story)")
      let screen = content.stack.topViewController as? HostedScreen
      screen?.add(.fullScreenPop(false))
      swipe(phone, from: 195)
      #expect(content.depth == 2, "\(phone.story)")
    }
  }

  @Test func `every decision in the stack is reported, and none after the modifier has gone`() {
    let phone = Phone(isPushed: false)
    let content = Content()
    var decisions = 0
    show(content, on: phone)
    let view = content.host.add(.decision { _ in decisions += 1 })
    content.addStack()
    content.push()
    phone.stage.rest()
    swipe(phone, from: 6)
    #expect(decisions > 0)
    let before = decisions
    view.superview?.removeFromSuperview()
    swipe(phone, from: 6)
    #expect(decisions == before)
  }

  /// Of two stacks in one host each has what is around it.
  @Test func `a modifier of a part of the content concerns no stack beside it`() {
    everywhere(isPushed: false) { phone in
      let content = Content()
      show(content, on: phone)
      content.addStack(in: CGRect(x: 0, y: 400, width: 390, height: 444))
      phone.stage.rest()
      let part = ModifierView(.interactivePopDisabled(true), nesting: 0)
      content.host.addBackground(part, frame: CGRect(x: 0, y: 0, width: 390, height: 400))

      swipe(phone, from: 6, y: 700)
      #expect(content.depth == 1, "\(phone.story)")
      content.push()
      phone.stage.rest()
      let around = ModifierView(.interactivePopDisabled(true), nesting: 0)
      // The stack extends under the home indicator, the layout of SwiftUI does not.
      content.host.addBackground(around, frame: CGRect(x: 0, y: 400, width: 390, height: 410))
      swipe(phone, from: 6, y: 700)
      #expect(content.depth == 2, "\(phone.story)")
    }
  }

  /// As tabs are made with a `ZStack`, whose hidden one stays in the window.
  @Test func `of stacks that lie over each other it concerns the one directly above it`() {
    everywhere(isPushed: false) { phone in
      let (below, above) = (Content(), Content())
      show(below, on: phone)
      below.addStack()
      below.host.add(.interactivePopDisabled(true))
      below.host.addChild(above.stack)
      above.stack.view.semanticContentAttribute = .forceLeftToRight
      above.stack.view.frame = StageMetrics.screen
      below.host.view.addSubview(above.stack.view)
      above.stack.didMove(toParent: below.host)
      above.push()
      phone.stage.rest()

      swipe(phone, from: 6)
      #expect(above.depth == 1, "\(phone.story)")
      above.stack.view.isHidden = true
      swipe(phone, from: 6)
      #expect(below.depth == 2, "\(phone.story)")
    }
  }

  @Test func `removing the arbiter of a stack around it leaves the stack in it as it was`() {
    everywhere(isPushed: false) { phone in
      let content = Content()
      phone.stage.push(content.host)
      content.addStack()
      content.host.add(.interactivePopDisabled(true))
      phone.stage.rest()
      phone.arbiter.remove()
      phone.stage.rest()

      swipe(phone, from: 6)
      #expect(content.depth == 2, "\(phone.story)")
    }
  }

  @Test func `a stack that is presented over the content is left as it is`() {
    let phone = Phone(isPushed: false)
    let (content, sheet) = (Content(), UINavigationController(rootViewController: HostedScreen()))
    show(content, on: phone)
    content.host.add(.attempt(refusing: Set(PopTrigger.allCases)) { _ in })
    content.addStack()
    content.host.present(sheet, animated: false)
    sheet.pushViewController(HostedScreen(), animated: false)
    phone.stage.rest()

    #expect(content.stack.view.accessibilityPerformEscapeBlock != nil)
    #expect(sheet.view.accessibilityPerformEscapeBlock == nil)
    #expect(sheet.topViewController?.navigationItem.backAction == nil)
  }

  @Test func `the escape gesture pops no stack where the modifier is around two`() {
    let phone = Phone(isPushed: false)
    let (first, second) = (Content(), Content())
    show(first, on: phone)
    let view = first.host.add(.attempt(refusing: []) { _ in })
    first.addStack(in: CGRect(x: 0, y: 0, width: 390, height: 400))
    first.host.addChild(second.stack)
    second.stack.view.frame = CGRect(x: 0, y: 400, width: 390, height: 444)
    first.host.view.addSubview(second.stack.view)
    second.stack.didMove(toParent: first.host)
    second.push()
    phone.stage.rest()
    view.performEscape()
    phone.stage.rest()
    #expect(first.depth == 2 && second.depth == 2)
    second.stack.popViewController(animated: false)
    view.performEscape()
    phone.stage.rest()
    #expect(first.depth == 1)
  }

  @Test func `in a screen of another stack it concerns that screen, too`() {
    everywhere(isPushed: false) { phone in
      let content = Content()
      phone.stage.push(content.host)
      content.addStack()
      let modifier = content.host.add(.interactivePopDisabled(true))

      swipe(phone, from: 6)
      #expect(content.depth == 2 && phone.depth == 2, "\(phone.story)")
      content.stack.popViewController(animated: false)
      swipe(phone, from: 6)
      #expect(phone.depth == 2, "\(phone.story)")
      modifier.update(.interactivePopDisabled(false), nesting: 0)
      swipe(phone, from: 6)
      #expect(phone.depth == 1, "\(phone.story)")
    }
  }

  @Test func `around tabs it holds for the stack of every tab`() {
    everywhere(isPushed: false) { phone in
      let (first, second) = (Content(), Content())
      let (host, tabs) = (HostedScreen(), UITabBarController())
      tabs.viewControllers = [first.host, second.host]
      host.addChild(tabs)
      tabs.view.frame = StageMetrics.screen
      host.view.addSubview(tabs.view)
      tabs.didMove(toParent: host)
      phone.stage.window.rootViewController = host
      host.add(.policy(.disabled))
      for (index, content) in [first, second].enumerated() {
        tabs.selectedIndex = index
        phone.stage.rest()
        content.addStack()
        swipe(phone, from: 6)
        #expect(content.depth == 2, "\(phone.story)")
      }
    }
  }

  @Test func `a removed arbiter leaves the stack to UIKit`() {
    everywhere(isPushed: false) { phone in
      let content = Content()
      show(content, on: phone)
      content.host.add(.interactivePopDisabled(true))
      content.addStack()
      phone.stage.rest()
      content.stack.gestureArbiter.remove()
      swipe(phone, from: 6)
      #expect(content.depth == 1, "\(phone.story)")
    }
  }

  @Test func `a snapshot has what is said around the stack`() throws {
    let phone = Phone(isPushed: false)
    let content = Content()
    show(content, on: phone)
    content.host.add(.fullScreenPop(true))
    content.addStack()
    phone.stage.rest()
    let snapshot = content.stack.gestureArbiter.snapshot()
    #expect(snapshot.controllers.contains { $0.hasFullScreenPop == true })
  }
}
#endif
