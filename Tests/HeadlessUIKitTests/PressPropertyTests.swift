import Foundation
import HeadlessUIKit
import Testing

/// What must hold for presses under every behaviour, whatever recognizers do.
@MainActor @Suite struct PressPropertyTests {
  @Test(arguments: [nil] + UIKitBehavior().departures)
  func `C051: a press ends once for whoever heard of it, and every recognizer starts afresh`(
    departure: UIKitBehavior.Answer?
  ) {
    for seed in 1...15 as ClosedRange<UInt64> {
      let stage = RandomPressStage(departure?.behavior ?? UIKitBehavior(), seed: seed)

      stage.run()

      #expect(stage.violations == [], "seed \(seed)\(stage.press.screen.log.rawValue)")
    }
  }

  @Test func `random presses are heard of, withheld, cancelled, recognized and awaited`() {
    var seen: Set<String> = []
    for seed in 1...40 as ClosedRange<UInt64> {
      let stage = RandomPressStage(UIKitBehavior(), seed: seed)
      stage.run()
      seen.formUnion(stage.press.screen.timeline[.view])
      for text in stage.press.screen.timeline[.state, .wait] {
        seen.formUnion(["prevented", "requires", "waits", "began", "failed"].filter(text.contains))
      }
      if stage.wasWithheld { seen.insert("withheld") }
    }
    #expect(
      seen == [
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
  private var bits: SeededGenerator
  private var recognizers: [UIGestureRecognizer] = []
  private var down: Set<UIPress.PressType> = []
  private var isFingerDown = false
  private var presses: [UIPress] = []
  private var heard: [ObjectIdentifier: [UIPress.Phase]] = [:]
  private var pressed = 0

  init(_ behavior: UIKitBehavior, seed: UInt64) {
    press = PressStage(Screen(behavior, seed: seed))
    bits = SeededGenerator(seed: seed)
    press.view.onPresses = { [unowned self] presses, phase in
      for press in presses { hear(press, phase) }
    }
    for index in 0..<Int.random(in: 1...5, using: &bits) { addRecognizer(index) }
    for _ in 0..<Int.random(in: 0...3, using: &bits) { addRequirement() }
  }

  /// Whether a press was never heard of.
  var wasWithheld: Bool { presses.count < pressed }

  func run() {
    for _ in 0..<30 { act() }
    for type in down { press.up(type) }
    if isFingerDown { press.screen.finger.up() }
    press.screen.wait(3)
    check()
  }

  private func hear(_ press: UIPress, _ phase: UIPress.Phase) {
    if phase == .began { presses.append(press) }
    if press.phase != phase, phase != .cancelled {
      violations.append("a press that \(phase) reads \(press.phase)")
    }
    heard[ObjectIdentifier(press), default: []].append(phase)
  }

  private func addRecognizer(_ index: Int) {
    let recognizer = makeRecognizer()
    recognizer.allowedPressTypes = Bool.random(using: &bits) ? [4] : [4, 5]
    recognizer.cancelsTouchesInView = Bool.random(using: &bits)
    recognizer.delaysTouchesBegan = Int.random(in: 0..<4, using: &bits) == 0
    recognizer.delaysTouchesEnded = Bool.random(using: &bits)
    let views = [press.view, press.outer]
    press.screen.add(
      recognizer, "\(type(of: recognizer))\(index)", to: views.randomElement(using: &bits))
    recognizers.append(recognizer)
  }

  private func addRequirement() {
    let one = Int.random(in: recognizers.indices, using: &bits)
    let other = Int.random(in: recognizers.indices, using: &bits)
    if one != other { recognizers[one].require(toFail: recognizers[other]) }
  }

  private func makeRecognizer() -> UIGestureRecognizer {
    switch Int.random(in: 0..<6, using: &bits) {
    case 0: return UITapGestureRecognizer()
    case 1:
      let tap = UITapGestureRecognizer()
      tap.numberOfTapsRequired = 2
      return tap
    case 2: return UILongPressGestureRecognizer()
    case 3: return UIPanGestureRecognizer()
    default:
      let first: [UIGestureRecognizer.State?] = [.began, .ended, .failed, nil]
      let state = first.randomElement(using: &bits) ?? nil
      let probe = Probe()
      probe.onPresses = { probe, phase, _ in
        switch phase {
        case .began, .changed: if let state { probe.state = state }
        // Whoever sees a press comes to an end (C059).
        default: probe.state = probe.state == .possible ? .failed : .ended
        }
      }
      return probe
    }
  }

  private func act() {
    let type = [UIPress.PressType.select, .menu].randomElement(using: &bits) ?? .select
    switch Int.random(in: 0..<10, using: &bits) {
    case 0..<5: toggle(type)
    case 5: press.send(PressSample(type, .changed, force: 0.5))
    case 6:
      if down.remove(type) != nil { press.send(PressSample(type, .cancelled)) }
    case 7: press.screen.wait(TimeInterval.random(in: 0...0.7, using: &bits))
    case 8: if isFingerDown { press.screen.finger.move(20, 0) }
    default:
      if isFingerDown { press.screen.finger.up() } else { press.screen.finger.down(100, 100) }
      isFingerDown.toggle()
    }
  }

  private func toggle(_ type: UIPress.PressType) {
    if down.remove(type) != nil {
      press.up(type)
    } else {
      down.insert(type)
      pressed += 1
      press.down(type)
    }
  }

  private func check() {
    for press in presses {
      let phases = heard[ObjectIdentifier(press)] ?? []
      let isWhole =
        phases.first == .began && [.ended, .cancelled].contains(phases.last)
        && phases.dropFirst().dropLast().allSatisfy { $0 == .changed } && phases.count > 1
      if !isWhole { violations.append("a press was \(phases)") }
    }
    for recognizer in recognizers where recognizer.state != .possible {
      violations.append("\(recognizer.label) ends \(recognizer.state)")
    }
    if !press.screen.engine.clock.isIdle { violations.append("a timer is left") }
  }
}
