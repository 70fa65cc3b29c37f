#if HEADLESS
import HeadlessUIKit
import Testing

/// The open questions of UIKit, their answers, and which of them an engine consulted.
@MainActor @Suite struct BehaviorTests {
  private let likely = UIKitBehavior()

  @Test func `every property but the version has a question, in declaration order`() {
    let properties = Mirror(reflecting: likely).children.compactMap(\.label)

    #expect(properties == ["version"] + UIKitBehavior.Question.allCases.map { "\($0)" })
  }

  @Test(arguments: UIKitBehavior.Question.allCases)
  func `each answer changes its own question only, and the likely answer is first`(
    question: UIKitBehavior.Question
  ) {
    let choices = likely.answers(to: question)

    #expect(choices.count >= 2)
    #expect(choices.first?.behavior == likely)
    for choice in choices {
      let chosen = properties(of: choice.behavior)
      #expect(chosen["\(question)"] == choice.name)
      #expect(
        properties(of: likely).allSatisfy { $0.key == "\(question)" || chosen[$0.key] == $0.value })
      #expect(choice.description == "\(question): \(choice.name)")
    }
  }

  @Test func `an engine records which questions it consulted`() {
    let screen = Screen()
    #expect(screen.engine.consultedQuestions.isEmpty)

    screen.window.addGestureRecognizer(UIPanGestureRecognizer())
    screen.engine.send([TouchSample(phase: .began, location: CGPoint(x: 9, y: 9))], at: 0)
    screen.engine.send([TouchSample(phase: .moved, location: CGPoint(x: 17, y: 17))], at: 0.1)

    #expect(screen.engine.consultedQuestions.contains(.panHysteresis))
    #expect(!screen.engine.consultedQuestions.contains(.scrollAxis))
  }

  @Test func `the delivery order is the only shuffled answer`() {
    let shuffled = likely.departures.filter { $0.name == "shuffled" }

    #expect(shuffled.map(\.question) == [.deliveryOrder])
  }

  @Test func `departures are distinct and exclude the likely behavior`() {
    #expect(Set(likely.departures.map(\.behavior)).count == likely.departures.count)
    #expect(!likely.departures.contains { $0.behavior == likely })
  }

  @Test func `the departures of a departure include the likely behavior`() throws {
    let departure = try #require(likely.departures.first)

    #expect(departure.behavior.departures.contains { $0.behavior == likely })
    #expect(departure.behavior.departures.count == likely.departures.count)
  }

  @Test func `departures keep the system version`() {
    let old = UIKitBehavior(version: .v16)

    #expect(old.departures.allSatisfy { $0.behavior.version == .v16 })
    #expect(likely.version == .v26)
  }

  @Test func `system versions are ordered, and only iOS 26 has a content pop`() {
    #expect(SystemVersion.allCases.sorted() == [.v16, .v18, .v26])
    #expect(SystemVersion.allCases.map(\.hasContentPop) == [false, false, true])
    #expect(SystemVersion.v26.description == "iOS 26")
  }

  private func properties(of behavior: UIKitBehavior) -> [String: String] {
    let pairs = Mirror(reflecting: behavior).children.map { child in
      (child.label ?? "", "\(child.value)")
    }
    return Dictionary(pairs) { first, _ in first }
  }
}
#endif
