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
  /// Whether a recognizer that is added while a finger is down takes part with that finger (C036).
  public var lateRecognizer: LateRecognizer = .waitsForTheNextTouch
  /// When a touch that several recognizers delay reaches its view (C048).
  public var touchDelay: TouchDelay = .untilAllHaveFailed
  /// What targets learn of two states that were set in one pass (C058).
  public var repeatedState: RepeatedState = .beganFirst
  /// What targets learn when a recognizer that has begun is taken off its view (C068).
  public var removedRecognizer: RemovedRecognizer = .isResetInSilence
  /// Whether a recognizer that is held excludes others already (C094); whom it waits for, never.
  public var heldExclusion: HeldExclusion = .excludesNobody
  /// Whether a required recognizer that takes no part holds who waits for it (C096).
  public var absentRequirement: AbsentRequirement = .holdsNobody
  /// The order in which recognizers that are over are reset (C063).
  public var resetOrder: ResetOrder = .firstFirst
  /// What a finger beyond a pan's maximum does once the pan has begun (C109).
  public var surplusFinger: SurplusFinger = .isIgnored
  /// Whether a pan that has begun goes on with fewer fingers than it takes to begin: every move
  /// changes a gesture (C057), and a pan's only with that many fingers down (C108).
  public var thinnedPan: ThinnedPan = .goesOn
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
  /// What a view hears that is added again to the superview it lies in (no C-statement: Apple's text
  /// only says that it is not removed first).
  public var readdedSubview: ReaddedSubview = .movesAnew
  /// What an index of `insertSubview(_:at:)` counts where the app's own layers lie between subviews (no
  /// C-statement: Apple's text says subviews, a published trace shows that the layers count too).
  public var subviewIndex: SubviewIndex = .countsLayers
  /// How diagonal a drag is that a directional lock leaves alone (C145).
  public var directionalLock: DirectionalLock = .wideCone
  /// Whether a drag that catches decelerating content begins without hysteresis (C170).
  public var catchingDrag: CatchingDrag = .atOnce
  /// Whether a scroll view that transfers nothing to its parent keeps the drag at its leading edge
  /// from the content pop too; matters where it yields to the pop by itself (C159).
  public var transferAndContentPop: TransferAndContentPop = .ignoresTransfer
  /// How content moves on that is let go beyond its end by a finger that still moves (M06).
  public var liftBeyondEnd: LiftBeyondEnd = .keepsSpeed
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
  /// Where a press goes while nobody is the first responder (C051).
  public var pressWithoutResponder: PressWithoutResponder = .goesToTheController
  /// What pans, pinches, swipes and rotations do with the presses that they allow (C051).
  public var pressesAndMovements: PressesAndMovements = .areIgnored
  /// How long a drag interaction delays a long press (C100).
  public var delayedLongPress: DelayedLongPress = .comesDuringTheLift
  /// What becomes of the touch under which a drag interaction has lifted its view (C100).
  public var liftedTouch: LiftedTouch = .staysWithTheView
  /// What a drag interaction's delegate learns of a lift that no drag followed (C100).
  public var liftWithoutDrag: LiftWithoutDrag = .isNotTold
  /// Where the swipes of a web view begin, from iOS 26 (C185).
  public var webContentSwipe: WebContentSwipe = .defersToThePage
  /// When a web view reads whether others hold a click of its page back (C103).
  public var webBlocking: WebBlocking = .readAnew
  /// What becomes of content at rest that lies outside once its ends have moved: it has shrunk, or the
  /// view has grown (C140).
  public var movedEnd: MovedEnd = .bringsContentInside
  /// When a navigation controller that has a delegate asks it for an animator, and sets the change in
  /// motion (no C-statement: Apple's text says only that it asks).
  public var animatorTime: AnimatorTime = .atOnce
  /// When a push or pop starts that the app drives itself (no C-statement: Apple's text says only that
  /// the driver is told).
  public var drivenStart: DrivenStart = .atOnce
  /// What becomes of a touch on a navigation controller while an animation of the app's own slides its
  /// screens (no C-statement: Apple's text says that such an animation can be interrupted, and not what
  /// reaches a view meanwhile).
  public var touchDuringSlide: TouchDuringSlide = .isDelivered
  /// Which pops ask a navigation controller as its bar's delegate whether the item may go (C236); what
  /// it says of a pop that is under way changes nothing.
  public var popAsksBar: PopAsksBar = .onlyTheButton

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
  /// Answers to ``UIKitBehavior/lateRecognizer``.
  public enum LateRecognizer: String, Sendable, CaseIterable {
    case waitsForTheNextTouch, joinsRunningTouches
  }
  /// Answers to ``UIKitBehavior/touchDelay``.
  public enum TouchDelay: String, Sendable, CaseIterable {
    case untilAllHaveFailed, untilOneHasFailed
  }
  /// Answers to ``UIKitBehavior/repeatedState``.
  public enum RepeatedState: String, Sendable, CaseIterable { case beganFirst, onlyTheLast }
  /// Answers to ``UIKitBehavior/removedRecognizer``.
  public enum RemovedRecognizer: String, Sendable, CaseIterable {
    case isResetInSilence, isCancelled
  }
  /// Answers to ``UIKitBehavior/heldExclusion``.
  public enum HeldExclusion: String, Sendable, CaseIterable { case excludesNobody, excludes }
  /// Answers to ``UIKitBehavior/absentRequirement``.
  public enum AbsentRequirement: String, Sendable, CaseIterable {
    case holdsNobody, holdsWhileAttached
  }
  /// Answers to ``UIKitBehavior/resetOrder``.
  public enum ResetOrder: String, Sendable, CaseIterable { case firstFirst, lastFirst }
  /// Answers to ``UIKitBehavior/surplusFinger``.
  public enum SurplusFinger: String, Sendable, CaseIterable { case isIgnored, joins, cancels }
  /// Answers to ``UIKitBehavior/thinnedPan``.
  public enum ThinnedPan: String, Sendable, CaseIterable { case goesOn, rests }
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
  /// Answers to ``UIKitBehavior/readdedSubview``.
  public enum ReaddedSubview: String, Sendable, CaseIterable { case movesAnew, changesPlaceOnly }
  /// Answers to ``UIKitBehavior/subviewIndex``.
  public enum SubviewIndex: String, Sendable, CaseIterable { case countsLayers, countsSubviews }
  /// Answers to ``UIKitBehavior/directionalLock``.
  public enum DirectionalLock: String, Sendable, CaseIterable { case wideCone, narrowCone }
  /// Answers to ``UIKitBehavior/catchingDrag``.
  public enum CatchingDrag: String, Sendable, CaseIterable { case atOnce, afterHysteresis }
  /// Answers to ``UIKitBehavior/transferAndContentPop``.
  public enum TransferAndContentPop: String, Sendable, CaseIterable {
    case ignoresTransfer, keepsTheDrag
  }
  /// Answers to ``UIKitBehavior/liftBeyondEnd``.
  public enum LiftBeyondEnd: String, Sendable, CaseIterable { case keepsSpeed, startsFromRest }
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
  /// Answers to ``UIKitBehavior/pressWithoutResponder``.
  public enum PressWithoutResponder: String, Sendable, CaseIterable {
    case goesToTheController, goesToTheWindow
  }
  /// Answers to ``UIKitBehavior/pressesAndMovements``.
  public enum PressesAndMovements: String, Sendable, CaseIterable { case areIgnored, areFollowed }
  /// Answers to ``UIKitBehavior/delayedLongPress``.
  public enum DelayedLongPress: String, Sendable, CaseIterable {
    case comesDuringTheLift, comesAfterTheLift
  }
  /// Answers to ``UIKitBehavior/liftedTouch``.
  public enum LiftedTouch: String, Sendable, CaseIterable { case staysWithTheView, isCancelled }
  /// Answers to ``UIKitBehavior/liftWithoutDrag``.
  public enum LiftWithoutDrag: String, Sendable, CaseIterable { case isNotTold, endsAsCancelled }
  /// Answers to ``UIKitBehavior/webContentSwipe``.
  public enum WebContentSwipe: String, Sendable, CaseIterable { case defersToThePage, isOff }
  /// Answers to ``UIKitBehavior/webBlocking``.
  public enum WebBlocking: String, Sendable, CaseIterable { case readAnew, readOnceASequence }
  /// Answers to ``UIKitBehavior/movedEnd``.
  public enum MovedEnd: String, Sendable, CaseIterable { case bringsContentInside, leavesOffset }
  /// Answers to ``UIKitBehavior/animatorTime``.
  public enum AnimatorTime: String, Sendable, CaseIterable { case atOnce, nextTurn }
  /// Answers to ``UIKitBehavior/drivenStart``.
  public enum DrivenStart: String, Sendable, CaseIterable { case atOnce, nextTurn }
  /// Answers to ``UIKitBehavior/touchDuringSlide``.
  public enum TouchDuringSlide: String, Sendable, CaseIterable { case isDelivered, isIgnored }
  /// Answers to ``UIKitBehavior/popAsksBar``.
  public enum PopAsksBar: String, Sendable, CaseIterable { case onlyTheButton, everyPop }
}
