#if HEADLESS
import Foundation
import HeadlessUIKit

/// A random stage and its events, as a value that can be printed, reduced and played again.
///
/// References to missing views, recognizers and relations are ignored, so any part can be removed.
package struct StressCase: Equatable, Sendable {
  /// The number of a view; the first ones always exist.
  typealias ViewID = Int

  /// The window.
  static let window: ViewID = 0
  /// The navigation controller's view, or the window without one.
  static let navigationView: ViewID = 1
  /// The view of the initial top view controller, or the window without one.
  static let screenView: ViewID = 2
  /// The number of the first view of the case.
  static let firstView: ViewID = 10

  /// The answers to UIKit's open questions.
  package var behavior: UIKitBehavior
  /// The seed of the engine's shuffles.
  var shuffle: UInt64
  /// The navigation controller; nil for views in a window.
  var navigation: Navigation?
  /// The views, parents before their children.
  var views: [View] = []
  /// The recognizers, in the order in which they are added.
  var recognizers: [Recognizer] = []
  /// The relations between recognizers.
  var relations: [Relation] = []
  /// The actions inside action messages.
  var reactions: [Reaction] = []
  /// The steps in order.
  var steps: [Step] = []

  /// The number of steps.
  package var stepCount: Int { steps.count }

  /// The number of steps that are touch events.
  package var eventCount: Int {
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
    /// The initial number of screens on the stack, at least 1.
    var depth: Int
    /// Whether the layout is right to left.
    var isMirrored: Bool
    /// Whether an arbiter is installed at the start.
    var hasArbiter: Bool
    /// The arbiter's policy.
    var policy = Policy.standard
    /// Whether the arbiter has a driver.
    var isDriven = false
    /// The policy of the initial top screen, if it has one.
    var screenPolicy: Policy?
    /// Whether screens intercept pops and refuse them.
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
    var takesSeveralTouches = false
    /// The role with which the arbiter registers it.
    var role: Role?
  }

  /// The content of a scroll view.
  struct Content: Equatable, Sendable {
    /// In pt.
    var size: CGSize
    var pages = false
    var bounces = true
    var alwaysBounces = false
    /// The inset of every side, in pt.
    var inset: CGFloat = 0
    /// The initial scroll position, from 0 to 1 on both axes.
    var position: CGFloat = 0
  }

  /// The transform of a view.
  enum Turn: String, CaseIterable, Sendable {
    case none, rotated, scaled, shifted
  }

  /// The roles of views.
  enum Role: String, CaseIterable, Sendable {
    case pager, carousel, map, canvas, halfClaimed, excluded, finicky, pages
  }

  /// An action inside an action message, performed once.
  struct Reaction: Equatable, Sendable {
    /// The recognizer that sends the message.
    var recognizer: RecognizerID
    /// The state that the action reports.
    var state: UIGestureRecognizer.State
    /// The action.
    var action: Action
  }
}
#endif
