#if HEADLESS
import Foundation
import GestureLab
import HeadlessUIKit
import LabWorkshop
import Testing

@MainActor @Suite
struct TimelineTests {
  private let drag = TouchScript()
    .down(at: CGPoint(x: 200, y: 400)).move(to: CGPoint(x: 260, y: 402), over: 0.1).up()

  @Test func `a short drag on the pager has one line per event`() {
    let trial = Trial(drag, on: .pagerFirstPage, withArbiter: false)

    #expect(
      trial.timeline.lines == [
        "     0 ms  touch                                began at (200, 400)",
        "     0 ms  UINavigationController.edgeSwipe     failed",
        "    17 ms  pager.pan                            began",
        "    17 ms  UIScrollView.touchDelay              failed: pager.pan began first",
        "    17 ms  UINavigationController.contentSwipe  failed: pager.pan began first",
        "   100 ms  touch                                ended at (260, 402)",
        "   100 ms  pager.pan                            ended",
      ], "\(trial.diagram)")
  }

  @Test func `with the arbiter there are lines for decisions and for content that is stopped`() {
    let trial = Trial(drag, on: .pagerFirstPage, withArbiter: true)

    // The gates are internal; the test ignores their lines.
    let lines = trial.timeline.lines.filter { !$0.contains("ms  GestureArbiter.") }
    #expect(
      lines == [
        "     0 ms  touch                                began at (200, 400)",
        "     0 ms  UINavigationController.edgeSwipe     failed",
        "    17 ms  pager.pan                            failed: disabled",
        "    17 ms  arbiter                              "
          + "content pop allowed at (200, 400): no rule objected",
        "    17 ms  UINavigationController.contentSwipe  began",
        "    17 ms  UIScrollView.touchDelay              "
          + "failed: UINavigationController.contentSwipe began first",
        "   100 ms  touch                                ended at (260, 402)",
        "   100 ms  UINavigationController.contentSwipe  ended",
      ], "\(trial.diagram)")
  }

  @Test(arguments: [false, true])
  func `times, subjects and events are in columns`(withArbiter: Bool) {
    let trial = Trial(drag, on: .pagerFirstPage, withArbiter: withArbiter)

    let width = trial.timeline.entries.map(\.subject.count).max() ?? 0
    for line in trial.timeline.lines {
      let columns = Array(line)
      #expect(String(columns[6..<11]) == " ms  ", "\(trial.diagram)")
      #expect(String(columns[(11 + width)..<(13 + width)]) == "  ", "\(trial.diagram)")
      #expect(columns[13 + width] != " ", "\(trial.diagram)")
    }
  }

  @Test func `moves are entries, but no lines`() {
    let trial = Trial(drag, on: .plain, withArbiter: false)

    let moves = trial.timeline.entries.filter {
      if case .touch(.moved, _) = $0.event { true } else { false }
    }
    #expect(moves.count == 6)
    #expect(moves.last?.event == .touch(.moved, CGPoint(x: 260, y: 402)))
    #expect(!trial.timeline.lines.contains { $0.contains("moved") }, "\(trial.diagram)")
  }

  @Test
  func `a recognizer without a name is named by its class and view, and its reset has no line`() {
    let stage = Stage()
    stage.window.addGestureRecognizer(UITapGestureRecognizer())

    stage.play(TouchScript().down(at: CGPoint(x: 50, y: 60)).hold(for: 0.1).up())

    let entries = stage.timeline.entries.filter {
      $0.subject == "UITapGestureRecognizer of UIWindow"
    }
    #expect(entries.map(\.event) == [.state(.ended, because: nil)])
    #expect(entries.map(\.time) == [0.1])
  }

  @Test func `a winner is listed once, in the order of recognition`() {
    let stage = Stage()
    let (pan, tap) = (UIPanGestureRecognizer(), UITapGestureRecognizer())
    for recognizer in [pan, tap] { stage.window.addGestureRecognizer(recognizer) }
    let press = TouchScript().down(at: CGPoint(x: 200, y: 400)).up()

    stage.play(press)
    stage.play(drag)
    stage.play(drag)

    #expect(stage.timeline.winners.count == 2, "\(stage.timeline.lines)")
    #expect(stage.timeline.winners.first === tap)
    #expect(stage.timeline.winners.last === pan)
  }

  @Test func `a note has the present time`() {
    let stage = Stage()
    stage.play(drag)

    stage.timeline.note("a remark", about: "test")

    let note = stage.timeline.entries.last
    #expect(note?.time == drag.time)
    #expect(note?.subject == "test")
    #expect(note?.event == .note("a remark"))
    #expect(stage.timeline.lines.last?.hasSuffix("a remark") == true)
  }
}

extension Trial {
  /// The timeline as a failing test prints it.
  fileprivate var diagram: String { (["", "got:"] + timeline.lines).joined(separator: "\n") }
}
#endif
