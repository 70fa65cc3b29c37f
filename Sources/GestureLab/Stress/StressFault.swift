/// A fault that is put in on purpose, to see that the stress finds it.
package enum StressFault: String, CaseIterable, Sendable {
  /// A custom recognizer that begins where it is excluded, if two fingers are down.
  case excluded
  /// A custom recognizer that began and, if a second finger came, never ends.
  case endless
  /// A view that is not told of touches that are cancelled while another finger is down.
  case deaf
  /// Something that keeps the screens that were pushed during a drag.
  case hoarder
  /// An arbiter that leaves a recognizer behind if it is removed while a finger is down.
  case remnant
  /// A custom recognizer that begins late on every other stage only.
  case moody
  /// A custom recognizer that sets a timer when it fails, and again whenever that fires.
  case ticking
  /// A scroll view whose content is pulled beyond its end when its drag is cancelled.
  case pulled
}
