#if HEADLESS
import Foundation
import HeadlessUIKit
import Testing

/// The view of a controller that does not override `loadView()`.
@MainActor @Suite struct DefaultViewTests {
  @Test func `C261: a controller's default view fills the screen before any window exists`() {
    for controller in [
      UIViewController(), UINavigationController(),
      UIPageViewController(transitionStyle: .scroll, navigationOrientation: .horizontal),
    ] {
      let view: UIView = controller.view

      #expect(view.frame == UIScreen.main.bounds)
      #expect(view.autoresizingMask == [.flexibleWidth, .flexibleHeight])
    }
  }

  @Test func `C261: content laid out in viewDidLoad has the size of the screen`() {
    final class ListController: UIViewController {
      let table = UITableView()
      override func viewDidLoad() {
        table.frame = view.bounds
        table.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        view.addSubview(table)
      }
    }
    let screen = Screen()
    let list = ListController()
    list.loadViewIfNeeded()
    let size = list.table.frame.size

    screen.window.rootViewController = UINavigationController(rootViewController: list)
    screen.wait(0)

    #expect(size == UIScreen.main.bounds.size)
    #expect(list.table.frame.size == screen.window.bounds.size)
  }

  @Test func `C261: a child's default view resizes with the view of its parent`() {
    let screen = Screen()
    let (parent, child) = (UIViewController(), UIViewController())
    parent.addChild(child)
    parent.view.addSubview(child.view)
    child.didMove(toParent: parent)

    screen.window.rootViewController = parent

    #expect(child.view.frame == screen.window.bounds)
  }

  @Test func `C261: a loadView that assigns a bare view gives a size of zero`() {
    final class BareController: UIViewController {
      override func loadView() { view = UIView() }
    }
    let controller = BareController()

    #expect(controller.view.frame == .zero && controller.view.autoresizingMask == [])
  }
}
#endif
