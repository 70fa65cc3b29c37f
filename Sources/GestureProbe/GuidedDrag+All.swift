extension GuidedDrag {
  /// All guided drags, those whose questions decide most first.
  ///
  /// A new drag goes into a list of the file of its subject in `Drags`.
  ///
  /// No drag of a finger shows with public API what order UIKit shuffles, in which order it asks,
  /// sends actions and resets, when it calls appearance methods, asks for animators and asks the
  /// bar, how it counts layers and moves subviews, and what its recognizers do without a change of
  /// state. The presses of a keyboard come without a touch. There is no drag for web views, for a
  /// pop by code, and for what becomes of a dragged item.
  public static let all: [GuidedDrag] =
    held + asked + chained + bezel + trackpad + driven + content + pagers + competitors + bars
    + hitViews + scrolling + recognizers
}
