#if HEADLESS
extension UIKitBehavior {
  /// A point that UIKit's contract leaves open, named after its property.
  ///
  /// To add a question, add a property with its answers, a case here, a row in ``answers(to:)``,
  /// and a property in `OpenQuestions`.
  public enum Question: Int, Sendable, Hashable, CaseIterable {
    /// The order in which the recognizers of one touch receive it.
    case deliveryOrder
    /// The order in which recognizers send their actions in one pass.
    case actionOrder
    /// The side of a dynamic failure requirement that is asked first.
    case relationOrder
    /// The time at which dynamic failure requirements are asked.
    case relationTime
    /// Whether a recognizer is asked to begin before or after its failure requirements are met.
    case shouldBeginTime
    /// The state that observers read while a recognizer waits for another to fail.
    case heldState
    /// Whether a recognizer that recognizes later cancels one that has begun.
    case laterRecognition
    /// The recognizers about which the hit view is asked whether they should begin.
    case viewShouldBegin
    /// The time at which a finished recognizer is reset.
    case resetTime
    /// Whether a recognizer that is added while a touch is down receives that touch.
    case lateRecognizer
    /// The time at which a touch that several recognizers delay reaches its view.
    case touchDelay
    /// The actions that a recognizer sends if it sets two states in one pass.
    case repeatedState
    /// The action that a recognizer sends if it has begun and is removed from its view.
    case removedRecognizer
    /// Whether a recognizer that waits for another already excludes others.
    case heldExclusion
    /// Whether a required recognizer that receives no touch keeps its dependents waiting.
    case absentRequirement
    /// The order in which recognizers that have finished together are reset.
    case resetOrder
    /// The effect of a touch beyond the maximum of a pan that has begun.
    case surplusTouch
    /// Whether a pan that has begun changes with fewer touches than its minimum.
    case panBelowMinimum
    /// The number of hit tests for one touch.
    case hitTesting
    /// Whether the hysteresis of a pan applies to the length of the travel or to each axis.
    case panHysteresis
    /// The first translation of a pan that is not that of a scroll view.
    case firstTranslation
    /// The axis along which a drag has to move for the pan of a scroll view to begin.
    case scrollAxis
    /// Whether a scroll view at its leading edge yields to the content pop by itself.
    case scrollAtLeadingEdge
    /// The travel at which an edge pan begins.
    case edgeTravel
    /// The response of the edge pop to a touch that did not come from the bezel.
    case unmarkedTouch
    /// The direction in which a touch has to move for a pop recognizer to begin.
    case popDirection
    /// Whether the content pop waits for the edge pop to fail.
    case contentPopAndEdge
    /// How the content pop yields to a scroll view that scrolls horizontally.
    case contentPopOverScrolling
    /// Whether the stack contains the popped view controller during an interactive pop.
    case stackDuringPop
    /// The time at which a cancelled pop reverses its appearance calls.
    case cancelledPop
    /// The calls that a view receives when it is added again to its own superview.
    case readdedSubview
    /// Whether the index of an inserted subview counts layers that the app has added itself.
    case subviewIndex
    /// The steepest drag that a directional lock keeps to an axis.
    case directionalLock
    /// Whether a drag that stops decelerating content begins without hysteresis.
    case catchingDrag
    /// Whether a scroll view that transfers no scrolling keeps the drag from the content pop.
    case transferAndContentPop
    /// The speed of content that a moving touch releases beyond its end.
    case liftBeyondEnd
    /// How the content pop yields to a control, a map, a row or text.
    case contentPopOverCompetitors
    /// The part of a slider on which the content pop does not begin.
    case sliderArea
    /// The recognizers of other views that do not begin on the thumb of a slider.
    case sliderThumb
    /// The rows on which the content pop does not begin.
    case rowsAndContentPop
    /// The part of selectable text on which the content pop does not begin.
    case textAndContentPop
    /// Whether a page view controller mirrors its pages in a right-to-left interface.
    case pagerMirroring
    /// Whether a pop can begin while the screens slide by themselves, from iOS 26 on.
    case runningSlide
    /// Whether a hidden navigation bar keeps the content pop from beginning.
    case hiddenBar
    /// Whether the back action of a navigation item keeps the pop gestures from beginning.
    case backActionAndPop
    /// The effect of disabling the pop recognizer during its interactive pop.
    case disabledMidPop
    /// The effect of a pop while a presented view controller is being dismissed.
    case popDuringDismissal
    /// Whether a cancelled content pop calls the completions of its coordinator.
    case cancelledContentPop
    /// The responder that receives a press if there is no first responder.
    case pressWithoutResponder
    /// Whether pans, pinches, swipes and rotations receive the presses that they allow.
    case pressesAndMovements
    /// How long a drag interaction delays a long press.
    case delayedLongPress
    /// Whether a drag interaction cancels the touch with which it lifts its view.
    case liftedTouch
    /// The calls that the delegate of a drag interaction receives after a lift without a drag.
    case liftWithoutDrag
    /// The area in which the swipes of a web view begin, from iOS 26 on.
    case webContentSwipe
    /// The time at which a web view reads which recognizers block a click of its page.
    case webBlocking
    /// The effect of a change of size on a content offset that is then out of range.
    case movedEnd
    /// The time at which the delegate of a navigation controller is asked for an animator.
    case animatorTime
    /// The time at which a push or pop with an interaction controller of the app starts.
    case drivenStart
    /// Whether a navigation controller receives touches while an app's animation slides its
    /// screens.
    case touchDuringSlide
    /// The pops for which the delegate of the navigation bar is asked.
    case popAsksBar
    /// Whether a swipe pops under a presentation that leaves the content usable.
    case popUnderPresentation
    /// The steps of a drag that weigh most in the velocity with which a scroll view decelerates.
    case liftVelocity
    /// Whether a swipe with two fingers on a trackpad pops.
    case trackpadPop
    /// The relation between the downward drag of a zoom transition and the scroll views under it.
    case zoomOverScrolling
    /// Whether the pop recognizers begin on a screen that a zoom transition has shown.
    case zoomAndPops
    /// The view controllers of a stack whose setting hides the bottom bar.
    case hiddenBottomBar
    /// The area in which a swipe that shows a hidden column of a split view begins.
    case columnSwipe
  }

