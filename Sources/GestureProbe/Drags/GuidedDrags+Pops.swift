import GestureDiagnostics
import UIKitShim

extension GuidedDrag {
  /// Drags that show when screens are asked about their pops.
  static let asked: [GuidedDrag] = [
    GuidedDrag(
      "screen-refuses", title: "Screen that refuses its pop",
      instruction: "Drag to the right from the middle; the screen should stay.",
      questions: ["heldState"], touches: [.right(from: Place(0.5, 0.5))]
    ) { [RefusingScreen("Refuses")] }
  ]

  /// Pops that follow each other, or are cancelled.
  static let chained: [GuidedDrag] = [
    GuidedDrag(
      "chained-pops", title: "Two pops in a row",
      instruction: "Swipe to the right twice from the middle, as fast as you can.",
      questions: ["runningSlide"],
      touches: [
        .right(from: Place(0.4, 0.5), by: 220),
        .right(from: Place(0.4, 0.5), after: 0.35, by: 220),
      ]
    ) { [ContentScreen("First"), ContentScreen("Second"), ContentScreen("Third")] },
    GuidedDrag(
      "chained-pops-bezel", title: "Two pops in a row, from the bezel",
      instruction: "Swipe to the right twice from outside the left edge, as fast as you can.",
      questions: ["runningSlide", "contentPopAndEdge"],
      touches: [
        .right(from: Place(fromLeft: 2, 0.5), by: 220),
        .right(from: Place(fromLeft: 2, 0.5), after: 0.35, by: 220),
      ]
    ) { [ContentScreen("First"), ContentScreen("Second"), ContentScreen("Third")] },
    GuidedDrag(
      "resting-thumb", title: "A thumb that rests",
      instruction: "Rest a thumb on the screen, and swipe to the right with another finger.",
      questions: ["secondTouchOfPop"],
      touches: [
        Touch(from: Place(0.2, 0.3), Leg(over: 0, hold: 1.5)),
        .right(from: Place(0.3, 0.6), after: 0.5, by: 220),
      ]
    ) { [ContentScreen("Pops")] },
    GuidedDrag(
      "cancelled-pop", title: "A pop that is taken back",
      instruction: "Drag a little to the right from the middle, then back, and lift.",
      questions: ["stackDuringPop"],
      touches: [
        Touch(from: Place(0.4, 0.5), Leg(x: 80, over: 0.3), Leg(x: -60, over: 0.3))
      ]
    ) { [ContentScreen("Stays")] },
    GuidedDrag(
      "pop-after-cancel", title: "A pop right after one that is taken back",
      instruction:
        "Drag a little to the right and back, lift, and at once swipe to the right again.",
      questions: ["stackDuringPop"],
      touches: [
        Touch(from: Place(0.4, 0.5), Leg(x: 80, over: 0.3), Leg(x: -60, over: 0.3)),
        .right(from: Place(0.4, 0.5), after: 0.7, by: 220),
      ]
    ) { [ContentScreen("First"), ContentScreen("Second")] },
    GuidedDrag(
      "disabled-mid-pop", title: "Recognizers disabled during their pop",
      instruction: "Drag slowly to the right from the middle, and lift after two seconds.",
      questions: ["disabledMidPop"],
      touches: [Touch(from: Place(0.3, 0.5), Leg(x: 200, over: 0.8, hold: 0.4))],
      isRebuildable: false
    ) { [DisablingScreen("Disables")] },
  ]

  /// Pops of the driver, and what they require of UIKit's transitions.
  static let driven: [GuidedDrag] = [
    GuidedDrag(
      "driver-pop", title: "Pop of the driver",
      instruction: "Drag to the right from the middle until the screen has gone.",
      questions: ["animatorTime"], driver: .arbiter,
      touches: [.right(from: Place(0.4, 0.5), by: 220)]
    ) { [slidingScreen("Slides")] },
    GuidedDrag(
      "driver-endurance", title: "Endurance of the driver",
      instruction: "Swipe to the right six times from the middle, as fast as you can.",
      questions: ["touchDuringSlide", "animatorTime"], driver: .arbiter,
      touches: (0..<6).map { .right(from: Place(0.4, 0.5), after: 0.35 * Double($0), by: 220) }
    ) { (1...6).map { slidingScreen("Screen \($0)") } },
    GuidedDrag(
      "driver-chained-pops", title: "Three pops of the driver in a row",
      instruction: "Swipe to the right three times from the middle, as fast as you can.",
      questions: ["touchDuringSlide", "animatorTime"], driver: .arbiter,
      touches: [
        .right(from: Place(0.4, 0.5), by: 220),
        .right(from: Place(0.4, 0.5), after: 0.35, by: 220),
        .right(from: Place(0.4, 0.5), after: 0.7, by: 220),
      ]
    ) { [slidingScreen("First"), slidingScreen("Second"), slidingScreen("Third")] },
    GuidedDrag(
      "driver-bezel", title: "Pop of the driver from the bezel",
      instruction:
        "Drag to the right from outside the left edge, then straight up, then to the right again.",
      questions: ["animatorTime"], driver: .arbiter,
      touches: [
        Touch(
          from: Place(fromLeft: 2, 0.6), Leg(x: 60, over: 0.2), Leg(y: -80, over: 0.2),
          Leg(x: 160, over: 0.2))
      ]
    ) { [hiddenButtonScreen("Slides")] },
    GuidedDrag(
      "driver-cancelled", title: "Pop of the driver, taken back",
      instruction: "Drag a little to the right, then back, lift, and swipe again at once.",
      questions: ["animatorTime"], driver: .arbiter,
      touches: [
        Touch(from: Place(0.4, 0.5), Leg(x: 80, over: 0.3), Leg(x: -60, over: 0.3)),
        .right(from: Place(0.4, 0.5), after: 0.7, by: 220),
      ]
    ) { [slidingScreen("First"), slidingScreen("Second")] },
  ]

  /// A screen whose pop UIKit's edge pop refuses (C200).
  @MainActor
  private static func hiddenButtonScreen(_ title: String) -> UIViewController {
    let screen = slidingScreen(title)
    screen.navigationItem.hidesBackButton = true
    return screen
  }

  @MainActor
  private static func slidingScreen(_ title: String) -> UIViewController {
    let screen = ContentScreen(title)
    screen.popTransition = .sideBySide
    return screen
  }
}

/// A screen that refuses its pop.
@MainActor
private final class RefusingScreen: ContentScreen, PopIntercepting {
  override func viewDidLoad() {
    super.viewDidLoad()
    popInterceptor = self
  }

  func allowsPop(by trigger: PopTrigger) -> Bool { false }
}

/// A screen that disables UIKit's pops when its own pop starts, and enables them when it is over.
@MainActor
private final class DisablingScreen: ContentScreen {
  private var disabled: [UIGestureRecognizer] = []

  override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    guard let navigation = navigationController else { return }
    disabled = NavigationGesture.allCases.compactMap(navigation.systemRecognizer)
      .filter(\.isEnabled)
    for pop in disabled { pop.isEnabled = false }
  }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    enable()
  }

  override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    enable()
  }

  private func enable() {
    for pop in disabled { pop.isEnabled = true }
    disabled = []
  }
}
