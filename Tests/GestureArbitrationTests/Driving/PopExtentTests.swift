#if HEADLESS
import Foundation
import GestureArbitration
import GestureLab
import HeadlessUIKit
import Testing

/// Which pops an app asks for beyond UIKit's, and what it has refused (promise 10).
@MainActor @Suite struct PopExtentTests {
  /// How apps say that a screen may not be left.
  enum Refusal: CaseIterable {
    case hiddenBackButton, cancelItem, delegate, disabled, hiddenAndDisabled, cancelAndDisabled

    /// Whether UIKit's back button is there.
    var showsBackButton: Bool { self == .delegate || self == .disabled }
    /// Whether only a line of the screen's own is stronger.
    var isFinal: Bool { showsBackButton }

    /// Refuses on the top screen.
    @MainActor func apply(to stack: UINavigationController, _ no: UIGestureRecognizerDelegate) {
      let item = stack.topViewController?.navigationItem
      let pops = [stack.interactivePopGestureRecognizer, stack.contentPop]
      switch self {
      case .hiddenBackButton, .hiddenAndDisabled: item?.hidesBackButton = true
      case .cancelItem, .cancelAndDisabled:
        item?.leftBarButtonItem = UIBarButtonItem(
          title: "Cancel", style: .plain, target: nil, action: nil)
      case .delegate: for pop in pops { pop?.delegate = no }
      case .disabled: break
      }
      guard self == .disabled || self == .hiddenAndDisabled || self == .cancelAndDisabled else {
        return
      }
      for pop in pops { pop?.isEnabled = false }
    }
  }

  final class No: NSObject, UIGestureRecognizerDelegate {
    func gestureRecognizerShouldBegin(_ recognizer: UIGestureRecognizer) -> Bool { false }
  }

  nonisolated private static let starts: [CGFloat] = [6, 195]

  @Test(arguments: Refusal.allCases, starts)
  func `promise 10: a full-screen pop for the whole app pops nothing that the app refuses`(
    refusal: Refusal, x: CGFloat
  ) {
    defer { GestureArbiter.defaults = GestureArbiter.Defaults() }
    let no = No()
    everywhereWithoutArbiter { stage in
      GestureArbiter.defaults.allowsFullScreenPop = true
      stage.push(UIViewController())
      refusal.apply(to: stage.navigation, no)
      stage.swipeRight(from: x)
      #expect(stage.depth == 2, "\(refusal) \(stage.story)")
    }
  }

  @Test(arguments: Refusal.allCases, starts)
  func `promise 10: a transition of a screen pops nothing that the app refuses`(
    refusal: Refusal, x: CGFloat
  ) {
    let no = No()
    everywhereWithoutArbiter { stage in
      let screen = UIViewController()
      screen.popTransition = .sideBySide
      stage.push(screen)
      refusal.apply(to: stage.navigation, no)
      stage.swipeRight(from: x)
      #expect(stage.depth == 2, "\(refusal) \(stage.story)")
    }
  }

  @Test(arguments: Refusal.allCases, starts)
  func `promise 10: two lines of a screen with a transition pop it whatever was refused`(
    refusal: Refusal, x: CGFloat
  ) {
    let no = No()
    everywhereWithoutArbiter { stage in
      let screen = UIViewController()
      screen.popTransition = .sideBySide
      screen.allowsFullScreenPop = true
      screen.popsWithoutBackButton = true
      stage.push(screen)
      refusal.apply(to: stage.navigation, no)
      stage.swipeRight(from: x)
      #expect(stage.depth == 1, "\(refusal) \(stage.story)")
    }
  }

  @Test(arguments: [false, true], starts)
  func `Q14: a button that pops says yes for a transition, also where UIKit disables its pops`(
    isDisabled: Bool, x: CGFloat
  ) {
    everywhereWithoutArbiter { stage in
      let screen = UIViewController()
      screen.popTransition = .sideBySide
      screen.navigationItem.leftBarButtonItem = UIBarButtonItem(
        customView: PopBackButton(title: "Back", color: .label, highlightedColor: .gray))
      stage.push(screen)
      for pop in [stage.navigation.interactivePopGestureRecognizer, stage.navigation.contentPop] {
        pop?.isEnabled = !isDisabled
      }
      stage.swipeRight(from: x)
      #expect(stage.depth == 1, "\(stage.story)")
    }
  }

