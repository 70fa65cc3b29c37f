#if HEADLESS
extension UIKitBehavior {
  /// A point that UIKit's contract leaves open, named after its property.
  ///
  /// To add a question, add a property with its answers, a case here, a row in ``answers(to:)``,
  /// and a property in `OpenQuestions`.
  public enum Question: Int, Sendable, Hashable, CaseIterable {
    /// The question of the behavior's property of that name, where it is described.
    case
      deliveryOrder, actionOrder, relationOrder, relationTime, shouldBeginTime, heldState,
      laterRecognition, viewShouldBegin, resetTime, lateRecognizer, touchDelay, repeatedState,
      removedRecognizer, heldExclusion, absentRequirement, resetOrder, surplusTouch,
      panBelowMinimum, hitTesting, panHysteresis, firstTranslation, scrollAxis, scrollAtLeadingEdge,
      edgeTravel, unmarkedTouch, popDirection, contentPopAndEdge, contentPopOverScrolling,
      stackDuringPop, cancelledPop, readdedSubview, subviewIndex, directionalLock, catchingDrag,
      transferAndContentPop, liftBeyondEnd, contentPopOverCompetitors, sliderArea, sliderThumb,
      rowsAndContentPop, textAndContentPop, pagerMirroring, runningSlide, hiddenBar,
      backActionAndPop, disabledMidPop, popDuringDismissal, cancelledContentPop,
      pressWithoutResponder, pressesAndMovements, delayedLongPress, liftedTouch, liftWithoutDrag,
      webContentSwipe, webBlocking, movedEnd, animatorTime, drivenStart, touchDuringSlide,
      popAsksBar, popUnderPresentation, liftVelocity, trackpadPop, zoomOverScrolling, zoomAndPops,
      hiddenBottomBar, columnSwipe, tieOnOneView, secondTouchOfPop
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
    case .tieOnOneView: answers(to: question, \.tieOnOneView)
    case .secondTouchOfPop: answers(to: question, \.secondTouchOfPop)
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
