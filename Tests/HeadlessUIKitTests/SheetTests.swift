import Foundation
import HeadlessUIKit
import Testing

/// The drag that resizes and dismisses a sheet, and content that scrolls in it.
@MainActor @Suite struct SheetTests {
  @Test(arguments: [(500.0, true), (100.0, false)])
  func `C187: a drag down dismisses a sheet, from half its height on`(dy: CGFloat, isGone: Bool) {
    let stage = SheetStage()

    stage.screen.finger.down(200, 200).drag(0, dy).drag(0, 1).up().hold(1)

    #expect((stage.root.presentedViewController == nil) == isGone, stage.screen.log)
    #expect(
      stage.calls
        == (isGone
          ? ["shouldDismiss", "willDismiss", "didDismiss"]
          : [
            "shouldDismiss", "willDismiss",
          ]))
    if !isGone { #expect(stage.sheet.view.frame == stage.restingFrame) }
    #expect(stage.screen.engine.clock.isIdle)
  }

  @Test(arguments: [(0.0, true), (0.3, false)])
  func `C114: a sheet whose finger rests before the lift goes by its place alone`(
    seconds: Double, isGone: Bool
  ) {
    let stage = SheetStage()

    stage.screen.finger.down(200, 200).drag(0, 100).hold(seconds).up().hold(1)

    #expect((stage.root.presentedViewController == nil) == isGone, stage.screen.log)
  }

  @Test func `C187: a cancelled drag turns the sheet's appearance round`() {
    let stage = SheetStage()
    stage.log.lines = []

    stage.screen.finger.down(200, 200).drag(0, 100)
    let underway = stage.log.lines
    stage.screen.finger.drag(0, -60).up().hold(1)

    #expect(underway == ["sheet.willDisappear"])
    #expect(
      stage.log.lines == [
        "sheet.willDisappear", "sheet.willAppear", "sheet.isAppearing in window",
        "sheet.didAppear",
      ])
  }

  @Test(arguments: [true, false])
  func `C187: a sheet that may not be dismissed comes back, and its delegate hears of it`(
    isModal: Bool
  ) {
    let stage = SheetStage()
    stage.sheet.isModalInPresentation = isModal
    stage.mayDismiss = false

    stage.screen.finger.down(200, 200).drag(0, 500).up().hold(1)

    #expect(stage.root.presentedViewController === stage.sheet)
    #expect(stage.calls == (isModal ? [] : ["shouldDismiss"]) + ["didAttempt"])
    #expect(stage.sheet.view.frame == stage.restingFrame)
    stage.sheet.dismiss(animated: false)
    #expect(stage.root.presentedViewController == nil, "a program asks nobody")
  }

  @Test(arguments: [(0.0, 60.0, "sheet"), (40.0, 60.0, "scroll"), (0.0, -60.0, "scroll")])
  func `C187: content scrolls unless it is at its top and dragged down`(
    offset: CGFloat, dy: CGFloat, owner: String
  ) {
    let stage = SheetStage()
    let scrollView = stage.addScrollView(offset: offset)

    stage.screen.finger.down(200, 400).drag(0, dy)

    #expect(scrollView.isDragging == (owner == "scroll"), stage.screen.log)
    #expect((stage.sheet.view.frame.minY > stage.restingFrame.minY) == (owner == "sheet"))
  }

  @Test(arguments: [(true, "sheet"), (false, "scroll")])
  func `C187: a drag up makes a small sheet larger before it scrolls, if preferred`(
    prefers: Bool, owner: String
  ) {
    let stage = SheetStage(detents: [.medium(), .large()])
    stage.controller?.prefersScrollingExpandsWhenScrolledToEdge = prefers
    let scrollView = stage.addScrollView(offset: 0)

    stage.screen.finger.down(200, 700).drag(0, -300)
    let isScrolling = scrollView.isDragging
    stage.screen.finger.drag(0, -1).up().hold(2)

    #expect(isScrolling == (owner == "scroll"), stage.screen.log)
    #expect((stage.controller?.selectedDetentIdentifier == .large) == (owner == "sheet"))
    #expect(stage.calls == (owner == "sheet" ? ["didChange"] : []))
  }

  @Test func `C187: a drag down from the large height rests at the medium one`() {
    let stage = SheetStage(detents: [.medium(), .large()])
    stage.controller?.selectedDetentIdentifier = .large

    stage.screen.finger.down(200, 200).drag(0, 300).drag(0, 1).up().hold(1)

    #expect(stage.controller?.selectedDetentIdentifier == .medium)
    #expect(stage.sheet.view.frame == stage.restingFrame)
    #expect(stage.root.presentedViewController != nil)
  }

  @Test func `C187: sideways drags are none of the sheet's`() {
    let stage = SheetStage()
    let pager = UIScrollView(frame: CGRect(x: 0, y: 0, width: 400, height: 300))
    pager.contentSize = CGSize(width: 1200, height: 300)
    stage.sheet.view.addSubview(pager)

    stage.screen.finger.down(300, 200).drag(-80, 8)

    #expect(pager.isDragging, stage.screen.log)
    #expect(stage.sheet.view.frame == stage.restingFrame)
  }

  @Test(arguments: [true, false])
  func `C187: a tap beside the sheet dismisses it, if it may`(mayDismiss: Bool) {
    let stage = SheetStage(detents: [.medium()])
    stage.mayDismiss = mayDismiss

    stage.screen.finger.tap(200, 50)
    stage.screen.wait(1)

    #expect((stage.root.presentedViewController == nil) == mayDismiss)
    #expect(stage.calls.last == (mayDismiss ? "didDismiss" : "didAttempt"))
  }

  @Test func `C187: a sheet over a stack leaves it no touches, and a stack in a sheet pops`() {
    let screen = Screen()
    let stage = NavigationStage(screen)
    let inner = UINavigationController()
    inner.viewControllers = [UIViewController(), UIViewController()]
    stage.navigation.present(inner, animated: false)

    screen.finger.down(200, 400).drag(190, 4).up().hold(1)

    #expect(stage.stack == "AB")
    #expect(inner.viewControllers.count == 1, screen.log)
    #expect(stage.navigation.presentedViewController === inner)
  }

  @MainActor
  private final class SheetStage: NSObject, UISheetPresentationControllerDelegate {
    let screen = Screen()
    let log = ContainmentTests.Log()
    let root = UIViewController()
    let sheet: ContainmentTests.Logged
    var mayDismiss = true
    private(set) var calls: [String] = []

    init(detents: [UISheetPresentationController.Detent] = [.large()]) {
      sheet = ContainmentTests.Logged("sheet", log)
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
