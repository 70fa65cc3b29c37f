// The only place in the package that chooses between UIKit and its stand-in.
#if canImport(UIKit)
  @_exported import UIKit
  @_exported import UIKit.UIGestureRecognizerSubclass
#else
  @_exported import HeadlessUIKit
#endif
