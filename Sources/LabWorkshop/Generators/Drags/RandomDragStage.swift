#if HEADLESS
import Foundation
import GestureArbitration
import GestureLab
import HeadlessUIKit

/// The stage of a random drag: a pushed screen, its content, and the arbiter.
@MainActor
final class RandomDragStage {
  let stage: Stage
  /// The screen that a pop moves.
  let screen: UIViewController
  /// The scroll views that defer to pops.
  private(set) var deferring: [UIScrollView] = []
  private let drag: RandomDragCase
  private let fault: PlantedFault?
  /// Whether the stage has an arbiter, and the content its role.
  private let isArbitrated: Bool

  init(_ drag: RandomDragCase, fault: PlantedFault? = nil, isArbitrated: Bool = true) {
    self.drag = drag
    self.fault = fault
    self.isArbitrated = isArbitrated
    stage = Stage(
      behavior: drag.behavior, layoutDirection: drag.isMirrored ? .rightToLeft : .leftToRight,
      seed: drag.shuffle)
    let paged: LabScreen = drag.isPastLeadingEdge ? .pagesMiddle : .pagesFirst
    let pages = drag.content == .pageController ? paged.present(on: stage) : []
    if pages.isEmpty { stage.push(UIViewController()) }
    screen = stage.navigation.topViewController ?? UIViewController()
    if isArbitrated { stage.arbiter.onIssue = { _ in } }
    for content in pages {
      deferring += content.view.subviews.compactMap { $0 as? UIScrollView }
      if hasRoles, let role = content.role { content.view.popGestureRole = role }
    }
    addContent()
    guard isArbitrated else { return }
    stage.arbiter.driver = drag.driver == .uikitOnly ? .uikitOnly : .arbiter
    if drag.driver == .popTransition { screen.popTransition = .sideBySide }
    if drag.hasAppPan { addAppPan() }
  }

  private var hasRoles: Bool { isArbitrated && fault != .undeferred }

  /// The offsets of the content that defers, in pt.
  var offsets: [CGPoint] { deferring.map(\.contentOffset) }

  /// Returns how far the content that defers has moved from earlier offsets, in pt.
  func travels(since offsets: [CGPoint]) -> [CGPoint] {
    zip(self.offsets, offsets).map { CGPoint(x: $0.x - $1.x, y: $0.y - $1.y) }
  }

  /// Whether content that defers scrolls with the touch.
  var isScrolling: Bool { deferring.contains(where: \.isDragging) }

  /// Whether a pop has begun: UIKit's, a driver's, or the app's.
  var isPopping: Bool {
    stage.navigation.transitionCoordinator != nil || isMovedByApp
  }

  /// Whether the app's pan has begun and not ended; a held pan may read so before (C093).
  private(set) var isMovedByApp = false

  /// Whether UIKit's own recognizer moves the screen.
  var isMovedByUIKit: Bool {
    NavigationGesture.allCases.contains { isActive(stage.navigation.systemRecognizer(for: $0)) }
  }

  /// How far the screen is from its place towards the trailing edge, in pt.
  var screenTravel: CGFloat {
    let x = screen.view.convert(CGPoint.zero, to: nil).x
    return drag.isMirrored ? -x : x
  }

  /// Moves the screen in a leap when a pop begins, for a fault.
  func leap() {
    screen.view.bounds.origin.x = drag.isMirrored ? 30 : -30
  }

  private func isActive(_ recognizer: UIGestureRecognizer?) -> Bool {
    recognizer?.state == .began || recognizer?.state == .changed
  }

  /// Adds a registered pan, which pops when it begins.
  private func addAppPan() {
    let pan = fault == .late ? LatePan() : UIPanGestureRecognizer()
    pan.name = "app.pan"
    pan.observeActions { [weak self] recognizer in
      self?.isMovedByApp = recognizer.state == .began || recognizer.state == .changed
      if recognizer.state == .began {
        self?.stage.navigation.popViewController(animated: true)
      }
    }
    stage.navigation.view.addGestureRecognizer(pan)
    stage.arbiter.addPopRecognizer(pan, for: .contentPop)
  }

  private func addContent() {
    let size = StageMetrics.screen.size
    let wide = CGSize(width: size.width * 5, height: size.height)
    let tall = CGSize(width: size.width, height: 4_000)
    switch drag.content {
    case .nothing, .pageController: break
    case .pager: add("pager", wide, as: .pagingScrollView)
    case .pagerKeepingEdgeSwipes:
      add("pager", wide, as: .pagingScrollView(keepsEdgeSwipes: true))
    case .carousel: add("carousel", wide, as: .carousel)
    case .wideCarousel: add("carousel", wide, as: .carousel(stripWidth: 400))
    case .pagerInList:
      let list = add("list", tall, as: nil)
      add("pager", wide, as: .pagingScrollView, in: list)
    case .listInPager:
      let pager = add("pager", wide, as: .pagingScrollView)
      let list = add("list", tall, as: nil, in: pager)
      list.frame.origin.x = pager.contentOffset.x
    case .list: add("list", tall, as: nil)
    case .registeredList: add("list", tall, as: .pagingScrollView)
    case .map: add("map", CGSize(width: wide.width, height: tall.height), as: .map)
    case .custom:
      add(
        "content", wide,
        as: .custom { $0.location.y > $0.view.bounds.midY ? "it is the lower half" : nil })
    }
  }

  @discardableResult
  private func add(
    _ name: String, _ content: CGSize, as role: PopGestureRole?, in parent: UIView? = nil
  ) -> UIScrollView {
    let scrollView = UIScrollView(frame: StageMetrics.screen)
    scrollView.contentSize = content
    scrollView.isPagingEnabled = name == "pager"
    scrollView.panGestureRecognizer.name = "\(name).pan"
    if content.width > scrollView.bounds.width {
      let end = content.width - scrollView.bounds.width
      let isInMiddle = drag.isPastLeadingEdge || name == "carousel"
      scrollView.contentOffset.x = isInMiddle ? end / 2 : drag.isMirrored ? end : 0
    }
    if role != nil, drag.isPastLeadingEdge {
      scrollView.contentOffset.y = (content.height - scrollView.bounds.height) / 2
    }
    (parent ?? screen.view).addSubview(scrollView)
    if let role {
      deferring.append(scrollView)
      if hasRoles { scrollView.popGestureRole = role }
      if isArbitrated, fault == .ownerless { holdForever(scrollView) }
    }
    return scrollView
  }

  /// Lets content wait for a recognizer that never fails, for a fault.
  private func holdForever(_ scrollView: UIScrollView) {
    let recognizer = UIGestureRecognizer()
    scrollView.addGestureRecognizer(recognizer)
    scrollView.panGestureRecognizer.require(toFail: recognizer)
  }
}

/// A pan that ignores the first 60 pt of a drag, for a fault.
@MainActor
private final class LatePan: UIPanGestureRecognizer {
  private var start: CGPoint?

  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    guard let point = touches.first?.location(in: nil) else { return }
    let start = start ?? point
    self.start = start
    if hypot(point.x - start.x, point.y - start.y) >= 60 {
      super.touchesMoved(touches, with: event)
    }
  }

  override func reset() {
    super.reset()
    start = nil
  }
}
#endif
