#if HEADLESS
import Foundation
import HeadlessUIKit
import Testing

/// Stacks and presentations with the layout of a screen that was seen elsewhere.
@MainActor @Suite struct RebuiltStackTests {
  private let stage = NavigationStage()
  private var navigation: UINavigationController { stage.navigation }

  @Test func `a bar with a frame of its own keeps it, and without one lies below the safe area`() {
    let frame = CGRect(x: 0, y: 59, width: 400, height: 96)
    navigation.headlessBarFrame = frame
    navigation.view.layoutIfNeeded()
    #expect(navigation.navigationBar.frame == frame)
    #expect(
      navigation.navigationBar.headlessBackButtonFrame
        == CGRect(x: 0, y: 0, width: 44, height: 44))

    navigation.headlessBarFrame = nil
    navigation.view.layoutIfNeeded()
    #expect(navigation.navigationBar.frame == CGRect(x: 0, y: 0, width: 400, height: 44))
  }

  @Test func `each screen keeps its insets through a push and a pop`() {
    let top = UIViewController()
    top.headlessStackInsets = UIEdgeInsets(top: 103, left: 0, bottom: 83, right: 0)
    let inset = CGRect(x: 0, y: 103, width: 400, height: 614)
    navigation.pushViewController(top, animated: true)
    stage.screen.wait(1)
    #expect(top.view.frame == inset)
    #expect(navigation.viewControllers.first?.view.frame.minY == 0)

    navigation.pushViewController(UIViewController(), animated: false)
    #expect(navigation.topViewController?.view.frame == stage.screen.window.bounds)
    stage.screen.touch.down(2, 400).drag(100, 0)
    #expect(top.view.frame.minY == 103 && top.view.frame.size == inset.size)
    stage.screen.touch.drag(200, 0).up().hold(1)
    #expect(navigation.topViewController === top)
    #expect(top.view.frame == inset)
    navigation.view.setNeedsLayout()
    navigation.view.layoutIfNeeded()
    #expect(top.view.frame == inset)
  }

  @Test
  func `a presentation with a frame of its own is shown there, and a sheet rests on its bottom`()
    throws
  {
    let box = UIViewController()
    box.modalPresentationStyle = .overFullScreen
    let frame = CGRect(x: 40, y: 200, width: 200, height: 300)
    box.presentationController?.headlessFrame = frame
    navigation.present(box, animated: false)
    #expect(box.view.frame == frame)
    navigation.dismiss(animated: false)

    let sheet = UIViewController()
    sheet.modalPresentationStyle = .formSheet
    let controller = try #require(sheet.sheetPresentationController)
    controller.headlessFrame = CGRect(x: 40, y: 200, width: 300, height: 400)
    controller.detents = [.init(.medium) { _ in 250 }, .init(.large) { _ in 400 }]
    navigation.present(sheet, animated: false)
    #expect(sheet.view.frame == CGRect(x: 40, y: 350, width: 300, height: 250))
    #expect(controller.headlessPan.view === sheet.view)
    stage.screen.touch.down(190, 400).drag(0, -120).up().hold(1)
    #expect(sheet.view.frame == CGRect(x: 40, y: 200, width: 300, height: 400))
  }
}
#endif
