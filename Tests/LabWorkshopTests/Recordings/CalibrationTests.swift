#if HEADLESS
import Foundation
import GestureArbitration
import GestureLab
import HeadlessUIKit
import LabWorkshop
import Testing

/// What recordings leave of the answers to UIKit's open questions.
@MainActor @Suite struct CalibrationTests {
  /// What a drag on a plain screen leaves; it is played once for all tests.
  private static let plain = Result {
    Calibration([try ReproductionTests.take(of: .plain)], on: .v26)
  }

  /// Drags in which many questions are consulted.
  private nonisolated static let drags: [(screen: String, SwipeDirection, StrokePlace)] = [
    ("plain", .right, .edge), ("pager-middle", .right, .middle), ("carousel", .left, .middle),
  ]

  /// What UIKit does under one answer is recorded, with all questions open.
  @Test(arguments: drags)
  func `a hidden answer that matters is left, and the likely one only if another explains it`(
    name: String, direction: SwipeDirection, place: StrokePlace
  ) throws {
    let screen = try #require(SnapshotRoundTrip.screens.first { $0.name == name })
    let likely = UIKitBehavior()
    var found = 0
    for answer in likely.departures {
      let take = try ReproductionTests.take(
        of: screen, direction, from: place, behavior: answer.behavior)
      if Reproduction(take, behavior: likely).isSame { continue }
      let calibration = Calibration([take], on: likely.version)
      #expect(calibration.unexplainedTakes.isEmpty, "\(answer)")
      #expect(calibration.answers.allow(answer), "\(answer)")
      let other = try #require(likely.answer(to: answer.question))
      let isExplainedOtherwise = likely.departures.contains {
        $0.question != answer.question && Reproduction(take, behavior: $0.behavior).isSame
      }
      #expect(calibration.answers.allow(other) == isExplainedOtherwise, "\(answer)")
      found += 1
    }
    #expect(found > 2)
  }

  @Test func `answers to several questions are found one after the other`() throws {
    var behavior = UIKitBehavior()
    behavior.contentPopOverScrolling = .refusesTheTouch
    behavior.heldState = .readsOwn
    let list = try #require(SnapshotRoundTrip.screens.first { $0.name == "list" })
    let takes = try [
      ReproductionTests.take(of: .pagerMiddlePage, behavior: behavior),
      ReproductionTests.take(of: list, .down, behavior: behavior),
    ]
    let calibration = Calibration(takes, on: .v26)

    #expect(calibration.unexplainedTakes.isEmpty, "\(calibration.unexplainedTakes)")
    #expect(calibration.explained == 2)
    #expect(calibration.answers.left(to: .contentPopOverScrolling) == ["refusesTheTouch"])
    #expect(calibration.answers.left(to: .heldState) == ["readsOwn"])
  }

  @Test func `an answer that is ruled out names the recording and the moment`() throws {
    let calibration = try Self.plain.get()
    let refused = try #require(
      UIKitBehavior().answers(to: .unmarkedTouch).first { $0.name == "isRefused" })

