#if HEADLESS
import Foundation
import HeadlessUIKit

/// A rule for which drags pop: the arbiter's rules, or those of another library.
///
/// The libraries' rules are implemented from their descriptions, as the delegate or the subclass of
/// a full-screen pan. A delegate is asked once, after 10 pt (C104); a subclass evaluates every move
/// and may fail earlier.
package enum RuleSet: String, CaseIterable, Sendable {
  /// The standard policy of the arbiter with its own pan (`PopDriver.arbiter`).
  case arbiter
  /// The standard policy with UIKit's content pop, which fails by itself if a drag begins along the
  /// edge (`UIKitBehavior.popDirection`, C121).
  case arbiterWithUIKit
  /// The sign of the translation: FDFullscreenPopGesture, GKNavigationBar, NXNavigationExtension,
  /// FMFullscreenPopGesture.
  case sign
  /// The sign of the translation without a vertical part: SJFullscreenPopGesture.
  case flatSign
  /// A translation that is larger to the right than vertically: the one-line rule of many articles.
  case translation
  /// A velocity that is larger to the right than vertically: NavigationGestureKit.
  case velocity
  /// A translation twice as far to the right as vertically, from 2 pt on: Telegram.
  ///
  /// The pan fails if the translation is twice as far vertically.
  case twoToOne
  /// A failure at the first move that is not fastest to the right: SloppySwiper,
  /// EZCustomNavigation.
  case dominantVelocity
  /// The sign of the translation in a strip of 40 pt: TZScrollViewPopGesture.
  case strip

  /// The rule sets of other libraries.
  package static let field = allCases.filter { !$0.isArbiter }

  /// Whether it is a rule set of the arbiter.
  var isArbiter: Bool { self == .arbiter || self == .arbiterWithUIKit }

  /// What UIKit does where the rule set is played: as it is likely, or within answers that belong to
  /// the release.
  ///
  /// Apps add their own pans on releases without a content pop: on iOS 18, or the release of the
  /// answers.
  func behavior(within answers: AnswersFile?) -> UIKitBehavior {
    let hasContentPop = self == .arbiterWithUIKit
    guard let answers, answers.version.hasContentPop == hasContentPop else {
      return UIKitBehavior(version: hasContentPop ? .v26 : .v18)
    }
    return answers.nearest(to: UIKitBehavior())
  }

  /// The title of the rule set.
  package var title: String {
    switch self {
    case .arbiter: "arbiter with a driver"
    case .arbiterWithUIKit: "arbiter, UIKit's pop"
    case .sign: "dx > 0"
    case .flatSign: "dx > 0, dy = 0"
    case .translation: "dx > |dy|"
    case .velocity: "vx > |vy|"
    case .twoToOne: "2 : 1 past 2 pt"
    case .dominantVelocity: "dominant velocity"
    case .strip: "dx > 0 in 40 pt"
    }
  }

  /// Whether the delegate of a pan lets it begin.
  func mayBegin(_ moment: DragMoment) -> Bool {
    switch self {
    case .arbiter, .arbiterWithUIKit: false
    case .sign: moment.translation.x > 0
    case .flatSign: moment.translation.x > 0 && moment.translation.y == 0
    case .translation: moment.translation.x > abs(moment.translation.y)
    case .velocity: moment.velocity.x > 0 && moment.velocity.x > abs(moment.velocity.y)
    case .twoToOne, .dominantVelocity: true
    case .strip: moment.translation.x > 0 && moment.start.x <= EvaluationMetrics.strip
    }
  }

  /// Evaluates a move before a subclass of the pan has begun.
  func verdict(on moment: DragMoment) -> MoveVerdict {
    let (translation, velocity) = (moment.translation, moment.velocity)
    switch self {
    case .arbiter, .arbiterWithUIKit, .sign, .flatSign, .translation, .velocity, .strip:
      return .accept
    case .twoToOne:
      let (sideways, upright) = (abs(translation.x), abs(translation.y))
      if sideways > EvaluationMetrics.firstTravel, sideways > 2 * upright {
        return translation.x > 0 ? .accept : .fail
      }
      let isVertical = upright > EvaluationMetrics.firstTravel && upright > 2 * sideways
      return isVertical ? .fail : .wait
    case .dominantVelocity:
      if velocity == .zero { return .wait }
      return velocity.x > 0 && velocity.x > abs(velocity.y) ? .accept : .fail
    }
  }

  /// The consequence of a move for a subclass of the pan.
  enum MoveVerdict {
    /// The superclass receives the move.
    case accept
    /// The superclass does not receive the move yet.
    case wait
    /// The pan fails.
    case fail
  }
}

/// The state of a drag that rule sets evaluate.
struct DragMoment {
  /// The location of touch-down in the navigation controller's view, in pt.
  let start: CGPoint
  /// The translation from touch-down, in pt.
  let translation: CGPoint
  /// The velocity between the last two samples, in pt/s.
  let velocity: CGPoint
}
#endif
