import GestureDiagnostics
import UIKitShim

extension GuidedDrag {
  /// Drags that show which touches count as coming from the bezel, and which pops they begin.
  static let bezel: [GuidedDrag] = [0, 10, 20, 30, 40].map(fromLeft) + slightAndSteep

  /// A drag that begins at a distance in pt from the left edge.
  private static func fromLeft(_ start: Int) -> GuidedDrag {
    let isOutside = start == 0
    let rest = Leg(over: 0, hold: isOutside ? 0 : 0.1)
    return GuidedDrag(
      "bezel-\(start)", title: isOutside ? "From the bezel" : "\(start) pt beside the bezel",
      instruction: isOutside
        ? "Drag to the right from outside the left edge of the screen."
        : "Put the finger down on the mark, wait a moment, and drag to the right.",
      questions: [start <= 20 ? "contentPopAndEdge" : "unmarkedTouch"],
      touches: [Touch(from: Place(fromLeft: CGFloat(start), 0.5), rest, Leg(x: 170, over: 0.25))]
    ) { [ContentScreen("Empty")] }
  }

  private static let slightAndSteep: [GuidedDrag] = [
    GuidedDrag(
      "bezel-slow", title: "From the bezel, a few points",
      instruction: "Drag slowly to the right from outside the left edge, no wider than a finger.",
      questions: ["edgeTravel"],
      touches: [Touch(from: Place(fromLeft: 2, 0.5), Leg(x: 8, over: 0.6, hold: 0.3))]
    ) { [ContentScreen("Empty")] },
    GuidedDrag(
      "bezel-steep", title: "From the bezel, steeply",
      instruction: "Drag to the right and down from outside the left edge, more down than right.",
      questions: ["popDirection"],
      touches: [Touch(from: Place(fromLeft: 2, 0.4), Leg(x: 90, y: 120, over: 0.3))]
    ) { [ContentScreen("Empty")] },
  ]

  /// Swipes that show which pops a trackpad begins (C254). A person has to read the recordings.
  static let trackpad: [GuidedDrag] = [
    GuidedDrag(
      "trackpad-middle", title: "Trackpad, over the middle",
      instruction:
        "With the pointer in the middle, swipe to the right with two fingers on a trackpad.",
      questions: ["trackpadPop"], touches: [.right(from: Place(0.5, 0.5))], on: .trackpad,
      isRebuildable: false
    ) { [ContentScreen("Empty")] },
    GuidedDrag(
      "trackpad-edge", title: "Trackpad, at the left edge",
      instruction:
        "With the pointer at the left edge, swipe to the right with two fingers on a trackpad.",
      questions: ["trackpadPop"], touches: [.right(from: Place(fromLeft: 2, 0.5))], on: .trackpad,
      isRebuildable: false
    ) { [ContentScreen("Empty")] },
  ]
}
