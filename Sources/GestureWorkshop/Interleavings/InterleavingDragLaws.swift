#if HEADLESS
import GestureLab
import HeadlessUIKit

/// What a drag on an interleaving's stage may and must pop, noted before it begins.
@MainActor
struct InterleavingDragLaws {
  private let timeline: Timeline
  /// The number of events before the drag.
  private let entries: Int
  private let stacks: [(navigation: UINavigationController, depth: Int)]
  /// The screens on these stacks.
  private let screens: [InterleavingScreen]
  /// The screens that the drag may not pop.
  private let refusing: [UIViewController]

  /// Notes what a drag finds on a stage.
  init(on stage: InterleavingStage) {
    timeline = stage.stage.timeline
    entries = timeline.entries.count
    stacks = ([stage.navigation] + stage.nested).map { ($0, $0.viewControllers.count) }
    screens = stacks.flatMap(\.navigation.viewControllers).compactMap { $0 as? InterleavingScreen }
    refusing = Self.refusingScreens(of: stage.navigation)
    for screen in screens { screen.agreements = 0 }
  }

  /// What the drag has violated.
  var violations: [StressViolation] {
    // A stack changes when a pop begins; the parent of the screen changes when it ends.
    let popped = refusing.filter { $0.navigationController?.viewControllers.contains($0) != true }
    let brokenAgreements = hasPopBegun ? [] : screens.filter { $0.agreements > 0 }
    return popped.map {
      let name = $0.title ?? "a screen around one that refuses"
      return StressViolation(
        law: .refusal, story: "\(name) was popped by a drag that it refuses")
    }
      + brokenAgreements.map {
        StressViolation(
          law: .agreement, story: "\($0.name) agreed to a swipe that popped nothing")
      }
  }

  /// Whether the drag has begun a pop.
  ///
  /// A pop that completes the one before it may lose its touch with the screen that it removes.
  private var hasPopBegun: Bool {
    timeline.entries.dropFirst(entries).contains(where: Self.isBeginOfPop)
      || stacks.contains { navigation, depth in
        navigation.transitionCoordinator != nil || navigation.viewControllers.count != depth
      }
  }

  private static func isBeginOfPop(_ entry: Timeline.Entry) -> Bool {
    guard case .state(.began, _) = entry.event else { return false }
    return entry.subject.hasSuffix("Swipe") || entry.subject.hasSuffix("Pan")
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
    let asked = (stacks.map(\.topViewController) + [top]).compactMap { $0 as? InterleavingScreen }
      .first
    guard let asked, asked.refusesPops else { return [] }
    return asked === top ? [top] : [asked, top]
  }
}
#endif
