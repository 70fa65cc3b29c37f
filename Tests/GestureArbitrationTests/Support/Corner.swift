#if HEADLESS
import Foundation
import GestureArbitration
import GestureLab
import HeadlessUIKit

/// A back button of 40 by 20 pt in the lower right corner of a parent of 60 by 60 pt.
@MainActor
final class Corner {
  let parent: UIView
  let button = PopBackButton(title: "Back", color: .blue, highlightedColor: .red)
  private(set) var presses = 0

  /// Adds both to a screen, by default the phone's top one; `origin` is the parent's, in pt.
  init(
    in phone: Phone, of screen: UIViewController? = nil,
    at origin: CGPoint = CGPoint(x: 20, y: 100)
  ) {
    parent = UIView(frame: CGRect(origin: origin, size: CGSize(width: 60, height: 60)))
    button.frame = CGRect(x: 20, y: 40, width: 40, height: 20)
    parent.addSubview(button)
    (screen ?? phone.screen).view.addSubview(parent)
    button.addAction(UIAction { [weak self] _ in self?.presses += 1 }, for: .touchUpInside)
    phone.keep(self)
  }
}

extension Phone {
  /// The views that have a recognizer of a back button.
  var reaches: [UIView] {
    var (found, open) = ([UIView](), [stage.window as UIView])
    while let view = open.popLast() {
      let recognizers = view.gestureRecognizers ?? []
      for recognizer in recognizers where recognizer.name == "GestureArbiter.backButtonReach" {
        found.append(view)
      }
      open += view.subviews
    }
    return found
  }

  /// Sends one event of one touch at a point of the window, 1/120 s after the previous event.
  func send(_ phase: UITouch.Phase, _ point: CGPoint) {
    stage.engine.send(
      [TouchSample(phase: phase, location: point)], at: stage.engine.clock.now + 1.0 / 120)
  }

  /// Taps for 0.05 s.
  func tap(_ point: CGPoint) {
    stage.play(TouchScript().down(at: point).hold(for: 0.05).up())
  }
}
#endif
