#if HEADLESS
import Foundation
import HeadlessUIKit
import Testing

/// Invariants of press delivery under every behavior, with random recognizers and presses.
@MainActor @Suite struct PressPropertyTests {
  @Test(arguments: [nil] + UIKitBehavior().departures)
  func `C051: every delivered press ends exactly once and every recognizer is reset`(
    departure: UIKitBehavior.Answer?
  ) {
    let seeds: ClosedRange<UInt64> = departure == nil ? 1...20 : 1...6
    for seed in seeds {
      let stage = RandomPressStage(departure?.behavior ?? UIKitBehavior(), seed: seed)

      stage.run()

      #expect(stage.violations == [], "seed \(seed)\(stage.press.screen.log.rawValue)")
    }
  }

  @Test func `C051: random presses are delivered, withheld, cancelled, recognized and required`() {
    var outcomes: Set<String> = []
    for seed in 1...40 as ClosedRange<UInt64> {
      let stage = RandomPressStage(UIKitBehavior(), seed: seed)
      stage.run()
      outcomes.formUnion(stage.press.screen.timeline[.view])
      for text in stage.press.screen.timeline[.state, .wait] {
        outcomes.formUnion(
          ["prevented", "requires", "waits", "began", "failed"].filter(text.contains))
      }
      if stage.wasWithheld { outcomes.insert("withheld") }
    }

    #expect(
      outcomes == [
        "view began", "view changed", "view ended", "view cancelled", "prevented", "requires",
        "waits", "began", "failed", "withheld",
      ])
  }
}

/// Random recognizers around a first responder, and random presses and touches on them.
@MainActor
private final class RandomPressStage {
  let press: PressStage
  private(set) var violations: [String] = []
  private var random: SeededGenerator
  private var recognizers: [UIGestureRecognizer] = []
  private var down: Set<UIPress.PressType> = []
  private var isTouchDown = false
  private var presses: [UIPress] = []
  private var phases: [ObjectIdentifier: [UIPress.Phase]] = [:]
  private var pressCount = 0

  init(_ behavior: UIKitBehavior, seed: UInt64) {
    press = PressStage(Screen(behavior, seed: seed))
    random = SeededGenerator(seed: seed)
    press.view.onPresses = { [unowned self] presses, phase in
      for press in presses { record(press, phase) }
    }
    for index in 0..<Int.random(in: 1...5, using: &random) { addRecognizer(index) }
    for _ in 0..<Int.random(in: 0...3, using: &random) { addRequirement() }
  }

  /// Whether the first responder never received one of the presses.
  var wasWithheld: Bool { presses.count < pressCount }

  func run() {
    for _ in 0..<30 { act() }
    for type in down { press.up(type) }
    if isTouchDown { press.screen.touch.up() }
    press.screen.wait(3)
    check()
  }

  private func record(_ press: UIPress, _ phase: UIPress.Phase) {
    if phase == .began { presses.append(press) }
    if press.phase != phase, phase != .cancelled {
      violations.append("a press delivered as \(phase) has the phase \(press.phase)")
    }
    phases[ObjectIdentifier(press), default: []].append(phase)
  }

  private func addRecognizer(_ index: Int) {
    let recognizer = makeRecognizer()
    recognizer.allowedPressTypes = Bool.random(using: &random) ? [4] : [4, 5]
    recognizer.cancelsTouchesInView = Bool.random(using: &random)
    recognizer.delaysTouchesBegan = Int.random(in: 0..<4, using: &random) == 0
    recognizer.delaysTouchesEnded = Bool.random(using: &random)
    let views = [press.view, press.outer]
    press.screen.add(
      recognizer, "\(type(of: recognizer))\(index)", to: views.randomElement(using: &random))
    recognizers.append(recognizer)
  }

  private func addRequirement() {
    let one = Int.random(in: recognizers.indices, using: &random)
    let other = Int.random(in: recognizers.indices, using: &random)
    if one != other { recognizers[one].require(toFail: recognizers[other]) }
  }

  private func makeRecognizer() -> UIGestureRecognizer {
    switch Int.random(in: 0..<6, using: &random) {
    case 0: return UITapGestureRecognizer()
    case 1:
      let tap = UITapGestureRecognizer()
      tap.numberOfTapsRequired = 2
      return tap
    case 2: return UILongPressGestureRecognizer()
    case 3: return UIPanGestureRecognizer()
    default:
      let first: [UIGestureRecognizer.State?] = [.began, .ended, .failed, nil]
      let state = first.randomElement(using: &random) ?? nil
      let probe = Probe()
      probe.onPresses = { probe, phase, _ in
        switch phase {
        case .began, .changed: if let state { probe.state = state }
        // A recognizer that received a press must reach a terminal state (C059).
        default: probe.state = probe.state == .possible ? .failed : .ended
        }
      }
      return probe
    }
  }

  private func act() {
    let type = [UIPress.PressType.select, .menu].randomElement(using: &random) ?? .select
    switch Int.random(in: 0..<10, using: &random) {
    case 0..<5: toggle(type)
    case 5: press.send(PressSample(type, .changed, force: 0.5))
    case 6:
      if down.remove(type) != nil { press.send(PressSample(type, .cancelled)) }
    case 7: press.screen.wait(TimeInterval.random(in: 0...0.7, using: &random))
    case 8: if isTouchDown { press.screen.touch.move(20, 0) }
    default:
      if isTouchDown { press.screen.touch.up() } else { press.screen.touch.down(100, 100) }
      isTouchDown.toggle()
    }
  }

  private func toggle(_ type: UIPress.PressType) {
    if down.remove(type) != nil {
      press.up(type)
    } else {
      down.insert(type)
      pressCount += 1
      press.down(type)
    }
  }

  private func check() {
    for press in presses {
      let delivered = phases[ObjectIdentifier(press)] ?? []
      let isComplete =
        delivered.first == .began && [.ended, .cancelled].contains(delivered.last)
        && delivered.dropFirst().dropLast().allSatisfy { $0 == .changed } && delivered.count > 1
      if !isComplete { violations.append("a press was delivered as \(delivered)") }
    }
    for recognizer in recognizers where recognizer.state != .possible {
      violations.append("\(recognizer.label) is \(recognizer.state) at the end")
    }
    if !press.screen.engine.clock.isIdle { violations.append("a timer is still scheduled") }
  }
}
#endif
