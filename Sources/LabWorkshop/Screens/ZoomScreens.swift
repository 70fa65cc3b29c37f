#if HEADLESS
import Foundation
import GestureArbitration
import GestureLab
import HeadlessUIKit

/// Screens that a zoom transition has shown (C253), whose hook is the arbiter's. Before iOS 18 they
/// are pushed as any other.
extension LabScreen {
  /// A screen without content.
  package static let zoom = LabScreen(
    "zoom", title: "zoomed screen", owner: { $0.mayDismiss ? .pop : .unclaimed }
  ) { stage in
    pushZoomed(UIViewController(), on: stage)
    return []
  }

  /// A list without a role that rests at its top.
  package static let zoomedListAtTop = LabScreen(
    "zoom-list-top", title: "zoomed list at its top",
    owner: { $0.mayDismiss ? .pop : $0.heading == .vertical ? .content("list") : .unclaimed }
  ) { stage in [list(on: stage, offset: 0)] }

  /// The same list, scrolled.
  package static let zoomedListInTheMiddle = LabScreen(
    "zoom-list-middle", title: "zoomed list that has scrolled",
    owner: {
      $0.heading == .vertical ? .content("list") : $0.mayDismiss ? .pop : .unclaimed
    }
  ) { stage in [list(on: stage, offset: 600)] }

  /// A photo that is magnified, and keeps every drag while it is.
  package static let zoomedPhoto = LabScreen(
    "zoom-photo", title: "zoomed screen with a magnified photo", owner: { _ in .content("photo") }
  ) { stage in
    let screen = UIViewController()
    let photo = UIScrollView(frame: StageMetrics.screen)
    photo.contentSize = CGSize(width: 1_170, height: 2_532)
    photo.contentOffset = CGPoint(x: 390, y: 844)
    photo.panGestureRecognizer.name = "photo.pan"
    screen.view.addSubview(photo)
    pushZoomed(screen, on: stage)
    return [LabContent(name: "photo", view: photo, role: .claims(.allDrags, from: .all))]
  }

  /// A screen that refuses to be popped.
  package static let zoomedRefusing = LabScreen(
    "zoom-refusing", title: "zoomed screen that refuses to be popped", owner: { _ in .unclaimed }
  ) { stage in
    pushZoomed(RefusingController(), on: stage)
    return []
  }

  /// A screen whose pops are suspended.
  package static let zoomedSuspended = LabScreen(
    "zoom-suspended", title: "zoomed screen whose pops are suspended", owner: { _ in .unclaimed },
    prepare: { arbiter in
      if let owner = arbiter.navigationController {
        arbiter.suspend(for: owner, because: "recording")
      }
    }
  ) { stage in
    pushZoomed(UIViewController(), on: stage)
    return []
  }

  private static func list(on stage: Stage, offset: CGFloat) -> LabContent {
    let screen = UIViewController()
    let list = UIScrollView(frame: StageMetrics.screen)
    list.contentSize = CGSize(width: 390, height: 4_000)
    list.contentOffset.y = offset
    list.panGestureRecognizer.name = "list.pan"
    screen.view.addSubview(list)
    pushZoomed(screen, on: stage)
    return LabContent(name: "list", view: list, role: nil)
  }

  /// Pushes a screen with a zoom, whose hook asks the arbiter as long as there is one.
  private static func pushZoomed(_ screen: UIViewController, on stage: Stage) {
    let options = UIViewController.Transition.ZoomOptions()
    options.interactiveDismissShouldBegin = stage.navigation.gestureArbiter.zoomDismissal
    screen.preferredTransition = .zoom(options: options) { _ in nil }
    stage.push(screen)
  }
}
#endif
