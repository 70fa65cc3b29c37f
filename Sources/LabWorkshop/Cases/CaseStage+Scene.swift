#if HEADLESS
import GestureArbitration
import GestureLab
import HeadlessUIKit

extension CaseStage {
  /// What there is now, which should be at rest.
  var scene: Log.Scene {
    var scene = Log.Scene()
    for (name, stack) in stacks {
      scene.shown[Log.Scene.stack(name)] =
        stack.viewControllers.map { $0.title ?? "?" }.joined(separator: Log.Scene.separator)
      if let presented = stack.presentedViewController, presented.presentingViewController === stack
      {
        scene.shown["presented over \(name)"] = "something"
      }
      if stack.transitionCoordinator != nil { scene.leftOver["transition of \(name)"] = "running" }
      if let top = stack.topViewController, stack.viewIfLoaded?.window != nil,
        top.viewIfLoaded?.window == nil
      {
        scene.leftOver["top screen of \(name)"] = "not shown"
      }
      if stack.transitionCoordinator == nil,
        let views = stack.topViewController?.viewIfLoaded?
          .superview?.subviews, views.count > 1
      {
        scene.leftOver["views of \(name)"] = "\(views.count) beside each other"
      }
      if stack.children.count != stack.viewControllers.count {
        scene.leftOver["children of \(name)"] = "others than its screens"
      }
    }
    for (name, screen) in screens {
      if let view = screen.viewIfLoaded, let window = view.window {
        let number = windows.firstIndex { $0 === window } ?? -1
        let frame = view.convert(view.bounds, to: nil)
        scene.shown["place of \(name)"] =
          "(\(Int(frame.minX.rounded())), \(Int(frame.minY.rounded()))) in window \(number + 1)"
      }
      if let content = screen.content as? UIScrollView, content.window != nil {
        scene.shown["offset of \(name)"] =
          "(\(Int(content.contentOffset.x.rounded())), \(Int(content.contentOffset.y.rounded())))"
      }
      // What is covered shows no back button.
      if screen.navigationItem.backAction != nil, screen.viewIfLoaded?.window != nil {
        scene.ofPackage["back action of \(name)"] = "set"
      }
    }
    for (index, window) in windows.enumerated() {
      let recognizers = window.allRecognizers
      let left = recognizers.filter { $0.state != .possible }.map(\.displayName)
      if !left.isEmpty {
        scene.leftOver["recognizers of window \(index + 1)"] = left.sorted().joined(separator: ", ")
      }
      let count = recognizers.count(where: \.isOfArbiter)
      if count > 0 { scene.ofPackage["recognizers in window \(index + 1)"] = "\(count)" }
    }
    for tree in trees { scene.leftOver.merge(tree.leftOver) { $1 } }
    if !stage.engine.clock.isIdle { scene.leftOver["timers"] = "running" }
    return scene
  }
}

extension CaseStage {
  /// Where things are now.
  var motion: Log.Motion {
    var motion = Log.Motion()
    var scrollViews = screens.compactMapValues { screen in
      screen.content as? UIScrollView
        ?? screen.pages?.pager.view.subviews.lazy.compactMap { $0 as? UIScrollView }.first
    }
    for tree in trees { scrollViews.merge(tree.scrollViews) { $1 } }
    motion.offsets = scrollViews.mapValues(\.contentOffset)
    motion.dragged = Set(scrollViews.filter(\.value.isDragging).keys)
    for (name, stack) in stacks {
      if stack.transitionCoordinator != nil { motion.moving.insert(name) }
      motion.screens[name] = stack.movedController?.viewIfLoaded?.convert(.zero, to: nil).x
    }
    return motion
  }
}

extension UINavigationController {
  /// The controller that a transition takes away; the top one without a transition.
  var movedController: UIViewController? {
    transitionCoordinator?.viewController(forKey: .from) ?? topViewController
  }
}

extension UIView {
  /// The recognizers of the view and those in it.
  fileprivate var allRecognizers: [UIGestureRecognizer] {
    subviews.reduce(into: gestureRecognizers ?? []) { $0 += $1.allRecognizers }
  }
}
#endif
