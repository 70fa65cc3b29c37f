#if HEADLESS
import Foundation
import GestureArbitration
import HeadlessUIKit

/// A screen of the stack that is built again.
@MainActor
final class SnapshotController: UIViewController {
  /// What was built with the stack, kept by its root.
  var building: SnapshotBuilding?
}

/// A stage on which the screen of a snapshot is built again.
///
/// The stack's root keeps it, and so it keeps nothing of the stack once that is built.
@MainActor
final class SnapshotBuilding {
  let snapshot: GestureSnapshot
  unowned let stage: Stage
  /// The controllers, by their index in the snapshot, while they are built.
  var controllers: [Int: UIViewController] = [:]
  /// The controllers once they are built, in the order of the snapshot.
  private(set) var built: [(index: Int, controller: WeakController)] = []
  /// The views, by their index in the snapshot, while they are built.
  var views: [Int: UIView] = [:]
  /// The recognizers, by their number in the snapshot.
  var recognizers: [Int: UIGestureRecognizer] = [:]
  let relations: SnapshotRelations
  let children: [[Int]]
  /// The recognizers of each view.
  let recognizersOfViews: [[Int]]
  /// The views that are the view of a controller, by its index.
  let controllerViews: [Int: Int]
  /// What is asked about rows, and retained only here.
  var asked: [AnyObject] = []
  /// What is asked about pops, and retained only here.
  var interceptors: [RebuiltInterceptor] = []
  /// What chooses where scroll views come to rest, by the number of their pan in the snapshot.
  var landings: [Int: RebuiltLanding] = [:]

  /// The views once they are built, by their index in the snapshot.
  private var builtViews: [Int: WeakView] = [:]

  /// The view that was built for one of the snapshot, if it is there still.
  func view(_ index: Int) -> UIView? { builtViews[index]?.view }

  private struct WeakView {
    weak var view: UIView?
  }

  struct WeakController {
    private(set) weak var controller: UIViewController?
  }

  init(of snapshot: GestureSnapshot, on stage: Stage) {
    self.snapshot = snapshot
    self.stage = stage
    var recognizersOfViews = Array(repeating: [Int](), count: snapshot.views.count)
    for (number, recognizer) in snapshot.recognizers.enumerated() {
      recognizersOfViews[recognizer.view].append(number)
    }
    self.recognizersOfViews = recognizersOfViews
    relations = SnapshotRelations(snapshot.relations)
    children = snapshot.childrenOfViews
    var controllerViews: [Int: Int] = [:]
    for (index, view) in snapshot.views.enumerated() {
      if let controller = view.controller { controllerViews[controller] = index }
    }
    self.controllerViews = controllerViews
  }

  /// Builds the window's controllers and views, those that are presented last, and returns what may
  /// own a drag.
  ///
  /// - Parameter differences: Receives where the copy differs, as sentences.
  func build(differences: ([String]) -> Void = { _ in }) -> [LabContent] {
    let insets = snapshot.window.safeArea
    stage.engine.safeAreaInsets = UIEdgeInsets(
      top: insets.top, left: insets.left, bottom: insets.bottom, right: insets.right)
    addRecognizers(to: stage.window, of: 0)
    views[0] = stage.window
    let root = controller(0)
    if stage.window.rootViewController !== root { stage.window.rootViewController = root }
    fill(controller: 0)
    for (index, value) in snapshot.controllers.enumerated() {
      guard let presenter = value.presenter, controllers[presenter] != nil else { continue }
      let presented = controller(index)
      presented.modalPresentationStyle = .init(value.presentation)
      presented.isModalInPresentation = value.isModal ?? false
      prepareSheet(index)
      controllers[presenter]?.present(presented, animated: false)
      stage.rest()
      fill(controller: index)
      adoptSheetPan(index)
    }
    if controllers[snapshot.navigation.controller] == nil {
      // Neither its parents nor a presentation lead to it: it is alone on the stage.
      stage.window.rootViewController = controller(snapshot.navigation.controller)
      fill(controller: snapshot.navigation.controller)
    }
    disablePops()
    (stage.navigation.viewControllers.first as? SnapshotController)?.building = self
    differences(self.differences)
    let contents = contents
    built = controllers.sorted { $0.key < $1.key }
      .map { ($0.key, WeakController(controller: $0.value)) }
    controllers = [:]
    builtViews = views.mapValues(WeakView.init)
    views = [:]
    return contents
  }

