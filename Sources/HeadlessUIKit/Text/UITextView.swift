#if HEADLESS
/// A scroll view that shows text, which touches select.
///
/// A tap moves the caret, a double tap selects a word, a long press drags the caret, and a pan that
/// begins at an end of the selection moves that end (C184). A tap in an editable text begins
/// editing. All characters have one size (``EngineMetrics/character``). The engine models no typing,
/// styles or links. Unlike in UIKit,
/// ``UIScrollView/delegate`` has the type of a scroll view's delegate; a delegate that conforms to
/// ``UITextViewDelegate`` also receives the text view's events.
@preconcurrency @MainActor
open class UITextView: UIScrollView {
  /// Whether the text is editable. If not, a tap does not move the caret.
  open var isEditable = true
  /// Whether touches can select text.
  open var isSelectable = true {
    didSet { for recognizer in selectionRecognizers { recognizer.isEnabled = isSelectable } }
  }
  /// The distances between the edges of the view and the text, in pt.
  open var textContainerInset = UIEdgeInsets(top: 8, left: 0, bottom: 8, right: 0) {
    didSet { layoutText() }
  }
  /// The font; stored only, since all characters have one size.
  public var font: UIFont?
  /// The color of the text; stored only.
  public var textColor: UIColor? = .label
  /// The alignment of the text; stored only.
  public var textAlignment: NSTextAlignment = .natural
  /// What is recognized in the text; stored only.
  public var dataDetectorTypes: UIDataDetectorTypes = []
  /// The attributes of links; stored only.
  public var linkTextAttributes: [NSAttributedString.Key: Any] = [:]
  /// The attributes of what is typed next; stored only.
  public var typingAttributes: [NSAttributedString.Key: Any] = [:]
  /// Whether the font follows the user's text size; stored only.
  public var adjustsFontForContentSizeCategory = false
  /// Whether attributes can be typed; stored only.
  public var allowsEditingTextAttributes = false
  /// The area of the text; stored only.
  public private(set) final lazy var textContainer = NSTextContainer()

  private var ownInputView: UIView?
  private var ownInputAccessoryView: UIView?
  private var content = ""
  private var selection = NSRange(location: 0, length: 0)
  private var grid = TextGrid("", origin: .zero, width: 0)
  /// The width for which the text was broken into lines, in pt.
  private var laidOutWidth: CGFloat = 0
  private var selectionRecognizers: [UIGestureRecognizer] = []
  /// The end of the selection that stays while a touch moves the other.
  private var anchor: Int?

