#if HEADLESS
typealias OpenQuestions = UIKitBehavior.OpenQuestions

extension UIKitBehavior {
  /// An engine's answers to UIKit's open questions, with a record of which were consulted.
  ///
  /// The engine reads its behavior only through this class, so an exploration knows which questions
  /// can affect the outcome of a scenario. Consult a question last, where nothing else has decided
  /// and the answers lead to different results: an unconsulted question then cannot have mattered,
  /// and a question consulted needlessly doubles what an exploration has to try. To add a question,
  /// begin at ``UIKitBehavior/Question``, which lists the four places.
  @MainActor
  final class OpenQuestions {
    private let behavior: UIKitBehavior
    /// A bit for every question, 64 in a word.
    private var asked = [UInt64](repeating: 0, count: Question.allCases.count / 64 + 1)

    /// The likely behavior, for objects that are in no engine.
    static let likely = OpenQuestions(UIKitBehavior())

    init(_ behavior: UIKitBehavior) { self.behavior = behavior }

    /// The questions consulted so far, in the order of ``UIKitBehavior/Question``.
    var consulted: [Question] { Question.allCases.filter { asked[$0.rawValue >> 6] & $0.bit != 0 } }

    /// The release of iOS: a setting, not an open question.
    var version: SystemVersion { behavior.version }

