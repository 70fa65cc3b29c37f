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
}
