import GestureArbitration
import UIKitShim

extension GestureArbiter {
  /// Returns what lies under a point, and what the rules say of a touch that would land there now.
  ///
  /// The text has a line for each content, rule and wait, for `print` and `po`. It changes nothing
  /// that a touch would not. Hit testing, roles' closures, rules, the screen's interceptors and, for
  /// the waits, recognizers and their delegates are asked as for a touch;
  /// `numberOfTouches` is 0. It cannot see an app's `require(toFail:)`, UIKit's private relations,
  /// or whether UIKit would mark the touch as starting at the screen edge. A zoom dismissal, which
  /// no gate holds, is in it where `GestureArbiter.zoomDismissal` is in use.
  ///
  /// - Parameter point: In pt of the navigation controller's view.
  public func explanation(at point: CGPoint) -> String { explain(point).description }

  /// Explains a point with a session that receives no touches; a drag in progress is unaffected.
  package func explain(_ point: CGPoint) -> PopExplanation {
    guard let container = navigationController?.viewIfLoaded else {
      return PopExplanation(
        point: point, hitView: nil, isInside: false)
    }
    // What was set since the last touch is put in place for the next one.
    if session?.hasTouchDown != true { prepare() }
    let space = container.window ?? container
    let hitView = space.hitTest(container.convert(point, to: space), with: nil)
    let isInside = hitView?.isDescendant(of: container) ?? false
    let session = GestureSession(explaining: self, at: point, over: hitView)
    let gestures = gesturesOnTop
    let place = container.convert(point, to: nil)
    let stacks = hitView?.stacks(inside: container) ?? []
    let judge = hitView.flatMap { navigationController?.arbiterJudgingTouches(on: $0, at: place) }
    let recognizers = hitView?.recognizersOfTouches ?? []
    return PopExplanation(
      point: point, hitView: hitView.map { "\(type(of: $0))" }, isInside: isInside,
      isJudged: judge === self,
      contents: session.explainedContents(for: isInside ? gestures : []),
      unregistered: unregisteredPans(among: recognizers, in: session.roles).compactMap {
        isInside ? $0.claim(beside: container) : $0.claim(around: hitView, session.contents)
      },
      gestures: isInside
        ? gestures.compactMap { explain($0, in: session, around: stacks, at: place) }
          + explainZoom(in: session) : [],
      waits: RecognizerWait.all(among: recognizers, for: self, in: session.roles).map {
        PopExplanation.Wait(
          waiter: $0.waiter.displayName, blocker: $0.blocker.displayName, source: $0.source)
      })
  }

  /// The pans that may recognize a sideways drag and whose views have no role. They compete with
  /// the pops, and no rule considers them.
  func unregisteredPans(
    among recognizers: [UIGestureRecognizer], in roles: RoleLookup
  ) -> [UIPanGestureRecognizer] {
    let pops = pops()
    return recognizers.compactMap { $0 as? UIPanGestureRecognizer }.filter { pan in
      guard pan.isEnabled, !(pan is any ArbitrationRecognizer), pops.gesture(of: pan) == nil,
        let view = pan.view,
        roles.role(of: view) == nil,
        // The rows of the gestures name the stacks whose pops go first.
        !pan.performsNavigationGesture(around: view), !pops.areDeferredTo(by: pan),
        !pan.mayDismissZoom
      else { return false }
      guard let scrollView = view as? UIScrollView else { return true }
      return pan === scrollView.panGestureRecognizer && scrollView.scrollsHorizontally
    }
  }

  /// The unregistered pans of scroll views on the screen, each with its view and the role to give.
  package var unregisteredScrolling: [String] {
    let views = navigationController?.viewIfLoaded?.withDescendants ?? []
    return views.compactMap { $0 as? UIScrollView }.flatMap { scrollView in
      let center = CGPoint(x: scrollView.bounds.midX, y: scrollView.bounds.midY)
      let roles = RoleLookup(
        under: scrollView, at: scrollView.convert(center, to: nil),
        through: navigationController?.viewIfLoaded)
      return unregisteredPans(among: [scrollView.panGestureRecognizer], in: roles).map {
        $0.claim(beside: navigationController?.viewIfLoaded)
      }
    }
  }

  /// The gestures with a gate that may begin on the top screen: the pops, and a push that has a
  /// candidate.
  var gesturesOnTop: [NavigationGesture] {
    let pushes = navigationController?.hasPushCandidate == true
    return NavigationGesture.withGate.filter { $0.isPop || pushes }
  }

  /// - Parameters:
  ///   - stacks: The stacks inside this one around the point.
  ///   - place: The point, in pt of the window.
  private func explain(
    _ gesture: NavigationGesture, in session: GestureSession,
    around stacks: [UINavigationController], at place: CGPoint
  ) -> PopExplanation.Gesture? {
    guard let attempt = session.attempt(of: gesture, hasMoved: false) else { return nil }
    let screen = session.refuser(of: gesture)
    let performers = performers(of: gesture, in: session)
    let delegate = performers.isEmpty ? nil : session.pops.decidingDelegate(of: gesture)
    return PopExplanation.Gesture(
      of: attempt, by: performers.map(\.displayName),
      under: session.policy(for: gesture), asking: screen.map { "\(type(of: $0))" },
      and: delegate.map { "\(type(of: $0))" },
      after: stacks.filter { $0.mayPop(by: gesture, with: session.hitView, at: place) }
        .map { "\(type(of: $0))" })
  }

