import Foundation
import HeadlessUIKit

/// A small view tree with random recognizers and relations, and random fingers on it.
@MainActor
final class RandomStage {
  let screen: Screen
  private(set) var recognizers: [UIGestureRecognizer] = []
  /// What was found wrong, if anything.
  private(set) var violations: [String] = []
  private var bits: SeededGenerator
  private var delegates: [Answers] = []
  private var allowed: Set<Set<ObjectIdentifier>> = []
  private var fingers: [Finger] = []
  private var down: Set<Int> = []

  init(_ behavior: UIKitBehavior, seed: UInt64) {
    screen = Screen(behavior, seed: seed)
    bits = SeededGenerator(seed: seed)
    fingers = (0..<3).map { screen.finger($0) }
    addRecognizers(to: makeViews())
    for _ in 0..<Int.random(in: 0...10, using: &bits) { addRelation() }
  }

  /// Runs a script of random length, and lifts all fingers at its end.
  func run() {
    for _ in 0..<Int.random(in: 20...60, using: &bits) {
      act(Int.random(in: 0..<3, using: &bits))
      check()
    }
    for finger in down.sorted() { fingers[finger].up() }
    // Longer than any content glides.
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
    for index in 0..<Int.random(in: 3...7, using: &bits) {
      let (kind, recognizer) = makeRecognizer()
      recognizer.cancelsTouchesInView = Bool.random(using: &bits)
      recognizer.delaysTouchesBegan = Int.random(in: 0..<4, using: &bits) == 0
      views[Int.random(in: views.indices, using: &bits)].addGestureRecognizer(recognizer)
      watch(recognizer, "\(kind)\(index)")
    }
  }

  private func makeRecognizer() -> (String, UIGestureRecognizer) {
    switch Int.random(in: 0..<9, using: &bits) {
    case 0, 1: return ("pan", UIPanGestureRecognizer())
    case 2:
      let pan = UIPanGestureRecognizer()
      pan.minimumNumberOfTouches = 2
      return ("twoFingerPan", pan)
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
    let answers = Answers()
    delegates.append(answers)
    if name != "scroll" { recognizer.delegate = answers }
  }

  private func addRelation() {
    let one = Int.random(in: recognizers.indices, using: &bits)
    let other = Int.random(in: recognizers.indices, using: &bits)
    // The scroll view's pan, the first, takes no other delegate.
    guard one != other, one != 0 else { return }
    let (waiter, blocker) = (recognizers[one], recognizers[other])
    let relation =
      ["allows", "requires", "requires and allows", "circles", "asks for"]
      .randomElement(using: &bits) ?? ""
    if relation.contains("allows") { allow(one, blocker) }
    if relation.contains("requires") || relation == "circles" { waiter.require(toFail: blocker) }
    if relation == "circles" { blocker.require(toFail: waiter) }
    if relation == "asks for" {
      let before = delegates[one].waitsFor
      delegates[one].waitsFor = { [weak blocker] in $0 === blocker || before($0) }
    }
    screen.timeline.note("\(waiter.label) \(relation) \(blocker.label)")
  }

  private func allow(_ one: Int, _ other: UIGestureRecognizer) {
    let before = delegates[one].simultaneous
    delegates[one].simultaneous = { [weak other] in $0 === other || before($0) }
    allowed.insert([ObjectIdentifier(recognizers[one]), ObjectIdentifier(other)])
  }

  private func act(_ index: Int) {
    let finger = fingers[index]
    guard down.contains(index) else {
      down.insert(index)
      let isAtEdge = Int.random(in: 0..<5, using: &bits) == 0
      let x = Int.random(in: 0..<400, using: &bits)
      finger.down(isAtEdge ? 3 : CGFloat(x), CGFloat(Int.random(in: 0..<800, using: &bits)))
      return
    }
    switch Int.random(in: 0..<10, using: &bits) {
    case 0..<6:
      let dx = Int.random(in: -30...60, using: &bits)
      let dy = Int.random(in: -20...20, using: &bits)
      finger.move(CGFloat(dx), CGFloat(dy))
    case 6: finger.hold(TimeInterval.random(in: 0...0.6, using: &bits))
    case 7..<9:
      down.remove(index)
      finger.up()
    default:
      down.remove(index)
      finger.cancel()
    }
  }

  /// No two recognizers that share a touch are active together, unless a delegate allows it.
  private func check() {
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

  /// Everybody is as if nothing had happened.
  private func checkEnd() {
    for recognizer in recognizers {
      let granted = screen.timeline.states[ObjectIdentifier(recognizer)] ?? .possible
      if granted != .possible || recognizer.state != .possible {
        violations.append("\(recognizer.label) ends \(granted), reads \(recognizer.state)")
      }
      if recognizer.numberOfTouches > 0 { violations.append("\(recognizer.label) keeps touches") }
    }
    if !screen.engine.clock.isIdle { violations.append("a timer is left") }
  }
}
