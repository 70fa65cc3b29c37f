#if HEADLESS
import Foundation
import HeadlessUIKit

/// Builds the views and recognizers of a scenario.
@MainActor
enum ScenarioBuilder {
  /// Fills a window and returns the recognizers by id; the log records them and the views.
  static func build(
    _ scenario: ScreenScenario, in window: UIWindow, log: ScenarioLog
  ) -> [String: UIGestureRecognizer] {
    var views: [String: UIView] = [:]
    for view in scenario.views {
      let made = LoggedView(id: view.id, frame: view.frame, log: log)
      views[view.id] = made
      (view.parent.flatMap { views[$0] } ?? window).addSubview(made)
    }
    var recognizers: [String: UIGestureRecognizer] = [:]
    for description in scenario.recognizers {
      let recognizer = make(description)
      recognizer.name = description.id
      recognizer.isEnabled = description.isEnabled
      recognizer.cancelsTouchesInView = description.cancelsTouchesInView
      views[description.view]?.addGestureRecognizer(recognizer)
      recognizers[description.id] = recognizer
      log.follow(recognizer, as: description.id)
    }
    for relation in scenario.requireFailure {
      guard let blocker = recognizers[relation.blocker] else { continue }
      recognizers[relation.waiter]?.require(toFail: blocker)
    }
    attachDelegates(scenario, to: recognizers, keeper: window)
    return recognizers
  }

  private static func attachDelegates(
    _ scenario: ScreenScenario, to recognizers: [String: UIGestureRecognizer], keeper: UIWindow
  ) {
    for description in scenario.recognizers {
      let partners = scenario.simultaneous.filter { $0.owner == description.id }
      guard description.axis != nil || !partners.isEmpty else { continue }
      let delegate = ScenarioDelegate()
      delegate.axis = description.axis
      delegate.partners = partners.compactMap { recognizers[$0.other] }
      recognizers[description.id]?.delegate = delegate
      // A recognizer's delegate is weak (C038); the window outlives the scenario.
      keeper.associatedValues[ObjectIdentifier(delegate)] = delegate
    }
  }

  private static func make(_ description: ScreenScenario.Recognizer) -> UIGestureRecognizer {
    switch description.kind {
    case .tap:
      let tap = UITapGestureRecognizer()
      tap.numberOfTapsRequired = description.taps ?? 1
      tap.numberOfTouchesRequired = description.touches ?? 1
      return tap
    case .longPress:
      let press = UILongPressGestureRecognizer()
      press.minimumPressDuration = description.minDuration ?? press.minimumPressDuration
      press.allowableMovement = description.allowableMovement ?? press.allowableMovement
      press.numberOfTouchesRequired = description.touches ?? 1
      return press
    case .pan:
      let pan = UIPanGestureRecognizer()
      pan.minimumNumberOfTouches = description.touches ?? 1
      return pan
    case .swipe:
      let swipe = UISwipeGestureRecognizer()
      swipe.numberOfTouchesRequired = description.touches ?? 1
      return swipe
    case .pinch: return UIPinchGestureRecognizer()
    case .custom: return ScriptedRecognizer()
    }
  }
}
#endif
