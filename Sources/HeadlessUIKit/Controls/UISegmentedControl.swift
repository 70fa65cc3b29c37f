import Foundation

/// A control of segments of equal width, one of which is selected by a tap.
///
/// Images and dragging the selection along are not modelled.
@preconcurrency @MainActor
open class UISegmentedControl: UIControl {
  /// The index that stands for no segment.
  public static let noSegment = -1

  /// Whether a segment is selected only while it is touched.
  open var isMomentary = false
  private var titles: [String] = []
  private var selected = UISegmentedControl.noSegment

  /// Makes a control with a segment for each title; what is no text is left without one.
  public init(items: [Any]?) {
    titles = (items ?? []).map { $0 as? String ?? "" }
    super.init(frame: .zero)
  }

  /// Makes a control without segments.
  public override init(frame: CGRect) { super.init(frame: frame) }

  /// Refuses: the engine reads no archives.
  public required init?(coder: NSCoder) { nil }

  /// The number of segments.
  open var numberOfSegments: Int { titles.count }

  /// The selected segment; an index that none has selects none.
  open var selectedSegmentIndex: Int {
    get { selected }
    set { selected = titles.indices.contains(newValue) ? newValue : UISegmentedControl.noSegment }
  }

  /// The title of a segment.
  open func titleForSegment(at segment: Int) -> String? {
    titles.indices.contains(segment) ? titles[segment] : nil
  }

  /// Adds a segment; a place past the end is the end.
  open func insertSegment(withTitle title: String?, at segment: Int, animated: Bool) {
    let place = min(max(0, segment), titles.count)
    titles.insert(title ?? "", at: place)
    if selected >= place { selected += 1 }
  }

  /// Removes a segment, if there is one at the place.
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
    let share = min(max(0, (touch.location(in: self).x - bounds.minX) / bounds.width), 1)
    let place = min(Int(share * CGFloat(titles.count)), titles.count - 1)
    let touched = isMirrored ? titles.count - 1 - place : place
    guard isMomentary || touched != selected else { return }
    selected = touched
    sendValueChanged()
    if isMomentary { selected = UISegmentedControl.noSegment }
  }

  /// A tap is a segmented control's own, not that of a view around it (C098).
  override func keeps(_ recognizer: UIGestureRecognizer) -> Bool { recognizer.isSingleTap }
}
