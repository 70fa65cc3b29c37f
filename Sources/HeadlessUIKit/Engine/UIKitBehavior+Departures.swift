extension UIKitBehavior {
  /// A behaviour that gives one question a hostile answer, and is else as likely as can be.
  public struct Departure: Sendable, Hashable, CustomStringConvertible {
    /// The question, by its property's name.
    public let question: String
    /// The hostile answer.
    public let answer: String
    /// The behaviour with that answer.
    public let behavior: UIKitBehavior

    /// Question and answer, as in "popDirection: inwardsAtAll".
    public var description: String { "\(question): \(answer)" }
  }

  /// This behaviour with every other answer to every question, one at a time.
  public var departures: [Departure] {
    [
      departures("deliveryOrder", \.deliveryOrder), departures("actionOrder", \.actionOrder),
      departures("relationOrder", \.relationOrder), departures("relationTime", \.relationTime),
      departures("shouldBeginTime", \.shouldBeginTime), departures("heldState", \.heldState),
      departures("laterRecognition", \.laterRecognition),
      departures("viewShouldBegin", \.viewShouldBegin), departures("resetTime", \.resetTime),
      departures("hitTesting", \.hitTesting), departures("panHysteresis", \.panHysteresis),
      departures("firstTranslation", \.firstTranslation), departures("scrollAxis", \.scrollAxis),
      departures("scrollAtLeadingEdge", \.scrollAtLeadingEdge),
      departures("edgeTravel", \.edgeTravel), departures("unmarkedTouch", \.unmarkedTouch),
      departures("popDirection", \.popDirection),
      departures("contentPopAndEdge", \.contentPopAndEdge),
      departures("contentPopOverScrolling", \.contentPopOverScrolling),
      departures("stackDuringPop", \.stackDuringPop), departures("cancelledPop", \.cancelledPop),
    ].flatMap(\.self)
  }

  private func departures<Answer: CaseIterable & Equatable & RawRepresentable<String>>(
    _ question: String, _ path: WritableKeyPath<UIKitBehavior, Answer>
  ) -> [Departure] {
    Answer.allCases.filter { $0 != self[keyPath: path] }.map { answer in
      var behavior = self
      behavior[keyPath: path] = answer
      return Departure(question: question, answer: answer.rawValue, behavior: behavior)
    }
  }
}
