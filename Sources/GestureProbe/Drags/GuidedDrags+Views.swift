import GestureDiagnostics
import UIKitShim

extension GuidedDrag {
  /// Drags that show how bars and back buttons affect UIKit's pops.
  static let bars: [GuidedDrag] = [
    GuidedDrag(
      "hidden-bar", title: "Hidden bar", instruction: "Drag to the right from the middle.",
      questions: ["hiddenBar"], touches: [.right(from: Place(0.4, 0.5))]
    ) { [BarlessScreen("Hidden bar")] },
    GuidedDrag(
      "hidden-bar-bezel", title: "Hidden bar, from the bezel",
      instruction: "Drag to the right from outside the left edge of the screen.",
      questions: ["hiddenBar"], touches: [.right(from: Place(fromLeft: 2, 0.5))]
    ) { [BarlessScreen("Hidden bar")] },
    GuidedDrag(
      "back-action", title: "Back button with an action",
      instruction: "Drag to the right from the middle.",
      questions: ["backActionAndPop"], touches: [.right(from: Place(0.4, 0.5))]
    ) {
      let screen = ContentScreen("Back action")
      screen.navigationItem.backAction = UIAction(title: "Back") { [weak screen] _ in
        screen?.navigationController?.popViewController(animated: true)
      }
      return [screen]
    },
  ]

  /// Views under the touch that refuse recognizers.
  static let hitViews: [GuidedDrag] = [
    GuidedDrag(
      "hit-view-refuses", title: "View that lets no recognizer begin",
      instruction: "Drag to the right from the middle.",
      questions: ["viewShouldBegin"], touches: [.right(from: Place(0.4, 0.5))], isRebuildable: false
    ) { [refusingScreen] },
    GuidedDrag(
      "hit-view-refuses-bezel", title: "View that lets no recognizer begin, from the bezel",
      instruction: "Drag to the right from outside the left edge of the screen.",
      questions: ["viewShouldBegin"], touches: [.right(from: Place(fromLeft: 2, 0.5))],
      isRebuildable: false
    ) { [refusingScreen] },
  ]

  @MainActor private static var refusingScreen: UIViewController {
    ContentScreen("Refuses") { screen in
      let view = screen.fill(with: RefusingView())
      // It cancels no touches: whether the view is asked about such a recognizer is open.
      let pan = pan(named: "harmless.pan")
      pan.cancelsTouchesInView = false
      view.addGestureRecognizer(pan)
    }
  }
}

/// A screen that hides the bar while it is on top.
@MainActor
private final class BarlessScreen: ContentScreen {
  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    navigationController?.setNavigationBarHidden(true, animated: animated)
  }

  override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    navigationController?.setNavigationBarHidden(false, animated: animated)
  }
}

/// A view that lets no recognizer of its touches begin.
@MainActor
private final class RefusingView: UIView {
  override func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    false
  }
}
