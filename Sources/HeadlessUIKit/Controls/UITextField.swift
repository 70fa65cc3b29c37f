#if HEADLESS
import Foundation

/// A control that edits one line of text.
///
/// A tap makes it the first responder, which begins editing. The engine models no typing, selection
/// or delegate, so a drag over the field does nothing in it.
@preconcurrency @MainActor
open class UITextField: UIControl {
  private var content = ""

  /// Creates a text field with a frame in its superview's coordinates, in pt.
  public override init(frame: CGRect) { super.init(frame: frame) }

  /// Returns nil; the engine reads no archives.
  public required init?(coder: NSCoder) { nil }

  /// The text; never nil when read. Setting nil empties it.
  open var text: String? {
    get { content }
    set { content = newValue ?? "" }
  }

  /// The text that shows while the field is empty.
  open var placeholder: String?

  /// Whether the field is being edited, which it is while it is the first responder.
  open var isEditing: Bool { isFirstResponder }

  /// Whether the field is enabled, so that it can be edited.
  open override var canBecomeFirstResponder: Bool { isEnabled }

  /// Becomes the first responder and sends ``UIControl/Event/editingDidBegin``.
  @discardableResult
  open override func becomeFirstResponder() -> Bool {
    let wasEditing = isEditing
    guard super.becomeFirstResponder() else { return false }
    if !wasEditing { sendActions(for: .editingDidBegin) }
    return true
  }

  /// Resigns as first responder and sends ``UIControl/Event/editingDidEnd``.
  @discardableResult
  open override func resignFirstResponder() -> Bool {
    let wasEditing = isEditing
    guard super.resignFirstResponder() else { return false }
    if wasEditing { sendActions(for: .editingDidEnd) }
    return true
  }

  override func touchEndedInside() { becomeFirstResponder() }
}
#endif
