#if HEADLESS
import Foundation
import HeadlessUIKit

/// A pushed screen with a table, pager, map, text view and controls, and random touches.
@MainActor
final class SceneStage {
  let stage: NavigationStage
  /// The broken invariants.
  private(set) var violations: [String] = []
  private let list: TableStage
  private let pager: PagerStage
  private var controls: [UIControl] = []
  private var touchDowns: [ObjectIdentifier: Int] = [:]
  private var touchEnds: [ObjectIdentifier: Int] = [:]
  private var generator: SeededGenerator

  init(_ behavior: UIKitBehavior, seed: UInt64) {
    generator = SeededGenerator(seed: seed)
    stage = NavigationStage(Screen(behavior, seed: seed))
    let top = stage.navigation.topViewController?.view
    list = TableStage(stage.screen, in: top, sections: [20], actions: ["leading", "trailing"])
    list.table.frame = CGRect(x: 0, y: 0, width: 400, height: 200)
    pager = PagerStage(stage.screen, in: stage.navigation)
    pager.pager.view.frame = CGRect(x: 0, y: 200, width: 400, height: 200)
    let map = HeadlessMapView(frame: CGRect(x: 0, y: 400, width: 400, height: 150))
    let text = UITextView(frame: CGRect(x: 0, y: 550, width: 400, height: 100))
    text.text = "some words to select, and some more words to scroll through"
    text.selectedRange = NSRange(location: 5, length: 5)
    for view in [map, text] { top?.addSubview(view) }
    let kinds: [UIControl] = [
      UIControl(), UIButton(), UISwitch(), UISlider(), UIStepper(),
      UISegmentedControl(items: ["a", "b"]), UIPageControl(),
    ]
    for (index, control) in kinds.enumerated() {
      control.frame.origin = CGPoint(x: 57 * CGFloat(index), y: 660)
      control.frame.size = CGSize(width: 55, height: 130)
      top?.addSubview(control)
      count(control)
    }
  }

  /// Runs a random script, lifts all touches, and checks what is left.
  func run() {
    var down: Set<Int> = []
    let touches = (0..<2).map { stage.screen.touch($0) }
    for _ in 0..<Int.random(in: 20...80, using: &generator) {
      let index = Int.random(in: 0..<2, using: &generator)
      let touch = touches[index]
      if down.insert(index).inserted {
        let x = Int.random(in: 0..<400, using: &generator)
        touch.down(CGFloat(x), CGFloat(Int.random(in: 0..<800, using: &generator)))
      } else {
        sendRandomEvent(of: touch, index, &down)
      }
    }
    for index in down.sorted() { touches[index].up() }
    // Longer than any deceleration or transition.
    stage.screen.wait(10)
    check()
  }

  private func sendRandomEvent(of touch: TestTouch, _ index: Int, _ down: inout Set<Int>) {
    switch Int.random(in: 0..<10, using: &generator) {
    case 0..<7:
      let dx = Int.random(in: -60...60, using: &generator)
      touch.move(CGFloat(dx), CGFloat(Int.random(in: -20...20, using: &generator)))
    case 7: touch.hold(TimeInterval.random(in: 0...0.7, using: &generator))
    case 8:
      down.remove(index)
      touch.up()
    default:
      down.remove(index)
      touch.cancel()
    }
  }

  private func count(_ control: UIControl) {
    controls.append(control)
    let id = ObjectIdentifier(control)
    control.addAction(
      UIAction { [unowned self] _ in touchDowns[id, default: 0] += 1 }, for: .touchDown)
    control.addAction(
      UIAction { [unowned self] _ in touchEnds[id, default: 0] += 1 },
      for: [.touchUpInside, .touchUpOutside, .touchCancel])
  }

  private func check() {
    if !stage.screen.engine.clock.isIdle { violations.append("a timer is still scheduled") }
    for control in controls {
      let id = ObjectIdentifier(control)
      if control.isTracking || control.state != .normal {
        violations.append("\(type(of: control)) is still tracking")
      }
      if touchDowns[id] != touchEnds[id] {
        violations.append("\(type(of: control)) has a touch that began without an end")
      }
    }
    let swiped = (0..<20).filter { row in
      ![0, 74, -74].contains(list.cell(row)?.contentView.frame.minX ?? 0)
    }
    if !swiped.isEmpty { violations.append("rows \(swiped) are partly open") }
    if pager.pager.viewControllers?.count != 1 { violations.append("no page is visible") }
    checkRecognizers(of: stage.screen.window)
  }

  private func checkRecognizers(of view: UIView) {
    for recognizer in view.gestureRecognizers ?? []
    where recognizer.state != .possible || recognizer.numberOfTouches > 0 {
      violations.append("\(recognizer.label) ends \(recognizer.state)")
    }
    for subview in view.subviews { checkRecognizers(of: subview) }
  }
}
#endif
