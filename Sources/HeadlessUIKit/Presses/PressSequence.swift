/// The buttons that are down, and the presses whose responder is still to be told something.
@MainActor
final class PressSequence {
  /// Holds the buttons that are down, and those that were released in the present pass.
  let event = UIPressesEvent()
  let untold = Roster<UIPress>()
  /// Whether a press has ended that recognizers still know of.
  var hasEnded = false

  /// Whether anything is to be done at the end of a pass.
  var isOpen: Bool { !untold.isEmpty || hasEnded }

  /// The bits that tell these presses from each other and from touches.
  var bits: UInt64 {
    var bits: UInt64 = 0
    for press in event.pressed { bits |= press.bit }
    for press in untold { bits |= press.bit }
    return bits
  }
}
