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
  /// How the content pop leaves a drag to a control, a map, a row or text (C193, C208).
  public var contentPopOverCompetitors: ContentPopOverCompetitors = .refusesToBegin
  /// The part of a slider on which the content pop does not begin (C181).
  public var sliderArea: SliderArea = .wholeTrack
  /// What a slider's thumb keeps from the views around it (C098, C180).
  public var sliderThumb: SliderThumb = .refusesSwipes
  /// The rows on which the content pop does not begin (C178, C193).
  public var rowsAndContentPop: RowsAndContentPop = .withActionsThatWay
  /// The part of selectable text on which the content pop does not begin (C184).
  public var textAndContentPop: TextAndContentPop = .atTheSelection
  /// Whether a page view controller turns its pages round for right-to-left reading (C244).
  public var pagerMirroring: PagerMirroring = .mirrors

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
  /// Answers to ``UIKitBehavior/contentPopOverCompetitors``.
  public enum ContentPopOverCompetitors: String, Sendable, CaseIterable {
    case refusesToBegin, refusesTheTouch
  }
  /// Answers to ``UIKitBehavior/sliderArea``.
  public enum SliderArea: String, Sendable, CaseIterable { case wholeTrack, thumbOnly }
  /// Answers to ``UIKitBehavior/sliderThumb``.
  public enum SliderThumb: String, Sendable, CaseIterable { case refusesSwipes, refusesPansToo }
  /// Answers to ``UIKitBehavior/rowsAndContentPop``.
  public enum RowsAndContentPop: String, Sendable, CaseIterable {
    case withActionsThatWay, withAnyActions
  }
  /// Answers to ``UIKitBehavior/textAndContentPop``.
  public enum TextAndContentPop: String, Sendable, CaseIterable { case atTheSelection, anywhere }
  /// Answers to ``UIKitBehavior/pagerMirroring``.
  public enum PagerMirroring: String, Sendable, CaseIterable { case mirrors, staysPhysical }
}
