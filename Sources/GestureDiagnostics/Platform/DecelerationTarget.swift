import UIKitShim

extension UIScrollView {
  /// Whether its delegate may choose where it comes to rest (C143). The engine cannot tell.
  var delegateChoosesTarget: Bool {
    #if os(iOS) || os(visionOS)
    delegate?.scrollViewWillEndDragging(_:withVelocity:targetContentOffset:) != nil
    #else
    false
    #endif
  }
}
