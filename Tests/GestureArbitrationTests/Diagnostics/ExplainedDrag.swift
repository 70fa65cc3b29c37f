#if HEADLESS
import Foundation
import GestureArbitration
import GestureLab
import HeadlessUIKit
import LabWorkshop

/// The explanation of a point on a built-in screen, and the decisions on a drag that starts there.
@MainActor
struct ExplainedDrag {
  let screen: LabScreen
  let point: CGPoint
  /// How far the drag moves to the right, in pt.
  let distance: CGFloat
  let explanation: PopExplanation
  let decisions: [PopDecision]

  /// Explains a point, then drags from it to the right by a distance in pt.
  ///
  /// - Parameter change: Changes the screen before the explanation.
  init(
    on screen: LabScreen, at point: CGPoint, by distance: CGFloat, _ version: SystemVersion,
    change: (Stage) -> Void = { _ in }
  ) {
    self.screen = screen
    self.point = point
    self.distance = distance
    let stage = screen.stage(behavior: UIKitBehavior(version: version))
    screen.show(on: stage)
    change(stage)
    let arbiter = stage.navigation.gestureArbiter
    explanation = arbiter.explain(point)
    var decisions: [PopDecision] = []
    // An explanation has the gestures that a gate guards.
    arbiter.onDecision = { if $0.attempt.gesture != .zoom { decisions.append($0) } }
    stage.play(.drag(from: point, by: CGPoint(x: distance, y: 3)))
    self.decisions = decisions
    arbiter.onDecision = nil
  }

  /// What the explanation says of the gesture of a decision.
  func explained(_ decision: PopDecision) -> PopExplanation.Gesture? {
    explanation.gestures.first { $0.isAbout(decision) }
  }

  /// The screen and the point, for failure messages.
  var label: String { "\(screen.name) at \(point)" }

  /// Drags to both sides from a grid of points, on every built-in screen of the latest iOS.
  static let all: [ExplainedDrag] = {
    var drags: [ExplainedDrag] = []
    for screen in LabScreen.all {
      for x in [CGFloat(2), 30, 195, 388] {
        for y in [CGFloat(422), 820] {
          for distance in [CGFloat(80), -80] {
            let point = CGPoint(x: x, y: y)
            drags.append(ExplainedDrag(on: screen, at: point, by: distance, .v26))
          }
        }
      }
    }
    return drags
  }()

  /// Drags to the right from the edge and from the middle, on every built-in screen of another iOS.
  static func sample(on version: SystemVersion) -> [ExplainedDrag] {
    LabScreen.all.flatMap { screen in
      [CGFloat(2), 195].map { x in
        ExplainedDrag(on: screen, at: CGPoint(x: x, y: 422), by: 80, version)
      }
    }
  }
}

extension PopExplanation.Gesture {
  /// Whether a decision is about this gesture.
  func isAbout(_ other: PopDecision) -> Bool {
    other.attempt.gesture == decision.attempt.gesture
  }
}
#endif
