import Foundation
import HeadlessUIKit

/// A random stage and what happens on it, as a value: it can be printed, cut down and played again.
///
/// Whatever names a view, recognizer or relation that is not there is passed over, so that any part
/// can be left out and the rest still makes sense.
package struct StressCase: Equatable, Sendable {
  /// A view's number; the first few are always there.
  typealias ViewID = Int

  /// The window.
  static let window: ViewID = 0
  /// The navigation controller's view, or else the window.
  static let navigationView: ViewID = 1
  /// The view of the screen on top at the start, or else the window.
  static let screenView: ViewID = 2
  /// The number of the first view of one's own.
  static let firstView: ViewID = 10

  /// The answers to UIKit's open questions.
  var behavior: UIKitBehavior
  /// The seed of whatever the engine shuffles.
  var shuffle: UInt64
  /// The screens around the views; nil for views in a window.
  var navigation: Navigation?
  /// The views, parents before their children.
  var views: [View] = []
  /// The recognizers, in the order in which they are added.
  var recognizers: [Recognizer] = []
  /// Who waits for whom, and who may be active beside whom.
  var relations: [Relation] = []
  /// What happens inside of action messages.
  var reactions: [Reaction] = []
  /// What happens, in order.
  var steps: [Step] = []

  /// The number of steps, for messages.
  package var stepCount: Int { steps.count }

  /// How many of the steps are events of fingers.
  var touchEvents: Int {
    steps.count { step in
      switch step.action {
      case .touch, .together: true
      default: false
      }
    }
  }
}

extension StressCase {
  /// A navigation controller with its screens.
  struct Navigation: Equatable, Sendable {
    /// The screens on the stack at the start, 1 at least.
    var depth: Int
    /// Whether it is read from right to left.
    var isMirrored: Bool
    /// Whether an arbiter decides its pops from the start.
    var hasArbiter: Bool
    /// The arbiter's rules.
    var policy = Policy.standard
    /// Whether the arbiter pops by recognizers of its own where UIKit does not.
    var isDriven = false
    /// The rules of the screen on top at the start, if it has any of its own.
    var screenPolicy: Policy?
    /// Whether screens have a word in their pops, and refuse.
    var screensRefuse = false
  }

  /// The policies that a case can have.
  enum Policy: String, CaseIterable, Sendable {
    case standard, edgeOnly, disabled, strip, part, box, restingContent, steep
  }

  /// A view; a scroll view if it has content.
  struct View: Equatable, Sendable {
    var id: ViewID
    var parent: ViewID
    /// In pt, in the parent's coordinates.
    var frame: CGRect
    var content: Content?
    var turn = Turn.none
    var isHidden = false
    var takesSeveralFingers = false
    /// What it is registered as while there is an arbiter.
    var role: Role?
  }

  /// What a scroll view scrolls.
  struct Content: Equatable, Sendable {
    /// In pt.
    var size: CGSize
    var pages = false
    var bounces = true
    var alwaysBounces = false
    /// Room at every side, in pt.
    var inset: CGFloat = 0
    /// How far it is scrolled at the start, from 0 to 1 on both axes.
    var position: CGFloat = 0
  }

  /// How a view is transformed.
  enum Turn: String, CaseIterable, Sendable {
    case none, rotated, scaled, shifted
  }

  /// The contents that an arbiter knows.
  enum Role: String, CaseIterable, Sendable {
    case pager, carousel, map, canvas, halfClaimed, excluded, finicky, pages
  }

  /// Something that happens inside of an action message, once.
  struct Reaction: Equatable, Sendable {
    /// Whose action.
    var who: Who
    /// The state that the action reports.
    var state: UIGestureRecognizer.State
    /// What happens.
    var action: Action
  }
}