  /// Creates a text view with a frame in its superview's coordinates, in pt.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    layoutText()
    addTaps()
    addLongPress()
    addSelectionPan()
  }

  /// Returns nil; the engine reads no archives.
  public required init?(coder: NSCoder) { nil }

  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  /// The text. Setting it moves the caret to the end.
  open var text: String! {
    get { content }
    set {
      content = newValue ?? ""
      layoutText()
      selectedRange = NSRange(location: grid.count, length: 0)
    }
  }

  /// The selected range in UTF-16 units; empty at the caret. Clamped to the text.
  open var selectedRange: NSRange {
    get { selection }
    set {
      let start = min(max(0, newValue.location), grid.count)
      let length = min(max(0, newValue.length), grid.count - start)
      let range = NSRange(location: start, length: length)
      guard range != selection else { return }
      selection = range
      textDelegate?.textViewDidChangeSelection(self)
    }
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

  /// Whether the text is editable.
  open override var canBecomeFirstResponder: Bool { isEditable }

  /// Becomes the first responder if the delegate allows it, which begins editing.
  @discardableResult
  open override func becomeFirstResponder() -> Bool {
    let wasEditing = isFirstResponder
    guard wasEditing || textDelegate?.textViewShouldBeginEditing(self) ?? true,
      super.becomeFirstResponder()
    else { return false }
    if !wasEditing { textDelegate?.textViewDidBeginEditing(self) }
    return true
  }

  /// Resigns as first responder if the delegate allows it, which ends editing.
  @discardableResult
  open override func resignFirstResponder() -> Bool {
    let wasEditing = isFirstResponder
    guard !wasEditing || textDelegate?.textViewShouldEndEditing(self) ?? true,
      super.resignFirstResponder()
    else { return false }
    if wasEditing { textDelegate?.textViewDidEndEditing(self) }
    return true
  }

  /// Breaks the text into lines if the width has changed; scrolling lays out the view too.
  open override func layoutSubviews() {
    super.layoutSubviews()
    if bounds.width != laidOutWidth { layoutText() }
  }

  /// Returns whether a drag would change the selection, so that the content pop must not begin.
  ///
  /// Whether other drags on selectable text count too is an open question
  /// (``UIKitBehavior/textAndContentPop``).
  override func protectsFromContentPop(
    _ touch: UITouch, dragged direction: UISwipeGestureRecognizer.Direction
  ) -> Bool {
    guard isSelectable else { return false }
    return isAtEndOfSelection(touch.landing(in: self))
      || window?.headlessEngine?.questions.textAndContentPop == .anywhere
  }

  /// Returns whether a point is close enough to an end of the selection to move it.
  func isAtEndOfSelection(_ point: CGPoint) -> Bool {
    guard selection.length > 0 else { return false }
    return [selection.location, NSMaxRange(selection)].contains {
      (grid.point(of: $0) - point).length <= EngineMetrics.selectionReach
    }
  }

  /// The delegate if it conforms to the text view's protocol.
  private var textDelegate: (any UITextViewDelegate)? { delegate as? any UITextViewDelegate }

  private func layoutText() {
    laidOutWidth = bounds.width
    let inset = textContainerInset
    grid = TextGrid(
      content, origin: CGPoint(x: inset.left, y: inset.top),
      width: bounds.width - inset.left - inset.right)
    contentSize = CGSize(width: bounds.width, height: grid.height + inset.top + inset.bottom)
  }

  private func add(_ recognizer: UIGestureRecognizer) {
    selectionRecognizers.append(recognizer)
    recognizer.allowedPressTypes = []
    addGestureRecognizer(recognizer)
  }

  private func addTaps() {
    let tap = UITapGestureRecognizer()
    tap.observeActions { [weak self] tap in
      guard let self else { return }
      becomeFirstResponder()
      let place = grid.place(at: tap.location(in: self))
      selectedRange = NSRange(location: isEditable ? place : selection.location, length: 0)
    }
    add(tap)
    let doubleTap = UITapGestureRecognizer()
    doubleTap.numberOfTapsRequired = 2
    doubleTap.observeActions { [weak self] tap in
      guard let self else { return }
      selectedRange = grid.word(around: grid.place(at: tap.location(in: self)))
    }
    add(doubleTap)
  }

  private func addLongPress() {
    let press = UILongPressGestureRecognizer()
    press.observeActions { [weak self] press in
      guard let self, press.state.isActive else { return }
      let place = grid.place(at: press.location(in: self))
      selectedRange =
        isEditable ? NSRange(location: place, length: 0) : grid.word(around: place)
    }
    add(press)
  }

  private func addSelectionPan() {
    let pan = SelectionPanGestureRecognizer()
    pan.textView = self
    pan.observeActions { [weak self, unowned pan] _ in
      guard let self else { return }
      if pan.state == .began { anchor = endFarther(from: pan.start) }
      if pan.state.isActive { moveEnd(to: grid.place(at: pan.location(in: self))) }
    }
    add(pan)
  }

  /// Returns the end of the selection that is farther from a point.
  private func endFarther(from point: CGPoint) -> Int {
    let (start, end) = (selection.location, NSMaxRange(selection))
    let isNearStart =
      (grid.point(of: start) - point).length < (grid.point(of: end) - point).length
    return isNearStart ? end : start
  }

  /// Selects at least one character between the fixed end and a place.
  private func moveEnd(to place: Int) {
    guard let anchor, place != anchor else { return }
    selectedRange = NSRange(location: min(anchor, place), length: abs(place - anchor))
  }
}

/// The pan that moves an end of the selection. It fails unless its touch begins there.
@MainActor
private final class SelectionPanGestureRecognizer: UIPanGestureRecognizer {
  weak var textView: UITextView?
  /// The location at which the touch landed, in the text view's coordinates, in pt.
  private(set) var start = CGPoint.zero

  init() {
    super.init(target: nil, action: nil)
    maximumNumberOfTouches = 1
  }

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesBegan(touches, with: event)
    guard ownState == .possible, let touch = touches.foremost else { return }
    start = touch.landing(in: textView)
    if textView?.isAtEndOfSelection(start) != true { state = .failed }
  }
}

/// Receives the events of a text view. Every method is optional.
///
/// Nothing is typed: the methods about typing are never called.
@preconcurrency @MainActor
public protocol UITextViewDelegate: UIScrollViewDelegate {
  /// Returns whether editing may begin.
  func textViewShouldBeginEditing(_ textView: UITextView) -> Bool
  /// Called after editing has begun.
  func textViewDidBeginEditing(_ textView: UITextView)
  /// Returns whether editing may end.
  func textViewShouldEndEditing(_ textView: UITextView) -> Bool
  /// Called after editing has ended.
  func textViewDidEndEditing(_ textView: UITextView)
  /// Would be asked about typed text, which there is not.
  func textView(
    _ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String
  ) -> Bool
  /// Would be called after text was typed, which it is not.
  func textViewDidChange(_ textView: UITextView)
  /// Called after a touch or the app has changed the selection.
  func textViewDidChangeSelection(_ textView: UITextView)
}

extension UITextViewDelegate {
  /// The default implementation, which returns true.
  public func textViewShouldBeginEditing(_ textView: UITextView) -> Bool { true }
  /// The default implementation, which does nothing.
  public func textViewDidBeginEditing(_ textView: UITextView) {}
  /// The default implementation, which returns true.
  public func textViewShouldEndEditing(_ textView: UITextView) -> Bool { true }
  /// The default implementation, which does nothing.
  public func textViewDidEndEditing(_ textView: UITextView) {}
  /// The default implementation, which returns true.
  public func textView(
    _ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String
  ) -> Bool { true }
  /// The default implementation, which does nothing.
  public func textViewDidChange(_ textView: UITextView) {}
  /// The default implementation, which does nothing.
  public func textViewDidChangeSelection(_ textView: UITextView) {}
}
#endif
