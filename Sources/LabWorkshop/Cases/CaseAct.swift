#if HEADLESS
import Foundation
import GestureArbitration
import GestureLab

/// What an app does, by the names of stacks and screens; what cannot be done does nothing.
package indirect enum CaseAct: Equatable, Codable, Sendable {
  // Settings.

  /// The decisions of a stack's arbiter are asked for.
  case ask(stack: String)
  /// The arbiter of a stack traces, which changes nothing.
  case trace(stack: String)
  /// The pops of a stack, or without a name of every stack, are driven, or not any more.
  case drive(stack: String?, isOn: Bool)
  /// A policy is set.
  case follow(Policy, CasePlace)
  /// A screen has an interceptor, which agrees or refuses.
  case intercept(screen: String, agrees: Bool)
  /// A screen's interceptor agrees or refuses from now on.
  case answer(screen: String, agrees: Bool)
  /// A screen's content has a role, or none.
  case give(screen: String, ViewRole?)
  /// A screen has a transition of the package, or none.
  case animate(screen: String, isOn: Bool)
  /// A drag from a screen pushes another one.
  case offer(CaseScreen, screen: String)
  /// A pan of the app's own on a stack, which pops, is registered.
  case addPan(stack: String)
  /// The arbiter of a stack is removed.
  case remove(stack: String)

  // Containers.

  /// A screen is pushed.
  case push(CaseScreen, stack: String, animated: Bool)
  /// The top screen is popped.
  case pop(stack: String, animated: Bool)
  /// The top screen becomes the root.
  case keepTop(stack: String)
  /// A screen is put below the top one.
  case insert(CaseScreen, stack: String)
  /// The top screen is replaced.
  case replace(CaseScreen, stack: String)
  /// The top screen of a stack is pushed onto another one.
  case carry(from: String, to: String)
  /// A container is presented over a stack, as a sheet or over the whole screen.
  case present(CaseContainer, stack: String, isSheet: Bool)
  /// What is presented over a stack is dismissed.
  case dismiss(stack: String)
  /// Every tab bar controller shows another tab.
  case select(tab: Int)
  /// A window shows another container.
  case show(CaseContainer, window: Int)
  /// Two windows exchange what they show.
  case exchangeWindows
  /// A stack's bar is hidden, or shown.
  case hideBar(stack: String, isHidden: Bool)
  /// The windows turn by a quarter.
  case rotate

  // What other code does.

  /// Other code removes all recognizers of the windows, or disables them.
  case clearWindows(disables: Bool)
  /// Other code takes the delegate of a stack's edge pop away.
  case tamper(stack: String)
  /// VoiceOver's escape gesture is made.
  case escape(stack: String)
  /// The back button of a stack is tapped.
  case tapBack(stack: String)

  /// Something is done with views and recognizers.
  case views(ViewAct)
  /// The pops of a stack are suspended.
  case suspend(stack: String)
  /// The suspensions of a stack end, by a call or with their owner.
  case resume(stack: String, byReleasingOwner: Bool)
  /// All screens of a stack but the root are popped.
  case popToRoot(stack: String, animated: Bool)

  /// Something is done by a timer, a time in s later.
  case later(TimeInterval, CaseAct)
  /// Something is done in a callback of a screen, once.
  case upon(Log.Callback, screen: String, CaseAct)
  /// Something is done in an action of a recognizer, once.
  case inAction(of: String, CaseState, CaseAct)

  /// A policy.
  package enum Policy: String, DataFileChoice, Encodable, Sendable {
    case standard, edgeOnly, disabled, strip, part, box, restingContent, steep
  }
}

/// Where a setting is made.
package enum CasePlace: Hashable, Codable, Sendable {
  /// For the whole app.
  case app
  /// On the arbiter of a stack.
  case stack(String)
  /// On a screen.
  case screen(String)
}

extension CaseAct {
  /// The screen that the act makes.
  package var newScreen: CaseScreen? {
    switch self {
    case .push(let screen, _, _), .insert(let screen, _), .replace(let screen, _),
      .offer(let screen, _):
      screen
    case .upon(_, _, let act), .inAction(_, _, let act), .later(_, let act): act.newScreen
    default: nil
    }
  }

  /// The container that the act makes, or that is in the screen that it makes.
  package var newContainer: CaseContainer? {
    switch self {
    case .present(let container, _, _), .show(let container, _): container
    case .upon(_, _, let act), .inAction(_, _, let act), .later(_, let act): act.newContainer
    default: newScreen?.inside
    }
  }

  /// The recognizer whose state it sets.
  var setRecognizer: String? {
    switch self {
    case .views(.set(let name, _)): name
    case .upon(_, _, let act), .inAction(_, _, let act), .later(_, let act): act.setRecognizer
    default: nil
    }
  }

  /// Whether it is a line of the package's, which plain UIKit does not have.
  package var isOfPackage: Bool {
    switch self {
    case .ask, .trace, .drive, .follow, .intercept, .answer, .give, .animate, .offer, .addPan,
      .remove, .suspend, .resume, .views(.give):
      true
    case .upon(_, _, let act), .inAction(_, _, let act), .later(_, let act): act.isOfPackage
    default: false
    }
  }
}
#endif
