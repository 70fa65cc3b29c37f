import Foundation

/// The place of a button along a bar.
@MainActor
struct BarSlot {
  enum Content {
    case back
    case item(UIBarButtonItem)
  }

  let content: Content
  /// The left edge in the bar's coordinates, in pt.
  let x: CGFloat
  /// How wide it is, in pt.
  let width: CGFloat

  /// Whether a place along the bar lies in it.
  func holds(_ place: CGFloat) -> Bool { place >= x && place < x + width }
}

extension UINavigationBar {
  /// Whether the bar is read from the right.
  var isMirrored: Bool {
    let owner = navigation?.viewIfLoaded ?? self
    return owner.effectiveUserInterfaceLayoutDirection == .rightToLeft
  }

  /// What can be pressed: the leading side first, where both want one place.
  var slots: [BarSlot] {
    guard bounds.height > 0, let top = topItem else { return [] }
    var slots: [BarSlot] = []
    let isMirrored = isMirrored
    /// Adds a place that starts at a distance from the leading end.
    func add(_ content: BarSlot.Content, at start: CGFloat, width: CGFloat) {
      let x = isMirrored ? bounds.maxX - start - width : bounds.minX + start
      slots.append(BarSlot(content: content, x: x, width: width))
    }
    var end: CGFloat = 0
    if hasBackButton {
      add(.back, at: 0, width: bounds.height)
      end = bounds.height
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

  /// Whether there is a back button to press (C200, C237).
  private var hasBackButton: Bool {
    guard let top = topItem, !top.hidesBackButton, !top.replacesBackButton else { return false }
    return backItem != nil || top.backAction != nil
  }

  private func width(of item: UIBarButtonItem) -> CGFloat {
    let own = item.customView?.bounds.width ?? 0
    return own > 0 ? own : bounds.height
  }
}
