import UIKitShim

/// The part of the probe below the screens: an instruction, what recognizers do, and two buttons.
///
/// It lies outside the navigation controller's view, so touches on it are not recorded.
@MainActor
final class GuidePanel: UIView {
  private let title = UILabel()
  private let instruction = UILabel()
  private let list = LiveList()
  private let done: UIButton
  private let share: UIButton

  /// The lines of the live list, the latest first.
  var lines: [String] { list.lines }

  /// Creates a panel.
  ///
  /// - Parameters:
  ///   - onDone: Runs when the user has done the drag.
  ///   - onShare: Runs when the user shares what was recorded; called with the button.
  init(onDone: @escaping @MainActor () -> Void, onShare: @escaping @MainActor (UIView) -> Void) {
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
    ProbeText.style(title, as: .title, lines: 2)
    ProbeText.style(instruction, as: .body)
    for part in [title, instruction, list, done, share] as [UIView] { addSubview(part) }
    showDrag(nil)
    showRecordings(0)
  }

  required init?(coder: NSCoder) { nil }

  /// Shows the instruction of a drag; without one, what the list is for.
  func showDrag(_ drag: GuidedDrag?) {
    title.text = drag?.title ?? "Gesture probe"
    instruction.text = drag?.instruction ?? "Choose a drag, do what it asks for, and share."
    done.isHidden = drag == nil
    show([])
    setNeedsLayout()
    if drag != nil { ProbeText.focus(instruction) }
  }

  /// Offers to share as many recordings.
  func showRecordings(_ count: Int) {
    share.isHidden = count == 0
    ProbeText.describe(share, count == 1 ? "Share 1 recording" : "Share \(count) recordings")
  }

  /// Shows what recognizers did last, the latest first.
  func show(_ lines: [String]) { list.show(lines) }

  override func layoutSubviews() {
    super.layoutSubviews()
    let margin: CGFloat = 16
    let (row, button): (CGFloat, CGFloat) = (44, 66)
    let bottom = safeAreaInsets.bottom
    let width = bounds.width - 2 * margin
    // A large text takes its space from the live list.
    let text = max(66, ProbeText.height(of: instruction, width: width))
    title.frame = CGRect(x: margin, y: 0, width: max(0, width - 2 * button), height: row)
    done.frame = CGRect(x: title.frame.maxX, y: 0, width: button, height: row)
    share.frame = CGRect(x: done.frame.maxX, y: 0, width: button, height: row)
    instruction.frame = CGRect(x: margin, y: row, width: width, height: text)
    list.frame = CGRect(
      x: margin, y: row + text, width: width,
      height: max(0, bounds.height - bottom - row - text))
  }
}
