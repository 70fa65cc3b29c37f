#if HEADLESS
import Foundation
import HeadlessUIKit
import Testing

/// The gestures that dismiss a screen that a zoom transition has shown.
@MainActor @Suite struct ZoomTransitionTests {
  typealias Context = UIViewController.Transition.ZoomOptions.InteractionContext

  @Test(arguments: [CGPoint(x: 0, y: 300), CGPoint(x: 300, y: 0), CGPoint(x: 40, y: 300)])
  func `C253: a drag down, or from leading to trailing, dismisses`(way: CGPoint) {
    everywhere { screen in
      let stage = Self.stage(screen)

      stage.screen.touch.down(150, 200).drag(way.x, way.y).up().hold(1)

      #expect(stage.stack == "A", stage.screen.log)
    }
  }

  @Test(arguments: [CGPoint(x: 0, y: -150), CGPoint(x: -120, y: 0), CGPoint(x: -120, y: -150)])
  func `C253: a drag in another direction dismisses nothing`(way: CGPoint) {
    everywhere { screen in
      let stage = Self.stage(screen)

      stage.screen.touch.down(150, 400).drag(way.x, way.y).up().hold(1)

      #expect(stage.stack == "AB", stage.screen.log)
    }
  }

  @Test func `C253: touches that come closer dismiss, and touches that part do not`() {
    for (step, stack) in [(CGFloat(10), "A"), (-10, "AB")] {
      let stage = Self.stage()
      let (first, second) = (stage.screen.touch(1), stage.screen.touch(2))

      first.down(100, 300)
      second.down(300, 300)
      for _ in 0..<8 { stage.screen.send([first.movement(step, 0), second.movement(-step, 0)]) }
      first.up()
      second.up()
      stage.screen.wait(1)

      #expect(stage.stack == stack, stage.screen.log)
    }
  }

  @Test func `C235: in right-to-left layout the trailing edge is the left one`() {
    let stage = Self.stage()
    stage.navigation.view.semanticContentAttribute = .forceRightToLeft
    stage.page(at: 1)?.view.semanticContentAttribute = .forceRightToLeft

    stage.screen.touch.down(150, 200).drag(120, 0).up().hold(1)
    #expect(stage.stack == "AB", stage.screen.log)
    stage.screen.touch.down(300, 200).drag(-300, 0).up().hold(1)
    #expect(stage.stack == "A", stage.screen.log)
  }

  @Test func `C235: a short drag that rests returns the screen`() {
    let stage = Self.stage()

    stage.screen.touch.down(150, 200).drag(0, 60).hold(0.5).up().hold(1)

    #expect(stage.stack == "AB", stage.screen.log)
    #expect(stage.calls.suffix(1) == ["B.didAppear"] || stage.calls.last == "didShow B")
  }

  @Test func `C235: a zoom that is pushing can be caught`() {
    let stage = Self.stage(isPushed: false)
    stage.navigation.pushViewController(Self.zoomed(stage.page("B")), animated: true)
    stage.screen.wait(0.1)

    stage.screen.touch.down(150, 200).drag(0, 400).up().hold(1)

    #expect(stage.stack == "A", stage.screen.log)
  }

  @Test(arguments: [SystemVersion.v18, .v26])
  func `C234: the hook receives a place and a velocity, and its answer counts`(
    version: SystemVersion
  ) {
    for answer in [true, false] {
      var contexts: [Context] = []
      let stage = Self.stage(Screen(UIKitBehavior(version: version))) { context in
        contexts.append(context)
        return answer
      }

      stage.screen.touch.down(150, 200).drag(0, 300).up().hold(1)

      #expect(stage.stack == (answer ? "A" : "AB"), stage.screen.log)
      #expect(contexts.count == 1)
      #expect(contexts.first?.willBegin == true)
      #expect(contexts.first.map { abs($0.location.x - 150) < 1 && $0.location.y > 200 } == true)
      #expect(contexts.first.map { $0.velocity.dy > 0 && $0.velocity.dx == 0 } == true)
    }
  }

  @Test func `C234: before iOS 18 there is no zoom`() {
    let stage = Self.stage(Screen(UIKitBehavior(version: .v16)))

    stage.screen.touch.down(150, 200).drag(0, 300).up().hold(1)

    #expect(stage.stack == "AB", stage.screen.log)
  }

  @Test func `C253: another transition has no such gestures, and neither has the root`() {
    let stage = NavigationStage(depth: 1)
    stage.page(at: 0)?.preferredTransition = .zoom { _ in nil }
    let page = stage.page("B")
    page.preferredTransition = .crossDissolve
    stage.navigation.pushViewController(page, animated: false)

    stage.screen.touch.down(150, 200).drag(0, 300).up().hold(1)
    #expect(stage.stack == "AB", stage.screen.log)
    stage.navigation.popViewController(animated: false)
    stage.screen.touch.down(150, 200).drag(0, 300).up().hold(1)
    #expect(stage.stack == "A", stage.screen.log)
  }

