#if HEADLESS
import Foundation
import GestureArbitration
import GestureLab
import HeadlessUIKit
import Testing

/// Touches outside the navigation controller's view: on what is presented over the stack, and
/// elsewhere in the window.
@MainActor @Suite struct OutsideRecordingTests {
  private let phone = Phone(UIKitBehavior(version: .v26)) { arbiter, _ in
    arbiter.isRecording = true
  }

  private var trace: GestureTrace { phone.arbiter.trace }

  /// The recorder's recognizers in the window and in the navigation controller's view.
  private var recorders: (window: Int, stack: Int) {
    func count(_ view: UIView) -> Int {
      view.gestureRecognizers?.count { $0.name == "GestureArbiter.trace" } ?? 0
    }
    return (count(phone.stage.window), count(phone.stage.navigation.view))
  }

  /// A controller with a list.
  private func listController() -> (controller: UIViewController, list: UIScrollView) {
    let controller = UIViewController()
    let list = UIScrollView(frame: controller.view.bounds)
    list.contentSize = CGSize(width: 390, height: 3_000)
    controller.view.addSubview(list)
    return (controller, list)
  }

  /// Presents a controller with a list over the stack.
  private func present(_ style: UIModalPresentationStyle) -> UIScrollView {
    let (presented, list) = listController()
    presented.modalPresentationStyle = style
    phone.stage.navigation.present(presented, animated: false)
    phone.stage.rest()
    return list
  }

  private func landings(_ trace: GestureTrace) -> [TraceEvent] {
    trace.events.filter { if case .touch(.began, _, _, _) = $0.kind { true } else { false } }
  }

  @Test(arguments: [UIModalPresentationStyle.pageSheet, .fullScreen, .overFullScreen])
  func `a drag on what is presented is recorded with its screen, view and recognizers`(
    style: UIModalPresentationStyle
  ) throws {
    let list = present(style)
    phone.drag(from: CGPoint(x: 195, y: 700), by: CGPoint(x: 0, y: -200))
    phone.stage.rest()

    let trace = trace
    let landing = try #require(landings(trace).first)
    #expect(landing.outside == .presented, "\(trace)")
    guard case .touch(_, _, let place, _) = landing.kind else { return }
    #expect(place == CGPoint(x: 195, y: 700))
    let screen = try #require(trace.screens.first?.snapshot)
    #expect(screen.presentedOverStack.count == 1)
    #expect(landing.index.map { screen.views[$0].kind } == .scrollView, "\(trace)")
    let name = list.panGestureRecognizer.displayName
    let pan = trace.events.first { $0.kind == .recognizer(name, .began) }
    #expect(pan?.index.map { screen.recognizers[$0].scrolls } == true, "\(trace)")
    #expect(phone.decisions.isEmpty, "\(phone.story)")
  }