  @Test(arguments: Refusal.allCases, starts)
  func `promise 10: a line of the stack leaves what was certainly refused`(
    refusal: Refusal, x: CGFloat
  ) {
    let no = No()
    everywhereWithoutArbiter { stage in
      stage.navigation.allowsFullScreenPop = true
      stage.navigation.popsWithoutBackButton = true
      stage.push(UIViewController())
      refusal.apply(to: stage.navigation, no)
      stage.swipeRight(from: x)
      #expect(stage.depth == (refusal.isFinal ? 2 : 1), "\(refusal) \(stage.story)")
    }
  }

  @Test(arguments: Refusal.allCases, starts)
  func `promise 10: two lines of the screen pop it whatever was refused`(
    refusal: Refusal, x: CGFloat
  ) {
    let no = No()
    // On iOS 26 the pop of a screen with UIKit's back button is UIKit's, and so is its refusal.
    everywhereWithoutArbiter(refusal.showsBackButton ? [.v16, .v18] : SystemVersion.allCases) {
      stage in
      let screen = UIViewController()
      stage.push(screen)
      screen.allowsFullScreenPop = true
      screen.popsWithoutBackButton = true
      refusal.apply(to: stage.navigation, no)
      stage.swipeRight(from: x)
      #expect(stage.depth == 1, "\(refusal) \(stage.story)")
    }
  }

  @Test(arguments: [Refusal.hiddenBackButton, .cancelItem, .hiddenAndDisabled, .cancelAndDisabled])
  func `Q14: an app's line yields where the recognizers are disabled without a back button`(
    refusal: Refusal
  ) {
    defer { GestureArbiter.defaults = GestureArbiter.Defaults() }
    let no = No()
    everywhereWithoutArbiter { stage in
      GestureArbiter.defaults.allowsFullScreenPop = true
      GestureArbiter.defaults.popsWithoutBackButton = true
      stage.push(UIViewController())
      refusal.apply(to: stage.navigation, no)
      stage.rest()
      let isDisabled = stage.navigation.interactivePopGestureRecognizer?.isEnabled == false
      stage.swipeRight(from: 6)
      #expect(stage.depth == (isDisabled ? 2 : 1), "\(refusal) \(stage.story)")
    }
  }

  @Test(arguments: [(true, nil), (true, false), (false, true)] as [(Bool, Bool?)], starts)
  func `a no in a screen is one, and a child's yes overrides no refusal of the screen`(
    words: (child: Bool, screen: Bool?), x: CGFloat
  ) {
    for disables in [true, false] {
      everywhereWithoutArbiter { stage in
        let (screen, child) = (UIViewController(), UIViewController())
        stage.push(screen)
        screen.addChild(child)
        screen.view.addSubview(child.view)
        child.didMove(toParent: screen)
        child.allowsFullScreenPop = words.child
        if let word = words.screen { screen.allowsFullScreenPop = word }
        if disables {
          for pop in [
            stage.navigation.interactivePopGestureRecognizer, stage.navigation.contentPop,
          ] {
            pop?.isEnabled = false
          }
        }
        stage.swipeRight(from: x)
        let isUIKits = x == 6 || stage.engine.behavior.version >= .v26
        let isAsked = words.child && words.screen != false
        #expect(stage.depth == (!disables && (isUIKits || isAsked) ? 1 : 2), "\(stage.story)")
      }
    }
  }

  @Test(.ofDebugBuilds)
  func `a debug build says once that the app's line yields`() {
    defer { GestureArbiter.defaults = GestureArbiter.Defaults() }
    GestureArbiter.defaults.allowsFullScreenPop = true
    GestureArbiter.defaults.popsWithoutBackButton = true
    let phone = Phone(UIKitBehavior(version: .v18))
    var issues: [String] = []
    phone.arbiter.onIssue = { issues.append($0) }
    Refusal.hiddenAndDisabled.apply(to: phone.stage.navigation, No())
    for _ in 0..<2 { phone.stage.swipeRight(from: 6) }
    #expect(issues.count == 1 && issues.first?.contains("popsWithoutBackButton") == true)
    phone.screen.popsWithoutBackButton = true
    phone.stage.swipeRight(from: 6)
    #expect(issues.count == 1 && phone.stage.depth == 1, "\(phone.story)")
  }

