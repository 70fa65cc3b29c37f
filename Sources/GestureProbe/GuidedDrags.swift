extension GuidedDrag {
  /// All guided drags, those whose questions decide most first.
  ///
  /// No drag of a finger shows with public API what order UIKit shuffles, in which order it asks,
  /// sends actions and resets, when it calls appearance methods, how it counts layers and moves
  /// subviews, the presses of a keyboard, the two-finger swipes of a trackpad, which come without a
  /// touch, and what a web view reads. Nor is there a drag for what an app's own pan reads, for drag
  /// interactions, and for a pop by code.
  public static let all: [GuidedDrag] =
    held + asked + chained + bezel + driven + content + pagers + competitors + bars + hitViews
    + scrolling + recognizers
}
