import HeadlessUIKit

extension StressCase {
  /// A recognizer of the case's own, or one that a scroll view or navigation controller brings.
  enum Who: Hashable, Sendable {
    case own(Int)
    case scrollPan(ViewID)
    case edgePop
    case contentPop
  }

  /// A recognizer of the case's own.
  struct Recognizer: Equatable, Sendable {
    var id: Int
    var kind: Kind
    var view: ViewID
    var isEnabled = true
    var cancelsTouchesInView = true
    var delaysTouchesBegan = false
    var delaysTouchesEnded = true
    /// What its delegate answers to `gestureRecognizerShouldBegin`.
    var mayBegin = true
    /// What `canPrevent(_:)` and `canBePrevented(by:)` answer; of custom ones only.
    var prevents = true
    var isPreventable = true
  }

  /// UIKit's classes, and ones that begin and end as they like.
  enum Kind: Equatable, Sendable {
    case tap(taps: Int, fingers: Int)
    case press
    case pan(fingers: Int)
    case edgePan
    case swipe
    case pinch
    case custom(Manner)
  }

  /// When a custom recognizer does what.
  enum Manner: String, CaseIterable, Sendable {
    /// Nothing, unless a step sets its state.
    case silent
    /// Begins when a finger lands, ends when the last is lifted.
    case eager
    /// Begins at the third move, ends when the last finger is lifted.
    case late
    /// Recognizes at once when a finger lands.
    case discrete
    /// Begins at the first move and ends at the second.
    case brief
    /// Fails at the second move.
    case failing
    /// Begins when a finger lands and does not end with it; something else ends it much later.
    case lingering
    /// Sets states that are out of order all the time.
    case unruly
  }

  /// Something that two recognizers have with each other.
  struct Relation: Equatable, Sendable {
    var id: Int
    var kind: RelationKind
    var one: Who
    var other: Who
    /// Whether it holds at the start; steps turn all but static requirements on and off.
    var isOn = true
  }

  /// What one recognizer has with another.
  enum RelationKind: String, CaseIterable, Sendable {
    /// `require(toFail:)`.
    case requires
    /// The delegate of one answers true to `shouldRequireFailureOf`.
    case delegateWaits
    /// The delegate of one answers true to `shouldBeRequiredToFailBy`.
    case delegateBlocks
    /// One's class answers true to `shouldRequireFailure(of:)`.
    case classWaits
    /// One's class answers true to `shouldBeRequiredToFail(by:)`.
    case classBlocks
    /// The delegate of one answers true to `shouldRecognizeSimultaneouslyWith`.
    case allows
  }
}
