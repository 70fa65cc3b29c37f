import Foundation
import HeadlessUIKit

/// A pushed screen with everything that wants a drag on it, and random fingers.
@MainActor
final class SceneStage {
  let stage: NavigationStage
  /// What was found wrong, if anything.
  private(set) var violations: [String] = []
  private let list: TableStage
  private let pager: PagerStage
  private var controls: [UIControl] = []
  private var touchDowns: [ObjectIdentifier: Int] = [:]
  private var touchEnds: [ObjectIdentifier: Int] = [:]
  private var bits: SeededGenerator

  init(_ behavior: UIKitBehavior, seed: UInt64) {
    bits = SeededGenerator(seed: seed)
    stage = NavigationStage(Screen(behavior, seed: seed))
    let top = stage.navigation.topViewController?.view
    list = TableStage(stage.screen, in: top, sections: [20], actions: ["leading", "trailing"])
    list.table.frame = CGRect(x: 0, y: 0, width: 400, height: 200)
    pager = PagerStage(stage.screen, in: stage.navigation)
    pager.pager.view.frame = CGRect(x: 0, y: 200, width: 400, height: 200)
    let map = HeadlessMapView(frame: CGRect(x: 0, y: 400, width: 400, height: 150))
    let text = UITextView(frame: CGRect(x: 0, y: 550, width: 400, height: 100))
    text.text = "some words to take hold of, and some more of them to scroll through"
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

  /// Runs a script of random length, lifts all fingers at its end, and looks at what is left.
  func run() {
    var down: Set<Int> = []
    let fingers = (0..<2).map { stage.screen.finger($0) }
    for _ in 0..<Int.random(in: 20...80, using: &bits) {
      let index = Int.random(in: 0..<2, using: &bits)
      let finger = fingers[index]
      if down.insert(index).inserted {
        let x = Int.random(in: 0..<400, using: &bits)
        finger.down(CGFloat(x), CGFloat(Int.random(in: 0..<800, using: &bits)))
      } else {
        act(finger, index, &down)
      }
    }
    for index in down.sorted() { fingers[index].up() }
    // Longer than anything glides or settles.
    stage.screen.wait(10)
    check()
  }

  private func act(_ finger: Finger, _ index: Int, _ down: inout Set<Int>) {
    switch Int.random(in: 0..<10, using: &bits) {
    case 0..<7:
      let dx = Int.random(in: -60...60, using: &bits)
      finger.move(CGFloat(dx), CGFloat(Int.random(in: -20...20, using: &bits)))
    case 7: finger.hold(TimeInterval.random(in: 0...0.7, using: &bits))
    case 8:
      down.remove(index)
      finger.up()
    default:
      down.remove(index)
      finger.cancel()
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
    if !stage.screen.engine.clock.isIdle { violations.append("a timer is left") }
    for control in controls {
      let id = ObjectIdentifier(control)
      if control.isTracking || control.state != .normal {
        violations.append("\(type(of: control)) still follows a finger")
      }
      if touchDowns[id] != touchEnds[id] {
        violations.append("\(type(of: control)) began and ended differently often")
      }
    }
    let swiped = (0..<20).filter { row in
      ![0, 74, -74].contains(list.cell(row)?.contentView.frame.minX ?? 0)
    }
    if !swiped.isEmpty { violations.append("rows \(swiped) lie half open") }
    if pager.pager.viewControllers?.count != 1 { violations.append("no page is shown") }
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
