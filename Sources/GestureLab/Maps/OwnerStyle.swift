#if HEADLESS
/// The color of an owner, and a pattern that distinguishes it in gray.
///
/// The colors are those of M. Okabe and K. Ito, "Color Universal Design" (2008), which can be
/// distinguished with any kind of color vision. Black is reserved for lines and text.
package enum OwnerStyle: Int, CaseIterable, Sendable {
  /// Drags without an owner.
  case unclaimed
  /// Pops.
  case pop
  /// Pushes.
  case push
  /// Content in its order on the screen; the sixth looks like the first.
  case first, second, third, fourth, fifth

  /// Makes the style of an owner among the content of a map.
  package init(_ owner: DragOwner, among contents: [ConflictMap.Content]) {
    switch owner {
    case .unclaimed: self = .unclaimed
    case .pop: self = .pop
    case .push: self = .push
    case .content(let name):
      var names: [String] = []
      for content in contents where !names.contains(content.name) { names.append(content.name) }
      let styles: [OwnerStyle] = [.first, .second, .third, .fourth, .fifth]
      self = styles[(names.firstIndex(of: name) ?? 0) % styles.count]
    }
  }

  /// The color of the cells, in CSS.
  package var color: String {
    switch self {
    case .unclaimed: "#b8bcc2"
    case .pop: "#0072b2"
    case .push: "#56b4e9"
    case .first: "#e69f00"
    case .second: "#009e73"
    case .third: "#cc79a7"
    case .fourth: "#d55e00"
    case .fifth: "#f0e442"
    }
  }

  /// The data of the pattern's SVG path in a square of 10; empty for none.
  package var pattern: String {
    switch self {
    case .unclaimed: ""
    case .pop: "M-1 1L1 -1M0 10L10 0M9 11L11 9"
    case .push: "M-1 9L1 11M0 0L10 10M9 -1L11 1"
    case .first: "M0 5h10"
    case .second: "M5 0v10"
    case .third: "M4 5h2M-1 0h2M9 0h2M-1 10h2M9 10h2"
    case .fourth: "M0 5h10M5 0v10"
    case .fifth: "M0 3l5 4l5 -4"
    }
  }
}
#endif
