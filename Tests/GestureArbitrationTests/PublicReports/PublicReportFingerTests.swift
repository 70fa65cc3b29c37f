#if HEADLESS
import Foundation
import GestureArbitration
import GestureDiagnostics
import GestureLab
import HeadlessUIKit
import LabWorkshop
import Testing

/// Maps and canvases in sheets, panels and lists: a claim holds for every finger.
@MainActor @Suite struct PublicReportFingerTests {
  enum Fingers: CaseIterable, Sendable {
    case together, oneAfterTheOther, restingThumb, firstOneLifts

    /// Two fingers down by a distance.
    func script(by way: CGFloat) -> TouchScript {
      let starts = [CGPoint(x: 150, y: 300), CGPoint(x: 230, y: 300)]
      var script = TouchScript().down(at: starts[0])
      if self == .oneAfterTheOther { script = script.hold(for: 0.2) }
      script = script.down(at: starts[1], touch: 1)
      if self == .firstOneLifts { script = script.hold(for: 0.05).up().hold(for: 0.05) }
      for step in 1...20 {
        let y = 300 + way * CGFloat(step) / 20
        if self == .together || self == .oneAfterTheOther {
          script = script.move(to: CGPoint(x: 152, y: y), over: 0.01)
        }
        script = script.move(to: CGPoint(x: 232, y: y), over: 0.01, touch: 1)
      }
      return (self == .firstOneLifts ? script : script.up()).up(touch: 1)
    }
  }

  /// Shows a canvas of raw touches, and returns the pans around it.
  private func show(
    _ role: PopGestureRole?, in surroundings: LabScreen.Surroundings, on stage: Stage
  ) -> (canvas: RawCanvas, pans: [UIPanGestureRecognizer]) {
    let contents = LabScreen.show(chart: nil, in: surroundings, on: stage)
    let canvas = RawCanvas(frame: contents[0].view.bounds)
    canvas.isMultipleTouchEnabled = true
    contents[0].view.addSubview(canvas)
    let pans = (canvas.superview?.ancestors(through: nil) ?? []).flatMap {
      ($0.gestureRecognizers ?? []).compactMap { $0 as? UIPanGestureRecognizer }
    }
    // UIKit's own sheet follows two fingers.
    for pan in pans where surroundings == .sheet { pan.maximumNumberOfTouches = 10 }
    canvas.popGestureRole = role
    return (canvas, pans)
  }

  @Test(arguments: Fingers.allCases, [LabScreen.Surroundings.sheet, .panel, .list])
  func `a map keeps the drags of two fingers from what is around it (promise 12)`(
    fingers: Fingers, surroundings: LabScreen.Surroundings
  ) {
    for way in [CGFloat(200), -120] {
      everywhereWithoutArbiter { stage in
        let (canvas, pans) = show(.map.forEnclosingPans, in: surroundings, on: stage)
        stage.play(fingers.script(by: way))
        stage.rest()
        #expect(!canvas.phases.contains("cancelled"), "\(stage.story)")
        #expect(canvas.phases.last == "ended", "\(stage.story)")
        for pan in pans {
          #expect(!stage.timeline.winners.contains { $0 === pan }, "\(stage.story)")
        }
      }
    }
  }

