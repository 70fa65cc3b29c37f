#if HEADLESS
import Foundation
import HeadlessUIKit
import Testing

/// Sheets that leave the content behind them usable, and the pops of that content.
@MainActor @Suite struct UndimmedSheetTests {
  typealias Detent = UISheetPresentationController.Detent

  @Test func `C267: content behind a sheet is dimmed at every detent by default`() {
    #expect(UIViewController().sheetPresentationController?.largestUndimmedDetentIdentifier == nil)
  }

  @Test(arguments: [
    (nil, Detent.Identifier.medium, false), (Detent.Identifier.medium, .medium, true),
    (.medium, .large, false), (.large, .large, true), (.large, .medium, true),
    (Detent.Identifier("unknown"), .medium, false),
  ])
  func `C267: content behind an undimmed sheet receives touches, up to its largest such detent`(
    undimmed: Detent.Identifier?, current: Detent.Identifier, reaches: Bool
  ) {
    let (stage, sheet) = makeStage()
    sheet?.largestUndimmedDetentIdentifier = undimmed
    sheet?.selectedDetentIdentifier = current
    _ = stage.screen.addView("content", to: stage.page(at: 1)?.view)

    stage.screen.touch.tap(200, current == .medium ? 200 : 5)
    stage.screen.wait(1)
    let isPresented = stage.navigation.presentedViewController != nil

    #expect(stage.screen.timeline.text.contains("content began") == reaches, stage.screen.log)
    #expect(isPresented == reaches, "a tap beside a dimmed sheet dismisses it")
  }

  @Test func `C267: an undimmed sheet itself receives the touches that hit it`() {
    let (stage, sheet) = makeStage(undimmed: .medium)
    _ = stage.screen.addView("sheet", to: sheet?.presentedView)
    _ = stage.screen.addView("content", to: stage.page(at: 1)?.view)

    stage.screen.touch.tap(200, 700)

    #expect(stage.screen.timeline.text.contains("sheet began"), stage.screen.log)
    #expect(!stage.screen.timeline.text.contains("content began"), stage.screen.log)
  }

  @Test(arguments: [2.0, 200.0])
  func `C267: a swipe pops beside an undimmed sheet, unless the behavior refuses it`(x: CGFloat) {
    for answer in UIKitBehavior.PopUnderPresentation.allCases {
      let (stage, _) = makeStage(Screen(\.popUnderPresentation, answer), undimmed: .medium)

      stage.screen.touch.down(x, 200).drag(300, 0).up().hold(1)

      #expect(stage.stack == (answer == .popsIfReachable ? "A" : "AB"), stage.screen.log)
      #expect(stage.screen.engine.consultedQuestions.contains(.popUnderPresentation))
      #expect(stage.navigation.presentedViewController != nil)
    }
  }

  @Test(arguments: UIKitBehavior.PopUnderPresentation.allCases)
  func `C267: a touch that a presentation covers after it landed pops nothing`(
    answer: UIKitBehavior.PopUnderPresentation
  ) {
    let stage = NavigationStage(Screen(\.popUnderPresentation, answer))

    stage.screen.touch.down(200, 200)
    stage.navigation.present(UIViewController(), animated: false)
    stage.screen.touch.drag(300, 0).up().hold(1)

    #expect(stage.stack == "AB", stage.screen.log)
    #expect(!stage.screen.engine.consultedQuestions.contains(.popUnderPresentation))
  }

  @Test func `C267: a dimmed sheet over an undimmed one covers the content`() {
    let (stage, _) = makeStage(undimmed: .medium)
    stage.screen.touch.down(200, 200)
    stage.navigation.presentedViewController?.present(UIViewController(), animated: false)

    stage.screen.touch.drag(300, 0).up().hold(1)

    #expect(stage.stack == "AB", stage.screen.log)
  }

  private func makeStage(
    _ screen: Screen = Screen(), undimmed: Detent.Identifier? = nil
  ) -> (NavigationStage, UISheetPresentationController?) {
    let stage = NavigationStage(screen)
    // A large sheet leaves a strip of 10 pt, which a bar would cover.
    if undimmed == nil { stage.navigation.navigationBar.isUserInteractionEnabled = false }
    let presented = UIViewController()
    let sheet = presented.sheetPresentationController
    sheet?.detents = [.medium(), .large()]
    sheet?.largestUndimmedDetentIdentifier = undimmed
    stage.navigation.present(presented, animated: false)
    screen.wait(1)
    return (stage, sheet)
  }
}
#endif
