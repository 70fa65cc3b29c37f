import UIKitShim

/// What can be expected of the pop recognizers behind the gates.
extension GestureSession {
  /// Whether a gesture may still begin behind its gate.
  func mayStillBegin(_ gesture: NavigationGesture) -> Bool {
    gates[gesture]?.isOpen == true && expectation(of: gesture) == .possible
  }

  /// What can be expected of the pop recognizers behind a gate.
  func expectation(of gesture: NavigationGesture) -> PopGateMachine.Pop {
    if gesture == .push, navigationController?.availablePushCandidate == nil { return .unavailable }
    var expectation = PopGateMachine.Pop.unavailable
    forEachPop(of: gesture) { pop in
      guard pop.isEnabled, expectation != .possible else { return }
      if pop.state == .failed {
        if expectation == .unavailable { expectation = .failed }
      } else {
        expectation = receives(pop) ? .possible : .notReceived
      }
    }
    return expectation
  }

  /// Calls a closure for each recognizer behind a gate: UIKit's, the app's and the driver's.
  package func forEachPop(of gesture: NavigationGesture, _ body: (UIGestureRecognizer) -> Void) {
    if let pop = systemPops[gesture]?.recognizer { body(pop) }
    forEachAppPop(of: gesture, body)
    if let pop = driverPop(for: gesture) { body(pop) }
  }

  /// Whether a recognizer for a gesture has begun; asked while the driver's is still possible.
  func popHasBegun(for gesture: NavigationGesture) -> Bool {
    var hasBegun = false
    forEachPop(of: gesture) { pop in
      if pop.state == .began || pop.state == .changed { hasBegun = true }
    }
    return hasBegun
  }

  /// Whether a recognizer of the touch that is not the arbiter's or held by it waits for a gate to
  /// fail (C088).
  func hasForeignWaiters(_ gate: PopGate) -> Bool {
    touch?.gestureRecognizers?.contains { other in
      (other.shouldRequireFailure(of: gate) || other.delegatesRequireFailure(of: gate))
        && arbiter?.gesture(of: other) == nil
    } ?? false
  }

  /// Whether the touch has moved at all in the direction of a gesture.
  func leadsTowards(_ gesture: NavigationGesture) -> Bool {
    let x = track.translation.x
    return gesture.isPop == (direction == .leftToRight) ? x > 0 : x < 0
  }

  /// Takes the pops behind a gate out of the touch sequence if the hit view would not let the gate
  /// begin: it would fail instead of refusing, and let them go.
  ///
  /// Whether UIKit asks the view about a recognizer that cancels no touches is open (C084).
  /// Disabling removes a recognizer from the sequence, and enabling it again lets it receive the
  /// next touch (C066).
  func withdrawPops(of gesture: NavigationGesture, unlessHitViewLetsBegin gate: PopGate) {
    // During a transition UIKit's own delegate refuses, and disabling may leave it stuck (C203).
    guard touch?.view?.gestureRecognizerShouldBegin(gate) == false,
      navigationController?.popTransitionState(besides: usablePresentation) == .idle
    else { return }
    forEachPop(of: gesture) { pop in
      guard pop.isEnabled else { return }
      pop.leaveTouchSequence()
    }
  }

  /// Resets the translation of a UIKit pop that was held for long, so that the screen does not jump
  /// by it (C105).
  ///
  /// Up to twice the hysteresis the jump is no larger than UIKit's own, and the velocity, which
  /// this resets (C111), may matter to a flick. A driver's pan needs none of this: it knows where
  /// the touch was in the event before.
  func resetTranslation(of gesture: NavigationGesture) {
    let before = track.previousTranslation
    guard hypot(before.x, before.y) >= 2 * GestureMetrics.decisionTravel,
      let pan = systemPops[gesture]?.recognizer as? UIPanGestureRecognizer
    else { return }
    pan.setTranslation(.zero, in: nil)
  }

  private func forEachAppPop(of gesture: NavigationGesture, _ body: (UIGestureRecognizer) -> Void) {
    for pop in appPops where pop.gesture == gesture { pop.recognizer.recognizer.map(body) }
  }

  /// Whether a gesture was last judged as UIKit's.
  func wasLeftToUIKit(_ gesture: NavigationGesture) -> Bool {
    gates[gesture]?.latest?.attempt.performer == .uikit
  }

  /// Whether UIKit's recognizer, which has begin rules of its own, performs a gesture.
  ///
  /// A driver's edge pan comes second to UIKit's, and keeps to rules of its own as well.
  func isPerformedBySystem(_ gesture: NavigationGesture) -> Bool {
    guard
      !appPops.contains(where: {
        $0.gesture == gesture && $0.recognizer.recognizer?.isEnabled == true
      })
    else { return false }
    if driverPop(for: gesture) == nil { return true }
    return gesture == .edgePop && arbiter?.popController?.precedesSystemPops == false
      && navigationController?.isBackButtonMissing == false && systemPopMayBegin(gesture)
  }

