extension GestureArbiter {
  /// What is remembered for as long as a drag lasts.
  struct DragMemory {
    var screenAnswer = ScreenAnswer.notAsked
    var transitionWhenAsked: TransitionState?
    var motions: [ObjectIdentifier: ContentMotion] = [:]
    var claimAnswers: [ClaimQuestion: Bool] = [:]
  }

  /// Does something as if there were no drag, and leaves the one there may be as it was.
  func aside<Result>(_ body: () -> Result) -> Result {
    let memory = dragMemory
    let wasIdle = gates.allSatisfy(\.isIdle)
    dragMemory = DragMemory()
    let result = body()
    // What an app is asked may end the drag, and then there is nothing to remember.
    let hasEnded = !wasIdle && gates.allSatisfy(\.isIdle)
    dragMemory = hasEnded ? DragMemory() : memory
    return result
  }

  private var dragMemory: DragMemory {
    get {
      DragMemory(
        screenAnswer: screenAnswer, transitionWhenAsked: transitionWhenAsked, motions: motions,
        claimAnswers: claimAnswers)
    }
    set {
      screenAnswer = newValue.screenAnswer
      transitionWhenAsked = newValue.transitionWhenAsked
      motions = newValue.motions
      claimAnswers = newValue.claimAnswers
    }
  }
}
