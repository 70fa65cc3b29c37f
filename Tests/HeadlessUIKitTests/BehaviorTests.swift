import HeadlessUIKit
import Testing

@MainActor @Suite struct BehaviorTests {
  private let likely = UIKitBehavior()

  @Test func `departures answer every question but the version`() {
    let questions = Set(answers(of: likely).keys).subtracting(["version"])

    #expect(Set(likely.departures.map(\.question)) == questions)
    #expect(questions.count == 21)
  }

  @Test func `each departure differs in exactly one answer, and says which`() {
    for departure in likely.departures {
      let departed = answers(of: departure.behavior)
      let differing = answers(of: likely).filter { departed[$0.key] != $0.value }.map(\.key)

      #expect(differing == [departure.question])
      #expect(departed[departure.question] == departure.answer)
      #expect(departure.description == "\(departure.question): \(departure.answer)")
    }
  }

  @Test func `no departure comes twice, and the likely answer is none`() {
    #expect(Set(likely.departures.map(\.behavior)).count == likely.departures.count)
    #expect(!likely.departures.contains { $0.behavior == likely })
  }

  @Test func `departures of a departure lead back to the likely answer`() throws {
    let departure = try #require(likely.departures.first)

    #expect(departure.behavior.departures.contains { $0.behavior == likely })
    #expect(departure.behavior.departures.count == likely.departures.count)
  }

  @Test func `departures keep the version`() {
    let old = UIKitBehavior(version: .iOS16)

    #expect(old.departures.allSatisfy { $0.behavior.version == .iOS16 })
    #expect(likely.version == .iOS26)
  }

  @Test func `versions are ordered, and only the last has a content pop`() {
    #expect(SystemVersion.allCases.sorted() == [.iOS16, .iOS18, .iOS26])
    #expect(SystemVersion.allCases.map(\.hasContentPop) == [false, false, true])
    #expect(SystemVersion.iOS26.description == "iOS 26")
  }

  private func answers(of behavior: UIKitBehavior) -> [String: String] {
    let pairs = Mirror(reflecting: behavior).children.map { child in
      (child.label ?? "", "\(child.value)")
    }
    return Dictionary(pairs) { first, _ in first }
  }
}
