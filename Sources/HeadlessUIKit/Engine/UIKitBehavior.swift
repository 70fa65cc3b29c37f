#if HEADLESS
/// The points that UIKit's published contract leaves open, each as a named setting.
///
/// The first case of every question is the likely answer and the default; the others are hostile
/// alternatives. A promise about UIKit must hold under all of them.
public struct UIKitBehavior: Sendable, Hashable {
  /// The release of iOS.
  public var version: SystemVersion = .v26
  /// The order in which the recognizers of one touch receive it (C032).
  public var deliveryOrder: DeliveryOrder = .leafToRoot
  /// The order in which recognizers send their actions in one pass (C072).
  public var actionOrder: ActionOrder = .recognition
  /// The side of a dynamic failure requirement that is asked first (C089).
  public var relationOrder: RelationOrder = .waiterFirst
  /// The time at which dynamic failure requirements are asked (C088).
  public var relationTime: RelationTime = .whenRecognizing
  /// Whether `gestureRecognizerShouldBegin(_:)` is called before or after failure requirements are
  /// met.
  public var shouldBeginTime: ShouldBeginTime = .afterRequirements
  /// The state that observers read while a recognizer waits for another to fail (C093).
  public var heldState: HeldState = .readsPossible
  /// Whether a recognizer that cannot be prevented cancels one that has begun (C097).
  public var laterRecognition: LaterRecognition = .leavesBegun
  /// The recognitions for which the hit view's `gestureRecognizerShouldBegin(_:)` is called (C084).
  public var viewShouldBegin: ViewShouldBegin = .ifItCancels
  /// The time at which a finished recognizer is reset (C061, C062).
  public var resetTime: ResetTime = .whenTouchesEnd
  /// Whether a recognizer added while a touch is down receives that touch (C036).
  public var lateRecognizer: LateRecognizer = .waitsForTheNextTouch
  /// The time at which a touch delayed by several recognizers reaches its view (C048).
  public var touchDelay: TouchDelay = .untilAllHaveFailed
  /// The actions sent when two states are set in one pass (C058).
  public var repeatedState: RepeatedState = .beganFirst
  /// The action sent when a recognizer that has begun is removed from its view (C068).
  public var removedRecognizer: RemovedRecognizer = .isResetWithoutAction
  /// Whether a recognizer that waits for another already excludes others (C094).
  ///
  /// It never excludes the recognizers that it waits for.
  public var heldExclusion: HeldExclusion = .excludesNone
  /// Whether a required recognizer that receives no touch keeps its dependents waiting (C096).
  public var absentRequirement: AbsentRequirement = .doesNotBlock
  /// The order in which finished recognizers are reset (C063).
  public var resetOrder: ResetOrder = .firstFirst
  /// The effect of a touch beyond a pan's maximum after the pan has begun (C109).
  public var surplusTouch: SurplusTouch = .isIgnored
  /// Whether a pan that has begun changes with fewer touches than its minimum.
  ///
  /// Every move changes a gesture (C057), but a pan changes while its minimum is down (C108).
  public var panBelowMinimum: PanBelowMinimum = .continues
  /// The number of hit tests for one touch (C010).
  public var hitTesting: HitTesting = .once
  /// The shape of a pan's hysteresis (C107).
  public var panHysteresis: PanHysteresis = .radial
  /// The first translation of a pan that is not a scroll view's (C105).
  public var firstTranslation: FirstTranslation = .shortened
  /// The axis test that keeps a scroll view's pan from beginning (C151).
  public var scrollAxis: ScrollAxis = .dominant
  /// Whether a scroll view at its leading edge yields to the content pop without configuration.
  ///
  /// C205 denies it; other reports confirm it.
  public var scrollAtLeadingEdge: ScrollAtLeadingEdge = .keeps
  /// The travel at which an edge pan begins (C120).
  public var edgeTravel: EdgeTravel = .ordinary
  /// The edge pop's response to a touch that did not come from the bezel (C121).
  public var unmarkedTouch: UnmarkedTouch = .fails
  /// The movement with which a pop recognizer begins (C119, C192).
  public var popDirection: PopDirection = .mostlyInwards
  /// Whether the content pop waits for the edge pop to fail (C195).
  public var contentPopAndEdge: ContentPopAndEdge = .waits
  /// The content pop's check for horizontal scroll views (C193).
  public var contentPopOverScrolling: ContentPopOverScrolling = .ordinaryRules
  /// The value of `viewControllers` during an interactive pop (C224).
  public var stackDuringPop: StackDuringPop = .withoutTheTop
  /// The time at which a cancelled pop reverses its appearance calls (C233).
  public var cancelledPop: CancelledPop = .atTheEnd
  /// The calls that a view receives when it is added again to its own superview.
  ///
  /// No C-statement: Apple's documentation says only that the view is not removed first.
  public var readdedSubview: ReaddedSubview = .movesAnew
  /// What an index of `insertSubview(_:at:)` counts if an app's own layers lie between the
  /// subviews.
  ///
  /// No C-statement: Apple's documentation says subviews; a published trace shows that layers
  /// count.
  public var subviewIndex: SubviewIndex = .countsLayers
  /// The steepest drag that a directional lock keeps to an axis (C145).
  public var directionalLock: DirectionalLock = .wideCone
  /// Whether a drag that stops decelerating content begins without hysteresis (C170).
  public var catchingDrag: CatchingDrag = .atOnce
  /// Whether a scroll view that transfers no scrolling keeps the drag at its leading edge.
  ///
  /// Matters only for a scroll view that otherwise yields to the content pop (C159).
  public var transferAndContentPop: TransferAndContentPop = .ignoresTransfer
  /// The motion of content that a moving touch releases beyond its end (M06).
  public var liftBeyondEnd: LiftBeyondEnd = .keepsSpeed
  /// How the content pop yields to a control, a map, a row or text (C193, C208).
  public var contentPopOverCompetitors: ContentPopOverCompetitors = .refusesToBegin
  /// The part of a slider on which the content pop does not begin (C181).
  public var sliderArea: SliderArea = .wholeTrack
  /// The recognizers of other views that a slider's thumb keeps from beginning (C098, C180).
  public var sliderThumb: SliderThumb = .refusesSwipes
  /// The rows on which the content pop does not begin (C178, C193).
  public var rowsAndContentPop: RowsAndContentPop = .withActionsInThatDirection
  /// The part of selectable text on which the content pop does not begin (C184).
  public var textAndContentPop: TextAndContentPop = .atTheSelection
  /// Whether a page view controller mirrors its pages in a right-to-left interface (C244).
  public var pagerMirroring: PagerMirroring = .mirrors
  /// Whether a pop can interrupt a sliding push or pop, from iOS 26 (C228).
  public var runningSlide: RunningSlide = .givesWay
  /// Whether a hidden bar keeps the content pop from beginning, as it does the edge pop (C200).
  public var hiddenBar: HiddenBar = .refusesBothPops
  /// The effect of `UINavigationItem.backAction` on the pop gestures (C237).
  public var backActionAndPop: BackActionAndPop = .popsAsUsual
  /// The effect of disabling the pop recognizer during its interactive pop (C203).
  public var disabledMidPop: DisabledMidPop = .cancels
  /// The effect of a pop while a presented controller is being dismissed (C202).
  public var popDuringDismissal: PopDuringDismissal = .pops
  /// Whether a cancelled content pop calls the completions of its coordinator (C210).
  public var cancelledContentPop: CancelledContentPop = .completes
  /// The responder that receives a press if there is no first responder (C051).
  public var pressWithoutResponder: PressWithoutResponder = .goesToTheController
  /// Whether pans, pinches, swipes and rotations track the presses that they allow (C051).
  public var pressesAndMovements: PressesAndMovements = .areIgnored
  /// How long a drag interaction delays a long press (C100).
  public var delayedLongPress: DelayedLongPress = .comesDuringTheLift
  /// Whether a drag interaction cancels the touch with which it lifts its view (C100).
  public var liftedTouch: LiftedTouch = .staysWithTheView
  /// The call that a drag interaction's delegate receives for a lift without a drag (C100).
  public var liftWithoutDrag: LiftWithoutDrag = .isNotCalled
  /// The area in which the swipes of a web view begin, from iOS 26 (C185).
  public var webContentSwipe: WebContentSwipe = .defersToThePage
  /// The time at which a web view reads which recognizers block a click of its page (C103).
  public var webBlocking: WebBlocking = .readAnew
  /// The effect of a change of the content or view size on an offset that is now out of range
  /// (C140).
  public var movedEnd: MovedEnd = .bringsContentInside
  /// When a navigation controller asks its delegate for an animator and starts the transition.
  ///
  /// No C-statement: Apple's documentation says only that it asks.
  public var animatorTime: AnimatorTime = .atOnce
  /// When a push or pop with the app's own interaction controller starts.
  ///
  /// No C-statement: Apple's documentation says only that the interaction controller is called.
  public var drivenStart: DrivenStart = .atOnce
  /// Whether a navigation controller receives touches during an app's own slide animation.
  ///
  /// No C-statement: Apple's documentation says that such an animation can be interrupted, but not
  /// which touches a view receives meanwhile.
  public var touchDuringSlide: TouchDuringSlide = .isDelivered
  /// The pops for which `navigationBar(_:shouldPop:)` is called (C236).
  ///
  /// Its answer does not affect a pop that has started.
  public var popAsksBar: PopAsksBar = .backButtonOnly
  /// Whether a swipe pops under a presentation that leaves the content usable (C267).
  public var popUnderPresentation: PopUnderPresentation = .popsIfReachable
  /// The steps of a drag that weigh most in the velocity of a scroll view's lift (C264).
  public var liftVelocity: LiftVelocity = .weighsOldestStep
  /// Whether a swipe with two fingers on a trackpad pops (C254).
  ///
  /// If it does, the content pop follows it from iOS 26 on, and the edge pop before.
  public var trackpadPop: TrackpadPop = .follows
  /// What the downward drag of a zoom transition shares with scroll views under it (C253).
  public var zoomOverScrolling: ZoomOverScrolling = .beginsAtTheTop
  /// Whether UIKit's pops begin on a screen that a zoom transition has shown (C235).
  ///
  /// If they do, the transition's hook is not called for them (C234).
  public var zoomAndPops: ZoomAndPops = .popsStayOut
  /// The view controllers of a stack that hide the bottom bar (`hidesBottomBarWhenPushed`).
  ///
  /// No C-statement: Apple's documentation names the topmost; apps report any on the stack.
  public var hiddenBottomBar: HiddenBottomBar = .byAnyOnTheStack
  /// Where a swipe that shows a hidden column of a split view begins.
  ///
  /// No C-statement: Apple's documentation says only that there is such a gesture.
  public var columnSwipe: ColumnSwipe = .fromTheEdge
  /// The recognizer that wins a tie with another one of the same view (C075).
  public var tieOnOneView: TieOnOneView = .lastAddedWins
  /// What one of UIKit's pop recognizers does with a second touch (C110, Q8).
  public var secondTouchOfPop: SecondTouchOfPop = .joins

  /// Creates the likely behavior of the newest release.
  public init() {}
  /// Creates the likely behavior of a release.
  public init(version: SystemVersion) { self.version = version }
}

/// A release of iOS whose behavior the engine reproduces.
public enum SystemVersion: Int, Sendable, Hashable, CaseIterable {
  /// iOS 16, with the edge pop only.
  case v16 = 16
  /// iOS 18, which guarantees appearance calls around cancelled pops (C226).
  case v18 = 18
  /// iOS 26, with the content pop (C191) and interruptible transitions.
  case v26 = 26

  /// Whether navigation controllers have a content pop recognizer (C191).
  public var hasContentPop: Bool { self >= .v26 }
}

extension SystemVersion: Comparable {
  /// Compares by release.
  public static func < (left: SystemVersion, right: SystemVersion) -> Bool {
    left.rawValue < right.rawValue
  }
}

extension SystemVersion: CustomStringConvertible {
  /// The name of the release, such as "iOS 26".
  public var description: String { "iOS \(rawValue)" }
}
#endif
