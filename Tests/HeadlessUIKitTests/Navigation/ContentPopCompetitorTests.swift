#if HEADLESS
import Foundation
import HeadlessUIKit
import Testing

/// The views on which the content pop of iOS 26 does not begin.
@MainActor @Suite struct ContentPopCompetitorTests {
  typealias Check = UIKitBehavior.ContentPopOverCompetitors

  @Test(arguments: Check.allCases)
  func `C208: the content pop does not begin on a control`(check: Check) {
    let stage = NavigationStage(Screen(\.contentPopOverCompetitors, check))
    show(UIControl(), on: stage)

    stage.screen.touch.down(200, 400).drag(100, 0).up().hold(1)

    #expect(stage.stack == "AB", stage.screen.log)
  }

  @Test(arguments: Check.allCases)
  func `C193: the content pop also checks the superviews of the hit view`(check: Check) {
    let stage = NavigationStage(Screen(\.contentPopOverCompetitors, check))
    let control = show(UIControl(), on: stage)
    control.addSubview(UIView(frame: control.bounds))

    stage.screen.touch.down(200, 400).drag(100, 0).up().hold(1)
    let stackAfterDragOnControl = stage.stack
    control.isEnabled = false
    stage.screen.touch.down(200, 400).drag(200, 0).up().hold(1)

    #expect(stackAfterDragOnControl == "AB", stage.screen.log)
    #expect(stage.stack == "A", stage.screen.log)
  }

  @Test(arguments: UIKitBehavior().departures, [true, false])
  func `C208: the content pop spares controls and maps under every open behavior`(
    departure: UIKitBehavior.Answer, isMap: Bool
  ) {
    let stage = NavigationStage(Screen(departure.behavior))
    show(isMap ? HeadlessMapView() : UIControl(), on: stage)

    for (dx, dy) in [(150.0, 0.0), (150, 40), (150, -100)] {
      stage.screen.touch.down(200, 400).drag(dx, dy).up().hold(1)
    }

    #expect(stage.stack == "AB", stage.screen.log)
  }

  @Test func `C208: the edge pop begins on a control`() {
    let stage = NavigationStage()
    show(UIControl(), on: stage)

    stage.screen.touch.down(2, 400).drag(300, 0).up().hold(1)

    #expect(stage.stack == "A", stage.screen.log)
  }

  @Test(arguments: [
    (UIKitBehavior.SliderArea.wholeTrack, 200.0, "AB"), (.thumbOnly, 200, "A"),
    (.wholeTrack, 54, "AB"), (.thumbOnly, 54, "AB"),
  ])
  func `C181: the content pop spares a slider, on its track or its thumb per the behavior`(
    answer: UIKitBehavior.SliderArea, x: CGFloat, stack: String
  ) {
    let stage = NavigationStage(Screen(\.sliderArea, answer))
    let slider = show(UISlider(), on: stage)
    slider.frame = CGRect(x: 40, y: 390, width: 320, height: 30)

    stage.screen.touch.down(x, 405).drag(180, 0).up().hold(1)

    #expect(stage.stack == stack, stage.screen.log)
  }

  @Test(arguments: Check.allCases, [UISemanticContentAttribute.unspecified, .forceRightToLeft])
  func `C182: the content pop does not begin on a map`(
    check: Check, attribute: UISemanticContentAttribute
  ) {
    let stage = NavigationStage(Screen(\.contentPopOverCompetitors, check))
    stage.navigation.view.semanticContentAttribute = attribute
    let map = show(HeadlessMapView(), on: stage)
    // With the map's own recognizers off, no race can decide.
    for recognizer in map.subviews.first?.gestureRecognizers ?? [] { recognizer.isEnabled = false }
    let dx = attribute == .forceRightToLeft ? -150.0 : 150

    stage.screen.touch.down(200, 400).drag(dx, 0).up().hold(1)

    #expect(stage.stack == "AB", stage.screen.log)
  }

  @Test(arguments: Check.allCases)
  func `C178: a row with actions for the drag's direction prevents the content pop`(
    check: Check
  ) {
    let stage = NavigationStage(Screen(\.contentPopOverCompetitors, check))
    let list = TableStage(
      stage.screen, in: stage.navigation.topViewController?.view, actions: ["leading"])

    stage.screen.touch.down(200, 64).drag(60, 0).up().hold(1)

    #expect(stage.stack == "AB", stage.screen.log)
    #expect(list.cell(1)?.contentView.frame.minX == 74, stage.screen.log)
  }

