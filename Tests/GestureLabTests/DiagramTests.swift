#if HEADLESS
import Foundation
import GestureArbitration
import GestureLab
import HeadlessUIKit
import Testing

/// What recognizers do, drawn and expected.
@MainActor @Suite struct DiagramTests {
  @Test func `a drag is drawn with a mark for each frame`() {
    let stage = stage(showing: pager())

    stage.drag(.right, from: CGPoint(x: 195, y: 500))

    let rows = stage.timeline.diagram.filter { !$0.hasPrefix("GestureArbiter.") }
    #expect(
      rows == [
        "touch                                v-----------^",
        "UINavigationController.edgeSwipe     f",
        "pager.pan                            ·f",
        "UINavigationController.contentSwipe  ·b==========e",
        "UIScrollView.touchDelay              ·f",
      ], "\(rows.joined(separator: "\n"))")
  }

  @Test(arguments: SystemVersion.allCases, [PopDriver.uikitOnly, .arbiter])
  func `what pops has the name of its gesture, whoever performs it`(
    iOS version: SystemVersion, driver: PopDriver
  ) throws {
    let stage = stage(iOS: version, showing: pager())
    stage.arbiter.driver = driver
    let pops = version == .v26 || driver == .arbiter

    stage.drag(.right, from: CGPoint(x: 195, y: 500))

    if pops {
      try stage.expect { "content pop  ·b==========e" }
    } else {
      try stage.expect { "pager.pan  ·b==========e" }
    }
    #expect(throws: StageError.self) {
      try stage.expect { pops ? "pager.pan  ·b==========e" : "content pop  ·b==========e" }
    }
  }

  @Test func `a stage without an arbiter has UIKit's pops, and gets none`() throws {
    let stage = stage(showing: UIView())

    stage.drag(.right, from: CGPoint(x: 3, y: 500))

    try stage.expect {
      "edge pop     ·b==========e"
      "content pop  ·f"
    }
    #expect(stage.navigation.view.window?.gestureRecognizers?.isEmpty != false)
  }

  @Test func `what differs is shown with both diagrams and the marks in words`() {
    let stage = stage(showing: pager())
    stage.drag(.left, from: CGPoint(x: 195, y: 500))

    let error = #expect(throws: StageError.self) {
      try stage.expect {
        "pager.pan    ·f"
        "content pop  ·b==========e"
      }
    }

    let lines = error?.description.components(separatedBy: "\n") ?? []
    #expect(
      lines.prefix(4) == ["expected", "  pager.pan    ·f", "  content pop  ·b==========e", "found"])
    #expect(lines.contains { $0.hasPrefix("  pager.pan ") && $0.hasSuffix("  ·b==========e") })
    #expect(lines.last?.hasPrefix("· possible, w waits with a gesture, b began") == true)
  }

  @Test(arguments: ["", "pager.pan", "·b==e", "pager.pan  ·b?e", "pager.pan·b==e"])
  func `a line without a name or with other marks is refused`(line: String) {
    let stage = stage(showing: pager())
    stage.drag(.left, from: CGPoint(x: 195, y: 500))

    let error = #expect(throws: StageError.self) { try stage.expect { line } }

    #expect(error?.description.hasPrefix("\"\(line)\" needs a name, spaces and marks.") == true)
  }

  @Test func `a recognizer that is not there does nothing that is drawn`() {
    let stage = stage(showing: pager())

    stage.drag(.left, from: CGPoint(x: 195, y: 500))
    #expect(throws: StageError.self) { try stage.expect { "pgaer.pan  ·b==========e" } }
  }

  @Test func `dots stand for a possible recognizer, and the end of a line counts for nothing`()
    throws
  {
    let stage = stage(showing: pager())

    stage.drag(.left, from: CGPoint(x: 195, y: 500))

    try stage.expect {
      "pager.pan  .b==========e"
      "  pager.pan  ·b==========e···  "
    }
  }

  @Test func `of several recognizers that may pop the one that begins counts`() throws {
    let stage = stage(iOS: .v26, showing: UIView())
    stage.arbiter.driver = .arbiter

    stage.drag(.right, from: CGPoint(x: 195, y: 500))

    // The driver's fails, as UIKit's has begun.
    let row = try #require(
      stage.timeline.diagram.first { $0.hasPrefix("GestureArbiter.contentPan ") })
    let marks = try #require(row.split(separator: " ").last)
    #expect(marks.hasSuffix("f"))
    try stage.expect { "content pop  ·b==========e" }
    #expect(throws: StageError.self) { try stage.expect { "content pop  \(marks)" } }
  }

  @Test func `at 120 Hz a frame shows its last change`() {
    let stage = stage(showing: pager())

    stage.play(
      TouchScript().down(at: CGPoint(x: 200, y: 500))
        .move(to: CGPoint(x: 100, y: 500), over: 0.1, rate: 120).up())

    #expect(stage.timeline.diagram.first?.hasSuffix("  v-----^") == true)
    #expect(stage.timeline.diagram.contains { $0.hasPrefix("pager.pan ") && $0.hasSuffix("=e") })
  }

  @Test func `an expectation has a line, and the stage a touch`() {
    let stage = stage(showing: pager())

    #expect(throws: StageError("No touch has landed on the stage.")) {
      try stage.expect { "pager.pan  ·b" }
    }
    stage.drag(.left, from: CGPoint(x: 195, y: 500))
    #expect(throws: StageError("An expectation needs a line.")) { try stage.expect {} }
  }

  @Test func `each drag is drawn anew, and a second finger belongs to the first one's`() throws {
    let stage = stage(showing: pager())
    stage.drag(.right, from: CGPoint(x: 3, y: 500), by: 20)
    stage.rest()

    stage.play(
      TouchScript().down(at: CGPoint(x: 100, y: 500)).move(to: CGPoint(x: 60, y: 500), over: 0.1)
        .down(at: CGPoint(x: 200, y: 500), touch: 1).hold(for: 0.05).up(touch: 1)
        .hold(for: 0.05).cancel())

    try stage.expect {
      "touch      v-----v--^--x"
      "pager.pan  ··b=========c"
    }
  }

  @Test func `a tap that waits for another one is drawn until it recognizes`() throws {
    let view = UIView(frame: StageMetrics.screen)
    let (once, twice) = (UITapGestureRecognizer(), UITapGestureRecognizer())
    (once.name, twice.name) = ("once", "twice")
    twice.numberOfTapsRequired = 2
    once.require(toFail: twice)
    view.addGestureRecognizer(once)
    view.addGestureRecognizer(twice)
    let stage = stage(showing: view)

    try stage.tap(view)
    stage.rest()

    let row = try #require(stage.timeline.diagram.first { $0.hasPrefix("once") })
    #expect(row.wholeMatch(of: /once +·{3}w+e/) != nil, "\(row)")
  }

  private func pager() -> UIView {
    let pager = UIScrollView(frame: StageMetrics.screen)
    pager.isPagingEnabled = true
    pager.contentSize = CGSize(width: 1170, height: 844)
    pager.panGestureRecognizer.name = "pager.pan"
    pager.allowsPopGestureAtLeadingEdge = true
    return pager
  }

  private func stage(iOS version: SystemVersion = .v26, showing view: UIView) -> Stage {
    let stage = Stage(iOS: version)
    let screen = UIViewController()
    screen.view.addSubview(view)
    stage.push(screen)
    return stage
  }
}
#endif
