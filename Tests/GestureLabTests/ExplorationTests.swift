#if HEADLESS
import GestureLab
import HeadlessUIKit
import Testing

@MainActor @Suite
struct ExplorationTests {
  private typealias Question = UIKitBehavior.Question

  @Test func `a closure that consults no question runs once`() {
    var runs = 0

    let exploration = Exploration { _, _ in
      runs += 1
      return .init("fine", consulted: [])
    }

    #expect(runs == 1)
    #expect(exploration.isSameEverywhere)
    #expect(exploration.combinations == 1)
    #expect(exploration.touched == [])
    #expect(exploration.completeUpTo == nil)
  }

  @Test func `a question that only another answer leads to is explored`() throws {
    let exploration = Exploration { behavior, _ in
      guard behavior.actionOrder == .reversed else { return .init(1, consulted: [.actionOrder]) }
      return .init(
        behavior.hitTesting == .twice ? 2 : 1, consulted: [.actionOrder, .hitTesting])
    }

    #expect(exploration.touched == [.actionOrder, .hitTesting])
    #expect(exploration.combinations == 3)
    #expect(exploration.possibleCombinations == 4)
    #expect(exploration.groups.map(\.outcome) == [1, 2])
    #expect(exploration.groups.map(\.count) == [2, 1])
    let smallest = try #require(exploration.smallestDifferences.first)
    #expect(exploration.smallestDifferences.count == 1)
    #expect(smallest.outcome == 2)
    #expect(smallest.variation.description == "actionOrder: reversed and hitTesting: twice")
  }

  @Test func `a shuffled order runs with every seed, others run once`() {
    var seeds: [String: Set<UInt64>] = [:]

    let exploration = Exploration(shuffles: 3...6) { behavior, seed in
      seeds["\(behavior.deliveryOrder)", default: []].insert(seed)
      let isOdd = behavior.deliveryOrder == .shuffled && seed == 5
      return .init(isOdd ? "odd" : "even", consulted: [.deliveryOrder])
    }

    #expect(seeds == ["leafToRoot": [3], "rootToLeaf": [3], "shuffled": [3, 4, 5, 6]])
    #expect(
      exploration.smallestDifferences.map(\.variation.description)
        == ["deliveryOrder: shuffled, shuffle 5"])
  }

  @Test func `all smallest differences are reported, and no larger ones`() {
    let exploration = Exploration { behavior, _ in
      let changes = [behavior.hitTesting == .twice, behavior.actionOrder == .reversed]
      return .init(changes.contains(true), consulted: [.hitTesting, .actionOrder, .scrollAxis])
    }

    #expect(
      exploration.smallestDifferences.map(\.variation.description)
        == ["actionOrder: reversed", "hitTesting: twice"])
  }

  @Test(arguments: 1...30 as ClosedRange<Int>)
  func `a limit ends the exploration and is reported`(limit: Int) throws {
    var runs = 0

    let exploration = Exploration(limit: limit) { _, _ in
      runs += 1
      return .init(0, consulted: [.actionOrder, .relationOrder, .hitTesting, .scrollAxis])
    }

    // Of 16 combinations: 1 without a departure, 4 with one, 6 with two, 4 with three, 1 with four.
    #expect(runs == min(limit, 16))
    let complete = [5: 1, 11: 2, 15: 3]
    let depth = complete.filter { $0.key <= limit }.map(\.value).max() ?? 0
    #expect(exploration.completeUpTo == (limit >= 16 ? nil : depth))
  }

  @Test func `departures can be limited`() {
    var most = 0

    let exploration = Exploration(departures: 2) { behavior, _ in
      let departures = Question.allCases.count { question in
        behavior.answer(to: question)?.name != UIKitBehavior().answer(to: question)?.name
      }
      most = max(most, departures)
      return .init(0, consulted: [.actionOrder, .relationOrder, .hitTesting])
    }

    #expect(most == 2)
    #expect(exploration.combinations == 7)
    #expect(exploration.completeUpTo == 2)
  }

  @Test func `a question can keep its answer`() {
    let exploration = Exploration(except: [.hitTesting]) { behavior, _ in
      .init(behavior.hitTesting, consulted: [.actionOrder, .hitTesting])
    }

    #expect(exploration.isSameEverywhere)
    #expect(exploration.touched == [.actionOrder])
    #expect(exploration.combinations == 2)
  }

  /// A closure whose questions depend on the answers to earlier ones.
  private struct Maze {
    static let questions: [Question] = [.actionOrder, .hitTesting, .scrollAxis, .panHysteresis]
    let bits: SeededBits

    func walk(_ behavior: UIKitBehavior) -> (outcome: Int, consulted: [Question]) {
      var place = 1
      var consulted: [Question] = []
      for _ in 0..<3 {
        let question = Self.questions[bits.number(at: place) % Self.questions.count]
        consulted.append(question)
        let answers = behavior.answers(to: question)
        let answer = answers.firstIndex { $0.behavior == behavior } ?? 0
        place = place * 3 + answer
      }
      return (bits.number(at: place) % 3, consulted)
    }
  }

  private struct SeededBits {
    let seed: Int
    /// Returns a pseudorandom number.
    func number(at place: Int) -> Int { (seed &* 7919 &+ place &* 104_729) % 9973 / 7 }
  }

  @Test(arguments: 1...60)
  func `observed questions lead to the same outcomes as all combinations`(seed: Int) {
    let maze = Maze(bits: SeededBits(seed: seed))
    var outcomes: [UIKitBehavior: Int] = [UIKitBehavior(): maze.walk(UIKitBehavior()).outcome]
    var departures: [UIKitBehavior: Int] = [UIKitBehavior(): 0]
    for question in Maze.questions {
      for (behavior, count) in departures {
        for answer in behavior.answers(to: question) where answer.behavior != behavior {
          departures[answer.behavior] = count + 1
          outcomes[answer.behavior] = maze.walk(answer.behavior).outcome
        }
      }
    }
    let likely = outcomes[UIKitBehavior()]
    let smallest = departures.filter { outcomes[$0.key] != likely }.values.min()

    let exploration = Exploration { behavior, _ in
      let walk = maze.walk(behavior)
      return .init(walk.outcome, consulted: walk.consulted)
    }

    #expect(Set(exploration.groups.map(\.outcome)) == Set(outcomes.values))
    #expect(exploration.smallestDifferences.first?.variation.departures.count == smallest)
    let others = departures.filter { $0.value == smallest && outcomes[$0.key] != likely }
    #expect(
      Set(exploration.smallestDifferences.map(\.variation.behavior)) == Set(others.keys))
  }

  @Test func `a run of an engine reports the consulted questions`() {
    let exploration = Exploration(departures: 1) { behavior, seed in
      let stage = Stage(behavior: behavior, seed: seed)
      stage.push(UIViewController())
      stage.play(TouchScript().down(at: CGPoint(x: 200, y: 400)).up())
      stage.rest()
      return .init(stage.navigation.viewControllers.count, of: stage.engine)
    }

    #expect(exploration.isSameEverywhere)
    #expect(exploration.groups.map(\.outcome) == [2])
    #expect(exploration.touched.contains(.deliveryOrder))
    #expect(!exploration.touched.contains(.cancelledPop))
  }
}
#endif
