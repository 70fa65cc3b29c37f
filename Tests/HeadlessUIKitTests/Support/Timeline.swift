#if HEADLESS
import Foundation
import HeadlessUIKit

/// The events of a test in order, as lines of text for expectations and failure messages.
@MainActor
final class Timeline: HeadlessObserver {
  enum Kind { case touch, state, reset, wait, action, view, note }

  struct Line {
    let time: TimeInterval
    let kind: Kind
    let text: String
  }

  private(set) var lines: [Line] = []
  /// The last state that the engine reported for each recognizer, held or not.
  private(set) var states: [ObjectIdentifier: UIGestureRecognizer.State] = [:]
  /// All touches that began.
  private(set) var touches: [UITouch] = []
  private let clock: VirtualClock

  init(clock: VirtualClock) { self.clock = clock }

  /// The texts of the lines of the given kinds.
  subscript(kinds: Kind...) -> [String] {
    lines.filter { kinds.contains($0.kind) }.map(\.text)
  }

  /// All lines with their times in seconds.
  var text: String {
    lines.map { String(format: "%8.3f  ", $0.time) + "\($0.kind): \($0.text)" }
      .joined(separator: "\n")
  }

  func note(_ text: String, _ kind: Kind = .note) {
    lines.append(Line(time: clock.now, kind: kind, text: text))
  }

  func clear() { lines = [] }

  func engine(_ engine: HeadlessEngine, received touch: UITouch) {
    if touch.phase == .began { touches.append(touch) }
    let point = touch.location(in: nil)
    note("touch \(touch.phase) (\(point.x), \(point.y))", .touch)
  }

  func engine(
    _ engine: HeadlessEngine, recognizer: UIGestureRecognizer,
    entered state: UIGestureRecognizer.State, because cause: StateCause
  ) {
    states[ObjectIdentifier(recognizer)] = state
    let kind: Kind = if case .reset = cause { .reset } else { .state }
    note("\(recognizer.label) \(state)\(cause.text)", kind)
  }

  func engine(
    _ engine: HeadlessEngine, recognizer: UIGestureRecognizer,
    waitsFor others: [UIGestureRecognizer]
  ) {
    let names = others.map(\.label).joined(separator: ", ")
    note("\(recognizer.label) waits for \(names)", .wait)
  }
}

extension UIGestureRecognizer {
  var label: String { name ?? "\(Swift.type(of: self))" }
}

extension StateCause {
  @MainActor fileprivate var text: String {
    switch self {
    case .itself, .reset: ""
    case .prevented(let other): ", prevented by \(other.label)"
    case .requirement(let other): ", requires \(other.label)"
    case .shouldBegin: ", should not begin"
    case .disabled: ", disabled"
    case .removed: ", removed"
    case .circularRequirement: ", circular"
    }
  }
}
#endif
