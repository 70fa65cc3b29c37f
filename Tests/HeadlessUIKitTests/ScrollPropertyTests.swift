import Foundation
import HeadlessUIKit
import Testing

/// What holds of every scroll view under every script of fingers.
@MainActor @Suite struct ScrollPropertyTests {
  private static let behaviors: [UIKitBehavior] =
    [UIKitBehavior()]
    + [.directionalLock, .catchingDrag, .liftBeyondEnd, .scrollAxis, .resetTime, .panHysteresis]
    .flatMap { question in
      UIKitBehavior().answers(to: question).map(\.behavior).filter { $0 != UIKitBehavior() }
    }

  @Test(arguments: 0..<120)
  func `C171: under any script callbacks come in order, and content rests inside`(seed: UInt64) {
    for behavior in Self.behaviors {
      let stage = RandomScrolling(behavior, seed: seed)

      stage.run()

      #expect(stage.problems == [], "\(stage.calls)\(stage.screen.log)")
    }
  }
}

/// A scroll view of random kind, random fingers on it, and a check of what its delegate hears.
@MainActor
private final class RandomScrolling: NSObject, UIScrollViewDelegate {
  let screen: Screen
  private(set) var problems: [String] = []
  private(set) var calls: [String] = []
  private let scrollView = UIScrollView(frame: CGRect(x: 0, y: 0, width: 400, height: 800))
  private var bits: SeededGenerator
  private var phase = "resting"

  init(_ behavior: UIKitBehavior, seed: UInt64) {
    bits = SeededGenerator(seed: seed)
    screen = Screen(behavior, seed: seed)
    super.init()
    scrollView.contentSize = CGSize(width: number(in: 0...3) * 400, height: number(in: 0...9) * 500)
    scrollView.contentInset.top = number(in: -1...2) * 20
    scrollView.isPagingEnabled = flips()
    scrollView.bounces = !flips()
    scrollView.alwaysBounceVertical = flips()
    scrollView.isDirectionalLockEnabled = flips()
    scrollView.delaysContentTouches = flips()
    scrollView.decelerationRate = flips() ? .fast : .normal
    scrollView.delegate = self
    screen.window.addSubview(scrollView)
    _ = screen.addView(width: 200, to: scrollView)
  }

  func run() {
    for _ in 0..<6 {
      let (one, other) = (screen.finger(0), screen.finger(1))
      one.down(number(in: 0...399), number(in: 0...799))
      let hasOther = flips()
      if hasOther { other.down(number(in: 0...399), number(in: 0...799)) }
      for _ in 0..<Int(number(in: 0...12)) {
        one.move(number(in: -40...40), number(in: -90...90))
        if hasOther, flips() { other.move(number(in: -40...40), number(in: -90...90)) }
      }
      if flips() { one.hold(Double(number(in: 0...3)) / 10) }
      if flips(), hasOther { other.cancel() }
      if flips() { one.up() } else { one.cancel() }
      other.up()
      screen.wait(Double(number(in: 0...40)) / 10)
    }
    screen.wait(20)
    checkRest()
  }

  private func checkRest() {
    if phase != "resting", phase != "caught" { problems.append("ends \(phase)") }
    if scrollView.isTracking || scrollView.isDragging || scrollView.isDecelerating {
      problems.append("is busy at the end")
    }
    if !screen.engine.clock.isIdle { problems.append("a timer is left") }
    let low = CGPoint(x: 0, y: -scrollView.contentInset.top)
    let high = CGPoint(
      x: max(low.x, scrollView.contentSize.width - 400),
      y: max(low.y, scrollView.contentSize.height - 800))
    let offset = scrollView.contentOffset
    let isInside =
      offset.x >= low.x && offset.x <= high.x && offset.y >= low.y && offset.y <= high.y
    // Content that never moved stays where it was put, be it beyond an inset.
    if !isInside, offset != .zero { problems.append("rests at \(offset), not in \(low)…\(high)") }
  }

  private func number(in range: ClosedRange<Int>) -> CGFloat {
    CGFloat(Int.random(in: range, using: &bits))
  }

  private func flips() -> Bool { Bool.random(using: &bits) }

  /// Takes note of a callback, and of one that may not come now.
  private func note(_ call: String, from phases: Set<String>, to next: String) {
    if !phases.contains(phase) { problems.append("\(call) while \(phase)") }
    phase = next
    calls.append(call)
  }

  func scrollViewDidScroll(_ scrollView: UIScrollView) {
    if phase != "dragging", phase != "decelerating" { problems.append("didScroll while \(phase)") }
  }
  func scrollViewWillBeginDragging(_ scrollView: UIScrollView) {
    note("willBeginDragging", from: ["resting", "decelerating", "caught"], to: "dragging")
  }
  func scrollViewWillEndDragging(
    _ scrollView: UIScrollView, withVelocity velocity: CGPoint,
    targetContentOffset: UnsafeMutablePointer<CGPoint>
  ) {
    note("willEndDragging", from: ["dragging"], to: "lifted")
    if scrollView.isPagingEnabled { problems.append("willEndDragging of a pager") }
  }
  func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {
    note(
      "didEndDragging", from: [scrollView.isPagingEnabled ? "dragging" : "lifted"],
      to: decelerate ? "let go" : "resting")
  }
  func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView) {
    // Content that a finger caught and did not drag goes home when it lifts (C170).
    note("willBeginDecelerating", from: ["let go", "caught"], to: "decelerating")
    if !scrollView.isDecelerating { problems.append("not decelerating") }
  }
  func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) {
    note(
      "didEndDecelerating", from: ["decelerating"], to: scrollView.isTracking ? "caught" : "resting"
    )
    if scrollView.isDecelerating { problems.append("still decelerating") }
  }
}
