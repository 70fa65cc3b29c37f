#if HEADLESS
import Foundation
import HeadlessUIKit
import Testing

/// Device rotation and window resizing.
@MainActor @Suite struct WindowResizingTests {
  private let wide = CGRect(x: 0, y: 0, width: 800, height: 400)

  @Test func `views that fill the window fill it after rotation`() {
    let stage = NavigationStage()

    stage.screen.window.frame = wide

    #expect(stage.navigation.view.frame == wide)
    #expect(stage.page(at: 1)?.view.frame == wide)
    #expect(
      stage.navigation.navigationBar.frame == CGRect(x: 0, y: 0, width: 800, height: 44))

    stage.navigation.popViewController(animated: false)

    #expect(stage.page(at: 0)?.view.frame == wide)
  }

  @Test func `rotation during a pop leaves correct frames when the pop ends`() {
    let stage = NavigationStage()
    stage.screen.touch.down(2, 300).drag(200, 0)

    stage.screen.window.bounds.size = wide.size
    let stack = stage.stack
    stage.screen.touch.drag(500, 0).up().hold(1)

    #expect(stack == "A")
    #expect(stage.stack == "A")
    #expect(stage.page(at: 0)?.view.frame == wide)
    #expect(stage.navigation.transitionCoordinator == nil)
  }

  @Test func `viewWillTransition is called before the size changes, from the root down`() {
    let screen = Screen()
    var calls: [String] = []
    let (bottom, top, sheet) = (
      ResizableController("bottom"), ResizableController("top"), ResizableController("sheet")
    )
    for controller in [bottom, top, sheet] { controller.onCall = { calls.append($0) } }
    let navigation = UINavigationController(rootViewController: bottom)
    bottom.loadViewIfNeeded()
    screen.window.rootViewController = navigation
    navigation.pushViewController(top, animated: false)
    sheet.modalPresentationStyle = .overFullScreen
    top.present(sheet, animated: false)

    screen.window.frame = wide
    let callsAtResize = calls
    let frames = [top.view.frame, sheet.view.frame]
    screen.wait(1)

    #expect(
      callsAtResize == [
        "bottom to 800 from 400", "top to 800 from 400", "sheet to 800 from 400",
        "bottom alongside 400", "top alongside 800", "sheet alongside 800",
      ])
    #expect(frames == [wide, wide])
    #expect(calls.dropFirst(6) == ["bottom done", "top done", "sheet done"])
    #expect(screen.engine.clock.isIdle)
  }

  @Test func `animations alongside a rotation take the transition duration`() {
    let screen = Screen()
    let controller = ResizableController("root")
    screen.window.rootViewController = controller
    controller.alongside = { [view = controller.view] in view?.alpha = 0 }

    screen.window.frame = wide
    screen.wait(EngineMetrics.transitionDuration / 2)
    let alpha = controller.view.alpha
    screen.wait(1)

    #expect(alpha > 0.2 && alpha < 0.8)
    #expect(controller.view.alpha == 0)
  }

  @Test func `a move, an equal size and a detached window do not call viewWillTransition`() {
    let screen = Screen()
    let (controller, detached) = (ResizableController("root"), ResizableController("detached"))
    var calls: [String] = []
    controller.onCall = { calls.append($0) }
    detached.onCall = { calls.append($0) }
    screen.window.rootViewController = controller
    let window = UIWindow(frame: screen.window.frame)
    window.rootViewController = detached

    screen.window.frame = screen.window.frame
    screen.window.frame.origin.x = 20
    screen.window.center.x = 30
    window.frame = wide

    #expect(calls == [])
    #expect(detached.view.frame == wide)
  }

  private final class ResizableController: UIViewController {
    var onCall: (String) -> Void = { _ in }
    var alongside: () -> Void = {}

    init(_ name: String) {
      super.init(nibName: nil, bundle: nil)
      title = name
    }

    required init?(coder: NSCoder) { nil }

    override func viewWillTransition(
      to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
    ) {
      super.viewWillTransition(to: size, with: coordinator)
      report("to \(Int(size.width)) from \(Int(view.bounds.width))")
      let isQueued = coordinator.animate { [weak self] _ in
        guard let self else { return }
        report("alongside \(Int(view.bounds.width))")
        alongside()
      } completion: { [weak self] context in
        self?.report(context.isCancelled ? "cancelled" : "done")
      }
      if !isQueued { report("refused") }
    }

    private func report(_ call: String) { onCall("\(title ?? "?") \(call)") }
  }
}
#endif
