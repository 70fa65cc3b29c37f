import GestureDiagnostics
import UIKitShim

/// What recognizers did last, the latest first, each on one line that loses its end.
@MainActor
package final class LiveList: UIView {
  /// The number of lines for which there is room in the text size that most people use.
  static let lineCount = 8

  private let labels = (0..<lineCount).map { _ in UILabel() }

  /// The lines, the latest first.
  private(set) var lines: [String] = []

  package override init(frame: CGRect) {
    super.init(frame: frame)
    for label in labels {
      OverlayText.style(label, as: .list, lines: 1)
      addSubview(label)
    }
    show([])
  }

  package required init?(coder: NSCoder) { nil }

  /// The height of a line, in pt.
  static var lineHeight: CGFloat { OverlayText.lineHeight(of: .list) }

  /// Shows lines, the latest first.
  package func show(_ lines: [String]) {
    self.lines = lines
    for (index, label) in labels.enumerated() {
      label.text = lines.indices.contains(index) ? lines[index] : ""
    }
    ProbeText.describe(
      self, lines.first.map { "Latest: \($0)" } ?? "What recognizers do appears here.")
  }

  package override func layoutSubviews() {
    super.layoutSubviews()
    let height = Self.lineHeight
    for (index, label) in labels.enumerated() {
      label.frame = CGRect(
        x: 0, y: CGFloat(index) * height, width: bounds.width, height: height)
      label.isHidden = label.frame.maxY > bounds.height
    }
  }
}