  @Test func `what the app disabled on a screen with a back button stays off on the next one`() {
    everywhereWithoutArbiter { stage in
      let next = UIViewController()
      stage.navigation.allowsFullScreenPop = true
      stage.navigation.popsWithoutBackButton = true
      stage.push(UIViewController())
      for pop in [stage.navigation.interactivePopGestureRecognizer, stage.navigation.contentPop] {
        pop?.isEnabled = false
      }
      stage.swipeRight()
      next.navigationItem.hidesBackButton = true
      stage.push(next)
      for pop in [stage.navigation.interactivePopGestureRecognizer, stage.navigation.contentPop] {
        pop?.isEnabled = false
      }
      stage.swipeRight()
      #expect(stage.depth == 3, "\(stage.story)")
    }
  }

  @Test func `the nearest line counts, and one that is taken back says nothing`() {
    everywhereWithoutArbiter([.v16, .v18]) { stage in
      defer { GestureArbiter.defaults = GestureArbiter.Defaults() }
      let screen = UIViewController()
      @MainActor func pops() -> Bool {
        if stage.depth == 1 { stage.push(screen) }
        stage.rest()
        stage.swipeRight()
        return stage.depth == 1
      }
      #expect(!pops())
      GestureArbiter.defaults.allowsFullScreenPop = true
      #expect(pops())
      stage.navigation.allowsFullScreenPop = false
      #expect(!pops())
      screen.allowsFullScreenPop = true
      #expect(pops())
      // What is saved and restored is what was set.
      screen.allowsFullScreenPop = nil
      let saved = screen.allowsFullScreenPop
      screen.allowsFullScreenPop = true
      screen.allowsFullScreenPop = saved
      #expect(!pops())
      stage.navigation.allowsFullScreenPop = nil
      stage.navigation.interactivePopGestureRecognizer?.isEnabled = false
      #expect(!pops(), "the app's line overrides no refusal\n\(stage.story)")
    }
  }

  /// Other ways to say no than those of ``Refusal``.
  enum RareRefusal: CaseIterable { case keepsTouches, removed, onlyEdgeDelegate, onlyEdgeDisabled }

  private final class NoTouches: NSObject, UIGestureRecognizerDelegate {
    func gestureRecognizer(
      _ recognizer: UIGestureRecognizer, shouldReceive touch: UITouch
    ) -> Bool { false }
  }

