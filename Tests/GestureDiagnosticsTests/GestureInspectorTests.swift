#if HEADLESS
import Foundation
import GestureDiagnostics
import GestureLab
import HeadlessUIKit
import Testing

/// The inspector over an app, on the engine.
@MainActor
struct GestureInspectorTests {
  private let stage = Stage()
  private let pager = UIScrollView(frame: StageMetrics.screen)

  init() {
    let screen = UIViewController()
    pager.contentSize = CGSize(width: 1_950, height: 844)
    pager.contentOffset.x = 780
    pager.isPagingEnabled = true
    screen.view.addSubview(pager)
    stage.push(screen)
    stage.navigation.gestureArbiter.register(pager, as: .pagingScrollView, named: "feed")
  }

  @Test func `decisions and the roles under the touch are shown`() throws {
    let inspector = GestureInspector.show(on: stage.navigation)

    dragWithoutRest()

    let overlay = try #require(overlay)
    #expect(inspector.decisions.count == 1)
    #expect(overlay.shownText.contains("content pop refused at (195, 422) by contentAtLeadingEdge"))
    #expect(overlay.outlined == [StageMetrics.screen])
    #expect(texts(of: overlay).contains { $0.hasPrefix("feed") })
  }

  @Test func `the latest decision is shown first, in a text as high as it needs`() {
    let overlay = InspectorOverlay(frame: StageMetrics.screen)

    overlay.show(["earlier", "latest"], contents: [])
    overlay.layoutIfNeeded()

    #expect(overlay.shownText == "latest\nearlier")
    #expect(overlay.textFrame.height == 2 * EngineMetrics.character.height)
    #expect(overlay.textFrame.maxY == StageMetrics.screen.maxY - 8)
  }

  @Test func `a long text takes half of the window, and loses its end`() {
    let overlay = InspectorOverlay(frame: StageMetrics.screen)

    overlay.show([String(repeating: "earlier ", count: 400), "latest"], contents: [])
    overlay.layoutIfNeeded()

    #expect(overlay.shownText.hasPrefix("latest\n"))
    #expect(overlay.textFrame.height == StageMetrics.screen.height / 2)
  }

  @Test func `the text ends above the keyboard`() {
    let overlay = InspectorOverlay(frame: .zero)
    overlay.frame = StageMetrics.screen
    #expect(overlay.floor.frame == CGRect(x: 0, y: 844, width: 390, height: 0))

    // On a phone the keyboard moves it.
    overlay.floor.frame.origin.y -= 300
    overlay.show(["decision"], contents: [])
    overlay.layoutIfNeeded()

    #expect(overlay.textFrame.maxY == StageMetrics.screen.maxY - 308)
  }

  @Test func `outlines fade after a while, because the views may move`() throws {
    GestureInspector.show(on: stage.navigation)
    drag()

    stage.engine.clock.advance(by: 2)

    let overlay = try #require(overlay)
    #expect(overlay.outlined.isEmpty)
    #expect(!overlay.shownText.isEmpty)
  }

  @Test func `the overlay takes no touch and changes no drag`() throws {
    let place = CGPoint(x: 195, y: 800)
    let hit = stage.window.hitTest(place, with: nil)
    drag()
    let plain = stage.timeline.winners.map(\.name)

    GestureInspector.show(on: stage.navigation)
    stage.engine.clock.advance(by: 0.1)
    drag()
    drag()

    #expect(overlay != nil)
    #expect(stage.window.hitTest(place, with: nil) === hit)
    #expect(!(overlay?.isUserInteractionEnabled ?? true))
    #expect(Set(stage.timeline.winners.map(\.name)) == Set(plain))
  }

  @Test func `a closure that was set before is called, and restored`() {
    var heard = 0
    stage.navigation.gestureArbiter.onDecision = { _ in heard += 1 }

    let inspector = GestureInspector.show(on: stage.navigation)
    drag()
    #expect(heard == 1)
    inspector.hide()
    drag()

    #expect(heard == 2)
    #expect(inspector.decisions.count == 1)
  }

