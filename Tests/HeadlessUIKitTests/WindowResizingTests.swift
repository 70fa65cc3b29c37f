import Foundation
import HeadlessUIKit
import Testing

/// A turn of the device, or a window that a person resizes.
@MainActor @Suite struct WindowResizingTests {
  private let wide = CGRect(x: 0, y: 0, width: 800, height: 400)

  @Test func `what fills a window fills it after a turn`() {
    let stage = NavigationStage()

    stage.screen.window.frame = wide

    #expect(stage.navigation.view.frame == wide)
    #expect(stage.shown(1)?.view.frame == wide)
    #expect(
      stage.navigation.navigationBar.frame == CGRect(x: 0, y: 0, width: 800, height: 44))
    stage.navigation.popViewController(animated: false)
    #expect(stage.shown(0)?.view.frame == wide)
  }

  @Test func `a turn in the middle of a pop leaves the screens right at its end`() {
    let stage = NavigationStage()
    stage.screen.finger.down(2, 300).drag(200, 0)

    stage.screen.window.bounds.size = wide.size
    let stack = stage.stack
    stage.screen.finger.drag(500, 0).up().hold(1)

    #expect(stack == "A")
    #expect(stage.stack == "A")
    #expect(stage.shown(0)?.view.frame == wide)
    #expect(stage.navigation.transitionCoordinator == nil)
  }

  @Test func `controllers are told before the size changes, from the root inwards`() {
    let screen = Screen()
    var heard: [String] = []
    let (bottom, top, sheet) = (Told("bottom"), Told("top"), Told("sheet"))
    for told in [bottom, top, sheet] { told.onCall = { heard.append($0) } }
    let navigation = UINavigationController(rootViewController: bottom)
    bottom.loadViewIfNeeded()
    screen.window.rootViewController = navigation
    navigation.pushViewController(top, animated: false)
    sheet.modalPresentationStyle = .overFullScreen
    top.present(sheet, animated: false)

    screen.window.frame = wide
    let atOnce = heard
    let frames = [top.view.frame, sheet.view.frame]
    screen.wait(1)

    #expect(
      atOnce == [
        "bottom to 800 from 400", "top to 800 from 400", "sheet to 800 from 400",
        "bottom alongside 400", "top alongside 800", "sheet alongside 800",
      ])
    #expect(frames == [wide, wide])
    #expect(heard.dropFirst(6) == ["bottom done", "top done", "sheet done"])
    #expect(screen.engine.clock.isIdle)
  }

  @Test func `what is animated alongside a turn takes its time`() {
    let screen = Screen()
    let told = Told("root")
    screen.window.rootViewController = told
    told.alongside = { [view = told.view] in view?.alpha = 0 }

    screen.window.frame = wide
    screen.wait(EngineMetrics.transitionDuration / 2)
    let alpha = told.view.alpha
    screen.wait(1)

    #expect(alpha > 0.2 && alpha < 0.8)
    #expect(told.view.alpha == 0)
  }

  @Test func `nobody is told of a move, of the same size, or of a window off screen`() {
    let screen = Screen()
    let (told, unseen) = (Told("root"), Told("unseen"))
    var heard: [String] = []
    told.onCall = { heard.append($0) }
    unseen.onCall = { heard.append($0) }
    screen.window.rootViewController = told
    let window = UIWindow(frame: screen.window.frame)
    window.rootViewController = unseen

    screen.window.frame = screen.window.frame
    screen.window.frame.origin.x = 20
    screen.window.center.x = 30
    window.frame = wide

    #expect(heard == [])
    #expect(unseen.view.frame == wide)
  }

  private final class Told: UIViewController {
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
      say("to \(Int(size.width)) from \(Int(view.bounds.width))")
      let isQueued = coordinator.animate { [weak self] _ in
        guard let self else { return }
        say("alongside \(Int(view.bounds.width))")
        alongside()
      } completion: { [weak self] context in
        self?.say(context.isCancelled ? "cancelled" : "done")
      }
      if !isQueued { say("refused") }
    }

    private func say(_ what: String) { onCall("\(title ?? "?") \(what)") }
  }
}
