#if HEADLESS
import Foundation
import GestureArbitration
import GestureLab
import GestureWorkshop
import HeadlessUIKit
import Testing

/// What recordings leave of the answers to UIKit's open questions.
///
/// These are samples, in which a few questions are open. `gesture-lab calibrate --prove` leaves all
/// of them open, on stages with hidden answers, and falsifies recordings there.
@MainActor @Suite struct CalibrationTests {
  /// What a drag on a plain screen leaves; it is played once for all tests.
  private static let plain = Result {
    var calibration = Calibration(
      on: .v26,
      from: UIKitAnswers(
        around: UIKitBehavior(),
        openAt: [.unmarkedTouch, .popDirection, .resetTime, .webBlocking, .sliderThumb]))
    calibration.add(try ReproductionTests.take(of: .plain))
    return calibration
  }

  @Test(arguments: [UIKitBehavior.ContentPopOverScrolling.ordinaryRules, .refusesTheTouch])
  func `a drag over a pager rules out answers about the content pop`(
    answer: UIKitBehavior.ContentPopOverScrolling
  ) throws {
    let name = answer.rawValue
    var behavior = UIKitBehavior()
    behavior.contentPopOverScrolling = answer
    var calibration = Calibration(
      on: behavior.version,
      from: UIKitAnswers(
        around: behavior,
        openAt: [.contentPopOverScrolling, .scrollAtLeadingEdge]))
    calibration.add(
      try ReproductionTests.take(of: .pagerMiddlePage, .right, from: .middle, behavior: behavior))

    let left = calibration.answers.left(to: .contentPopOverScrolling)
    #expect(calibration.unexplainedTakes.isEmpty)
    #expect(left.contains(name), "\(left)")
    #expect(left.count < UIKitBehavior.ContentPopOverScrolling.allCases.count, "\(left)")
  }

  @Test func `answers that agree only together are found`() throws {
    var behavior = UIKitBehavior(version: .v18)
    behavior.relationTime = .atTouchDown
    behavior.resetTime = .immediatelyIfUnlinked
    behavior.scrollAxis = .enabledOnly
    behavior.edgeTravel = .tiny
    behavior.popDirection = .inwardsFromTheStart
    var calibration = Calibration(
      on: .v18,
      from: UIKitAnswers(
        around: behavior,
        openAt: [.relationTime, .edgeTravel, .popDirection]))
    calibration.add(
      try ReproductionTests.take(of: .pagerFirstPage, .down, from: .edge, behavior: behavior))

    #expect(calibration.unexplainedTakes.isEmpty, "\(calibration.unexplainedTakes)")
    let left = UIKitBehavior.Question.allCases.filter { question in
      behavior.answer(to: question).map(calibration.answers.allow) ?? true
    }
    #expect(left == UIKitBehavior.Question.allCases)
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
    var calibration = Calibration(on: .v26, from: answers)
    calibration.add(take.replacing(events: [take.events[0], lie] + take.events.dropFirst()))

    #expect(calibration.unexplainedTakes.count == 1)
    #expect(calibration.answers == answers)
    #expect(CalibrationTable(calibration).lines.first?.contains("No answers explain plain") == true)
  }

  @Test(arguments: [1, 10, 40])
  func `a search that ends early rules out nothing and says so`(limit: Int) throws {
    var behavior = UIKitBehavior(version: .v18)
    behavior.relationTime = .atTouchDown
    behavior.edgeTravel = .tiny
    behavior.popDirection = .inwardsFromTheStart
    var calibration = Calibration(
      on: .v18,
      from: UIKitAnswers(
        around: behavior,
        openAt: [.relationTime, .edgeTravel, .popDirection]),
      limit: limit)
    for direction in [SwipeDirection.down, .right] {
      let take = try ReproductionTests.take(
        of: .pagerFirstPage, direction, from: .edge, behavior: behavior)
      calibration.add(take)
    }
    for question in UIKitBehavior.Question.allCases {
      let answer = try #require(behavior.answer(to: question))
      #expect(calibration.answers.allow(answer), "\(answer)")
    }
    #expect(calibration.isCut || !calibration.unexplainedTakes.isEmpty)
  }

  @Test func `no order of delivery explains a pan that began as its touch landed`() throws {
    let answers = UIKitAnswers(around: UIKitBehavior(), openAt: [.deliveryOrder])
    let take = try ReproductionTests.take(of: .pagerMiddlePage)
    let position = try #require(take.events.firstIndex(where: "pager.pan", is: .began))
    var events = take.events
    var began = events.remove(at: position)
    began.time = take.events[0].time
    events.insert(began, at: 1)
    var calibration = Calibration(on: .v26, from: answers)
    calibration.add(take.replacing(events: events))

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