  @Test func `hiding leaves nothing behind`() {
    let views = stage.navigation.view.subviews.count
    let windowViews = stage.window.subviews.count
    let arbiter = stage.navigation.gestureArbiter

    GestureInspector.show(on: stage.navigation)
    #expect(arbiter.isRecording)
    drag()
    GestureInspector.hide(on: stage.navigation)

    #expect(stage.navigation.view.subviews.count == views)
    #expect(stage.window.subviews.count == windowViews)
    #expect(arbiter.onDecision == nil)
    #expect(!arbiter.isRecording && arbiter.traceCapacity == 0)
  }

  @Test func `the trace settings of the app are restored`() {
    let arbiter = stage.navigation.gestureArbiter
    arbiter.traceCapacity = 300

    let inspector = GestureInspector.show(on: stage.navigation)
    drag()
    inspector.hide()

    #expect(arbiter.traceCapacity == 300)
    #expect(!arbiter.isRecording)
    #expect(!arbiter.trace.events.isEmpty)
  }

  @Test func `showing an inspector again returns the same one`() {
    let first = GestureInspector.show(on: stage.navigation)
    let second = GestureInspector.show(on: stage.navigation)
    #expect(first === second)

    first.hide()

    #expect(GestureInspector.show(on: stage.navigation) !== first)
  }

  @Test func `a refused drag is recorded with its screen`() throws {
    let inspector = GestureInspector.show(on: stage.navigation)

    drag()

    let trace = try GestureTrace(json: Data(inspector.recording.json.utf8), named: "gestures.json")
    #expect(trace.screens.count == 1)
    #expect(trace.description.contains("contentAtLeadingEdge"))
    inspector.share()  // on the engine there is no sheet
  }

  @Test func `an inspector may be shown before there is a window`() {
    let navigation = UINavigationController(rootViewController: UIViewController())
    let inspector = GestureInspector.show(on: navigation)
    #expect(inspector.recording.events.isEmpty)
    inspector.share()
    let window = UIWindow(frame: StageMetrics.screen)

    HeadlessEngine().attach(window)
    window.rootViewController = navigation

    #expect(window.subviews.contains { $0 is InspectorOverlay })
  }

  @Test func `an inspector is deallocated with its navigation controller`() {
    weak var inspector: GestureInspector?
    do {
      let navigation = UINavigationController(rootViewController: UIViewController())
      inspector = GestureInspector.show(on: navigation)
      #expect(inspector != nil)
    }

    #expect(inspector == nil)
  }

  @Test(arguments: [UIModalPresentationStyle.pageSheet, .fullScreen])
  func `a touch on what is presented over the stack is shown`(
    style: UIModalPresentationStyle
  ) throws {
    let inspector = GestureInspector.show(on: stage.navigation)
    drag()
    let presented = UIViewController()
    presented.modalPresentationStyle = style
    stage.navigation.present(presented, animated: false)
    stage.rest()
    drag()

    let shown = try #require(
      self.overlay ?? presented.view.subviews.lazy.compactMap { $0 as? InspectorOverlay }.first)
    #expect(
      shown.shownText.hasPrefix(
        "touch at (195, 422) on UIViewController, presented over the stack: no rule is asked\n"))
    #expect(shown.outlined.isEmpty)
    #expect(inspector.decisions.count == 1)
    inspector.share()

    stage.navigation.dismiss(animated: false)
    stage.rest()
    #expect(overlay === shown)
    inspector.hide()
    #expect(overlay == nil)
    let count = stage.window.gestureRecognizers?.count { $0.name == "GestureArbiter.trace" }
    #expect(count ?? 0 == 0)
  }

  private var overlay: InspectorOverlay? {
    stage.window.subviews.lazy.compactMap { $0 as? InspectorOverlay }.first
  }

  private func drag() {
    dragWithoutRest()
    stage.rest()
  }

  private func dragWithoutRest() {
    stage.play(
      TouchScript().down(at: CGPoint(x: 195, y: 422)).move(to: CGPoint(x: 260, y: 424), over: 0.2)
        .move(to: CGPoint(x: 195, y: 424), over: 0.2).hold(for: 0.2).up())
  }

  private func texts(of view: UIView) -> [String] {
    ([(view as? UILabel)?.text].compactMap(\.self)) + view.subviews.flatMap { texts(of: $0) }
  }
}
#endif
