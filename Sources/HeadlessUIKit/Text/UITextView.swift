import Foundation

/// A scroll view of text that is selected by touch.
///
/// A tap puts the caret, a double tap selects a word, a long press takes the caret along, and a pan
/// that begins at an end of the selection moves that end (C184). Characters have one size
/// (``EngineMetrics/character``); typing, styles and links are not modelled. In UIKit
/// ``UIScrollView/delegate`` is typed as a text view's delegate; here one that is both is found by
/// asking.
@preconcurrency @MainActor
open class UITextView: UIScrollView {
  /// Whether text can be put in: without it a tap puts no caret.
  open var isEditable = true
  /// Whether text can be selected.
  open var isSelectable = true {
    didSet { for recognizer in selecting { recognizer.isEnabled = isSelectable } }
  }
  /// Room around the text, in pt.
  open var textContainerInset = UIEdgeInsets(top: 8, left: 0, bottom: 8, right: 0) {
    didSet { layoutText() }
  }

  private var content = ""
  private var selection = NSRange(location: 0, length: 0)
  private var grid = TextGrid("", origin: .zero, width: 0)
  private var selecting: [UIGestureRecognizer] = []
  /// The end of the selection that a finger does not move.
  private var anchor: Int?

  /// Makes a text view with a frame in its superview's coordinates, in pt.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    layoutText()
    addTaps()
    addLoupe()
    addSelectionPan()
  }

  /// Refuses: the engine reads no archives.
  public required init?(coder: NSCoder) { nil }

  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  /// The text; setting it puts the caret at its end.
  open var text: String! {
    get { content }
    set {
      content = newValue ?? ""
      layoutText()
      selectedRange = NSRange(location: grid.count, length: 0)
    }
  }

  /// The selected characters in UTF-16 units, or the caret; kept inside the text.
  open var selectedRange: NSRange {
    get { selection }
    set {
      let start = min(max(0, newValue.location), grid.count)
      let length = min(max(0, newValue.length), grid.count - start)
      let range = NSRange(location: start, length: length)
      guard range != selection else { return }
      selection = range
      (delegate as? any UITextViewDelegate)?.textViewDidChangeSelection(self)
    }
  }

  /// Breaks the lines anew.
  open override func layoutSubviews() {
    super.layoutSubviews()
    layoutText()
  }

  /// A drag of the selection is kept from the content pop; whether other drags on selectable text
  /// are too is open (``UIKitBehavior/textAndContentPop``).
  override func keepsFromContentPop(
    _ touch: UITouch, dragged direction: UISwipeGestureRecognizer.Direction
  ) -> Bool {
    guard isSelectable else { return false }
    return isAtEndOfSelection(touch.landing(in: self))
      || window?.headlessEngine?.questions.textAndContentPop == .anywhere
  }

  /// Whether a point lies within reach of an end of the selection.
  func isAtEndOfSelection(_ point: CGPoint) -> Bool {
    guard selection.length > 0 else { return false }
    return [selection.location, NSMaxRange(selection)].contains {
      (grid.point(of: $0) - point).length <= EngineMetrics.selectionReach
    }
  }

  private func layoutText() {
    let inset = textContainerInset
    grid = TextGrid(
      content, origin: CGPoint(x: inset.left, y: inset.top),
      width: bounds.width - inset.left - inset.right)
    contentSize = CGSize(width: bounds.width, height: grid.height + inset.top + inset.bottom)
  }

  private func add(_ recognizer: UIGestureRecognizer) {
    selecting.append(recognizer)
    recognizer.allowedPressTypes = []
    addGestureRecognizer(recognizer)
  }

  private func addTaps() {
    let tap = UITapGestureRecognizer()
    tap.observeActions { [weak self] tap in
      guard let self else { return }
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

  private func addLoupe() {
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
      if pan.state == .began { anchor = fixedEnd(for: pan.start) }
      if pan.state.isActive { moveEnd(to: grid.place(at: pan.location(in: self))) }
    }
    add(pan)
  }

  /// The end of the selection that lies farther from a point.
  private func fixedEnd(for point: CGPoint) -> Int {
    let (start, end) = (selection.location, NSMaxRange(selection))
    let isNearStart =
      (grid.point(of: start) - point).length < (grid.point(of: end) - point).length
    return isNearStart ? end : start
  }

  /// Selects from the end that stays to a place, at least one character.
  private func moveEnd(to place: Int) {
    guard let anchor, place != anchor else { return }
    selectedRange = NSRange(location: min(anchor, place), length: abs(place - anchor))
  }
}

/// The pan that moves an end of a selection: it takes no touch that lands elsewhere.
@MainActor
private final class SelectionPanGestureRecognizer: UIPanGestureRecognizer {
  weak var textView: UITextView?
  /// Where the finger landed, in the text view's coordinates; in pt.
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
