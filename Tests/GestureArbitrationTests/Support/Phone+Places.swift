import HeadlessUIKit

extension Phone {
  /// The rectangle around a view in the window's coordinates, in pt.
  func frame(of view: UIView) -> CGRect { view.convert(view.bounds, to: nil) }
}