  /// Whether a gesture would begin at once if its gate let it.
  func wouldBegin(_ gesture: NavigationGesture) -> Bool {
    if driverPop(for: gesture).map(mayBegin) ?? false, driverMayMove(by: gesture) { return true }
    var wouldBegin = systemPopWouldBegin(gesture)
    forEachAppPop(of: gesture) { if !wouldBegin { wouldBegin = isAllowedToBegin($0) } }
    return wouldBegin
  }

  /// Whether a gesture of a driver could change the stack now, and no control tracks the touch.
  func driverMayMove(by gesture: NavigationGesture) -> Bool {
    driverMayChangeStack(by: gesture)
      && (gesture == .edgePop || trackingControl == nil)
  }

  /// Whether a driver's pan begins in this event, unless what competes for the drag begins in it.
  ///
  /// A drag from the edge belongs to the edge pop. UIKit's recognizer, unless the pan precedes it,
  /// and those without a role go first: the pan waits until an allowed drag was in an earlier event
  /// as long as any of them requires (C104). Coming over the bezel is intent enough (C256). A pan
  /// also waits while the touch does not lie where the gesture leads if its gate left that to
  /// UIKit's recognizer.
  func driverPopIsDue(_ gesture: NavigationGesture) -> Bool {
    guard let allowance = allowance(of: gesture),
      gesture != .contentPop || !mayStillBegin(.edgePop)
    else { return false }
    if wasLeftToUIKit(gesture) {
      guard liesTowardsTrailing, track.travel >= GestureMetrics.decisionTravel else { return false }
    }
    let precedesSystemPops = arbiter?.popController?.precedesSystemPops == true
    if precedesSystemPops || !anotherPopMayBegin(gesture), gesture == .edgePop || !isContested {
      return true
    }
    let before = track.previousTranslation
    return time > allowance.time && hypot(before.x, before.y) >= GestureMetrics.decisionTravel
  }

  /// Whether a driver's pan begins in this event unless content is in its way.
  func driverPopBegins(_ gesture: NavigationGesture) -> Bool {
    driverPop(for: gesture).map(mayBegin) ?? false && driverMayMove(by: gesture)
      && driverPopIsDue(gesture)
  }

  /// Whether UIKit's or an app's recognizer for a gesture may still begin with the touch.
  private func anotherPopMayBegin(_ gesture: NavigationGesture) -> Bool {
    var mayBegin = systemPopMayBegin(gesture)
    forEachAppPop(of: gesture) { if !mayBegin { mayBegin = self.mayBegin($0) } }
    return mayBegin
  }

  /// Whether a recognizer may take the drag that neither belongs to the arbiter nor waits for it.
  ///
  /// Only pans and swipes move with a drag, and a scroll view only along its content (C151).
  private var isContested: Bool {
    guard let arbiter else { return false }
    return touch?.gestureRecognizers?.contains { other in
      guard other.state != .failed,
        other is UIPanGestureRecognizer || other is UISwipeGestureRecognizer,
        !(other is any DriverPan), arbiter.gesture(of: other) == nil,
        arbiter.gateSet?.deferral.shouldBeRequiredToFail(by: other) != true
      else { return false }
      guard let scrollView = other.view as? UIScrollView, scrollView.panGestureRecognizer === other
      else { return true }
      return scrollView.scrollsHorizontally
    } ?? false
  }

  /// Whether UIKit's recognizer would begin at once.
  func systemPopWouldBegin(_ gesture: NavigationGesture) -> Bool {
    systemPops[gesture]?.recognizer.map(isAllowedToBegin) ?? false
  }

  /// Whether a recognizer would begin at once, as far as its delegate and the hit view say when
  /// they are asked as UIKit asks them (C082, C083).
  func isAllowedToBegin(_ pop: UIGestureRecognizer) -> Bool {
    mayBegin(pop) && pop.isAllowedToBeginByDelegate
      && touch?.view?.gestureRecognizerShouldBegin(pop) ?? true
  }

  /// The driver's recognizer for a gesture; nil while the app has turned the gesture off.
  package func driverPop(for gesture: NavigationGesture) -> UIGestureRecognizer? {
    guard let pop = driverPops[gesture]?.recognizer,
      navigationController?.hasTurnedOff(gesture) == false
    else { return nil }
    return pop
  }

  /// Whether UIKit's pop recognizer may still begin with the touch.
  func systemPopMayBegin(_ gesture: NavigationGesture) -> Bool {
    systemPops[gesture]?.recognizer.map(mayBegin) ?? false
  }

  /// Whether a pop recognizer may still begin with the touch.
  ///
  /// It must receive the touch (C021), which a disabled one does not (C066): a recognizer that
  /// refused it stays possible and never begins.
  private func mayBegin(_ pop: UIGestureRecognizer) -> Bool {
    pop.state != .failed && receives(pop)
  }

  /// Whether a pop recognizer receives the touch, or follows another one; one that was reset
  /// receives it no longer (C062).
  func receives(_ pop: UIGestureRecognizer) -> Bool {
    if pop.numberOfTouches > 0 { return true }
    guard let recognizers = touch?.gestureRecognizers else { return true }
    for recognizer in recognizers where recognizer === pop { return true }
    return false
  }
}
