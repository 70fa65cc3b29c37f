import Foundation
import UIKitShim

/// A recognizer of a content whose role concerns the pans around it.
///
/// The pans around the content wait for it to fail, or the content's own pan does. The relation is
/// dynamic and on the subclass, so nothing is left behind when it is removed (C214). It never
/// cancels or delays a touch, and is never prevented.
@MainActor
class EnclosingPanRecognizer: UIGestureRecognizer {
  /// The view that has the role.
  private(set) weak var content: UIView?
  /// The touch that is judged first: the earliest that is down, or the last one once none is.
  var judged: UITouch? { first?.touch }
  /// Where it landed, in pt of the window.
  var start: CGPoint { first?.start ?? .zero }
  private var first: Landing? { landings.first { $0.isDown } ?? landings.last }
  /// The touches whose movement is judged, and where they landed, in pt of the window, which does not
  /// move with a sheet (C112).
  private var landings: [Landing] = []
  /// The number of them that are down.
  private(set) var touchCount = 0
  /// The views around the competitor when the touch landed: a touch keeps its recognizers when the app
  /// moves the view, as into an overlay in which it is dragged.
  private var around: Set<ObjectIdentifier> = []
  /// The roles under the touch, found before any recognizer receives it.
  private(set) var roles = RoleLookup()

  /// How the content treats the pans around it.
  let kind: PopGestureRole.TowardsEnclosingPans

  private struct Landing {
    private(set) weak var touch: UITouch?
    let start: CGPoint

    @MainActor
    var isDown: Bool { touch.map { $0.phase != .ended && $0.phase != .cancelled } ?? false }
  }

  init(of content: UIView, which kind: PopGestureRole.TowardsEnclosingPans, named name: String) {
    self.content = content
    self.kind = kind
    super.init(target: nil, action: nil)
    self.name = name
    cancelsTouchesInView = false
    delaysTouchesEnded = false
  }

  /// The role of the content and its name; nil once it has none.
  var registration: PopGestureRegistration? { content?.popGestureRegistration }

  /// The view that competes for the touch: the content, or the scroll view to which it gives its
  /// role as a region; nil if the touch does not concern the region.
  var competitor: UIView? {
    guard let region = content as? PopGestureRegion else { return content }
    return roles.competitor(of: region)
  }

  /// The view along whose edges a strip lies, and which tells leading from trailing: that of the
  /// navigation controller, or the window.
  var container: UIView {
    let navigationView = content?.enclosingNavigationController?.viewIfLoaded
    return navigationView ?? content?.window ?? content ?? UIView()
  }

  var layoutDirection: PopAttempt.LayoutDirection { container.layoutDirection }

  /// Called before any recognizer receives the first touch, while what it will stop still moves
  /// (C030, C170).
  func touchWillBegin(_ touch: UITouch) {
    roles = RoleLookup(under: touch.view, at: touch.place)
    around = Set((competitor?.superview?.ancestors(through: nil) ?? []).map(ObjectIdentifier.init))
  }

  /// Judges touches that land until the recognizer is reset.
  func judge(_ touches: some Sequence<UITouch>) {
    for touch in touches {
      landings.append(Landing(touch: touch, start: touch.location(in: nil)))
      touchCount += 1
    }
  }

  /// Follows touches that have ended until the last one has.
  func end(_ touches: Set<UITouch>) {
    touchCount -= touches.count
    if touchCount <= 0 { state = isActive ? .ended : .failed }
  }

  /// How far a judged touch is from where it landed, in pt of the window, the farthest of several; nil
  /// if none is among the touches.
  func translation(among touches: Set<UITouch>) -> CGPoint? {
    var farthest: CGPoint?
    for landing in landings {
      guard let touch = landing.touch, touches.contains(touch) else { continue }
      let location = touch.location(in: nil)
      let way = CGPoint(x: location.x - landing.start.x, y: location.y - landing.start.y)
      if hypot(way.x, way.y) > farthest.map({ hypot($0.x, $0.y) }) ?? -1 { farthest = way }
    }
    return farthest
  }

  /// How far the touches that are down have moved on average, in pt of the window: a pan follows
  /// several as their centroid.
  var meanTranslation: CGPoint {
    let down = landings.filter(\.isDown)
    return down.reduce(.zero) { mean, landing in
      let location = landing.touch?.location(in: nil) ?? landing.start
      return CGPoint(
        x: mean.x + (location.x - landing.start.x) / CGFloat(down.count),
        y: mean.y + (location.y - landing.start.y) / CGFloat(down.count))
    }
  }

  /// Returns a recognizer that is the pan of an ancestor of the content; nil for any other.
  ///
  /// One that performs a navigation gesture is none: those have gates.
  func panAround(_ other: UIGestureRecognizer) -> UIPanGestureRecognizer? {
    guard let pan = other as? UIPanGestureRecognizer, isAround(pan) else { return nil }
    return pan
  }

