import UIKitShim

/// Covers the view of a screen and keeps a bar at its bottom; touches beside the bar pass through.
///
/// It covers the whole view, so that its size and safe area change whenever those of the view do, and
/// in a view that scrolls it stays in place.
@MainActor
final class CompanionBarHost: UIView {
  let bar: UIView
  private weak var screen: UIViewController?
  /// The height of the bar above the safe area, in pt.
  private var height = GestureMetrics.companionBarHeight
  private let place: BarPlace
  /// `additionalSafeAreaInsets.bottom` before the bar was added, in pt.
  private let originalInset: CGFloat

  /// Adds a bar to the view of a screen, which is loaded for it.
  init(_ bar: UIView, of screen: UIViewController) {
    let frame = screen.view.bounds
    self.bar = bar
    self.screen = screen
    place = BarPlace.taking(bar)
    originalInset = screen.additionalSafeAreaInsets.bottom
    super.init(frame: frame)
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
  private func stay(in scrollView: UIScrollView) {
    translatesAutoresizingMaskIntoConstraints = false
    let frame = scrollView.frameLayoutGuide
    NSLayoutConstraint.activate([
      leftAnchor.constraint(equalTo: frame.leftAnchor),
      rightAnchor.constraint(equalTo: frame.rightAnchor),
      topAnchor.constraint(equalTo: frame.topAnchor),
      bottomAnchor.constraint(equalTo: frame.bottomAnchor),
    ])
  }

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
    if window != nil { comeToFront() }
  }

  // A view that scrolls adds others while it does, such as cells.
  override var center: CGPoint { didSet { comeToFront() } }

  /// Lies in front of what was added to the view since: that would keep the bar from receiving taps.
  func comeToFront() {
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
    // A smaller inset than the bar added is one that the app has set since.
    if let screen, screen.additionalSafeAreaInsets.bottom >= min(0, originalInset) + height {
      screen.additionalSafeAreaInsets.bottom -= height
    }
  }

  /// Gives the bar up to another screen.
  func relinquish() {
    if let screen { screen.companionBar = nil } else { detach() }
  }

  /// Measures and places the bar again.
  func update() {
    comeToFront()
    layOutBar()
  }

  private func layOutBar() {
    guard bar.superview === self else { return }
    let wasResized = bar.bounds.height != place.height
    if wasResized { place.originalHeight = bar.bounds.height }
    adopt(measuredHeight)
    let total = height + insetBelow
    let frame = CGRect(
      x: bounds.minX, y: bounds.maxY - total, width: bounds.width, height: total)
    place.height = total
    if bar.frame != frame { bar.frame = frame }
  }

  /// Takes over another height of the bar.
  private func adopt(_ newHeight: CGFloat) {
    let change = newHeight - height
    guard change != 0 else { return }
    // The safe area changes, which places the bar.
    height = newHeight
    screen?.additionalSafeAreaInsets.bottom += change
  }

  /// The bottom safe area without what the screen adds, in pt.
  private var insetBelow: CGFloat {
    guard let screen, let superview else { return 0 }
    // UIKit may report one before it has added the other; then it calls again.
    return max(0, superview.safeAreaInsets.bottom - screen.additionalSafeAreaInsets.bottom)
  }

  /// The height that the bar wants above the safe area, in pt.
  private var measuredHeight: CGFloat {
    if place.originalHeight > 0 { return place.originalHeight }
    let intrinsic = bar.intrinsicContentSize.height
    if intrinsic > 0, intrinsic.isFinite { return intrinsic }
    let fitting = bar.sizeThatFits(CGSize(width: bounds.width, height: 0)).height
    // By default it is the present height.
    return fitting > 0 && fitting.isFinite && fitting != bar.bounds.height ? fitting : height
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
