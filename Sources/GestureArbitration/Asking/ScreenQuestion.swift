import Foundation
import UIKitShim

/// The question whether a screen may be popped, whatever triggers it: a swipe, the dismissal of a
/// zoom, the back button, VoiceOver's escape, or code.
///
/// A touch sequence asks it once, and keeps the answer.
@MainActor
final class ScreenQuestion {
  private weak var stack: UINavigationController?
  /// The answers about touches that other stacks ask about, too; nil where no touch asks.
  private let shared: ScreenAnswers?
  /// The answer, or that there is none yet.
  private(set) var answer = PopAttempt.ScreenAnswer.notAsked
  /// What has answered; the answer counts for no other.
  private weak var interceptor: (any PopIntercepting)?
  /// What the navigation controller was doing when the screen was asked.
  private var transitionWhenAsked: PopAttempt.Transition?
  /// Whether a screen has popped itself or pushed another one as it answered, in this stack or one
  /// inside it: the touches pop nothing more.
  private var hasMovedStack = false
  /// Whether the screen is being asked by ``agrees(to:)``.
  private(set) var isBeingAsked = false

  init(of stack: UINavigationController?, sharing answers: ScreenAnswers? = nil) {
    self.stack = stack
    shared = answers
  }

  /// Asks; a screen that pops by code as it answers is not asked for ever, and does not agree.
  func agrees(to trigger: PopTrigger) -> Bool {
    guard let interceptor = stack?.screenSettings.interceptor else { return true }
    guard !isBeingAsked else { return false }
    isBeingAsked = true
    defer { isBeingAsked = false }
    return interceptor.shouldPop(by: trigger)
  }

  /// Asks about a gesture, unless the touches were asked about before.
  ///
  /// - Parameter transition: What the navigation controller is doing.
  func askOnce(
    about gesture: NavigationGesture, _ touches: SessionTouches,
    during transition: PopAttempt.Transition
  ) {
    guard answer == .notAsked else { return }
    transitionWhenAsked = transition
    interceptor = stack?.screenSettings.interceptor
    var arbiters: [GestureArbiter] = []
    stack?.forEachEnclosingNavigationController { stack in
      if let arbiter = stack.existingGestureArbiter { arbiters.append(arbiter) }
    }
    let screen = stack?.poppableScreen
    let agrees = agrees(to: PopTrigger(gesture), touches)
    if stack?.poppableScreen !== screen {
      hasMovedStack = true
      for arbiter in arbiters { arbiter.session?.question.hasMovedStack = true }
    }
    answer = agrees && !hasMovedStack ? .agrees : .refuses
    guard answer == .refuses, transition == .idle || transition == .interruptible else { return }
    // It may have removed arbiters, and their gates with them: its no holds for this touch all the
    // same, here and in the stacks around this one.
    for arbiter in arbiters where arbiter.isRemoved {
      for pop in arbiter.pops().behindGates { pop.leaveTouchSequence() }
    }
  }

  private func agrees(to trigger: PopTrigger, _ touches: SessionTouches) -> Bool {
    guard let interceptor else { return true }
    if let given = shared?.answer(of: interceptor, about: touches) { return given }
    let agrees = interceptor.shouldPop(by: trigger)
    shared?.note(agrees, of: interceptor, about: touches)
    return agrees
  }

  /// Puts into an attempt what the screen has answered.
  ///
  /// - Parameters:
  ///   - inUse: What would be asked now.
  ///   - transition: What the navigation controller is doing now.
  func complete(
    _ attempt: inout PopAttempt, asking inUse: (any PopIntercepting)?,
    during transition: PopAttempt.Transition
  ) {
    // An alert that appears after the question is the screen's answer, not a transition that was
    // running.
    attempt.transition = answer == .refuses ? transitionWhenAsked ?? transition : transition
    if hasMovedStack { return attempt.screenAnswer = .refuses }
    guard let inUse else { return attempt.screenAnswer = .agrees }
    // A screen that was pushed under the touch has not been asked.
    if interceptor !== inUse { answer = .notAsked }
    attempt.screenAnswer = answer
  }
}

/// What screens have answered about the touches on a window: of two stacks around one screen only
/// one asks it (C260).
@MainActor
final class ScreenAnswers {
  private struct Answer {
    private(set) weak var touch: UITouch?
    /// When the touch landed, in s: UIKit may use the object again.
    let landing: TimeInterval
    private(set) weak var interceptor: (any PopIntercepting)?
    let agrees: Bool

    /// Whether the touch has ended.
    @MainActor var isOver: Bool {
      touch.map { $0.phase == .ended || $0.phase == .cancelled } ?? true
    }
  }

  private var answers: [Answer] = []

  func answer(of interceptor: any PopIntercepting, about touches: SessionTouches) -> Bool? {
    for answer in answers
    where answer.interceptor === interceptor
      && touches.include(answer.touch, landedAt: answer.landing)
    {
      return answer.agrees
    }
    return nil
  }

  func note(_ agrees: Bool, of interceptor: any PopIntercepting, about touches: SessionTouches) {
    answers.removeAll(where: \.isOver)
    answers.append(
      Answer(
        touch: touches.judged, landing: touches.track.landingTime, interceptor: interceptor,
        agrees: agrees))
  }
}
