import UIKitShim

/// The question to the screen on top, before a swipe pops it.
///
/// ``ProgrammaticPop`` asks for the back button, VoiceOver's escape and pops by code.
extension GestureSession {
  /// Asks the top screen about a gesture, unless it was asked in this sequence, and judges again.
  ///
  /// The edge pop goes first, so that one sequence asks once: while its gate is undecided the
  /// content pop waits.
  func askScreen(about gesture: NavigationGesture) -> PopGateMachine.Action {
    if gesture == .contentPop, mayStillBegin(.edgePop) { return .wait }
    if screenAnswer == .notAsked {
      guard wouldBegin(gesture) else { return gates[gesture]?.recognizerWouldNotBegin() ?? .wait }
      askScreenOnce(about: gesture)
    }
    shared = nil
    let attempt = attempt(of: gesture)
    return gates[gesture]?.screenAnswered(attempt, at: time) ?? .wait
  }

  /// Asks the top screen about a gesture, unless it was asked in this sequence.
  func askScreenOnce(about gesture: NavigationGesture) {
    guard screenAnswer == .notAsked else { return }
    transitionWhenAsked = transitionNow
    let interceptor = navigationController?.popInterceptorInUse
    askedInterceptor = interceptor
    screenAnswer = answer(of: interceptor, to: PopTrigger(gesture)) ? .agrees : .refuses
    shared = nil
  }

  /// Asks what intercepts the pop, unless another stack has asked it about the same drag (C260).
  private func answer(of interceptor: (any PopIntercepting)?, to trigger: PopTrigger) -> Bool {
    guard let interceptor else { return true }
    if let given = ScreenAnswerRecord.latest, let touch, given.touch === touch,
      given.landing == track.landingTime, given.interceptor === interceptor,
      given.trigger == trigger || !given.agrees
    {
      return given.agrees
    }
    let agrees = interceptor.shouldPop(by: trigger)
    ScreenAnswerRecord.latest = ScreenAnswerRecord(
      touch: touch, landing: track.landingTime, interceptor: interceptor, trigger: trigger,
      agrees: agrees)
    return agrees
  }
}

/// What a screen has answered about a drag.
@MainActor
private struct ScreenAnswerRecord {
  /// The latest answer of any screen: of two stacks around one screen only one asks it.
  static var latest: ScreenAnswerRecord?

  private(set) weak var touch: UITouch?
  /// When the touch landed, in s: UIKit may use the object again.
  let landing: TimeInterval
  private(set) weak var interceptor: (any PopIntercepting)?
  let trigger: PopTrigger
  let agrees: Bool
}
