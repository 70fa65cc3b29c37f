#if HEADLESS
import GestureLab
import HeadlessUIKit

/// What a drag on an interleaving's stage may and must pop, noted before it begins.
@MainActor
struct InterleavingDragLaws {
  /// The screens that the drag may not pop.
  private let refusing: [UIViewController]

  /// Notes what a drag finds on a stage.
  init(on stage: InterleavingStage) {
    refusing = Self.refusingScreens(of: stage.navigation)
  }

  /// What the drag has violated.
  var violations: [StressViolation] {
    // A stack changes when a pop begins; the parent of the screen changes when it ends.
    let popped = refusing.filter { $0.navigationController?.viewControllers.contains($0) != true }
    return popped.map {
      let name = $0.title ?? "a screen around one that refuses"
      return StressViolation(
        law: .refusal, story: "\(name) was popped by a drag that it refuses")
    }
  }

  /// Returns the screens that no drag may pop now: the one on top if it refuses, or if one in it
  /// does.
  private static func refusingScreens(
    of navigation: UINavigationController
  ) -> [UIViewController] {
    guard navigation.transitionCoordinator == nil, navigation.presentedViewController == nil,
      navigation.viewControllers.count > 1, let top = navigation.topViewController
    else { return [] }
    let stacks = top.children.compactMap { $0 as? UINavigationController }
    guard stacks.allSatisfy({ $0.transitionCoordinator == nil }) else { return [] }
    let refusing = (stacks.map(\.topViewController) + [top]).filter {
      ($0 as? InterleavingScreen)?.refusesPops == true
    }
    // One in the top screen keeps that, too.
    return refusing.isEmpty ? [] : refusing.compactMap(\.self) + [top]
  }
}
#endif
