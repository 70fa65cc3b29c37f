extension GuidedDrag {
  /// All guided drags, those with the most decisive questions first.
  ///
  /// A new drag belongs in a list of the file of its subject in `Drags`.
  ///
  /// With public API no touch shows which order UIKit shuffles, in which order it asks, sends
  /// actions and resets, when it calls appearance methods, asks for animators and asks the bar, how
  /// it counts layers and moves subviews, and what its recognizers do without a change of state.
  /// The presses of a keyboard come without a touch. There is no drag for web views, for a pop by
  /// code, and for the end of a dragged item.
  ///
  /// No drag measures a number: how long and how far a tap may be held and moved (C125, C265), how
  /// far, fast and straight a swipe is (C128), how long a scroll view delays the touches of its
  /// content (C135), and how far and fast a drag turns a page (C148). They are constants of the
  /// engine and no answers to a question, no promise depends on them, and a hand does not repeat a
  /// drag to the point. A zoom transition has recognizers that the engine does not know (C253). An
  /// app is built with one SDK, runs in one mode and has one window, so that an older SDK, the
  /// compatibility mode and a window from right to left are other apps and not other drags.
  public static let all: [GuidedDrag] =
    held + asked + chained + bezel + trackpad + driven + content + pagers + sideways + competitors
    + bars + hitViews + scrolling + recognizers + removals + statements
}
