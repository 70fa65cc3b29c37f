import GestureDiagnostics
import UIKitShim

/// The part of the probe below the screens: an instruction, a live list of events, and two buttons.
///
/// It lies outside the navigation controller's view, so touches on it are not recorded.
@MainActor
package final class GuidePanel: UIView {
  private let title = UILabel()
  private let instruction = UILabel()
  /// Where an instruction scrolls that is too large.
  private let text = UIScrollView()
  private let list = LiveList()
  private let done: UIButton
  private let share: UIButton

  /// The lines of the live list, the latest first.
  var lines: [String] { list.lines }

  private static let margin: CGFloat = 16
  /// The size of a button, in pt.
  private static let button = CGSize(width: 66, height: 44)
  /// The least height of the instruction, in pt: three lines in the text size that most people use,
  /// so that the screens of all drags have one size.
  private static let leastText: CGFloat = 66
  /// The largest shares of the height that the panel fills for the live list, and for a large text.
  private static let listShare: CGFloat = 0.34
  private static let textShare: CGFloat = 0.5

  /// Creates a panel.
  ///
  /// - Parameters:
  ///   - onDone: Runs when the user has done the drag.
  ///   - onShare: Runs when the user shares the recordings; called with the button.
  package init(
    onDone: @escaping @MainActor () -> Void, onShare: @escaping @MainActor (UIView) -> Void
  ) {
    done = UIButton(type: .system, primaryAction: UIAction(title: "Done") { _ in onDone() })
    share = UIButton(type: .system, primaryAction: nil)
    super.init(frame: .zero)
    share.addAction(
      UIAction(title: "Share") { [weak share] _ in
        if let share { onShare(share) }
      }, for: .primaryActionTriggered)
    backgroundColor = .systemBackground
    done.setTitle("Done", for: .normal)
    share.setTitle("Share", for: .normal)
    OverlayText.style(title, as: .title, lines: 2)
    OverlayText.style(instruction, as: .body)
    text.addSubview(instruction)
    for part in [title, text, list, done, share] as [UIView] { addSubview(part) }
    showDrag(nil)
    showRecordings(0)
  }

  package required init?(coder: NSCoder) { nil }

  /// Shows the instruction of a drag, or that of the list.
  package func showDrag(_ drag: GuidedDrag?) {
    title.text = drag?.title ?? "Gesture probe"
    instruction.text = drag?.instruction ?? "Choose a drag, do what it asks for, and share."
    done.isHidden = drag == nil
    show([])
    text.contentOffset = .zero
    setNeedsLayout()
  }

  /// Moves VoiceOver to the instruction.
  func focus() { ProbeText.focus(instruction) }

  /// Shows the share button for a number of recordings; hides it if there are none.
  func showRecordings(_ count: Int) {
    share.isHidden = count == 0
    ProbeText.describe(share, count == 1 ? "Share 1 recording" : "Share \(count) recordings")
  }

  /// Shows what recognizers did last, the latest first.
  func show(_ lines: [String]) { list.show(lines) }

  /// Returns the height that the panel takes, in pt.
  ///
  /// The live list is shortened to leave about two thirds of the space to the screens. A large text
  /// takes up to half of it, and scrolls if it is larger still.
  ///
  /// - Parameters:
  ///   - space: The size of what the panel and the screens lie in.
  ///   - bottom: The height of the safe area at the bottom.
  package func height(in space: CGSize, bottom: CGFloat) -> CGFloat {
    let parts = heights(for: space.width)
    let (line, text) = (LiveList.lineHeight, parts.title + parts.instruction + bottom)
    let list = min(
      CGFloat(LiveList.lineCount) * line, space.height * Self.listShare - text)
    return min(text + max(line, list), space.height * Self.textShare).rounded()
  }

  private func heights(for width: CGFloat) -> (title: CGFloat, instruction: CGFloat) {
    let width = width - 2 * Self.margin
    let beside = max(0, width - 2 * Self.button.width)
    return (
      max(Self.button.height, OverlayText.height(of: title, width: beside)),
      max(Self.leastText, OverlayText.height(of: instruction, width: width))
    )
  }

  package override func layoutSubviews() {
    super.layoutSubviews()
    let (margin, button) = (Self.margin, Self.button)
    let width = bounds.width - 2 * margin
    let parts = heights(for: bounds.width)
    title.frame = CGRect(
      x: margin, y: 0, width: max(0, width - 2 * button.width), height: parts.title)
    done.frame = CGRect(origin: CGPoint(x: title.frame.maxX, y: 0), size: button)
    share.frame = CGRect(origin: CGPoint(x: done.frame.maxX, y: 0), size: button)
    let space = max(0, bounds.height - safeAreaInsets.bottom - parts.title)
    // The latest line stays.
    let shown = min(parts.instruction, max(0, space - LiveList.lineHeight))
    text.frame = CGRect(x: margin, y: parts.title, width: width, height: shown)
    instruction.frame = CGRect(x: 0, y: 0, width: width, height: parts.instruction)
    text.contentSize = instruction.frame.size
    list.frame = CGRect(x: margin, y: text.frame.maxY, width: width, height: space - shown)
    list.setNeedsLayout()
  }
}
