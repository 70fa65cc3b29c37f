#if HEADLESS
import Foundation
import GestureArbitration
import GestureLab
import HeadlessUIKit
import LabWorkshop
import Testing

/// Recordings of gestures on what is presented over the stack, played again.
@MainActor @Suite struct PresentedReproductionTests {
  private let stage = Stage()

  /// A pushed screen that is recorded.
  private func record() {
    stage.push(UIViewController())
    stage.arbiter.isRecording = true
  }

  /// A list that is presented with a row for each of some heights of the sheet.
  private func presentList(
    _ style: UIModalPresentationStyle, heights: [UISheetPresentationController.Detent] = []
  ) -> UIScrollView {
    let screen = UIViewController()
    let list = UIScrollView(frame: screen.view.bounds)
    list.contentSize = CGSize(width: 390, height: 3_000)
    list.panGestureRecognizer.name = "filters.pan"
    screen.view.addSubview(list)
    screen.modalPresentationStyle = style
    if !heights.isEmpty { screen.sheetPresentationController?.detents = heights }
    stage.navigation.present(screen, animated: false)
    stage.rest()
    return list
  }

  /// Plays the recording, as it comes from its file.
  private func takes(sourceLocation: SourceLocation = #_sourceLocation) throws -> (
    takes: [RecordedTake], notes: [String]
  ) {
    let trace = try GestureTrace(json: stage.arbiter.trace.json.utf8, named: "r")
    let all = RecordedTake.all(of: trace, named: "r")
    #expect(!all.takes.isEmpty, sourceLocation: sourceLocation)
    for take in all.takes {
      let again = Reproduction(take, behavior: UIKitBehavior())
      #expect(
        again.isSame, "\(ReproductionTable(again).lines.joined(separator: "\n"))",
        sourceLocation: sourceLocation)
    }
    return all
  }

  private func drag(_ y: CGFloat, by way: CGFloat, x: CGFloat = 195) {
    stage.play(
      TouchScript().down(at: CGPoint(x: x, y: y)).move(to: CGPoint(x: x + 2, y: y + way), over: 0.3)
        .hold(for: 0.25).up())
    stage.rest()
  }

  @Test(arguments: [UIModalPresentationStyle.fullScreen, .overFullScreen, .pageSheet])
  func `a list that is presented scrolls again as it was recorded`(
    style: UIModalPresentationStyle
  ) throws {
    record()
    _ = presentList(style)
    drag(700, by: -220)
    drag(400, by: 90)

    let (takes, notes) = try takes()
    #expect(takes.map(\.gestures) == [1...2])
    #expect(notes.isEmpty, "\(notes)")
    let moved = takes[0].events.contains {
      if case .scroll("filters.pan", .dragging, let offset) = $0.kind {
        offset.y > 100
      } else {
        false
      }
    }
    #expect(moved)
  }

  @Test func `a sheet grows, shrinks and is dismissed again as it was recorded`() throws {
    record()
    let list = presentList(.pageSheet, heights: [.medium(), .large()])
    let sheet = try #require(stage.navigation.presentedViewController?.sheetPresentationController)
    drag(700, by: -300)
    #expect(sheet.selectedDetentIdentifier == .large)
    drag(700, by: -100)
    #expect(list.contentOffset.y > 50)
    drag(300, by: 400)
    drag(200, by: 700)
    #expect(stage.navigation.presentedViewController == nil)

    let (takes, notes) = try takes()
    #expect(takes.map(\.gestures) == [1...4])
    #expect(notes.isEmpty, "\(notes)")
    let pan = try #require(
      takes[0].events.first { $0.recognizerName == "UISheetPresentationController.pan" })
    #expect(pan.index != nil)
    // A sheet that did not move is a difference.
    let lie = takes[0].replacing(
      events: takes[0].events.filter { $0.recognizerName != "UISheetPresentationController.pan" })
    #expect(!Reproduction(lie, behavior: UIKitBehavior()).isSame)
  }

  @Test func `a tap beside a sheet dismisses it again`() throws {
    record()
    _ = presentList(.pageSheet, heights: [.medium()])
    stage.play(TouchScript().down(at: CGPoint(x: 195, y: 100)).hold(for: 0.05).up())
    stage.rest()
    #expect(stage.navigation.presentedViewController == nil)

    let (takes, notes) = try takes()
    #expect(takes.count == 1 && notes.isEmpty, "\(notes)")
    #expect(
      takes[0].events.contains { $0.kind == .navigation(NavigationState(screens: 2)) })
  }

  @Test func `heights of a sheet that are not known are noted`() throws {
    record()
    _ = presentList(.pageSheet, heights: [.medium(), .large()])
    var snapshot = stage.arbiter.snapshot()
    let sheet = try #require(snapshot.controllers.firstIndex { $0.sheet != nil })
    func hasNote() -> Bool {
      LabScreen(snapshot, named: "s").notes.contains { $0.contains("heights of the app's own") }
    }
    snapshot.controllers[sheet].sheet?.detents = [.custom, .large]
    #expect(!hasNote())
    snapshot.controllers[sheet].sheet?.selected = 1
    #expect(hasNote())
    // The sheet keeps its place, whatever its heights are called.
    #expect(LabScreen(snapshot, named: "s").notes.allSatisfy { !$0.hasPrefix("Built elsewhere") })
    snapshot.controllers[sheet].sheet = nil
    #expect(LabScreen(snapshot, named: "s").notes.allSatisfy { !$0.hasPrefix("Built elsewhere") })
  }

  @Test func `a button that dismisses a sheet ends what is played on it`() throws {
    record()
    let list = presentList(.pageSheet)
    let button = UIButton(frame: CGRect(x: 100, y: 100, width: 100, height: 44))
    button.addAction(
      UIAction { [stage] _ in stage.navigation.dismiss(animated: true) }, for: .touchUpInside)
    list.addSubview(button)
    try stage.tap(button)
    stage.rest()
    stage.drag(.right, from: CGPoint(x: 195, y: 400))
    stage.rest()

    let (takes, notes) = try takes()
    #expect(takes.map(\.gestures) == [1...1, 2...2])
    #expect(notes.count == 1 && notes[0].contains("code changed the stack"), "\(notes)")
    #expect(stage.navigation.viewControllers.count == 1)
  }

  /// UIKit shrinks the presenter's view behind a large sheet.
  @Test func `places on a sheet stay where they were if the stack behind it is transformed`() throws
  {
    record()
    let list = presentList(.pageSheet)
    stage.navigation.view.transform = CGAffineTransform(a: 0.9, b: 0, c: 0, d: 0.9, tx: 0, ty: 30)
    list.frame = CGRect(x: 150, y: 470, width: 240, height: 300)
    // Without the transform it would land above the list.
    drag(530, by: -100)
    #expect(list.contentOffset.y > 50)
    let landing = try #require(stage.arbiter.trace.events.first { $0.outside != nil })
    #expect(landing.kind != .touch(.began, number: 1, at: CGPoint(x: 195, y: 530)))

    #expect(try takes().takes.count == 1)
  }

  @Test func `the pop of a stack that is presented names no rule, and needs its own recording`()
    throws
  {
    record()
    let inner = UINavigationController(rootViewController: UIViewController())
    inner.pushViewController(UIViewController(), animated: false)
    stage.navigation.present(inner, animated: false)
    stage.rest()
    stage.drag(.right, from: CGPoint(x: 195, y: 500))
    stage.rest()
    #expect(inner.viewControllers.count == 1)

    let trace = stage.arbiter.trace
    let (_, notes) = RecordedTake.all(of: trace, named: "r")
    #expect(notes.contains { $0.contains("which the engine does not have") }, "\(notes)")
  }
}
#endif