  /// Disables UIKit's pops that other code had disabled, or gives them another delegate.
  private func disablePops() {
    for (number, value) in snapshot.recognizers.enumerated() where value.pop != nil {
      guard let recognizer = recognizers[number] else { continue }
      if value.isEnabled == false { recognizer.isEnabled = false }
      // UIKit's content pop may have no delegate from the start.
      if value.delegate == nil, value.pop == .edgePop { recognizer.delegate = nil }
      if let delegate = value.delegate, delegate != "UIKit" { recognizer.delegate = relations }
    }
  }
}

// MARK: - Controllers

extension SnapshotBuilding {
  /// Makes a controller and those in it.
  func controller(_ index: Int) -> UIViewController {
    if let made = controllers[index] { return made }
    let value = snapshot.controllers[index]
    let isStack = index == snapshot.navigation.controller
    let inner =
      isStack
      ? snapshot.navigation.stack
      : snapshot.controllers.indices.filter { snapshot.controllers[$0].parent == index }
    let made: UIViewController =
      isStack
      ? stage.navigation
      // In a stack there is no other one.
      : value.kind == .navigation && !inner.contains(snapshot.navigation.controller)
        ? UINavigationController() : SnapshotController()
    controllers[index] = made
    if let navigation = made as? UINavigationController {
      var stack = inner.map { controller($0) }
      if stack.isEmpty { stack = [SnapshotController()] }
      navigation.setViewControllers(stack, animated: false)
      navigation.isNavigationBarHidden = value.isBarHidden ?? false
      navigation.hidesBarsOnSwipe = value.hidesBarsOnSwipe ?? false
      navigation.hidesBarsOnTap = value.hidesBarsOnTap ?? false
    } else {
      for child in inner where snapshot.controllers[child].presenter == nil {
        made.addChild(controller(child))
      }
      describe(made, value)
    }
    return made
  }

  private func describe(_ made: UIViewController, _ value: GestureSnapshot.Controller) {
    made.navigationItem.hidesBackButton = value.hidesBackButton ?? false
    if value.replacesBackButton ?? false {
      made.navigationItem.leftBarButtonItem =
        value.hasPopBackButton ?? false
        ? UIBarButtonItem(
          customView: PopBackButton(title: "Back", color: .label, highlightedColor: .gray))
        : UIBarButtonItem(title: "Back", style: .plain, target: nil, action: nil)
    }
    if value.hasBackAction ?? false { made.navigationItem.backAction = UIAction { _ in } }
    if value.isZoomed ?? false {
      let options = UIViewController.Transition.ZoomOptions()
      options.interactiveDismissShouldBegin = stage.navigation.gestureArbiter.zoomDismissal
      made.preferredTransition = .zoom(options: options) { _ in nil }
    }
  }

  /// Fills the view of a controller with what the snapshot has in its place.
  private func fill(controller index: Int) {
    guard let made = controllers[index], let view = controllerViews[index] else { return }
    fill(made.view, from: view, of: made)
  }
}

extension UIModalPresentationStyle {
  fileprivate init(_ presentation: GestureSnapshot.Controller.Presentation?) {
    self =
      switch presentation {
      case .sheet: .pageSheet
      // A custom presentation leaves the presenter's view in place by default.
      case .over, .popover, .custom: .overFullScreen
      case .fullScreen, nil: .fullScreen
      }
  }
}
#endif
