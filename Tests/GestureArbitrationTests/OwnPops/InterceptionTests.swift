import Foundation
import GestureArbitration
import GestureLab
import HeadlessUIKit
import Testing

/// One question for all ways back: both swipes, the back button, and code.
@MainActor @Suite struct InterceptionTests {
  @Test(arguments: WayBack.allCases, [true, false])
  func `every way asks once, says which way it is, and obeys`(way: WayBack, agrees: Bool) {
    everywhere(withFinger: way != .code) { phone in
      let screen = AskedScreen { _ in agrees }
      phone.stage.push(screen)
      phone.arbiter.driver = .publicTransition
      screen.interceptsBackButton = true

      phone.leave(by: way)
      phone.stage.rest()

      #expect(screen.ways == [way], "\(phone.story)")
      #expect(phone.depth == (agrees ? 2 : 3), "\(phone.story)")
      phone.expectRest()
    }
  }

  @Test func `the swipe and the button may differ`() {
    everywhere { phone in
      let screen = AskedScreen { !$0.isSwipe }
      phone.stage.push(screen)
      phone.arbiter.driver = .publicTransition
      screen.interceptsBackButton = true

      phone.leave(by: .edgeSwipe)
      phone.stage.rest()
      #expect(phone.depth == 3, "\(phone.story)")

      phone.leave(by: .backButton)
      phone.stage.rest()
      #expect(phone.depth == 2, "\(phone.story)")
    }
  }

  @Test(arguments: WayBack.allCases)
  func `a refusal may show an alert, and the answer pops without another question`(way: WayBack) {
    everywhere(withFinger: way != .code) { phone in
      let alert = UIViewController()
      alert.modalPresentationStyle = .fullScreen
      let screen = AskedScreen { [weak navigation = phone.stage.navigation] _ in
        navigation?.present(alert, animated: true)
        return false
      }
      phone.stage.push(screen)
      phone.arbiter.driver = .publicTransition
      screen.interceptsBackButton = true

      phone.leave(by: way)
      phone.stage.rest()
      #expect(phone.stage.navigation.presentedViewController === alert, "\(phone.story)")
      alert.dismiss(animated: true)
      #expect(phone.arbiter.pop(.confirmed), "\(phone.story)")
      phone.stage.rest()

      #expect(screen.ways == [way], "\(phone.story)")
      #expect(phone.depth == 2, "\(phone.story)")
      phone.expectRest()
      if way.isSwipe {
        let refusals = phone.decisions.compactMap(\.refusal)
        #expect(refusals.contains(.screenRefused), "\(phone.story)")
        #expect(!refusals.contains(.underPresentation), "\(phone.story)")
        #expect(!refusals.contains(.transitionRunning), "\(phone.story)")
      }
    }
  }

  @Test func `the bar's public hook asks for a whole app`() {
    for version in SystemVersion.allCases {
      for answer in UIKitBehavior.PopAsksBar.allCases {
        var behavior = UIKitBehavior(version: version)
        behavior.popAsksBar = answer
        let stage = Stage(behavior: behavior, navigation: AskingNavigation())
        let screen = AskedScreen { _ in false }
        stage.push(screen)

        stage.play(TouchScript().down(at: CGPoint(x: 20, y: 20)).hold(for: 0.05).up())
        stage.rest()
        #expect(screen.ways == [.backButton], "\(stage.story)")
        #expect(stage.depth == 2, "\(stage.story)")

        stage.navigation.gestureArbiter.pop(.confirmed)
        stage.rest()
        #expect(screen.ways == [.backButton], "\(stage.story)")
        #expect(stage.depth == 1, "\(stage.story)")
      }
    }
  }

  @Test func `a pop by plain UIKit asks nobody`() {
    everywhere(withFinger: false) { phone in
      let screen = AskedScreen { _ in false }
      phone.stage.push(screen)

      phone.stage.navigation.popViewController(animated: true)
      phone.stage.rest()

      #expect(screen.ways.isEmpty)
      #expect(phone.depth == 2)
    }
  }

  @Test func `a pop to a given screen asks the one on top only`() {
    everywhere(withFinger: false) { phone in
      let (between, top) = (AskedScreen { _ in false }, AskedScreen { _ in true })
      phone.stage.push(between)
      phone.stage.push(top)

      #expect(phone.arbiter.pop(to: phone.screen))
      phone.stage.rest()

      #expect(between.ways.isEmpty)
      #expect(top.ways == [.code])
      #expect(phone.stage.navigation.topViewController === phone.screen, "\(phone.story)")
      #expect(!phone.arbiter.pop(to: top))
      #expect(!phone.arbiter.pop(to: phone.screen))
    }
  }

  @Test func `a pop while a cancelled one goes back pops the screen that comes back, and asks it`()
  {
    everywhere([.iOS16, .iOS26]) { phone in
      let screen = AskedScreen { $0 == .code || $0.isSwipe }
      phone.stage.push(screen)
      phone.arbiter.driver = .publicTransition
      screen.popTransition = .system
      phone.stage.play(
        TouchScript().down(at: CGPoint(x: 100, y: 400)).move(to: CGPoint(x: 160, y: 400), over: 1)
          .hold(for: 0.2).up())

      #expect(phone.arbiter.pop(), "\(phone.story)")
      phone.stage.rest()

      #expect(phone.stage.navigation.topViewController === phone.screen, "\(phone.story)")
      #expect(screen.ways == [.contentSwipe, .code])
      phone.expectRest()
    }
  }