    let exclusion = try #require(calibration.exclusion(of: refused))
    #expect(exclusion.recording == "plain")
    #expect(exclusion.gestures == 1...1)
    #expect(exclusion.difference.name == "UINavigationController.edgeSwipe")
  }

  @Test func `answers that no drag touches stay open`() throws {
    let calibration = try Self.plain.get()

    #expect(calibration.answers.left(to: .webBlocking).count == 2)
    #expect(calibration.answers.left(to: .sliderThumb).count > 1)
  }

  @Test func `a falsified recording rules out no answer and is reported`() throws {
    let answers = UIKitAnswers(
      around: UIKitBehavior(), openAt: [.deliveryOrder, .unmarkedTouch, .popDirection])
    let take = try ReproductionTests.take(of: .plain)
    let began = try #require(
      take.events.first { if case .recognizer(_, .began) = $0.kind { true } else { false } })
    var lie = began
    lie.time = take.events[0].time
    let falsified = take.replacing(events: [take.events[0], lie] + take.events.dropFirst())
    let calibration = Calibration([falsified], on: .v26, from: answers)

    #expect(calibration.unexplainedTakes.count == 1)
    #expect(calibration.answers == answers)
    #expect(CalibrationTable(calibration).lines.first?.contains("No answers explain plain") == true)
  }

  @Test func `no order of delivery explains a pan that began as its touch landed`() throws {
    let answers = UIKitAnswers(around: UIKitBehavior(), openAt: [.deliveryOrder])
    let take = try ReproductionTests.take(of: .pagerMiddlePage)
    let position = try #require(take.events.firstIndex(where: "pager.pan", is: .began))
    var events = take.events
    var began = events.remove(at: position)
    began.time = take.events[0].time
    events.insert(began, at: 1)
    let calibration = Calibration([take.replacing(events: events)], on: .v26, from: answers)

    #expect(calibration.unexplainedTakes.count == 1)
    #expect(calibration.answers == answers)
  }

  @Test func `a file of answers is unchanged when it is written and read`() throws {
    let calibration = try Self.plain.get()
    let file = AnswersFile(version: .v26, answers: calibration.answers)

    #expect(try AnswersFile(contents: Data(file.json.utf8), name: "a") == file)
  }

  @Test(arguments: [
    ("[]", "whole file"),
    (#"{"answers":"x","version":1,"ios":26,"left":{}}"#, "key answers"),
    (#"{"answers":"HeadlessUIKit","version":2,"ios":26,"left":{}}"#, "key version"),
    (#"{"answers":"HeadlessUIKit","version":1,"ios":17,"left":{}}"#, "write one of 16, 18, 26"),
    (
      #"{"answers":"HeadlessUIKit","version":1,"ios":26,"left":{"nothing":["x"]}}"#,
      "key left.nothing"
    ),
    (
      #"{"answers":"HeadlessUIKit","version":1,"ios":26,"left":{"edgeTravel":["x"]}}"#,
      "takes one or more of ordinary, tiny"
    ),
    (
      #"{"answers":"HeadlessUIKit","version":1,"ios":26,"left":{"edgeTravel":[]}}"#,
      "takes one or more of ordinary, tiny"
    ),
  ])
  func `a damaged file of answers is refused with its key`(text: String, part: String) {
    do throws(DataFileError) {
      _ = try AnswersFile(contents: Data(text.utf8), name: "a.json")
      Issue.record("it was read")
    } catch {
      #expect("\(error)".contains("a.json") && "\(error)".contains(part), "\(error)")
    }
  }

  @Test func `a behavior takes the likely answers as far as they are left`() {
    var answers = UIKitAnswers()
    answers.narrow(.edgeTravel, to: ["tiny"])
    answers.narrow(.popDirection, to: ["mostlyInwards", "inwardsAtAll"])
    let behavior = answers.nearest(to: UIKitBehavior(version: .v18))

    #expect(behavior.edgeTravel == .tiny)
    #expect(behavior.popDirection == .mostlyInwards)
    #expect(behavior.version == .v18)
  }

  @Test func `an exploration keeps to the answers that are left`() {
    var answers = UIKitAnswers()
    answers.narrow(.edgeTravel, to: ["tiny"])
    let exploration = Exploration(
      from: answers.nearest(to: UIKitBehavior()), within: answers
    ) { behavior, _ in
      .init(behavior.edgeTravel.rawValue, consulted: [.edgeTravel, .hitTesting])
    }

    #expect(exploration.groups.map(\.outcome) == ["tiny"])
    #expect(exploration.combinations == 2)
  }
}

extension UIKitAnswers {
  /// All answers to some questions, and to the others only those of a behavior.
  init(around behavior: UIKitBehavior, openAt questions: Set<UIKitBehavior.Question>) {
    self.init()
    for question in UIKitBehavior.Question.allCases where !questions.contains(question) {
      if let answer = behavior.answer(to: question) { narrow(question, to: [answer.name]) }
    }
  }
}
#endif
