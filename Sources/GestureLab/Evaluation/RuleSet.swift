import Foundation
import HeadlessUIKit

/// A way to tell a drag that pops from one that does not: the arbiter's, and those of the field.
///
/// The field's are written anew from how the libraries are described, each as a full-screen pan whose
/// delegate or subclass asks it. A pan is asked once, when it has travelled 10 pt (C104); one that
/// follows the touches itself is asked at every move, and may give up before.
package enum RuleSet: String, CaseIterable, Sendable {
  /// The standard policy of the arbiter, whose own pan pops (`PopDriver.publicTransition`): as in the
  /// field's, nobody else has a say.
  case arbiter
  /// The same before UIKit's content pop, which gives a drag up by itself if it sets out along the edge
  /// (`UIKitBehavior.popDirection`, C121).
  case arbiterWithUIKit
  /// The sign of the translation: FDFullscreenPopGesture, GKNavigationBar, NXNavigationExtension,
  /// FMFullscreenPopGesture, and the way of gesture libraries to ask "does it go right?".
  case sign
  /// The sign of the translation while there is none up or down: SJFullscreenPopGesture.
  case flatSign
  /// Faster to the right than up or down: NavigationGestureKit.
  case velocity
  /// Twice as far to the right as up or down from 2 pt on, and given up if it is twice as far up or down:
  /// Telegram.
  case twoToOne
  /// Given up at the first movement that is not fastest to the right: SloppySwiper, EZCustomNavigation.
  case dominantVelocity
  /// The sign of the translation, from a strip of 40 pt: TZScrollViewPopGesture and its like.
  case strip

  /// The rule sets of the field.
  package static let field = allCases.filter { !$0.isArbiter }

  /// Whether the arbiter decides.
  var isArbiter: Bool { self == .arbiter || self == .arbiterWithUIKit }

  /// The rule in a few words.
  package var title: String {
    switch self {
    case .arbiter: "arbiter with a driver"
    case .arbiterWithUIKit: "arbiter, UIKit's pop"
    case .sign: "dx > 0"
    case .flatSign: "dx > 0, dy = 0"
    case .velocity: "vx > |vy|"
    case .twoToOne: "2 : 1 past 2 pt"
    case .dominantVelocity: "dominant velocity"
    case .strip: "dx > 0 in 40 pt"
    }
  }

  /// Whether a pan that asks once, in its delegate, may begin.
  func mayBegin(_ moment: DragMoment) -> Bool {
    switch self {
    case .arbiter, .arbiterWithUIKit: false
    case .sign: moment.way.x > 0
    case .flatSign: moment.way.x > 0 && moment.way.y == 0
    case .velocity: moment.velocity.x > 0 && moment.velocity.x > abs(moment.velocity.y)
    case .twoToOne, .dominantVelocity: true
    case .strip: moment.way.x > 0 && moment.start.x <= EvaluationMetrics.strip
    }
  }

  /// What a pan that follows the touches makes of a move before it has begun.
  func judge(_ moment: DragMoment) -> Judgement {
    let (way, velocity) = (moment.way, moment.velocity)
    switch self {
    case .arbiter, .arbiterWithUIKit, .sign, .flatSign, .velocity, .strip: return .goOn
    case .twoToOne:
      let (sideways, upright) = (abs(way.x), abs(way.y))
      if sideways > EvaluationMetrics.firstTravel, sideways > 2 * upright {
        return way.x > 0 ? .goOn : .giveUp
      }
      let isVertical = upright > EvaluationMetrics.firstTravel && upright > 2 * sideways
      return isVertical ? .giveUp : .wait
    case .dominantVelocity:
      if velocity == .zero { return .wait }
      return velocity.x > 0 && velocity.x > abs(velocity.y) ? .goOn : .giveUp
    }
  }

  /// What becomes of a pan that follows the touches itself.
  enum Judgement {
    /// The pan may know of the move.
    case goOn
    /// The pan is not told of the move yet.
    case wait
    /// The pan fails.
    case giveUp
  }
}

/// What a rule of the field sees of a drag.
struct DragMoment {
  /// Where the finger landed, in the navigation controller's view, in pt.
  let start: CGPoint
  /// How far the finger has moved, in pt.
  let way: CGPoint
  /// How fast it moved between the last two samples, in pt/s.
  let velocity: CGPoint
}
