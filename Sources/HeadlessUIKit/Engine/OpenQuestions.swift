#if HEADLESS
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
  private var asked = [UInt64](repeating: 0, count: UIKitBehavior.Question.allCases.count / 64 + 1)

  /// The likely behavior, for objects that are in no engine.
  static let likely = OpenQuestions(UIKitBehavior())

  init(_ behavior: UIKitBehavior) { self.behavior = behavior }

  /// The questions consulted so far, in the order of ``UIKitBehavior/Question``.
  var consulted: [UIKitBehavior.Question] {
    UIKitBehavior.Question.allCases.filter { asked[$0.rawValue >> 6] & $0.bit != 0 }
  }

  /// The release of iOS: a setting, not an open question.
  var version: SystemVersion { behavior.version }

  var deliveryOrder: UIKitBehavior.DeliveryOrder { ask(.deliveryOrder).deliveryOrder }
  var actionOrder: UIKitBehavior.ActionOrder { ask(.actionOrder).actionOrder }
  var relationOrder: UIKitBehavior.RelationOrder { ask(.relationOrder).relationOrder }
  var relationTime: UIKitBehavior.RelationTime { ask(.relationTime).relationTime }
  var shouldBeginTime: UIKitBehavior.ShouldBeginTime { ask(.shouldBeginTime).shouldBeginTime }
  var heldState: UIKitBehavior.HeldState { ask(.heldState).heldState }
  var laterRecognition: UIKitBehavior.LaterRecognition { ask(.laterRecognition).laterRecognition }
  var viewShouldBegin: UIKitBehavior.ViewShouldBegin { ask(.viewShouldBegin).viewShouldBegin }
  var resetTime: UIKitBehavior.ResetTime { ask(.resetTime).resetTime }
  var lateRecognizer: UIKitBehavior.LateRecognizer { ask(.lateRecognizer).lateRecognizer }
  var touchDelay: UIKitBehavior.TouchDelay { ask(.touchDelay).touchDelay }
  var repeatedState: UIKitBehavior.RepeatedState { ask(.repeatedState).repeatedState }
  var removedRecognizer: UIKitBehavior.RemovedRecognizer {
    ask(.removedRecognizer).removedRecognizer
  }
  var heldExclusion: UIKitBehavior.HeldExclusion { ask(.heldExclusion).heldExclusion }
  var absentRequirement: UIKitBehavior.AbsentRequirement {
    ask(.absentRequirement).absentRequirement
  }
  var resetOrder: UIKitBehavior.ResetOrder { ask(.resetOrder).resetOrder }
  var surplusTouch: UIKitBehavior.SurplusTouch { ask(.surplusTouch).surplusTouch }
  var panBelowMinimum: UIKitBehavior.PanBelowMinimum { ask(.panBelowMinimum).panBelowMinimum }
  var hitTesting: UIKitBehavior.HitTesting { ask(.hitTesting).hitTesting }
  var panHysteresis: UIKitBehavior.PanHysteresis { ask(.panHysteresis).panHysteresis }
  var firstTranslation: UIKitBehavior.FirstTranslation { ask(.firstTranslation).firstTranslation }
  var scrollAxis: UIKitBehavior.ScrollAxis { ask(.scrollAxis).scrollAxis }
  var scrollAtLeadingEdge: UIKitBehavior.ScrollAtLeadingEdge {
    ask(.scrollAtLeadingEdge).scrollAtLeadingEdge
  }
  var edgeTravel: UIKitBehavior.EdgeTravel { ask(.edgeTravel).edgeTravel }
  var unmarkedTouch: UIKitBehavior.UnmarkedTouch { ask(.unmarkedTouch).unmarkedTouch }
  var popDirection: UIKitBehavior.PopDirection { ask(.popDirection).popDirection }
  var contentPopAndEdge: UIKitBehavior.ContentPopAndEdge {
    ask(.contentPopAndEdge).contentPopAndEdge
  }
  var contentPopOverScrolling: UIKitBehavior.ContentPopOverScrolling {
    ask(.contentPopOverScrolling).contentPopOverScrolling
  }
  var stackDuringPop: UIKitBehavior.StackDuringPop { ask(.stackDuringPop).stackDuringPop }
  var cancelledPop: UIKitBehavior.CancelledPop { ask(.cancelledPop).cancelledPop }
  var readdedSubview: UIKitBehavior.ReaddedSubview { ask(.readdedSubview).readdedSubview }
  var subviewIndex: UIKitBehavior.SubviewIndex { ask(.subviewIndex).subviewIndex }
  var directionalLock: UIKitBehavior.DirectionalLock { ask(.directionalLock).directionalLock }
  var catchingDrag: UIKitBehavior.CatchingDrag { ask(.catchingDrag).catchingDrag }
  var transferAndContentPop: UIKitBehavior.TransferAndContentPop {
    ask(.transferAndContentPop).transferAndContentPop
  }
  var liftBeyondEnd: UIKitBehavior.LiftBeyondEnd { ask(.liftBeyondEnd).liftBeyondEnd }
  var contentPopOverCompetitors: UIKitBehavior.ContentPopOverCompetitors {
    ask(.contentPopOverCompetitors).contentPopOverCompetitors
  }
  var sliderArea: UIKitBehavior.SliderArea { ask(.sliderArea).sliderArea }
  var sliderThumb: UIKitBehavior.SliderThumb { ask(.sliderThumb).sliderThumb }
  var rowsAndContentPop: UIKitBehavior.RowsAndContentPop {
    ask(.rowsAndContentPop).rowsAndContentPop
  }
  var textAndContentPop: UIKitBehavior.TextAndContentPop {
    ask(.textAndContentPop).textAndContentPop
  }
  var pagerMirroring: UIKitBehavior.PagerMirroring { ask(.pagerMirroring).pagerMirroring }
  var runningSlide: UIKitBehavior.RunningSlide { ask(.runningSlide).runningSlide }
  var hiddenBar: UIKitBehavior.HiddenBar { ask(.hiddenBar).hiddenBar }
  var backActionAndPop: UIKitBehavior.BackActionAndPop { ask(.backActionAndPop).backActionAndPop }
  var disabledMidPop: UIKitBehavior.DisabledMidPop { ask(.disabledMidPop).disabledMidPop }
  var popDuringDismissal: UIKitBehavior.PopDuringDismissal {
    ask(.popDuringDismissal).popDuringDismissal
  }
  var cancelledContentPop: UIKitBehavior.CancelledContentPop {
    ask(.cancelledContentPop).cancelledContentPop
  }
  var pressWithoutResponder: UIKitBehavior.PressWithoutResponder {
    ask(.pressWithoutResponder).pressWithoutResponder
  }
  var pressesAndMovements: UIKitBehavior.PressesAndMovements {
    ask(.pressesAndMovements).pressesAndMovements
  }
  var delayedLongPress: UIKitBehavior.DelayedLongPress { ask(.delayedLongPress).delayedLongPress }
  var liftedTouch: UIKitBehavior.LiftedTouch { ask(.liftedTouch).liftedTouch }
  var liftWithoutDrag: UIKitBehavior.LiftWithoutDrag { ask(.liftWithoutDrag).liftWithoutDrag }
  var webContentSwipe: UIKitBehavior.WebContentSwipe { ask(.webContentSwipe).webContentSwipe }
  var webBlocking: UIKitBehavior.WebBlocking { ask(.webBlocking).webBlocking }
  var movedEnd: UIKitBehavior.MovedEnd { ask(.movedEnd).movedEnd }
  var animatorTime: UIKitBehavior.AnimatorTime { ask(.animatorTime).animatorTime }
  var drivenStart: UIKitBehavior.DrivenStart { ask(.drivenStart).drivenStart }
  var touchDuringSlide: UIKitBehavior.TouchDuringSlide { ask(.touchDuringSlide).touchDuringSlide }
  var popAsksBar: UIKitBehavior.PopAsksBar { ask(.popAsksBar).popAsksBar }
  var popUnderPresentation: UIKitBehavior.PopUnderPresentation {
    ask(.popUnderPresentation).popUnderPresentation
  }
  var liftVelocity: UIKitBehavior.LiftVelocity { ask(.liftVelocity).liftVelocity }
  var trackpadPop: UIKitBehavior.TrackpadPop { ask(.trackpadPop).trackpadPop }
  var zoomOverScrolling: UIKitBehavior.ZoomOverScrolling {
    ask(.zoomOverScrolling).zoomOverScrolling
  }
  var zoomAndPops: UIKitBehavior.ZoomAndPops { ask(.zoomAndPops).zoomAndPops }
  var hiddenBottomBar: UIKitBehavior.HiddenBottomBar { ask(.hiddenBottomBar).hiddenBottomBar }
  var columnSwipe: UIKitBehavior.ColumnSwipe { ask(.columnSwipe).columnSwipe }

  private func ask(_ question: UIKitBehavior.Question) -> UIKitBehavior {
    asked[question.rawValue >> 6] |= question.bit
    return behavior
  }
}

extension UIKitBehavior.Question {
  /// The bit of the question in its word of 64 questions.
  fileprivate var bit: UInt64 { 1 << UInt64(rawValue & 63) }
}
#endif
