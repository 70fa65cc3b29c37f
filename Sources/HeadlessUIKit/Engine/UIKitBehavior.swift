/// The points that UIKit's published contract leaves open, each as a named switch.
///
/// The first case of every question is the likely answer and the default; the others are hostile
/// alternatives. What is promised about UIKit has to hold under all of them.
public struct UIKitBehavior: Sendable, Hashable {
  /// The release of iOS.
  public var version: SystemVersion = .iOS26
  /// The order in which recognizers of one touch see it (C032).
  public var deliveryOrder: DeliveryOrder = .leafToRoot
  /// The order of the actions of one pass (C072).
  public var actionOrder: ActionOrder = .recognition
  /// Which side of a dynamic failure requirement is asked first (C089).
  public var relationOrder: RelationOrder = .waiterFirst
  /// When dynamic failure requirements are asked (C088).
  public var relationTime: RelationTime = .whenRecognizing
  /// Whether `shouldBegin` is asked before or after failure requirements have been met.
  public var shouldBeginTime: ShouldBeginTime = .afterRequirements
  /// The state that others read while a recognizer is held (C093).
  public var heldState: HeldState = .readsPossible
  /// Whether a recognizer that cannot be prevented may cancel one that has begun (C097).
  public var laterRecognition: LaterRecognition = .leavesBegun
  /// Which recognitions the hit view is asked about (C084).
  public var viewShouldBegin: ViewShouldBegin = .ifItCancels
  /// When a recognizer that has finished is reset (C061, C062).
  public var resetTime: ResetTime = .whenTouchesEnd
  /// How often views are hit-tested for one touch (C010).
  public var hitTesting: HitTesting = .once
  /// The shape of a pan's hysteresis (C107).
  public var panHysteresis: PanHysteresis = .radial
  /// The first translation of a pan that is no scroll view's (C105).
  public var firstTranslation: FirstTranslation = .shortened
  /// The axis test that keeps a scroll view from beginning (C151).
  public var scrollAxis: ScrollAxis = .dominant
  /// Whether a scroll view at its leading edge yields to the content pop by itself (C205, and
  /// reports to the contrary).
  public var scrollAtLeadingEdge: ScrollAtLeadingEdge = .keeps
  /// Travel at which an edge pan begins (C120).
  public var edgeTravel: EdgeTravel = .ordinary
  /// What the edge pop does with a touch that did not come over the bezel (C121).
  public var unmarkedTouch: UnmarkedTouch = .fails
  /// The movement that a pop recognizer takes for its own (C119, C192).
  public var popDirection: PopDirection = .mostlyInwards
  /// Whether the content pop waits for the edge pop to fail (C195).
  public var contentPopAndEdge: ContentPopAndEdge = .waits
  /// How the content pop checks for horizontal scroll views (C193).
  public var contentPopOverScrolling: ContentPopOverScrolling = .ordinaryRules
  /// What `viewControllers` holds during an interactive pop (C224).
  public var stackDuringPop: StackDuringPop = .withoutTheTop
  /// When a cancelled pop turns its appearance calls round (C233).
  public var cancelledPop: CancelledPop = .atTheEnd
  /// Whether a push or pop that slides gives way to a pop, from iOS 26 (C228).
  public var runningSlide: RunningSlide = .givesWay
  /// Whether a hidden bar keeps the content pop from beginning, as it does the edge pop (C200).
  public var hiddenBar: HiddenBar = .refusesBothPops
  /// What swipes do on a screen whose back button has an action of its own (C237).
  public var backActionAndPop: BackActionAndPop = .popsAsEver
  /// What becomes of a pop whose recognizer is disabled under the finger (C203).
  public var disabledMidPop: DisabledMidPop = .cancels
  /// What becomes of a pop while a controller over it is being dismissed (C202).
  public var popDuringDismissal: PopDuringDismissal = .pops
  /// Whether a cancelled content pop runs the completions of its coordinator (C210).
  public var cancelledContentPop: CancelledContentPop = .completes

  /// Makes the likely behaviour of the newest release.
  public init() {}

  /// Makes the likely behaviour of a release.
  public init(version: SystemVersion) { self.version = version }
}

