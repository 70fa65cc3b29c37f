import Foundation

/// Is told of the screens that a navigation controller shows; every method may be left out.
@MainActor
public protocol UINavigationControllerDelegate: NSObjectProtocol {
  /// A screen is about to show; also at the start of a pop that is later cancelled (C221).
  func navigationController(
    _ navigationController: UINavigationController, willShow viewController: UIViewController,
    animated: Bool)
  /// A screen shows.
  func navigationController(
    _ navigationController: UINavigationController, didShow viewController: UIViewController,
    animated: Bool)
}

extension UINavigationControllerDelegate {
  /// Left out: nothing happens.
  public func navigationController(
    _ navigationController: UINavigationController, willShow viewController: UIViewController,
    animated: Bool
  ) {}
  /// Left out: nothing happens.
  public func navigationController(
    _ navigationController: UINavigationController, didShow viewController: UIViewController,
    animated: Bool
  ) {}
}
