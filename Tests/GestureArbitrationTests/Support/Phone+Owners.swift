import GestureArbitration
import GestureLab
import HeadlessUIKit
import Testing

// Who has a drag, and what the iOS at hand makes of it.
extension Phone {
  /// Whether there is a pop that begins in the content.
  var hasContentPop: Bool { behavior.version.hasContentPop }

  /// Whether UIKit itself lets the content pop begin over what scrolls sideways (C193).
  var popsOverScrolling: Bool { stage.popsOverScrolling }

  /// Whether a recognizer has begun or recognized.
  func hasWon(_ recognizer: UIGestureRecognizer) -> Bool {
    stage.timeline.winners.contains { $0 === recognizer }
  }

  /// Expects that the one drag from the middle so far popped and left a scroll view alone; where no
  /// pop can come, that the scroll view had it.
  func expectYield(
    of scrollView: UIScrollView, to depth: Int = 1,
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    let pan = scrollView.panGestureRecognizer
    if popsOverScrolling {
      #expect(self.depth == depth, "\(story)", sourceLocation: sourceLocation)
      #expect(!hasWon(pan), "\(story)", sourceLocation: sourceLocation)
    } else {
      #expect(self.depth == depth + 1, "\(story)", sourceLocation: sourceLocation)
      #expect(hasWon(pan), "\(story)", sourceLocation: sourceLocation)
    }
  }

  /// Expects that no pop began so far, and that a recognizer had the drag.
  func expectKept(
    by recognizer: UIGestureRecognizer, sourceLocation: SourceLocation = #_sourceLocation
  ) {
    #expect(!hasPopBegun, "\(story)", sourceLocation: sourceLocation)
    #expect(hasWon(recognizer), "\(story)", sourceLocation: sourceLocation)
  }

  /// Adds a view with a pan of its own over the whole screen.
  func addPannedView(
    in parent: UIView? = nil, frame: CGRect = StageMetrics.screen
  ) -> (view: UIView, pan: UIPanGestureRecognizer) {
    let view = UIView(frame: frame)
    let pan = UIPanGestureRecognizer()
    pan.name = "content.pan"
    view.addGestureRecognizer(pan)
    (parent ?? screen.view).addSubview(view)
    return (view, pan)
  }
}
