import UIKitShim

extension GestureArbiter {
  /// Says what lies under a point, and what the rules say now of one finger that would land there.
  ///
  /// Nothing is changed by it, not even a drag that is under way. But whoever is asked when a finger lands
  /// is asked for this too: hit testing, the conditions of claims and ``ContentRole`` closures, the rules,
  /// and for the waits the recognizers under the point and their delegates, which are asked while no finger
  /// is down: `numberOfTouches` is 0 then. The screen on top is not asked whether it may be popped: that
  /// may have side effects.
  ///
  /// A static `require(toFail:)` of other code, and what UIKit's own recognizers keep to themselves, cannot
  /// be seen. Neither can be whether UIKit will have marked the finger as coming over the bezel: the edge
  /// pop is explained for every point. An arbiter that was taken away explains what it would say.
  ///
  /// - Parameter point: In pt of the navigation controller's view.
  public func explanation(at point: CGPoint) -> Explanation {
    aside { explain(point) }
  }

  private func explain(_ point: CGPoint) -> Explanation {
    guard let container = navigationController?.viewIfLoaded else {
      return Explanation(
        point: point, hitView: nil, isReached: false, contents: [], passages: [], waits: [])
    }
    let space = container.window ?? container
    let hitView = space.hitTest(container.convert(point, to: space), with: nil)
    let isReached = hitView?.isDescendant(of: container) ?? false
    let path = isReached ? hitView?.path(to: container) ?? [] : []
    let passages = Passage.allCases.filter { $0 != .push || isPushInQuestion }
    return Explanation(
      point: point, hitView: hitView.map { "\(type(of: $0))" }, isReached: isReached,
      contents: path.compactMap { content($0, asked: passages, point) },
      passages: isReached ? passages.compactMap { explain($0, point, hitView) } : [],
      waits: RecognizerWait.all(among: hitView?.recognizersAround ?? [], for: self).map {
        Explanation.Wait(
          waiter: $0.waiter.spokenName, blocker: $0.blocker.spokenName, source: $0.source)
      })
  }

  /// Whether there is a screen that a drag might push, or somebody means there to be.
  private var isPushInQuestion: Bool {
    navigationController?.topViewController?.pushCandidate != nil
  }

  private func explain(
    _ passage: Passage, _ point: CGPoint, _ hitView: UIView?
  ) -> Explanation.Passage? {
    let landing = FingerTrack(start: point, point: point, time: 0)
    guard
      let attempt = attempt(
        passage, phase: .touchDown, track: landing, fingers: 1, over: hitView)
    else { return nil }
    let screen = navigationController?.topViewController as? any PopIntercepting
    return Explanation.Passage(
      of: attempt, by: takers(of: passage).map(\.spokenName),
      under: passage == .push ? pushPolicy : policyInForce,
      asking: screen.map { "\(type(of: $0))" })
  }

  /// The recognizers that would begin, UIKit's first unless it waits for the arbiter's.
  private func takers(of passage: Passage) -> [UIGestureRecognizer] {
    let uikits = popRecognizer(for: passage).flatMap { $0.isEnabled ? $0 : nil }
    let own = gate(for: passage)?.ownPop
    if passage == .push, screenToPush == nil { return [] }
    if let uikits, let own, own.shouldBeRequiredToFail(by: uikits) { return [own, uikits] }
    return [uikits, own].compactMap { $0 }
  }

  private func content(
    _ view: UIView, asked passages: [Passage], _ point: CGPoint
  ) -> Explanation.Content? {
    guard let registered = view.registeredContent,
      let container = navigationController?.viewIfLoaded
    else { return nil }
    func demand(_ passage: Passage) -> AttemptContent.Demand? {
      guard passages.contains(passage) else { return nil }
      return view.attemptContent(
        of: passage, startingAt: point, in: container, read: container.readingDirection, for: self
      )?.demand
    }
    var content = Explanation.Content(
      name: registered.name, role: registered.role.noun, view: "\(type(of: view))")
    content.ofEdgePop = demand(.edgePop)
    content.ofContentPop = demand(.contentPop)
    content.ofPush = demand(.push)
    return content
  }
}

extension UIView {
  /// This view and those around it up to a container, innermost first.
  func path(to container: UIView?) -> [UIView] {
    var path: [UIView] = []
    var view: UIView? = self
    while let current = view {
      path.append(current)
      view = current === container ? nil : current.superview
    }
    return path
  }

  /// The enabled recognizers that a finger on this view would concern, innermost first.
  var recognizersAround: [UIGestureRecognizer] {
    path(to: nil).flatMap { $0.gestureRecognizers ?? [] }.filter(\.isEnabled)
  }
}
