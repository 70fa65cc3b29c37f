#if HEADLESS
import GestureLab
import HeadlessUIKit

extension Stage {
  /// Takes the recognizers of the window and the stack out of their touches, as apps do (C066).
  func resetRecognizers() {
    for view in [navigation.view, window] {
      for recognizer in view?.gestureRecognizers ?? [] {
        recognizer.isEnabled = false
        recognizer.isEnabled = true
      }
    }
  }

  /// The iOS, the departures from its likely behavior, and the timeline, for failure messages.
  var story: String {
    let behavior = engine.behavior
    let usual = UIKitBehavior(version: behavior.version)
    let departures = UIKitBehavior.Question.allCases.compactMap { question in
      let answer = behavior.answer(to: question)
      return answer?.name == usual.answer(to: question)?.name ? nil : answer?.description
    }
    let title = (["\(behavior.version)"] + departures).joined(separator: ", ")
    return ([title] + timeline.lines).joined(separator: "\n")
  }

  /// The arbiter's recognizers on a view, by default the window.
  func gates(on view: UIView? = nil) -> [UIGestureRecognizer] {
    ((view ?? window).gestureRecognizers ?? []).filter {
      $0.name?.hasPrefix("GestureArbiter.") ?? false
    }
  }

  /// Whether gates are on the window.
  var hasGates: Bool { gates().contains { $0.name == "GestureArbiter.edgeGate" } }

  /// Whether UIKit itself lets the content pop begin over what scrolls sideways (C193).
  var popsOverScrolling: Bool {
    let behavior = engine.behavior
    return behavior.version.hasContentPop
      && ![.refuses, .refusesTheTouch].contains(behavior.contentPopOverScrolling)
  }

  /// The screens on the stack.
  var depth: Int { navigation.viewControllers.count }

  /// Drags from the middle of the screen to the right, and waits until everything rests.
  func swipeRight(from x: CGFloat = 195, y: CGFloat = 422) {
    play(.drag(from: CGPoint(x: x, y: y), by: CGPoint(x: 180, y: 4)))
    rest()
  }
}
#endif
