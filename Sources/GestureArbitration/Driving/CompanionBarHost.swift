import UIKitShim

/// Covers the view of a screen and keeps a bar at its bottom; touches beside the bar pass through.
///
/// It covers the whole view, so that its size and safe area change whenever those of the view do.
@MainActor
final class CompanionBarHost: UIView {
  let bar: UIView
  private weak var screen: UIViewController?
  /// The height of the bar above the safe area, in pt.
  private let height: CGFloat
  private let place: BarPlace
  /// `additionalSafeAreaInsets.bottom` before the bar was added, in pt.
  private let originalInset: CGFloat

  /// Adds a bar to the view of a screen, which is loaded for it.
  init(_ bar: UIView, of screen: UIViewController) {
    let frame = screen.view.bounds
    self.bar = bar
    self.screen = screen
    place = BarPlace.taking(bar)
    height = Self.height(of: bar, from: place.originalHeight, in: frame.width)
    originalInset = screen.additionalSafeAreaInsets.bottom
    super.init(frame: frame)
    place.host = self
    autoresizingMask = [.flexibleWidth, .flexibleHeight]
    addSubview(bar)
    screen.view.addSubview(self)
    screen.additionalSafeAreaInsets.bottom += height
    layOutBar()
  }

  /// Returns nil: a host is created with its bar, not from an archive.
  required init?(coder: NSCoder) { nil }

  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    let hit = super.hitTest(point, with: event)
    return hit === self ? nil : hit
  }

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
    // Views that the app has added after the bar belong behind it.
    if window != nil, let superview, superview.subviews.last !== self {
      superview.bringSubviewToFront(self)
    }
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

  private func layOutBar() {
    guard bar.superview === self else { return }
    let total = height + insetBelow
    let frame = CGRect(
      x: bounds.minX, y: bounds.maxY - total, width: bounds.width, height: total)
    place.height = total
    if bar.frame != frame { bar.frame = frame }
  }

  /// The bottom safe area without what the screen adds, in pt.
  private var insetBelow: CGFloat {
    guard let screen, let superview else { return 0 }
    // UIKit may report one before it has added the other; then it calls again.
    return max(0, superview.safeAreaInsets.bottom - screen.additionalSafeAreaInsets.bottom)
  }

  private static func height(
    of bar: UIView, from original: CGFloat, in width: CGFloat
  ) -> CGFloat {
    if original > 0 { return original }
    let fitting = bar.sizeThatFits(CGSize(width: width, height: 0)).height
    return fitting > 0 && fitting.isFinite ? fitting : GestureMetrics.companionBarHeight
  }
}

/// Where a bar belongs, stored with it: longer than its host lives, which goes with its screen.
@MainActor
private final class BarPlace {
  weak var host: CompanionBarHost?
  /// The height of the bar before it was added, in pt.
  let originalHeight: CGFloat
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
