import Foundation

extension UIView {
  /// How a view follows its superview's size: the parts of an axis that may change share the
  /// difference in proportion to their lengths.
  public struct AutoresizingMask: OptionSet, Sendable {
    /// The bits.
    public let rawValue: UInt
    /// Makes a mask from its bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// The distance from the left edge may change.
    public static let flexibleLeftMargin = AutoresizingMask(rawValue: 1 << 0)
    /// The width may change.
    public static let flexibleWidth = AutoresizingMask(rawValue: 1 << 1)
    /// The distance from the right edge may change.
    public static let flexibleRightMargin = AutoresizingMask(rawValue: 1 << 2)
    /// The distance from the top edge may change.
    public static let flexibleTopMargin = AutoresizingMask(rawValue: 1 << 3)
    /// The height may change.
    public static let flexibleHeight = AutoresizingMask(rawValue: 1 << 4)
    /// The distance from the bottom edge may change.
    public static let flexibleBottomMargin = AutoresizingMask(rawValue: 1 << 5)
  }

  /// Changes the bounds or the frame. A new size is laid out at once: the engine has no run loop
  /// whose turn it could wait for.
  func resize(_ change: () -> Void) {
    ViewChanges.recorder?.willChange(self)
    let (oldPlace, oldBox) = (backing.place, backing.box)
    change()
    if let animation = ViewAnimation.recorded, (oldPlace, oldBox) != (backing.place, backing.box) {
      animation.add(self)
    }
    let old = oldBox.size
    guard backing.box.size != old else { return }
    if autoresizesSubviews {
      for subview in subviews where !subview.autoresizingMask.isEmpty {
        subview.follow(from: old, to: backing.box.size)
      }
    }
    backing.needsLayout = false
    layOutForController()
  }

  /// Tells whoever records an animation that the place, the transform or the alpha is about to
  /// change.
  func noteChange() {
    ViewChanges.recorder?.willChange(self)
    ViewAnimation.recorded?.add(self)
  }

  /// Lays out this view and then its subviews, as far as layout was asked for.
  func layoutTree() {
    if backing.needsLayout {
      backing.needsLayout = false
      layOutForController()
    }
    for subview in subviews { subview.layoutTree() }
  }

  private func follow(from old: CGSize, to new: CGSize) {
    let mask = autoresizingMask
    let before = frame
    let (x, width) = UIView.share(
      new.width - old.width, start: before.minX, length: before.width, of: old.width,
      flexible: (
        mask.contains(.flexibleLeftMargin), mask.contains(.flexibleWidth),
        mask.contains(.flexibleRightMargin)
      ))
    let (y, height) = UIView.share(
      new.height - old.height, start: before.minY, length: before.height, of: old.height,
      flexible: (
        mask.contains(.flexibleTopMargin), mask.contains(.flexibleHeight),
        mask.contains(.flexibleBottomMargin)
      ))
    let after = CGRect(x: x, y: y, width: width, height: height)
    if after != before { frame = after }
  }

  /// Shares a difference among the margin before, the length and the margin after.
  private static func share(
    _ difference: CGFloat, start: CGFloat, length: CGFloat, of whole: CGFloat,
    flexible: (before: Bool, length: Bool, after: Bool)
  ) -> (start: CGFloat, length: CGFloat) {
    let weights = [
      flexible.before ? start : 0, flexible.length ? length : 0,
      flexible.after ? whole - start - length : 0,
    ]
    let count = [flexible.before, flexible.length, flexible.after].filter { $0 }.count
    guard count > 0, difference != 0 else { return (start, length) }
    let total = weights.reduce(0, +)
    // Parts without a length share evenly.
    func part(_ index: Int, _ isFlexible: Bool) -> CGFloat {
      guard isFlexible else { return 0 }
      return total != 0 ? difference * weights[index] / total : difference / CGFloat(count)
    }
    return (start + part(0, flexible.before), max(0, length + part(1, flexible.length)))
  }
}
