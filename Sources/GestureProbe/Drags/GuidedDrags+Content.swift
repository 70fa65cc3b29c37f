import GestureDiagnostics
import UIKitShim

extension GuidedDrag {
  /// The drags over empty content with which UIKit's pops begin.
  static let content: [GuidedDrag] = [
    GuidedDrag(
      "content-slant", title: "Empty content, slanting",
      instruction: "Drag to the right and down from the middle, a little more right than down.",
      questions: ["popDirection"],
      touches: [Touch(from: Place(0.4, 0.4), Leg(x: 120, y: 105, over: 0.25))]
    ) { [ContentScreen("Empty")] },
    GuidedDrag(
      "content-steep", title: "Empty content, steep",
      instruction: "Drag to the right and down from the middle, more down than right.",
      questions: ["popDirection"],
      touches: [Touch(from: Place(0.4, 0.4), Leg(x: 90, y: 120, over: 0.25))]
    ) { [ContentScreen("Empty")] },
    GuidedDrag(
      "content-backwards", title: "Empty content, backwards first",
      instruction: "Drag a finger's width to the left and then, without lifting, far to the right.",
      questions: ["popDirection"],
      touches: [
        Touch(from: Place(0.5, 0.5), Leg(x: -12, over: 0.15), Leg(x: 180, over: 0.3))
      ]
    ) { [ContentScreen("Empty")] },
    GuidedDrag(
      "content-turning", title: "Empty content, down and then right",
      instruction: "Drag a few points down and then, without lifting, far to the right.",
      questions: ["popDirection"],
      touches: [
        Touch(from: Place(0.5, 0.5), Leg(y: 9, over: 0.15), Leg(x: 180, over: 0.3))
      ]
    ) { [ContentScreen("Empty")] },
  ]
}
