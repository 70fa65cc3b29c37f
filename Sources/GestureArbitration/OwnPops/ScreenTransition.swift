import Foundation

/// How a screen slides away under a finger; the live views move, not pictures of them.
///
/// ```swift
/// viewController.popTransition = .sideBySide
/// ```
///
/// Values outside of 0 to 1 count as the nearer end, and what is no number as 0.
public struct ScreenTransition: Sendable, Hashable {
  /// How far the screen below starts behind its place, as a part of the width: 0 rests, 1 adjoins the
  /// screen on top.
  public var parallax: CGFloat { didSet { parallax = Self.share(parallax) } }
  /// How dark the screen below is while it is covered, from 0 to 1.
  public var dimming: CGFloat { didSet { dimming = Self.share(dimming) } }
  /// How dark a shadow the screen on top casts on the one below, from 0 to 1.
  public var shadow: CGFloat { didSet { shadow = Self.share(shadow) } }

  /// Makes a transition.
  public init(parallax: CGFloat = 0, dimming: CGFloat = 0, shadow: CGFloat = 0) {
    self.parallax = Self.share(parallax)
    self.dimming = Self.share(dimming)
    self.shadow = Self.share(shadow)
  }

  /// As UIKit's own: the screen below comes slower, out of the dark.
  public static let system = ScreenTransition(
    parallax: ArbitrationMetrics.slideParallax, dimming: ArbitrationMetrics.slideDimming,
    shadow: ArbitrationMetrics.slideShadow)
  /// The screen on top uncovers the one below, which rests.
  public static let cover = ScreenTransition(shadow: ArbitrationMetrics.slideShadow)
  /// Both screens move as one, like the pages of a pager.
  public static let sideBySide = ScreenTransition(parallax: 1)

  private static func share(_ value: CGFloat) -> CGFloat { value > 0 ? min(value, 1) : 0 }
}
