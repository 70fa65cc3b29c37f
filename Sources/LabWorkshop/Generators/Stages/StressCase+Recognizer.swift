#if HEADLESS
import HeadlessUIKit

extension StressCase {
  /// A recognizer of the case, of a scroll view or of the navigation controller.
  enum RecognizerID: Hashable, Sendable {
    case own(Int)
    case scrollPan(ViewID)
    case edgePop
    case contentPop
  }

  /// A recognizer of the case.
  struct Recognizer: Equatable, Sendable {
    var id: Int
    var kind: Kind
    var view: ViewID
    var isEnabled = true
    var cancelsTouchesInView = true
    var delaysTouchesBegan = false
    var delaysTouchesEnded = true
    /// What the delegate returns for `gestureRecognizerShouldBegin`.
    var mayBegin = true
    /// What `canPrevent(_:)` and `canBePrevented(by:)` of a custom recognizer return.
    var prevents = true
    var isPreventable = true
  }

  /// The class of a recognizer: one of UIKit's, or a custom one.
  enum Kind: Equatable, Sendable {
    case tap(taps: Int, touches: Int)
    case press
    case pan(touches: Int)
    case edgePan
    case swipe
    case pinch
    case custom(Manner)
  }

  /// The behavior of a custom recognizer.
  enum Manner: String, CaseIterable, Sendable {
    /// Changes its state only when a step sets it.
    case silent
    /// Begins with the first touch, ends with the last one.
    case eager
    /// Begins at the third move, ends with the last touch.
    case late
    /// Recognizes when a touch begins.
    case discrete
    /// Begins at the first move and ends at the second.
    case brief
    /// Fails at the second move.
    case failing
    /// Begins with a touch and ends much later.
    case lingering
    /// Sets invalid states at every opportunity.
    case invalid
  }

  /// A relation of two recognizers.
  struct Relation: Equatable, Sendable {
    var id: Int
    var kind: RelationKind
    var one: RecognizerID
    var other: RecognizerID
    /// Whether it applies at the start; steps toggle all relations except static requirements.
    var isOn = true
  }

  /// The kind of a relation.
  enum RelationKind: String, CaseIterable, Sendable {
    /// `require(toFail:)`.
    case requires
    /// The delegate of `one` returns true for `shouldRequireFailureOf`.
    case delegateWaits
    /// The delegate of `one` returns true for `shouldBeRequiredToFailBy`.
    case delegateBlocks
    /// The class of `one` returns true for `shouldRequireFailure(of:)`.
    case classWaits
    /// The class of `one` returns true for `shouldBeRequiredToFail(by:)`.
    case classBlocks
    /// The delegate of `one` returns true for `shouldRecognizeSimultaneouslyWith`.
    case allows
  }
}
#endif
