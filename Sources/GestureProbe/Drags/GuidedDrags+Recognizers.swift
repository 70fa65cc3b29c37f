import Foundation
import GestureDiagnostics
import UIKitShim

extension GuidedDrag {
  /// Drags that show how an app's recognizers affect each other and UIKit's.
  static let recognizers: [GuidedDrag] = [
    GuidedDrag(
      "own-pan", title: "View with a pan of its own",
      instruction: "Drag to the right from the middle.",
      questions: ["heldState"], touches: [.right(from: Place(0.4, 0.5))]
    ) { [ContentScreen("Pan") { $0.fill(with: panned("map.pan")) }] },
    GuidedDrag(
      "nested-pans", title: "Two pans, one inside the other",
      instruction: "Drag up from the middle.",
      questions: ["deliveryOrder"],
      touches: [Touch(from: Place(0.5, 0.5), Leg(y: -150, over: 0.25))]
    ) {
      [
        ContentScreen("Pans") { screen in
          let outer = screen.fill(with: panned("outer.pan"))
          let inner = panned("inner.pan")
          inner.frame = outer.bounds
          inner.autoresizingMask = [.flexibleWidth, .flexibleHeight]
          outer.addSubview(inner)
        }
      ]
    },
    GuidedDrag(
      "equal-pans", title: "Two equal pans on one view",
      instruction: "Drag up from the middle.",
      questions: ["tieOnOneView"],
      touches: [Touch(from: Place(0.5, 0.5), Leg(y: -150, over: 0.25))]
    ) {
      [
        ContentScreen("Pans") { screen in
          let view = screen.fill(with: panned("first.pan"))
          view.addGestureRecognizer(pan(named: "last.pan"))
        }
      ]
    },
    GuidedDrag(
      "required-elsewhere", title: "Pan that requires a tap elsewhere to fail",
      instruction: "Drag up from the middle, away from the square at the top.",
      questions: ["absentRequirement"],
      touches: [Touch(from: Place(0.5, 0.6), Leg(y: -150, over: 0.3))], isRebuildable: false
    ) {
      [
        ContentScreen("Elsewhere") { screen in
          let view = screen.fill(with: UIView())
          let square = UIView(
            frame: CGRect(
              x: screen.space.midX - 30, y: screen.space.minY + 60, width: 60, height: 60))
          square.backgroundColor = UIColor.systemBlue.withAlphaComponent(0.3)
          screen.view.addSubview(square)
          let tap = UITapGestureRecognizer()
          tap.name = "square.tap"
          square.addGestureRecognizer(tap)
          let pan = pan(named: "waiting.pan")
          pan.require(toFail: tap)
          view.addGestureRecognizer(pan)
        }
      ]
    },
    GuidedDrag(
      "second-finger", title: "A second finger",
      instruction: "Drag up with one finger, and put a second one down while you drag.",
      questions: ["surplusTouch", "popDirection"],
      touches: [
        Touch(from: Place(0.4, 0.6), Leg(y: -200, over: 0.8)),
        Touch(from: Place(0.6, 0.6), after: 0.4, Leg(y: -120, over: 0.4, hold: 0.2)),
      ]
    ) {
      [
        ContentScreen("Pan") { screen in
          let view = screen.fill(with: UIView())
          view.isMultipleTouchEnabled = true
          let pan = pan(named: "single.pan")
          pan.maximumNumberOfTouches = 1
          view.addGestureRecognizer(pan)
        }
      ]
    },
    GuidedDrag(
      "own-pan-slant", title: "View with a pan of its own, slanting drag",
      instruction: "Drag slowly to the left and up, halfway between both.",
      questions: ["panHysteresis"],
      touches: [Touch(from: Place(0.6, 0.6), Leg(x: -90, y: -90, over: 0.9))]
    ) { [ContentScreen("Pan") { $0.fill(with: panned("map.pan")) }] },
    GuidedDrag(
      "lift-press", title: "Long press on a view that can be dragged",
      instruction: "Hold a finger still on the square for two seconds, and lift it.",
      questions: ["delayedLongPress"],
      touches: [Touch(from: Place(0.5, 0.5), Leg(over: 0, hold: 2))], isRebuildable: false
    ) { [DraggableScreen("Lift")] },
    GuidedDrag(
      "late-recognizer", title: "A recognizer that comes late",
      instruction: "Drag to the right from the middle.",
      questions: ["lateRecognizer"], touches: [.right(from: Place(0.4, 0.5))], isRebuildable: false
    ) { [ContentScreen("Late") { $0.fill(with: LateView()) }] },
    GuidedDrag(
      "later-recognizer", title: "A second recognizer, later",
      instruction: "Drag far up from the middle.",
      questions: ["laterRecognition"],
      touches: [Touch(from: Place(0.5, 0.7), Leg(y: -150, over: 0.4))],
      isRebuildable: false
    ) {
      [
        ContentScreen("Later") { screen in
          let view = screen.fill(with: panned("first.pan"))
          let later = LateRecognizer()
          later.name = "later.recognizer"
          view.addGestureRecognizer(later)
        }
      ]
    },
  ]

  @MainActor
  private static func panned(_ name: String) -> UIView {
    let view = UIView()
    view.addGestureRecognizer(pan(named: name))
    return view
  }
}

/// A screen with a square that can be dragged, and pressed for long.
@MainActor
private final class DraggableScreen: ContentScreen, UIDragInteractionDelegate {
  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    guard view.subviews.isEmpty else { return }
    let square = add(UIView(), width: 160, height: 160)
    square.backgroundColor = UIColor.systemBlue.withAlphaComponent(0.3)
    square.addInteraction(UIDragInteraction(delegate: self))
    let press = UILongPressGestureRecognizer()
    press.name = "square.press"
    square.addGestureRecognizer(press)
  }

  func dragInteraction(
    _ interaction: UIDragInteraction, itemsForBeginning session: any UIDragSession
  ) -> [UIDragItem] { [UIDragItem(itemProvider: NSItemProvider())] }
}

/// A view that adds a pan to itself when a touch lands.
@MainActor
private final class LateView: UIView {
  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    super.touchesBegan(touches, with: event)
    guard gestureRecognizers?.contains(where: { $0.name == "late.pan" }) != true else { return }
    addGestureRecognizer(GuidedDrag.pan(named: "late.pan"))
  }
}

/// A recognizer that begins after a longer travel than a pan, and that others cannot prevent.
@MainActor
private final class LateRecognizer: UIGestureRecognizer {
  private var start: CGPoint?

  init() { super.init(target: nil, action: nil) }

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    start = start ?? touches.first?.location(in: view)
  }

  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    guard let start, let place = touches.first?.location(in: view) else { return }
    if state == .possible {
      if abs(place.y - start.y) > 40 { state = .began }
    } else {
      state = .changed
    }
  }

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    state = state == .possible ? .failed : .ended
  }

  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
    state = state == .possible ? .failed : .cancelled
  }

  override func reset() {
    super.reset()
    start = nil
  }

  override func canBePrevented(by preventingGestureRecognizer: UIGestureRecognizer) -> Bool {
    false
  }
}
