import UIKitShim

/// Covers the view of a screen, and keeps a bar at the bottom of it; touches beside the bar go
/// through.
///
/// It covers the whole view, so that its size and its safe area change whenever those of the view
/// do.
@MainActor
final class CompanionBarHost: UIView {
  let bar: UIView
  private weak var screen: UIViewController?
  /// How high the bar is above what it goes on under, in pt; and how high it was when it came.
  private let height: CGFloat
  private let formerHeight: CGFloat
  /// What was added to the safe area at the bottom before, in pt.
  private let formerInset: CGFloat

  /// Takes a bar into the view of a screen, which is loaded for it.
  init(_ bar: UIView, of screen: UIViewController) {
    let place = screen.view.bounds
    self.bar = bar
    self.screen = screen
    height = Self.height(of: bar, in: place.width)
    formerHeight = bar.bounds.height
    formerInset = screen.additionalSafeAreaInsets.bottom
    super.init(frame: place)
    autoresizingMask = [.flexibleWidth, .flexibleHeight]
    addSubview(bar)
    screen.view.addSubview(self)
    screen.additionalSafeAreaInsets.bottom += height
    placeBar()
  }

  /// Refuses: a host comes with its bar, not out of an archive.
  required init?(coder: NSCoder) { nil }

  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    let hit = super.hitTest(point, with: event)
    return hit === self ? nil : hit
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    placeBar()
  }

  override func safeAreaInsetsDidChange() {
    super.safeAreaInsetsDidChange()
    placeBar()
  }

  override func didMoveToWindow() {
    super.didMoveToWindow()
    // What the app has added after the bar belongs behind it.
    if window != nil, let superview, superview.subviews.last !== self {
      superview.bringSubviewToFront(self)
    }
  }

  /// Gives up the bar, and gives back its inset and its height.
  func leave() {
    removeFromSuperview()
    if bar.superview === self {
      bar.removeFromSuperview()
      bar.frame = CGRect(
        x: bar.frame.minX, y: bar.frame.minY, width: bar.frame.width, height: formerHeight)
    }
    // Less than the bar has added is no longer its own: the app has set it anew.
    if let screen, screen.additionalSafeAreaInsets.bottom >= min(0, formerInset) + height {
      screen.additionalSafeAreaInsets.bottom -= height
    }
  }

  /// Lets another screen have the bar.
  func handOver() {
    if let screen { screen.companionBar = nil } else { leave() }
  }

  private func placeBar() {
    guard bar.superview === self else { return }
    let all = height + insetBelow
    let place = CGRect(x: bounds.minX, y: bounds.maxY - all, width: bounds.width, height: all)
    if bar.frame != place { bar.frame = place }
  }

  /// The safe area at the bottom without what the controller adds, in pt.
  private var insetBelow: CGFloat {
    guard let screen, let superview else { return 0 }
    // UIKit may know of the one before it has counted in the other; then it calls again.
    return max(0, superview.safeAreaInsets.bottom - screen.additionalSafeAreaInsets.bottom)
  }

  private static func height(of bar: UIView, in width: CGFloat) -> CGFloat {
    if bar.bounds.height > 0 { return bar.bounds.height }
    let fitting = bar.sizeThatFits(CGSize(width: width, height: 0)).height
    return fitting > 0 && fitting.isFinite ? fitting : ArbitrationMetrics.companionBarHeight
  }
}