  /// One answer to a question.
  public struct Answer: Sendable, Hashable, CustomStringConvertible {
    /// The question that is answered.
    public let question: Question
    /// The name of the answer's case.
    public let name: String
    /// The behavior with this answer to the question.
    public let behavior: UIKitBehavior

    /// The question and the answer, such as "popDirection: inwardsAtAll".
    public var description: String { "\(question): \(name)" }
  }

  /// Returns this behavior with each answer to a question, the likely answer first.
  public func answers(to question: Question) -> [Answer] {
    switch question {
    case .deliveryOrder: answers(to: question, \.deliveryOrder)
    case .actionOrder: answers(to: question, \.actionOrder)
    case .relationOrder: answers(to: question, \.relationOrder)
    case .relationTime: answers(to: question, \.relationTime)
    case .shouldBeginTime: answers(to: question, \.shouldBeginTime)
    case .heldState: answers(to: question, \.heldState)
    case .laterRecognition: answers(to: question, \.laterRecognition)
    case .viewShouldBegin: answers(to: question, \.viewShouldBegin)
    case .resetTime: answers(to: question, \.resetTime)
    case .lateRecognizer: answers(to: question, \.lateRecognizer)
    case .touchDelay: answers(to: question, \.touchDelay)
    case .repeatedState: answers(to: question, \.repeatedState)
    case .removedRecognizer: answers(to: question, \.removedRecognizer)
    case .heldExclusion: answers(to: question, \.heldExclusion)
    case .absentRequirement: answers(to: question, \.absentRequirement)
    case .resetOrder: answers(to: question, \.resetOrder)
    case .surplusTouch: answers(to: question, \.surplusTouch)
    case .panBelowMinimum: answers(to: question, \.panBelowMinimum)
    case .hitTesting: answers(to: question, \.hitTesting)
    case .panHysteresis: answers(to: question, \.panHysteresis)
    case .firstTranslation: answers(to: question, \.firstTranslation)
    case .scrollAxis: answers(to: question, \.scrollAxis)
    case .scrollAtLeadingEdge: answers(to: question, \.scrollAtLeadingEdge)
    case .edgeTravel: answers(to: question, \.edgeTravel)
    case .unmarkedTouch: answers(to: question, \.unmarkedTouch)
    case .popDirection: answers(to: question, \.popDirection)
    case .contentPopAndEdge: answers(to: question, \.contentPopAndEdge)
    case .contentPopOverScrolling: answers(to: question, \.contentPopOverScrolling)
    case .stackDuringPop: answers(to: question, \.stackDuringPop)
    case .cancelledPop: answers(to: question, \.cancelledPop)
    case .readdedSubview: answers(to: question, \.readdedSubview)
    case .subviewIndex: answers(to: question, \.subviewIndex)
    case .directionalLock: answers(to: question, \.directionalLock)
    case .catchingDrag: answers(to: question, \.catchingDrag)
    case .transferAndContentPop: answers(to: question, \.transferAndContentPop)
    case .liftBeyondEnd: answers(to: question, \.liftBeyondEnd)
    case .contentPopOverCompetitors: answers(to: question, \.contentPopOverCompetitors)
    case .sliderArea: answers(to: question, \.sliderArea)
    case .sliderThumb: answers(to: question, \.sliderThumb)
    case .rowsAndContentPop: answers(to: question, \.rowsAndContentPop)
    case .textAndContentPop: answers(to: question, \.textAndContentPop)
    case .pagerMirroring: answers(to: question, \.pagerMirroring)
    case .runningSlide: answers(to: question, \.runningSlide)
    case .hiddenBar: answers(to: question, \.hiddenBar)
    case .backActionAndPop: answers(to: question, \.backActionAndPop)
    case .disabledMidPop: answers(to: question, \.disabledMidPop)
    case .popDuringDismissal: answers(to: question, \.popDuringDismissal)
    case .cancelledContentPop: answers(to: question, \.cancelledContentPop)
    case .pressWithoutResponder: answers(to: question, \.pressWithoutResponder)
    case .pressesAndMovements: answers(to: question, \.pressesAndMovements)
    case .delayedLongPress: answers(to: question, \.delayedLongPress)
    case .liftedTouch: answers(to: question, \.liftedTouch)
    case .liftWithoutDrag: answers(to: question, \.liftWithoutDrag)
    case .webContentSwipe: answers(to: question, \.webContentSwipe)
    case .webBlocking: answers(to: question, \.webBlocking)
    case .movedEnd: answers(to: question, \.movedEnd)
    case .animatorTime: answers(to: question, \.animatorTime)
    case .drivenStart: answers(to: question, \.drivenStart)
    case .touchDuringSlide: answers(to: question, \.touchDuringSlide)
    case .popAsksBar: answers(to: question, \.popAsksBar)
    case .popUnderPresentation: answers(to: question, \.popUnderPresentation)
    case .liftVelocity: answers(to: question, \.liftVelocity)
    case .trackpadPop: answers(to: question, \.trackpadPop)
    case .zoomOverScrolling: answers(to: question, \.zoomOverScrolling)
    case .zoomAndPops: answers(to: question, \.zoomAndPops)
    case .hiddenBottomBar: answers(to: question, \.hiddenBottomBar)
    case .columnSwipe: answers(to: question, \.columnSwipe)
    }
  }

  /// Returns this behavior's answer to a question.
  public func answer(to question: Question) -> Answer? {
    answers(to: question).first { $0.behavior == self }
  }

  /// This behavior with each other answer to each question, one change at a time.
  public var departures: [Answer] {
    Question.allCases.flatMap { answers(to: $0).filter { $0.behavior != self } }
  }

  private func answers<Name: CaseIterable & RawRepresentable<String>>(
    to question: Question, _ path: WritableKeyPath<UIKitBehavior, Name>
  ) -> [Answer] {
    Name.allCases.map { name in
      var behavior = self
      behavior[keyPath: path] = name
      return Answer(question: question, name: name.rawValue, behavior: behavior)
    }
  }
}
#endif
