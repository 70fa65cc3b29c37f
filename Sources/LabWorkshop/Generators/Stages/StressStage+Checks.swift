#if HEADLESS
import Foundation
import HeadlessUIKit

extension StressStage {
  /// Checks the laws that hold at any time.
  func checkMoment() {
    checkExclusion()
    checkCircles()
  }

  /// Checks the laws that hold when a recognizer begins or recognizes.
  func checkRecognition(of recognizer: UIGestureRecognizer) {
    for earlier in monitor.active where earlier !== recognizer {
      let isShared = monitor.touches.contains { touch in
        let all = touch.gestureRecognizers ?? []
        return all.contains { $0 === earlier } && all.contains { $0 === recognizer }
      }
      if isShared, !mayBegin(recognizer, beside: earlier) {
        monitor.violate(
          .exclusion,
          "\(recognizer.displayName) recognizes with \(earlier.displayName), and nothing allows it")
      }
    }
    guard let recognizerID = identities[ObjectIdentifier(recognizer)] else { return }
    for relation in stress.relations
    where relation.kind == .requires && relation.one == recognizerID {
      guard let blocker = self.recognizer(relation.other), blocker.numberOfTouches > 0 else {
        continue
      }
      if monitor.granted[ObjectIdentifier(blocker)] ?? .possible == .possible {
        monitor.violate(
          .requirement, "\(recognizerID) recognizes while \(relation.other) may still do so")
      }
    }
  }

  /// Checks the laws that hold without touches and at rest.
  func checkRest() {
    if let pulled { pulled.contentOffset.x = pulled.highestOffset.x + 9 }
    for recognizer in allRecognizers {
      let state = monitor.granted[ObjectIdentifier(recognizer)] ?? .possible
      if state != .possible || recognizer.state != .possible || recognizer.numberOfTouches > 0 {
        monitor.violate(
          .reset,
          "\(recognizer.displayName) ends \(state.word), reads \(recognizer.state.word), "
            + "follows \(recognizer.numberOfTouches) touches")
      }
    }
    if !monitor.waiting.isEmpty { monitor.violate(.circle, "a recognizer waits forever") }
    for end in monitor.openEnds() {
      monitor.violate(end.hasPrefix("the actions") ? .actions : .viewTouches, end)
    }
    for view in stress.views {
      if let scrollView = scrollView(view.id) {
        check(scrollView, StressCase.name(of: view.id))
      }
    }
    if let navigation { check(navigation) }
    if !engine.clock.isIdle { monitor.violate(.timers, "a timer remains at rest") }
  }

  /// Removes the arbiter and checks what it leaves behind.
  func checkArbiterGone(found: [ObjectIdentifier]) {
    guard let navigation else { return }
    removeArbiter()
    for recognizer in allRecognizers where recognizer.isOfArbiter {
      monitor.violate(.arbiterGone, "\(recognizer.displayName) is left behind")
    }
    if popState != found { monitor.violate(.arbiterGone, "the pops have other delegates") }
    if pops.contains(where: { !$0.isEnabled || $0.view !== navigation.view }) {
      monitor.violate(.arbiterGone, "a pop is disabled, or gone from its view")
    }
  }

  /// The state of UIKit's pop recognizers that the arbiter must not change.
  var popState: [ObjectIdentifier] {
    pops.flatMap { pop in
      [ObjectIdentifier(pop)] + (pop.delegate.map { [ObjectIdentifier($0)] } ?? [])
    }
  }

  private var allRecognizers: [UIGestureRecognizer] {
    var all = stress.recognizers.compactMap { recognizers[$0.id] }
    all += stress.views.compactMap { scrollView($0.id)?.panGestureRecognizer }
    return all + (navigation?.view.gestureRecognizers ?? [])
  }

  private func checkExclusion() {
    let active = monitor.active
    guard active.count > 1 else { return }
    let down = monitor.down.compactMap(\.gestureRecognizers)
    for (index, later) in active.enumerated() {
      for earlier in active[..<index] where !mayBegin(later, beside: earlier) {
        let isShared = down.contains { recognizers in
          recognizers.contains { $0 === earlier } && recognizers.contains { $0 === later }
        }
        if isShared {
          monitor.violate(
            .exclusion,
            "\(later.displayName) is active with \(earlier.displayName), and nothing allows it")
        }
      }
    }
  }

