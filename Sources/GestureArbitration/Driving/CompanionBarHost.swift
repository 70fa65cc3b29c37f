import UIKitShim

/// Covers the view of a screen and keeps a bar at its bottom; touches beside the bar pass through.
///
/// It covers the whole view, so that its size and safe area change whenever those of the view do, and
/// in a view that scrolls it stays in place.
@MainActor
final class CompanionBarHost: UIView {
  let bar: UIView
  private weak var screen: UIViewController?
  private let place: BarPlace
  /// The height of the bar above the safe area, in pt.
  private var height = GestureMetrics.companionBarHeight
  /// The height that the app has set, in pt; nil if the bar says how high it is.
  private var fixedHeight: CGFloat?
  /// The width for which the bar was measured, in pt.
  private var measuredWidth: CGFloat
  /// Whether it looks at each turn of the run loop whether it lies in front.
  private var isWatching = false
  /// `additionalSafeAreaInsets.bottom` before the bar was added, in pt.
  private let originalInset: CGFloat

  /// Adds a bar to the view of a screen, which is loaded for it.
  init(_ bar: UIView, of screen: UIViewController) {
    let frame = screen.view.bounds
    self.bar = bar
    self.screen = screen
    place = BarPlace.taking(bar)
    fixedHeight = place.originalHeight > 0 ? place.originalHeight : nil
    originalInset = screen.additionalSafeAreaInsets.bottom
    measuredWidth = frame.width
    super.init(frame: frame)
    // The height of a controller's view is flexible, and would be taken for one that the app sets.
    autoresizesSubviews = false
    height = measuredHeight
    place.host = self
    addSubview(bar)
    screen.view.addSubview(self)
    if let scrollView = screen.view as? UIScrollView {
      stay(in: scrollView)
    } else {
      autoresizingMask = [.flexibleWidth, .flexibleHeight]
    }
    screen.additionalSafeAreaInsets.bottom += height
    layOutBar()
  }

  /// Returns nil: a host is created with its bar, not from an archive.
  required init?(coder: NSCoder) { nil }

  /// Covers the frame of a scroll view, and not its content.
  ///
  /// A scroll view does not tell its subviews of the safe area: what is pinned to that is resized, and
  /// so lays out the host (C263).
  private func stay(in scrollView: UIScrollView) {
    let (below, frame, safe) = (
      UIView(), scrollView.frameLayoutGuide, scrollView.safeAreaLayoutGuide
    )
    below.isHidden = true
    addSubview(below)
    for view in [self, below] { view.translatesAutoresizingMaskIntoConstraints = false }
    NSLayoutConstraint.activate([
      leftAnchor.constraint(equalTo: frame.leftAnchor),
      rightAnchor.constraint(equalTo: frame.rightAnchor),
      topAnchor.constraint(equalTo: frame.topAnchor),
      bottomAnchor.constraint(equalTo: frame.bottomAnchor),
      below.leftAnchor.constraint(equalTo: leftAnchor),
      below.rightAnchor.constraint(equalTo: rightAnchor),
      below.topAnchor.constraint(equalTo: safe.bottomAnchor),
      below.bottomAnchor.constraint(equalTo: bottomAnchor),
    ])
  }