  @Test(arguments: [
    (UIKitBehavior.RowsAndContentPop.withActionsInThatDirection, ["trailing"], "A"),
    (.withAnyActions, ["trailing"], "AB"), (.withAnyActions, [], "A"),
  ])
  func `C193: the behavior decides whether actions on the other side spare a row`(
    answer: UIKitBehavior.RowsAndContentPop, sides: [String], stack: String
  ) {
    let stage = NavigationStage(Screen(\.rowsAndContentPop, answer))
    let list = TableStage(
      stage.screen, in: stage.navigation.topViewController?.view, actions: sides)

    stage.screen.touch.down(100, 64).drag(250, 0).up().hold(1)

    #expect(stage.stack == stack, stage.screen.log)
    #expect(list.cell(1)?.contentView.frame.minX == 0)
  }

  @Test(arguments: [(0.0, "A"), (0.5, "AB")])
  func `C179: the content pop takes a second swipe while a row settles`(
    pause: TimeInterval, stack: String
  ) {
    let stage = NavigationStage()
    let list = TableStage(
      stage.screen, in: stage.navigation.topViewController?.view, actions: ["leading"])
    stage.screen.touch.down(100, 64).drag(60, 0).up().hold(pause)

    stage.screen.touch.down(100, 64).drag(250, 0).up().hold(2)

    #expect(stage.stack == stack, stage.screen.log)
    #expect(list.table.numberOfRows(inSection: 0) == 5)
  }

  @Test func `C189: the content pop begins on a canvas that tracks raw touches`() {
    let stage = NavigationStage()
    _ = stage.screen.addView("canvas", to: stage.navigation.topViewController?.view)

    stage.screen.touch.down(100, 400).drag(250, 0).up().hold(1)

    #expect(stage.stack == "A", stage.screen.log)
    #expect(stage.screen.timeline[.view].last == "canvas cancelled", stage.screen.log)
  }

  @Test(arguments: Check.allCases)
  func `C212: the content pop does not consider a custom pan, and the first to begin wins`(
    check: Check
  ) {
    let stage = NavigationStage(Screen(\.contentPopOverCompetitors, check))
    let view = stage.screen.addView("chart", to: stage.navigation.topViewController?.view)
    let pan = stage.screen.add(UIPanGestureRecognizer(), "pan", to: view)

    stage.screen.touch.down(100, 400).move(30, 0)
    let actionsOfRace = stage.screen.timeline[.action]
    stage.screen.touch.up().hold(1)
    // A pan that needs two touches is still possible when the pop begins.
    pan.minimumNumberOfTouches = 2
    stage.screen.touch.down(100, 400).drag(250, 0).up().hold(1)

    #expect(actionsOfRace == ["pan began"], stage.screen.log)
    #expect(stage.stack == "A", stage.screen.log)
  }

  @Test(arguments: [
    (UIKitBehavior.TextAndContentPop.atTheSelection, 4.0, "AB"), (.atTheSelection, 200, "A"),
    (.anywhere, 200, "AB"),
  ])
  func `C184: the content pop spares a selection, and selectable text per the behavior`(
    answer: UIKitBehavior.TextAndContentPop, x: CGFloat, stack: String
  ) {
    let stage = NavigationStage(Screen(\.textAndContentPop, answer))
    let text = show(UITextView(), on: stage)
    text.text = "plain"
    text.selectedRange = NSRange(location: 0, length: 2)
    text.frame.origin.y = 100

    stage.screen.touch.down(x, 118, edges: []).drag(195, 0).up().hold(1)

    #expect(stage.stack == stack, stage.screen.log)
  }

  @Test func `C184: the content pop begins on text that is not selectable`() {
    let stage = NavigationStage(Screen(\.textAndContentPop, .anywhere))
    let text = show(UITextView(), on: stage)
    text.isSelectable = false

    stage.screen.touch.down(100, 18).drag(250, 0).up().hold(1)

    #expect(stage.stack == "A", stage.screen.log)
  }

  @discardableResult
  private func show<View: UIView>(_ view: View, on stage: NavigationStage) -> View {
    view.frame = CGRect(x: 0, y: 0, width: 400, height: 800)
    stage.navigation.topViewController?.view.addSubview(view)
    return view
  }
}
#endif
