import UIKitShim

/// The recognizers that perform the gestures of a stack: UIKit's, the app's own, and a driver's.
///
/// Made when a touch lands, or to answer a question that no touch asks: what is added or driven
/// later counts from the next one on. Retains none.
@MainActor
package final class PopRecognizers {
  /// Whose recognizer it is.
  package enum Owner { case uikit, app, driver }

  private struct Member {
    let gesture: NavigationGesture
    let owner: Owner
    /// Whether the touch may concern it.
    let takesPart: Bool
    /// Where a driver's pop was asked for.
    let level: PopExtent.Level
    let reference: WeakRecognizer

    var recognizer: UIGestureRecognizer? { reference.recognizer }
  }

  private(set) weak var stack: UINavigationController?
  /// Whether nothing but a driver performs the content pop, for a line that names no controller of the
  /// screen.
  private(set) var popsUnnamed = false
  /// For each gesture UIKit's first, then the app's, then the driver's.
  private var members: [Member] = []
  /// What the delegates of the app have answered about pops of a driver: each is asked once.
  private var answers: [(pop: UIGestureRecognizer, isYes: Bool)] = []
  /// Whether an animator of the app refuses them; nil until it was looked for.
  private var isRefusedByAnimator: Bool?

  /// Finds those of a stack.
  ///
  /// - Parameters:
  ///   - arbiter: Its arbiter; nil for UIKit's recognizers alone.
  ///   - hitView: What a touch has hit; nil if none is meant. An app's recognizer on another screen,
  ///     or beside the touch, has no part in its sequence.
  ///   - trackpadGate: What receives a swipe on a trackpad, if one is meant, and pops with it in place
  ///     of a driver's other recognizers.
  ///   - settings: What the screens say, if they were asked.
  init(
    of stack: UINavigationController?, judgedBy arbiter: GestureArbiter?,
    under hitView: UIView? = nil, swipingWith trackpadGate: TrackpadGate? = nil,
    _ settings: ScreenSettings? = nil
  ) {
    self.stack = stack
    for gesture in [NavigationGesture.edgePop, .contentPop] {
      add(WeakRecognizer(stack?.systemRecognizer(for: gesture)), gesture, .uikit)
    }
    for pop in arbiter?.appPops ?? [] {
      let view = pop.recognizer.recognizer?.view
      let isAround = view.map { hitView?.isDescendant(of: $0) == true } ?? false
      add(pop.recognizer, pop.gesture, .app, takesPart: isAround)
    }
    guard let arbiter, let popController = arbiter.popController else { return }
    if let trackpadGate {
      if !popController.replacesTransition,
        let level = arbiter.levelsOfDriving(settings).contentPop
      {
        add(WeakRecognizer(trackpadGate), .contentPop, .driver, at: level)
      }
      return
    }
    let levels = arbiter.levelsOfDriving(settings)
    for gesture in NavigationGesture.allCases {
      let pan = WeakRecognizer(popController[gesture])
      let level = levels[gesture]
      let takesPart = level != nil || !gesture.isPop && arbiter.drives(gesture)
      add(pan, gesture, .driver, takesPart: takesPart, at: level ?? .screen)
    }
    popsUnnamed =
      levels.contentPop != nil && !levels.namesScreen
      && !recognizers(of: .contentPop, by: .app).contains(where: \.isEnabled)
  }

  private func add(
    _ reference: WeakRecognizer, _ gesture: NavigationGesture, _ owner: Owner,
    takesPart: Bool = true, at level: PopExtent.Level = .screen
  ) {
    guard reference.recognizer != nil else { return }
    members.append(
      Member(
        gesture: gesture, owner: owner, takesPart: takesPart, level: level, reference: reference))
  }
}

// MARK: - Which there are

extension PopRecognizers {
  /// The gesture that a recognizer performs.
  package func gesture(of recognizer: UIGestureRecognizer) -> NavigationGesture? {
    for member in members where member.recognizer === recognizer { return member.gesture }
    return nil
  }

  /// Those of an owner, also where the touch does not concern them.
  package func all(
    _ owner: Owner
  ) -> [(gesture: NavigationGesture, recognizer: UIGestureRecognizer)] {
    members.compactMap { member in
      member.owner == owner ? member.recognizer.map { (member.gesture, $0) } : nil
    }
  }

  /// Those that wait for a gate dynamically, UIKit's and the app's, also where the touch does not
  /// concern them.
  package var behindGates: [UIGestureRecognizer] { (all(.uikit) + all(.app)).map(\.recognizer) }

  /// Whether a recognizer is one of these.
  ///
  /// - Parameter gesture: That of the gate; nil for any.
  func isBehindGate(
    _ recognizer: UIGestureRecognizer, of gesture: NavigationGesture? = nil
  ) -> Bool {
    for member in members where gesture == nil || member.gesture == gesture {
      if member.owner != .driver, member.recognizer === recognizer { return true }
    }
    return false
  }

