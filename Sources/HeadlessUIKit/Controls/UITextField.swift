#if HEADLESS
/// A control that edits one line of text.
///
/// A tap makes it the first responder, which begins editing. The engine models no typing and no
/// selection, so a drag over the field does nothing in it. Everything about the look and the
/// keyboard is stored only.
@preconcurrency @MainActor
open class UITextField: UIControl {
  /// The border. Nothing is drawn.
  public enum BorderStyle: Int, Sendable {
    /// UIKit's values, which the engine does not distinguish.
    case none, line, bezel, roundedRect
  }

  /// When a view at an end of the field shows.
  public enum ViewMode: Int, Sendable {
    /// Never.
    case never = 0
    /// While text is being edited.
    case whileEditing = 1
    /// While no text is being edited.
    case unlessEditing = 2
    /// At all times.
    case always = 3
  }

  /// The object that allows editing and receives its events. The field keeps it weakly.
  open weak var delegate: (any UITextFieldDelegate)?
  private var content = ""
  private var ownFont: UIFont?
  private var ownTextColor: UIColor?

  /// The text that shows while the field is empty.
  open var placeholder: String?
  /// The text that shows while the field is empty, with attributes; stored only.
  open var attributedPlaceholder: NSAttributedString?
  /// The alignment of the text; stored only.
  open var textAlignment = NSTextAlignment.natural
  /// The border; stored only.
  open var borderStyle = BorderStyle.none
  /// When the button that empties the field shows; stored only, since the engine has none.
  open var clearButtonMode = ViewMode.never
  /// The view at the leading end; stored only.
  open var leftView: UIView?
  /// When the view at the leading end shows; stored only.
  open var leftViewMode = ViewMode.never
  /// The view at the trailing end; stored only.
  open var rightView: UIView?
  /// When the view at the trailing end shows; stored only.
  open var rightViewMode = ViewMode.never
  /// Whether editing begins with an empty field; stored only.
  open var clearsOnBeginEditing = false
  /// Whether the font shrinks until the text fits; stored only.
  open var adjustsFontSizeToFitWidth = false
  /// Whether the font follows the user's text size; stored only.
  open var adjustsFontForContentSizeCategory = false
  /// The smallest size of the font, in pt; stored only.
  open var minimumFontSize: CGFloat = 0
  /// The image behind the text; stored only.
  open var background: UIImage?
  /// The attributes of the text; stored only.
  open var defaultTextAttributes: [NSAttributedString.Key: Any] = [:]
  private var ownInputView: UIView?
  private var ownInputAccessoryView: UIView?

  /// The text; never nil when read. Setting nil empties it.
  open var text: String? {
    get { content }
    set { content = newValue ?? "" }
  }

  /// The text with attributes, which are not kept.
  open var attributedText: NSAttributedString? {
    get { NSAttributedString(string: content) }
    set { content = newValue?.string ?? "" }
  }

  /// Whether there is text.
  open var hasText: Bool { !content.isEmpty }

  /// The font; stored only.
  open var font: UIFont? {
    get { ownFont ?? .systemFont(ofSize: UIFont.labelFontSize) }
    set { ownFont = newValue }
  }

  /// The color of the text; stored only.
  open var textColor: UIColor? {
    get { ownTextColor ?? .label }
    set { ownTextColor = newValue }
  }

  /// The view in place of the keyboard; stored only.
  open override var inputView: UIView? {
    get { ownInputView }
    set { ownInputView = newValue }
  }

  /// The view above the keyboard; stored only.
  open override var inputAccessoryView: UIView? {
    get { ownInputAccessoryView }
    set { ownInputAccessoryView = newValue }
  }

  /// Whether the field is being edited, which it is while it is the first responder.
  open var isEditing: Bool { isFirstResponder }
  /// Whether the field is enabled, so that it can be edited.
  open override var canBecomeFirstResponder: Bool { isEnabled }

