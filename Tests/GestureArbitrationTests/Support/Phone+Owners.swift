#if HEADLESS
import GestureArbitration
import GestureLab
import HeadlessUIKit
import Testing

extension Phone {
  /// Whether UIKit has a pop that begins in the content.
  var hasContentPop: Bool { behavior.version.hasContentPop }

  /// Whether UIKit itself lets the content pop begin over what scrolls sideways (C193).
  var popsOverScrolling: Bool { stage.popsOverScrolling }

  /// Whether a pop completes a push or pop that slides (C228).
  var completesSlides: Bool { behavior.version >= .v26 && behavior.runningSlide == .givesWay }

  /// Whether a recognizer has begun or recognized.
  func hasWon(_ recognizer: UIGestureRecognizer) -> Bool {
    stage.timeline.winners.contains { $0 === recognizer }
  }

  /// The recognizer for which content waits.
  var deferral: UIGestureRecognizer? {
    arbiter.recognizers.first { $0.name == "GestureArbiter.scrollDeferral" }
  }

  /// Expects that the only drag so far, from the middle, popped and did not scroll; where UIKit has
  /// no such pop, that it scrolled.
  func expectDeferral(
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

  /// Expects that no pop has begun, and that a recognizer has.
  func expectKept(
    by recognizer: UIGestureRecognizer, sourceLocation: SourceLocation = #_sourceLocation
  ) {
    #expect(!hasPopBegun, "\(story)", sourceLocation: sourceLocation)
    #expect(hasWon(recognizer), "\(story)", sourceLocation: sourceLocation)
  }

  /// Adds a view with a pan over the whole screen.
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
#endif
