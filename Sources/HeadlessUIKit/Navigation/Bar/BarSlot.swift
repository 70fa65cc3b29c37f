#if HEADLESS
/// The position of a button in a navigation bar.
@MainActor
struct BarSlot {
  enum Content {
    case back
    case item(UIBarButtonItem)
  }

  let content: Content
  /// The left edge in the bar's coordinates, in pt.
  let x: CGFloat
  /// The width, in pt.
  let width: CGFloat

  /// Returns whether a position along the bar lies in the slot.
  func contains(_ position: CGFloat) -> Bool { position >= x && position < x + width }
}

extension UINavigationBar {
  /// Whether the bar is laid out from right to left.
  var isRightToLeft: Bool {
    let owner = navigation?.viewIfLoaded ?? self
    return owner.effectiveUserInterfaceLayoutDirection == .rightToLeft
  }

  /// The part of the bar in which its buttons lie: the top of a bar that is high for a large title.
  var buttonRow: CGRect {
    var row = bounds
    if navigation?.headlessBarFrame != nil {
      row.size.height = min(row.height, EngineMetrics.barHeight)
    }
    return row
  }

  /// The buttons of the bar; where two overlap, the leading one comes first.
  var slots: [BarSlot] {
    guard bounds.height > 0, let top = topItem else { return [] }
    var slots: [BarSlot] = []
    let isRightToLeft = isRightToLeft
    /// Adds a slot at a distance from the leading end.
    func add(_ content: BarSlot.Content, at start: CGFloat, width: CGFloat) {
      let x = isRightToLeft ? bounds.maxX - start - width : bounds.minX + start
      slots.append(BarSlot(content: content, x: x, width: width))
    }
    var end: CGFloat = 0
    if hasBackButton {
      add(.back, at: 0, width: buttonRow.height)
      end = buttonRow.height
    }
    for item in top.leftBarButtonItems ?? [] where !item.isHidden {
      let width = width(of: item)
      add(.item(item), at: end, width: width)
      end += width
    }
    end = bounds.width
    for item in top.rightBarButtonItems ?? [] where !item.isHidden {
      let width = width(of: item)
      end -= width
      add(.item(item), at: end, width: width)
    }
    return slots
  }

  /// The back button in the bar's coordinates, in pt; nil if the bar shows none in full.
  ///
  /// Not part of UIKit, whose buttons are views of private classes.
  package var headlessBackButtonFrame: CGRect? {
    headlessFrame { content in
      if case .back = content { true } else { false }
    }
  }

  /// Returns the button of an item in the bar's coordinates, in pt; nil if the bar does not show
  /// it, or under another.
  ///
  /// Not part of UIKit, whose buttons are views of private classes.
  package func headlessFrame(of item: UIBarButtonItem) -> CGRect? {
    headlessFrame { content in
      if case .item(let shown) = content { shown === item } else { false }
    }
  }

  private func headlessFrame(where matches: (BarSlot.Content) -> Bool) -> CGRect? {
    guard let slot = slots.first(where: { matches($0.content) }),
      let pressed = slots.first(where: { $0.contains(slot.x + slot.width / 2) }),
      // Another button may lie over it.
      matches(pressed.content)
    else { return nil }
    return CGRect(x: slot.x, y: buttonRow.minY, width: slot.width, height: buttonRow.height)
  }

  /// Whether the bar shows a back button (C200, C237).
  private var hasBackButton: Bool {
    guard let top = topItem, !top.hidesBackButton, !top.replacesBackButton else { return false }
    return backItem != nil || top.backAction != nil
  }

  private func width(of item: UIBarButtonItem) -> CGFloat {
    if item.isSpace { return item.width }
    guard let view = item.customView, view.bounds.width > 0 else { return buttonRow.height }
    let insets = view.alignmentRectInsets
    return max(0, view.bounds.width - insets.left - insets.right)
  }
}

extension UIBarButtonItem {
  /// The bar that shows the item, or last showed it.
  ///
  /// Not part of UIKit.
  package var headlessBar: UINavigationBar? { bar }
}
#endif