  /// Becomes the first responder if the delegate allows it, and sends
  /// ``UIControl/Event/editingDidBegin``.
  @discardableResult
  open override func becomeFirstResponder() -> Bool {
    let wasEditing = isEditing
    guard wasEditing || delegate?.textFieldShouldBeginEditing(self) ?? true,
      super.becomeFirstResponder()
    else { return false }
    guard !wasEditing else { return true }
    delegate?.textFieldDidBeginEditing(self)
    sendActions(for: .editingDidBegin)
    return true
  }

  /// Resigns as first responder if the delegate allows it, and sends
  /// ``UIControl/Event/editingDidEnd``.
  @discardableResult
  open override func resignFirstResponder() -> Bool {
    let wasEditing = isEditing
    guard !wasEditing || delegate?.textFieldShouldEndEditing(self) ?? true,
      super.resignFirstResponder()
    else { return false }
    guard wasEditing else { return true }
    delegate?.textFieldDidEndEditing(self)
    sendActions(for: .editingDidEnd)
    return true
  }

  /// Returns where the text is drawn. Never called: the engine draws nothing.
  open func textRect(forBounds bounds: CGRect) -> CGRect { bounds }
  /// Returns where the text is drawn while editing. Never called: the engine draws nothing.
  open func editingRect(forBounds bounds: CGRect) -> CGRect { bounds }
  /// Returns where the placeholder is drawn. Never called: the engine draws nothing.
  open func placeholderRect(forBounds bounds: CGRect) -> CGRect { bounds }
  /// Returns where the view at the leading end lies. Never called by the engine.
  open func leftViewRect(forBounds bounds: CGRect) -> CGRect { .zero }
  /// Returns where the view at the trailing end lies. Never called by the engine.
  open func rightViewRect(forBounds bounds: CGRect) -> CGRect { .zero }

  override func touchEndedInside() { becomeFirstResponder() }
}

/// Allows the editing of a text field and receives its events. Every method is optional.
///
/// Nothing is typed: the methods about typing are never called.
@preconcurrency @MainActor
public protocol UITextFieldDelegate: NSObjectProtocol {
  /// Returns whether editing may begin.
  func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool
  /// Called after editing has begun.
  func textFieldDidBeginEditing(_ textField: UITextField)
  /// Returns whether editing may end.
  func textFieldShouldEndEditing(_ textField: UITextField) -> Bool
  /// Called after editing has ended.
  func textFieldDidEndEditing(_ textField: UITextField)
  /// Would be asked about typed text, which there is not.
  func textField(
    _ textField: UITextField, shouldChangeCharactersIn range: NSRange,
    replacementString string: String
  ) -> Bool
  /// Would be called after the selection has changed, which there is not.
  func textFieldDidChangeSelection(_ textField: UITextField)
  /// Would be asked about the button that empties the field, which there is not.
  func textFieldShouldClear(_ textField: UITextField) -> Bool
  /// Would be asked about the return key, which there is not.
  func textFieldShouldReturn(_ textField: UITextField) -> Bool
}

extension UITextFieldDelegate {
  /// The default implementation, which returns true.
  public func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool { true }
  /// The default implementation, which does nothing.
  public func textFieldDidBeginEditing(_ textField: UITextField) {}
  /// The default implementation, which returns true.
  public func textFieldShouldEndEditing(_ textField: UITextField) -> Bool { true }
  /// The default implementation, which does nothing.
  public func textFieldDidEndEditing(_ textField: UITextField) {}
  /// The default implementation, which returns true.
  public func textField(
    _: UITextField, shouldChangeCharactersIn _: NSRange, replacementString _: String
  ) -> Bool { true }
  /// The default implementation, which does nothing.
  public func textFieldDidChangeSelection(_ textField: UITextField) {}
  /// The default implementation, which returns true.
  public func textFieldShouldClear(_ textField: UITextField) -> Bool { true }
  /// The default implementation, which returns true.
  public func textFieldShouldReturn(_ textField: UITextField) -> Bool { true }
}
#endif