extension UIKitBehavior {
  /// Answers to ``UIKitBehavior/deliveryOrder``.
  public enum DeliveryOrder: String, Sendable, CaseIterable {
    case leafToRoot, rootToLeaf, shuffled
  }
  /// Answers to ``UIKitBehavior/actionOrder``.
  public enum ActionOrder: String, Sendable, CaseIterable { case recognition, reversed }
  /// Answers to ``UIKitBehavior/relationOrder``.
  public enum RelationOrder: String, Sendable, CaseIterable { case waiterFirst, blockerFirst }
  /// Answers to ``UIKitBehavior/relationTime``.
  public enum RelationTime: String, Sendable, CaseIterable { case whenRecognizing, atTouchDown }
  /// Answers to ``UIKitBehavior/shouldBeginTime``.
  public enum ShouldBeginTime: String, Sendable, CaseIterable {
    case afterRequirements, beforeRequirements
  }
  /// Answers to ``UIKitBehavior/heldState``.
  public enum HeldState: String, Sendable, CaseIterable { case readsPossible, readsOwn }
  /// Answers to ``UIKitBehavior/laterRecognition``.
  public enum LaterRecognition: String, Sendable, CaseIterable { case leavesBegun, cancelsBegun }
  /// Answers to ``UIKitBehavior/viewShouldBegin``.
  public enum ViewShouldBegin: String, Sendable, CaseIterable { case ifItCancels, always }
  /// Answers to ``UIKitBehavior/resetTime``.
  public enum ResetTime: String, Sendable, CaseIterable { case whenTouchesEnd, atOnceIfUntied }
  /// Answers to ``UIKitBehavior/hitTesting``.
  public enum HitTesting: String, Sendable, CaseIterable { case once, twice }
  /// Answers to ``UIKitBehavior/panHysteresis``.
  public enum PanHysteresis: String, Sendable, CaseIterable { case radial, perAxis }
  /// Answers to ``UIKitBehavior/firstTranslation``.
  public enum FirstTranslation: String, Sendable, CaseIterable { case shortened, whole, zero }
  /// Answers to ``UIKitBehavior/scrollAxis``.
  public enum ScrollAxis: String, Sendable, CaseIterable { case dominant, enabledOnly }
  /// Answers to ``UIKitBehavior/scrollAtLeadingEdge``.
  public enum ScrollAtLeadingEdge: String, Sendable, CaseIterable { case keeps, yields }
  /// Answers to ``UIKitBehavior/edgeTravel``.
  public enum EdgeTravel: String, Sendable, CaseIterable { case ordinary, tiny }
  /// Answers to ``UIKitBehavior/unmarkedTouch``.
  public enum UnmarkedTouch: String, Sendable, CaseIterable { case fails, isRefused }
  /// Answers to ``UIKitBehavior/popDirection``.
  public enum PopDirection: String, Sendable, CaseIterable {
    case mostlyInwards, inwardsAtAll, inwardsFromTheStart, narrowCone
  }
  /// Answers to ``UIKitBehavior/contentPopAndEdge``.
  public enum ContentPopAndEdge: String, Sendable, CaseIterable { case waits, races }
  /// Answers to ``UIKitBehavior/contentPopOverScrolling``.
  public enum ContentPopOverScrolling: String, Sendable, CaseIterable {
    case ordinaryRules, waitsForScrolling, refuses, refusesTheTouch
  }
  /// Answers to ``UIKitBehavior/stackDuringPop``.
  public enum StackDuringPop: String, Sendable, CaseIterable { case withoutTheTop, withTheTop }
  /// Answers to ``UIKitBehavior/cancelledPop``.
  public enum CancelledPop: String, Sendable, CaseIterable { case atTheEnd, whenInteractionChanges }
  /// Answers to ``UIKitBehavior/runningSlide``.
  public enum RunningSlide: String, Sendable, CaseIterable { case givesWay, refusesPops }
  /// Answers to ``UIKitBehavior/hiddenBar``.
  public enum HiddenBar: String, Sendable, CaseIterable { case refusesBothPops, leavesContentPop }
  /// Answers to ``UIKitBehavior/backActionAndPop``.
  public enum BackActionAndPop: String, Sendable, CaseIterable { case popsAsEver, refusesPops }
  /// Answers to ``UIKitBehavior/disabledMidPop``.
  public enum DisabledMidPop: String, Sendable, CaseIterable { case cancels, freezes }
  /// Answers to ``UIKitBehavior/popDuringDismissal``.
  public enum PopDuringDismissal: String, Sendable, CaseIterable { case pops, freezes }
  /// Answers to ``UIKitBehavior/cancelledContentPop``.
  public enum CancelledContentPop: String, Sendable, CaseIterable { case completes, neverCompletes }
}
