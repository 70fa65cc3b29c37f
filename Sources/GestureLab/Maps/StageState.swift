#if HEADLESS
import Foundation
import HeadlessUIKit

/// A snapshot of everything on a stage that a drag may change.
@MainActor
struct StageState {
  private let controllers: ControllersState
  private var views: [ViewState] = []

  /// Takes a snapshot of the controllers and all views.
  init(_ stage: Stage) {
    controllers = ControllersState(stage)
    add(stage.window)
  }

  /// Whether a stage matches the snapshot.
  func matches(_ stage: Stage) -> Bool {
    var count = 0
    return controllers == ControllersState(stage) && matches(stage.window, &count)
      && count == views.count
  }

  private mutating func add(_ view: UIView) {
    views.append(ViewState(view))
    for subview in view.subviews { add(subview) }
  }

  /// Whether a view hierarchy matches the views from an index on.
  private func matches(_ view: UIView, _ count: inout Int) -> Bool {
    guard count < views.count, views[count] == ViewState(view) else { return false }
    count += 1
    for subview in view.subviews where !matches(subview, &count) { return false }
    return true
  }
}

/// The view controllers, and whether anything is pending.
@MainActor
private struct ControllersState: Equatable {
  private let screens: [ObjectIdentifier]
  private let presented: ObjectIdentifier?
  private let isMoving: Bool

  init(_ stage: Stage) {
    let navigation = stage.navigation
    screens = navigation.viewControllers.map { ObjectIdentifier($0) }
    presented = navigation.presentedViewController.map { ObjectIdentifier($0) }
    isMoving = navigation.transitionCoordinator != nil || !stage.engine.clock.isIdle
  }
}

/// A view: its identity, geometry, number of recognizers and slider value.
@MainActor
private struct ViewState: Equatable {
  private let view: ObjectIdentifier
  private let frame: CGRect
  private let bounds: CGRect
  private let recognizers: Int
  private let value: Float

  init(_ view: UIView) {
    self.view = ObjectIdentifier(view)
    frame = view.frame
    bounds = view.bounds
    recognizers = view.gestureRecognizers?.count ?? 0
    value = (view as? UISlider)?.value ?? 0
  }
}
#endif