  @Test(arguments: [
    (UIModalPresentationStyle.pageSheet, "a sheet"),
    (.fullScreen, "a full-screen presentation"),
    (.overFullScreen, "a presentation over the full screen"),
  ])
  func `a story and a note say that a gesture began on what is presented`(
    style: UIModalPresentationStyle, surface: String
  ) throws {
    _ = present(style)
    phone.drag(from: CGPoint(x: 195, y: 700), by: CGPoint(x: 0, y: -200))
    phone.stage.rest()

    let lines = try #require(TraceStory(of: trace)).lines
    #expect(
      lines.first
        == "At 0 ms a touch began at (195, 700), on \(surface), outside the navigation "
        + "controller's view.")
    #expect(
      lines.last?.hasSuffix(
        "recognized the gesture, and no rule was asked: it began on \(surface).")
        == true, "\(lines)")
    #expect(
      trace.outsideNote
        == "1 gesture began outside the navigation controller's view, where the arbiter decides "
        + "nothing: 1 on \(surface).")
    #expect(trace.description.contains("on what is presented over the stack"))
  }

  @Test func `a popover that is presented as a sheet is one in a snapshot`() {
    _ = present(.popover)
    #expect(phone.arbiter.snapshot().presentedOverStack.map(\.presentation) == [.sheet])
  }

  @Test func `a touch beside the stack is recorded as in another part of the window`() throws {
    let bar = UIView(frame: CGRect(x: 0, y: 780, width: 390, height: 64))
    phone.stage.window.addSubview(bar)
    phone.drag(from: CGPoint(x: 195, y: 800), by: CGPoint(x: 0, y: -20))
    phone.drag(from: CGPoint(x: 195, y: 400), by: CGPoint(x: 0, y: -20))
    phone.stage.rest()

    #expect(landings(trace).map(\.outside) == [.window, nil], "\(trace)")
    let story = try #require(TraceStory(of: trace, at: 0)).lines
    #expect(story.last?.contains("it began on another part of the window") == true, "\(story)")
    #expect(TraceStory(of: trace)?.lines.last?.contains("another part") == false)
  }

  @Test func `a touch of an undimmed sheet's background belongs to the stack`() throws {
    let sheet = UIViewController()
    sheet.sheetPresentationController?.detents = [.medium()]
    sheet.sheetPresentationController?.largestUndimmedDetentIdentifier = .medium
    phone.stage.navigation.present(sheet, animated: false)
    phone.stage.rest()
    phone.drag(from: CGPoint(x: 195, y: 200), by: CGPoint(x: 20, y: 0))
    phone.drag(from: CGPoint(x: 195, y: 700), by: CGPoint(x: 20, y: 0))

    #expect(landings(trace).map(\.outside) == [nil, .presented], "\(trace)")
  }

  @Test func `a presentation over another is recorded as another screen`() {
    _ = present(.pageSheet)
    phone.drag(from: CGPoint(x: 195, y: 700), by: CGPoint(x: 0, y: -40))
    phone.stage.rest()
    let second = UIViewController()
    phone.stage.navigation.presentedViewController?.present(second, animated: false)
    phone.stage.rest()
    phone.drag(from: CGPoint(x: 195, y: 700), by: CGPoint(x: 20, y: 0))
    phone.stage.rest()
    phone.stage.navigation.dismiss(animated: false)
    phone.stage.rest()
    phone.drag(from: CGPoint(x: 195, y: 700), by: CGPoint(x: 0, y: -40))

    #expect(trace.screens.map(\.gesture) == [1, 2, 3], "\(trace)")
    #expect(trace.screens.map(\.snapshot.presentedOverStack.count) == [1, 2, 0])
  }

  @Test func `the recorder is on the window while it traces, and elsewhere never`() {
    #expect(recorders == (1, 0))

    phone.arbiter.isRecording = false
    #expect(recorders == (1, 0))
    phone.arbiter.traceCapacity = 0
    #expect(recorders == (0, 0))

    phone.arbiter.isRecording = true
    #expect(recorders == (1, 0))
    phone.arbiter.remove()
    #expect(recorders == (0, 0))
  }

  @Test func `a recorder follows the stack into another window, and out of the hierarchy`() {
    let navigation = phone.stage.navigation
    let other = UIWindow(frame: StageMetrics.screen)
    phone.stage.engine.attach(other)
    phone.stage.window.rootViewController = UIViewController()
    phone.stage.rest()
    #expect(recorders == (0, 0))

    other.rootViewController = navigation
    phone.stage.rest()
    #expect(recorders == (0, 0))
    #expect(other.gestureRecognizers?.contains { $0.name == "GestureArbiter.trace" } == true)
  }

  @Test func `two stacks that are recorded each have their own recorder and snapshot`() throws {
    let other = UINavigationController(rootViewController: UIViewController())
    other.pushViewController(UIViewController(), animated: false)
    phone.stage.navigation.present(other, animated: false)
    other.gestureArbiter.isRecording = true
    phone.stage.rest()
    phone.drag(from: CGPoint(x: 195, y: 500), by: CGPoint(x: 180, y: 4))
    phone.stage.rest()

    #expect(recorders.window == 2)
    #expect(other.viewControllers.count == 1, "\(phone.story)")
    let traces = [trace, other.gestureArbiter.trace]
    #expect(traces.map { landings($0).map(\.outside) } == [[.presented], [nil]])
    #expect(traces.map { $0.events.count { $0.isDecided } } == [0, 1])
    for trace in traces {
      let snapshot = try #require(trace.screens.first?.snapshot)
      let gates = snapshot.recognizers.filter { $0.name == "GestureArbiter.contentGate" }
      #expect(gates.map(\.view) == [0], "the gates are on the window")
      #expect(snapshot.recognizers.count { $0.name == "GestureArbiter.trace" } == 1)
      #expect(snapshot.notes.contains { $0.hasPrefix("Another stack has an arbiter") })
    }
  }

  @Test func `recording does not change what a sheet does`() {
    let plain = Phone(UIKitBehavior(version: .v26)) { _, _ in }
    for phone in [phone, plain] {
      let sheet = listController().controller
      sheet.sheetPresentationController?.detents = [.medium(), .large()]
      phone.stage.navigation.present(sheet, animated: false)
      phone.stage.rest()
      for way in [-60.0, -200, 300, 500] {
        phone.drag(from: CGPoint(x: 195, y: 600), by: CGPoint(x: 0, y: way))
        phone.stage.rest()
      }
    }
    let lines = [phone, plain].map { phone in
      phone.stage.timeline.lines.filter { !$0.contains("GestureArbiter.trace") }
        .map { $0.split(separator: " ").joined(separator: " ") }
    }
    #expect(lines[0] == lines[1])
    #expect(lines[0].contains { $0.contains("UISheetPresentationController.pan") })
  }

  @Test func `a snapshot holds the heights of a sheet, and what covers the whole screen`() throws {
    let sheet = UIViewController()
    sheet.sheetPresentationController?.detents = [.medium(), .large()]
    sheet.sheetPresentationController?.selectedDetentIdentifier = .large
    sheet.sheetPresentationController?.largestUndimmedDetentIdentifier = .medium
    sheet.sheetPresentationController?.prefersScrollingExpandsWhenScrolledToEdge = false
    phone.stage.navigation.present(sheet, animated: false)
    phone.stage.rest()
    let value = try #require(phone.arbiter.snapshot().presentedOverStack.first?.sheet)
    #expect(value.detents == [.medium, .large])
    #expect(value.selected == 1 && value.undimmed == 0 && value.scrollsFirst == true)

    phone.stage.navigation.dismiss(animated: false)
    phone.stage.rest()
    let list = present(.fullScreen)
    let snapshot = phone.arbiter.snapshot()
    #expect(phone.stage.navigation.view.window == nil)
    #expect(snapshot.views.contains { $0.kind == .scrollView && $0.frame == list.frame })
    #expect(snapshot.presentedOverStack.first?.sheet == nil)
  }
}
#endif
