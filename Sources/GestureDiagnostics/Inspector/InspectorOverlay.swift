import UIKitShim

/// The latest lines and the outlines of roles, over everything in a window.
@MainActor
package final class InspectorOverlay: UIView {
  /// A registered view.
  package struct Content: Equatable {
    /// Its name, and that of its role.
    package let name: String
    /// Its frame in the window, in pt.
    package let frame: CGRect
  }

  /// The line above which the text ends.
  package let floor = UIView()
  private let text = UILabel()
  private var outlines: [UIView] = []
  private var textSize: TextSizeObserver?

  /// The distance of the text from the line below it and from the sides, in pt.
  private static let margin: CGFloat = 8
  private static let lineWidth: CGFloat = 2
  /// The time for which outlines are shown, and that in which they fade, in s: views may move.
  private static let shownTime = 1.5
  private static let fadingTime = 0.3

  /// The text of the shown lines, the latest first: a text that is too long loses its end.
  package var shownText: String { text.text ?? "" }
  /// Where it is shown, in pt of the window.
  package var textFrame: CGRect { text.frame }
  /// The frames that are outlined, in pt of the window, innermost first.
  package var outlined: [CGRect] { outlines.map(\.frame) }

  package override init(frame: CGRect) {
    super.init(frame: frame)
    isUserInteractionEnabled = false
    addSubview(floor)
    KeyboardEdge.pin(floor, in: self)
    OverlayText.hideFromVoiceOver(self)
    OverlayText.style(text, as: .list)
    OverlayText.round(text, by: Self.margin)
    text.backgroundColor = UIColor.systemBackground.withAlphaComponent(0.85)
    text.isHidden = true
    addSubview(text)
    textSize = TextSizeObserver(self)
  }

  package required init?(coder: NSCoder) { nil }

  /// Shows lines, the latest last, and outlines contents.
  package func show(_ lines: [String], contents: [Content]) {
    text.text = lines.reversed().joined(separator: "\n")
    text.isHidden = lines.isEmpty
    setNeedsLayout()
    for outline in outlines { outline.removeFromSuperview() }
    outlines = contents.map { content in
      let outline = UIView(frame: content.frame)
      outline.isUserInteractionEnabled = false
      OverlayText.outline(outline, .systemBlue, width: Self.lineWidth)
      let label = UILabel(
        frame: CGRect(x: Self.margin, y: 0, width: content.frame.width, height: 20))
      label.text = content.name
      OverlayText.style(label, as: .list, lines: 1)
      outline.addSubview(label)
      addSubview(outline)
      return outline
    }
    // Views that the app has added to the window since lie below.
    superview?.bringSubviewToFront(self)
    bringSubviewToFront(text)
    fadeOutlines()
  }

  private func fadeOutlines() {
    let shown = outlines
    guard !shown.isEmpty else { return }
    UIView.animate(
      withDuration: Self.fadingTime, delay: Self.shownTime, options: .allowUserInteraction
    ) {
      for outline in shown { outline.alpha = 0 }
    } completion: { [weak self] _ in
      for outline in shown { outline.removeFromSuperview() }
      if self?.outlines == shown { self?.outlines = [] }
    }
  }

  package override func layoutSubviews() {
    super.layoutSubviews()
    let width = max(0, bounds.width - 2 * Self.margin)
    let bottom = floor.frame.maxY - Self.margin
    let space = max(0, min(bounds.height / 2, bottom - safeAreaInsets.top))
    let height = min(OverlayText.height(of: text, width: width), space)
    text.frame = CGRect(x: Self.margin, y: bottom - height, width: width, height: height)
  }
}