  /// A touch on the bar selects no row of the table behind it.
  override var next: UIResponder? { superview is UIScrollView ? screen : super.next }

  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    let hit = super.hitTest(point, with: event)
    return hit === self ? nil : hit
  }

  /// Called when its size has changed, or that of the bar (C263).
  override func layoutSubviews() {
    super.layoutSubviews()
    layOutBar()
  }

  override func safeAreaInsetsDidChange() {
    super.safeAreaInsetsDidChange()
    layOutBar()
  }

  override func didMoveToWindow() {
    super.didMoveToWindow()
    if window != nil { stayInFront() }
  }

  /// Lies in front of what is added to the view, such as cells, as long as it is in a window: that would
  /// keep the bar from receiving taps.
  ///
  /// UIKit tells a view nothing of others beside it, so it looks each time the main run loop is about to
  /// wait.
  private func stayInFront() {
    comeToFront()
    guard !isWatching else { return }
    isWatching = true
    MainRunLoop.observeBeforeWaiting(for: self, isLast: false) { [weak self] in
      guard let self else { return false }
      isWatching = window != nil
      if isWatching { comeToFront() }
      return isWatching
    }
  }

  private func comeToFront() {
    if let superview, superview.subviews.last !== self { superview.bringSubviewToFront(self) }
  }

  /// The host of a bar, even of one that the app has taken off its superview.
  static func host(of bar: UIView) -> CompanionBarHost? {
    AssociatedValue.get(BarPlace.self, of: bar)?.host
  }

  /// Removes the bar, and restores its height and the inset of the screen.
  func detach() {
    removeFromSuperview()
    if bar.superview === self { bar.removeFromSuperview() }
    place.giveBack(bar)
    changeInset(by: -height)
  }

  /// Gives the bar up to another screen.
  func relinquish() {
    if let screen { screen.companionBar = nil } else { detach() }
  }

  /// Measures and places the bar again.
  func update() {
    comeToFront()
    adopt(measuredHeight)
    layOutBar()
  }

  private func layOutBar() {
    guard bar.superview === self else { return }
    let change = bar.bounds.height - place.height
    if change != 0 {
      let newHeight = max(0, height + change)
      (fixedHeight, place.originalHeight) = (newHeight, newHeight)
    }
    // Not with every change of the safe area: a bar that measures with that would grow with what its
    // height adds to it.
    if change != 0 || bounds.width != measuredWidth {
      measuredWidth = bounds.width
      adopt(measuredHeight)
    }
    let total = height + insetBelow
    let frame = CGRect(
      x: bounds.minX, y: bounds.maxY - total, width: bounds.width, height: total)
    place.height = total
    if bar.frame != frame { bar.frame = frame }
  }

  /// Takes over another height of the bar.
  private func adopt(_ newHeight: CGFloat) {
    let change = newHeight - height
    // The same with its safe area isn't another height.
    guard change != 0, fixedHeight != nil || change != bar.safeAreaInsets.bottom else { return }
    // What the safe area calls meanwhile finds the bar as it was left.
    place.height = bar.bounds.height
    changeInset(by: change)
    height = newHeight
  }

  /// Changes the inset of the screen, unless it is smaller than the bar's: then the app has set it
  /// since.
  private func changeInset(by change: CGFloat) {
    guard let screen, screen.additionalSafeAreaInsets.bottom >= min(0, originalInset) + height
    else { return }
    screen.additionalSafeAreaInsets.bottom += change
  }

  /// The bottom safe area without what the screen adds, in pt.
  private var insetBelow: CGFloat {
    guard let screen, let superview else { return 0 }
    // UIKit may report one before it has added the other; then it calls again.
    return max(0, superview.safeAreaInsets.bottom - screen.additionalSafeAreaInsets.bottom)
  }

  /// The height that the bar wants above the safe area, in pt.
  private var measuredHeight: CGFloat {
    if let fixedHeight { return fixedHeight }
    let size = CGSize(width: bounds.width, height: 0)
    let constrained = bar.systemLayoutSizeFitting(
      size, withHorizontalFittingPriority: .required, verticalFittingPriority: .fittingSizeLevel)
    let fitting = bar.sizeThatFits(size).height
    let wanted = [
      bar.intrinsicContentSize.height, constrained.height,
      // By default it is the present height.
      fitting == bar.bounds.height ? 0 : fitting,
    ]
    return wanted.first { $0 > 0 && $0.isFinite } ?? height
  }
}

/// Where a bar belongs, stored with it: longer than its host lives, which goes with its screen.
@MainActor
private final class BarPlace {
  weak var host: CompanionBarHost?
  /// The height of the bar before it was added, in pt, or that which the app has given it since.
  var originalHeight: CGFloat
  /// The height that it was given, in pt: if it has another one, the app has set that.
  var height: CGFloat

  private init(_ height: CGFloat) { (originalHeight, self.height) = (height, height) }

  /// The place of a bar that a host takes.
  static func taking(_ bar: UIView) -> BarPlace {
    AssociatedValue.get(BarPlace.self, of: bar)?.giveBack(bar)
    let place = BarPlace(bar.bounds.height)
    AssociatedValue.set(place, of: bar)
    return place
  }

  /// Gives the bar its height again.
  func giveBack(_ bar: UIView) {
    AssociatedValue.set(BarPlace?.none, of: bar)
    guard bar.bounds.height == height else { return }
    bar.frame = CGRect(
      x: bar.frame.minX, y: bar.frame.minY, width: bar.frame.width, height: originalHeight)
  }
}
