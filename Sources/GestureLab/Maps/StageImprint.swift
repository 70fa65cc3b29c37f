import Foundation
import HeadlessUIKit

/// All that a drag may leave behind on a stage, to see whether it left anything.
@MainActor
struct StageImprint: Equatable {
  private var screens: [ObjectIdentifier] = []
  private var presented: ObjectIdentifier?
  private var isInTransition = false
  private var views: [ViewImprint] = []

  /// One view: which, where, how many recognizers it has, and the value of a slider.
  private struct ViewImprint: Equatable {
    let view: ObjectIdentifier
    let frame: CGRect
    let bounds: CGRect
    let recognizers: Int
    let value: Float
  }

  /// Looks at the controllers, and at every view.
  init(_ stage: Stage) {
    let navigation = stage.navigation
    screens = navigation.viewControllers.map { ObjectIdentifier($0) }
    presented = navigation.presentedViewController.map { ObjectIdentifier($0) }
    isInTransition = navigation.transitionCoordinator != nil || !stage.engine.clock.isIdle
    add(stage.window)
  }

  private mutating func add(_ view: UIView) {
    views.append(
      ViewImprint(
        view: ObjectIdentifier(view), frame: view.frame, bounds: view.bounds,
        recognizers: view.gestureRecognizers?.count ?? 0,
        value: (view as? UISlider)?.value ?? 0))
    for subview in view.subviews { add(subview) }
  }
}