  /// Whether a recognizer may begin while another is active (C080).
  private func mayBegin(
    _ later: UIGestureRecognizer, beside earlier: UIGestureRecognizer
  ) -> Bool {
    if hasAllowed(earlier, later) { return true }
    let (winner, loser) = (custom(earlier), custom(later))
    if !(winner?.prevents ?? earlier.canPrevent(later)) { return true }
    if !(loser?.isPreventable ?? later.canBePrevented(by: earlier)) { return true }
    return answers(earlier, later) || answers(later, earlier)
  }

  private func custom(_ recognizer: UIGestureRecognizer) -> StressCase.Recognizer? {
    recognizer is StressRecognizer ? description(of: recognizer) : nil
  }

  /// Whether a delegate that does not belong to the case allows two recognizers.
  private func answers(_ one: UIGestureRecognizer, _ other: UIGestureRecognizer) -> Bool {
    guard let delegate = one.delegate, !(delegate is StressDelegate) else { return false }
    return delegate.gestureRecognizer(one, shouldRecognizeSimultaneouslyWith: other)
  }

  private func checkCircles() {
    guard monitor.waiting.count > 1 else { return }
    for start in monitor.waiting.keys where isInCircle(start) {
      let isNamed = engine.issues.contains { issue in
        if case .circularRequirement = issue { true } else { false }
      }
      if !isNamed { monitor.violate(.circle, "recognizers wait in a circle that is not named") }
      return
    }
  }

  private func isInCircle(_ start: ObjectIdentifier) -> Bool {
    var visited: Set<ObjectIdentifier> = []
    var next = monitor.waiting[start] ?? []
    while let recognizer = next.popLast() {
      let key = ObjectIdentifier(recognizer)
      if key == start { return true }
      if visited.insert(key).inserted { next += monitor.waiting[key] ?? [] }
    }
    return false
  }

  private func check(_ scrollView: UIScrollView, _ name: String) {
    if scrollView.isDragging || scrollView.isDecelerating || scrollView.isTracking {
      monitor.violate(
        .scrollRest,
        "\(name) does not rest: \(scrollView.isDragging ? "dragging" : "") "
          + "\(scrollView.isDecelerating ? "decelerating" : "") "
          + "\(scrollView.isTracking ? "tracking" : "")")
    }
    let (offset, low, high) = (
      scrollView.contentOffset, scrollView.lowestOffset, scrollView.highestOffset
    )
    let tolerance: CGFloat = 0.5
    let isWithin =
      offset.x >= low.x - tolerance && offset.x <= high.x + tolerance
      && offset.y >= low.y - tolerance && offset.y <= high.y + tolerance
    if !isWithin {
      monitor.violate(
        .scrollRest, "\(name) rests at \(offset), outside of \(low) to \(high)")
    }
  }

  private func check(_ navigation: UINavigationController) {
    let stack = navigation.viewControllers
    if navigation.transitionCoordinator != nil {
      monitor.violate(.stack, "a transition remains at rest")
    }
    if stack.isEmpty || Set(stack.map(ObjectIdentifier.init)).count != stack.count {
      monitor.violate(.stack, "the stack is empty, or has a screen twice")
    }
    let children = Set(navigation.children.map(ObjectIdentifier.init))
    if children != Set(stack.map(ObjectIdentifier.init))
      || stack.contains(where: { $0.parent !== navigation })
    {
      monitor.violate(.stack, "the stack's screens are not the controller's children")
    }
    for screen in stack {
      let isShown = screen.viewIfLoaded?.isDescendant(of: navigation.view) ?? false
      let title = screen.title ?? ""
      if monitor.screens.isVisible(title) != (screen === stack.last) {
        monitor.violate(
          .appearance, "the appearance callbacks of \(title) do not match its visibility")
      }
      if isShown != (screen === stack.last) {
        monitor.violate(
          .stack, "\(screen.title ?? "a screen") is \(isShown ? "shown" : "not shown")")
      }
    }
    if let top = stack.last?.viewIfLoaded, top.frame != navigation.view.bounds {
      monitor.violate(.stack, "the screen on top lies at \(top.frame)")
    }
  }
}
#endif
