#if HEADLESS
import Foundation
import HeadlessUIKit

/// A small view tree with random recognizers, relations and touches.
@MainActor
final class RandomStage {
  let screen: Screen
  private(set) var recognizers: [UIGestureRecognizer] = []
  /// The broken invariants.
  private(set) var violations: [String] = []
  private var generator: SeededGenerator
  private var delegates: [DelegateStub] = []
  private var allowed: Set<Set<ObjectIdentifier>> = []
  private var touches: [TestTouch] = []
  private var down: Set<Int> = []

  init(_ behavior: UIKitBehavior, seed: UInt64) {
    screen = Screen(behavior, seed: seed)
    generator = SeededGenerator(seed: seed)
    touches = (0..<3).map { screen.touch($0) }
    addRecognizers(to: makeViews())
    for _ in 0..<Int.random(in: 0...10, using: &generator) { addRelation() }
  }

  /// Runs a random script, lifts all touches, and checks the invariants during and after it.
  func run() {
    for _ in 0..<Int.random(in: 20...60, using: &generator) {
      sendRandomEvent(of: Int.random(in: 0..<3, using: &generator))
      checkExclusion()
    }
    for index in down.sorted() { touches[index].up() }
    // Longer than any deceleration.
    screen.wait(10)
    checkEnd()
  }

  private func makeViews() -> [UIView] {
    let parent = screen.addView("parent")
    let left = screen.addView("left", width: 200, to: parent)
    let right = UIScrollView(frame: CGRect(x: 200, y: 0, width: 200, height: 800))
    right.contentSize = CGSize(width: 600, height: 800)
    parent.addSubview(right)
    watch(right.panGestureRecognizer, "scroll")
    return [screen.window, parent, left, screen.addView("leaf", width: 100, to: left), right]
  }

  private func addRecognizers(to views: [UIView]) {
    for index in 0..<Int.random(in: 3...7, using: &generator) {
      let (kind, recognizer) = makeRecognizer()
      recognizer.cancelsTouchesInView = Bool.random(using: &generator)
      recognizer.delaysTouchesBegan = Int.random(in: 0..<4, using: &generator) == 0
      views[Int.random(in: views.indices, using: &generator)].addGestureRecognizer(recognizer)
      watch(recognizer, "\(kind)\(index)")
    }
  }

  private func makeRecognizer() -> (String, UIGestureRecognizer) {
    switch Int.random(in: 0..<9, using: &generator) {
    case 0, 1: return ("pan", UIPanGestureRecognizer())
    case 2:
      let pan = UIPanGestureRecognizer()
      pan.minimumNumberOfTouches = 2
      return ("twoTouchPan", pan)
    case 3:
      let pan = UIScreenEdgePanGestureRecognizer()
      pan.edges = .left
      return ("edgePan", pan)
    case 4: return ("tap", UITapGestureRecognizer())
    case 5:
      let tap = UITapGestureRecognizer()
      tap.numberOfTapsRequired = 2
      return ("doubleTap", tap)
    case 6: return ("press", UILongPressGestureRecognizer())
    case 7: return ("swipe", UISwipeGestureRecognizer())
    default: return ("pinch", UIPinchGestureRecognizer())
    }
  }

  private func watch(_ recognizer: UIGestureRecognizer, _ name: String) {
    screen.watch(recognizer, as: name)
    recognizers.append(recognizer)
    let answers = DelegateStub()
    delegates.append(answers)
    if name != "scroll" { recognizer.delegate = answers }
  }

  private func addRelation() {
    let first = Int.random(in: recognizers.indices, using: &generator)
    let second = Int.random(in: recognizers.indices, using: &generator)
    // The first recognizer is the scroll view's pan, whose delegate is fixed.
    guard first != second, first != 0 else { return }
    let (waiter, blocker) = (recognizers[first], recognizers[second])
    let relation =
      ["allows", "requires", "requires and allows", "requires mutually", "requires dynamically"]
      .randomElement(using: &generator) ?? ""
    if relation.contains("allows") { allow(first, blocker) }
    if relation.hasPrefix("requires"), relation != "requires dynamically" {
      waiter.require(toFail: blocker)
    }
    if relation == "requires mutually" { blocker.require(toFail: waiter) }
    if relation == "requires dynamically" {
      let previous = delegates[first].requiresFailureOf
      delegates[first].requiresFailureOf = { [weak blocker] in $0 === blocker || previous($0) }
    }
    screen.timeline.note("\(waiter.label) \(relation) \(blocker.label)")
  }

  private func allow(_ index: Int, _ other: UIGestureRecognizer) {
    let previous = delegates[index].simultaneous
    delegates[index].simultaneous = { [weak other] in $0 === other || previous($0) }
    allowed.insert([ObjectIdentifier(recognizers[index]), ObjectIdentifier(other)])
  }

  private func sendRandomEvent(of index: Int) {
    let touch = touches[index]
    guard down.contains(index) else {
      down.insert(index)
      let isAtEdge = Int.random(in: 0..<5, using: &generator) == 0
      let x = Int.random(in: 0..<400, using: &generator)
      touch.down(isAtEdge ? 3 : CGFloat(x), CGFloat(Int.random(in: 0..<800, using: &generator)))
      return
    }
    switch Int.random(in: 0..<10, using: &generator) {
    case 0..<6:
      let dx = Int.random(in: -30...60, using: &generator)
      let dy = Int.random(in: -20...20, using: &generator)
      touch.move(CGFloat(dx), CGFloat(dy))
    case 6: touch.hold(TimeInterval.random(in: 0...0.6, using: &generator))
    case 7..<9:
      down.remove(index)
      touch.up()
    default:
      down.remove(index)
      touch.cancel()
    }
  }

  /// Checks that recognizers sharing a touch are active together only if a delegate allows it.
  private func checkExclusion() {
    for touch in screen.timeline.touches where touch.phase != .ended && touch.phase != .cancelled {
      let active = (touch.gestureRecognizers ?? []).filter { recognizer in
        let state = screen.timeline.states[ObjectIdentifier(recognizer)]
        return state == .began || state == .changed
      }
      for (index, one) in active.enumerated() {
        for other in active[(index + 1)...]
        where !allowed.contains([ObjectIdentifier(one), ObjectIdentifier(other)]) {
          violations.append("\(one.label) and \(other.label) are active together")
        }
      }
    }
  }

  /// Checks that every recognizer is reset, holds no touch, and left no timer.
  private func checkEnd() {
    for recognizer in recognizers {
      let reported = screen.timeline.states[ObjectIdentifier(recognizer)] ?? .possible
      if reported != .possible || recognizer.state != .possible {
        violations.append("\(recognizer.label) ends \(reported), reads \(recognizer.state)")
      }
      if recognizer.numberOfTouches > 0 {
        violations.append("\(recognizer.label) still has touches")
      }
    }
    if !screen.engine.clock.isIdle { violations.append("a timer is still scheduled") }
  }
}

extension SeededGenerator {
  /// Returns a random integer from 0 to below the bound, which is positive.
  mutating func below(_ bound: Int) -> Int { Int.random(in: 0..<bound, using: &self) }
}
#endif