  @Test(arguments: ReportSetting.all, [LabScreen.Surroundings.sheet, .panel, .list, .pager])
  func `a map has every finger with a driver and without, on each side`(
    setting: ReportSetting, surroundings: LabScreen.Surroundings
  ) {
    for (fingers, way) in [
      (Fingers.together, 200), (.oneAfterTheOther, -120), (.restingThumb, 200),
    ] {
      let stage = setting.phone(isPushed: false).stage
      let (canvas, pans) = show(.map.forEnclosingPans, in: surroundings, on: stage)
      stage.play(fingers.script(by: CGFloat(way)))
      stage.rest()
      #expect(canvas.phases.last == "ended", "\(fingers) \(stage.story)")
      #expect(
        !stage.timeline.winners.contains { winner in pans.contains { $0 === winner } },
        "\(fingers) \(stage.story)")
    }
  }

  @Test(arguments: Fingers.allCases)
  func `two fingers along an axis that a claim does not name move what is around it`(
    fingers: Fingers
  ) {
    everywhereWithoutArbiter { stage in
      let (canvas, pans) = show(
        .claims(.horizontalDrags).forEnclosingPans, in: .list, on: stage)
      let pan = UIPanGestureRecognizer()
      canvas.addGestureRecognizer(pan)
      stage.play(fingers.script(by: -120))
      stage.rest()
      let list = pans.first { ($0.view as? UIScrollView)?.panGestureRecognizer === $0 }
      #expect(stage.timeline.winners.contains { $0 === list }, "\(stage.story)")
      #expect(!stage.timeline.winners.contains { $0 === pan }, "\(stage.story)")
    }
  }

  @Test(arguments: [0, 0.1])
  func `two fingers that reveal no page move the panel around the pager`(pause: TimeInterval) {
    // Where what waits excludes others, a pager at its end keeps the drag from the panel (C094).
    everywhereWithoutArbiter(except: [.heldExclusion]) { stage in
      let pager = LabScreen.show(pager: nil, at: 0, in: .panel, on: stage)[0].view
      pager.popGestureRole = .pagingScrollView.forEnclosingPans
      let panel = pager.superview?.gestureRecognizers?.first
      stage.play(
        TouchScript().down(at: CGPoint(x: 150, y: 300)).hold(for: pause)
          .down(at: CGPoint(x: 180, y: 380), touch: 1)
          .move(to: CGPoint(x: 300, y: 302), over: 0.2).up().up(touch: 1))
      #expect(stage.timeline.winners.contains { $0 === panel }, "\(stage.story)")
    }
  }

  @Test func `a pan around a map that needs two fingers does not begin with those on the map`() {
    everywhereWithoutArbiter { stage in
      let (canvas, _) = show(.map.forEnclosingPans, in: .panel, on: stage)
      let pan = UIPanGestureRecognizer()
      pan.minimumNumberOfTouches = 2
      canvas.superview?.superview?.addGestureRecognizer(pan)
      stage.play(Fingers.together.script(by: 200))
      stage.rest()
      #expect(!stage.timeline.winners.contains { $0 === pan }, "\(stage.story)")
    }
  }

  @Test func `a finger beside the map moves the panel while another one rests on the map`() {
    let stage = Stage()
    let (canvas, pans) = show(.map.forEnclosingPans, in: .panel, on: stage)
    canvas.frame.size.height = 400
    stage.play(
      TouchScript().down(at: CGPoint(x: 200, y: 600))
        .down(at: CGPoint(x: 150, y: 200), touch: 1)
        .move(to: CGPoint(x: 200, y: 750), over: 0.3).up().up(touch: 1))
    stage.rest()
    #expect(stage.timeline.winners.contains { $0 === pans.first }, "\(stage.story)")
  }

  @Test(arguments: ReportSetting.all, DragPace.allCases)
  func `a signature is whole with a driver and without, on each side and at every pace`(
    setting: ReportSetting, pace: DragPace
  ) {
    for way in [CGPoint(x: 120, y: 20), CGPoint(x: -120, y: 20), CGPoint(x: 10, y: 160)] {
      let stage = setting.phone(isPushed: false).stage
      let (canvas, pans) = show(.map.forEnclosingPans, in: .list, on: stage)
      for case let list as UIScrollView in pans.map(\.view) { list.delaysContentTouches = false }
      stage.play(setting.script(pace, from: 195, y: 300, by: way))
      stage.rest()
      #expect(canvas.receivedWholeDrag, "\(way) \(stage.story)")
    }
  }

  @Test(arguments: [true, false])
  func `a signature in a list is whole once its list delays no touches, which a diagnosis says`(
    isDelayed: Bool
  ) {
    everywhereWithoutArbiter { stage in
      let (canvas, pans) = show(.map.forEnclosingPans, in: .list, on: stage)
      let list = pans.lazy.compactMap { $0.view as? UIScrollView }.first
      list?.delaysContentTouches = isDelayed
      stage.play(.drag(from: CGPoint(x: 100, y: 300), by: CGPoint(x: 10, y: 160)))
      stage.rest()
      let issues = stage.navigation.gestureArbiter.diagnose().filter {
        $0.hasPrefix("The UIScrollView around the map passes touches on to it late")
      }
      #expect(issues.count == (isDelayed ? 1 : 0))
      #expect(isDelayed || canvas.receivedWholeDrag, "\(stage.story)")
      #expect(isDelayed || canvas.points.first?.y == 300, "\(canvas.points)")
    }
  }
}
#endif