  /// Whether UIKit or the app has a recognizer for a gesture, wherever it is.
  func hasPopOfOthers(_ gesture: NavigationGesture) -> Bool {
    for member in members where member.owner != .driver && member.gesture == gesture {
      if member.recognizer != nil { return true }
    }
    return false
  }

  /// Whether content may wait for the gestures with a pan: one that pops isn't content's.
  func mayHoldContent(of pan: UIPanGestureRecognizer) -> Bool {
    // UIKit's pops are screen-edge pans (C194), and an app's start at the screen edge as well. One
    // around the stack is a menu's.
    let isInStack = stack?.viewIfLoaded.flatMap { pan.view?.isDescendant(of: $0) } ?? true
    return !(pan is ScreenEdgePanGestureRecognizer && isInStack) && gesture(of: pan) == nil
      && !pan.mayDismissZoom
  }

  /// Whether a driver pops here.
  var isDriven: Bool {
    members.contains { $0.owner == .driver && $0.takesPart && $0.gesture.isPop }
  }

  /// Whether a pan around the stack defers to the pops: a driver's is as strong as UIKit's own.
  package func areDeferredTo(by pan: UIPanGestureRecognizer) -> Bool {
    guard let view = stack?.viewIfLoaded, let surrounding = pan.view, surrounding !== view,
      // Most pans around a stack are the driver's.
      !members.contains(where: { $0.owner == .driver && $0.recognizer === pan }),
      view.isDescendant(of: surrounding), !(pan is any ArbitrationRecognizer)
    else { return false }
    for member in members where member.owner == .driver && member.takesPart {
      if (member.recognizer as? any DriverPan)?.isDeferredTo(by: pan, around: view) == true {
        return true
      }
    }
    return false
  }

  /// The next one for a gesture, which the touch may concern: UIKit's, the app's, and the driver's
  /// only while the app has not turned the gesture off.
  ///
  /// - Parameters:
  ///   - place: Where to look on, at first 0.
  ///   - owner: Whose is meant; nil for all.
  @inline(never)
  func next(
    _ place: inout Int, of gesture: NavigationGesture, by owner: Owner? = nil
  ) -> UIGestureRecognizer? {
    while place < members.count {
      let member = members[place]
      place += 1
      if member.gesture == gesture, member.takesPart, owner == nil || member.owner == owner,
        let found = member.recognizer,
        member.owner != .driver || !hasTurnedOff(member)
      {
        return found
      }
    }
    return nil
  }

  /// Whether the app keeps a driver's recognizer from performing its gesture.
  private func hasTurnedOff(_ member: Member) -> Bool {
    for pop in members where pop.owner == .uikit && pop.recognizer?.isOutOfUse == true {
      return stack?.hasTurnedOff(member.gesture, at: member.level) ?? true
    }
    return false
  }

  /// All of these.
  package func recognizers(
    of gesture: NavigationGesture, by owner: Owner? = nil
  ) -> [UIGestureRecognizer] {
    var (recognizers, place): ([UIGestureRecognizer], Int) = ([], 0)
    while let pop = next(&place, of: gesture, by: owner) { recognizers.append(pop) }
    return recognizers
  }

  /// The first of these.
  package func recognizer(
    of gesture: NavigationGesture, by owner: Owner
  ) -> UIGestureRecognizer? {
    var place = 0
    return next(&place, of: gesture, by: owner)
  }
}

// MARK: - What each may still do

extension PopRecognizers {
  /// What can be expected of the recognizers behind a gate.
  func expectation(of gesture: NavigationGesture, from touch: UITouch?) -> PopGateMachine.Pop {
    if gesture == .push, stack?.hasPushCandidate != true { return .unavailable }
    var (expectation, place) = (PopGateMachine.Pop.unavailable, 0)
    while expectation != .possible, let pop = next(&place, of: gesture) {
      guard pop.isEnabled else { continue }
      if pop.state != .failed {
        expectation = pop.receives(touch) ? .possible : .notReceived
      } else if expectation == .unavailable {
        expectation = .failed
      }
    }
    return expectation
  }

  /// Whether an app-wide line pops nothing because UIKit's recognizers are disabled, perhaps by UIKit
  /// itself (Q14).
  var yieldsToDisabledPops: Bool {
    for member in members where member.owner == .driver && member.level == .app {
      guard member.takesPart, let stack else { continue }
      if stack.hasTurnedOff(member.gesture, at: .app) {
        return !stack.hasTurnedOff(member.gesture, at: .stack)
      }
    }
    return false
  }

  /// The app's delegate of UIKit's recognizer, without whose agreement nothing begins a pop that may
  /// begin; nil if there is none, or a line of the screen's own asks for the pop all the same.
  package func decidingDelegate(of gesture: NavigationGesture) -> AnyObject? {
    let driver = members.first { $0.owner == .driver && $0.gesture == gesture && $0.takesPart }
    guard driver?.level != .screen else { return nil }
    return systemPops(for: gesture).first(where: \.hasAppDelegate)?.delegate
  }