    var deliveryOrder: DeliveryOrder { ask(.deliveryOrder).deliveryOrder }
    var actionOrder: ActionOrder { ask(.actionOrder).actionOrder }
    var relationOrder: RelationOrder { ask(.relationOrder).relationOrder }
    var relationTime: RelationTime { ask(.relationTime).relationTime }
    var shouldBeginTime: ShouldBeginTime { ask(.shouldBeginTime).shouldBeginTime }
    var heldState: HeldState { ask(.heldState).heldState }
    var laterRecognition: LaterRecognition { ask(.laterRecognition).laterRecognition }
    var viewShouldBegin: ViewShouldBegin { ask(.viewShouldBegin).viewShouldBegin }
    var resetTime: ResetTime { ask(.resetTime).resetTime }
    var lateRecognizer: LateRecognizer { ask(.lateRecognizer).lateRecognizer }
    var touchDelay: TouchDelay { ask(.touchDelay).touchDelay }
    var repeatedState: RepeatedState { ask(.repeatedState).repeatedState }
    var removedRecognizer: RemovedRecognizer { ask(.removedRecognizer).removedRecognizer }
    var heldExclusion: HeldExclusion { ask(.heldExclusion).heldExclusion }
    var absentRequirement: AbsentRequirement { ask(.absentRequirement).absentRequirement }
    var resetOrder: ResetOrder { ask(.resetOrder).resetOrder }
    var surplusTouch: SurplusTouch { ask(.surplusTouch).surplusTouch }
    var panBelowMinimum: PanBelowMinimum { ask(.panBelowMinimum).panBelowMinimum }
    var hitTesting: HitTesting { ask(.hitTesting).hitTesting }
    var panHysteresis: PanHysteresis { ask(.panHysteresis).panHysteresis }
    var firstTranslation: FirstTranslation { ask(.firstTranslation).firstTranslation }
    var scrollAxis: ScrollAxis { ask(.scrollAxis).scrollAxis }
    var scrollAtLeadingEdge: ScrollAtLeadingEdge { ask(.scrollAtLeadingEdge).scrollAtLeadingEdge }
    var edgeTravel: EdgeTravel { ask(.edgeTravel).edgeTravel }
    var unmarkedTouch: UnmarkedTouch { ask(.unmarkedTouch).unmarkedTouch }
    var popDirection: PopDirection { ask(.popDirection).popDirection }
    var contentPopAndEdge: ContentPopAndEdge { ask(.contentPopAndEdge).contentPopAndEdge }
    var contentPopOverScrolling: ContentPopOverScrolling {
      ask(.contentPopOverScrolling).contentPopOverScrolling
    }
    var stackDuringPop: StackDuringPop { ask(.stackDuringPop).stackDuringPop }
    var cancelledPop: CancelledPop { ask(.cancelledPop).cancelledPop }
    var readdedSubview: ReaddedSubview { ask(.readdedSubview).readdedSubview }
    var subviewIndex: SubviewIndex { ask(.subviewIndex).subviewIndex }
    var directionalLock: DirectionalLock { ask(.directionalLock).directionalLock }
    var catchingDrag: CatchingDrag { ask(.catchingDrag).catchingDrag }
    var transferAndContentPop: TransferAndContentPop {
      ask(.transferAndContentPop).transferAndContentPop
    }
    var liftBeyondEnd: LiftBeyondEnd { ask(.liftBeyondEnd).liftBeyondEnd }
    var contentPopOverCompetitors: ContentPopOverCompetitors {
      ask(.contentPopOverCompetitors).contentPopOverCompetitors
    }
    var sliderArea: SliderArea { ask(.sliderArea).sliderArea }
    var sliderThumb: SliderThumb { ask(.sliderThumb).sliderThumb }
    var rowsAndContentPop: RowsAndContentPop { ask(.rowsAndContentPop).rowsAndContentPop }
    var textAndContentPop: TextAndContentPop { ask(.textAndContentPop).textAndContentPop }
    var pagerMirroring: PagerMirroring { ask(.pagerMirroring).pagerMirroring }
    var runningSlide: RunningSlide { ask(.runningSlide).runningSlide }
    var hiddenBar: HiddenBar { ask(.hiddenBar).hiddenBar }
    var backActionAndPop: BackActionAndPop { ask(.backActionAndPop).backActionAndPop }
    var disabledMidPop: DisabledMidPop { ask(.disabledMidPop).disabledMidPop }
    var popDuringDismissal: PopDuringDismissal { ask(.popDuringDismissal).popDuringDismissal }
    var cancelledContentPop: CancelledContentPop { ask(.cancelledContentPop).cancelledContentPop }
    var pressWithoutResponder: PressWithoutResponder {
      ask(.pressWithoutResponder).pressWithoutResponder
    }
    var pressesAndMovements: PressesAndMovements { ask(.pressesAndMovements).pressesAndMovements }
    var delayedLongPress: DelayedLongPress { ask(.delayedLongPress).delayedLongPress }
    var liftedTouch: LiftedTouch { ask(.liftedTouch).liftedTouch }
    var liftWithoutDrag: LiftWithoutDrag { ask(.liftWithoutDrag).liftWithoutDrag }
    var webContentSwipe: WebContentSwipe { ask(.webContentSwipe).webContentSwipe }
    var webBlocking: WebBlocking { ask(.webBlocking).webBlocking }
    var movedEnd: MovedEnd { ask(.movedEnd).movedEnd }
    var animatorTime: AnimatorTime { ask(.animatorTime).animatorTime }
    var drivenStart: DrivenStart { ask(.drivenStart).drivenStart }
    var touchDuringSlide: TouchDuringSlide { ask(.touchDuringSlide).touchDuringSlide }
    var popAsksBar: PopAsksBar { ask(.popAsksBar).popAsksBar }
    var popUnderPresentation: PopUnderPresentation {
      ask(.popUnderPresentation).popUnderPresentation
    }
    var liftVelocity: LiftVelocity { ask(.liftVelocity).liftVelocity }
    var trackpadPop: TrackpadPop { ask(.trackpadPop).trackpadPop }
    var zoomOverScrolling: ZoomOverScrolling { ask(.zoomOverScrolling).zoomOverScrolling }
    var zoomAndPops: ZoomAndPops { ask(.zoomAndPops).zoomAndPops }
    var hiddenBottomBar: HiddenBottomBar { ask(.hiddenBottomBar).hiddenBottomBar }
    var columnSwipe: ColumnSwipe { ask(.columnSwipe).columnSwipe }
    var tieOnOneView: TieOnOneView { ask(.tieOnOneView).tieOnOneView }
    var secondTouchOfPop: SecondTouchOfPop { ask(.secondTouchOfPop).secondTouchOfPop }

    private func ask(_ question: Question) -> UIKitBehavior {
      asked[question.rawValue >> 6] |= question.bit
      return behavior
    }
  }
}

extension UIKitBehavior.Question {
  /// The bit of the question in its word of 64 questions.
  fileprivate var bit: UInt64 { 1 << UInt64(rawValue & 63) }
}
#endif
