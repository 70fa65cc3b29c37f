#if HEADLESS
import Foundation
import HeadlessUIKit
import Testing

/// Invariants of scroll views under random touches.
@MainActor @Suite struct ScrollPropertyTests {
  private static let behaviors: [UIKitBehavior] =
    [UIKitBehavior()]
    + [.directionalLock, .catchingDrag, .liftBeyondEnd, .scrollAxis, .resetTime, .panHysteresis]
    .flatMap { question in
      UIKitBehavior().answers(to: question).map(\.behavior).filter { $0 != UIKitBehavior() }
    }

  @Test(arguments: 0..<25)
  func `C171: random touches produce callbacks in order and content rests within its bounds`(
    seed: UInt64
  ) {
    for behavior in Self.behaviors {
      let stage = RandomScrollStage(behavior, seed: seed)

      stage.run()

      #expect(stage.violations == [], "\(stage.calls)\(stage.screen.log)")
    }
  }
}

/// A random scroll view, random touches, and a check of its delegate callbacks.
@MainActor
private final class RandomScrollStage: NSObject, UIScrollViewDelegate {
  let screen: Screen
  private(set) var violations: [String] = []
  private(set) var calls: [String] = []
  private let scrollView = UIScrollView(frame: CGRect(x: 0, y: 0, width: 400, height: 800))
  private var generator: SeededGenerator
  private var phase = "resting"

  init(_ behavior: UIKitBehavior, seed: UInt64) {
    generator = SeededGenerator(seed: seed)
    screen = Screen(behavior, seed: seed)
    super.init()
    scrollView.contentSize = CGSize(width: random(in: 0...3) * 400, height: random(in: 0...9) * 500)
    scrollView.contentInset.top = random(in: -1...2) * 20
    scrollView.isPagingEnabled = randomBool()
    scrollView.bounces = !randomBool()
    scrollView.alwaysBounceVertical = randomBool()
    scrollView.isDirectionalLockEnabled = randomBool()
    scrollView.delaysContentTouches = randomBool()
    scrollView.decelerationRate = randomBool() ? .fast : .normal
    scrollView.delegate = self
    screen.window.addSubview(scrollView)
    _ = screen.addView(width: 200, to: scrollView)
  }

  func run() {
    for _ in 0..<6 {
      let (one, other) = (screen.touch(0), screen.touch(1))
      one.down(random(in: 0...399), random(in: 0...799))
      let hasOther = randomBool()
      if hasOther { other.down(random(in: 0...399), random(in: 0...799)) }
      for _ in 0..<Int(random(in: 0...12)) {
        one.move(random(in: -40...40), random(in: -90...90))
        if hasOther, randomBool() { other.move(random(in: -40...40), random(in: -90...90)) }
      }
      if randomBool() { one.hold(Double(random(in: 0...3)) / 10) }
      if randomBool(), hasOther { other.cancel() }
      if randomBool() { one.up() } else { one.cancel() }
      other.up()
      screen.wait(Double(random(in: 0...40)) / 10)
    }
    screen.wait(20)
    checkRest()
  }

  private func checkRest() {
    if phase != "resting", phase != "stopped" { violations.append("ends \(phase)") }
    if scrollView.isTracking || scrollView.isDragging || scrollView.isDecelerating {
      violations.append("tracks, drags or decelerates at the end")
    }
    if !screen.engine.clock.isIdle { violations.append("a timer is still scheduled") }
    let low = CGPoint(x: 0, y: -scrollView.contentInset.top)
    let high = CGPoint(
      x: max(low.x, scrollView.contentSize.width - 400),
      y: max(low.y, scrollView.contentSize.height - 800))
    let offset = scrollView.contentOffset
    let isInside =
      offset.x >= low.x && offset.x <= high.x && offset.y >= low.y && offset.y <= high.y
    // Content that never moved keeps its initial offset, even outside an inset.
    if !isInside, offset != .zero { violations.append("rests at \(offset), not in \(low)…\(high)") }
  }

  private func random(in range: ClosedRange<Int>) -> CGFloat {
    CGFloat(Int.random(in: range, using: &generator))
  }

  private func randomBool() -> Bool { Bool.random(using: &generator) }

  /// Records a callback, and a violation if it is not allowed in the current phase.
  private func record(_ call: String, from phases: Set<String>, to next: String) {
    if !phases.contains(phase) { violations.append("\(call) while \(phase)") }
    phase = next
    calls.append(call)
  }

  func scrollViewDidScroll(_ scrollView: UIScrollView) {
    if phase != "dragging", phase != "decelerating" {
      violations.append("didScroll while \(phase)")
    }
  }
  func scrollViewWillBeginDragging(_ scrollView: UIScrollView) {
    record("willBeginDragging", from: ["resting", "decelerating", "stopped"], to: "dragging")
  }
  func scrollViewWillEndDragging(
    _ scrollView: UIScrollView, withVelocity velocity: CGPoint,
    targetContentOffset: UnsafeMutablePointer<CGPoint>
  ) {
    record("willEndDragging", from: ["dragging"], to: "lifted")
    if scrollView.isPagingEnabled { violations.append("willEndDragging of a pager") }
  }
  func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {
    record(
      "didEndDragging", from: [scrollView.isPagingEnabled ? "dragging" : "lifted"],
      to: decelerate ? "released" : "resting")
  }
  func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView) {
    // Content that a touch stopped beyond its end returns when the touch lifts (C170).
    record("willBeginDecelerating", from: ["released", "stopped"], to: "decelerating")
    if !scrollView.isDecelerating { violations.append("not decelerating") }
  }
  func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) {
    record(
      "didEndDecelerating", from: ["decelerating"],
      to: scrollView.isTracking ? "stopped" : "resting"
    )
    if scrollView.isDecelerating { violations.append("still decelerating") }
  }
}
#endif