  /// Whether a recognizer is on an ancestor of the content, and performs no navigation gesture.
  func isAround(_ other: UIGestureRecognizer) -> Bool {
    guard let content = competitor, let outer = other.view, outer !== content,
      around.isEmpty ? content.isDescendant(of: outer) : around.contains(ObjectIdentifier(outer)),
      !belongsToDrawing(other, around: content),
      !(other is any ArbitrationRecognizer)
    else { return false }
    return !other.performsNavigationGesture(around: content)
  }

  /// Whether a recognizer is that of the drawing of which the content is a part, and does not scroll it.
  ///
  /// The pans on a view that hosts SwiftUI are around its content.
  private func belongsToDrawing(_ other: UIGestureRecognizer, around content: UIView) -> Bool {
    guard other.view === view, (content as? PopGestureRegion)?.nesting == nil,
      content is PopGestureRegion
    else { return false }
    return (view as? UIScrollView)?.panGestureRecognizer !== other
  }

  /// Reports whether the pans around the content may begin.
  func report(allows: Bool, _ reason: PopReason) {
    content?.reportEnclosingPanDecision(allows: allows, reason, for: judged)
  }

  override func shouldReceive(_ event: UIEvent) -> Bool {
    guard event.type == .touches, content?.hasRemovedArbiter == false else { return false }
    if landings.isEmpty, let view,
      let touch = event.allTouches?.inOrder.first(where: {
        $0.phase == .began && $0.view?.isDescendant(of: view) ?? false
      })
    {
      touchWillBegin(touch)
    }
    return super.shouldReceive(event)
  }

  override func reset() {
    super.reset()
    (landings, touchCount, around) = ([], 0, [])
    roles = RoleLookup()
  }

  override func canPrevent(_ preventedGestureRecognizer: UIGestureRecognizer) -> Bool { false }

  override func canBePrevented(by preventingGestureRecognizer: UIGestureRecognizer) -> Bool {
    false
  }
}

// MARK: - What the content keeps

extension EnclosingPanRecognizer {
  /// Why the content does not defer to a drag this way: it claims the drag, or says of pops and pushes
  /// to that side.
  func objection(towards translation: CGPoint) -> PopReason? {
    guard let competitor, let judged, let registration else { return nil }
    let claimed = registration.role.claimedDrags
    if !claimed.isEmpty {
      return claimed.contains(DragDirections(of: translation, in: layoutDirection))
        ? .claimed(name: registration.name, drags: claimed) : nil
    }
    let gesture = gesture(towards: translation.x)
    let space = container
    let isOverEdge = gesture == .contentPop && mayBeginOverEdge
    let attempt = PopAttempt(
      gesture: isOverEdge ? .edgePop : gesture, start: space.convert(start, from: nil),
      container: space.bounds, layoutDirection: layoutDirection)
    var asksAnything = false
    for view in innerScrollViews + [competitor] {
      func drag() -> PopGestureRole.Drag {
        PopGestureRole.Drag(view: view, location: judged.location(in: view), gesture: gesture)
      }
      guard
        let demand = registration.role.demand(
          on: gesture, of: view as? UIScrollView, in: layoutDirection, drag, isClaimed: false)
      else { continue }
      asksAnything = true
      let content = PopAttempt.Content(name: registration.name, demand: demand)
      if let objection = content.objection(to: attempt) { return objection }
    }
    return asksAnything ? nil : .notClaimed(name: registration.name)
  }

  /// Whether a pan is one of content that defers.
  func isOfContent(_ pan: UIPanGestureRecognizer) -> Bool {
    guard let competitor, let role = registration?.role else { return false }
    return role.defers(
      pan, in: innerScrollViews.first { $0.panGestureRecognizer === pan } ?? competitor)
  }

  /// The scroll views in the competitor under the touch that share its role; known before the touch
  /// is received, because relations may be asked then (C088).
  var innerScrollViews: [UIScrollView] {
    guard let competitor, let hitView = roles.hitView else { return [] }
    return hitView.ancestors(through: competitor).compactMap { view in
      (view as? UIScrollView).flatMap { scrollView in
        roles.content(around: scrollView)?.view === competitor ? scrollView : nil
      }
    }
  }

  /// Whether a screen-edge pan around the content may begin: an edge swipe is deliberate (C256),
  /// wherever the content rests.
  private var mayBeginOverEdge: Bool {
    judged?.gestureRecognizers?.contains { recognizer in
      recognizer is ScreenEdgePanGestureRecognizer && recognizer.isEnabled
        && recognizer.state == .possible && panAround(recognizer) != nil
    } ?? false
  }

  /// The gesture that leads to a side: a pop towards trailing, a push towards leading.
  func gesture(towards x: CGFloat) -> NavigationGesture {
    layoutDirection.towardsTrailing(x) > 0 ? .contentPop : .push
  }
}

extension UIGestureRecognizer {
  /// Whether the recognizer pops or pushes in a navigation controller around a view.
  package func performsNavigationGesture(around view: UIView) -> Bool {
    var performs = false
    view.forEachEnclosingNavigationController { navigation in
      let pops = PopRecognizers(of: navigation, judgedBy: navigation.existingGestureArbiter)
      if pops.gesture(of: self) != nil { performs = true }
    }
    return performs
  }
}
