#if HEADLESS
import Foundation
import GestureArbitration
import GestureLab
import GestureProbe
import HeadlessUIKit
import Testing

/// Every guided drag on the engine.
@MainActor
struct GuidedDragTests {
  private nonisolated static let names = GuidedDrag.all.map(\.id)

  @Test func `guided drags have names of their own in kebab case`() {
    let names = Self.names

    #expect(Set(names).count == names.count)
    for name in names {
      #expect(name.wholeMatch(of: /[a-z]+(-[a-z0-9]+)*/) != nil, "\(name)")
    }
  }

  @Test func `a guided drag has a title and an instruction of one sentence`() {
    for drag in GuidedDrag.all {
      #expect(!drag.title.isEmpty && !drag.title.hasSuffix("."))
      #expect(drag.instruction.hasSuffix(".") && drag.instruction.count <= 100, "\(drag.id)")
      #expect(!drag.instruction.dropLast().contains("."), "\(drag.id)")
    }
  }

  @Test func `a guided drag names open questions of the engine`() {
    let known = Set(UIKitBehavior.Question.allCases.map { "\($0)" })

    for drag in GuidedDrag.all {
      #expect(!drag.questions.isEmpty && Set(drag.questions).isSubset(of: known), "\(drag.id)")
    }
  }

  @Test func `a question without a drag is known to have none`() {
    let named = Set(GuidedDrag.all.flatMap(\.questions))

    // To ask a phone about a new question, add a drag; `GuidedDrag.all` says what cannot be seen.
    #expect(
      UIKitBehavior.Question.allCases.filter { !named.contains("\($0)") } == [
        .actionOrder, .relationOrder, .relationTime, .shouldBeginTime, .touchDelay,
        .resetOrder, .panBelowMinimum, .hitTesting, .firstTranslation,
        .cancelledPop, .readdedSubview, .subviewIndex, .popDuringDismissal, .cancelledContentPop,
        .pressWithoutResponder, .pressesAndMovements, .liftedTouch, .liftWithoutDrag,
        .webContentSwipe, .webBlocking, .drivenStart, .popAsksBar, .hiddenBottomBar,
        .columnSwipe,
      ])
  }

  @Test func `the contract names guided drags that exist`() throws {
    let root = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent()
    let article = try String(
      contentsOf: root.appending(
        path: "Sources/HeadlessUIKit/HeadlessUIKit.docc/contract-device-questions.md"),
      encoding: .utf8)
    let paragraphs = article.components(separatedBy: "*Guided drags:*").dropFirst().compactMap {
      $0.components(separatedBy: "\n- **").first
    }

    let cited = paragraphs.flatMap { $0.matches(of: /`([^`]+)`/).map { String($0.output.1) } }
    #expect(paragraphs.count == 11 && cited.count > 25)
    for name in cited { #expect(Self.names.contains(name), "\(name)") }
  }

  @Test(arguments: names)
  func `a recording reads again and has a screen and its touches`(name: String) throws {
    let drag = try #require(GuidedDrag.all.first { $0.id == name })

    let trace = PlayedDrag(drag).trace
    let read = try GestureTrace(json: Data(trace.json.utf8), named: "\(name).json")

    #expect(!read.screens.isEmpty)
    let landings = read.events.count {
      if case .touch(.began, _, _, _) = $0.kind { true } else { false }
    }
    #expect(landings == (drag.surface == .screen ? drag.touches.count : 0))
    #expect(RecordedTake.all(of: read, named: name).notes.isEmpty || !drag.isRebuildable)
  }

  @Test(arguments: names)
  func `a drag distinguishes the answers to each of its questions`(name: String) throws {
    let drag = try #require(GuidedDrag.all.first { $0.id == name })

    let questions = UIKitBehavior.Question.allCases.filter { drag.questions.contains("\($0)") }
    for question in questions {
      #expect(
        isTold(question, by: drag, beside: questions), "\(name) tells nothing about \(question)")
    }
  }

  @Test(arguments: GuidedDrag.all.filter(\.isRebuildable).map(\.id))
  func `a screen that is rebuilt from a recording behaves the same`(name: String) throws {
    let drag = try #require(GuidedDrag.all.first { $0.id == name })

    let trace = PlayedDrag(drag).trace
    let takes = RecordedTake.all(of: trace, named: name).takes

    #expect(!takes.isEmpty)
    for take in takes {
      let again = Reproduction(take, behavior: UIKitBehavior())
      #expect(again.isSame, "\(again.differences.first.map(String.init(describing:)) ?? "")")
    }
  }

  @Test(arguments: ["trackpad-middle", "trackpad-edge"], UIKitBehavior.TrackpadPop.allCases)
  func `a trackpad's swipe is recorded with what follows it, and is not played`(
    name: String, answer: UIKitBehavior.TrackpadPop
  ) throws {
    let drag = try #require(GuidedDrag.all.first { $0.id == name })
    var behavior = UIKitBehavior()
    behavior.trackpadPop = answer

    let trace = PlayedDrag(drag, behavior: behavior).trace
    let read = try GestureTrace(json: Data(trace.json.utf8), named: "\(name).json")
    #expect(read == trace && trace.screens.count == 1)
    let events = trace.events
    #expect(events.first?.isSwipe == true)
    #expect((events.last?.time ?? 0) - (events.first?.time ?? 0) < 2, "\(trace)")
    let story = try #require(TraceStory(of: trace)).lines.joined(separator: "\n")
    #expect(story.contains("At 0 ms a swipe of a trackpad or wheel began."))
    switch answer {
    case .follows:
      #expect(story.contains("UINavigationController.contentSwipe began"), "\(story)")
      #expect(story.contains("the transition continues to its end"), "\(story)")
    case .isIgnored:
      #expect(story.contains("No pop began with the swipe"), "\(story)")
    }
    let (takes, notes) = RecordedTake.all(of: trace, named: name)
    #expect(takes.isEmpty)
    #expect(notes.contains { $0.contains("a swipe of a trackpad or wheel began") })
  }

  @Test func `a drag plays at the place that it names in a smaller view`() throws {
    let drag = try #require(GuidedDrag.all.first)
    let frame = CGRect(x: 10, y: 20, width: 200, height: 400)

    let samples = drag.samples(in: frame)

    let start = try #require(drag.touches.first).start.point(in: frame)
    #expect(samples.first?.location == start)
    #expect(samples.first?.phase == .began && samples.last?.phase == .ended)
    #expect(samples.map(\.time) == samples.map(\.time).sorted())
  }

  @Test func `touches that overlap are delivered in the order of their times`() throws {
    let drag = try #require(GuidedDrag.all.first { $0.id == "second-finger" })

    let samples = drag.samples(in: StageMetrics.screen)

    #expect(Set(samples.map(\.touch)) == [0, 1])
    #expect(samples.map(\.time) == samples.map(\.time).sorted())
  }

  /// Whether another answer leads to another recording, alone or after another question of the drag
  /// is answered otherwise, as some questions come up only then.
  private func isTold(
    _ question: UIKitBehavior.Question, by drag: GuidedDrag,
    beside others: [UIKitBehavior.Question]
  ) -> Bool {
    let likely = UIKitBehavior()
    var starts = [likely]
    for other in others where other != question {
      starts += likely.answers(to: other).map(\.behavior).filter { $0 != likely }
    }
    return starts.contains { start in
      let played = PlayedDrag(drag, behavior: start)
      guard played.consulted.contains(question) else { return false }
      return start.answers(to: question).contains { answer in
        answer.behavior != start
          && PlayedDrag(drag, behavior: answer.behavior).deeds != played.deeds
      }
    }
  }
}
#endif