  @Test(arguments: RareRefusal.allCases, starts)
  func `promise 10: an app-wide line leaves a pop that the app takes out of use in any way`(
    refusal: RareRefusal, x: CGFloat
  ) {
    let (no, noTouches) = (No(), NoTouches())
    for isBare in [false, true] {
      everywhereWithoutArbiter { stage in
        defer { GestureArbiter.defaults = GestureArbiter.Defaults() }
        GestureArbiter.defaults.allowsFullScreenPop = true
        GestureArbiter.defaults.popsWithoutBackButton = true
        stage.push(UIViewController())
        stage.navigation.topViewController?.navigationItem.hidesBackButton = isBare
        let (edge, content) = (
          stage.navigation.interactivePopGestureRecognizer, stage.navigation.contentPop
        )
        switch refusal {
        case .keepsTouches: for pop in [edge, content] { pop?.delegate = noTouches }
        case .removed:
          for case let pop? in [edge, content] { pop.view?.removeGestureRecognizer(pop) }
        case .onlyEdgeDelegate: edge?.delegate = no
        case .onlyEdgeDisabled: edge?.isEnabled = false
        }
        stage.swipeRight(from: x)
        // With its back button a screen has both pops on iOS 26, and each has a refusal of its own.
        let isOther =
          !isBare && content != nil && refusal != .keepsTouches && refusal != .removed
        if !isOther { #expect(stage.depth == 2, "\(isBare) \(stage.story)") }
      }
    }
  }

  @Test(arguments: starts)
  func `promise 10: a button that pops says nothing while it is disabled`(x: CGFloat) {
    everywhereWithoutArbiter { stage in
      defer { GestureArbiter.defaults = GestureArbiter.Defaults() }
      GestureArbiter.defaults.allowsFullScreenPop = true
      let (screen, button) = (
        UIViewController(), PopBackButton(title: "Back", color: .label, highlightedColor: .gray)
      )
      screen.navigationItem.leftBarButtonItem = UIBarButtonItem(customView: button)
      button.isEnabled = false
      stage.push(screen)
      stage.swipeRight(from: x)
      #expect(stage.depth == 2, "\(stage.story)")
    }
  }

  @Test(arguments: starts)
  func `promise 10: a screen of an inner stack overrides no refusal of the outer one`(x: CGFloat) {
    everywhereWithoutArbiter([.v16, .v18]) { stage in
      let (screen, root) = (UIViewController(), UIViewController())
      let inner = UINavigationController(rootViewController: root)
      screen.addChild(inner)
      screen.view.addSubview(inner.view)
      inner.didMove(toParent: screen)
      stage.push(screen)
      root.allowsFullScreenPop = true
      stage.navigation.interactivePopGestureRecognizer?.isEnabled = false
      stage.swipeRight(from: x)
      #expect(stage.depth == 2, "\(stage.story)")
    }
  }

  @Test func `a screen with a transition keeps its middle if it says so`() {
    everywhereWithoutArbiter([.v16, .v18]) { stage in
      let screen = UIViewController()
      screen.popTransition = .sideBySide
      screen.allowsFullScreenPop = false
      stage.push(screen)
      stage.swipeRight()
      #expect(stage.depth == 2, "\(stage.story)")
      stage.swipeRight(from: 6)
      #expect(stage.depth == 1, "\(stage.story)")
    }
  }

  @Test(arguments: SystemVersion.allCases)
  func `a line of a screen leaves out what a line around it asks for`(version: SystemVersion) {
    let stage = Stage(iOS: version)
    stage.navigation.gestureArbiter.driver = .arbiter
    let screen = UIViewController()
    screen.navigationItem.hidesBackButton = true
    screen.popsWithoutBackButton = false
    stage.push(screen)
    for x in Self.starts { stage.swipeRight(from: x) }
    #expect(stage.depth == 2, "\(stage.story)")
  }

  @Test(arguments: starts)
  func `without a back button a pop starts where UIKit's starts on the release`(x: CGFloat) {
    everywhereWithoutArbiter(except: [.hiddenBar]) { stage in
      let screen = UIViewController()
      screen.navigationItem.hidesBackButton = true
      screen.popsWithoutBackButton = true
      stage.push(screen)
      stage.swipeRight(from: x)
      let pops = x < 20 || stage.navigation.contentPop != nil
      #expect(stage.depth == (pops ? 1 : 2), "\(stage.story)")
    }
  }

  @Test(arguments: starts)
  func `under an app's line a screen with a button that pops counts as one with UIKit's`(
    x: CGFloat
  ) {
    defer { GestureArbiter.defaults = GestureArbiter.Defaults() }
    everywhereWithoutArbiter { stage in
      GestureArbiter.defaults.allowsFullScreenPop = true
      let screen = UIViewController()
      screen.navigationItem.leftBarButtonItem = UIBarButtonItem(
        customView: PopBackButton(title: "Back", color: .label, highlightedColor: .gray))
      stage.push(screen)
      stage.swipeRight(from: x)
      #expect(stage.depth == 1, "\(stage.story)")
    }
  }

  enum ButtonsNo: CaseIterable { case screen, stack, disabled, delegate, hiddenBar }

  @Test(arguments: ButtonsNo.allCases, starts)
  func `promise 10: a button that pops overrides no one's no`(no: ButtonsNo, x: CGFloat) {
    defer { GestureArbiter.defaults = GestureArbiter.Defaults() }
    let delegate = No()
    everywhereWithoutArbiter { stage in
      GestureArbiter.defaults.allowsFullScreenPop = true
      let (screen, stack) = (UIViewController(), stage.navigation)
      screen.navigationItem.leftBarButtonItem = UIBarButtonItem(
        customView: PopBackButton(title: "Back", color: .label, highlightedColor: .gray))
      stage.push(screen)
      switch no {
      case .screen: screen.popsWithoutBackButton = false
      case .stack: stack.popsWithoutBackButton = false
      case .disabled: Refusal.disabled.apply(to: stack, delegate)
      case .delegate: Refusal.delegate.apply(to: stack, delegate)
      case .hiddenBar: stack.isNavigationBarHidden = true
      }
      stage.swipeRight(from: x)
      let isUIKits = no == .hiddenBar && x > 20 && stack.contentPop != nil
      #expect(stage.depth == 2 || isUIKits, "\(no) \(stage.story)")
    }
  }

  @Test func `an app's own pan pops under its delegates and animators, beside a line of the app`() {
    defer { GestureArbiter.defaults = GestureArbiter.Defaults() }
    let no = No()
    for version in [SystemVersion.v16, .v18] {
      GestureArbiter.defaults.allowsFullScreenPop = true
      let (stage, pan) = (Stage(iOS: version), UIPanGestureRecognizer())
      stage.push(UIViewController())
      stage.navigation.interactivePopGestureRecognizer?.delegate = no
      stage.navigation.view.addGestureRecognizer(pan)
      stage.arbiter.addPopRecognizer(pan, for: .contentPop)
      var hasBegun = false
      pan.onAction { if $0.state == .began { hasBegun = true } }
      stage.swipeRight()
      #expect(hasBegun, "\(stage.story)")
    }
  }

  @Test func `promise 10: a screen that is pushed under the touch keeps its no`() {
    defer { GestureArbiter.defaults = GestureArbiter.Defaults() }
    everywhereWithoutArbiter { stage in
      GestureArbiter.defaults.allowsFullScreenPop = true
      let (overlay, next) = (UIView(frame: StageMetrics.screen), UIViewController())
      stage.push(UIViewController())
      // The touched view stays in the window, and so does the touch.
      stage.navigation.view.addSubview(overlay)
      next.navigationItem.hidesBackButton = true
      let start = stage.engine.clock.now
      for step in 0...12 {
        if step == 1 { stage.push(next) }
        let place = CGPoint(x: 150 + 15 * CGFloat(step), y: 422)
        stage.engine.send(
          [TouchSample(phase: step == 0 ? .began : step == 12 ? .ended : .moved, location: place)],
          at: start + 0.016 * Double(step))
      }
      stage.rest()
      #expect(stage.depth == 3, "\(stage.story)")
    }
  }

  @Test func `C237: an app's line leaves a back button with an action of the app's`() {
    defer { GestureArbiter.defaults = GestureArbiter.Defaults() }
    everywhereWithoutArbiter([.v16, .v18]) { stage in
      GestureArbiter.defaults.allowsFullScreenPop = true
      let screen = UIViewController()
      screen.navigationItem.backAction = UIAction { _ in }
      stage.push(screen)
      stage.swipeRight()
      #expect(stage.depth == 2, "\(stage.story)")
      stage.navigation.allowsFullScreenPop = true
      stage.swipeRight()
      #expect(stage.depth == 1, "\(stage.story)")
    }
  }

  @Test func `without a back button one disabled recognizer refuses both pops`() {
    defer { GestureArbiter.defaults = GestureArbiter.Defaults() }
    for x in Self.starts {
      GestureArbiter.defaults.popsWithoutBackButton = true
      let (stage, screen) = (Stage(iOS: .v26), UIViewController())
      screen.navigationItem.hidesBackButton = true
      stage.push(screen)
      stage.navigation.interactivePopGestureRecognizer?.isEnabled = false
      stage.swipeRight(from: x)
      #expect(stage.depth == 2, "\(stage.story)")
    }
  }

  @Test func `a delegate's no is a decision with a reason`() {
    let phone = Phone(UIKitBehavior(version: .v18))
    let no = No()
    phone.stage.navigation.allowsFullScreenPop = true
    phone.stage.navigation.interactivePopGestureRecognizer?.delegate = no
    phone.stage.swipeRight()
    #expect(phone.decisions.map(\.refusal) == [.popDelegateRefuses], "\(phone.story)")
    #expect(phone.stage.depth == 2)
  }
}

extension UINavigationController {
  /// UIKit's content pop, from iOS 26 on.
  fileprivate var contentPop: UIGestureRecognizer? { systemRecognizer(for: .contentPop) }
}
#endif
