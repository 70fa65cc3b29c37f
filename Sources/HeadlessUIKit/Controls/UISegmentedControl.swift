#if HEADLESS
/// A control with segments of equal width, one of which can be selected by a tap.
///
/// Images and dragging the selection are not modelled.
@preconcurrency @MainActor
open class UISegmentedControl: UIControl {
  /// The index of no segment.
  public static let noSegment = -1
  /// The color behind the selected segment; stored only.
  public var selectedSegmentTintColor: UIColor?
  /// Whether segments are as wide as their titles; stored only.
  public var apportionsSegmentWidthsByContent = false

  /// Whether segments are not kept selected after a tap.
  open var isMomentary = false
  private var titles: [String] = []
  private var selected = UISegmentedControl.noSegment

  /// Creates a control with one segment per item; an item that is not a string gets an empty title.
  public init(items: [Any]?) {
    titles = (items ?? []).map { $0 as? String ?? "" }
    super.init(frame: .zero)
  }

  /// Creates a control without segments.
  public override init(frame: CGRect) { super.init(frame: frame) }
  /// Returns nil; HeadlessUIKit does not support archiving.
  public required init?(coder: NSCoder) { nil }
  /// The number of segments.
  open var numberOfSegments: Int { titles.count }

  /// The index of the selected segment; an index out of range selects no segment.
  open var selectedSegmentIndex: Int {
    get { selected }
    set { selected = titles.indices.contains(newValue) ? newValue : UISegmentedControl.noSegment }
  }

  /// Returns the title of a segment, or nil if the index is out of range.
  open func titleForSegment(at segment: Int) -> String? {
    titles.indices.contains(segment) ? titles[segment] : nil
  }

  /// Sets the title of a segment; an index out of range is ignored.
  open func setTitle(_ title: String?, forSegmentAt segment: Int) {
    if titles.indices.contains(segment) { titles[segment] = title ?? "" }
  }

  /// Removes all segments.
  open func removeAllSegments() {
    titles = []
    selected = UISegmentedControl.noSegment
  }

  /// Inserts a segment; an index past the end appends it.
  open func insertSegment(withTitle title: String?, at segment: Int, animated: Bool) {
    let position = min(max(0, segment), titles.count)
    titles.insert(title ?? "", at: position)
    if selected >= position { selected += 1 }
  }

  /// Removes a segment; an index out of range is ignored.
  open func removeSegment(at segment: Int, animated: Bool) {
    guard titles.indices.contains(segment) else { return }
    titles.remove(at: segment)
    if selected == segment {
      selected = UISegmentedControl.noSegment
    } else if selected > segment {
      selected -= 1
    }
  }

  open override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
    guard let touch, isTouchInside, bounds.width > 0, !titles.isEmpty else { return }
    let fraction = min(max(0, (touch.location(in: self).x - bounds.minX) / bounds.width), 1)
    let position = min(Int(fraction * CGFloat(titles.count)), titles.count - 1)
    let index = isRightToLeft ? titles.count - 1 - position : position
    guard isMomentary || index != selected else { return }
    selected = index
    sendValueChanged()
    if isMomentary { selected = UISegmentedControl.noSegment }
  }

  override var preventsSingleTaps: Bool { true }
}
#endif
