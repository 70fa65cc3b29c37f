import Foundation

extension UINavigationController {
  func pop(to index: Int, animated: Bool) -> [UIViewController]? {
    guard stack.indices.contains(index), index < stack.count - 1, let top = stack.last else {
      return nil
    }
    let popped = Array(stack[(index + 1)...])
    let below = stack[index]
    stack.removeSubrange((index + 1)...)
    begin(
      NavigationTransition(
        .pop, from: top, to: below, popped: popped, isAnimated: animates(animated)))
    return popped
  }

  func animates(_ animated: Bool) -> Bool {
    animated && isInAppearance && viewIfLoaded?.window?.headlessEngine != nil
  }
}
