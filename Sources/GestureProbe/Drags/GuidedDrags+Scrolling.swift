import GestureDiagnostics
import UIKitShim

extension GuidedDrag {
  /// Drags that show how scroll views begin, and what they do when a touch lifts.
  static let scrolling: [GuidedDrag] = [
    GuidedDrag(
      "scroll-lift", title: "List, slower at the end",
      instruction: "Drag the list up quickly, slow down just before you lift, and let it coast.",
      questions: ["liftVelocity"],
      touches: [
        Touch(from: Place(0.5, 0.7), Leg(y: -160, over: 8 / 60), Leg(y: -5, over: 1 / 60))
      ]
    ) { [list()] },
    GuidedDrag(
      "scroll-catch", title: "List that coasts, caught",
      instruction: "Fling the list up, and while it coasts put a finger down and drag a little.",
      questions: ["catchingDrag"],
      touches: [
        Touch(from: Place(0.5, 0.7), Leg(y: -220, over: 0.15)),
        Touch(from: Place(0.5, 0.6), after: 0.4, Leg(y: -6, over: 0.2, hold: 0.2)),
      ], isRebuildable: false
    ) { [list()] },
    GuidedDrag(
      "scroll-catch-slant", title: "List that coasts, caught by a swipe to the right",
      instruction: "Fling the list up, and while it coasts swipe to the right.",
      questions: ["scrollAxis"],
      touches: [
        Touch(from: Place(0.5, 0.7), Leg(y: -220, over: 0.15)),
        .right(from: Place(0.3, 0.5), after: 0.4),
      ]
    ) { [list()] },
    GuidedDrag(
      "scroll-lock", title: "Board with a directional lock",
      instruction: "Drag up and a little to the left.",
      questions: ["directionalLock", "contentPopOverScrolling"],
      touches: [Touch(from: Place(0.7, 0.7), Leg(x: -45, y: -120, over: 0.3, hold: 0.2))]
    ) {
      [
        ContentScreen("Board") { screen in
          let board = screen.fill(
            with: Stripes.list(in: screen.space, width: 3 * screen.space.width))
          board.isDirectionalLockEnabled = true
          board.contentOffset = CGPoint(x: screen.space.width, y: 300)
        }
      ]
    },
    GuidedDrag(
      "scroll-axis", title: "List, dragged sideways",
      instruction: "Drag to the left and a little up on the list.",
      questions: ["scrollAxis", "popDirection"],
      touches: [Touch(from: Place(0.7, 0.6), Leg(x: -120, y: -60, over: 0.3))]
    ) { [list()] },
    GuidedDrag(
      "scroll-beyond", title: "List beyond its top",
      instruction: "Pull the list far down below its top, and lift while still pulling.",
      questions: ["liftBeyondEnd"],
      touches: [Touch(from: Place(0.5, 0.3), Leg(y: 320, over: 0.3))]
    ) { [list()] },
    GuidedDrag(
      "scroll-shrinks", title: "List that becomes shorter",
      instruction: "Tap the middle of the list once.",
      questions: ["movedEnd"], touches: [Touch(from: Place(0.5, 0.5))], isRebuildable: false
    ) {
      [
        ContentScreen("Shrinks") { screen in
          let list = screen.fill(with: ShrinkingList(frame: screen.space))
          Stripes.add(50, to: list, width: screen.space.width)
          list.contentOffset.y = 1_800
        }
      ]
    },
  ]

  @MainActor
  private static func list() -> UIViewController {
    ContentScreen("List") { screen in screen.fill(with: Stripes.list(in: screen.space)) }
  }
}

/// A list whose content becomes as short as its view when a touch lands.
@MainActor
private final class ShrinkingList: UIScrollView {
  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    super.touchesBegan(touches, with: event)
    contentSize.height = bounds.height
  }
}