  @Test func `C235: whether UIKit's pops begin on a zoomed screen is open, and no hook stops them`()
  {
    for answer in UIKitBehavior.ZoomAndPops.allCases {
      let stage = Self.stage(Screen(\.zoomAndPops, answer)) { _ in false }

      stage.screen.touch.down(2, 200).drag(300, 0).up().hold(1)

      #expect(stage.stack == (answer == .popsAsUsual ? "A" : "AB"), stage.screen.log)
    }
  }

  @Test func `C253: over a list that has scrolled willBegin is false`() {
    for (offset, answer) in [(CGFloat(0), true), (200, true), (200, false)] {
      for question in UIKitBehavior.ZoomOverScrolling.allCases {
        var willBegin: [Bool] = []
        let stage = Self.stage(Screen(\.zoomOverScrolling, question)) { context in
          willBegin.append(context.willBegin)
          return context.willBegin || answer && offset > 0
        }
        let list = UIScrollView(frame: stage.screen.window.bounds)
        list.contentSize = CGSize(width: 390, height: 2000)
        list.contentOffset.y = offset
        stage.page(at: 1)?.view.addSubview(list)

        stage.screen.touch.down(150, 200).drag(0, 300).up().hold(2)

        let begins =
          switch question {
          case .beginsAtTheTop: offset == 0 || answer
          case .ordinaryRules: false
          case .beginsAnywhere: true
          }
        #expect(stage.stack == (begins ? "A" : "AB"), "\(question), \(offset)\n\(stage.screen.log)")
        switch question {
        case .beginsAtTheTop: #expect(willBegin == [offset == 0])
        case .ordinaryRules: #expect(willBegin.isEmpty)
        case .beginsAnywhere: #expect(willBegin == [true])
        }
      }
    }
  }

  @Test func `C253: a presented screen is dismissed, unless it is modal in its presentation`() {
    for isModal in [false, true] {
      let stage = NavigationStage()
      let photo = UIViewController()
      photo.modalPresentationStyle = .fullScreen
      photo.isModalInPresentation = isModal
      photo.preferredTransition = .zoom { _ in nil }
      stage.navigation.present(photo, animated: false)

      stage.screen.touch.down(150, 200).drag(0, 400).up().hold(1)

      #expect((stage.navigation.presentedViewController == nil) == !isModal, stage.screen.log)
      #expect(stage.stack == "AB")
    }
  }

  @Test func `C253: a dismissal that is cancelled leaves the presented screen`() {
    let stage = NavigationStage()
    let photo = UIViewController()
    photo.modalPresentationStyle = .fullScreen
    photo.preferredTransition = .zoom { _ in nil }
    stage.navigation.present(photo, animated: false)

    stage.screen.touch.down(150, 200).drag(0, 60).hold(0.5).up().hold(1)
    #expect(stage.navigation.presentedViewController === photo, stage.screen.log)
    stage.screen.touch.down(150, 200).drag(0, 400).up().hold(1)
    #expect(stage.navigation.presentedViewController == nil, stage.screen.log)
  }

  @Test func `C253: a screen that has left the stack has the gestures no more`() {
    let stage = Self.stage()
    let page = stage.page(at: 1)
    #expect(page?.view.gestureRecognizers?.count == 2)

    stage.navigation.popViewController(animated: false)

    #expect(page?.view.gestureRecognizers?.isEmpty ?? true)
  }

  @Test func `the options of a transition are a copy`() {
    let options = UIViewController.Transition.ZoomOptions()
    let page = UIViewController()
    page.preferredTransition = .zoom(options: options) { _ in nil }
    options.interactiveDismissShouldBegin = { _ in false }
    let stage = NavigationStage(depth: 1)
    stage.navigation.pushViewController(page, animated: false)

    stage.screen.touch.down(150, 200).drag(0, 300).up().hold(1)

    #expect(stage.navigation.viewControllers.count == 1, stage.screen.log)
  }

  /// A stack of A and B, of which a zoom has shown B.
  private static func stage(
    _ screen: Screen = Screen(), isPushed: Bool = true, hook: ((Context) -> Bool)? = nil
  ) -> NavigationStage {
    let stage = NavigationStage(screen, depth: 1)
    if isPushed {
      stage.navigation.pushViewController(zoomed(stage.page("B"), hook: hook), animated: false)
    }
    return stage
  }

  private static func zoomed(
    _ page: NavigationStage.Page, hook: ((Context) -> Bool)? = nil
  ) -> NavigationStage.Page {
    let options = UIViewController.Transition.ZoomOptions()
    options.interactiveDismissShouldBegin = hook
    page.preferredTransition = .zoom(options: options) { _ in nil }
    return page
  }

  /// Runs a test on both releases that have zooms, under every answer about them.
  private func everywhere(_ test: (Screen) -> Void) {
    for version in [SystemVersion.v18, .v26] {
      for pops in UIKitBehavior.ZoomAndPops.allCases {
        for scrolling in UIKitBehavior.ZoomOverScrolling.allCases {
          var behavior = UIKitBehavior(version: version)
          behavior.zoomAndPops = pops
          behavior.zoomOverScrolling = scrolling
          test(Screen(behavior))
        }
      }
    }
  }
}
#endif
