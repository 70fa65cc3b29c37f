import Foundation

/// How a screen moves away under a touch; the views themselves move, not snapshots of them.
///
/// ```swift
/// viewController.popTransition = .sideBySide
/// ```
///
/// Values outside 0 to 1 count as the nearer limit, and NaN as 0.
public struct PopTransition: Sendable, Hashable {
  /// How far the screen below starts behind its final position, from 0 to 1 of the width.
  package let parallax: CGFloat
  /// How much the covered screen is dimmed, from 0 to 1.
  package let dimming: CGFloat
  /// The opacity of the shadow of the screen on top, from 0 to 1.
  package let shadow: CGFloat

  /// Creates a transition.
  ///
  /// - Parameters:
  ///   - parallax: How far the screen below starts behind its final position, as a fraction of the
  ///     width. At 0 it rests; at 1 it adjoins the screen on top.
  ///   - dimming: How much the covered screen is dimmed, from 0 to 1.
  ///   - shadow: The opacity of the shadow that the screen on top casts, from 0 to 1.
  public init(parallax: CGFloat = 0, dimming: CGFloat = 0, shadow: CGFloat = 0) {
    self.parallax = Self.clamped(parallax)
    self.dimming = Self.clamped(dimming)
    self.shadow = Self.clamped(shadow)
  }

  /// Like UIKit's: the screen below moves more slowly, and is dimmed while covered.
  public static let system = PopTransition(
    parallax: GestureMetrics.slideParallax, dimming: GestureMetrics.slideDimming,
    shadow: GestureMetrics.slideShadow)
  /// The screen on top uncovers the one below, which rests.
  public static let cover = PopTransition(shadow: GestureMetrics.slideShadow)
  /// Both screens move together, like the pages of a pager.
  public static let sideBySide = PopTransition(parallax: 1)

  private static func clamped(_ value: CGFloat) -> CGFloat { value > 0 ? min(value, 1) : 0 }
}