  @Test func `a pop by code while a finger holds the screen finishes that pop, and no other`() {
    everywhere([.iOS16, .iOS26]) { phone in
      let screen = AskedScreen { _ in true }
      phone.stage.push(screen)
      phone.arbiter.driver = .publicTransition
      screen.popTransition = .system
      phone.touch(.began, 100)
      for x in stride(from: 110.0, through: 200, by: 10) { phone.touch(.moved, x) }

      #expect(phone.arbiter.pop(.confirmed), "\(phone.story)")
      phone.touch(.ended, 110)
      phone.stage.rest()

      #expect(phone.stage.navigation.topViewController === phone.screen, "\(phone.story)")
      phone.expectRest()
    }
  }

  @Test func `a pop to a screen further down goes on once the finger's pop is finished`() {
    everywhere([.iOS16, .iOS26]) { phone in
      phone.arbiter.driver = .publicTransition
      for _ in 0..<2 {
        let screen = UIViewController()
        screen.popTransition = .system
        phone.stage.push(screen)
      }
      phone.touch(.began, 100)
      for x in stride(from: 110.0, through: 200, by: 10) { phone.touch(.moved, x) }

      #expect(phone.arbiter.pop(to: phone.screen), "\(phone.story)")
      phone.touch(.ended, 110)
      phone.stage.rest()

      #expect(phone.stage.navigation.topViewController === phone.screen, "\(phone.story)")
      phone.expectRest()
    }
  }

  @Test(arguments: [false, true])
  func `a pop by code while a finger brings in a screen waits for what the finger does`(
    finishes: Bool
  ) {
    everywhere([.iOS16, .iOS26]) { phone in
      let next = phone.bindNext()
      phone.touch(.began, 350)
      for x in stride(from: 340.0, through: 150, by: -10) { phone.touch(.moved, x) }

      #expect(phone.arbiter.pop(.confirmed), "\(phone.story)")
      if !finishes {
        for x in stride(from: 160.0, through: 340, by: 10) { phone.touch(.moved, x) }
      }
      phone.touch(.ended, finishes ? 150 : 340)
      phone.stage.rest()

      // The screen that was meant is gone, or covered by the one that came.
      let top = phone.stage.navigation.topViewController
      #expect(finishes ? top === next : phone.depth == 1, "\(phone.story)")
      phone.expectRest()
    }
  }

  @Test
  func `of several answers during one dismissal the first pops, and nothing that came meanwhile`() {
    let phone = Phone(UIKitBehavior(version: .iOS18))
    phone.stage.push(UIViewController())
    let alert = UIViewController()
    alert.modalPresentationStyle = .fullScreen
    phone.stage.navigation.present(alert, animated: false)
    alert.dismiss(animated: true)

    #expect(phone.arbiter.pop(.confirmed))
    #expect(phone.arbiter.pop(.confirmed))
    phone.stage.rest()
    #expect(phone.depth == 2, "\(phone.story)")

    phone.stage.navigation.present(alert, animated: false)
    alert.dismiss(animated: true)
    #expect(phone.arbiter.pop(.confirmed))
    let late = AskedScreen { _ in false }
    phone.stage.navigation.pushViewController(late, animated: false)
    phone.stage.rest()
    #expect(phone.stage.navigation.topViewController === late, "\(phone.story)")
  }

  @Test func `a screen that pops itself as it is asked is popped once, and is not asked for ever`()
  {
    let phone = Phone(UIKitBehavior(version: .iOS18))
    let arbiter = phone.arbiter
    let twice = AskedScreen { _ in
      arbiter.pop()
      arbiter.pop(.confirmed, animated: false)
      return true
    }
    phone.stage.push(twice)

    #expect(arbiter.pop())
    phone.stage.rest()

    #expect(twice.ways == [.code])
    #expect(phone.stage.navigation.topViewController === phone.screen, "\(phone.story)")
  }

  @Test func `a double tap on the back button pops one screen`() {
    everywhere { phone in
      for _ in 0..<2 {
        let screen = AskedScreen { _ in true }
        screen.interceptsBackButton = true
        phone.stage.push(screen)
      }

      phone.leave(by: .backButton)
      phone.leave(by: .backButton)
      phone.stage.rest()

      #expect(phone.depth == 3, "\(phone.story)")
    }
  }

  @Test func `at the root there is nothing to pop`() {
    let phone = Phone(isPushed: false)

    #expect(!phone.arbiter.pop())
    #expect(!phone.arbiter.pop(.confirmed))
    #expect(phone.depth == 1)
  }

  @Test func `the back button is given back`() {
    let screen = AskedScreen { _ in false }
    screen.interceptsBackButton = true
    #expect(screen.interceptsBackButton)
    screen.interceptsBackButton = false
    #expect(screen.navigationItem.backAction == nil)

    let own = UIAction { _ in }
    screen.navigationItem.backAction = own
    screen.interceptsBackButton = false
    #expect(screen.navigationItem.backAction === own)
  }
}

extension Phone {
  /// Leaves the screen on top in a given way.
  func leave(by way: WayBack) {
    switch way {
    case .edgeSwipe: swipeRight(from: 6)
    case .contentSwipe: swipeRight()
    case .backButton:
      stage.play(TouchScript().down(at: CGPoint(x: 20, y: 20)).hold(for: 0.05).up())
    case .code: arbiter.pop()
    }
  }
}

/// A screen with a word in its own pop, which notes what it was asked.
final class AskedScreen: UIViewController, PopIntercepting {
  private let answer: (WayBack) -> Bool
  private(set) var ways: [WayBack] = []

  init(_ answer: @escaping (WayBack) -> Bool) {
    self.answer = answer
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  func shouldPop(by way: WayBack) -> Bool {
    ways.append(way)
    return answer(way)
  }
}

/// A controller that hands its bar's question on.
private final class AskingNavigation: UINavigationController, UINavigationBarDelegate {
  func navigationBar(_ navigationBar: UINavigationBar, shouldPop item: UINavigationItem) -> Bool {
    gestureArbiter.shouldPop(item)
  }
}
