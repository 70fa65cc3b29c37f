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
  public static let all: [GuidedDrag] =
    held + asked + chained + bezel + trackpad + driven + content + pagers + competitors + bars
    + hitViews + scrolling + recognizers
}
