#if HEADLESS
import Foundation
import GestureLab

extension ScreenScenario {
  /// A change of one touch.
  package struct Touch: Equatable, Sendable {
    /// The phases of UIKit that a script can contain.
    package enum Phase: String, DataFileChoice, Sendable {
      case began, moved, ended, cancelled
    }

    /// Seconds from the start.
    package let time: TimeInterval
    /// What happens to the touch.
    package let phase: Phase
    /// The number of the touch; a touch that has ended may begin again.
    package let number: Int
    /// The location in pt in the window.
    package let location: CGPoint
  }
}

extension ScreenScenario.Touch: Decodable {
  /// Decodes `[t_ms, phase, number, x, y]`.
  package init(from decoder: any Decoder) throws {
    var fields = try decoder.list(atLeast: 5)
    time = try fields.decode(Milliseconds.self).seconds
    phase = try fields.decode(Phase.self)
    number = try fields.decode(WholeNumber.self).value
    location = CGPoint(
      x: try fields.decode(Points.self).value, y: try fields.decode(Points.self).value)
  }
}

extension [ScreenScenario.Touch] {
  /// Throws for the first touch that cannot follow the ones before it.
  func checkOrder(at path: [any CodingKey]) throws(InvalidValue) {
    var down: Set<Int> = []
    for (index, touch) in enumerated() {
      let place = path + [DataKey(intValue: index)]
      if index > 0, touch.time < self[index - 1].time {
        throw InvalidValue(
          "is earlier than the touch before it; put the touches in order", at: place)
      }
      switch touch.phase {
      case .began where !down.insert(touch.number).inserted:
        throw InvalidValue(
          "has touch \(touch.number) begin while it is down; end it first", at: place)
      case .moved where !down.contains(touch.number),
        .ended where down.remove(touch.number) == nil,
        .cancelled where down.remove(touch.number) == nil:
        throw InvalidValue(
          "has touch \(touch.number) \(touch.phase.rawValue) before it began; begin it first",
          at: place)
      case .began, .moved, .ended, .cancelled: break
      }
    }
  }
}
#endif
