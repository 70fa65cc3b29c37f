import Foundation

extension ScreenScenario {
  /// One thing a finger does.
  package struct Touch: Equatable, Sendable {
    /// UIKit's phases, as far as a script has them.
    package enum Phase: String, CaseIterable, Sendable {
      /// The finger lands, or goes on.
      case began, moved
      /// The finger lifts, or is taken away by the system.
      case ended, cancelled
    }

    /// Seconds from the start.
    package let time: TimeInterval
    /// What happens.
    package let phase: Phase
    /// Which finger it is; a finger that has lifted may land again.
    package let finger: Int
    /// Where, in pt in the window.
    package let location: CGPoint
  }
}

extension ScreenScenario.Touch {
  /// Reads `[t_ms, phase, finger, x, y]`.
  init(_ node: JSONNode) throws(JSONNodeProblem) {
    let fields = try node.elements(atLeast: 5)
    time = try fields[0].milliseconds()
    phase = try fields[1].choice()
    finger = try fields[2].integer()
    location = CGPoint(x: try fields[3].number(), y: try fields[4].number())
  }

  /// Reads a script, and refuses one that no hand can perform.
  static func script(_ node: JSONNode) throws(JSONNodeProblem) -> [Self] {
    var touches: [Self] = []
    var down: Set<Int> = []
    for element in try node.elements() {
      let touch = try Self(element)
      if let previous = touches.last, touch.time < previous.time {
        throw element.problem("is earlier than the touch before it; put the touches in order")
      }
      switch touch.phase {
      case .began where !down.insert(touch.finger).inserted:
        throw element.problem(
          "has finger \(touch.finger) begin while it is down; end it first")
      case .moved where !down.contains(touch.finger),
        .ended where down.remove(touch.finger) == nil,
        .cancelled where down.remove(touch.finger) == nil:
        throw element.problem(
          "has finger \(touch.finger) \(touch.phase.rawValue) before it began; begin it first")
      case .began, .moved, .ended, .cancelled:
        touches.append(touch)
      }
    }
    return touches
  }
}
