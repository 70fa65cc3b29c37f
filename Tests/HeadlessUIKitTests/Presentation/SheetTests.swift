#if HEADLESS
import Foundation
import HeadlessUIKit
import Testing

/// The drag that resizes and dismisses a sheet, and scroll views inside the sheet.
@MainActor @Suite struct SheetTests {
  @Test(arguments: [(500.0, true), (100.0, false)])
  func `C187: a drag down past half its height dismisses a sheet`(dy: CGFloat, dismisses: Bool) {
    let stage = SheetStage()

    stage.screen.touch.down(200, 200).drag(0, dy).drag(0, 1).up().hold(1)

    #expect((stage.root.presentedViewController == nil) == dismisses, stage.screen.log)
    #expect(
      stage.calls == ["shouldDismiss", "willDismiss"] + (dismisses ? ["didDismiss"] : []))
    #expect(dismisses || stage.sheet.view.frame == stage.restingFrame)
    #expect(stage.screen.engine.clock.isIdle)
  }

  @Test(arguments: [(0.0, true), (0.3, false)])
  func `C114: a sheet whose touch rests before it lifts ends by position alone`(
    seconds: Double, dismisses: Bool
  ) {
    let stage = SheetStage()

    stage.screen.touch.down(200, 200).drag(0, 100).hold(seconds).up().hold(1)

    #expect((stage.root.presentedViewController == nil) == dismisses, stage.screen.log)
  }

  @Test func `C187: a cancelled drag reverses the sheet's appearance callbacks`() {
    let stage = SheetStage()
    stage.log.lines = []

    stage.screen.touch.down(200, 200).drag(0, 100)
    let callsDuringDrag = stage.log.lines
    stage.screen.touch.drag(0, -60).up().hold(1)

    #expect(callsDuringDrag == ["sheet.willDisappear"])
    #expect(
      stage.log.lines == [
        "sheet.willDisappear", "sheet.willAppear", "sheet.isAppearing in window",
        "sheet.didAppear",
      ])
  }

  @Test(arguments: [true, false])
  func `C187: a sheet that may not be dismissed returns and notifies its delegate`(
    isModal: Bool
  ) {
    let stage = SheetStage()
    stage.sheet.isModalInPresentation = isModal
    stage.mayDismiss = false

    stage.screen.touch.down(200, 200).drag(0, 500).up().hold(1)

    #expect(stage.root.presentedViewController === stage.sheet)
    #expect(stage.calls == (isModal ? [] : ["shouldDismiss"]) + ["didAttempt"])
    #expect(stage.sheet.view.frame == stage.restingFrame)

    stage.sheet.dismiss(animated: false)

    #expect(stage.root.presentedViewController == nil, "dismiss(animated:) asks no delegate")
  }

  @Test(arguments: [(0.0, 60.0, "sheet"), (40.0, 60.0, "scroll"), (0.0, -60.0, "scroll")])
  func `C187: content scrolls unless it is at its top and dragged down`(
    offset: CGFloat, dy: CGFloat, owner: String
  ) {
    let stage = SheetStage()
    let scrollView = stage.addScrollView(offset: offset)

    stage.screen.touch.down(200, 400).drag(0, dy)

    #expect(scrollView.isDragging == (owner == "scroll"), stage.screen.log)
    #expect((stage.sheet.view.frame.minY > stage.restingFrame.minY) == (owner == "sheet"))
  }

  @Test(arguments: [(true, "sheet"), (false, "scroll")])
  func `C187: a drag up expands a medium sheet before its content scrolls, if preferred`(
    prefers: Bool, owner: String
  ) {
    let stage = SheetStage(detents: [.medium(), .large()])
    stage.controller?.prefersScrollingExpandsWhenScrolledToEdge = prefers
    let scrollView = stage.addScrollView(offset: 0)

    stage.screen.touch.down(200, 700).drag(0, -300)
    let isScrolling = scrollView.isDragging
    stage.screen.touch.drag(0, -1).up().hold(2)

    #expect(isScrolling == (owner == "scroll"), stage.screen.log)
    #expect((stage.controller?.selectedDetentIdentifier == .large) == (owner == "sheet"))
    #expect(stage.calls == (owner == "sheet" ? ["didChange"] : []))
  }

  @Test func `C187: a drag down from the large detent rests at the medium detent`() {
    let stage = SheetStage(detents: [.medium(), .large()])
    stage.controller?.selectedDetentIdentifier = .large

    stage.screen.touch.down(200, 200).drag(0, 300).drag(0, 1).up().hold(1)

    #expect(stage.controller?.selectedDetentIdentifier == .medium)
    #expect(stage.sheet.view.frame == stage.restingFrame)
    #expect(stage.root.presentedViewController != nil)
  }

  @Test func `C187: a horizontal drag does not move the sheet`() {
    let stage = SheetStage()
    let pager = UIScrollView(frame: CGRect(x: 0, y: 0, width: 400, height: 300))
    pager.contentSize = CGSize(width: 1200, height: 300)
    stage.sheet.view.addSubview(pager)

    stage.screen.touch.down(300, 200).drag(-80, 8)

    #expect(pager.isDragging, stage.screen.log)
    #expect(stage.sheet.view.frame == stage.restingFrame)
  }

  @Test(arguments: [(60.0, "sheet"), (-60.0, "table")])
  func `C187, C262: an empty table in a sheet is pulled up, and a drag down moves the sheet`(
    dy: CGFloat, owner: String
  ) {
    let stage = SheetStage()
    let table = UITableView(frame: stage.sheet.view.bounds)
    stage.sheet.view.addSubview(table)

    stage.screen.touch.down(200, 400).drag(0, dy)

    #expect(table.isDragging == (owner == "table"), stage.screen.log)
    #expect((table.contentOffset.y > 0) == (owner == "table"))
    #expect((stage.sheet.view.frame.minY > stage.restingFrame.minY) == (owner == "sheet"))
  }

  @Test(arguments: [true, false])
  func `C187: a tap outside the sheet dismisses it if its delegate allows that`(mayDismiss: Bool) {
    let stage = SheetStage(detents: [.medium()])
    stage.mayDismiss = mayDismiss

    stage.screen.touch.tap(200, 50)
    stage.screen.wait(1)

    #expect((stage.root.presentedViewController == nil) == mayDismiss)
    #expect(stage.calls.last == (mayDismiss ? "didDismiss" : "didAttempt"))
  }

  @Test func `C187: a navigation controller in a sheet pops, and one below the sheet does not`() {
    let screen = Screen()
    let stage = NavigationStage(screen)
    let inner = UINavigationController()
    inner.viewControllers = [UIViewController(), UIViewController()]
    stage.navigation.present(inner, animated: false)

    screen.touch.down(200, 400).drag(190, 4).up().hold(1)

    #expect(stage.stack == "AB")
    #expect(inner.viewControllers.count == 1, screen.log)
    #expect(stage.navigation.presentedViewController === inner)
  }

  @MainActor
  private final class SheetStage: NSObject, UISheetPresentationControllerDelegate {
    let screen = Screen()
    let log = ContainmentTests.Log()
    let root = UIViewController()
    let sheet: ContainmentTests.LoggingController
    var mayDismiss = true
    private(set) var calls: [String] = []

    init(detents: [UISheetPresentationController.Detent] = [.large()]) {
      sheet = ContainmentTests.LoggingController("sheet", log)
      super.init()
      screen.window.rootViewController = root
      sheet.sheetPresentationController?.detents = detents
      sheet.presentationController?.delegate = self
      root.present(sheet, animated: false)
    }

    var controller: UISheetPresentationController? { sheet.sheetPresentationController }

    var restingFrame: CGRect { controller?.frameOfPresentedViewInContainerView ?? .zero }

    func addScrollView(offset: CGFloat) -> UIScrollView {
      let scrollView = UIScrollView(frame: sheet.view.bounds)
      scrollView.contentSize = CGSize(width: 400, height: 4000)
      scrollView.contentOffset.y = offset
      sheet.view.addSubview(scrollView)
      return scrollView
    }

    func presentationControllerShouldDismiss(_ controller: UIPresentationController) -> Bool {
      calls.append("shouldDismiss")
      return mayDismiss
    }

    func presentationControllerWillDismiss(_ controller: UIPresentationController) {
      calls.append("willDismiss")
    }

    func presentationControllerDidDismiss(_ controller: UIPresentationController) {
      calls.append("didDismiss")
    }

    func presentationControllerDidAttemptToDismiss(_ controller: UIPresentationController) {
      calls.append("didAttempt")
    }

    func sheetPresentationControllerDidChangeSelectedDetentIdentifier(
      _ controller: UISheetPresentationController
    ) { calls.append("didChange") }
  }
}
#endif