  /// UIKit's recognizers whose refusals hold for a gesture: before iOS 26 there is one for both pops,
  /// and where the back button is missing UIKit has neither, so that either refuses both.
  private func systemPops(for gesture: NavigationGesture) -> [UIGestureRecognizer] {
    guard gesture.isPop, let stack else { return [] }
    let edge = stack.systemRecognizer(for: .edgePop)
    let content = stack.systemRecognizer(for: .contentPop)
    if stack.isBackButtonMissing { return [edge, content].compactMap(\.self) }
    return [gesture == .contentPop ? content ?? edge : edge].compactMap(\.self)
  }

  /// Whether UIKit's recognizer may begin, and asks the delegates of the app about it then.
  ///
  /// - Parameter touch: The touch; nil for a swipe on a trackpad.
  func mayAskApp(about gesture: NavigationGesture, from touch: UITouch?) -> Bool {
    guard gesture.isPop,
      let pop = stack?.systemRecognizer(for: gesture) ?? stack?.systemRecognizer(for: .edgePop),
      pop.isEnabled, pop.mayBegin(with: touch), touch != nil || pop.followsTrackpad
    else { return false }
    return pop.hasAppDelegate
      || stack?.delegate?.navigationController(_:animationControllerFor:from:to:) != nil
  }

  /// Why UIKit or the app refuses a pop that a driver would perform, as far as only asking tells; nil
  /// if neither does, or a line of the screen's own asks for the pop all the same.
  ///
  /// - Parameter isDue: Whether the driver is about to begin. Before, UIKit's recognizer may still
  ///   begin with the touch, and then asks itself.
  func refusal(
    of gesture: NavigationGesture, with touch: UITouch?, isDue: Bool
  ) -> PopReason? {
    guard gesture.isPop, let stack,
      let driver = members.first(where: { $0.owner == .driver && $0.gesture == gesture }),
      driver.takesPart
    else { return nil }
    // The app's own pan moves the screen first.
    if recognizers(of: gesture, by: .app).contains(where: \.isEnabled) { return nil }
    guard let level = stack.existingGestureArbiter?.levelsOfDriving(nil)[gesture] else {
      // Another screen, or its no, has come under the touch: UIKit does not pop it either.
      return stack.isBackButtonMissing ? .recognizerWouldNotBegin : nil
    }
    if min(level, driver.level) == .screen { return nil }
    if !isDue, mayAskApp(about: gesture, from: touch) { return nil }
    for pop in systemPops(for: gesture) where pop.hasAppDelegate {
      if !isAllowed(pop, with: touch) { return .popDelegateRefuses }
    }
    let isRefused = isRefusedByAnimator ?? stack.isRefusedByAnimator
    isRefusedByAnimator = isRefused
    return isRefused ? .recognizerWouldNotBegin : nil
  }

  /// Whether the delegate of a pop agrees to it, asked as UIKit asks it.
  private func isAllowed(_ pop: UIGestureRecognizer, with touch: UITouch?) -> Bool {
    for answer in answers where answer.pop === pop { return answer.isYes }
    let isYes = pop.isAllowedToReceiveByDelegate(touch) && pop.isAllowedToBeginByDelegate
    answers.append((pop, isYes))
    return isYes
  }
}

extension UIGestureRecognizer {
  /// Whether it receives a touch, or follows another one; one that was reset receives it no longer
  /// (C062).
  ///
  /// - Parameter touch: The touch; nil for one that nobody feels.
  func receives(_ touch: UITouch?) -> Bool {
    if numberOfTouches > 0 { return true }
    return touch?.gestureRecognizers?.contains { $0 === self } ?? true
  }

  /// Whether it may still begin with a touch.
  ///
  /// It must receive the touch (C021), which a disabled one does not (C066): a recognizer that
  /// refused it stays possible and never begins.
  func mayBegin(with touch: UITouch?) -> Bool { state != .failed && receives(touch) }

  /// Whether it would begin at once, as far as its delegate and the hit view say when they are asked
  /// as UIKit asks them (C082, C083).
  ///
  /// - Parameter asksSystem: Whether UIKit's own delegate is asked.
  func isAllowedToBegin(with touch: UITouch?, asksSystem: Bool = true) -> Bool {
    mayBegin(with: touch) && (!asksSystem && hasSystemDelegate || isAllowedToBeginByDelegate)
      && touch?.view?.gestureRecognizerShouldBegin(self) ?? true
  }
}

/// A recognizer that is not retained: its view retains the gates, and they the session.
final class WeakRecognizer {
  private(set) weak var recognizer: UIGestureRecognizer?

  init(_ recognizer: UIGestureRecognizer?) { self.recognizer = recognizer }
}
