#if HEADLESS
import Foundation
import HeadlessUIKit
import Testing

/// Split view controllers side by side: columns, display modes and the column swipe.
@MainActor @Suite struct SplitViewTests {
  @Test func `columns get navigation controllers and lie side by side in a wide window`() {
    let stage = SplitStage()

    #expect(!stage.split.isCollapsed && stage.split.displayMode == .oneBesideSecondary)
    #expect(stage.split.viewControllers.count == 2)
    #expect(stage.primary.navigationController === stage.split.viewControllers.first)
    #expect(stage.primary.splitViewController === stage.split)
    #expect(stage.split.viewController(for: .secondary) === stage.secondary)
    #expect(
      stage.split.viewControllers.map(\.view.frame) == [
        CGRect(x: 0, y: 0, width: 320, height: 800), CGRect(x: 320, y: 0, width: 680, height: 800),
      ])
  }

  @Test func `a display mode hides and shows the primary column with its calls`() {
    let stage = SplitStage()

    stage.split.hide(.primary)
    let hidden = (stage.calls, stage.secondary.navigationController?.view.frame.width)
    stage.forget()
    stage.split.show(.primary)

    #expect(
      hidden.0 == [
        "willChange secondaryOnly", "willHide primary", "P.willDisappear", "P.didDisappear",
      ])
    #expect(hidden.1 == 1000)
    #expect(
      stage.calls == [
        "willChange oneBesideSecondary", "willShow primary", "P.willAppear", "P.didAppear",
      ])
  }

  @Test func `over the secondary column a tap beside the primary one hides it`() {
    let stage = SplitStage { $0.preferredSplitBehavior = .overlay }
    stage.split.show(.primary)
    let mode = stage.split.displayMode

    stage.screen.touch.tap(100, 400)
    let modeAfterTapInside = stage.split.displayMode
    stage.screen.touch.tap(900, 400)

    #expect(mode == .oneOverSecondary && modeAfterTapInside == .oneOverSecondary)
    #expect(stage.split.displayMode == .secondaryOnly)
    #expect(stage.primary.view.window == nil)
    #expect(stage.secondary.navigationController?.view.frame.width == 1000)
  }

  @Test func `three columns show one after the other`() {
    let supplementary = UIViewController()
    let stage = SplitStage(style: .tripleColumn) {
      $0.setViewController(supplementary, for: .supplementary)
      $0.preferredPrimaryColumnWidth = 200
    }
    let visible = (supplementary.view.window != nil, stage.primary.viewIfLoaded?.window != nil)

    stage.split.show(.primary)

    #expect(visible == (true, false))
    #expect(stage.split.displayMode == .twoBesideSecondary)
    #expect(
      stage.split.viewControllers.map(\.view.frame.minX) == [0, 200, 520])
  }

  @Test func `a swipe from the leading edge shows the column, and one back hides it`() {
    let stage = SplitStage { $0.preferredDisplayMode = .secondaryOnly }

    stage.screen.touch.down(3, 400).drag(160, 0)
    let during = stage.primary.navigationController?.view.frame.minX
    stage.screen.touch.drag(100, 0).hold(0.3).up()
    let shown = stage.split.displayMode
    stage.screen.touch.down(200, 400).drag(-250, 0).hold(0.3).up()

    #expect(during == CGFloat(-170), stage.screen.log)
    #expect(shown == .oneBesideSecondary)
    #expect(stage.split.displayMode == .secondaryOnly)
  }

  @Test func `a swipe that returns leaves the column hidden, and none works when it may not`() {
    let stage = SplitStage { $0.preferredDisplayMode = .secondaryOnly }

    stage.screen.touch.down(3, 400).drag(100, 0).drag(-90, 0).hold(0.3).up()
    let afterReturn = stage.split.displayMode
    stage.split.presentsWithGesture = false
    stage.screen.touch.down(3, 400).drag(300, 0).up()

    #expect(afterReturn == .secondaryOnly)
    #expect(stage.split.displayMode == .secondaryOnly)
  }

  @Test(arguments: UIKitBehavior.ColumnSwipe.allCases)
  func `a swipe over the secondary column shows the primary one or not: an open question`(
    answer: UIKitBehavior.ColumnSwipe
  ) {
    let stage = SplitStage(Screen(\.columnSwipe, answer)) {
      $0.preferredDisplayMode = .secondaryOnly
    }

    stage.screen.touch.down(400, 400).drag(300, 0).hold(0.3).up()

    #expect((stage.split.displayMode == .oneBesideSecondary) == (answer == .fromAnywhere))
    #expect(stage.screen.engine.consultedQuestions.contains(.columnSwipe))
  }

  @Test func `the edge swipe of a deeper secondary stack pops it instead of showing the column`() {
    let stage = SplitStage { $0.preferredDisplayMode = .secondaryOnly }
    stage.secondary.navigationController?.pushViewController(UIViewController(), animated: false)

    stage.screen.touch.down(3, 400).drag(600, 0).up().hold(1)

    #expect(stage.secondary.navigationController?.viewControllers.count == 1)
    #expect(stage.split.displayMode == .secondaryOnly, stage.screen.log)
  }

  @Test func `in right-to-left layout the primary column is at the right`() {
    let stage = SplitStage { $0.view.semanticContentAttribute = .forceRightToLeft }

    #expect(stage.primary.navigationController?.view.frame.minX == 680)
    #expect(stage.secondary.navigationController?.view.frame.minX == 0)
  }
}
#endif
