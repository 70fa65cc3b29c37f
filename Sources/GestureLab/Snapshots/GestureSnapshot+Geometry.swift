#if HEADLESS
import Foundation
import GestureArbitration
import HeadlessUIKit

extension GestureSnapshot {
  /// The frame of a view in the window, in pt.
  func frameInWindow(ofView index: Int) -> CGRect { frame(ofView: index, in: 0) }

  /// The frame of a view in one around it, in pt: the smallest rectangle around it, if a transform
  /// turns it.
  func frame(ofView index: Int, in ancestor: Int) -> CGRect {
    var frame = CGRect(origin: views[index].origin ?? .zero, size: views[index].frame.size)
    var next = index
    while next != ancestor, let parent = views[next].parent {
      frame = frame.applying(transformToParent(ofView: next))
      next = parent
    }
    return frame
  }

  /// The transform from the bounds of a view to those of its superview.
  private func transformToParent(ofView index: Int) -> CGAffineTransform {
    let view = views[index]
    let (center, size) = (view.frame.center, view.frame.size)
    let origin = view.origin ?? .zero
    let toCenter = CGAffineTransform(
      translationX: -origin.x - size.width / 2, y: -origin.y - size.height / 2)
    var transform = toCenter
    if let entries = view.transform, entries.count == 6 {
      transform = transform.concatenating(
        CGAffineTransform(
          a: entries[0], b: entries[1], c: entries[2], d: entries[3], tx: entries[4],
          ty: entries[5]))
    }
    return transform.concatenating(CGAffineTransform(translationX: center.x, y: center.y))
  }
}

extension CGRect {
  fileprivate var center: CGPoint { CGPoint(x: midX, y: midY) }
}
#endif