  /// Explains the drags that dismiss what a zoom has shown, if their hook is the arbiter's.
  private func explainZoom(in session: GestureSession) -> [PopExplanation.Gesture] {
    guard #available(iOS 18.0, macCatalyst 18.0, visionOS 2.0, *), hasZoomDismissal,
      let stack = navigationController, stack.topViewController?.preferredTransition != nil
    else { return [] }
    let sideways: CGFloat = stack.view.layoutDirection == .rightToLeft ? -1 : 1
    let ways = [("sideways", CGPoint(x: sideways, y: 0)), ("down", CGPoint(x: 0, y: 1))]
    return ways.compactMap { way, velocity in
      session.attempt(of: .zoom, hasMoved: false, velocity: velocity).map {
        PopExplanation.Gesture(
          of: $0, by: ["UIKit's own recognizer, \(way)"], under: session.policy(for: .zoom),
          asking: session.refuser(of: .zoom).map { "\(type(of: $0))" })
      }
    }
  }

  /// The recognizers that would begin, UIKit's first unless it waits for the driver's.
  private func performers(
    of gesture: NavigationGesture, in session: GestureSession
  ) -> [UIGestureRecognizer] {
    if gesture == .push, navigationController?.hasPushCandidate != true { return [] }
    let system = session.pops.recognizer(of: gesture, by: .uikit)
    let driver = session.pops.recognizer(of: gesture, by: .driver)
    if let system, system.isEnabled, let driver,
      requiresFailure(system, of: driver, with: session.roles) == true
    {
      return [driver, system]
    }
    return session.pops.recognizers(of: gesture).filter(\.isEnabled)
  }
}

extension UIView {
  /// The stacks around this view inside another one, the innermost first.
  fileprivate func stacks(inside container: UIView) -> [UINavigationController] {
    ancestors(through: container).dropLast().compactMap { $0.next as? UINavigationController }
  }
}

extension UINavigationController {
  /// Whether a pop of this stack may begin with a touch on a view, at a place in pt of the window.
  fileprivate func mayPop(
    by gesture: NavigationGesture, with hitView: UIView?, at place: CGPoint
  ) -> Bool {
    guard gesture.isPop, viewControllers.count > 1, let view = viewIfLoaded else { return false }
    guard let arbiter = hitView.flatMap({ arbiterJudgingTouches(on: $0, at: place) }) else {
      return systemRecognizer(for: gesture)?.isEnabled ?? false
    }
    return arbiter.explain(view.convert(place, from: nil)).gestures.contains {
      $0.decision.attempt.gesture == gesture && !$0.recognizers.isEmpty && $0.refusals.isEmpty
    }
  }
}

extension UIPanGestureRecognizer {
  /// The name of the recognizer, the class of its view, and the role that decides who gets the drag.
  ///
  /// - Parameter container: The view of the navigation controller whose pops it competes with.
  fileprivate func claim(beside container: UIView?) -> String {
    let place = "\(displayName), in a \(view.map { "\(type(of: $0))" } ?? "view")"
    if let container, let view, !view.isDescendant(of: container) {
      return "\(place) around the stack, without a role: a driver lets the stack pop first"
    }
    let keeps = ".claims(.horizontalDrags) keeps drags to the side, not those from the edge"
    return view is UIScrollView
      ? "\(place) without a role: allowsPopGestureAtLeadingEdge = true pops at its leading edge, "
        + keeps
      : "\(place) without a role: \(keeps)"
  }

  /// What keeps a drag from the recognizer where no pop competes, as in a sheet; nil where a role
  /// under the touch does.
  fileprivate func claim(around hitView: UIView?, _ contents: [TouchedContent]) -> String? {
    guard let view, view !== hitView else { return nil }
    let isHeld = contents.contains { content in
      content.registration.role.isForEnclosingPans && content.view !== view
        && content.view?.isDescendant(of: view) == true
    }
    if isHeld { return nil }
    return "\(displayName), in a \(type(of: view)) without a role: "
      + "one with .forEnclosingPans in it keeps the drag"
  }
}

extension GestureSession {
  /// What each registered content under the touch asks of each of some gestures, innermost first.
  fileprivate func explainedContents(
    for gestures: [NavigationGesture]
  ) -> [PopExplanation.Content] {
    let demands = gestures.map { ($0, self.demands(on: $0)) }
    return contents.enumerated().map { index, content in
      var explained = PopExplanation.Content(
        name: content.registration.name, role: content.registration.role.name,
        view: content.view.map { "\(type(of: $0))" } ?? "",
        drags: content.registration.role.claimedDrags)
      for (gesture, demands) in demands where demands.indices.contains(index) {
        explained.demands[gesture] = demands[index]
      }
      return explained
    }
  }
}
